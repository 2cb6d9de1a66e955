import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import TerminalText

/// A readable list of tokens and assets: values in every mode, Swift symbols and references, if they fit the screen.
package struct TokenTable {
    private let choice: ListChoice
    private let screen: Screen

    package init(_ choice: ListChoice, on screen: Screen) {
        self.choice = choice
        self.screen = screen
    }

    /// The table, and a line with counts.
    package var text: String {
        guard !choice.tokens.isEmpty || !choice.assets.isEmpty else { return summary }
        return TextTable(columns).text(on: screen) + "\n" + summary
    }

    // MARK: - Columns

    /// The columns that fit: references are dropped first, then modes one by one.
    private var columns: [TextColumn] {
        let paths = pathColumn
        if choice.isOfLeftOut { return [paths] + lossColumns }
        let (modes, symbols) = (modes, [symbolColumn].compactMap(\.self))
        var values = modes.indices.map { valueColumn($0, of: modes) }
        if let targets = targetColumn, fits([paths] + values + symbols + [targets]) {
            return [paths] + values + symbols + [targets]
        }
        while values.count > 1, !fits([paths] + values + symbols) { values.removeLast() }
        let missing = modes.count - values.count
        if missing > 0 {
            let header = "\(values[values.count - 1].header) +\(Wording.count(missing, "mode"))"
            values[values.count - 1] = valueColumn(values.count - 1, of: modes, header: header)
        }
        return [paths] + values + symbols
    }

    /// Returns whether columns fit, with names and values truncated as long as they stay readable.
    private func fits(_ columns: [TextColumn]) -> Bool {
        guard let width = screen.width else { return true }
        return columns.reduce(TextTable.gap * (columns.count - 1)) {
            $0 + min($1.width(on: screen), $1.readable)
        } <= width
    }

    private var pathColumn: TextColumn {
        let tokens = choice.tokens.map { token in
            TextColumn.Cell(token.isDeprecated ? token.path + " (deprecated)" : token.path)
        }
        return TextColumn("TOKEN", tokens + choice.assets.map { TextColumn.Cell($0.lookupName) }, least: 16)
    }

    /// The column of symbols; `nil` if nothing has one.
    private var symbolColumn: TextColumn? {
        let references = choice.tokens.map(\.reference)
        let symbols = choice.assets.map { choice.all.symbol(of: $0)?.text }
        guard (references + symbols).contains(where: { $0 != nil }) else { return nil }
        let tokens = zip(choice.tokens, references).map { token, reference in
            reference.map { TextColumn.Cell($0) }
                ?? TextColumn.Cell(token.isUnused ? "unused" : "in no output", style: .faint)
        }
        let assets = symbols.map { $0.map { TextColumn.Cell($0) } ?? TextColumn.Cell("in no output", style: .faint) }
        return TextColumn("SWIFT", tokens + assets, least: 16)
    }

    /// The column of references; `nil` if there are none.
    private var targetColumn: TextColumn? {
        let tokens = choice.tokens.map { token in
            let value = token.value(inMode: choice.mode ?? 0)
            guard value.target != nil else { return TextColumn.Cell("") }
            return TextColumn.Cell((value.step == .value ? "= " : "→ ") + value.targetText, style: .faint)
        }
        guard tokens.contains(where: { !$0.text.isEmpty }) else { return nil }
        return TextColumn("FROM", tokens + choice.assets.map { _ in TextColumn.Cell("") })
    }

    // MARK: - Modes

    /// A column of values for the modes in which all tokens have the same ones; the first mode is shown.
    private typealias Mode = (numbers: [Int], name: String)

    /// The first combination of modes, and each other one in which a listed token has its own value.
    private var modes: [Mode] {
        let all = choice.all.resolution.modes
        if let mode = choice.mode { return [([mode], all[mode].name)] }
        var wanted = Set<Int>()
        for token in choice.tokens { wanted.formUnion(choice.all.resolution.modes(of: token.number)) }
        let first = all.indices.filter { all[$0].combination.contexts == all[0].combination.contexts }
        let names = first.filter(wanted.contains).map { all[$0].name }.joined(separator: ", ")
        let others = wanted.subtracting(first).sorted().map { ([$0], all[$0].name) }
        return [(first, names.isEmpty ? "VALUE" : names)] + others
    }

    private func valueColumn(_ index: Int, of modes: [Mode], header: String? = nil) -> TextColumn {
        let mode = modes[index].numbers[0]
        let isFirst = index == 0
        let tokens = choice.tokens.map { token in
            guard isFirst || choice.all.resolution.modes(of: token.number).contains(mode) else {
                return TextColumn.Cell("")
            }
            let value = token.value(inMode: mode)
            let words = choice.all.shortTexts.briefWords(of: value.value).map(PrintedText.bounded)
            // In a text style, truncate the font family first, because many styles share it.
            let end = token.type == .typography ? words.dropFirst().joined(separator: " ") : ""
            return TextColumn.Cell(
                words.joined(separator: " ") + value.writtenWords, color: value.color, end: DisplayWidth.of(end))
        }
        let assets = choice.assets.map { TextColumn.Cell(isFirst ? $0.kind.noun : "", style: .faint) }
        let title = header ?? modes[index].name
        // The header is not truncated.
        let least = min(max(10, DisplayWidth.of(title)), Self.widestValue)
        let readable = modes.count == 1 ? Self.readableSingleValue : Self.readableValue
        return TextColumn(
            title, tokens + assets, least: least, readable: max(least, readable + screen.swatchWidth),
            most: Self.widestValue + screen.swatchWidth)
    }

    /// The maximum width of a value. A text style would leave no room for others.
    private static let widestValue = 28
    /// The width that must be visible before another column is shown.
    private static let readableValue = 12
    /// The same for tables with only one mode.
    private static let readableSingleValue = 20

    // MARK: - Tokens that are left out

    private var lossColumns: [TextColumn] {
        let problems = choice.tokens.map { $0.lossCause?.problem ?? $0.losses.first }
        let places = zip(choice.tokens, problems).map { $1?.location ?? $0.location }
        return [
            TextColumn("WHY", problems.map { .init($0?.message ?? "") }, least: 24),
            TextColumn("WHERE", places.map { .init("\($0.path):\($0.line)") }, least: 16),
        ]
    }

    /// The summary: `115 tokens, 3 assets; 2 left out (--left-out)`.
    private var summary: String {
        var parts = [Wording.count(choice.tokens.count, "token") + (choice.isOfLeftOut ? " left out" : "")]
        if !choice.assets.isEmpty { parts.append(Wording.count(choice.assets.count, "asset")) }
        let lost = choice.all.resolution.leftOut.count
        let hint = choice.isOfLeftOut || lost == 0 ? "" : "; \(lost) left out (use --left-out for the reasons)"
        return screen.styled(parts.joined(separator: ", ") + hint, .faint) + "\n"
    }
}
