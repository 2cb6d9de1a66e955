import DesignTokens

/// Who refers to whom, in every mode.
package struct TokenReferences: Sendable {
    private let modes: [ResolvedMode]
    /// The tokens that follow each token, in each state that anybody sees.
    private let followers: [TokenFollowers]
    /// The tokens that values are made of, in each mode, where these are no whole references.
    private let parts: [[Int: [Int]]]

    package init(_ resolution: Resolution) {
        modes = resolution.modes
        followers = resolution.states.map { TokenFollowers($0.traces.map(\.target), $0.dependencies) }
        parts = resolution.modes.map { mode in
            Dictionary(grouping: mode.dependencies, by: \.token).mapValues { $0.map(\.other).uniqueInOrder }
        }
    }

    /// How a token was decided in a mode. Equal values are looked for once, in the first combination, and hold in all.
    package func trace(of token: Int, inMode mode: Int) -> Trace {
        let first = modes[0].traces[token]
        return first.step == .value ? first : modes[mode].traces[token]
    }

    /// A token, the one that it refers to in a mode, and so on.
    package func chain(of token: Int, inMode mode: Int) -> [Int] {
        var chain = [token]
        // No chain is longer than that, whatever follows from equal values.
        while let target = trace(of: chain[chain.count - 1], inMode: mode).target, chain.count <= modes[0].traces.count
        {
            chain.append(target)
        }
        return chain
    }

    /// The tokens that parts of a token's value come from in a mode.
    package func parts(of token: Int, inMode mode: Int) -> [Int] { parts[mode][token] ?? [] }

    /// The tokens that refer to one in any mode, as a whole or with a part of their value, in ascending order.
    package func users(of token: Int) -> [Int] { Set(followers.lazy.flatMap { $0.followers(of: token) }).sorted() }

    package func hasUsers(_ token: Int) -> Bool { followers.contains { !$0.followers(of: token).isEmpty } }
}
