import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// What programs are told of a token: each member means the same in every command that has it.
enum TokenMember: String {
    case path, type, layer, file, line, column
    case description
    /// The reason, `true` or `false`.
    case deprecated
    case unused
    /// The id of the variable in Figma.
    case variableId
    /// Where the modes come from that its values can differ in: `name`, `modes`, `evidence` and `files`; `null` for one mode.
    case collection
    /// The value as the Design Tokens format module spells it, in the mode that was asked for, else in the first one, of which
    /// `step`, `target`, `opacity` (that it sets to the color it refers to) and `written` (the number in the generated file
    /// where that is another: 0.8 for an opacity of 80) are, too.
    case value, step, target, opacity, written
    /// The value in each mode that it depends on; `null` where it depends on none.
    case values
    /// The value in each appearance of the device; `null` where it is the same in all.
    case appearances
    /// The value in each theme, or an object like `appearances` where there are some; `null` where no theme changes it.
    case themes
    /// For each mode `mode` (`null` where there is one value), `value`, `written`, `text`, `step`, `opacity`, `chain` and `parts`.
    case modes
    /// The code; where the configuration has some for single platforms, `platformExpressions` has that, and `expression` holds
    /// on all others.
    case expression, platformExpressions
    /// The first symbol and, where there are several targets or languages, that of each: `target`, `language` and `symbol`.
    case symbol, symbols
    case secondSymbols, formerSymbols
    /// The outputs that take it, in the order of the configuration: `path`, `template`, `target`, `language` and `symbol`.
    case outputs
    /// The same with `symbol`, `expression`, `language`, `target` and `output`.
    case declarations
    /// The reasons for its value, in sentences.
    case why
    /// The tokens that refer to it, with their places.
    case users
    /// The contrast with the colors in front of it and behind it.
    case pairs
    /// What says why it is left out.
    case diagnostics
}

extension InspectedToken {
    /// The token as an object with some members, in the order of these.
    func json(_ members: [TokenMember], inMode mode: Int = 0) -> JSONValue {
        let value = value(inMode: mode)
        return .object(members.compactMap { member in json(member, value).map { .init(member.rawValue, $0) } })
    }

    /// What a member is; `nil` for one that the project has no use for.
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

    /// The values in the appearances, or the one value where there are none.
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
    /// The symbols in all units; `nil` where there is one unit.
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
