import DesignTokens

/// The references between tokens in every mode.
package struct TokenReferences: Sendable {
    let modes: [ResolvedMode]
    /// The followers of each token in each visible state.
    private let followers: [TokenFollowers]
    /// The tokens in parts of values in each mode, without whole references.
    private let parts: [[Int: [Int]]]

    package init(_ resolution: Resolution) {
        modes = resolution.modes
        followers = resolution.states.map { TokenFollowers($0.traces.map(\.target), $0.dependencies) }
        parts = resolution.modes.map { mode in
            Dictionary(grouping: mode.dependencies, by: \.token).mapValues { $0.map(\.other).uniqueInOrder }
        }
    }

    /// Returns how a token was resolved in a mode. Equal values are matched once, in the first combination, and the
    /// match applies to all.
    package func trace(of token: Int, inMode mode: Int) -> Trace {
        let first = modes[0].traces[token]
        return first.step == .value ? first : modes[mode].traces[token]
    }

    /// Returns a token, its target in a mode, and so on.
    package func chain(of token: Int, inMode mode: Int) -> [Int] {
        var chain = [token]
        // No chain is longer than this, even with matched values.
        while let target = trace(of: chain[chain.count - 1], inMode: mode).target, chain.count <= modes[0].traces.count
        {
            chain.append(target)
        }
        return chain
    }

    /// Returns the tokens that parts of a token's value refer to in a mode.
    package func parts(of token: Int, inMode mode: Int) -> [Int] { parts[mode][token] ?? [] }

    /// Returns the tokens that refer to one in any mode, entirely or in a part, in ascending order.
    package func users(of token: Int) -> [Int] { Set(followers.lazy.flatMap { $0.followers(of: token) }).sorted() }

    package func hasUsers(_ token: Int) -> Bool { followers.contains { !$0.followers(of: token).isEmpty } }
}
