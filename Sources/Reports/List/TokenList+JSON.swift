import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics

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
        var text = ""
        for token in choice.tokens {
            text += "{\"path\":\(JSONText.quoted(token.path))"
            append("type", token.type?.rawValue, to: &text)
            append("layer", token.layer?.rawValue, to: &text)
            choice.isOfLeftOut ? appendLosses(of: token, to: &text) : appendValue(of: token, to: &text)
            text += "}\n"
        }
        for asset in choice.assets { append(asset, to: &text) }
        return text
    }

    private func appendValue(of token: InspectedToken, to text: inout String) {
        let value = token.value(inMode: choice.mode ?? 0)
        text += ",\"value\":\(JSONText.value(value.value))"
        text += ",\"values\":" + values(of: token.number)
        text += ",\"appearances\":" + appearances(of: token.number)
        text += ",\"themes\":" + themes(of: token.number)
        append("step", value.step.rawValue, to: &text)
        append("target", value.target?.path, to: &text)
        text += ",\"opacity\":" + (value.opacity.map(NumberText.number) ?? "null")
        text += ",\"written\":" + (value.written.map(NumberText.number) ?? "null")
        append("expression", token.expression, to: &text)
        appendPlatforms(of: token.number, to: &text)
        append("symbol", all.run.symbols.symbol(of: token.number)?.text, to: &text)
        append(symbols(of: token.number), to: &text)
        append(token.declarations, to: &text)
        append("secondSymbols", token.secondSymbols, to: &text)
        append("formerSymbols", token.formerSymbols, to: &text)
        append(token.location, to: &text)
    }

    private func appendLosses(of token: InspectedToken, to text: inout String) {
        append(token.location, to: &text)
        text += ",\"diagnostics\":[\(token.losses.map(\.json).joined(separator: ","))]"
    }

    private func append(_ asset: Asset, to text: inout String) {
        let symbols = symbols(of: asset)
        text += "{\"kind\":\"\(asset.kind.rawValue)\""
        append("name", asset.lookupName, to: &text)
        append("symbol", symbols.lazy.compactMap { $0 }.first?.text, to: &text)
        append(symbols, to: &text)
        append("file", asset.location.path, to: &text)
        text += "}\n"
    }

    private func values(of token: Int) -> String {
        let values = all.resolution.values(of: token).map { "\(JSONText.quoted($0.mode)):\(JSONText.value($0.value))" }
        return values.isEmpty ? "null" : "{" + values.joined(separator: ",") + "}"
    }

    private func appearances(of token: Int) -> String {
        let resolution = all.resolution
        return resolution.dependsOnAppearance(token) ? values(of: token, in: resolution.variants.states[0]) : "null"
    }

    private func themes(of token: Int) -> String {
        guard all.resolution.dependsOnTheme(token) else { return "null" }
        let variants = all.resolution.variants
        let entries = zip(variants.themes, variants.states.dropFirst()).map { name, states in
            "\(JSONText.quoted(name)):" + values(of: token, in: states)
        }
        return "{\(entries.joined(separator: ","))}"
    }

    /// The values of a token in the appearances, or its one value where there are none.
    private func values(of token: Int, in states: [ResolvedMode]) -> String {
        let appearances = all.resolution.variants.appearances
        guard !appearances.isEmpty else { return JSONText.value(states[0].value(of: token)) }
        let values = zip(appearances, states).map { "\"\($0.rawValue)\":" + JSONText.value($1.value(of: token)) }
        return "{\(values.joined(separator: ","))}"
    }

    /// The expressions on single platforms, where there are any; `expression` is what holds on all others.
    private func appendPlatforms(of token: Int, to text: inout String) {
        let platforms = platformExpressions(of: token).map {
            "\(JSONText.quoted($0.platform.rawValue)):\(JSONText.quoted($0.code))"
        }
        if !platforms.isEmpty { text += ",\"platformExpressions\":{\(platforms.joined(separator: ","))}" }
    }

    /// The symbols in all units, where these are several.
    private func append(_ symbols: [Symbol?], to text: inout String) {
        guard all.run.symbols.units.count > 1 else { return }
        let symbols = zip(all.run.symbols.units, symbols).compactMap { unit, symbol in
            symbol.map { "{\(members(target: unit.target.name?.value, unit.language, $0))}" }
        }
        text += ",\"symbols\":[\(symbols.joined(separator: ","))]"
    }

    /// The symbols in all outputs.
    private func append(_ declarations: [TokenDeclaration], to text: inout String) {
        let outputs = declarations.map { declaration in
            "{\"path\":\(JSONText.quoted(declaration.output)),\"template\":\(JSONText.quoted(declaration.template)),"
                + members(target: declaration.target, declaration.language, declaration.symbol) + "}"
        }
        text += ",\"outputs\":[\(outputs.joined(separator: ","))]"
    }

    private func members(target: String?, _ language: any OutputLanguage, _ symbol: Symbol) -> String {
        "\"target\":\(target.map(JSONText.quoted) ?? "null"),\"language\":\(JSONText.quoted(language.name)),"
            + "\"symbol\":\(JSONText.quoted(symbol.text))"
    }

    private func append(_ key: String, _ symbols: [Symbol], to text: inout String) {
        text += ",\"\(key)\":[\(symbols.map { JSONText.quoted($0.text) }.joined(separator: ","))]"
    }

    private func append(_ location: SourceLocation, to text: inout String) {
        append("file", location.path, to: &text)
        text += ",\"line\":\(location.line),\"column\":\(location.column)"
    }

    private func append(_ key: String, _ value: String?, to text: inout String) {
        text += ",\"\(key)\":"
        text += value.map(JSONText.quoted) ?? "null"
    }
}
