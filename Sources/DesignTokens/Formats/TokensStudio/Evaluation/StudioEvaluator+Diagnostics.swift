import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func add(_ reports: [Diagnostic]) { diagnostics += reports }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ token: Int, advice: String, severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(
            Diagnostic(
                severity, code, message, at: source(of: token).location(of: node(of: token)),
                notes: [Diagnostic.Note(advice)]))
    }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.reference.offset, in: node)
        let path = failure.reference.path ?? ""
        switch failure {
        case .unresolved:
            let candidates = suggestionsLeft > 0 ? graph.tokens.map(\.path).sorted().prefix(5_000) : []
            suggestionsLeft = max(suggestionsLeft - 1, 0)
            let nearest = NearestName.nearest(to: path, among: candidates).map(NearestName.suggestion(ofReference:))
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
        let chain = (cycle + [first]).map { path(of: $0) }.joined(separator: " → ")
        let message =
            cycle.count == 1 ? "\(path(of: first)) refers to itself" : "these tokens refer to each other: \(chain)"
        report(.aliasCycle, message, first, advice: "give one of them a value of its own")
    }
}
