import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func add(_ reports: [Diagnostic]) { diagnostics += reports }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ token: Int, advice: String, severity: Diagnostic.Severity = .error
    ) {
        let source = sources[sets[tokens[token].set].source]
        diagnostics.append(
            Diagnostic(
                severity, code, message, at: source.location(of: tokens[token].valueNode),
                notes: [Diagnostic.Note(advice)]))
    }

    mutating func reportForeignLength(_ text: String, _ token: Int) {
        let source = source(of: token)
        diagnostics.append(
            Diagnostic(
                .warning, .foreignLength, "\(StudioProblem.quoted(text)) is a length that has no value in Swift",
                at: source.location(of: tokens[token].valueNode),
                notes: [Diagnostic.Note("the token is left out; a length in px or rem would be generated")]))
    }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let source = sources[sets[tokens[token].set].source]
        let location = source.location(ofByteAt: failure.reference.offset, in: node)
        let path = failure.reference.path ?? ""
        switch failure {
        case .unresolved:
            let candidates = suggestionsLeft > 0 ? winners.keys.sorted().prefix(5_000) : []
            suggestionsLeft = max(suggestionsLeft - 1, 0)
            let nearest = NearestName.nearest(to: path, among: candidates).map { "did you mean {\($0)}?" }
            diagnostics.append(
                Diagnostic(
                    .error, .danglingAlias, "{\(path)} names no token", at: location,
                    notes: [Diagnostic.Note(nearest ?? "correct the name, or enable the set that holds it")]))
        case .tooLong(_, let limit):
            diagnostics.append(
                Diagnostic(
                    .error, .textTooLong, "with {\(path)} the value grows beyond \(limit) bytes", at: location,
                    notes: [Diagnostic.Note("do not put texts into texts that often")]))
        }
    }

    mutating func reportCycle(_ cycle: [Int]) {
        guard let first = cycle.first else { return }
        let chain = (cycle + [first]).map { tokens[$0].path }.joined(separator: " → ")
        let message =
            cycle.count == 1 ? "\(tokens[first].path) refers to itself" : "these tokens refer to each other: \(chain)"
        report(.aliasCycle, message, first, advice: "give one of them a value of its own")
    }
}
