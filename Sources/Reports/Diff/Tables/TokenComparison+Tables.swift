import CodeGeneration
import DesignTokens
import Diagnostics

extension TokenComparison {
    /// The tables that are not empty, in the order of interest to reviewers.
    var tables: [ComparisonTable] {
        let states = [
            byMode(.changed, "Changed", nil) { .value(of: $0, besides: $1) },
            byMode(
                .retargeted, "Retargeted",
                "These tokens refer to a different token, or started or stopped being references."
            ) { .reference(of: $0, besides: $1) },
            retyped, renamed, state(.removed, "Removed").with(.bad), state(.added, "Added").with(.good),
            assets(.changed, "Changed assets"), movedAssets(.renamed, "Renamed assets"),
            movedAssets(.moved, "Moved assets"), assets(.removed, "Removed assets").with(.bad),
            assets(.added, "Added assets").with(.good),
        ]
        return ([breaking] + contrastTables + states).filter { $0.count > 0 }
    }

    private func changes(_ kind: TokenChange.Kind) -> [TokenChange] { changes.filter { $0.kinds.contains(kind) } }

    private var breaking: ComparisonTable {
        var table = ComparisonTable(
            "Breaking for Swift code",
            "Code that uses these names no longer compiles, or does something else.",
            columns: ["Name", "Now", "Token", "Target"], of: symbols.filter(\.isBreaking)
        ) { change in
            guard change.kind == .renamed, let old = change.old, let new = change.new else { return nil }
            return RenamedGroup(old.path, new.path, part: "\(old.unit) \(old.type) \(new.type)")
        } row: { change, group in
            let (old, target) = (change.old, change.old?.unitLabel ?? "")
            let name = ReadableText.symbol(old?.symbol)
            guard let group else { return [name, change.outcome, .code(old?.path ?? ""), .codeOrEmpty(target)] }
            return [
                name + .words("and \(group.count - 1) more"), change.outcome,
                .code(group.paths.old) + .words("→") + .code(group.paths.new), .codeOrEmpty(target),
            ]
        }
        table.tone = .bad
        table.formerNames = formerNames
        return table
    }

    private var retyped: ComparisonTable {
        ComparisonTable("Retyped", columns: ["Token", "Before", "Now", "In Swift"], of: changes(.retyped)) { change in
            let types = [change.old, change.new].map { ReadableText.code($0?.type?.rawValue ?? "unknown") }
            return [[.code(change.new?.path ?? "")] + types + [.symbol(change.new?.symbol)]]
        }
    }

    private var renamed: ComparisonTable {
        ComparisonTable(
            "Renamed", "These are the same Figma variables or color sets with new names.",
            columns: ["Before", "Now", "Tokens", "In Swift"], of: changes(.renamed)
        ) { change in
            RenamedGroup(change.old?.path ?? "", change.new?.path ?? "")
        } row: { change, group in
            guard let group else {
                return [
                    .code(change.old?.path ?? ""), .code(change.new?.path ?? ""), .empty, .symbol(change.new?.symbol),
                ]
            }
            return [
                .code(group.paths.old), .code(group.paths.new), .words(Wording.count(group.count, "token")), .empty,
            ]
        }
    }

    /// Returns the tokens on both sides in the modes in which they changed: a row for each change, with all modes that
    /// share it.
    private func byMode(
        _ kind: TokenChange.Kind, _ title: String, _ explanation: String?,
        _ text: @escaping (InspectedValue, InspectedValue) -> ReadableText
    ) -> ComparisonTable {
        let columns = ["Token", "Mode", "Before", "Now", "Followed by", "In Swift"]
        return ComparisonTable(title, explanation, columns: columns, of: changes(kind)) { change in
            guard let old = change.old, let new = change.new else { return [] }
            let modes = change.modes[kind] ?? []
            let values = modes.map { ($0, old.value(inModeNamed: $0), new.value(inModeNamed: $0)) }
            let rows =
                modes.isEmpty
                ? [[.empty, text(old.value, new.value), text(new.value, old.value)]]
                : ModeRows(values.map { ($0, [text($1, $2), text($2, $1)]) }).cells
            return ComparisonTable.rows(
                rows, of: new.path, ending: [.counted(change.followedBy.map(\.path)), .symbol(new.symbol)])
        }
    }

    /// Returns the tokens on only one side: a row for each value, with all modes that share it.
    private func state(_ kind: TokenChange.Kind, _ title: String) -> ComparisonTable {
        let tokens = changes(kind).compactMap(\.current)
        return ComparisonTable(title, columns: ["Token", "Mode", "Value", "In Swift"], of: tokens) { token in
            let rows = ModeRows(token.values.compactMap { value in value.mode.map { ($0, [value.stated]) } })
            // Show no modes if the value is the same in all.
            let cells = rows.count < 2 ? [[.empty, token.value.stated]] : rows.cells
            return ComparisonTable.rows(cells, of: token.path, ending: [.symbol(token.symbol)])
        }
    }

