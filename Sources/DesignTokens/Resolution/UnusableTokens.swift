import Diagnostics

/// The tokens without a usable value in some modes: those with an invalid value, and all that refer to them, directly
/// or indirectly.
struct UnusableTokens {
    private(set) var tokens: Set<Int> = []

    private let graph: TokenGraph
    /// The tokens that are skipped for another reason, which has been reported.
    private let known: Set<Int>
    /// The unusable token that each token refers to, and the invalid token at the end of the chain; no entry for a
    /// token that is itself invalid.
    private var causes: [Int: (next: Int, last: Int)] = [:]
    /// The tokens in order of discovery.
    private var found: [Int] = []

    /// Finds the tokens in some modes, and those that refer to skipped tokens.
    ///
    /// - Parameters:
    ///   - modes: The modes, the first combination before others.
    ///   - known: The tokens that are already skipped.
    ///   - isWritten: Whether a token is written with its value in one of the others.
    init(
        in modes: [ResolvedMode], knowing known: Set<Int>,
        where isWritten: (_ token: Int, _ mode: ResolvedMode) -> Bool
    ) {
        graph = modes[0].graph
        self.known = known
        find(in: modes[0]) { _ in true }
        for mode in modes.dropFirst() { find(in: mode) { isWritten($0, mode) } }
    }

    /// Finds the unusable tokens in one mode, and the tokens that refer to them there.
    private mutating func find(in mode: ResolvedMode, where isWritten: (Int) -> Bool) {
        let unusable = mode.graph.tokens.indices.filter { mode.graph.isUnusable($0) || known.contains($0) }
        // Most runs have no unusable tokens.
        guard !unusable.isEmpty else { return }
        let followers = TokenFollowers(mode.traces.map(\.target), mode.valueDependencies)
        // A value with parts may be unusable because of them.
        let causedByOthers = Set(unusable.flatMap(followers.followers))
        var pending = unusable.filter { !causedByOthers.contains($0) }
        for token in pending where isWritten(token) { add(token) }
        var seen = Set(pending)
        var next = 0
        while next < pending.count {
            let token = pending[next]
            next += 1
            for follower in followers.followers(of: token) where seen.insert(follower).inserted {
                pending.append(follower)
                if isWritten(follower) { add(follower, because: token) }
            }
        }
        for token in unusable where isWritten(token) { add(token) }
    }

    private mutating func add(_ token: Int, because next: Int? = nil) {
        guard tokens.insert(token).inserted else { return }
        causes[token] = next.map { ($0, causes[$0]?.last ?? $0) }
        found.append(token)
    }

    /// A diagnostic for each token.
    var diagnostics: [Diagnostic] { found.filter { !known.contains($0) }.sorted().map(diagnostic) }

    private func diagnostic(_ token: Int) -> Diagnostic {
        let path = graph.tokens[token].path
        var reason = "its value cannot be used"
        var notes: [Diagnostic.Note] = []
        if let cause = causes[token] {
            reason = "it refers to '\(graph.tokens[cause.next].path)'"
            if cause.next != cause.last {
                notes.append(Diagnostic.Note("the chain is \(chain(from: token, to: cause.last))"))
            }
            let last = graph.tokens[cause.last].path
            notes.append(
                Diagnostic.Note("'\(last)' is defined here and cannot be used", at: graph.location(of: cause.last)))
        } else {
            notes.append(
                Diagnostic.Note("see the diagnostics about its group, or about the token that its value comes from"))
        }
        return Diagnostic(
            .error, .leftOut, "'\(path)' is skipped, because \(reason)", at: graph.valueLocation(of: token),
            notes: notes,
            loss: .token(path))
    }

    /// The maximum number of names before the last one in a chain.
    private static let shownLimit = 5

    private func chain(from token: Int, to last: Int) -> String {
        var chain = [token]
        while chain.count < Self.shownLimit, let next = causes[chain[chain.count - 1]]?.next, next != last {
            chain.append(next)
        }
        let isWhole = causes[chain[chain.count - 1]]?.next == last
        let names = chain.map { graph.tokens[$0].path } + (isWhole ? [] : ["…"]) + [graph.tokens[last].path]
        return names.joined(separator: " → ")
    }
}
