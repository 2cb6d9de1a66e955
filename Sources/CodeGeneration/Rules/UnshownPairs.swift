import DesignTokens
import Diagnostics

/// Configured pairs of colors that are not shown: because no two colors are one, or because there are too many.
struct UnshownPairs: ConfigurationRule {
    let kinds = [RuleKind(.emptyPair, .warning, about: .tokens), RuleKind(.tooManyPairs, .warning, about: .tokens)]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let configuration = checked.configuration.contrast
        guard checked.hasFiles, !checked.isWithoutTokens, !configuration.pairs.isEmpty else { return [] }
        let pairs = ConfiguredPairs(configuration, checked.resolution)
        let graph = checked.resolution.graph
        let patterns = PatternExpansion(graph, GroupTree(graph))
        // Of a path at which nothing stands, that is said already.
        let empty = pairs.empty.filter { pair in
            [pair.foreground, pair.background].allSatisfy { path in
                patterns.matches(of: path.value).contains { graph.hasAnything(at: $0.path) }
            }
        }
        return empty.map(emptyPair) + [pairs.excess].compactMap(\.self).map(excess)
    }

    private func emptyPair(_ pair: ContrastConfiguration.Pair) -> RuleFinding {
        Diagnostic(
            .warning, .emptyPair,
            "no color \(Self.words(pair.foreground)) stands on one \(Self.words(pair.background))",
            at: pair.foreground.location,
            advice: "both name colors, or groups of colors; stars in what both begin with stand for the same"
        ).about(pair.foreground.value)
    }

    private func excess(_ pair: ContrastConfiguration.Pair) -> RuleFinding {
        Diagnostic(
            .warning, .tooManyPairs,
            "\"contrast\" names more than 10,000 pairs of colors: with these, there are too many",
            at: pair.foreground.location,
            advice: "the rest is not looked at: write patterns that fit fewer colors"
        ).about(pair.foreground.value)
    }

    private static func words(_ path: Located<String>) -> String {
        NamePattern.isPattern(path.value) ? "that fits \"\(path.value)\"" : "at \"\(path.value)\""
    }
}

extension TokenGraph {
    fileprivate func hasAnything(at path: String) -> Bool { group(at: path) != nil || token(at: path) != nil }
}
