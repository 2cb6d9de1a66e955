import DesignTokens

extension NamedColors {
    /// The pairs that names tell: the parts of a component, `onX` and `X`, and the texts of a layer on its default background.
    ///
    /// Each text has few, so that there are no more than tokens. The same word below text and background, as in `text.danger`
    /// and `background.danger`, makes no pair: most of those are one hue on itself, which nobody shows.
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

    /// What `onX` names: `X`, also as `background.X` for `text.onX`.
    private func namedBackground(of role: ColorRole) -> Int? {
        if let color = color(role.outer + role.inner) { return color }
        let outer = role.outer.dropLast()
        return background(outer, [Array(role.inner)] + (role.inner.isEmpty ? Self.defaultWords : []))
    }

    /// The background of a component's part in the same state, else in the default one, else of what the part belongs to.
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

    /// The background and the surface that a layer's texts stand on: the inverse ones of inverse texts.
    private func pages(of role: ColorRole) -> [Int] {
        if !Self.paints.isDisjoint(with: role.inner) { return [] }
        let isInverse = !Self.inverseWords.isDisjoint(with: role.inner)
        let states = isInverse ? Self.inverseWords.sorted().map { [$0] } : Self.defaultWords
        return ["background", "surface"].compactMap { word in
            states.lazy.compactMap { background(word, role.outer, $0) }.first
        }
    }

    private static let inverseWords: Set = ["inverse", "inverted"]
    /// Names of texts that say what they look like in every mode, and not what they stand on.
    private static let paints: Set = ["white", "black", "static"]
    /// How many groups around a part may have its background.
    private static let deepestPart = 8
}
