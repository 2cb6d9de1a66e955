import DesignTokens
import Diagnostics

/// Themes that are written nowhere, or under names that Swift could not tell apart, and outputs of themes without any.
struct ThemeOutputs: ConfigurationRule {
    let kinds = [RuleKind(.themesUnwritten, .warning, about: .themes)]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let themes = checked.configuration.themes
        let targets = checked.configuration.targets.map { target in
            target.outputs.filter { $0.declaration.writesThemes }
        }
        let faults = targets.flatMap { [second($0), missing(themes, $0)].compactMap(\.self) }
        let language = targets.lazy.flatMap(\.self).first?.language
        let clashes = language.map { clashing(themes, $0, checked.resolution) } ?? []
        return [unwritten(themes, targets.flatMap(\.self), checked)].compactMap(\.self)
            + (faults + clashes).map { $0.about() }
    }

    private func unwritten(
        _ themes: [ConfiguredTheme], _ outputs: [OutputConfiguration], _ checked: CheckedConfiguration
    ) -> RuleFinding? {
        guard let theme = themes.first, outputs.isEmpty, checked.settings.templateFolder == nil else { return nil }
        return Diagnostic(
            .warning, .themesUnwritten, "no output writes the themes", at: theme.name.location,
            advice: "add { \"template\": \"theme\", \"path\": \"Theme.swift\" } to \"outputs\""
        ).about(themes.map(\.name.value))
    }

    private func second(_ outputs: [OutputConfiguration]) -> Diagnostic? {
        let outputs = outputs.filter { $0.declaration.isTheme }
        guard outputs.count > 1 else { return nil }
        return Diagnostic(
            .error, .duplicateType, "two outputs write themes, and a color can be read from one only",
            at: outputs[1].path.location,
            notes: [Diagnostic.Note("the first output stands here", at: outputs[0].path.location)],
            advice: "let one output take the tokens of both")
    }

    private func missing(_ themes: [ConfiguredTheme], _ outputs: [OutputConfiguration]) -> Diagnostic? {
        let output = outputs.first { $0.declaration.isTheme }
        guard let output, themes.isEmpty else { return nil }
        return Diagnostic(
            .error, .missingKey, "the configuration names no \"themes\", which the template theme writes",
            at: output.template.location,
            advice: "write \"themes\": { \"Ocean\": { \"Brand\": \"Ocean\" } }, with the modes of your token files")
    }

    private func clashing(
        _ themes: [ConfiguredTheme], _ language: any Dialect, _ resolution: Resolution
    ) -> [Diagnostic] {
        var owners: [String: Located<String>] = [:]
        return themes.enumerated().compactMap { number, theme in
            let name = ThemeTable.name(of: theme.name.value, language)
            let owner = owners.updateValue(theme.name, forKey: name)
            let title = "the theme \"\(theme.name.value)\""
            let notes = owner.map { [Diagnostic.Note("the other stands here", at: $0.location)] } ?? []
            let advice = "give it another name in \"themes\""
            if name.isEmpty {
                return Diagnostic(
                    .error, .emptyName, "nothing is left of \(title) for a \(language.name) name",
                    at: theme.name.location, notes: notes, advice: advice)
            }
            let isOfUsual = name == ThemeTable.unnamed && !resolution.isUsual(theme: number + 1)
            guard owner != nil || isOfUsual else { return nil }
            let holder = owner == nil ? "the theme with the values of the default modes" : "another"
            return Diagnostic(
                .error, .duplicateSymbol, "\(title) becomes \(name), which is the name of \(holder)",
                at: theme.name.location, notes: notes, advice: advice)
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
