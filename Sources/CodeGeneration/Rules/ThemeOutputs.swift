import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Themes that no output writes or whose Swift names collide, and theme outputs without themes.
    var themeFaults: [RuleFinding] {
        let targets = configuration.targets.map { target in target.outputs.filter { $0.declaration.writesThemes } }
        let outputs = targets.flatMap(\.self)
        let faults = targets.flatMap(faults) + (outputs.first.map(clashes) ?? [])
        let findings = faults.map { $0.about() }
        guard let theme = configuration.themes.first, outputs.isEmpty, settings.templateFolder == nil else {
            return findings
        }
        let unwritten = Diagnostic(
            .warning, .unwrittenThemes, "no output writes the configured themes", at: theme.name.location,
            advice: "add { \"template\": \"theme\", \"path\": \"Theme.swift\" } to \"outputs\"")
        return [unwritten.about(configuration.themes.map(\.name.value))] + findings
    }

    /// Returns errors for a second theme output of a target, and for one without themes.
    private func faults(of outputs: [OutputConfiguration]) -> [Diagnostic] {
        let outputs = outputs.filter(\.declaration.isTheme)
        var faults: [Diagnostic] = []
        if outputs.count > 1 {
            faults.add(
                .error, .duplicateType, "two outputs write themes; colors can be read from only one",
                at: outputs[1].path.location,
                notes: [Diagnostic.Note("the first output is here", at: outputs[0].path.location)],
                advice: "select the tokens of both in one output")
        }
        if let output = outputs.first, configuration.themes.isEmpty {
            faults.add(
                .error, .missingKey, "the template 'theme' needs \"themes\" in the configuration",
                at: output.template.location,
                advice:
                    "add \"themes\": { \"Ocean\": { \"Brand\": \"Ocean\" } }, with the modes of your token files")
        }
        return faults
    }

    private func clashes(in output: OutputConfiguration) -> [Diagnostic] {
        let language = output.language
        var owners: [String: Located<String>] = [:]
        return configuration.themes.enumerated().compactMap { number, theme in
            let name = language.memberName(joining: theme.name.value)
            let owner = owners.updateValue(theme.name, forKey: name)
            let title = "the theme '\(theme.name.value)'"
            let takesUsual = name == ThemeTable.unnamed && !resolution.isUsual(theme: number + 1)
            let isMember = output.declaration.members.contains(name)
            guard name.isEmpty || owner != nil || takesUsual || isMember else { return nil }
            let holder =
                if owner != nil {
                    "another theme"
                } else {
                    isMember ? "a member of every theme" : "the default theme"
                }
            return Diagnostic(
                .error, name.isEmpty ? .emptyName : .duplicateSymbol,
                name.isEmpty
                    ? "\(title) has no letter or digit for a \(language.name) name"
                    : "\(title) gets the name '\(name)', which \(holder) already has",
                at: theme.name.location,
                notes: owner.map { [Diagnostic.Note("the other theme is here", at: $0.location)] } ?? [],
                advice: "rename the theme in \"themes\"")
        }
    }
}

extension Resolution {
    /// Returns whether every token has the same value in a theme as in the default modes.
    fileprivate func isUsual(theme: Int) -> Bool {
        variants.states.indices.contains(theme)
            && !graph.tokens.indices.contains { !isConstant($0) && differs($0, inTheme: theme) }
    }
}
