// Other modules compare types token by token: `@usableFromInline` lets them do so without a call.

/// What a token's value is: the types of the Design Tokens format module 2025.10, section 8 and 9, and the two that
/// Figma adds.
@usableFromInline package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography
    case string, boolean

    /// The types that the format module defines.
    package static var specified: [TokenType] { allCases.filter { $0 != .string && $0 != .boolean } }

    /// Whether values of this type are made of others: section 9.
    package var isComposite: Bool {
        switch self {
        case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
        default: false
        }
    }

    /// Whether values of this type are colors, or can be made of some.
    package var canHoldColors: Bool {
        switch self {
        case .color, .border, .shadow, .gradient: true
        default: false
        }
    }

    /// Whether a token of this type may be an alias of one of the other type: a length without a unit is a number
    /// in Figma and a dimension elsewhere.
    package func canRefer(to other: TokenType?) -> Bool {
        self == other || (isMeasure && other?.isMeasure == true)
    }

    private var isMeasure: Bool { self == .number || self == .dimension }
}
