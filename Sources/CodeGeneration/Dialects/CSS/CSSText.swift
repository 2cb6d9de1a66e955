import DesignTokens
import Diagnostics

/// Texts and values as CSS spells them.
enum CSSText {
    /// The content of a string, without the quotes. What would end a comment or an element of HTML is escaped, too.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isSafe = !EscapedText.isInvisible(scalar) && !"\"\\<>*".unicodeScalars.contains(scalar)
            if isSafe { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
        }
        return result
    }

    static func quoted(_ text: String) -> String { "\"\(literal(text))\"" }

    /// A space ends the digits. There is no character 0 in CSS.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\\(String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16)) "
    }

    /// A color: of eight bits a component as `#14706e`, every other in the space that it is in.
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

    /// A part of one, to hundredths of a percent: more than eight bits tell apart.
    static func percentage(_ part: Double) -> String { NumberText.number((part * 10_000).rounded() / 100) + "%" }

    /// The name of a font; those that stand for whatever font a system has are words.
    static func family(_ name: String) -> String { genericFamilies.contains(name) ? name : quoted(name) }

    private static let genericFamilies: Set<String> = [
        "cursive", "fangsong", "fantasy", "math", "monospace", "sans-serif", "serif", "system-ui", "ui-monospace",
        "ui-rounded", "ui-sans-serif", "ui-serif",
    ]

    /// The style of a border; every one that the Design Tokens format names is one of CSS.
    static func lineStyle(_ name: String) -> String { lineStyles.contains(name) ? name : "solid" }

    private static let lineStyles: Set<String> = [
        "dashed", "dotted", "double", "groove", "inset", "none", "outset", "ridge", "solid",
    ]
}
