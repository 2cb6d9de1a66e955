/// The tokens as an app can show them: in each configured theme and each appearance of the device.
package struct ModeVariants: Sendable {
    /// The appearances that modes represent, light first; empty if tokens are the same in all.
    package let appearances: [Appearance]
    /// The names of the themes, without the default theme, which has none and comes first elsewhere.
    package let themes: [String]
    /// The tokens of each theme, the default one first, in each appearance; one state if there are no appearances.
    package let states: [[ResolvedMode]]
}

extension Resolution {
    /// Whether a token has another value in a theme, by number, than in the default theme.
    package func differs(_ token: Int, inTheme theme: Int) -> Bool {
        zip(variants.states[theme], variants.states[0]).contains { !isSame(token, in: $0, as: $1) }
    }

    /// Whether a token is the same in two states: its value, and the first token in its chain that is generated as
    /// something other than its value.
    package func isSame(_ token: Int, in state: ResolvedMode, as other: ResolvedMode) -> Bool {
        state.value(of: token).isSame(as: other.value(of: token))
            && (unmatched.isEmpty || firstUnmatched(from: token, in: state) == firstUnmatched(from: token, in: other))
    }

    /// The first token in a chain that is generated as something other than its value.
    private func firstUnmatched(from token: Int, in state: ResolvedMode) -> Int? {
        var current = token
        while !unmatched.contains(current) {
            guard let target = state.traces[current].target else { return nil }
            current = target
        }
        return current
    }

    /// The modes that are the appearances of the device, by name; empty if no color differs between them.
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

/// The combinations of modes of the variants.
struct VariantCombinations {
    let appearances: [Appearance]
    /// The combination of each theme, the default one first, in each appearance.
    let rows: [[ModeCombination]]

    /// Finds the combinations from the configured appearances and themes. Without configured appearances, they are
    /// inferred from names of modes, or from the default theme.
    init(_ combinations: ModeCombinations, appearances chosen: [Appearance: ModeChoice], themes: [ThemeChoice]) {
        let themes = themes.map { theme in
            Layers(
                contexts: theme.isEmpty ? [] : combinations.contexts(theme.choice),
                parts: theme.appearances.mapValues(combinations.contexts)
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

    /// The appearances that are distinguished, of those with modes; empty for light alone. Without a dark mode, dark
    /// appearances equal light ones.
    private static func shown(_ parts: Set<Appearance>) -> [Appearance] {
        guard parts.contains(where: { $0 != .light }) else { return [] }
        var shown = parts.union([.light, .dark])
        if !parts.contains(.dark), parts.contains(.lightHighContrast) { shown.insert(.darkHighContrast) }
        return Appearance.allCases.filter(shown.contains)
    }

    /// The contexts chosen for all appearances, and those of single appearances, which override them.
    private struct Layers {
        var contexts: [Int?] = []
        var parts: [Appearance: [Int?]] = [:]

        /// The layers for an appearance; without a mode for increased contrast it is the same as without.
        func layers(in appearance: Appearance) -> [[Int?]] {
            guard let nearest = appearance.standIns.first(where: { parts[$0] != nil }) else { return [contexts] }
            let plain = nearest.withoutContrast.standIns.lazy.compactMap { parts[$0] }.first
            return [contexts] + [nearest.hasContrast ? plain : nil, parts[nearest]].compactMap(\.self)
        }
    }
}
