import Diagnostics
import LocatedJSON

/// Tokens that two files, or two token sets, state, where the later one counts: one note for each two.
struct RepeatedTokens {
    /// The first token that two owners state, by these: first the later one.
    private var first: [[Int]: (later: StudioStatement, earlier: StudioStatement, count: Int)] = [:]

    mutating func add(_ later: StudioStatement, over earlier: StudioStatement) {
        first[[later.set, earlier.set], default: (later, earlier, 0)].count += 1
    }

    /// What is to be said.
    ///
    /// - Parameters:
    ///   - owners: What states the tokens: `files`, `sets`.
    ///   - reason: Why the one counts: `as the later one`.
    ///   - advice: What to do.
    ///   - sources: The files.
    /// - Returns: A note for each two, in the order of the later ones.
    func diagnostics(
        of owners: String, because reason: String, advice: String, in sources: [JSONDocument]
    ) -> [Diagnostic] {
        first.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, first in
            let others = first.count - 1
            let more = others == 0 ? "" : " and \(Wording.count(others, "more token"))"
            let stand = "\(others == 0 ? "stands" : "stand") in two \(owners), of which this one"
            return Diagnostic(
                .note, .duplicateToken, "\(first.later.path)\(more) \(stand) counts, \(reason)",
                at: sources[first.later.source].location(of: first.later.nameNode),
                notes: [
                    Diagnostic.Note(
                        "the other one is here",
                        at: sources[first.earlier.source].location(of: first.earlier.nameNode))
                ], advice: advice)
        }
    }
}
