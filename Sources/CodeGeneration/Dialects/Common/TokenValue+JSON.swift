import DesignTokens
import LocatedJSON

extension TokenValue {
    /// The value in the Design Tokens format module 2025.10; `null` if it is uninterpreted.
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
    /// The format has no style of a weight, so an italic weight is an object.
    fileprivate var json: JSONValue { isItalic ? ["weight": .number(weight), "style": "italic"] : .number(weight) }
}

extension CompositeValue {
    /// The format has no shapes of gradients, so a gradient with a shape is an object with its stops.
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
