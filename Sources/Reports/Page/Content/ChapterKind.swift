import DesignTokens

/// The chapters of tokens in reading order: tokens with a purpose before those with only a value.
enum ChapterKind: String, CaseIterable, Sendable {
    case semantic, component, primitive, colors, sizes, type, effects, motion, other

    init(_ token: InspectedToken) {
        switch token.type {
        case .color: self = Self.ofColor(token.layer)
        case .number, .dimension: self = .sizes
        case .typography, .fontFamily, .fontWeight: self = .type
        case .shadow, .gradient, .border, .strokeStyle: self = .effects
        case .duration, .cubicBezier, .transition: self = .motion
        case .string, .boolean, nil: self = .other
        }
    }

    private static func ofColor(_ layer: Layer?) -> ChapterKind {
        switch layer {
        case .semantic: .semantic
        case .component: .component
        case .primitive: .primitive
        case nil: .colors
        }
    }

    var title: String {
        switch self {
        case .semantic: "Semantic colors"
        case .component: "Component colors"
        case .primitive: "Primitive colors"
        case .colors: "Colors"
        case .sizes: "Sizes"
        case .type: "Type"
        case .effects: "Effects"
        case .motion: "Motion"
        case .other: "Other values"
        }
    }

    /// Whether numbered scales are shown as ramps. Semantic and component colors have individual purposes.
    var hasRamps: Bool { self == .primitive || self == .colors }

    /// The approximate height of a row in points.
    var rowHeight: Int {
        switch self {
        case .semantic, .component, .primitive, .colors, .other: 41
        case .sizes: 57
        case .type, .effects, .motion: 89
        }
    }
}
