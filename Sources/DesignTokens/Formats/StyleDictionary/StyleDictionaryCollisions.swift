import Diagnostics
import LocatedJSON

/// Tokens that two files state: one note for each two files.
struct StyleDictionaryCollisions {
    private struct Files: Hashable {
        var earlier: Int
        var later: Int
    }

    /// The first token that two files state.
    private struct First {
        var later: StyleDictionaryStatement
        var earlier: StyleDictionaryStatement
        var count = 0
    }

    private var first: [Files: First] = [:]

    mutating func add(_ later: StyleDictionaryStatement, over earlier: StyleDictionaryStatement) {
        let files = Files(earlier: earlier.source, later: later.source)
        first[files, default: First(later: later, earlier: earlier)].count += 1
    }

    func diagnostics(in sources: [JSONDocument]) -> [Diagnostic] {
        first.sorted { ($0.key.later, $0.key.earlier) < ($1.key.later, $1.key.earlier) }.map { _, first in
            let others = first.count - 1
            let more = others == 0 ? "" : " and \(Wording.count(others, "more token"))"
            let stand = others == 0 ? "stands in two files, of which this one" : "stand in two files, of which this one"
            return Diagnostic(
                .note, .duplicateToken, "\(first.later.path)\(more) \(stand) counts, as the later one",
                at: sources[first.later.source].location(of: first.later.nameNode),
                notes: [
                    Diagnostic.Note(
                        "the other one is here",
                        at: sources[first.earlier.source].location(of: first.earlier.nameNode))
                ],
                advice: "Style Dictionary merges files in their order; to have the other one, "
                    + "name it later in \"sources\"")
        }
    }
}
