import Diagnostics
import LocatedJSON

/// What is wrong with values that hold references, said where it stands.
extension StyleDictionaryEvaluator {
    mutating func add(_ report: Diagnostic, at node: JSONNode, of token: Int) {
        var report = report
        report.location = source(of: token).location(of: node)
        report.loss = loss(of: token)
        result.diagnostics.append(report)
    }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let path = StyleDictionaryDeferredValues.path(failure.path)
        let location = source(of: token).location(of: node)
        if failure.isTooLong { return reportTooLong(path, at: location, token) }
        guard let target = graph.token(at: path) else {
            return reportDangling(
                path, at: location, token, otherwise: "correct the name, or add its file to \"sources\"")
        }
        let kind = graph.tokens[target].type.map { "a \($0.words)" } ?? "no text"
        report(
            .typeMismatch, "{\(path)} has \(kind) for a value, which cannot be put into a text", token, at: node,
            advice: "refer to a token whose value is a text or a number")
    }
}
