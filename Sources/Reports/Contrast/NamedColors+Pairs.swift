import DesignTokens

extension NamedColors {
    /// The pairs inferred from names: parts of a component, `onX` and `X`, and the text of a layer on its default
    /// background.
    ///
    /// Each text has only a few. A shared word after text and background, as in `text.danger` and `background.danger`,
    /// does not form a pair: most of those would be one hue on itself, which no app shows.
    var pairs: [ContrastPair] {
        texts.flatMap { token, role in
            backgrounds(of: role).compactMap { rule, background in
                guard let background, background != token else { return nil }
                return ContrastPair(
                    text: token, background: background, rule: rule, level: ContrastPair.level(of: role),
                    isExempt: role.isInactive)
            }
        }
    }

    private func backgrounds(of role: ColorRole) -> [(ContrastPair.Rule, Int?)] {
        if role.kind == .on { return [(.on, namedBackground(of: role))] }
        if role.isInComponent { return [(.component, componentBackground(of: role))] }
        return pages(of: role).map { (.page, $0) }
    }

    /// Returns the background `X` of `onX`, or `background.X` of `text.onX`.
    private func namedBackground(of role: ColorRole) -> Int? {
        if let color = color(role.outer + role.inner) { return color }
        let outer = role.outer.dropLast()
        return background(outer, [Array(role.inner)] + (role.inner.isEmpty ? Self.defaultWords : []))
    }

    /// Returns the background of a component's part in the same state, in the default one, or of the containing part.
    private func componentBackground(of role: ColorRole) -> Int? {
        let states = [Array(role.inner)] + Self.defaultWords
        var outer = role.outer
        for _ in 0..<Self.deepestPart where !outer.isEmpty {
            if let background = self.background(outer, states) { return background }
            if Self.inverseWords.contains(outer.removeLast()) { return nil }
            if let background = self.background(outer + ["default"], states) { return background }
        }
        return nil
    }

    /// Returns the background and surface of a layer's texts; the inverse ones for inverse texts.
    private func pages(of role: ColorRole) -> [Int] {
        if !Self.paints.isDisjoint(with: role.inner) { return [] }
        let isInverse = !Self.inverseWords.isDisjoint(with: role.inner)
        let states = isInverse ? Self.inverseWords.sorted().map { [$0] } : Self.defaultWords
        return ["background", "surface"].compactMap { word in
            states.lazy.compactMap { background(word, role.outer, $0) }.first
        }
    }

    private static let inverseWords: Set = ["inverse", "inverted"]
    /// The names of texts with a fixed appearance, which do not imply a background.
    private static let paints: Set = ["white", "black", "static"]
    /// The number of groups around a part that may contain its background.
    private static let deepestPart = 8
}
