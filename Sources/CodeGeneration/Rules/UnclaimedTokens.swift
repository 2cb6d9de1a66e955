import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Tokens that no output takes and none excludes by name, where the configuration wants none: a designer's new group would
    /// otherwise stay out of the app without a word.
    var unclaimedTokens: [Diagnostic] {
        guard configuration.unclaimed == .error, !hasErrors else { return [] }
        let untaken = UntakenTokens(resolution, symbols)
        return symbols.untaken.compactMap { token in
            let reason = untaken.reason(of: token)
            guard reason.isUnclaimed else { return nil }
            let path = resolution.graph.tokens[token].path
            let group = resolution.graph.groups[resolution.graph.tokens[token].group].path
            let taking =
                reason == .group
                ? "list \"\(group.isEmpty ? path : group)\" in \"groups\" of an output"
                : "add an output that takes the type"
            return Diagnostic(
                .error, .unclaimedToken, "\(path) is in no output: \(reason.words)",
                at: resolution.graph.location(of: token), advice: "\(taking), or \"\(path)\" in \"exclude\" of one")
        }
    }
}
