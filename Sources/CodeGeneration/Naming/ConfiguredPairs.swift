import DesignTokens

/// The pairs of colors that the configuration names, with the colors that fit in place of paths and patterns.
///
/// Stars in what both patterns of a pair begin with stand for the same: `button.*.ink` stands on the `button.*.paper` of its
/// own group, while each `text-*` stands on each `surface-*`.
package struct ConfiguredPairs: Sendable {
    /// A color in front and the one behind it, by their numbers in the graph.
    package struct Pair: Sendable {
        package let foreground: Int
        package let background: Int
        /// The contrast that is asked, where the configuration states it.
        package let level: Contrast?
    }

    package private(set) var all: [Pair] = []
    /// The configured pairs that no two colors are.
    private(set) var empty: [ContrastConfiguration.Pair] = []
    /// The configured pair from which on there are too many.
    private(set) var excess: ContrastConfiguration.Pair?

    /// Finds the colors that the configuration speaks of.
    package init(_ configuration: ContrastConfiguration, _ resolution: Resolution) {
        guard !configuration.pairs.isEmpty else { return }
        let patterns = PatternExpansion(resolution.graph, GroupTree(resolution.graph))
        var known: Set<[Int]> = []
        for pair in configuration.pairs {
            let shared = Self.sharedStars(pair.foreground.value, pair.background.value)
            let behind = Dictionary(grouping: patterns.colors(at: pair.background.value, resolution)) {
                $0.stars.prefix(shared)
            }
            var isEmpty = true
            for front in patterns.colors(at: pair.foreground.value, resolution) {
                for back in behind[front.stars.prefix(shared)] ?? [] where back.token != front.token {
                    isEmpty = false
                    guard known.insert([front.token, back.token]).inserted else { continue }
                    guard all.count < Self.limit else {
                        excess = pair
                        return
                    }
                    all.append(Pair(foreground: front.token, background: back.token, level: pair.level))
                }
            }
            if isEmpty { empty.append(pair) }
        }
    }

    /// How many stars stand in what both patterns begin with.
    private static func sharedStars(_ one: String, _ other: String) -> Int {
        zip(one, other).prefix { $0 == $1 }.count { $0.0 == "*" }
    }

    /// More pairs than anybody reads.
    static let limit = 10_000
}

extension PatternExpansion {
    /// The colors at a path, in a group, or at what fits a pattern that can be used, each with what the stars stand for.
    fileprivate func colors(at path: String, _ resolution: Resolution) -> [(token: Int, stars: [Substring])] {
        matches(of: path).flatMap { match in
            tokens(atOrIn: match.path)
                .filter { resolution.types[$0] == .color && !resolution.leftOut.contains($0) }
                .map { (token: $0, stars: match.stars) }
        }
    }
}
