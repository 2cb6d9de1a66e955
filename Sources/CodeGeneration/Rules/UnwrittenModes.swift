import DesignTokens
import Diagnostics
import LocatedJSON

/// Tokens with values in modes that outputs do not write as the configuration stands: said once for each language that
/// cannot, with the line that writes them all.
struct UnwrittenModes: ConfigurationRule {
    let kinds = [RuleKind(.unwrittenModes, .note, about: .outputs)]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        guard checked.resolution.modes.count > 1 else { return [] }
        let outputs = checked.symbols.outputs.filter { !$0.declaration.writesModes }
        var reported: Set<Int> = []
        return outputs.indices.compactMap { index in
            let language = outputs[index].configuration.language
            let isOfLanguage = { (output: NamedOutput) in
                output.configuration.language.name == language.name
            }
            guard outputs.firstIndex(where: isOfLanguage) == index else { return nil }
            let unwritten = unwritten(outputs.filter(isOfLanguage), language, checked)
                .filter { !reported.contains($0.token) }
            reported.formUnion(unwritten.map(\.token))
            return note(unwritten, language, outputs[index], checked)
        }
    }

    /// A token, and a mode in which it has a value that is not written.
    private typealias Unwritten = (token: Int, mode: String)

    private func unwritten(
        _ outputs: [NamedOutput], _ language: any Dialect, _ checked: CheckedConfiguration
    ) -> [Unwritten] {
        let resolution = checked.resolution
        let tokens = Set(outputs.flatMap(\.tokens)).filter { !resolution.isConstant($0) }.sorted()
        let themed = Set(outputs.filter(\.declaration.addsThemes).flatMap(\.tokens))
        return tokens.compactMap { token in
            let isThemed =
                language.abilities.contains(.themes) && (themed.contains(token) || checked.symbols.isThemed(token))
            let following = resolution.types[token].map(language.following) ?? .nothing
            return unwrittenMode(of: token, following, isThemed: isThemed, resolution).map { (token, $0) }
        }
    }

    private func unwrittenMode(
        of token: Int, _ following: AppearanceFollowing, isThemed: Bool, _ resolution: Resolution
    ) -> String? {
        let rows = resolution.variants.states
        var written = [resolution.modes[0]]
        if isThemed {
            written += rows.joined()
        } else if following != .nothing {
            written += rows[0]
        }
        let values = written.map { $0.value(of: token) }
        let isWhole = isThemed || following.isWhole
        return resolution.values(of: token).first { value in
            !values.contains { $0.isSame(as: value.value) }
                || (!isWhole && value.value.differsInMoreThanColors(from: values[0]))
        }?.mode
    }

    // MARK: - Advice

    private func note(
        _ unwritten: [Unwritten], _ language: any Dialect, _ output: NamedOutput, _ checked: CheckedConfiguration
    ) -> RuleFinding? {
        let resolution = checked.resolution
        let colors = unwritten.filter { resolution.types[$0.token] == .color }
        if resolution.variants.appearances.isEmpty, language.following(.color) != .nothing,
            let first = colors.first(where: { isDark($0.token, resolution) })
        {
            let advice = appearances(of: colors.map(\.token), resolution)
            return note(colors.count, first, advice, output, checked)
        }
        return unwritten.first.map {
            note(unwritten.count, $0, advice(for: $0, language, output, checked), output, checked)
        }
    }

    /// How a mode comes to be written that the device does not choose.
    private func advice(
        for unwritten: Unwritten, _ language: any Dialect, _ output: NamedOutput, _ checked: CheckedConfiguration
    ) -> String {
        let (token, mode) = unwritten
        let theme: JSONValue = ["themes": [mode: .string(mode)]]
        let themes = theme.inside(.line)
        let isNamed = !checked.configuration.themes.isEmpty
        if !language.abilities.contains(.themes), isNamed, checked.symbols.isThemed(token) {
            return "views of SwiftUI have the values of all themes from the theme in their environment"
        }
        if !language.abilities.contains(.themes) {
            return "a template of your own can write them: in templates, tokens have their \"modes\""
        }
        if output.declaration.addsThemes { return isNamed ? "add the mode to \"themes\"" : "write \(themes)" }
        if let type = checked.resolution.types[token], !TemplateDeclaration.named("theme").types.contains(type) {
            return
                "a theme holds no \(type.rawValue): give each theme a token of its own, or write the modes with a template of "
                + "your own"
        }
        if isNamed, checked.resolution.graph.tokens[token].isReferenceOnly {
            return
                "write \"tokens\": { \"sourceSets\": true } in the output of the template theme, and the mode in \"themes\": "
                + "this is of a set that the themes have as a source"
        }
        return isNamed
            ? "add the mode to \"themes\", and the token to the output of the template theme"
            : "write \(themes), and an output { \"template\": \"theme\", \"path\": \"Theme.swift\" }, which holds the values "
                + "of all that \"themes\" names"
    }

    /// Whether one of a token's modes is for the dark by its name.
    private func isDark(_ token: Int, _ resolution: Resolution) -> Bool {
        resolution.values(of: token).contains { ModeWords.isDark($0.mode) }
    }

    /// How colors come to follow the device: collections can call light and dark differently.
    private func appearances(of tokens: [Int], _ resolution: Resolution) -> String {
        var (light, dark): ([String], [String]) = ([], [])
        for token in tokens where isDark(token, resolution) {
            let modes = resolution.values(of: token).map(\.mode)
            guard let darkMode = modes.first(where: ModeWords.isDark) ?? modes.last,
                let lightMode = modes.first(where: { $0 != darkMode }), !dark.contains(darkMode)
            else { continue }
            dark.append(darkMode)
            if !light.contains(lightMode) { light.append(lightMode) }
        }
        let pair: JSONValue = ["appearances": ["light": Self.oneOrAll(light), "dark": Self.oneOrAll(dark)]]
        return "write \(pair.inside(.line)) where these are what the device chooses; else see \"themes\""
    }

    private static func oneOrAll(_ modes: [String]) -> JSONValue {
        modes.count == 1 ? .string(modes[0]) : .strings(modes)
    }

    private func note(
        _ count: Int, _ first: Unwritten, _ advice: String, _ output: NamedOutput, _ checked: CheckedConfiguration
    ) -> RuleFinding {
        let language = output.configuration.language
        let isOfSwift = output.declaration.hasColorSets || language.isUsual
        let path = checked.resolution.graph.tokens[first.token].path
        let (subject, has) =
            count == 1 ? (path, "has") : ("\(path) and \(Wording.count(count - 1, "more token"))", "have")
        return output.configuration.finding(
            .note, .unwrittenModes,
            "\(subject) \(has) other values in other modes, such as \(first.mode), than those that are written"
                + (isOfSwift ? "" : " in \(language.name)"),
            advice: advice)
    }
}

extension TokenValue {
    /// Whether two values that are made of others differ in lengths, or how many parts they have: what does not follow the
    /// device.
    fileprivate func differsInMoreThanColors(from other: TokenValue) -> Bool {
        guard case .composite(let own) = self, case .composite(let other) = other else { return false }
        guard own.parts.count == other.parts.count else { return true }
        return zip(own.parts, other.parts).contains { one, two in
            if case .composite = one.value { return one.value.differsInMoreThanColors(from: two.value) }
            if case .color = one.value { return false }
            return !one.value.isSame(as: two.value)
        }
    }
}
