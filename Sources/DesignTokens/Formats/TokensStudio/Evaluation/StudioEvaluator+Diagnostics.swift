import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func report(_ code: DiagnosticCode, _ message: String, _ token: Int, advice: String) {
        report(.error, code, message, at: source(of: token).location(of: node(of: token)), advice, costing: token)
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation,
        _ advice: String, costing token: Int
    ) {
        result.diagnostics.append(
            Diagnostic(severity, code, message, at: location, advice: advice, loss: loss(of: token)))
    }

    /// What an error of a token or part costs: the token.
    func loss(of token: Int) -> Diagnostic.Loss { .token(graph.tokens[owner(of: token)].path) }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.offset, in: node)
        if failure.isTooLong {
            return report(
                .error, .limitExceeded,
                "with {\(failure.path)} the value grows beyond \(StudioExpression.substitutionLimit) bytes",
                at: location, "do not put texts into texts that often", costing: token)
        }
        if reportTextless(failure.path, by: token) || reportGroup(failure.path, by: token) { return }
        let own = graph.tokens[owner(of: token)].path
        let nearest = result.suggestion { graph.nearestPath(to: failure.path, besides: own) }
        report(
            .error, .danglingAlias, "{\(failure.path)} names no token", at: location,
            nearest.map(NearestName.suggestion(ofReference:)) ?? "correct the name, or enable the set that holds it",
            costing: token)
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

    /// Reports a reference to a group, which a composition is too.
    private mutating func reportGroup(_ path: String, by token: Int) -> Bool {
        guard let group = graph.group(at: path), group != 0 else { return false }
        let example = result.suggestion { graph.tokens.first { $0.group == group } }
        let inside = example.map { ", such as {\($0.path)}" } ?? ""
        report(
            .aliasToGroup, "{\(path)} is a group, not a token", token, advice: "refer to a token inside it\(inside)")
        return true
    }

    mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        guard let first = cycle.first else { return }
        result.diagnostics.append(
            Diagnostic(
                .error, .referenceCycle, TokenGraph.circle(of: cycle.map(path)),
                at: source(of: first).location(of: node(of: first)), advice: "give one of them a value of its own",
                loss: .tokens(cycle.map { graph.tokens[owner(of: $0)].path })))
    }
}
