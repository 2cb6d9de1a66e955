/// The members of `$extensions["studio.tokens"].modify` after references were followed: `type`, the amount `value` (0…1
/// or a percentage), `space`, and `color` to mix with.
struct StudioModifier {
    var members: [String: String]

    static let types = ["lighten", "darken", "mix", "alpha"]

    /// The color modifier, or `nil` without a type or space, when the plugin leaves the color unchanged.
    var reading: StudioValue.Reading<ColorModifier?> {
        guard let type = members["type"], let name = members["space"], !type.isEmpty, !name.isEmpty else {
            return .success(nil)
        }
        let value = members["value"]
        guard let amount = value.flatMap({ try? StudioValue.opacity($0).get() }) else {
            return StudioValue.problem(value ?? "", "is not an amount from 0 to 1", "write it as 0.2 or 20%")
        }
        guard let space = ColorModifier.Space(rawValue: name) else {
            return unknown(name, "a space", ColorModifier.Space.allCases.map(\.rawValue))
        }
        switch type {
        case "lighten": return .success(ColorModifier(.lighten(amount), in: space))
        case "darken": return .success(ColorModifier(.darken(amount), in: space))
        case "alpha": return .success(ColorModifier(.alpha(amount), in: space))
        case "mix":
            guard let other = members["color"].flatMap({ Color(css: $0) }) else {
                return StudioValue.problem(
                    members["color"] ?? "", "is not a color to mix with", "write it as #893825 or {group.token}")
            }
            return .success(ColorModifier(.mix(other, amount), in: space))
        default: return unknown(type, "a modifier", Self.types)
        }
    }

    private func unknown(_ word: String, _ what: String, _ known: [String]) -> StudioValue.Reading<ColorModifier?> {
        StudioValue.problem(word, "is not \(what) of colors", "write one of \(known.joined(separator: ", "))")
    }
}

extension Color {
    /// The color as the text that references insert: eight bits a component if it is in sRGB.
    var studioText: String { drawn().value.space == .srgb ? hexadecimalStudioText : cssText }

    /// The color as the plugin writes modified colors: mapped into sRGB, with eight bits a component.
    var hexadecimalStudioText: String {
        let text = ColorValue(reducedInChroma(into: .srgb), in: .srgb).hexadecimalText
        return alpha == 1 ? text : "rgba(\(text), \(alpha))"
    }
}

extension TokenValue {
    /// The value as the text that references insert, or `nil` for a value with parts.
    var studioText: String? {
        switch self {
        case .color(let color): Color(color).studioText
        case .number(let number): StudioDecimal.text(number)
        case .dimension(let number, let unit): StudioDecimal.text(number) + unit.rawValue
        case .duration(let number, let unit): StudioDecimal.text(number) + unit.rawValue
        case .string(let text), .strokeStyle(let text): text
        case .boolean(let boolean): boolean.description
        case .cubicBezier(let numbers): StudioValue.curveText(numbers.map(StudioDecimal.text))
        case .fontFamily(let names): FontList.text(names)
        case .fontWeight(let weight): StudioDecimal.text(weight.weight) + (weight.isItalic ? " Italic" : "")
        default: nil
        }
    }
}
