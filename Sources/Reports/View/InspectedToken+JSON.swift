import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The JSON members of a token, which mean the same in every command.
enum TokenMember: String {
    case path, type, layer, file, line, column
    case description
    /// The reason, `true` or `false`.
    case deprecated
    case unused
    /// The id of the variable in Figma.
    case variableId
    /// The source of the modes in which values can differ: `name`, `modes`, `evidence` and `files`; `null` for one
    /// mode.
    case collection
    /// The value in the Design Tokens format module, with its `step`, `target`, `opacity` (applied to the target color)
    /// and `written` (the number in generated code if it differs: 0.8 for an opacity of 80), in the requested mode or
    /// the first one.
    case value, step, target, opacity, written
    /// The value in each mode; `null` if it does not depend on modes.
    case values
    /// The value in each appearance; `null` if it is the same in all.
    case appearances
    /// The value in each theme, or an object like `appearances` if there are some; `null` if it is the same in all.
    case themes
    /// For each mode `mode` (`null` for a single value), `value`, `written`, `text`, `step`, `opacity`, `chain` and
    /// `parts`.
    case modes
    /// The code. `platformExpressions` has the configured code for single platforms, and `expression` applies to all
    /// others.
    case expression, platformExpressions
    /// The first symbol, and with several targets or languages `target`, `language` and `symbol` of each.
    case symbol, symbols
    case secondSymbols, formerSymbols
    /// The outputs that declare it, in configured order: `path`, `template`, `target`, `language` and `symbol`.
    case outputs
    /// The same with `symbol`, `expression`, `language`, `target` and `output`.
    case declarations
    /// The reasons for the value, as sentences.
    case why
    /// The tokens that refer to it, with their locations.
    case users
    /// The contrast with other colors.
    case pairs
    /// The diagnostics that explain why it is left out.
    case diagnostics
}

extension InspectedToken {
    /// Returns the token as an object with some members, in their order.
    func json(_ members: [TokenMember], inMode mode: Int = 0) -> JSONValue {
        let value = value(inMode: mode)
        return .object(members.compactMap { member in json(member, value).map { .init(member.rawValue, $0) } })
    }

    /// Returns the value of a member; `nil` if it does not apply to the project.
    private func json(_ member: TokenMember, _ value: InspectedValue) -> JSONValue? {
        switch member {
        case .path: .string(path)
        case .type: JSONValue(type?.rawValue)
        case .layer: JSONValue(layer?.rawValue)
        case .file: .string(location.path)
        case .line: .integer(location.line)
        case .column: .integer(location.column)
        case .description: JSONValue(description)
        case .deprecated: deprecationReason.map(JSONValue.string) ?? .boolean(isDeprecated)
        case .unused: .boolean(isUnused)
        case .variableId: JSONValue(variableId)
        case .collection: collectionJSON
        case .value: value.value.json
        case .step: .string(value.step.rawValue)
        case .target: JSONValue(value.targetPath)
        case .opacity: JSONValue(value.opacity)
        case .written: JSONValue(value.written)
        case .values: valuesByMode
        case .appearances: appearances
        case .themes: themes
        case .modes: .array(isLeftOut ? [] : values.map(\.json))
        case .expression: JSONValue(expression)
        case .platformExpressions: platforms
        case .symbol: JSONValue(symbol?.text)
        case .symbols: all.json(ofSymbols: symbols)
        case .secondSymbols: .strings(secondSymbols.map(\.text))
        case .formerSymbols: .strings(formerSymbols.map(\.text))
        case .outputs: .array(declarations.map(\.outputJSON))
        case .declarations: .array(declarations.map(\.json))
        case .why: .strings(Reasons(self).texts)
        case .users: .array(users.map { $0.json([.path, .file, .line, .column]) })
        case .pairs: .array(ExplainedPairs(self).json)
        case .diagnostics: .array(losses.map(\.json))
        }
    }

    private var collectionJSON: JSONValue {
        guard let collection else { return .null }
        return [
            "name": JSONValue(collection.name), "modes": .strings(collection.modes.map(\.name)),
            "evidence": JSONValue(collection.evidence?.rawValue), "files": .strings(all.run.files(of: collection)),
        ]
    }

    private var valuesByMode: JSONValue {
        let members = values.compactMap { value in value.mode.map { JSONValue.Member($0, value.value.json) } }
        return members.isEmpty ? .null : .object(members)
    }

    private var appearances: JSONValue {
        let resolution = all.resolution
        return resolution.dependsOnAppearance(number) ? json(in: resolution.variants.states[0]) : .null
    }

    private var themes: JSONValue {
        let variants = all.resolution.variants
        guard all.resolution.dependsOnTheme(number) else { return .null }
        return .object(zip(variants.themes, variants.states.dropFirst()).map { .init($0, json(in: $1)) })
    }

    /// Returns the values in the appearances, or the single value if there are none.
    private func json(in states: [ResolvedMode]) -> JSONValue {
        let appearances = all.resolution.variants.appearances
        guard !appearances.isEmpty else { return states[0].value(of: number).json }
        return .object(zip(appearances, states).map { .init($0.rawValue, $1.value(of: number).json) })
    }

    private var platforms: JSONValue? {
        let platforms = platformExpressions.map { JSONValue.Member($0.platform.rawValue, .string($0.code)) }
        return platforms.isEmpty ? nil : .object(platforms)
    }
}

extension InspectedValue {
    fileprivate var json: JSONValue {
        let chain = chain.map { link in ["path": .string(link.path)] + link.value(inMode: modeNumber).location.json }
        return [
            "mode": JSONValue(mode), "value": value.json, "written": JSONValue(written), "text": .string(text),
            "step": .string(step.rawValue), "opacity": JSONValue(opacity), "chain": .array(chain),
            "parts": .strings(parts.map(\.path)),
        ]
    }
}

extension TokenDeclaration {
    fileprivate var outputJSON: JSONValue {
        [
            "path": .string(output), "template": .string(template), "target": JSONValue(target),
            "language": .string(language.name), "symbol": .string(symbol.text),
        ]
    }

    fileprivate var json: JSONValue {
        [
            "symbol": .string(symbol.text), "expression": JSONValue(expression), "language": .string(language.name),
            "target": JSONValue(target), "output": .string(output),
        ]
    }
}

extension InspectedTokens {
    /// Returns the symbols in all units; `nil` if there is only one unit.
    func json(ofSymbols symbols: [Symbol?]) -> JSONValue? {
        guard run.symbols.units.count > 1 else { return nil }
        return .array(
            zip(run.symbols.units, symbols).compactMap { unit, symbol -> JSONValue? in
                guard let symbol else { return nil }
                return [
                    "target": JSONValue(unit.target.name?.value), "language": .string(unit.language.name),
                    "symbol": .string(symbol.text),
                ]
            })
    }
}
