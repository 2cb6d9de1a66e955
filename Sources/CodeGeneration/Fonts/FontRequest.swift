import DesignTokens

/// The font that a text style asks for.
package struct FontRequest: Sendable, Hashable {
    /// The families in order of preference.
    package var families: [String]
    package var weight: Double
    package var isItalic: Bool
    /// The font's own name of its style, in place of a weight: `Headline`.
    var styleName: String?

    /// Creates the request of a text style; `nil` for a value without a family.
    package init?(_ value: TokenValue) {
        guard case .composite(let style) = value, style.type == .typography else { return nil }
        self.init(part: style.value)
        if families.isEmpty { return nil }
    }

    /// Creates the request from the parts of a text style, which may have no family.
    init(part: (_ name: String) -> TokenValue?) {
        self.init(families: [], weight: 400, isItalic: false)
        if case .fontFamily(let stated)? = part("fontFamily") { families = stated }
        if case .fontWeight(let stated)? = part("fontWeight") { (weight, isItalic) = (stated.weight, stated.isItalic) }
        if case .string(let stated)? = part("fontStyle") {
            isItalic = isItalic || ["italic", "oblique"].contains(stated.lowercased())
            if part("fontWeight") == nil { styleName = StudioValue.fontStyleName(stated) }
        }
    }

    package init(families: [String], weight: Double, isItalic: Bool, styleName: String? = nil) {
        self.families = families
        self.styleName = styleName
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The weight and style: `600`, `400 italic`, `Headline`.
    var style: String { styleName ?? NumberText.number(weight) + (isItalic ? " italic" : "") }
}
