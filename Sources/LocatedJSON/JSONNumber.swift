/// RFC 8259 section 6: from a number's text to the nearest double, and back.
package enum JSONNumber {
    /// A finite number, as short as it can be without becoming another: a 32-bit float that was widened to 64 bits, which
    /// is what Figma writes, is spelled as the 32-bit float was.
    package static func text(of value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        // Compilers warn about a literal so small that it loses digits.
        if value.isSubnormal { return "0" }
        let narrow = Float(value)
        return Double(narrow) == value ? narrow.description : value.description
    }

    /// The double nearest to a text that the parser has accepted as a number.
    ///
    /// Up to nineteen digits with a power of ten that a 64-bit integer holds are converted by one exact division
    /// or a product that cannot round; everything else goes through the standard library.
    static func double(_ text: ArraySlice<UInt8>) -> Double {
        guard let decimal = Decimal(text) else { return Double(String(decoding: text, as: UTF8.self)) ?? .infinity }
        let magnitude = decimal.magnitude
        return decimal.isNegative ? -magnitude : magnitude
    }

    /// A short decimal number: digits × 10^-places.
    private struct Decimal {
        var digits: UInt64 = 0
        var places = 0
        var isNegative = false

        /// `nil` when the text has an exponent, or more digits than a 64-bit integer surely holds.
        init?(_ text: ArraySlice<UInt8>) {
            guard text.count <= 20 else { return nil }
            var count = 0
            var isFraction = false
            for byte in text {
                switch byte {
                case UInt8(ascii: "-"): isNegative = true
                case UInt8(ascii: "."): isFraction = true
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                    count += 1
                    if isFraction { places += 1 }
                default: return nil
                }
            }
            if count > 19 { return nil }
        }

        /// The nearest double: the quotient of two integers, rounded once, to even.
        var magnitude: Double {
            if places == 0 { return Double(digits) }
            if digits == 0 { return 0 }
            let divisor = JSONNumber.powersOfTen[places]
            if digits < 1 << 53, places <= 22 { return Double(digits) / Double(divisor) }
            return quotient(by: divisor)
        }

        /// Divides with 64 bits of quotient, of which the lowest takes up whether anything was left over: enough to
        /// round to 53 bits as if the quotient were exact.
        private func quotient(by divisor: UInt64) -> Double {
            let dividendShift = digits.leadingZeroBitCount
            let divisorShift = divisor.leadingZeroBitCount
            // Halving the dividend keeps the quotient below 2^64, which the hardware division demands.
            let dividend = digits << UInt64(dividendShift)
            let scaled = divisor << UInt64(divisorShift)
            let result = scaled.dividingFullWidth((dividend >> 1, dividend << 63))
            let sticky: UInt64 = result.remainder == 0 ? 0 : 1
            return Double(
                sign: .plus, exponent: divisorShift - dividendShift - 63, significand: Double(result.quotient | sticky))
        }
    }

    private static let powersOfTen: [UInt64] = {
        var powers: [UInt64] = [1]
        while powers.count < 20 { powers.append((powers.last ?? 1) * 10) }
        return powers
    }()
}
