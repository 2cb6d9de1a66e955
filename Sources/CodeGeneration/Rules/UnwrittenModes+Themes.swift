import DesignTokens
import LocatedJSON

/// The themes that would write the values of more modes.
extension CheckedConfiguration {
    /// Returns the steps that write some tokens with all of their values.
    func themes(for tokens: [(token: Int, modes: [Int])], _ output: NamedOutput) -> String {
        let isNamed = !configuration.themes.isEmpty
        let themes = missingThemes(tokens.flatMap(\.modes).uniqueInOrder)
        let members = JSONValue.object(themes.map { .init($0.name.value, $0.json) })
        let text = (isNamed ? members : ["themes": members]).inside(.line)
        let step = themes.isEmpty ? nil : text + (isNamed ? " to \"themes\"" : "")
        let steps = [step, output.declaration.addsThemes ? nil : selection(tokens.map(\.token), output)]
        let known = steps.compactMap(\.self)
        return known.isEmpty
            ? "write the modes with a template of your own" : "add " + known.joined(separator: ", and ")
    }

    /// Returns the themes that the configuration lacks: of brands with appearances, of other single modes, and of
    /// combinations if there are few. The device chooses appearances.
    private func missingThemes(_ modes: [Int]) -> [ConfiguredTheme] {
        let choices = missingChoices(modes)
        let single = choices.filter { $0.count == 1 }.map { $0[0] }
        let brands = resolution.graph.axes.flatMap { axis in
            Appearance.brands(of: axis.contexts).map { ConfiguredTheme($0, of: axis.contexts) }
        }.map { (theme: $0, modes: Set($0.choices.flatMap(\.names))) }.filter { !$0.modes.isDisjoint(with: single) }
        let others = choices.filter { choice in
            choice.count > 1 || !brands.contains { $0.modes.contains(choice[0]) }
        }
        return brands.map(\.theme)
            + others.map { ConfiguredTheme(modes: ConfiguredModes($0.joined(separator: "-"), $0)) }
    }

    /// Returns the names of the modes of each theme.
    private func missingChoices(_ modes: [Int]) -> [[String]] {
        let appearances = Set(appearanceModes.flatMap(\.names))
        let named = configuration.themes.map { Set($0.choices.flatMap(\.names)) }
        let themes = modes.map { mode -> [String] in
            let contexts = zip(resolution.graph.axes, resolution.modes[mode].combination.contexts)
            let chosen = contexts.filter { $1 != 0 }.map { $0.contexts[$1] }
                .firsts(by: NameLookup.folded)
            // The default mode of one collection can be another one of the next.
            return chosen.isEmpty ? [resolution.modes[mode].name] : chosen.filter { !appearances.contains($0) }
        }.uniqueInOrder.filter { names in !names.isEmpty && !named.contains { $0.isSuperset(of: names) } }
        return themes.count <= Self.themeLimit ? themes : themes.filter { $0.count == 1 }
    }

    /// The largest number of themes for which combinations are included.
    private static let themeLimit = 16

    /// Returns the part of the configuration that selects tokens for themes; `nil` if it does.
    private func selection(_ tokens: [Int], _ output: NamedOutput) -> String? {
        let theme = symbols.outputs.first {
            $0.declaration.isTheme && $0.language.name == output.language.name
        }
        let unselected = Set(tokens).subtracting(theme?.tokens ?? [])
        guard !unselected.isEmpty else { return nil }
        let areSources = unselected.contains { resolution.graph.tokens[$0].isReferenceOnly }
        guard let theme else {
            var added = OutputConfiguration(template: Located("theme"), path: Located("Theme.swift"))
            added.selection.takesSourceSets = areSources
            added.names.replace = replacements(in: added)
            return "an output \(added.json.inside(.line)), which contains the values of all configured themes"
        }
        let selected =
            areSources && !theme.configuration.selection.takesSourceSets
            ? "\"tokens\": { \"sourceSets\": true }" : "the \(unselected.count == 1 ? "token" : "tokens")"
        return "\(selected) to the output with the template 'theme'"
    }

    /// Returns names for the groups whose tokens would get the names of others in a new output.
    private func replacements(in output: OutputConfiguration) -> [Located<String>: String] {
        let (graph, naming, types) = (resolution.graph, OutputNaming(output), output.declaration.types)
        var owners: [[String]: Int] = [:]
        var replaced: [Located<String>: String] = [:]
        for (number, token) in graph.tokens.enumerated() where !resolution.isConstant(number) {
            guard resolution.types[number].map(types.contains) == true, !resolution.leftOut.contains(number),
                output.selection.takesSourceSets || !token.isReferenceOnly
            else { continue }
            let (group, name) = (graph.groups[token.group], naming.name(of: graph.groups[token.group]))
            let symbol = naming.scope(of: token, in: name) + [naming.name(of: token, in: name)]
            let owner = owners[symbol] ?? token.group
            owners[symbol] = owner
            if owner != token.group { replaced[Located(group.path)] = (group.names + ["2"]).joined(separator: "-") }
        }
        return replaced
    }
}
