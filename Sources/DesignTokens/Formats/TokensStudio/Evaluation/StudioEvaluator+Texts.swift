import Diagnostics
import LocatedJSON

/// What is known of the text of a token.
enum TextState: Equatable {
    case unseen, open
    /// The text that references put in; `nil` after an error, which has been reported.
    case done(String?)
}

/// Replaces references inside texts by the texts that they lead to, each token's once.
///
/// No function calls itself, so that chains of any length are followed.
extension StudioEvaluator {
    /// The text of a token, after those of all tokens that it refers to; `nil` after an error, which has been reported.
    mutating func evaluated(_ token: Int) -> String? {
        var stack = texts[token] == .unseen ? [token] : []
        while let current = stack.last {
            // Two tokens on the way needed it.
            if case .done = texts[current] {
                stack.removeLast()
                continue
            }
            texts[current] = .open
            let needed = attempt(current)
            if needed.isEmpty {
                stack.removeLast()
            } else if let open = needed.first(where: { texts[$0] == .open }) {
                let start = stack.lastIndex(of: open) ?? 0
                reportCycle(stack[start...])
                for link in stack[start...] { texts[link] = .done(nil) }
                stack.removeSubrange(start...)
            } else {
                stack += needed
            }
        }
        if case .done(let text) = texts[token] { return text }
        return nil
    }

    /// What an error of a token or part costs: the token.
    func loss(of token: Int) -> Diagnostic.Loss { .token(graph.tokens[owner(of: token)].path) }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ token: Int, at node: JSONNode? = nil, advice: String
    ) {
        let location = source(of: token).location(of: node ?? self.node(of: token))
        report(.error, code, message, at: location, advice, costing: token)
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation,
        _ advice: String, costing token: Int
    ) {
        result.diagnostics.add(severity, code, message, at: location, advice: advice, loss: loss(of: token))
    }

    mutating func reportTooLong(_ path: String, at location: SourceLocation, _ token: Int) {
        let message = "with {\(path)} the value grows beyond \(StudioExpression.substitutionLimit) bytes"
        report(.error, .limitExceeded, message, at: location, "do not put texts into texts that often", costing: token)
    }

    private mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        guard let first = cycle.first else { return }
        result.diagnostics.add(
            .error, .referenceCycle, TokenGraph.circle(of: cycle.map(path)),
            at: source(of: first).location(of: node(of: first)), advice: "give one of them a value of its own",
            loss: .tokens(cycle.map { graph.tokens[owner(of: $0)].path }))
    }
}
