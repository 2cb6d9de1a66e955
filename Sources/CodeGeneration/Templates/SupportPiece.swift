import DesignTokens

/// The pieces of the support file: what generated code uses and no library has.
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

    /// The types of tokens whose values the piece is for; an output of support can be limited to some.
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
