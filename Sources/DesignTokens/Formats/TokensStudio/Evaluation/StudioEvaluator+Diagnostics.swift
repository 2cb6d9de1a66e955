import Diagnostics
import LocatedJSON

/// Reports errors in the values of a project at their places.
extension StudioEvaluator {
    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.offset, in: node)
        let path = failure.path
        if failure.isTooLong {
            let message = "the value grows beyond \(StudioExpression.substitutionLimit) bytes with '\(path)'"
            let advice = "reduce the number of nested references"
            return report(.error, .limitExceeded, message, at: location, advice, costing: token)
        }
        if reportTextless(path, by: token) { return }
        let isOfStudio = project.spelling == .tokensStudio
        result.diagnostics.append(
            graph.unresolved(
                path, by: graph.tokens[owner(of: token)].path, at: location,
                otherwise: isOfStudio ? "enable the token set that defines it" : "add its file to \"sources\"",
                loss: loss(of: token), &result.suggestionsLeft))
    }

    /// Reports a reference inside a string to a token that exists, but is not a string.
    private mutating func reportTextless(_ path: String, by token: Int) -> Bool {
        guard let target = target(path, from: token), isWithoutText(target) else { return false }
        let type = target < graph.tokens.count ? graph.tokens[target].type?.words : nil
        report(
            .invalidValue,
            "cannot insert '\(path)' into a string, because it \(type.map { "is a \($0)" } ?? "has parts")", token,
            advice: "refer to one of its parts, or specify its type")
        return true
    }

    /// What an error in a token or part costs: the token.
    func loss(of token: Int) -> Diagnostic.Loss { .token(graph.tokens[owner(of: token)].path) }

    mutating func report(_ code: DiagnosticCode, _ message: String, _ token: Int, advice: String) {
        let location = source(of: token).location(of: node(of: token))
        report(.error, code, message, at: location, advice, costing: token)
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation,
        _ advice: String, costing token: Int
    ) {
        result.diagnostics.add(severity, code, message, at: location, advice: advice, loss: loss(of: token))
    }

    mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        guard let first = cycle.first else { return }
        result.diagnostics.add(
            .error, .referenceCycle, TokenGraph.circle(of: cycle.map(path)),
            at: source(of: first).location(of: node(of: first)), advice: "give one of them a value of its own",
            loss: .tokens(cycle.map { graph.tokens[owner(of: $0)].path }))
    }
}
