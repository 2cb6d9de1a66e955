import CodeGeneration
import DesignTokens
import Diagnostics

/// One table of a comparison, for people: the changes of one kind.
struct ComparisonTable {
    var title: String
    /// What the table says, where the heading alone does not.
    var explanation: String?
    var columns: [String]
    /// How many changes the rows stand for.
    var count: Int
    /// The rows, made when they are asked for: a report may show few of very many.
    var rows: AnySequence<Row>
    /// What mends the changes of the table.
    var formerNames: [FormerNames] = []

    struct Row {
        var cells: [ReadableText]
        /// How many changes the row stands for: none for one that goes on with what the row above is about.
        var count = 1
    }
}

extension TokenComparison {
    /// The tables that have rows, in the order of what a reviewer looks for.
    var tables: [ComparisonTable] {
        let states = [
            changed, retargeted, retyped, renamed, state(.removed, "Removed"), state(.added, "Added"),
            assets(.changed, "Changed assets"), assets(.removed, "Removed assets"), assets(.added, "Added assets"),
        ]
        return ([breaking] + contrastTables + states).filter { $0.count > 0 }
    }

    private var breaking: ComparisonTable {
        ComparisonTable(
            title: "Breaking for Swift code",
            explanation: "Code that uses these names no longer compiles, or means something else.",
            columns: ["Name", "Now", "Token", "Target"], count: breakingCount,
            rows: AnySequence(
                RenamedGroups.rows(of: symbols.lazy.filter(\.isBreaking)) { change in
                    guard change.kind == .renamed, let old = change.old, let new = change.new else { return nil }
                    return RenamedGroups.Member(
                        old: old.path, new: new.path, part: "\(old.unit) \(old.type) \(new.type)")
                } row: { change, group in
                    group.map(change.row) ?? [
                        .symbol(change.old?.symbol), change.outcome, .code(change.old?.path ?? ""), change.targetText,
                    ]
                }), formerNames: formerNames)
    }

    private var changed: ComparisonTable { byMode(.changed, "Changed", nil) { .value(of: $0, besides: $1) } }

    private var retargeted: ComparisonTable {
        byMode(
            .retargeted, "Retargeted",
            "These refer to another token than before, begin to refer to one, or no longer do."
        ) { value, _ in .reference(of: value) }
    }

    private var retyped: ComparisonTable {
        ComparisonTable(
            title: "Retyped", columns: ["Token", "Before", "Now", "In Swift"], count: count(of: .retyped),
            rows: AnySequence(
                changes.lazy.filter { $0.kinds.contains(.retyped) }.compactMap { change in
                    guard let old = change.old, let new = change.new else { return nil }
                    return ComparisonTable.Row(cells: [
                        .code(new.path), .code(old.typeName), .code(new.typeName), .symbol(new.symbol),
                    ])
                }))
    }

    private var renamed: ComparisonTable {
        ComparisonTable(
            title: "Renamed", explanation: "These are the same variables in Figma under other names.",
            columns: ["Before", "Now", "Tokens", "In Swift"], count: count(of: .renamed),
            rows: AnySequence(
                RenamedGroups.rows(of: changes.lazy.filter { $0.kinds.contains(.renamed) }) { change in
                    RenamedGroups.Member(old: change.old?.path ?? "", new: change.new?.path ?? "")
                } row: { change, group in
                    if let group {
                        return [
                            .code(group.old), .code(group.new), .words(Wording.count(group.count, "token")),
                            ReadableText(),
                        ]
                    }
                    return [
                        .code(change.old?.path ?? ""), .code(change.new?.path ?? ""), ReadableText(),
                        .symbol(change.new?.symbol),
                    ]
                }))
    }

    /// The tokens that both sides have, in the modes in which they changed: a row for each change, with all modes that share it.
    private func byMode(
        _ kind: TokenChange.Kind, _ title: String, _ explanation: String?,
        _ text: @escaping (InspectedValue, InspectedValue) -> ReadableText
    ) -> ComparisonTable {
        ComparisonTable(
            title: title, explanation: explanation,
            columns: ["Token", "Mode", "Before", "Now", "Followed by", "In Swift"], count: count(of: kind),
            rows: AnySequence(
                changes.lazy.filter { $0.kinds.contains(kind) }.flatMap { change in
                    change.byMode(kind, text).enumerated().map { number, row in
                        let isFirst = number == 0
                        let followers = isFirst ? change.followerText : ReadableText()
                        let symbol = ReadableText.symbol(isFirst ? change.new?.symbol : nil)
                        return ComparisonTable.Row(
                            cells: [.code(change.new?.path ?? "")] + row + [followers, symbol], count: isFirst ? 1 : 0)
                    }
                }))
    }

