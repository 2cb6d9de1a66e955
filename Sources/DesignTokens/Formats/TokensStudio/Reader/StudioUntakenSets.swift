import Diagnostics
import LocatedJSON

/// The token sets of a project that no theme takes, neither enabled nor as a source: what they state is in no mode.
struct StudioUntakenSets {
    /// Those that state tokens, in the order of the project's sets.
    private(set) var sets: [UntakenTokenSet] = []
    /// One note that names them all, or the first of many.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ reader: StudioSetReader, _ selections: StudioSelections) {
        let isTaken = reader.sets.indices.map(selections.isTaken)
        let statements = reader.statements.filter { $0.isToken && !isTaken[$0.set] }
        guard let first = statements.first else { return }
        let paths = Dictionary(grouping: statements, by: \.set).mapValues { $0.map(\.path) }
        sets = paths.sorted { $0.key < $1.key }.map { UntakenTokenSet(name: reader.sets[$0].name, paths: $1) }
        let stated = Set(statements.lazy.map(\.path))
        let elsewhere = Set(reader.statements.lazy.filter { isTaken[$0.set] }.map(\.path))
        diagnostics.add(
            .note, .unusedTokenSet, message(stated.count, missing: stated.subtracting(elsewhere).count),
            at: reader.sources[first.source].location(of: reader.sets[first.set].node), advice: advice)
    }

    /// That so many tokens are not used, of which some are missing: no other set states them.
    private func message(_ count: Int, missing: Int) -> String {
        let rest = sets.count - Self.shownLimit
        let names = sets.prefix(Self.shownLimit).map { "\"\($0.name)\"" } + (rest > 0 ? ["\(rest) more"] : [])
        let (noun, states) = sets.count == 1 ? ("token set", "it states") : ("token sets", "they state")
        let lost = count == 1 ? "the token that \(states) is" : "the \(count) tokens that \(states) are"
        let others =
            switch missing {
            case count: ""
            case 0: "; others state \(count == 1 ? "it" : "them"), too"
            default: "; \(missing) \(missing == 1 ? "stands" : "stand") nowhere else"
            }
        return "no theme takes the \(noun) \(Wording.list(names)): \(lost) not used\(others)"
    }

    private var advice: String {
        let (sets, tokens) = sets.count == 1 ? ("it", "its tokens") : ("them", "their tokens")
        return "enable \(sets) in a theme if \(tokens) are for this app; else there is nothing to do"
    }

    /// How many sets are named.
    private static let shownLimit = 3
}
