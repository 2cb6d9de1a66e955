import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension TokenExplanation {
    /// One object: `path`, `type`, `layer`, `description`, `deprecated` (a reason, `true` or `false`), `unused`,
    /// `variableId`, `file`, `line`, `column`; `modes`, each with `mode` (`null` where there is one value), `value`, `written`,
    /// `text`, `step`, `opacity`, `chain` and `parts`; `declarations`, each with `symbol`, `expression`, `language`, `target` and
    /// `output`; `secondSymbols`, `formerSymbols`; `why`, in sentences; `users`; `pairs` with what stands in front
    /// or behind; and `diagnostics` of a token that is left out. Tokens that are named stand there with `path`, `file`, `line` and `column`.
    package var json: String {
        let deprecation = token.deprecationReason.map(JSONValue.string) ?? .boolean(token.isDeprecated)
        let about: JSONValue = [
            "path": .string(token.path), "type": JSONValue(token.type?.rawValue),
            "layer": JSONValue(token.layer?.rawValue), "description": JSONValue(token.description),
            "deprecated": deprecation, "unused": .boolean(token.isUnused), "variableId": JSONValue(token.variableId),
        ]
        let rest: JSONValue = [
            "modes": .array(token.isLeftOut ? [] : token.values.map(json)),
            "declarations": .array(token.declarations.map(json)),
            "secondSymbols": .strings(token.secondSymbols.map(\.text)),
            "formerSymbols": .strings(token.formerSymbols.map(\.text)), "why": .strings(Reasons(token).texts),
            "users": .array(token.users.map { $0.json(at: $0.location) }),
            "pairs": .array(ExplainedPairs(token).json), "diagnostics": .array(token.losses.map(\.json)),
        ]
        return (about + token.location.json + rest).text() + "\n"
    }

    private func json(of value: InspectedValue) -> JSONValue {
        let chain = value.chain.map { $0.json(at: $0.value(inMode: value.modeNumber).location) }
        return [
            "mode": JSONValue(value.mode), "value": value.value.json, "written": JSONValue(value.written),
            "text": .string(value.text), "step": .string(value.step.rawValue), "opacity": JSONValue(value.opacity),
            "chain": .array(chain), "parts": .strings(value.parts.map(\.path)),
        ]
    }

    private func json(of declaration: TokenDeclaration) -> JSONValue {
        [
            "symbol": .string(declaration.symbol.text), "expression": JSONValue(declaration.expression),
            "language": .string(declaration.language.name), "target": JSONValue(declaration.target),
            "output": .string(declaration.output),
        ]
    }
}