    /// Returns the assets with a kind of change.
    private func assets(_ kind: AssetChange.Kind, _ title: String) -> ComparisonTable {
        let columns = ["Asset", "Kind", "Files", "In Swift"]
        return ComparisonTable(title, columns: columns, of: assets.filter { $0.kind == kind }) { change in
            guard let state = change.current else { return [] }
            return [
                [
                    .code(state.asset.lookupName), .words(state.asset.kind.noun),
                    .list(change.files.map(ReadableText.code)), .symbol(state.symbol),
                ]
            ]
        }
    }

    /// Returns the assets whose files are the same under another name or in another place.
    private func movedAssets(_ kind: AssetChange.Kind, _ title: String) -> ComparisonTable {
        ComparisonTable(
            title, kind == .renamed ? "These sets contain the same files as before." : nil,
            columns: ["Before", "Now", "Kind", "In Swift"], of: assets.filter { $0.kind == kind }
        ) { change in
            guard let old = change.old, let new = change.new else { return [] }
            return [[.code(old.path), .code(new.path), .words(new.asset.kind.noun), .symbol(new.symbol)]]
        }
    }

    /// The pairs of colors whose contrast is too low, and those whose contrast is sufficient again.
    private var contrastTables: [ComparisonTable] {
        let tables = [
            ("Too little contrast", "These pairs dropped below the required contrast, or are new.", true),
            ("Enough contrast again", nil, false),
        ]
        return tables.map { title, explanation, isTooLittle in
            let columns = ["Color", "On", "Mode", "Before", "Now", "Required"]
            let changes = contrast.filter { $0.isTooLittle == isTooLittle }
            return ComparisonTable(title, explanation, columns: columns, of: changes) { change in
                [
                    [
                        .code(change.text), .code(change.background + (change.base.map { " over \($0)" } ?? "")),
                        .codeOrEmpty(change.mode ?? ""),
                        .words(change.before?.text ?? "new"), .words(change.now.text), .words(change.level.text),
                    ]
                ]
            }.with(isTooLittle ? .bad : .good)
        }
    }
}

extension ComparisonTable {
    /// Returns the rows of a token. Only the first one has the shared cells.
    fileprivate static func rows(
        _ rows: [[ReadableText]], of path: String, ending: [ReadableText]
    ) -> [[ReadableText]] {
        rows.enumerated().map { [.code(path)] + $1 + ($0 == 0 ? ending : ending.map { _ in .empty }) }
    }
}

extension ReadableText {
    /// Returns the text for two modes, with a swatch only if it is the same in both.
    fileprivate func sharing(_ other: ReadableText) -> ReadableText {
        var text = self
        if let swatch, other.swatch?.isSame(as: swatch) != true { text.swatch = nil }
        return text
    }
}

/// Table rows by mode, each with the modes that share it; limited in number.
private struct ModeRows {
    private var rows: [(modes: [String], texts: [ReadableText])] = []
    private var restCount = 0

    init(_ modes: [(name: String, texts: [ReadableText])]) {
        for (mode, texts) in modes {
            if let row = rows.firstIndex(where: { $0.texts == texts }) {
                rows[row].modes.append(mode)
                rows[row].texts = zip(rows[row].texts, texts).map { $0.sharing($1) }
            } else if rows.count < ReadableText.longestList {
                rows.append(([mode], texts))
            } else {
                restCount += 1
            }
        }
    }

    /// The number of rows, except those beyond the limit.
    var count: Int { rows.count }

    /// The modes, followed by the texts.
    var cells: [[ReadableText]] {
        let others = (rows.first?.texts.dropFirst() ?? []).map { _ in ReadableText.empty }
        let rest = restCount == 0 ? [] : [[.words("and \(restCount) more"), .empty] + others]
        return rows.map { [.list($0.modes.map(ReadableText.code))] + $0.texts } + rest
    }
}

extension InspectedValue {
    /// The explicit reference of the file, or else the value.
    fileprivate var stated: ReadableText { step.isStated ? .reference(of: self) : .value(of: self) }
}

extension SymbolChange {
    /// The change of the symbol as text.
    fileprivate var outcome: ReadableText {
        guard let old, let new else { return .words("gone") }
        let name = old.symbol == new.symbol ? .empty : ReadableText.words("renamed to") + .code(new.symbol.text)
        if old.type == new.type { return name }
        let article = ReadableText.words(name == .empty ? "a" : "and a")
        return name + article + .code(new.type) + .words("instead of a") + .code(old.type)
    }
}
