import DesignTokens
import Diagnostics
import LocatedJSON

/// The states of the tokens that outputs write.
private struct WrittenStates {
    /// The first mode, and the default appearance of each theme.
    private let defaults: [ResolvedMode]
    /// The other appearances, which only some values follow.
    private let appearances: [ResolvedMode]
    /// The indices of the modes among the defaults, and among all.
    private let modes: (defaults: Set<Int>, all: Set<Int>)

    /// Collects the states of some themes, each with its appearances.
    init(_ rows: [[ResolvedMode]], of resolution: Resolution) {
        let defaults = [resolution.modes[0]] + rows.compactMap(\.first)
        let appearances = rows.flatMap { $0.dropFirst() }
        let indices = { (states: [ResolvedMode]) in
            let contexts = Set(states.map(\.combination.contexts))
            return Set(
                resolution.modes.indices.filter { contexts.contains(resolution.modes[$0].combination.contexts) })
        }
        (self.defaults, self.appearances) = (defaults, appearances)
        modes = (indices(defaults), indices(defaults + appearances))
    }

    /// Returns whether a token's values are written in all of its modes, whatever they are.
    func isSuperset(of modes: [Int], _ following: AppearanceFollowing) -> Bool {
        guard following == .nothing || following.isWhole else { return false }
        return modes.allSatisfy((following == .nothing ? self.modes.defaults : self.modes.all).contains)
    }

    /// Returns whether a value of a token is written.
    func contains(_ value: TokenValue, of token: Int, _ following: AppearanceFollowing) -> Bool {
        let isValue = { (state: ResolvedMode) in state.value(of: token).isSame(as: value) }
        if defaults.contains(where: isValue) { return true }
        guard following != .nothing, appearances.contains(where: isValue) else { return false }
        return following.isWhole
            || defaults.contains { !value.differsInMoreThanColors(from: $0.value(of: token)) }
    }
}

extension CheckedConfiguration {
    /// Tokens with values in modes that no output writes: one finding for each language, with the configuration that
    /// writes them all.
    var unwrittenModes: [RuleFinding] {
        guard resolution.modes.count > 1 else { return [] }
        let outputs = symbols.outputs.filter { !$0.declaration.writesModes }
        var reported: Set<Int> = []
        return outputs.enumerated().compactMap { index, output in
            let isOfLanguage = { (other: NamedOutput) in other.language.name == output.language.name }
            guard outputs.firstIndex(where: isOfLanguage) == index else { return nil }
            let unwritten = unwritten(in: outputs.filter(isOfLanguage), output.language)
                .filter { !reported.contains($0.token) }
            reported.formUnion(unwritten.map(\.token))
            return note(unwritten, output)
        }
    }

    /// A token, and a mode whose value is not written.
    private typealias Unwritten = (token: Int, mode: String)

    private func unwritten(in outputs: [NamedOutput], _ language: any Dialect) -> [Unwritten] {
        let tokens = Set(outputs.flatMap(\.tokens)).filter { !resolution.isConstant($0) }.sorted()
        let themed = Set(outputs.filter(\.declaration.addsThemes).flatMap(\.tokens))
        let rows = resolution.variants.states
        let (themes, device) = (WrittenStates(rows, of: resolution), WrittenStates([rows[0]], of: resolution))
        let first = WrittenStates([], of: resolution)
        let hasThemes = language.abilities.contains(.themes)
        return tokens.compactMap { token in
            let isThemed = hasThemes && (themed.contains(token) || symbols.isThemed(token))
            let following = resolution.types[token].map(language.following) ?? .nothing
            let written = isThemed ? themes : following == .nothing ? first : device
            let modes = resolution.modes(of: token)
            if written.isSuperset(of: modes, following) { return nil }
            let names = modes.filter { !written.contains(resolution.modes[$0].value(of: token), of: token, following) }
                .map { resolution.modes[$0].name }
                // An app of Apple's platforms needs no values of others.
                .filter { !language.isUsual || !ModeWords.isOfOtherPlatform($0) }
            // A theme can add what an appearance cannot.
            return (names.first { !isAppearance($0) } ?? names.first).map { (token, $0) }
        }
    }

