/// Decimal numbers as text, without exponents: `6e2` may be part of a color, and other tools cannot read `1e-05`.
enum StudioDecimal {
    /// Reads a number from the beginning of some bytes: digits with or without a fraction, or a fraction alone.
    static func read(_ bytes: inout ArraySlice<UInt8>, allowsSign: Bool = false) -> Double? {
        var rest = bytes
        if allowsSign, let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            rest.removeFirst()
        }
        let digits = rest.prefix(while: ASCII.isDigit)
        rest = rest[digits.endIndex...]
        var fraction: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: ".") {
            fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
            guard !fraction.isEmpty else { return nil }
            rest = rest[fraction.endIndex...]
        }
        guard !digits.isEmpty || !fraction.isEmpty else { return nil }
        let text = bytes[..<rest.startIndex]
        guard let number = Double(String(decoding: text, as: UTF8.self)) else { return nil }
        bytes = rest
        return number
    }

    /// The shortest decimal text of a number, written out: `0.00001` and `10000000000000000`, not `1e-05` and `1e+16`.
    static func text(_ number: Double) -> String {
        if number == 0 { return "0" }
        let parts = "\(number.magnitude)".split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        var digits = String(mantissa[0])
        var fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        if exponent > 0 {
            let zeros = String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
            digits += fraction.prefix(exponent) + zeros
            fraction = String(fraction.dropFirst(exponent))
        } else if exponent < 0 {
            fraction = String(repeating: "0", count: -exponent - 1) + digits + fraction
            digits = "0"
        }
        return (number < 0 ? "-" : "") + digits + (fraction.isEmpty ? "" : ".\(fraction)")
    }

    /// A number with its decimal point moved to the right. The text is moved, so that -1.4% is exactly -0.014.
    static func shifted(_ number: Double, by digits: Int) -> Double { Double("\(text(number))e\(digits)") ?? .nan }

    /// A number rounded to a number of digits after the point, halves away from zero, like JavaScript's `toFixed`.
    ///
    /// The rounding error of the product is corrected, so that a number just below a half is not rounded up.
    static func rounded(_ number: Double, toDigits digits: Int) -> Double {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = number.magnitude * scale
        guard scaled < 0x1p52 else { return number }
        let lost = (-scaled).addingProduct(number.magnitude, scale)
        let floor = scaled.rounded(.down)
        let rounded = (scaled - floor) + lost >= 0.5 ? floor + 1 : floor
        return (number < 0 ? -rounded : rounded) / scale + 0
    }
}
