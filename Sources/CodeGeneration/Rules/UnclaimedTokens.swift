import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Tokens that no output selects or excludes, if the configuration forbids them. Otherwise a designer's new group
    /// would silently be missing in the app.
    var unclaimedTokens: [Diagnostic] {
        guard configuration.unclaimed == .error, !hasErrors else { return [] }
        let untaken = UnselectedTokens(resolution, symbols)
        return symbols.untaken.compactMap { token in
            let reason = untaken.reason(of: token)
            guard reason.isUnclaimed else { return nil }
            let path = resolution.graph.tokens[token].path
            let group = resolution.graph.groups[resolution.graph.tokens[token].group].path
            let words =
                switch reason {
                case .group: "none selects its group"
                case .origin: "none selects its file, token set, collection or mode"
                default: reason.words
                }
            let taking =
                reason == .group
                ? "add '\(group.isEmpty ? path : group)' to \"groups\" of an output"
                : "add an output for the type"
            return Diagnostic(
                .error, .unclaimedToken, "no output contains '\(path)', because \(words)",
                at: resolution.graph.location(of: token),
                advice: "\(taking); if the app does not need it, add '\(path)' to \"exclude\" in \"tokens\" of any "
                    + "output")
        }
    }
}
