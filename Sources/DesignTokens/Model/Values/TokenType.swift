// `@usableFromInline` lets other modules compare types, which they do for every token, without a call.

/// The type of a token's value: those of the Design Tokens format module 2025.10, sections 8 and 9, and Figma's two
/// additions.
@usableFromInline package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography
    case string, boolean

    package static var specified: [TokenType] { allCases.filter { $0 != .string && $0 != .boolean } }

    /// Whether values of this type have parts: section 9.
    package var isComposite: Bool {
        switch self {
        case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
        default: false
        }
    }

    /// Whether values of this type are or can contain colors.
    package var canHoldColors: Bool {
        switch self {
        case .color, .border, .shadow, .gradient: true
        default: false
        }
    }

    /// Whether a token of this type may be an alias of the other type: a length without a unit is a number in Figma,
    /// but a dimension elsewhere.
    package func canRefer(to other: TokenType?) -> Bool {
        self == other || (isMeasure && other?.isMeasure == true)
    }

    private var isMeasure: Bool { self == .number || self == .dimension }
}
