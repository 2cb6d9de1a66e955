import CodeGeneration
import DesignTokens
import Diagnostics

/// One table of a comparison, for people: the changes of one kind.
struct ComparisonTable {
    var title: String
    /// What the table says, where the heading alone does not.
    var explanation: String?
    var columns: [String]
    var count: Int
    /// The rows, made when they are asked for: a report may show few of very many.
    var rows: AnySequence<[ReadableText]>
}

extension TokenComparison {
    /// The tables that have rows, in the order of what a reviewer looks for.
    var tables: [ComparisonTable] {
        [
            breaking, changed, retargeted, retyped, renamed, state(.removed, "Removed"), state(.added, "Added"),
            assets(.changed, "Changed assets"), assets(.removed, "Removed assets"), assets(.added, "Added assets"),
        ].filter { $0.count > 0 }
    }

    private var breaking: ComparisonTable {
        ComparisonTable(
            title: "Breaking for Swift code",
            explanation: "Code that uses these names no longer compiles, or means something else.",
            columns: ["Name", "Now", "Token", "Target"], count: breakingCount,
            rows: AnySequence(
                symbols.lazy.filter(\.isBreaking).map { change in
                    [.symbol(change.old?.symbol), change.outcome, .code(change.old?.path ?? ""), change.targetText]
                }))
    }

    private var changed: ComparisonTable { byMode(.changed, "Changed", nil, ReadableText.value) }

    private var retargeted: ComparisonTable {
        byMode(
            .retargeted, "Retargeted",
            "These refer to another token than before, begin to refer to one, or no longer do.", ReadableText.reference)
    }

    private var retyped: ComparisonTable {
        table(.retyped, "Retyped", columns: ["Token", "Before", "Now", "In Swift"]) { _, old, new in
            [.code(new.path), .code(old.typeName), .code(new.typeName), .symbol(new.symbol)]
        }
    }

    private var renamed: ComparisonTable {
        table(
            .renamed, "Renamed", "These are the same variables in Figma under other names.",
            columns: ["Before", "Now", "In Swift"]
        ) { _, old, new in
            [.code(old.path), .code(new.path), .symbol(new.symbol)]
        }
    }

    /// The tokens that both sides have, in the modes in which they changed.
    private func byMode(
        _ kind: TokenChange.Kind, _ title: String, _ explanation: String?,
        _ text: @escaping (TokenChange.State) -> ReadableText
    ) -> ComparisonTable {
        table(
            kind, title, explanation, columns: ["Token", "Mode", "Before", "Now", "Followed by", "In Swift"]
        ) { change, old, new in
            let modes = change.modes[kind] ?? []
            return [
                .code(new.path), .list(modes.map(ReadableText.code)), old.inModes(modes, text),
                new.inModes(modes, text), change.followerText, .symbol(new.symbol),
            ]
        }
    }

    /// The tokens that one side alone has.
    private func state(_ kind: TokenChange.Kind, _ title: String) -> ComparisonTable {
        ComparisonTable(
            title: title, columns: ["Token", "Value", "In Swift"], count: count(of: kind),
            rows: AnySequence(
                changes.lazy.filter { $0.kinds.contains(kind) }.compactMap(\.current).map { state in
                    let value = state.step.isStated ? ReadableText.reference(of: state) : .value(of: state)
                    return [.code(state.path), value, .symbol(state.symbol)]
                }))
    }

    /// The assets that changed in one way.
    private func assets(_ kind: AssetChange.Kind, _ title: String) -> ComparisonTable {
        ComparisonTable(
            title: title, columns: ["Asset", "Kind", "Files", "In Swift"], count: count(of: kind),
            rows: AnySequence(
                assets.lazy.filter { $0.kind == kind }.compactMap { change in
                    change.current.map { state in
                        [
                            .code(state.asset.lookupName), .words(state.asset.kind.noun),
                            .list(change.files.map(ReadableText.code)), .symbol(state.symbol),
                        ]
                    }
                }))
    }

    /// The tokens that both sides have.
    private func table(
        _ kind: TokenChange.Kind, _ title: String, _ explanation: String? = nil, columns: [String],
        row: @escaping (TokenChange, TokenChange.State, TokenChange.State) -> [ReadableText]
    ) -> ComparisonTable {
        ComparisonTable(
            title: title, explanation: explanation, columns: columns, count: count(of: kind),
            rows: AnySequence(
                changes.lazy.filter { $0.kinds.contains(kind) }.compactMap { change in
                    guard let old = change.old, let new = change.new else { return nil }
                    return row(change, old, new)
                }))
    }
}

extension TokenChange {
    fileprivate var followerText: ReadableText {
        followers == 0 ? ReadableText() : .words(Wording.count(followers, "token"))
    }
}

extension TokenChange.State {
    fileprivate var typeName: String { type?.rawValue ?? "unknown" }

    /// A text for each of these modes; one text for a token that has one value.
    fileprivate func inModes(_ names: [String], _ text: (TokenChange.State) -> ReadableText) -> ReadableText {
        guard !names.isEmpty else { return text(self) }
        return .list(
            names.map { name in
                text(modes.first { $0.name.lowercased() == name.lowercased() }?.state ?? self)
            })
    }
}

extension SymbolChange {
    /// The target that has, or had, the symbol, where there are several.
    fileprivate var targetText: ReadableText {
        let label = old?.unitLabel ?? ""
        return label.isEmpty ? ReadableText() : .code(label)
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
