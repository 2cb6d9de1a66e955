import DesignTokens

/// The configured color pairs, with the matching colors of paths and patterns.
///
/// Stars in the common beginning of both patterns of a pair match the same text: `button.*.ink` is paired with the
/// `button.*.paper` of its own group, but each `text-*` with each `surface-*`.
package struct ConfiguredPairs: Sendable {
    /// A foreground and a background color, as graph indices.
    package struct Pair: Sendable {
        package let foreground: Int
        package let background: Int
        /// The configured contrast, if any.
        package let level: Contrast?
    }

    package private(set) var all: [Pair] = []
    /// The configured pairs without matching colors.
    private(set) var empty: [ContrastConfiguration.Pair] = []
    /// The first configured pair beyond the limit.
    private(set) var excess: ContrastConfiguration.Pair?

    /// Finds the colors of the configured pairs.
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

    /// Returns the number of stars in the common beginning of both patterns.
    private static func sharedStars(_ one: String, _ other: String) -> Int {
        zip(one, other).prefix { $0 == $1 }.count { $0.0 == "*" }
    }

    /// The number of pairs to check.
    static let limit = 10_000
}

extension PatternExpansion {
    /// Returns the usable colors at a path, in a group, or that match a pattern, each with the text that the stars
    /// match.
    fileprivate func colors(at path: String, _ resolution: Resolution) -> [(token: Int, stars: [Substring])] {
        matches(of: path).flatMap { match in
            tokens(atOrIn: match.path)
                .filter { resolution.types[$0] == .color && !resolution.leftOut.contains($0) }
                .map { (token: $0, stars: match.stars) }
        }
    }
}
