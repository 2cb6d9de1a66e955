import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.offset, in: node)
        let path = failure.path
        if failure.isTooLong {
            let message = "with {\(path)} the value grows beyond \(StudioExpression.substitutionLimit) bytes"
            let advice = "do not put texts into texts that often"
            return report(.error, .limitExceeded, message, at: location, advice, costing: token)
        }
        if reportTextless(path, by: token) { return }
        let isOfStudio = project.spelling == .tokensStudio
        result.diagnostics.append(
            graph.unresolved(
                path, by: graph.tokens[owner(of: token)].path, at: location,
                otherwise: isOfStudio ? "enable the set that holds it" : "add its file to \"sources\"",
                loss: loss(of: token), &result.suggestionsLeft))
    }

    /// Reports a reference in a text to a token that is there and is no text.
    private mutating func reportTextless(_ path: String, by token: Int) -> Bool {
        guard let target = target(path, from: token), isWithoutText(target) else { return false }
        let type = target < graph.tokens.count ? graph.tokens[target].type?.words : nil
        report(
            .invalidValue, "{\(path)} is \(type.map { "a \($0)" } ?? "made of parts"), which no text can hold", token,
            advice: "refer to one of its parts, or state its type")
        return true
    }

    /// What an error of a token or part costs: the token.
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
