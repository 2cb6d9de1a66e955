import Diagnostics
import LocatedJSON

/// Tokens that two files, or two token sets, define, of which the later is used: one note for each pair of owners.
struct RepeatedTokens {
    /// The first token that two owners define, the later owner first.
    private var first: [[Int]: (later: StudioStatement, earlier: StudioStatement, count: Int)] = [:]

    mutating func add(_ later: StudioStatement, over earlier: StudioStatement) {
        first[[later.set, earlier.set], default: (later, earlier, 0)].count += 1
    }

    /// Returns the notes.
    ///
    /// - Parameters:
    ///   - owners: The owners of the definitions: `files`, `token sets`.
    ///   - reason: Why the definition is used: `it comes later`.
    ///   - advice: What to do.
    ///   - sources: The files.
    /// - Returns: A note for each pair, in the order of the later definitions.
    func diagnostics(
        of owners: String, because reason: String, advice: String, in sources: [JSONDocument]
    ) -> [Diagnostic] {
        first.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, first in
            let others = first.count - 1
            let more = others == 0 ? "" : " and \(Wording.count(others, "more token"))"
            let verb = others == 0 ? "is" : "are"
            return Diagnostic(
                .note, .duplicateToken,
                "'\(first.later.path)'\(more) \(verb) defined in two \(owners); this definition is used, because \(reason)",
                at: sources[first.later.source].location(of: first.later.nameNode),
                notes: [
                    Diagnostic.Note(
                        "also defined here",
                        at: sources[first.earlier.source].location(of: first.earlier.nameNode))
                ], advice: advice)
        }
    }
}
