import DesignTokens
import Diagnostics

/// Strings and colors in Swift syntax.
enum SwiftText {
    /// The usual label of the initializer that takes hexadecimal digits.
    static let hexLabel = "hex"

    /// Returns the content of a string literal, without the quotes.
    static func literal(_ text: String) -> String {
        EscapedText.escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// Returns a string literal.
    static func quoted(_ text: String) -> String { "\"\(literal(text))\"" }

    /// Returns a color for a context that expects `Color`.
    static func color(_ color: ColorValue, _ hexLabel: String = hexLabel) -> String {
        if let bytes = color.exactBytes {
            let hex = ".init(\(hexLabel): \"" + NumberText.hexadecimal(bytes) + "\""
            return color.alpha == 1 ? hex + ")" : hex + ", alpha: \(alpha(color.alpha)))"
        }
        let space = color.space == .srgb ? ".sRGB" : ".displayP3"
        let (red, green) = (NumberText.number(color.red), NumberText.number(color.green))
        let components = "red: \(red), green: \(green), blue: \(NumberText.number(color.blue))"
        let opacity = color.alpha == 1 ? "" : ", opacity: \(alpha(color.alpha))"
        return ".init(\(space), \(components)\(opacity))"
    }

    /// Returns a color for a context that expects `UIColor` or `NSColor`.
    static func nativeColor(_ color: ColorValue, _ hexLabel: String) -> String {
        if color.exactBytes != nil { return self.color(color, hexLabel) }
        let labels = color.space == .srgb ? "srgbRed" : "displayP3Red"
        let (red, green) = (NumberText.number(color.red), NumberText.number(color.green))
        let blue = NumberText.number(color.blue)
        return ".init(\(labels): \(red), green: \(green), blue: \(blue), alpha: \(alpha(color.alpha)))"
    }

    /// Returns an opacity. One with eight bits needs only four decimals.
    static func alpha(_ alpha: Double) -> String {
        let step = alpha * 255
        let isEightBits = abs(step - step.rounded()) < 1e-9
        return NumberText.number(isEightBits ? (alpha * 10_000).rounded() / 10_000 : alpha)
    }
}
