import DesignTokens
import Diagnostics

/// Tokens with values in modes that no output of a built-in template can write as the configuration stands: said once, with
/// the line that writes them all.
struct UnwrittenModes: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let resolution = checked.resolution
        guard resolution.modes.count > 1 else { return [] }
        let outputs = checked.symbols.outputs.filter { output in
            TemplateTraits.isBuiltIn(output.configuration.template.value) && !output.configuration.language.isListing
        }
        let tokens = Set(outputs.flatMap(\.tokens)).filter { !resolution.isConstant($0) }.sorted()
        let themed = Set(outputs.filter(\.traits.addsThemes).flatMap(\.tokens))
        let unwritten = tokens.compactMap { token in
            let isThemed = themed.contains(token) || checked.symbols.isThemed(token)
            return unwrittenMode(of: token, isThemed: isThemed, resolution).map { (token: token, mode: $0) }
        }
        let colors = unwritten.filter { resolution.types[$0.token] == .color }
        if resolution.variants.appearances.isEmpty, let first = colors.first(where: { isDark($0.token, resolution) }) {
            return [note(colors.count, first, advice(for: first.token, resolution), outputs[0], checked)]
        }
        guard let first = unwritten.first else { return [] }
        let themes = "\"themes\": { \(JSONText.quoted(first.mode)): \(JSONText.quoted(first.mode)) }"
        let advice =
            !checked.configuration.themes.isEmpty
            ? "add the mode to \"themes\", and the token to the output of the template theme, which holds some types only"
            : "write \(themes), and an output { \"template\": \"theme\", \"path\": \"Theme.swift\" }, which holds the values "
                + "of all that \"themes\" names"
        return [note(unwritten.count, first, advice, outputs[0], checked)]
    }

    /// A mode in which a token has a value that is not written.
    private func unwrittenMode(of token: Int, isThemed: Bool, _ resolution: Resolution) -> String? {
        let rows = resolution.variants.states
        var written = [resolution.modes[0]]
        if isThemed {
            written += rows.joined()
        } else if resolution.types[token]?.canHoldColors == true {
            written += rows[0]
        }
        let values = written.map { $0.value(of: token) }
        return resolution.values(of: token).first { value in
            !values.contains { $0.isSame(as: value.value) }
                || (!isThemed && value.value.differsInMoreThanColors(from: values[0]))
        }?.mode
    }

    /// Whether one of a token's modes is for the dark by its name.
    private func isDark(_ token: Int, _ resolution: Resolution) -> Bool {
        resolution.values(of: token).contains { ModeWords.isDark($0.mode) || ModeWords.isOfNight($0.mode) }
    }

    /// How colours come to follow the device.
    private func advice(for token: Int, _ resolution: Resolution) -> String {
        let modes = resolution.values(of: token).map(\.mode)
        let dark = modes.first(where: ModeWords.isDark) ?? modes.last ?? ""
        let light = modes.first { $0 != dark } ?? ""
        let pair = "{ \"light\": \(JSONText.quoted(light)), \"dark\": \(JSONText.quoted(dark)) }"
        return "write \"appearances\": \(pair) where these are what the device chooses; else see \"themes\""
    }

    private func note(
        _ count: Int, _ first: (token: Int, mode: String), _ advice: String, _ output: NamedOutput,
        _ checked: CheckedConfiguration
    ) -> Diagnostic {
        let path = checked.resolution.graph.tokens[first.token].path
        let (subject, has) =
            count == 1 ? (path, "has") : ("\(path) and \(Wording.count(count - 1, "more token"))", "have")
        return Diagnostic(
            .note, .unwrittenModes,
            "\(subject) \(has) other values in other modes, such as \(first.mode), than those that are written",
            at: output.configuration.path.location, advice: advice)
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
