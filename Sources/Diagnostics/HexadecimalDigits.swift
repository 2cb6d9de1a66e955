extension BinaryInteger {
    /// Returns the number in hexadecimal, with zeros before it up to a number of digits.
    package func hexadecimal(digits count: Int, uppercase: Bool = true) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
