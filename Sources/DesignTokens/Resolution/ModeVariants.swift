/// The tokens as an app can show them: in each theme that the configuration names, in each appearance of the device.
package struct ModeVariants: Sendable {
    /// The appearances that modes play the part of, light first; none where tokens are the same in all.
    package let appearances: [Appearance]
    /// The names of the themes; the tokens of the default theme, which has none, stand before theirs.
    package let themes: [String]
    /// The tokens of each theme, the default one first, in each appearance; one state where there are no appearances.
    package let states: [[ResolvedMode]]

    /// Whether a token has another value in a theme, by its number, than in the default one.
    package func differs(_ token: Int, inTheme theme: Int) -> Bool {
        zip(states[theme], states[0]).contains { !$0.value(of: token).isSame(as: $1.value(of: token)) }
    }
}

extension Resolution {
    /// The modes that are the appearances of the device, by their names; none where no colour differs between them.
    package var appearanceModes: [(appearance: Appearance, mode: String)] {
        let states = variants.states[0]
        let differing = graph.axes.indices.first { axis in
            states.contains { $0.combination.contexts[axis] != states[0].combination.contexts[axis] }
        }
        let hasAdaptiveColors = graph.tokens.indices.contains { token in
            types[token] == .color && !isConstant(token)
                && states.contains { !$0.value(of: token).isSame(as: states[0].value(of: token)) }
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

    /// Finds the combinations for what the configuration says of appearances and themes; where it says nothing of
    /// appearances, the names of modes may tell.
    init(_ combinations: ModeCombinations, appearances chosen: [Appearance: ModeChoice], themes: [ModeChoice]) {
        let parts = Self.completed(
            chosen.isEmpty ? combinations.inferredAppearances : chosen.mapValues(combinations.contexts))
        appearances = parts.count > 1 ? Appearance.allCases.filter { parts[$0] != nil } : []
        let layers = appearances.isEmpty ? [[]] : appearances.map { parts[$0] ?? [] }
        let choices = [[]] + themes.map(combinations.contexts)
        rows = choices.map { theme in layers.map { combinations.combination(overlaying: [$0, theme]) } }
    }

    /// What plays no part of its own has that of the nearest appearance: of two contrasts without a dark mode, the dark
    /// appearances are as the light ones.
    private static func completed(_ parts: [Appearance: [Int?]]) -> [Appearance: [Int?]] {
        guard parts.keys.contains(where: { $0 != .light }) else { return [:] }
        var parts = parts
        parts[.light] = parts[.light] ?? []
        if parts[.dark] == nil {
            parts[.dark] = parts[.light]
            parts[.darkHighContrast] = parts[.darkHighContrast] ?? parts[.lightHighContrast]
        }
        return parts
    }
}
