import DesignTokens

extension TokenType {
    /// Whether the value is a number, a string or the like, which needs no drawing library.
    var isPlain: Bool {
        switch self {
        case .number, .dimension, .string, .boolean, .duration, .fontFamily: true
        case .color, .fontWeight, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            false
        }
    }
}

extension TokenValue {
    /// The composite value; `nil` for any other.
    var composite: CompositeValue? { if case .composite(let composite) = self { composite } else { nil } }

    /// Why the value has no expression in any language; `nil` if it has one. Uninterpreted values, and values without a
    /// required part, have none.
    var lack: ExpressionLack? {
        switch self {
        case .alias, .deferred, .uninterpreted, .unusable: .value
        case .composite(let list) where list.isList: list.parts.contains { $0.value.lack != nil } ? .value : nil
        case .composite(let composite): composite.partWithoutExpression.map(ExpressionLack.part)
        default: fontSizes == nil || points != nil ? nil : .value
        }
    }

    /// The same for a language that chooses fonts by family and weight, not by a font's own name of its style.
    var lackByFontWeight: ExpressionLack? { FontRequest(self)?.styleName == nil ? lack : .part("fontStyle") }
}

extension CompositeValue {
    /// The required part that is missing or has no expression; `nil` for a list.
    var partWithoutExpression: String? {
        if isList { return nil }
        let needed: [String] =
            switch type {
            case .typography: ["fontSize"]
            case .border: ["color", "width"]
            case .shadow, .gradient: ["color"]
            case .transition: ["duration", "timingFunction"]
            default: []
            }
        // A length relative to the font size depends on the surrounding text.
        return needed.first { name in value(of: name).map { $0.fontSizes == nil && $0.lack != nil } ?? true }
    }
}

extension GradientShape {
    /// The start and end points of a linear gradient in SwiftUI, independent of size. They exist only for multiples of
    /// a right angle.
    var unitPoints: (start: String, end: String)? {
        guard case .linear(let angle) = self else { return nil }
        // Tools compute angles from matrices: 89.9999999999975.
        let rounded = (angle * 1000).rounded() / 1000
        return switch rounded.truncatingRemainder(dividingBy: 360) {
        case 0: ("bottom", "top")
        case 90, -270: ("leading", "trailing")
        case 180, -180: ("top", "bottom")
        case 270, -90: ("trailing", "leading")
        default: nil
        }
    }
}
