import DesignTokens

extension TokenType {
    /// Whether values are numbers, texts and the like, which need no library that draws.
    var isPlain: Bool {
        switch self {
        case .number, .dimension, .string, .boolean, .duration, .fontFamily: true
        case .color, .fontWeight, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            false
        }
    }
}

extension TokenValue {
    /// The value that is made of others; `nil` for any other.
    var composite: CompositeValue? { if case .composite(let composite) = self { composite } else { nil } }

    /// Why it has no expression in a language that spells what it can; `nil` for one that has: not for what no format says, and
    /// what lacks a part that has no default.
    var lack: ExpressionLack? {
        switch self {
        case .alias, .deferred, .uninterpreted, .unusable: .value
        case .composite(let list) where list.isList: list.parts.contains { $0.value.lack != nil } ? .value : nil
        case .composite(let composite): composite.partWithoutExpression.map(ExpressionLack.part)
        default: fontSizes == nil || points != nil ? nil : .value
        }
    }
}

extension CompositeValue {
    /// The part that an expression cannot do without, where it is missing or has none itself; `nil` for a list.
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
        // A length that is relative to the font size has that of the text around it.
        return needed.first { name in value(of: name).map { $0.fontSizes == nil && $0.lack != nil } ?? true }
    }
}

extension GradientShape {
    /// Where a linear gradient begins and ends in SwiftUI, whatever the size of what it fills: that is known for
    /// multiples of a right angle only.
    var unitPoints: (start: String, end: String)? {
        guard case .linear(let angle) = self else { return nil }
        return switch angle.truncatingRemainder(dividingBy: 360) {
        case 0: ("bottom", "top")
        case 90, -270: ("leading", "trailing")
        case 180, -180: ("top", "bottom")
        case 270, -90: ("trailing", "leading")
        default: nil
        }
    }
}
