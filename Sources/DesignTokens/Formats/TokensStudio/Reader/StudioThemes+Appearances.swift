import Diagnostics

extension StudioThemes {
    /// Returns the themes with those of a group for light appearance and its counterpart for dark as one group, with notes:
    /// all groups of a project apply together, so that the dark sets would override the light ones in every mode. Groups in
    /// which no theme needs to be enabled stay apart.
    func joiningAppearances(besides openGroups: Set<String>) -> (themes: StudioThemes, notes: [Diagnostic]) {
        var result = self
        var notes: [Diagnostic] = []
        let closed = groups.filter { !openGroups.contains($0[0].group ?? "") }
        let dark = closed.filter { $0.allSatisfy { ModeWords.isDark($0.name) } }
        let light = closed.filter { $0.allSatisfy { ModeWords.isLight($0.name) && !ModeWords.isDark($0.name) } }
        for group in dark {
            let others = light.filter { Self.areCounterparts($0, group) }
            guard others.count == 1, let other = others.first else { continue }
            for index in result.themes.indices where result.themes[index].group == group[0].group {
                result.themes[index].group = other[0].group
            }
            notes.append(note(on: other, and: group))
        }
        return (result, notes)
    }

    /// Whether the names of some themes differ from those of others in the appearance only, and they share half of their sets.
    private static func areCounterparts(_ light: [StudioTheme], _ dark: [StudioTheme]) -> Bool {
        let names = { (themes: [StudioTheme]) in
            themes.map { NameLookup.folded(ModeWords.withoutAppearance($0.name)) }.sorted()
        }
        let used = { (themes: [StudioTheme]) in
            Set(themes.flatMap(\.selectedSets).filter { $0.status != .disabled }.map(\.name))
        }
        let (one, other) = (used(light), used(dark))
        return names(light) == names(dark)
            && ModeOverlapRule.tokenSets.variant.isReached(
                by: one.intersection(other).count, of: [one.count, other.count].sorted())
    }

    private func note(on light: [StudioTheme], and dark: [StudioTheme]) -> Diagnostic {
        let names = [light, dark].map { "'\($0[0].group ?? "")'" }.joined(separator: " and ")
        return Diagnostic(
            .note, .inferredModes, "the theme groups \(names) are used as one, because their themes are light and dark",
            at: source.location(of: dark[0].nameNode),
            advice: "give them one group in Tokens Studio; to keep them apart, rename the themes")
    }
}
