import DesignTokens
import Diagnostics

/// Texts and values as JSON spells them.
package enum JSONText {
    /// One text, or a list of several.
    package static func names(_ texts: [String]) -> String {
        texts.count == 1 ? quoted(texts[0]) : "[\(texts.map(quoted).joined(separator: ", "))]"
    }

    /// A text in quotes.
    package static func quoted(_ text: String) -> String { EscapedText.quotedForJSON(text) }

    /// A value on one line, as the Design Tokens format module 2025.10 spells it; `null` for one that is not
    /// interpreted.
    package static func value(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): self.color(color)
        case .number(let number): NumberText.number(number)
        case .dimension(let number, let unit): "{\"value\":\(NumberText.number(number)),\"unit\":\"\(unit.rawValue)\"}"
        case .string(let text): quoted(text)
        case .boolean(let boolean): boolean.description
        case .duration(let number, let unit): "{\"value\":\(NumberText.number(number)),\"unit\":\"\(unit.rawValue)\"}"
        case .cubicBezier(let numbers): "[\(numbers.map(NumberText.number).joined(separator: ","))]"
        case .fontFamily(let names):
            names.count == 1 ? quoted(names[0]) : "[\(names.map(quoted).joined(separator: ","))]"
        case .fontWeight(let weight): fontWeight(weight)
        case .strokeStyle(let name): quoted(name)
        case .composite(let composite): self.composite(composite)
        case .alias, .deferred, .uninterpreted, .unusable: "null"
        }
    }

    /// The format has no style beside a weight: an italic one is an object.
    private static func fontWeight(_ weight: FontWeight) -> String {
        let number = NumberText.number(weight.weight)
        return weight.isItalic ? "{\"weight\":\(number),\"style\":\"italic\"}" : number
    }

    private static func composite(_ composite: CompositeValue) -> String {
        let parts = composite.parts.map { part in
            (part.name.map { quoted($0) + ":" } ?? "") + value(part.value)
        }.joined(separator: ",")
        let text = composite.isList ? "[\(parts)]" : "{\(parts)}"
        return composite.shape.map { "{\(shape($0)),\"stops\":\(text)}" } ?? text
    }

    /// The format has no shape of a gradient: one that has is an object, with its stops in it.
    private static func shape(_ shape: GradientShape) -> String {
        let angle = shape.angle.map { ",\"angle\":\(NumberText.number($0))" } ?? ""
        let center = shape.center.map { ",\"center\":[\(NumberText.number($0.x)),\(NumberText.number($0.y))]" } ?? ""
        return "\"shape\":\(quoted(shape.name))\(angle)\(center)"
    }

    private static func color(_ color: ColorValue) -> String {
        let components = [color.red, color.green, color.blue].map(NumberText.number).joined(separator: ",")
        let hex = color.exactBytes.map { ",\"hex\":\"#\(NumberText.hexadecimal($0))\"" } ?? ""
        return "{\"colorSpace\":\"\(color.space.rawValue)\",\"components\":[\(components)],"
            + "\"alpha\":\(NumberText.number(color.alpha))\(hex)}"
    }
}
