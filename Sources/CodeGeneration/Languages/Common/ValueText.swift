import DesignTokens

/// Values as people read them, on one line.
package struct ValueText: Sendable {
    private let baseFontSize: Double

    package init(baseFontSize: Double) { self.baseFontSize = baseFontSize }

    /// A value: `#14706E 40%`, `16 pt`; empty for one that has none.
    package func text(of value: TokenValue) -> String {
        switch value.inPoints(baseFontSize: baseFontSize) {
        case .color(let color): Self.color(color).joined(separator: " ")
        case .number(let number): NumberText.number(number)
        case .dimension(let number, .px): NumberText.number(number) + " pt"
        case .dimension(let number, let unit): NumberText.number(number) + unit.rawValue
        case .string(let text), .strokeStyle(let text): JSONText.quoted(text)
        case .boolean(let boolean): boolean.description
        case .duration(let number, let unit): NumberText.number(number) + " " + unit.rawValue
        case .cubicBezier(let numbers): numbers.map(NumberText.number).joined(separator: " ")
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): NumberText.number(weight.weight) + (weight.isItalic ? " italic" : "")
        case .composite(let composite): text(of: composite)
        case .alias, .deferred, .uninterpreted, .unusable: ""
        }
    }

    private func text(of composite: CompositeValue) -> String {
        let parts = composite.parts.map { part in
            [part.name, text(of: part.value)].compactMap(\.self).joined(separator: " ")
        }
        return parts.joined(separator: composite.isList ? "; " : ", ")
    }

    /// A colour as six digits, or as the components of a wider space, and its opacity where it has one.
    package static func color(_ color: ColorValue) -> [String] {
        var name = "#" + NumberText.hexadecimal(color.rounded)
        if color.space != .srgb {
            let components = [color.red, color.green, color.blue].map {
                NumberText.number(($0 * 10_000).rounded() / 10_000)
            }
            name = "\(color.space.rawValue) \(components.joined(separator: " "))"
        }
        return color.alpha == 1 ? [name] : [name, NumberText.percentage(color.alpha)]
    }
}
