import Diagnostics

/// Themes that are written nowhere, or under names that Swift could not tell apart, and outputs of themes without any.
struct ThemeOutputs: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let themes = checked.configuration.themes
        let targets = checked.configuration.targets.map { target in
            target.outputs.filter { TemplateTraits.named($0.template.value).writesThemes }
        }
        let faults = targets.flatMap { [second($0), missing(themes, $0)].compactMap(\.self) }
        let language = targets.lazy.flatMap(\.self).first?.language
        return [unwritten(themes, targets.flatMap(\.self), checked)].compactMap(\.self) + faults
            + (language.map { clashing(themes, $0) } ?? [])
    }

    private func unwritten(
        _ themes: [ConfiguredTheme], _ outputs: [OutputConfiguration], _ checked: CheckedConfiguration
    ) -> Diagnostic? {
        guard let theme = themes.first, outputs.isEmpty, checked.settings.templateFolder == nil else { return nil }
        return Diagnostic(
            .warning, .themesUnwritten, "no output writes the themes", at: theme.name.location,
            advice: "add { \"template\": \"theme\", \"path\": \"Theme.swift\" } to \"outputs\"")
    }

    private func second(_ outputs: [OutputConfiguration]) -> Diagnostic? {
        let outputs = outputs.filter { TemplateTraits.named($0.template.value).isTheme }
        guard outputs.count > 1 else { return nil }
        return Diagnostic(
            .error, .duplicateType, "two outputs write themes, and a color can be read from one only",
            at: outputs[1].path.location,
            notes: [Diagnostic.Note("the first output stands here", at: outputs[0].path.location)],
            advice: "let one output take the tokens of both")
    }

    private func missing(_ themes: [ConfiguredTheme], _ outputs: [OutputConfiguration]) -> Diagnostic? {
        let output = outputs.first { TemplateTraits.named($0.template.value).isTheme }
        guard let output, themes.isEmpty else { return nil }
        return Diagnostic(
            .error, .missingKey, "the configuration names no \"themes\", which the template theme writes",
            at: output.template.location,
            advice: "write \"themes\": { \"Ocean\": { \"Brand\": \"Ocean\" } }, with the modes of your token files")
    }

    private func clashing(_ themes: [ConfiguredTheme], _ language: any OutputLanguage) -> [Diagnostic] {
        var owners: [String: Located<String>] = [:]
        return themes.compactMap { theme in
            let name = ThemeTable.name(of: theme.name.value, language)
            let owner = owners.updateValue(theme.name, forKey: name)
            guard owner != nil || name.isEmpty || name == ThemeTable.unnamed else { return nil }
            let reason =
                name.isEmpty
                ? "nothing is left of the theme \"\(theme.name.value)\" for a \(language.name) name"
                : "the theme \"\(theme.name.value)\" becomes \(name), which is the name of another"
            return Diagnostic(
                .error, name.isEmpty ? .emptyName : .duplicateSymbol, reason, at: theme.name.location,
                notes: owner.map { [Diagnostic.Note("the other stands here", at: $0.location)] } ?? [],
                advice: "give it another name in \"themes\"")
        }
    }
}