    private func note(_ unwritten: [Unwritten], _ output: NamedOutput) -> RuleFinding? {
        let colors = unwritten.filter { resolution.types[$0.token] == .color }
        let isChosenByDevice = resolution.variants.appearances.isEmpty && output.language.following(.color) != .nothing
        let dark = isChosenByDevice ? colors.first { isDark($0.token) } : nil
        guard let first = dark ?? unwritten.first(where: { !isAppearance($0.mode) }) ?? unwritten.first else {
            return nil
        }
        let named = dark == nil ? unwritten : colors
        let subject = resolution.graph.phrase([first.token] + named.dropFirst().map(\.token))
        let isOfSwift = output.declaration.hasColorSets || output.language.isUsual
        return output.configuration.finding(
            .note, .unwrittenModes,
            "\(subject) \(named.count == 1 ? "has" : "have") values that are not generated"
                + (isOfSwift ? "" : " in \(output.language.name)") + ", such as in " + modes(of: [first] + named),
            advice: dark == nil ? advice(for: first, output) : appearances(of: colors.map(\.token)))
    }

    /// The modes of some tokens for a message: one of each collection.
    private func modes(of unwritten: [Unwritten]) -> String {
        var seen: Set<Int> = []
        let modes = unwritten.filter { seen.insert(resolution.graph.collection(of: $0.token)).inserted }.map(\.mode)
        let names = modes.uniqueInOrder.map { "'\($0)'" }
        return names.prefix(Self.shownModeLimit).joined(separator: ", ")
            + (names.count > Self.shownModeLimit ? ", …" : "")
    }

    private static let shownModeLimit = 6

    /// Returns advice for a mode that the device does not choose.
    private func advice(for unwritten: Unwritten, _ output: NamedOutput) -> String {
        let (token, mode) = unwritten
        if isAppearance(mode), output.language.abilities.contains(.themes) {
            return
                "'\(mode)' is an appearance, which only colors and shadows follow; define a token for each appearance, or "
                + "write the modes with a template of your own"
        }
        let theme: JSONValue = ["themes": [mode: .string(mode)]]
        let themes = theme.inside(.line)
        let isNamed = !configuration.themes.isEmpty
        guard output.language.abilities.contains(.themes) else {
            return isNamed && symbols.isThemed(token)
                ? "in SwiftUI views, read the theme's values from the environment"
                : "generate them with your own template, which can read \"modes\" of each token"
        }
        if output.declaration.addsThemes { return isNamed ? "add the mode to \"themes\"" : "add \(themes)" }
        if let type = resolution.types[token], !TemplateDeclaration.named("theme").types.contains(type) {
            return
                "themes cannot contain a \(type.rawValue); define a token for each theme, or write the modes with a "
                + "template of your own"
        }
        if isNamed, resolution.graph.tokens[token].isReferenceOnly {
            return
                "add \"tokens\": { \"sourceSets\": true } to the output with the template 'theme', and the mode to "
                + "\"themes\"; the token belongs to a set that the themes use as a source"
        }
        return isNamed
            ? "add the mode to \"themes\", and the token to the output with the template 'theme'"
            : "add \(themes), and an output { \"template\": \"theme\", \"path\": \"Theme.swift\" }, which contains the "
                + "values of all configured themes"
    }

    /// Returns whether the configuration makes a mode an appearance, of the device or of a theme.
    private func isAppearance(_ mode: String) -> Bool {
        let appearances = configuration.appearances.values + configuration.themes.flatMap(\.appearances.values)
        return appearances.contains { chosen in
            (chosen.modes + chosen.collections.flatMap(\.modes)).contains { $0.value == mode }
        }
    }

    /// Returns whether the name of one of the token's modes means dark.
    private func isDark(_ token: Int) -> Bool { resolution.values(of: token).contains { ModeWords.isDark($0.mode) } }

    /// Returns advice for colors that should follow the device. Collections can have different names for light and
    /// dark.
    private func appearances(of tokens: [Int]) -> String {
        var (light, dark): ([String], [String]) = ([], [])
        for token in tokens where isDark(token) {
            let modes = resolution.values(of: token).map(\.mode)
            let parts = Appearance.parts(of: modes)
            guard let darkMode = parts[.dark].map({ modes[$0] }) ?? modes.first(where: ModeWords.isDark),
                let lightMode = parts[.light].map({ modes[$0] }) ?? modes.first(where: { $0 != darkMode }),
                !dark.contains(darkMode)
            else { continue }
            dark.append(darkMode)
            if !light.contains(lightMode) { light.append(lightMode) }
        }
        let modes = [Appearance.light: light, .dark: dark].mapValues { names in
            ConfiguredModes(name: Located(""), modes: names.map { Located($0) })
        }
        let pair: JSONValue = ["appearances": Appearance.json(modes)]
        return "if these are the modes for light and dark appearance, add \(pair.inside(.line)); otherwise, use "
            + "\"themes\""
    }
}
