import DesignTokens

/// The pieces of the support file: types and initializers that generated code uses and no library provides.
package enum SupportPiece: String, CaseIterable, Sendable {
    case colorHex, appearances, textStyle, shadow, gradient, border

    /// The types that the piece declares.
    package var types: [String] {
        switch self {
        case .colorHex, .appearances: []
        case .textStyle: [SupportType.textStyle]
        case .shadow: [SupportType.layeredShadow]
        case .gradient: [SupportType.angledGradient]
        case .border: [SupportType.borderStyle, SupportType.strokePattern]
        }
    }

    /// The types of tokens whose values the piece is for. An output of support can be limited to some types.
    package var tokenTypes: Set<TokenType> {
        switch self {
        case .colorHex, .appearances: [.color]
        case .textStyle: [.typography]
        case .shadow: [.shadow]
        case .gradient: [.gradient]
        case .border: [.border, .strokeStyle]
        }
    }
}
