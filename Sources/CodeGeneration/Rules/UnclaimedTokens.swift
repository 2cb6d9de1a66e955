import DesignTokens
import Diagnostics

/// Tokens that no output takes and none excludes by name, where the configuration wants none: a designer's new group would
/// otherwise stay out of the app without a word.
struct UnclaimedTokens: ConfigurationCheck {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard checked.configuration.unclaimed == .error, !checked.hasErrors else { return [] }
        let untaken = UntakenTokens(checked.resolution, checked.symbols)
        return checked.symbols.untaken.compactMap { token in
            let reason = untaken.reason(of: token)
            return reason.isUnclaimed ? report(token, reason, checked.resolution.graph) : nil
        }
    }

    private func report(_ token: Int, _ reason: UntakenReason, _ graph: TokenGraph) -> Diagnostic {
        let path = graph.tokens[token].path
        let group = graph.groups[graph.tokens[token].group].path
        let outer = group.isEmpty ? path : group
        let taking =
            reason == .group ? "list \"\(outer)\" in \"groups\" of an output" : "add an output that takes the type"
        return Diagnostic(
            .error, .unclaimedToken, "\(path) is in no output: \(reason.words)", at: graph.location(of: token),
            advice: "\(taking), or \"\(path)\" in \"exclude\" of one")
    }
}
