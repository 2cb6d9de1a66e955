import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Themes that are written nowhere, or under names that Swift could not tell apart, and outputs of themes without any.
    var themeFaults: [RuleFinding] {
        let targets = configuration.targets.map { target in target.outputs.filter { $0.declaration.writesThemes } }
        let outputs = targets.flatMap(\.self)
        let faults = targets.flatMap(faults) + (outputs.first.map(clashes) ?? [])
        let findings = faults.map { $0.about() }
        guard let theme = configuration.themes.first, outputs.isEmpty, settings.templateFolder == nil else {
            return findings
        }
        let unwritten = Diagnostic(
            .warning, .themesUnwritten, "no output writes the themes", at: theme.name.location,
            advice: "add { \"template\": \"theme\", \"path\": \"Theme.swift\" } to \"outputs\"")
        return [unwritten.about(configuration.themes.map(\.name.value))] + findings
    }

    /// A second output of a target that declares themes, and one without any theme.
    private func faults(of outputs: [OutputConfiguration]) -> [Diagnostic] {
        let outputs = outputs.filter(\.declaration.isTheme)
        var faults: [Diagnostic] = []
        if outputs.count > 1 {
            faults.add(
                .error, .duplicateType, "two outputs write themes, and a color can be read from one only",
                at: outputs[1].path.location,
                notes: [Diagnostic.Note("the first output stands here", at: outputs[0].path.location)],
                advice: "let one output take the tokens of both")
        }
        if let output = outputs.first, configuration.themes.isEmpty {
            faults.add(
                .error, .missingKey, "the configuration names no \"themes\", which the template theme writes",
                at: output.template.location,
                advice:
                    "write \"themes\": { \"Ocean\": { \"Brand\": \"Ocean\" } }, with the modes of your token files")
        }
        return faults
    }

    private func clashes(in output: OutputConfiguration) -> [Diagnostic] {
        let language = output.language
        var owners: [String: Located<String>] = [:]
        return configuration.themes.enumerated().compactMap { number, theme in
            let name = language.memberName(joining: theme.name.value)
            let owner = owners.updateValue(theme.name, forKey: name)
            let title = "the theme \"\(theme.name.value)\""
            let takesUsual = name == ThemeTable.unnamed && !resolution.isUsual(theme: number + 1)
            let isMember = output.declaration.members.contains(name)
            guard name.isEmpty || owner != nil || takesUsual || isMember else { return nil }
            let holder =
                if owner != nil {
                    "another"
                } else {
                    isMember ? "a member of every theme" : "the theme with the values of the default modes"
                }
            return Diagnostic(
                .error, name.isEmpty ? .emptyName : .duplicateSymbol,
                name.isEmpty
                    ? "nothing is left of \(title) for a \(language.name) name"
                    : "\(title) becomes \(name), which is the name of \(holder)",
                at: theme.name.location,
                notes: owner.map { [Diagnostic.Note("the other stands here", at: $0.location)] } ?? [],
                advice: "give it another name in \"themes\"")
        }
    }
}

extension Resolution {
    /// Whether no token has another value in a theme, by its number, than in the default modes.
    fileprivate func isUsual(theme: Int) -> Bool {
        variants.states.indices.contains(theme)
            && !graph.tokens.indices.contains { !isConstant($0) && differs($0, inTheme: theme) }
    }
}
