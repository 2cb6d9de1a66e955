import DesignTokens

/// The font that a text style asks for.
package struct FontRequest: Sendable, Hashable {
    /// The families, the most wanted first.
    package var families: [String]
    package var weight: Double
    package var isItalic: Bool

    /// The font of a text style; `nil` for a value that names no family.
    package init?(_ value: TokenValue) {
        guard case .composite(let style) = value, style.type == .typography,
            case .fontFamily(let families)? = style.value(of: "fontFamily"), !families.isEmpty
        else { return nil }
        self.families = families
        (weight, isItalic) = (400, false)
        if case .fontWeight(let stated)? = style.value(of: "fontWeight") {
            (weight, isItalic) = (stated.weight, stated.isItalic)
        }
        if case .string(let stated)? = style.value(of: "fontStyle") {
            isItalic = isItalic || ["italic", "oblique"].contains(stated.lowercased())
        }
    }

    package init(families: [String], weight: Double, isItalic: Bool) {
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The weight and style in words: `600`, `400 italic`.
    var style: String { NumberText.number(weight) + (isItalic ? " italic" : "") }
}
