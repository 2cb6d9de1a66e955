import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Configured pairs of colors that are not shown: because no two colors are one, or because there are too many.
    var unshownPairs: [RuleFinding] {
        guard !configuration.contrast.pairs.isEmpty else { return [] }
        let pairs = ConfiguredPairs(configuration.contrast, resolution)
        let patterns = PatternExpansion(resolution.graph, GroupTree(resolution.graph))
        // Of a path at which nothing stands, that is said already.
        let empty = pairs.empty.filter {
            patterns.fitsAnything($0.foreground.value) && patterns.fitsAnything($0.background.value)
        }
        return empty.map { pair in
            pair.finding(
                .emptyPair, "no color \(Self.words(pair.foreground)) stands on one \(Self.words(pair.background))",
                advice: "both name colors, or groups of colors; stars in what both begin with stand for the same")
        }
            + [pairs.excess].compactMap(\.self).map { pair in
                pair.finding(
                    .tooManyPairs,
                    "\"contrast\" names more than 10,000 pairs of colors: with these, there are too many",
                    advice: "the rest is not looked at: write patterns that fit fewer colors")
            }
    }

    private static func words(_ path: Located<String>) -> String {
        NamePattern.isPattern(path.value) ? "that fits \"\(path.value)\"" : "at \"\(path.value)\""
    }
}

extension ContrastConfiguration.Pair {
    fileprivate func finding(_ code: DiagnosticCode, _ message: String, advice: String) -> RuleFinding {
        Diagnostic(.warning, code, message, at: foreground.location, advice: advice).about(foreground.value)
    }
}
