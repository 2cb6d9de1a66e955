import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON
import TerminalText

// The list for programs, in columns or as JSON: tokens, then assets.
extension ListChoice {
    /// A line for each token with its path, step and target, expression and symbol, in columns; for each asset, its
    /// name and kind. With a single mode, its value replaces the expression. For tokens that are left out, the lines
    /// contain the error and its place.
    package var table: String {
        let rows = tokens.map(isOfLeftOut ? lossRow : row) + assets.map(row)
        return TextTable((0..<4).map { column in TextColumn("", rows.map { TextColumn.Cell($0[column]) }) })
            .text(on: Screen())
    }

    private func row(_ token: InspectedToken) -> [String] {
        let value = token.value(inMode: mode ?? 0)
        let target = value.targetText
        return [
            token.path, value.step.rawValue + (target.isEmpty ? "" : " " + target),
            mode == nil
                ? PrintedText.bounded(expressionText(of: token)) : value.shortText + value.writtenWords,
            symbolText(token.symbols),
        ].map(Diagnostic.visible)
    }

    private func lossRow(_ token: InspectedToken) -> [String] {
        let place = token.lossLocation
        let message = token.losses.first?.message ?? ""
        return [token.path, "left out", message, "\(place.path):\(place.line):\(place.column)"].map(Diagnostic.visible)
    }

    private func row(_ asset: Asset) -> [String] {
        [asset.lookupName, asset.kind.rawValue, "–", symbolText(all.symbols(ofAssetAt: asset.location.path))].map(
            Diagnostic.visible)
    }
}

// MARK: - For programs

extension ListChoice {
    /// One JSON object per line: the members in ``TokenMember``, `null` if a token has none. Assets have the keys
    /// `kind` (instead of `type`), `name` (the lookup name), `symbol` and `file` (their folder).
    package var jsonLines: String {
        let members = isOfLeftOut ? Self.membersOfLeftOut : Self.members
        return JSONValue.lines(tokens.lazy.map { $0.json(members, inMode: mode ?? 0) })
            + JSONValue.lines(assets.lazy.map(json))
    }

    private static let members: [TokenMember] = [
        .path, .type, .layer, .value, .values, .appearances, .themes, .step, .target, .opacity, .written, .expression,
        .platformExpressions, .symbol, .symbols, .outputs, .secondSymbols, .formerSymbols, .file, .line, .column,
    ]

    private static let membersOfLeftOut: [TokenMember] = [.path, .type, .layer, .file, .line, .column, .diagnostics]

    private func json(of asset: Asset) -> JSONValue {
        let symbols = all.symbols(ofAssetAt: asset.location.path)
        return .object(of: [
            "kind": .string(asset.kind.rawValue), "name": .string(asset.lookupName),
            "symbol": JSONValue(all.symbol(of: asset)?.text), "symbols": all.json(ofSymbols: symbols),
            "file": .string(asset.location.path),
        ])
    }
}

// MARK: - Code

extension ListChoice {
    /// Returns the expression: `iOS: Color(.label), else: .init(hex: "000000")`.
    private func expressionText(of token: InspectedToken) -> String {
        let expression = token.expression ?? "–"
        return PlatformExpression.text(token.platformExpressions, otherwise: expression)
    }

    /// Returns the symbols in all units, with unit names if there are several: `Palette.ink (App, Widget)`.
    private func symbolText(_ symbols: [Symbol?]) -> String {
        let named = zip(all.run.symbols.units, symbols).compactMap { unit, symbol in
            symbol.map { (text: $0.text, label: unit.label) }
        }
        let texts = named.map(\.text).uniqueInOrder.map { text in
            let labels = named.filter { $0.text == text }.map(\.label)
            return labels == [""] ? text : "\(text) (\(labels.joined(separator: ", ")))"
        }
        return texts.isEmpty ? "in no output" : texts.joined(separator: ", ")
    }
}
