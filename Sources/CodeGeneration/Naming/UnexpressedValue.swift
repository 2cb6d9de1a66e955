import DesignTokens

/// Why languages have no expression for a token, in words.
struct UnexpressedValue {
    /// The reason, with the token's path.
    let message: String
    /// What to do about it.
    let advice: String

    /// Says why an output has no expression for a token.
    init(of token: Int, in output: NamedOutput, _ resolution: Resolution) {
        let language = output.language
        if let conflict = Self.conflict(of: token, in: output, resolution) {
            self.init(of: token, conflict, in: language, resolution)
        } else {
            self.init(of: token, in: [language], resolution)
        }
    }

    /// Says why a declaration cannot be what the token is in each mode.
    init(of token: Int, _ conflict: ModeConflict, in language: any Dialect, _ resolution: Resolution) {
        message = "'\(resolution.graph.tokens[token].path)' \(conflict.text(in: language))"
        advice =
            "use a token for each mode, or give both modes the same kind of value; until then the token is left out"
    }

    /// Says why languages have no expression for the value of a token.
    init(of token: Int, in languages: [any Dialect], _ resolution: Resolution) {
        let value = resolution.value(of: token)
        var reason = "has no value in \(languages.map(\.name).joined(separator: " and "))"
        var advice = "list it in \"exclude\" of the output's \"tokens\""
        if case .dimension(let number, let unit) = value {
            let whole = unit == .percent ? "something else, such as a font size" : "a font size"
            reason += ": \(NumberText.number(number))\(unit.rawValue) is relative to \(whole)"
            advice =
                "refer to it in a typography token, whose parts templates see in points too; write it in px or rem; or "
                + advice
        }
        if case .part(let part)? = languages.lazy.compactMap({ $0.lack(of: value) }).first(where: { $0 != .value }) {
            reason += ": it has no \"\(part)\" that does"
        }
        if let name = Self.systemColor(of: resolution.traces[token].origin, resolution.graph) {
            reason += ": it is the color \"\(name)\" of the system, and no file says what that looks like"
            advice = "give its Swift in \"expressions\", such as \"Color(uiColor: .label)\"; or " + advice
        }
        message = "\(resolution.graph.tokens[token].path) \(reason)"
        self.advice = advice
    }

    /// Why one declaration cannot be what a token with a value is in each mode; `nil` where the value is at fault.
    static func conflict(of token: Int, in output: NamedOutput, _ resolution: Resolution) -> ModeConflict? {
        let output = output.configuration
        guard output.language.lack(of: resolution.value(of: token)) == nil else { return nil }
        return ModeConflict(of: token, in: output, resolution)
    }

    /// The name of the color of the system that a color set refers to.
    private static func systemColor(of token: Int, _ graph: TokenGraph) -> String? {
        let (token, file) = (graph.tokens[token], graph.sources[graph.tokens[token].document])
        guard token.type == .color, token.value == .uninterpreted else { return nil }
        return file.value(of: "reference", in: token.valueNode).flatMap(file.stringValue)
    }
}
