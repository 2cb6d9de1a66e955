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

/// The modes that appearances choose in several axes together: light in all of them, or dark in all.
private struct ShownModes {
    /// The axes with a mode for each appearance.
    private let axes: [Int]
    /// The contexts of these axes in each state of the app.
    private let shown: Set<[Int]>

    init(_ states: [[ResolvedMode]]) {
        let contexts = states.map { $0.map(\.combination.contexts) }
        let axes = (contexts.first?.first ?? []).indices.filter { axis in
            contexts.contains { theme in theme.contains { $0[axis] != theme[0][axis] } }
        }
        shown = Set(contexts.joined().map { state in axes.map { state[$0] } })
        self.axes = axes
    }

    /// Returns whether no state has the combination, although each of its contexts is in one: light components with dark
    /// colors.
    func exclude(_ mode: ResolvedMode) -> Bool {
        let chosen = axes.map { mode.combination.contexts[$0] }
        return !shown.contains(chosen)
            && chosen.indices.allSatisfy { axis in shown.contains { $0[axis] == chosen[axis] } }
    }
}

/// What makes outputs write the values of a mode.
private enum Remedy: CaseIterable {
    /// A theme, which an app chooses.
    case theme
    /// Nothing but the code of a view, because others cannot read the theme in the environment.
    case environment
    /// A template of the user's own.
    case template
    /// Other tokens, because themes cannot contain the type.
    case otherTokens
    /// Other tokens, because the device chooses the mode, which only colors and shadows follow.
    case tokensByAppearance
}

extension CheckedConfiguration {
    /// Tokens with values in modes that no output writes: one finding for each language and remedy, with the
    /// configuration that writes them all.
    var unwrittenModes: [RuleFinding] {
        guard resolution.modes.count > 1 else { return [] }
        let outputs = symbols.outputs.filter { !$0.declaration.writesModes }
        var reported: Set<Int> = []
        return outputs.enumerated().flatMap { index, output -> [RuleFinding] in
            let isOfLanguage = { (other: NamedOutput) in other.language.name == output.language.name }
            guard outputs.firstIndex(where: isOfLanguage) == index else { return [] }
            let unwritten = unwritten(in: outputs.filter(isOfLanguage), output.language)
                .filter { !reported.contains($0.token) }
            reported.formUnion(unwritten.map(\.token))
            return notes(unwritten, output)
        }
    }

    /// A token, and the modes whose values are not written, as indices; first those that are no appearances.
    private typealias Unwritten = (token: Int, modes: [Int])

    private func unwritten(in outputs: [NamedOutput], _ language: any Dialect) -> [Unwritten] {
        let tokens = Set(outputs.flatMap(\.tokens)).filter { !resolution.isConstant($0) }.sorted()
        let themed = Set(outputs.filter(\.declaration.addsThemes).flatMap(\.tokens))
        let rows = resolution.variants.states
        let (themes, device) = (WrittenStates(rows, of: resolution), WrittenStates([rows[0]], of: resolution))
        let (first, shown) = (WrittenStates([], of: resolution), ShownModes(rows))
        let hasThemes = language.abilities.contains(.themes)
        let unwritten = tokens.compactMap { token -> Unwritten? in
            let isThemed = hasThemes && (themed.contains(token) || symbols.isThemed(token))
            let following = resolution.types[token].map(language.following) ?? .nothing
            let written = isThemed ? themes : following == .nothing ? first : device
            let modes = resolution.modes(of: token)
            if written.isSuperset(of: modes, following) { return nil }
            let others = modes.filter { mode in
                // An app of Apple's platforms needs no values of others.
                !written.contains(resolution.modes[mode].value(of: token), of: token, following)
                    && !(language.isUsual && ModeWords.isOfOtherPlatform(resolution.modes[mode].name))
                    && !(following != .nothing && shown.exclude(resolution.modes[mode]))
            }
            // A theme can add what an appearance cannot.
            let sorted = others.filter { !isAppearance($0) } + others.filter(isAppearance)
            return sorted.isEmpty ? nil : (token, sorted)
        }
        if unwritten.isEmpty { return [] }
        let refused = refusedTokens(of: outputs.filter(\.declaration.isTheme))
        return unwritten.filter { !refused.contains($0.token) }
    }

