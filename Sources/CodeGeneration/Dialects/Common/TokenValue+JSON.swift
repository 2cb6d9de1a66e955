import DesignTokens
import LocatedJSON

extension TokenValue {
    /// The value as the Design Tokens format module 2025.10 spells it; `null` for one that is not interpreted.
    package var json: JSONValue {
        switch self {
        case .color(let color): color.json
        case .number(let number): .number(number)
        case .dimension(let number, let unit): ["value": .number(number), "unit": .string(unit.rawValue)]
        case .string(let text), .strokeStyle(let text): .string(text)
        case .boolean(let isTrue): .boolean(isTrue)
        case .duration(let number, let unit): ["value": .number(number), "unit": .string(unit.rawValue)]
        case .cubicBezier(let numbers): .array(numbers.map(JSONValue.number))
        case .fontFamily(let names): names.count == 1 ? .string(names[0]) : .strings(names)
        case .fontWeight(let weight): weight.json
        case .composite(let composite): composite.json
        case .alias, .deferred, .uninterpreted, .unusable: .null
        }
    }
}

extension FontWeight {
    /// The format has no style beside a weight: an italic one is an object.
    fileprivate var json: JSONValue { isItalic ? ["weight": .number(weight), "style": "italic"] : .number(weight) }
}

extension CompositeValue {
    /// The format has no shape of a gradient: one that has is an object, with its stops in it.
    fileprivate var json: JSONValue {
        let value: JSONValue =
            isList
            ? .array(parts.map(\.value.json))
            : .object(parts.map { JSONValue.Member($0.name ?? "", $0.value.json) })
        guard let shape else { return value }
        return .object(of: [
            "shape": .string(shape.name), "angle": shape.angle.map(JSONValue.number),
            "center": shape.center.map { [.number($0.x), .number($0.y)] }, "stops": value,
        ])
    }
}

extension ColorValue {
    fileprivate var json: JSONValue {
        .object(of: [
            "colorSpace": .string(space.rawValue), "components": .array([red, green, blue].map(JSONValue.number)),
            "alpha": .number(alpha), "hex": exactBytes.map { .string("#" + NumberText.hexadecimal($0)) },
        ])
    }
}
