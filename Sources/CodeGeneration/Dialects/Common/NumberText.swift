import LocatedJSON

/// Numbers as most languages spell them.
package enum NumberText {
    /// Returns a number as JSON spells it.
    package static func number(_ value: Double) -> String { JSONNumber.text(of: value) }

    /// Returns a fraction as a percentage: `50.2%`.
    package static func percentage(_ part: Double) -> String { number((part * 1000).rounded() / 10) + "%" }

    /// Returns a 24-bit number as six upper-case hexadecimal digits.
    package static func hexadecimal(_ value: UInt32) -> String {
        String(unsafeUninitializedCapacity: 6) { buffer in
            for index in 0..<6 {
                let digit = UInt8(truncatingIfNeeded: value >> UInt32(20 - 4 * index)) & 15
                buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
            }
            return 6
        }
    }
}
