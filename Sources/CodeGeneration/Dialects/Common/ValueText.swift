import DesignTokens
import LocatedJSON

/// Values as short, readable text on one line.
package struct ValueText: Sendable {
    private let baseFontSize: Double
    /// The number of parts before `and 3 more`.
    private let partLimit: Int

    package init(baseFontSize: Double, partLimit: Int = .max) {
        self.baseFontSize = baseFontSize
        self.partLimit = partLimit
    }

    /// Returns the text of a value: `#14706E 40%`, `16 pt`; empty for a value without one.
    package func text(of value: TokenValue) -> String {
        switch value.inPoints(baseFontSize: baseFontSize) {
        case .color(let color): Self.color(color).joined(separator: " ")
        case .number(let number): NumberText.number(number)
        case .dimension(let number, .px): NumberText.number(number) + " pt"
        case .dimension(let number, let unit): NumberText.number(number) + unit.rawValue
        case .string(let text), .strokeStyle(let text): JSONValue.quoted(text)
        case .boolean(let boolean): boolean.description
        case .duration(let number, let unit): NumberText.number(number) + " " + unit.rawValue
        case .cubicBezier(let numbers): numbers.map(NumberText.number).joined(separator: " ")
        case .fontFamily(let names): list(names, separator: ", ") { $0 }
        case .fontWeight(let weight): NumberText.number(weight.weight) + (weight.isItalic ? " italic" : "")
        case .composite(let composite): text(of: composite)
        case .alias, .deferred, .uninterpreted, .unusable: ""
        }
    }

    private func text(of composite: CompositeValue) -> String {
        list(composite.parts, separator: composite.isList ? "; " : ", ") { part in
            [part.name, text(of: part.value)].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Returns the texts of some parts, and how many more there are.
    package func list<Part>(_ parts: [Part], separator: String, _ text: (Part) -> String) -> String {
        let more = parts.count - partLimit
        return (parts.prefix(partLimit).map(text) + (more > 0 ? ["and \(more) more"] : [])).joined(separator: separator)
    }

    /// Returns a component of a color with four decimals.
    static func component(_ number: Double) -> String { NumberText.number((number * 10_000).rounded() / 10_000) }

    /// Returns a color as six digits, or as the components of a wider space, and its opacity.
    package static func color(_ color: ColorValue) -> [String] {
        var name = "#" + NumberText.hexadecimal(color.rounded)
        if color.space != .srgb {
            let components = [color.red, color.green, color.blue].map(component)
            name = "\(color.space.rawValue) \(components.joined(separator: " "))"
        }
        return color.alpha == 1 ? [name] : [name, NumberText.percentage(color.alpha)]
    }
}
