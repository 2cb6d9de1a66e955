/// RFC 8259 section 6: conversion between number texts and doubles.
package enum JSONNumber {
    /// The shortest text that identifies a finite number: a 32-bit float that was widened to 64 bits, as Figma writes
    /// it, is spelled as the 32-bit float.
    package static func text(of value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        // Subnormal numbers cause compiler warnings about lost digits.
        if value.isSubnormal { return "0" }
        let narrow = Float(value)
        return Double(narrow) == value ? narrow.description : value.description
    }

    /// The double nearest to a number text that the parser has accepted.
    ///
    /// Up to nineteen digits with a power of ten in the range of a 64-bit integer are converted by one exact division
    /// or a product without rounding; everything else uses the standard library.
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

        /// `nil` for a text with an exponent, or with too many digits for a 64-bit integer.
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

        /// Divides with a 64-bit quotient whose lowest bit records whether there is a remainder, which is enough to
        /// round correctly to 53 bits.
        private func quotient(by divisor: UInt64) -> Double {
            let dividendShift = digits.leadingZeroBitCount
            let divisorShift = divisor.leadingZeroBitCount
            // Halving the dividend keeps the quotient below 2^64, as the hardware division requires.
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
