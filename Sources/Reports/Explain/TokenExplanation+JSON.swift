import CodeGeneration
import DesignTokens
import Diagnostics

extension TokenExplanation {
    /// One object: `path`, `type`, `layer`, `description`, `deprecated` (a reason, `true` or `false`), `unused`,
    /// `variableId`, `file`, `line`, `column`; `modes`, each with `mode` (`null` where there is one value), `value`, `written`,
    /// `text`, `step`, `opacity`, `chain` and `parts`; `declarations`, each with `symbol`, `expression`, `language`, `target` and
    /// `output`; `secondSymbols`, `formerSymbols`; `why`, in sentences; `users`; `pairs` with what stands in front
    /// or behind; and `diagnostics` of a token that is left out. Tokens that are named stand there with `path`, `file`, `line` and `column`.
    package var json: String {
        let deprecated = token.deprecationReason.map(JSONText.quoted) ?? "\(token.isDeprecated)"
        let members = [
            ("path", JSONText.quoted(token.path)), ("type", Self.text(token.type?.rawValue)),
            ("layer", Self.text(token.layer?.rawValue)), ("description", Self.text(token.description)),
            ("deprecated", deprecated), ("unused", "\(token.isUnused)"), ("variableId", Self.text(token.variableId)),
            ("file", JSONText.quoted(token.location.path)), ("line", "\(token.location.line)"),
            ("column", "\(token.location.column)"), ("modes", Self.list(token.isLeftOut ? [] : token.values.map(mode))),
            ("declarations", Self.list(token.declarations.map(declaration))),
            ("secondSymbols", Self.list(token.secondSymbols.map { JSONText.quoted($0.text) })),
            ("formerSymbols", Self.list(token.formerSymbols.map { JSONText.quoted($0.text) })),
            ("why", Self.list(Reasons(token).texts.map(JSONText.quoted))),
            ("users", Self.list(token.users.map { Self.place($0, $0.location) })),
            ("pairs", Self.list(ExplainedPairs(token).json)),
            ("diagnostics", Self.list(token.losses.map(\.json))),
        ]
        return Self.object(members) + "\n"
    }

    private func mode(_ value: InspectedValue) -> String {
        let chain = value.chain.map { Self.place($0, $0.value(inMode: value.modeNumber).location) }
        return Self.object([
            ("mode", Self.text(value.mode)), ("value", JSONText.value(value.value)),
            ("written", value.written.map(NumberText.number) ?? "null"), ("text", JSONText.quoted(value.text)),
            ("step", JSONText.quoted(value.step.rawValue)), ("opacity", value.opacity.map(NumberText.number) ?? "null"),
            ("chain", Self.list(chain)),
            ("parts", Self.list(value.parts.map { JSONText.quoted($0.path) })),
        ])
    }

    private func declaration(_ declaration: TokenDeclaration) -> String {
        Self.object([
            ("symbol", JSONText.quoted(declaration.symbol.text)), ("expression", Self.text(declaration.expression)),
            ("language", JSONText.quoted(declaration.language.name)), ("target", Self.text(declaration.target)),
            ("output", JSONText.quoted(declaration.output)),
        ])
    }

    static func place(_ token: InspectedToken, _ location: SourceLocation) -> String {
        object([
            ("path", JSONText.quoted(token.path)), ("file", JSONText.quoted(location.path)),
            ("line", "\(location.line)"), ("column", "\(location.column)"),
        ])
    }

    static func object(_ members: [(key: String, value: String)]) -> String {
        "{\(members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
    }

    static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

    static func text(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
}
