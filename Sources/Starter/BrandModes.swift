import DesignTokens

/// Modes each of which says a brand and an appearance at once: `Sand Light`, `Sand Dark`, `Ocean Light`, `Ocean Dark`.
struct BrandModes {
    struct Brand {
        var name: String
        /// Which of the modes play which part for the brand.
        var parts: [Appearance: Int]
    }

    /// The brands, in the order of their first modes.
    let brands: [Brand]

    /// Tells the brands by the names of modes; `nil` where these are not of several brands with light and dark each.
    init?(_ modes: [String]) {
        let names = modes.map(ModeWords.withoutAppearance)
        let members = Dictionary(grouping: modes.indices) { names[$0] }
        brands = members.sorted { $0.value[0] < $1.value[0] }.compactMap { name, members in
            let parts = Appearance.parts(of: members.map { modes[$0] }).mapValues { members[$0] }
            return name.isEmpty || parts.count < members.count ? nil : Brand(name: name, parts: parts)
        }
        if brands.count < 2 || brands.count < members.count { return nil }
    }
}