    /// The tokens that one side alone has: a row for each of their values, with all modes that share it.
    private func state(_ kind: TokenChange.Kind, _ title: String) -> ComparisonTable {
        ComparisonTable(
            title: title, columns: ["Token", "Mode", "Value", "In Swift"], count: count(of: kind),
            rows: AnySequence(
                changes.lazy.filter { $0.kinds.contains(kind) }.compactMap(\.current).flatMap { token in
                    token.byMode.enumerated().map { number, row in
                        let symbol = ReadableText.symbol(number == 0 ? token.symbol : nil)
                        return ComparisonTable.Row(
                            cells: [.code(token.path)] + row + [symbol], count: number == 0 ? 1 : 0)
                    }
                }))
    }

    /// The assets that changed in one way.
    private func assets(_ kind: AssetChange.Kind, _ title: String) -> ComparisonTable {
        ComparisonTable(
            title: title, columns: ["Asset", "Kind", "Files", "In Swift"], count: count(of: kind),
            rows: AnySequence(
                assets.lazy.filter { $0.kind == kind }.compactMap { change in
                    change.current.map { state in
                        ComparisonTable.Row(cells: [
                            .code(state.asset.lookupName), .words(state.asset.kind.noun),
                            .list(change.files.map(ReadableText.code)), .symbol(state.symbol),
                        ])
                    }
                }))
    }

}

extension TokenChange {
    fileprivate var followerText: ReadableText {
        followers == 0 ? ReadableText() : .words(Wording.count(followers, "token"))
    }

    /// What the token was and is in the modes in which it changed so: the modes that share both, and both as texts, each of
    /// which is made in the light of the other.
    fileprivate func byMode(
        _ kind: Kind, _ text: (InspectedValue, InspectedValue) -> ReadableText
    ) -> [[ReadableText]] {
        guard let old, let new else { return [] }
        guard let modes = modes[kind], !modes.isEmpty else {
            return [[ReadableText(), text(old.value, new.value), text(new.value, old.value)]]
        }
        return ModeRows(
            modes.map { mode in
                let (before, now) = (old.value(inModeNamed: mode), new.value(inModeNamed: mode))
                return (mode, [text(before, now), text(now, before)])
            }
        ).cells
    }
}

/// Rows of a table for what is told of several modes, each with the modes that share it; of very many rows the first.
private struct ModeRows {
    private var rows: [(modes: [String], texts: [ReadableText])] = []
    private var restCount = 0

    init(_ modes: [(name: String, texts: [ReadableText])]) {
        for (mode, texts) in modes {
            if let row = rows.firstIndex(where: { $0.texts == texts }) {
                rows[row].modes.append(mode)
            } else if rows.count < ReadableText.longestList {
                rows.append(([mode], texts))
            } else {
                restCount += 1
            }
        }
    }

    /// How many rows there are, but for those of which only the first are told.
    var count: Int { rows.count }

    /// The modes, then the texts.
    var cells: [[ReadableText]] {
        let others = (rows.first?.texts.dropFirst() ?? []).map { _ in ReadableText() }
        let rest = restCount == 0 ? [] : [[.words("and \(restCount) more"), ReadableText()] + others]
        return rows.map { [.list($0.modes.map(ReadableText.code))] + $0.texts } + rest
    }
}

extension InspectedToken {
    fileprivate var typeName: String { type?.rawValue ?? "unknown" }

    /// What the token is, and in which modes; without these where it is the same in all.
    fileprivate var byMode: [[ReadableText]] {
        let rows = ModeRows(values.compactMap { value in value.mode.map { ($0, [value.stated]) } })
        return rows.count < 2 ? [[ReadableText(), value.stated]] : rows.cells
    }
}

extension InspectedValue {
    /// What a file states: a reference, or else a value.
    fileprivate var stated: ReadableText { step.isStated ? .reference(of: self) : .value(of: self) }
}

extension SymbolChange {
    /// The target that has, or had, the symbol, where there are several.
    fileprivate var targetText: ReadableText {
        let label = old?.unitLabel ?? ""
        return label.isEmpty ? ReadableText() : .code(label)
    }

    /// The cells of a row that stands for all names of a group that was renamed, of which this is the first.
    fileprivate func row(of group: RenamedGroups.Group) -> [ReadableText] {
        let name = ReadableText(
            parts: ReadableText.symbol(old?.symbol).parts + [.words("and \(group.count - 1) more")])
        return [name, outcome, ReadableText(parts: [.code(group.old), .words("→"), .code(group.new)]), targetText]
    }

    /// What became of the symbol, in words.
    fileprivate var outcome: ReadableText {
        guard let old, let new else { return .words("gone") }
        var text = ReadableText()
        if old.symbol != new.symbol { text.parts += [.words("renamed to"), .code(new.symbol.text)] }
        if old.type != new.type {
            text.parts += [
                .words(text.parts.isEmpty ? "a" : "and a"), .code(new.type), .words("instead of a"), .code(old.type),
            ]
        }
        return text
    }
}
