import DesignTokens

/// Why languages cannot express a token, as text.
struct UnexpressedValue {
    /// The message, including the token's path.
    let message: String
    /// The advice for a note.
    let advice: String

    /// Creates the message for an output.
    init(of token: Int, in output: NamedOutput, _ resolution: Resolution) {
        let language = output.language
        if let conflict = Self.conflict(of: token, in: output, resolution) {
            self.init(of: token, conflict, in: language, resolution)
        } else {
            let state = resolution.stateWithoutExpression(of: token, in: output.configuration)
            self.init(of: token, in: [language], state ?? resolution.modes[0], resolution)
        }
    }

    /// Creates the message for a conflict between modes.
    init(of token: Int, _ conflict: ModeConflict, in language: any Dialect, _ resolution: Resolution) {
        message = "'\(resolution.graph.tokens[token].path)' \(conflict.text(in: language))"
        advice =
            "use a token for each mode, or give both modes the same kind of value; until then, the token is left out"
    }

    /// Creates the message for the value in a mode, which languages cannot express.
    init(of token: Int, in languages: [any Dialect], _ state: ResolvedMode, _ resolution: Resolution) {
        let value = state.value(of: token)
        var reason = "has no value in \(languages.map(\.name).joined(separator: " and "))"
        let usual = resolution.modes[0]
        if usual.value(of: token) != value { reason += " in '\(resolution.names(of: state, and: usual).0)'" }
        var advice = "add it to \"exclude\" in the output's \"tokens\""
        if case .dimension(let number, let unit) = value {
            let whole = unit == .percent ? "another value, such as a font size" : "a font size"
            reason += ": \(NumberText.number(number))\(unit.rawValue) is relative to \(whole)"
            advice =
                "use it in a typography token, where it can be converted to points; or use px or rem; or "
                + advice
        }
        if case .part(let part)? = languages.lazy.compactMap({ $0.lack(of: value) }).first(where: { $0 != .value }) {
            reason += ": it has no usable '\(part)'"
        }
        if let name = Self.systemColor(of: state.traces[token].origin, state.graph) {
            reason += ": it is the system color '\(name)', whose components are unknown"
            advice = "set its Swift code in \"expressions\", such as \"Color(uiColor: .label)\"; or " + advice
        }
        message = "'\(resolution.graph.tokens[token].path)' \(reason)"
        self.advice = advice
    }

    /// Returns why one declaration cannot have the token's values in all modes; `nil` if the value itself cannot be
    /// expressed.
    static func conflict(of token: Int, in output: NamedOutput, _ resolution: Resolution) -> ModeConflict? {
        let output = output.configuration
        guard resolution.stateWithoutExpression(of: token, in: output) == nil else { return nil }
        return resolution.modeConflict(of: token, in: output)
    }

    /// Returns the name of the system color that a color set refers to.
    private static func systemColor(of token: Int, _ graph: TokenGraph) -> String? {
        let (token, file) = (graph.tokens[token], graph.sources[graph.tokens[token].document])
        guard token.type == .color, token.value == .uninterpreted else { return nil }
        return file.text("reference", of: token.valueNode)
    }
}
