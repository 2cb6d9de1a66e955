/// The tokens as an app can show them: in each theme that the configuration names, in each appearance of the device.
package struct ModeVariants: Sendable {
    /// The appearances that modes play the part of, light first; none where tokens are the same in all.
    package let appearances: [Appearance]
    /// The names of the themes; the tokens of the default theme, which has none, stand before theirs.
    package let themes: [String]
    /// The tokens of each theme, the default one first, in each appearance; one state where there are no appearances.
    package let states: [[ResolvedMode]]
}

extension Resolution {
    /// Whether a token is something else in a theme, by its number, than in the default one.
    package func differs(_ token: Int, inTheme theme: Int) -> Bool {
        zip(variants.states[theme], variants.states[0]).contains { !isSame(token, in: $0, as: $1) }
    }

    /// Whether a token is the same in two states: its value is, and so is the token on the way to it whose value is not what
    /// stands for it in code.
    package func isSame(_ token: Int, in state: ResolvedMode, as other: ResolvedMode) -> Bool {
        state.value(of: token).isSame(as: other.value(of: token))
            && (unmatched.isEmpty || firstUnmatched(from: token, in: state) == firstUnmatched(from: token, in: other))
    }

    /// The first token whose value is not what stands for it in code, of those that a token leads to.
    private func firstUnmatched(from token: Int, in state: ResolvedMode) -> Int? {
        var current = token
        while !unmatched.contains(current) {
            guard let target = state.traces[current].target else { return nil }
            current = target
        }
        return current
    }

    /// The modes that are the appearances of the device, by their names; none where no color differs between them.
    package var appearanceModes: [(appearance: Appearance, mode: String)] {
        let states = variants.states[0]
        let differing = graph.axes.indices.first { axis in
            states.contains { $0.combination.contexts[axis] != states[0].combination.contexts[axis] }
        }
        let hasAdaptiveColors = graph.tokens.indices.contains { token in
            types[token] == .color && dependsOnAppearance(token)
        }
        guard let axis = differing, hasAdaptiveColors else { return [] }
        return zip(variants.appearances, states).map {
            ($0, graph.axes[axis].contexts[$1.combination.contexts[axis]])
        }
    }
}

/// Which combinations of modes the variants are.
struct VariantCombinations {
    let appearances: [Appearance]
    /// The combination of each theme, the default one first, in each appearance.
    let rows: [[ModeCombination]]

    /// Finds the combinations for what the configuration says of appearances and themes. Where it says nothing of
    /// appearances, the names of modes may tell, or the theme that is the default one.
    init(_ combinations: ModeCombinations, appearances chosen: [Appearance: ModeChoice], themes: [ThemeChoice]) {
        let themes = themes.map { theme in
            Layers(
                contexts: combinations.contexts(theme.choice), parts: theme.appearances.mapValues(combinations.contexts)
            )
        }
        var usual = Layers(
            parts: chosen.isEmpty ? combinations.inferredAppearances : chosen.mapValues(combinations.contexts))
        if usual.parts.isEmpty {
            let base = combinations.combination(overlaying: [])
            usual.parts =
                themes.first { combinations.combination(overlaying: $0.layers(in: .light)) == base }?.parts ?? [:]
        }
        let shown = Self.shown(Set(([usual] + themes).flatMap(\.parts.keys)))
        appearances = shown
        rows = ([Layers()] + themes).map { theme in
            (shown.isEmpty ? [.light] : shown).map { appearance in
                combinations.combination(overlaying: usual.layers(in: appearance) + theme.layers(in: appearance))
            }
        }
    }

    /// The appearances that are told apart, of those that have modes of their own; none for light alone. Without a dark
    /// mode, the dark appearances are as the light ones.
    private static func shown(_ parts: Set<Appearance>) -> [Appearance] {
        guard parts.contains(where: { $0 != .light }) else { return [] }
        var shown = parts.union([.light, .dark])
        if !parts.contains(.dark), parts.contains(.lightHighContrast) { shown.insert(.darkHighContrast) }
        return Appearance.allCases.filter(shown.contains)
    }

    /// The contexts that are chosen whatever the appearance, and those of single appearances, which come over them.
    private struct Layers {
        var contexts: [Int?] = []
        var parts: [Appearance: [Int?]] = [:]

        /// What has no mode for more contrast is there as it is without.
        func layers(in appearance: Appearance) -> [[Int?]] {
            guard let nearest = appearance.standIns.first(where: { parts[$0] != nil }) else { return [contexts] }
            let plain = nearest.withoutContrast.standIns.lazy.compactMap { parts[$0] }.first
            return [contexts] + [nearest.hasContrast ? plain : nil, parts[nearest]].compactMap(\.self)
        }
    }
}
