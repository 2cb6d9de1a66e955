import Diagnostics
import LocatedJSON

/// What is wrong with values that hold references, said where it stands.
extension StyleDictionaryEvaluator {
    mutating func add(_ report: Diagnostic, at node: JSONNode, of token: Int) {
        var report = report
        report.location = source(of: token).location(of: node)
        report.loss = .token(graph.tokens[token].path)
        result.diagnostics.append(report)
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ node: JSONNode, _ token: Int, _ advice: String
    ) {
        add(Diagnostic(.error, code, message, advice: advice), at: node, of: token)
    }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let path = StyleDictionaryDeferredValues.path(failure.path)
        if failure.isTooLong {
            let message = "with {\(path)} the value grows beyond \(StudioExpression.substitutionLimit) bytes"
            return report(.limitExceeded, message, node, token, "do not put texts into texts that often")
        }
        if let target = graph.token(at: path) {
            let message =
                "{\(path)} has \(graph.tokens[target].type.map { "a \($0.words)" } ?? "no text") for a value, "
            return report(
                .typeMismatch, message + "which cannot be put into a text", node, token,
                "refer to a token whose value is a text or a number")
        }
        let nearest = result.suggestion { graph.nearestPath(to: path, besides: graph.tokens[token].path) }
        report(
            .danglingAlias, "{\(path)} names no token", node, token,
            nearest.map(NearestName.suggestion(ofReference:)) ?? "correct the name, or add its file to \"sources\"")
    }

    mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        guard let first = cycle.first else { return }
        report(
            .referenceCycle, TokenGraph.circle(of: cycle.map { graph.tokens[$0].path }), graph.tokens[first].valueNode, first,
            "give one of them a value of its own")
    }
}
