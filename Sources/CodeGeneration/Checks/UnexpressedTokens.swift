import DesignTokens
import Diagnostics

/// Tokens that an output would take, if Swift had a value for them: they are missed there.
struct UnexpressedTokens: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let resolution = checked.resolution
        var languages: [Int: [any OutputLanguage]] = [:]
        var conflicts: [Int: Diagnostic] = [:]
        for output in checked.symbols.outputs {
            let language = output.configuration.language
            for token in output.unexpressed {
                if language.hasExpression(resolution.value(of: token)),
                    let conflict = ModeConflict(of: token, output.traits, resolution, in: language)
                {
                    if conflicts[token] == nil { conflicts[token] = report(token, conflict, language, resolution) }
                    continue
                }
                let known = languages[token] ?? []
                if !known.contains(where: { $0.name == language.name }) { languages[token] = known + [language] }
            }
        }
        // What refers to a token that cannot be used is the affair of that.
        let tokens = languages.keys.sorted().filter { !resolution.leftOut.contains(resolution.traces[$0].origin) }
        return tokens.map { report($0, languages[$0] ?? [], checked) }
            + conflicts.sorted { $0.key < $1.key }.map(\.value)
    }

    private func report(
        _ token: Int, _ conflict: ModeConflict, _ language: any OutputLanguage, _ resolution: Resolution
    ) -> Diagnostic {
        Diagnostic(
            .warning, .unexpressedValue, Self.message(of: token, conflict, language, resolution),
            at: resolution.graph.valueLocation(of: token),
            advice: "use a token for each mode, or give both modes the same kind of value; until then the token is left out")
    }

    private func report(
        _ token: Int, _ languages: [any OutputLanguage], _ checked: CheckedConfiguration
    ) -> Diagnostic {
        let (message, advice) = Self.message(of: token, in: languages, checked.resolution)
        return Diagnostic(
            .warning, .unexpressedValue, message, at: checked.resolution.graph.valueLocation(of: token), advice: advice)
    }

    /// Why an output has no expression for a token.
    static func message(of token: Int, in output: NamedOutput, _ resolution: Resolution) -> String {
        let language = output.configuration.language
        if language.hasExpression(resolution.value(of: token)),
            let conflict = ModeConflict(of: token, output.traits, resolution, in: language)
        {
            return message(of: token, conflict, language, resolution)
        }
        return message(of: token, in: [language], resolution).message
    }

    private static func message(
        of token: Int, _ conflict: ModeConflict, _ language: any OutputLanguage, _ resolution: Resolution
    ) -> String {
        "'\(resolution.graph.tokens[token].path)' \(conflict.text(in: language))"
    }

    private static func message(
        of token: Int, in languages: [any OutputLanguage], _ resolution: Resolution
    ) -> (message: String, advice: String) {
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
        if let part = languages.lazy.compactMap({ $0.missingPart(of: value) }).first {
            reason += ": it has no \"\(part)\" that does"
        }
        if let name = systemColor(of: resolution.traces[token].origin, resolution.graph) {
            reason += ": it is the color \"\(name)\" of the system, and no file says what that looks like"
            advice = "give its Swift in \"expressions\", such as \"Color(uiColor: .label)\"; or " + advice
        }
        return ("\(resolution.graph.tokens[token].path) \(reason)", advice)
    }

    /// The name of the color of the system that a color set refers to.
    private static func systemColor(of token: Int, _ graph: TokenGraph) -> String? {
        let (token, file) = (graph.tokens[token], graph.sources[graph.tokens[token].document])
        guard token.type == .color, token.value == .uninterpreted else { return nil }
        return file.value(of: "reference", in: token.valueNode).flatMap(file.stringValue)
    }
}
