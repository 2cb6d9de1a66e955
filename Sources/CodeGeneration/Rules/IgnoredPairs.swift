import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// The configured page if it is not one color. A path without tokens is reported elsewhere.
    var unusablePage: [RuleFinding] {
        let (contrast, graph) = (configuration.contrast, resolution.graph)
        guard let page = contrast.page, contrast.page(in: resolution) == nil,
            graph.token(at: page.value) != nil || graph.group(at: page.value) != nil
        else { return [] }
        return [
            Diagnostic(
                .warning, .emptyPair, "'\(page.value)' is not a single color", at: page.location,
                advice:
                    "use the path of one color; without a page color, the contrast on translucent backgrounds is unknown"
            ).about(page.value)
        ]
    }

    /// Configured color pairs that are not shown: patterns without matching colors, and pairs beyond the limit.
    var ignoredPairs: [RuleFinding] {
        guard !configuration.contrast.pairs.isEmpty else { return [] }
        let pairs = ConfiguredPairs(configuration.contrast, resolution)
        let patterns = PatternExpansion(resolution.graph, GroupTree(resolution.graph))
        // Unknown paths are already reported.
        let empty = pairs.empty.filter {
            patterns.fitsAnything($0.foreground.value) && patterns.fitsAnything($0.background.value)
        }
        let limit = Wording.number(ConfiguredPairs.limit)
        return empty.map { pair in
            pair.finding(
                .emptyPair,
                "the contrast of '\(pair.foreground.value)' on '\(pair.background.value)' is not checked, because they match "
                    + "no pair of colors",
                advice: "use the names of colors, or patterns that match colors")
        }
            + [pairs.excess].compactMap(\.self).map { pair in
                pair.finding(
                    .tooManyPairs,
                    "\"contrast\" matches more than \(limit) pairs of colors; only the first \(limit) are checked",
                    advice: "use patterns that match fewer colors")
            }
    }

}

extension ContrastConfiguration.Pair {
    fileprivate func finding(_ code: DiagnosticCode, _ message: String, advice: String) -> RuleFinding {
        Diagnostic(.warning, code, message, at: foreground.location, advice: advice).about(foreground.value)
    }
}
