import Diagnostics
import LocatedJSON

/// The token sets of a project that no theme uses, enabled or as a source, so that their tokens are in no mode.
struct StudioUnusedSets {
    /// The unused sets with tokens, in the order of the project's sets.
    private(set) var sets: [UnusedTokenSet] = []
    /// One note that names them all, or the first of many.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ reader: StudioSetReader, _ selections: StudioSelections) {
        let isUsed = reader.sets.indices.map(selections.isUsed)
        let statements = reader.statements.filter { $0.isToken && !isUsed[$0.set] }
        guard let first = statements.first else { return }
        let paths = Dictionary(grouping: statements, by: \.set).mapValues { $0.map(\.path) }
        sets = paths.sorted { $0.key < $1.key }.map { UnusedTokenSet(name: reader.sets[$0].name, paths: $1) }
        let stated = Set(statements.lazy.map(\.path))
        let elsewhere = Set(reader.statements.lazy.filter { isUsed[$0.set] }.map(\.path))
        diagnostics.add(
            .note, .unusedTokenSet, message(stated.count, missing: stated.subtracting(elsewhere).count),
            at: reader.sources[first.source].location(of: reader.sets[first.set].node), advice: advice)
    }

    /// The message about unused tokens, some of which may be missing because no other set defines them.
    private func message(_ count: Int, missing: Int) -> String {
        let rest = sets.count - Self.shownLimit
        let names = sets.prefix(Self.shownLimit).map { "'\($0.name)'" } + (rest > 0 ? ["\(rest) more"] : [])
        let (noun, states) = sets.count == 1 ? ("token set", "its") : ("token sets", "their")
        let lost = count == 1 ? "\(states) token is" : "\(states) \(count) tokens are"
        let others =
            switch missing {
            case count: ""
            case 0: "; other sets also define \(count == 1 ? "it" : "them")"
            default: "; no other set defines \(missing) of them"
            }
        return "no theme uses the \(noun) \(Wording.list(names)): \(lost) skipped\(others)"
    }

    private var advice: String {
        let (sets, tokens) = sets.count == 1 ? ("it", "its tokens") : ("them", "their tokens")
        return "to generate \(tokens), enable \(sets) in a theme; otherwise, ignore this note"
    }

    /// The maximum number of sets that are named.
    private static let shownLimit = 3
}
