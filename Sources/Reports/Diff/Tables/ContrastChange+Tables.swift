import CodeGeneration
import DesignTokens
import LocatedJSON

extension TokenComparison {
    /// The pairs of colors whose contrast is too little now, and those that have enough again.
    var contrastTables: [ComparisonTable] {
        [
            contrastTable(
                "Too little contrast", "These have less than is asked, and had enough, or are new.",
                contrast.filter(\.isTooLittle)),
            contrastTable("Enough contrast again", nil, contrast.filter { !$0.isTooLittle }),
        ]
    }

    private func contrastTable(
        _ title: String, _ explanation: String?, _ changes: [ContrastChange]
    ) -> ComparisonTable {
        ComparisonTable(
            title: title, explanation: explanation, columns: ["Color", "On", "Mode", "Before", "Now", "Asked"],
            count: changes.count,
            rows: AnySequence(
                changes.lazy.map { change in
                    ComparisonTable.Row(cells: [
                        .code(change.text), .code(change.background),
                        change.mode.map(ReadableText.code) ?? ReadableText(),
                        .words(change.before?.text ?? "new"), .words(change.now.text), .words(change.level.text),
                    ])
                }))
    }
}

extension ContrastChange {
    /// The change for programs, as `docs/diff.md` describes it.
    var json: JSONValue {
        [
            "text": .string(text), "background": .string(background), "mode": JSONValue(mode),
            "old": before?.json ?? .null, "new": now.json, "asked": level.json,
        ]
    }
}
