import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension TokenList {
    /// One JSON object a line, with the keys `path`, `type`, `layer`, `value`, `values`, `appearances`, `themes`, `step`,
    /// `target`, `opacity`, `written`, `expression`, `symbol`, `outputs`, `secondSymbols`, `formerSymbols`, `file`, `line`,
    /// `column`; `null` for what a token has not.
    /// `values` has a key for each mode that the token depends on, and is `null` when it depends on none; `opacity` is the
    /// one that the token sets to the colour it refers to. `value` is spelled as the Design Tokens format module spells it;
    /// where one mode was asked for, it, `step`, `target`, `opacity` and `written` are those of that mode. `written` is the
    /// number in the generated file where that is another: 0.8 for an opacity of 80.
    /// Where the configuration has expressions for single platforms, `platformExpressions` has them by platform, and
    /// `expression` holds on all others. Where there are several targets or languages, `symbols` has one object for each
    /// symbol, with `target`, `language` and `symbol`.
    ///
    /// `outputs` has one object for each output that takes the token, in the order of the configuration, with `path`,
    /// `template`, `target`, `language` and `symbol`. `appearances` has a value for each appearance of the device, such as
    /// `light` and `dark`; it is `null` for a token that is the same in all. `themes` has the value in each theme, or an
    /// object like `appearances` where there are some; it is `null` for a token that no theme changes.
    ///
    /// Of a token that is left out, the keys are `path`, `type`, `layer`, `file`, `line`, `column` and `diagnostics`.
    ///
    /// An asset has the keys `kind`, which is a word for its type, `name`, which is the one that loads it, `symbol` and
    /// `file`, which is its folder.
    package var jsonLines: String {
        JSONValue.lines(choice.tokens.lazy.map(json)) + JSONValue.lines(choice.assets.lazy.map(json))
    }

    private func json(of token: InspectedToken) -> JSONValue {
        let start: JSONValue = [
            "path": .string(token.path), "type": JSONValue(token.type?.rawValue),
            "layer": JSONValue(token.layer?.rawValue),
        ]
        if choice.isOfLeftOut {
            return start + token.location.json + ["diagnostics": .array(token.losses.map(\.json))]
        }
        return start + values(of: token) + code(of: token) + token.location.json
    }

    private func json(of asset: Asset) -> JSONValue {
        let symbols = all.symbols(ofAssetAt: asset.location.path)
        return .object(of: [
            "kind": .string(asset.kind.rawValue), "name": .string(asset.lookupName),
            "symbol": JSONValue(symbols.lazy.compactMap { $0 }.first?.text), "symbols": json(of: symbols),
            "file": .string(asset.location.path),
        ])
    }

    // MARK: - Values

    private func values(of token: InspectedToken) -> JSONValue {
        let value = token.value(inMode: choice.mode ?? 0)
        return [
            "value": value.value.json, "values": token.valuesByMode, "appearances": appearances(of: token.number),
            "themes": themes(of: token.number), "step": .string(value.step.rawValue),
            "target": JSONValue(value.target?.path), "opacity": JSONValue(value.opacity),
            "written": JSONValue(value.written),
        ]
    }

    private func appearances(of token: Int) -> JSONValue {
        let resolution = all.resolution
        return resolution.dependsOnAppearance(token) ? values(of: token, in: resolution.variants.states[0]) : .null
    }

    private func themes(of token: Int) -> JSONValue {
        guard all.resolution.dependsOnTheme(token) else { return .null }
        let variants = all.resolution.variants
        return .object(
            zip(variants.themes, variants.states.dropFirst()).map { name, states in
                JSONValue.Member(name, values(of: token, in: states))
            })
    }

    /// The values of a token in the appearances, or its one value where there are none.
    private func values(of token: Int, in states: [ResolvedMode]) -> JSONValue {
        let appearances = all.resolution.variants.appearances
        guard !appearances.isEmpty else { return states[0].value(of: token).json }
        return .object(
            zip(appearances, states).map { JSONValue.Member($0.rawValue, $1.value(of: token).json) })
    }

    // MARK: - Code

    private func code(of token: InspectedToken) -> JSONValue {
        let platforms = token.platformExpressions.map { JSONValue.Member($0.platform.rawValue, .string($0.code)) }
        return .object(of: [
            "expression": JSONValue(token.expression),
            "platformExpressions": platforms.isEmpty ? nil : .object(platforms),
            "symbol": JSONValue(token.symbol?.text), "symbols": json(of: token.symbols),
            "outputs": .array(token.declarations.map(json)),
            "secondSymbols": .strings(token.secondSymbols.map(\.text)),
            "formerSymbols": .strings(token.formerSymbols.map(\.text)),
        ])
    }

    /// The symbols in all units, where these are several.
    private func json(of symbols: [Symbol?]) -> JSONValue? {
        guard all.run.symbols.units.count > 1 else { return nil }
        return .array(
            zip(all.run.symbols.units, symbols).compactMap { unit, symbol in
                symbol.map { json(target: unit.target.name?.value, unit.language, $0) }
            })
    }

    private func json(of declaration: TokenDeclaration) -> JSONValue {
        ["path": .string(declaration.output), "template": .string(declaration.template)]
            + json(target: declaration.target, declaration.language, declaration.symbol)
    }

    private func json(target: String?, _ language: any Dialect, _ symbol: Symbol) -> JSONValue {
        ["target": JSONValue(target), "language": .string(language.name), "symbol": .string(symbol.text)]
    }
}
