import DesignTokens
import Diagnostics

/// Values in Kotlin syntax.
enum ComposeText {
    /// Returns the content of a string literal, without the quotes. A dollar sign would begin a template.
    static func literal(_ text: String) -> String {
        EscapedText.escaped(text) { scalar in
            String(scalar).utf16.map { "\\u" + $0.hexadecimal(digits: 4) }.joined()
        }.replacing("$", with: "\\$")
    }

    static func quoted(_ text: String) -> String { "\"\(literal(text))\"" }

    /// Returns a color. In sRGB, the opacity comes first; Compose also uses eight bits per component.
    static func color(_ color: ColorValue) -> String {
        guard color.space == .srgb else {
            let components = [color.red, color.green, color.blue].map(float)
            return "Color(red = \(components[0]), green = \(components[1]), blue = \(components[2]), "
                + "alpha = \(float(color.alpha)), colorSpace = ColorSpaces.DisplayP3)"
        }
        let alpha = NumberText.hexadecimal(UInt32((color.alpha * 255).rounded())).suffix(2)
        return "Color(0x\(alpha)\(NumberText.hexadecimal(color.rounded)))"
    }

    /// Returns a number with a unit: `16.dp`, `(-0.5).sp`.
    static func measure(_ number: Double, _ unit: String) -> String {
        let text = NumberText.number(number)
        return number < 0 ? "(\(text)).\(unit)" : "\(text).\(unit)"
    }

    static func float(_ number: Double) -> String { NumberText.number(number) + "f" }

    /// Durations are whole milliseconds in Compose.
    static func milliseconds(_ time: Double) -> String { String(Int(min(time, 2e9).rounded())) }

    /// Returns a weight as a whole number from 1 to 1000.
    static func weight(_ weight: FontWeight) -> String { "FontWeight(\(Int(weight.weight.rounded())))" }

    /// Returns a text style without its family, which is a resource in an app.
    static func style(_ style: ComposedValue) -> String? {
        let slope = FontRequest { style[$0]?.value }.isItalic ? ["fontStyle = FontStyle.Italic"] : []
        let members =
            style.parts.compactMap { part in
                part.name.flatMap { member($0, part.value, points: part.points) }
            } + slope
        return members.isEmpty ? nil : "TextStyle(\(members.joined(separator: ", ")))"
    }

    private static func member(_ name: String, _ value: TokenValue, points: Double?) -> String? {
        switch (name, value) {
        case ("fontWeight", .fontWeight(let stated)): return "fontWeight = \(weight(stated))"
        // A number is a multiple of the font size.
        case ("lineHeight", .number(let multiple)): return "lineHeight = \(measure(multiple, "em"))"
        case ("fontSize", _), ("lineHeight", _), ("letterSpacing", _):
            let length = value.fontSizes.map { measure($0, "em") } ?? points.map { measure($0, "sp") }
            return length.map { "\(name) = \($0)" }
        case ("textDecoration", .string(let word)): return decorations[word.lowercased()].map { "\(name) = \($0)" }
        default: return nil
        }
    }

    private static let decorations = [
        "underline": "TextDecoration.Underline", "line-through": "TextDecoration.LineThrough",
        "strikethrough": "TextDecoration.LineThrough",
    ]
}