    /// Returns the tokens that outputs select but cannot name or express, which is reported.
    private func refusedTokens(of outputs: [NamedOutput]) -> Set<Int> {
        outputs.reduce(into: []) { tokens, output in
            tokens.formUnion(TokenFilter(output.configuration, resolution).chosen().tokens)
            tokens.subtract(output.tokens)
            tokens.formUnion(output.unexpressed)
        }
    }

    private func notes(_ unwritten: [Unwritten], _ output: NamedOutput) -> [RuleFinding] {
        let colors = unwritten.filter { resolution.types[$0.token] == .color }
        let isChosenByDevice = resolution.variants.appearances.isEmpty && output.language.following(.color) != .nothing
        if isChosenByDevice, let dark = colors.first(where: { isDark($0.token) }) {
            return [note([dark] + colors.dropFirst(), output, advice: appearances(of: colors.map(\.token)))]
        }
        let remedies = unwritten.map { remedy(for: $0, output) }
        return Remedy.allCases.compactMap { remedy in
            let tokens = zip(unwritten, remedies).filter { $1 == remedy }.map(\.0)
            return tokens.isEmpty ? nil : note(tokens, output, advice: advice(remedy, for: tokens, output))
        }
    }

    private func note(_ unwritten: [Unwritten], _ output: NamedOutput, advice: String) -> RuleFinding {
        let subject = resolution.graph.phrase(unwritten.map(\.token))
        let isOfSwift = output.declaration.hasColorSets || output.language.isUsual
        return output.configuration.finding(
            .note, .unwrittenModes,
            "\(subject) \(unwritten.count == 1 ? "has" : "have") values that are not generated"
                + (isOfSwift ? "" : " in \(output.language.name)") + ", such as in " + modes(of: unwritten),
            advice: advice)
    }

    /// The modes of some tokens for a message: one of each collection.
    private func modes(of unwritten: [Unwritten]) -> String {
        var seen: Set<Int> = []
        let modes = unwritten.filter { seen.insert(resolution.graph.collection(of: $0.token)).inserted }
            .map { resolution.modes[$0.modes[0]].name }
        let names = modes.uniqueInOrder.map { "'\($0)'" }
        return names.prefix(Self.shownModeLimit).joined(separator: ", ")
            + (names.count > Self.shownModeLimit ? ", …" : "")
    }

    private static let shownModeLimit = 6

    private func remedy(for unwritten: Unwritten, _ output: NamedOutput) -> Remedy {
        let hasThemes = output.language.abilities.contains(.themes)
        if hasThemes, isAppearance(unwritten.modes[0]) { return .tokensByAppearance }
        guard hasThemes else {
            return !configuration.themes.isEmpty && symbols.isThemed(unwritten.token) ? .environment : .template
        }
        let types = output.declaration.addsThemes ? nil : TemplateDeclaration.named("theme").types
        let canBeThemed = resolution.types[unwritten.token].map { types?.contains($0) != false } ?? true
        return canBeThemed ? .theme : .otherTokens
    }

    private func advice(_ remedy: Remedy, for tokens: [Unwritten], _ output: NamedOutput) -> String {
        switch remedy {
        case .theme: return themes(for: tokens, output)
        case .environment: return "in SwiftUI views, read the theme's values from the environment"
        case .template: return "generate them with your own template, which can read \"modes\" of each token"
        case .otherTokens:
            let types = tokens.compactMap { resolution.types[$0.token].map { "a \($0.rawValue)" } }.uniqueInOrder
            return "themes cannot contain \(Wording.list(types, "or")); define a token for each theme, or write the "
                + "modes with a template of your own"
        case .tokensByAppearance:
            let mode = resolution.modes[tokens[0].modes[0]].name
            let isOfDevice = configuration.appearances.values.contains { $0.names.contains(mode) }
            return
                "'\(mode)' is an appearance, which only colors and shadows follow; define a token for each appearance, or "
                + (isOfDevice
                    ? "let the app choose the mode: move it from \"appearances\" to \"themes\""
                    : "write the modes with a template of your own")
        }
    }

    /// Returns whether the configuration makes a mode an appearance, of the device or of a theme.
    private func isAppearance(_ mode: Int) -> Bool {
        let name = resolution.modes[mode].name
        return appearanceModes.contains { $0.names.contains(name) }
    }

    /// The modes that the configuration makes appearances.
    var appearanceModes: [ConfiguredModes] {
        configuration.appearances.values + configuration.themes.flatMap(\.appearances.values)
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
