import DesignTokens

/// Texts and numbers as Swift source spells them. What comes from a token file can hold anything; nothing of it can
/// end the literal or the comment it is put into.
package enum SwiftText {
    /// The content of a string literal, without the quotes.
    package static func literal(_ text: String) -> String {
        EscapedText.escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// One line of a `//` comment: what would end the line, or hide part of it, becomes a space.
    package static func comment(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: EscapedText.isInvisible) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { EscapedText.isInvisible($0) ? " " : $0 }))
    }

    /// The lines of a text, for a `///` comment each.
    package static func commentLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }

    /// A number, as short as it can be without becoming another: a 32-bit float that was widened to 64 bits, which
    /// is what Figma writes, is spelled as the 32-bit float was.
    package static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        // The compiler warns about a literal so small that it loses digits.
        if value.isSubnormal { return "0" }
        let narrow = Float(value)
        return Double(narrow) == value ? narrow.description : value.description
    }

    /// A colour, where the type `Color` is expected.
    package static func color(_ color: ColorValue) -> String {
        if let bytes = color.exactBytes {
            let hex = ".init(hex: \"" + hexadecimal(bytes) + "\""
            return color.alpha == 1 ? hex + ")" : hex + ", alpha: \(alpha(color.alpha)))"
        }
        let space = color.space == .srgb ? ".sRGB" : ".displayP3"
        let components = "red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))"
        let opacity = color.alpha == 1 ? "" : ", opacity: \(alpha(color.alpha))"
        return ".init(\(space), \(components)\(opacity))"
    }

    /// An opacity; one that was made from eight bits needs only four decimals.
    package static func alpha(_ alpha: Double) -> String {
        let step = alpha * 255
        let isEightBits = abs(step - step.rounded()) < 1e-9
        return number(isEightBits ? (alpha * 10_000).rounded() / 10_000 : alpha)
    }

    /// A part of one for people: `50.2%`.
    package static func percentage(_ part: Double) -> String { number((part * 1000).rounded() / 10) + "%" }

    /// Six upper-case hexadecimal digits of a 24-bit number.
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
