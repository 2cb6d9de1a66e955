import AssetCatalogs
import DesignTokens
import Diagnostics

/// Every token of a run, for people and for programs; then every asset of its catalogs.
package struct TokenList {
    private let run: AnalyzedTokens
    /// Those of each unit.
    private let expressions: [Expressions]
    private let formerSymbols: [Int: [Symbol]]
    private let secondSymbols: [Int: [Symbol]]
    /// The symbols of assets, of each unit, by their folders.
    private let assetSymbols: [[String: Symbol]]

    package init(_ run: AnalyzedTokens) {
        self.run = run
        expressions = run.symbols.units.map { unit in
            Expressions(
                run.resolution, unit.symbols, unit.language, baseFontSize: run.configuration.baseFontSize)
        }
        formerSymbols = run.symbols.additionalSymbols(.former)
        secondSymbols = run.symbols.additionalSymbols(.second)
        assetSymbols = run.symbols.units.map { unit in
            let named = unit.symbols.assets.compactMap { named in
                named.symbol.map { (named.asset.location.path, $0) }
            }
            return Dictionary(named) { first, _ in first }
        }
    }

    /// One JSON object a line, with the keys `path`, `type`, `layer`, `value`, `values`, `step`, `target`, `opacity`,
    /// `expression`, `symbol`, `secondSymbols`, `formerSymbols`, `file`, `line`, `column`; `null` for what a token has not.
    /// `values` has a key for each mode that the token depends on, and is `null` when it depends on none; `opacity` is the
    /// one that the token sets to the colour it refers to. `value` is spelled as the Design Tokens format module spells it.
    /// Where the configuration has expressions for single platforms, `platformExpressions` has them by platform, and
    /// `expression` holds on all others. Where there are several targets or languages, `symbols` has one object for each
    /// symbol, with `target`, `language` and `symbol`.
    ///
    /// An asset has the keys `kind`, which is a word for its type, `name`, which is the one that loads it, `symbol` and
    /// `file`, which is its folder.
    package var jsonLines: String {
        var text = ""
        for token in run.usableTokens { appendJSON(token, to: &text) }
        for asset in assets { appendJSON(asset, to: &text) }
        return text
    }

    /// A line for each token: path, step with target, expression and symbol, in columns; the path of an asset is its name,
    /// and its step its kind.
    package var table: String {
        let rows = run.usableTokens.map(row) + assets.map(row)
        let widths = (0..<3).map { column in
            // A text style would make the column of expressions wider than any window: it stands out of it.
            rows.map { $0[column].count }.filter { column != 2 || $0 <= Self.widestExpression }.max() ?? 0
        }
        return rows.map { row in
            let spaces = widths.indices.map { String(repeating: " ", count: max(0, widths[$0] - row[$0].count)) }
            let padded = widths.indices.map { row[$0] + spaces[$0] }
            return (padded + [row[3]]).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// Those of the first unit that has a symbol of the token; of the first of all, where none has one.
    private func expressions(for token: Int) -> Expressions {
        expressions[run.symbols.units.firstIndex { $0.symbols.isTaken(token) } ?? 0]
    }

    /// The expressions on single platforms that the configuration has some for, in the order in which code asks for them.
    private func platformExpressions(of token: Int) -> [(platform: ApplePlatform, expression: String)] {
        let expressions = expressions(for: token)
        return expressions.platformExpressions(of: token).sorted { $0.key < $1.key }
            .map { (expressions.language.platformConditions[$0.key].platform, $0.value) }
    }

    /// `iOS: Color(.label), else: .init(hex: "000000")`
    private func expressionText(of token: Int) -> String {
        let expression = expressions(for: token).expression(of: token) ?? "–"
        let platforms = platformExpressions(of: token).map { "\($0.platform.rawValue): \($0.expression)" }
        return platforms.isEmpty ? expression : (platforms + ["else: \(expression)"]).joined(separator: ", ")
    }

    /// How wide the column of expressions can be.
    private static let widestExpression = 60

    private func row(_ token: Int) -> [String] {
        let trace = run.resolution.traces[token]
        let target = trace.target.map { " \(run.resolution.graph.tokens[$0].path)" } ?? ""
        let opacity = run.resolution.setOpacity(of: token).map { " " + NumberText.percentage($0) } ?? ""
        return [
            run.resolution.graph.tokens[token].path, trace.step.rawValue + target + opacity,
            expressionText(of: token),
            symbolText(symbols(of: token)),
        ].map(Diagnostic.visible)
    }

    private func row(_ asset: Asset) -> [String] {
        [asset.lookupName, asset.kind.rawValue, "–", symbolText(symbols(of: asset))].map(Diagnostic.visible)
    }

    /// The assets of all catalogs, in their order.
    private var assets: [Asset] { run.catalogs.all.flatMap(\.assets) }

    private func symbols(of asset: Asset) -> [Symbol?] { assetSymbols.map { $0[asset.location.path] } }

    /// The symbol in each unit.
    private func symbols(of token: Int) -> [Symbol?] { run.symbols.units.map { $0.symbols.symbol(of: token) } }

    /// The symbols that units have, with the units' names where these are several: `Palette.ink (App, Widget)`.
    private func symbolText(_ symbols: [Symbol?]) -> String {
        var units: [(symbol: String, labels: [String])] = []
        for (unit, symbol) in zip(run.symbols.units, symbols) {
            guard let text = symbol?.text else { continue }
            if let index = units.firstIndex(where: { $0.symbol == text }) {
                units[index].labels.append(unit.label)
            } else {
                units.append((text, [unit.label]))
            }
        }
        if units.isEmpty { return "in no output" }
        return units.map { $0.labels == [""] ? $0.symbol : "\($0.symbol) (\($0.labels.joined(separator: ", ")))" }
            .joined(separator: ", ")
    }

    private func appendJSON(_ asset: Asset, to text: inout String) {
        let symbols = symbols(of: asset)
        text += "{\"kind\":\"\(asset.kind.rawValue)\""
        append("name", asset.lookupName, to: &text)
        append("symbol", symbols.lazy.compactMap { $0 }.first?.text, to: &text)
        append(symbols, to: &text)
        append("file", asset.location.path, to: &text)
        text += "}\n"
    }

    private func appendJSON(_ token: Int, to text: inout String) {
        let graph = run.resolution.graph
        let trace = run.resolution.traces[token]
        let location = graph.location(of: token)
        text += "{\"path\":\(JSONText.quoted(graph.tokens[token].path))"
        append("type", run.resolution.types[token]?.rawValue, to: &text)
        append("layer", graph.layer(of: token)?.rawValue, to: &text)
        text += ",\"value\":\(JSONText.value(run.resolution.value(of: token)))"
        text += ",\"values\":" + values(of: token)
        append("step", trace.step.rawValue, to: &text)
        append("target", trace.target.map { graph.tokens[$0].path }, to: &text)
        text += ",\"opacity\":" + (run.resolution.setOpacity(of: token).map(NumberText.number) ?? "null")
        append("expression", expressions(for: token).expression(of: token), to: &text)
        appendPlatforms(of: token, to: &text)
        append("symbol", run.symbols.symbol(of: token)?.text, to: &text)
        append(symbols(of: token), to: &text)
        append("secondSymbols", secondSymbols[token] ?? [], to: &text)
        append("formerSymbols", formerSymbols[token] ?? [], to: &text)
        append("file", location.path, to: &text)
        text += ",\"line\":\(location.line),\"column\":\(location.column)}\n"
    }

    private func values(of token: Int) -> String {
        let values = run.resolution.values(of: token).map { "\(JSONText.quoted($0.mode)):\(JSONText.value($0.value))" }
        return values.isEmpty ? "null" : "{" + values.joined(separator: ",") + "}"
    }

    /// The expressions on single platforms, where there are any; `expression` is what holds on all others.
    private func appendPlatforms(of token: Int, to text: inout String) {
        let platforms = platformExpressions(of: token).map {
            "\(JSONText.quoted($0.platform.rawValue)):\(JSONText.quoted($0.expression))"
        }
        if !platforms.isEmpty { text += ",\"platformExpressions\":{\(platforms.joined(separator: ","))}" }
    }

    /// The symbols in all units, where these are several.
    private func append(_ symbols: [Symbol?], to text: inout String) {
        guard run.symbols.units.count > 1 else { return }
        let symbols = zip(run.symbols.units, symbols).compactMap { unit, symbol in
            symbol.map { symbol in
                "{\"target\":\(unit.target.name.map { JSONText.quoted($0.value) } ?? "null"),"
                    + "\"language\":\(JSONText.quoted(unit.language.name)),\"symbol\":\(JSONText.quoted(symbol.text))}"
            }
        }
        text += ",\"symbols\":[\(symbols.joined(separator: ","))]"
    }

    private func append(_ key: String, _ symbols: [Symbol], to text: inout String) {
        text += ",\"\(key)\":[\(symbols.map { JSONText.quoted($0.text) }.joined(separator: ","))]"
    }

    private func append(_ key: String, _ value: String?, to text: inout String) {
        text += ",\"\(key)\":"
        text += value.map(JSONText.quoted) ?? "null"
    }
}
