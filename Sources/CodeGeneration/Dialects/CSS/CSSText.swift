import DesignTokens
import Diagnostics

/// Strings and values in CSS syntax.
enum CSSText {
    /// Returns the content of a string, without quotes. Characters that would end a comment or an HTML element are also
    /// escaped.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isSafe = !EscapedText.isInvisible(scalar) && !"\"\\<>*".unicodeScalars.contains(scalar)
            if isSafe { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
        }
        return result
    }

    static func quoted(_ text: String) -> String { "\"\(literal(text))\"" }

    /// A space ends the digits. CSS does not support U+0000.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\\(String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16)) "
    }

    /// Returns a color: `#14706e` with eight bits per component, others in their own color space.
    static func color(_ color: ColorValue) -> String {
        guard let bytes = color.exactBytes else {
            let components = [color.red, color.green, color.blue].map(NumberText.number).joined(separator: " ")
            return "color(\(color.space.rawValue) \(components)\(alpha(color)))"
        }
        if color.alpha == 1 { return "#" + NumberText.hexadecimal(bytes).lowercased() }
        let components = [bytes >> 16, bytes >> 8 & 255, bytes & 255].map(String.init).joined(separator: " ")
        return "rgb(\(components)\(alpha(color)))"
    }

    private static func alpha(_ color: ColorValue) -> String {
        color.alpha == 1 ? "" : " / \(percentage(color.alpha))"
    }

    /// Returns a fraction as a percentage with two decimals, which is more precise than eight bits.
    static func percentage(_ part: Double) -> String { NumberText.number((part * 10_000).rounded() / 100) + "%" }

    /// Returns the name of a font. Generic families, and older names of the system font, are keywords.
    static func family(_ name: String) -> String { familyKeywords.contains(name) ? name : quoted(name) }

    private static let familyKeywords: Set<String> = [
        "cursive", "fangsong", "fantasy", "math", "monospace", "sans-serif", "serif", "system-ui", "ui-monospace",
        "ui-rounded", "ui-sans-serif", "ui-serif", "-apple-system", "BlinkMacSystemFont",
    ]

    /// Returns the style of a border. CSS has all styles of the Design Tokens format.
    static func lineStyle(_ name: String) -> String { lineStyles.contains(name) ? name : "solid" }

    private static let lineStyles: Set<String> = [
        "dashed", "dotted", "double", "groove", "inset", "none", "outset", "ridge", "solid",
    ]
}
