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
                .warning, .emptyPair, "'\(page.value)' is not a color that can be behind others", at: page.location,
                advice: "name one color: without it, the contrast on translucent backgrounds is unknown"
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
        return empty.map { pair in
            pair.finding(
                .emptyPair,
                "no contrast is checked between '\(pair.foreground.value)' and '\(pair.background.value)', because they match "
                    + "no pair of colors",
                advice: "use the names of colors, or patterns that match colors")
        }
            + [pairs.excess].compactMap(\.self).map { pair in
                pair.finding(
                    .tooManyPairs,
                    "\"contrast\" names more than \(Wording.number(ConfiguredPairs.limit)) pairs of colors; the pairs beyond "
                        + "this limit are not checked",
                    advice: "use patterns that match fewer colors")
            }
    }

}

extension ContrastConfiguration.Pair {
    fileprivate func finding(_ code: DiagnosticCode, _ message: String, advice: String) -> RuleFinding {
        Diagnostic(.warning, code, message, at: foreground.location, advice: advice).about(foreground.value)
    }
}
