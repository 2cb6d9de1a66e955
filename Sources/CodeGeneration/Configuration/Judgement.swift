import Diagnostics

/// How a command judges what is wrong.
struct Judgement: Sendable {
    /// Whether the run goes on without what cannot be used: an error that costs no more than that is a warning then.
    var leavesOut: Bool
    /// Whether every warning is an error.
    var isStrict: Bool

    func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var result = diagnostic
            switch diagnostic.severity {
            case .error: if leavesOut, !isStrict, diagnostic.loss != .run { result.severity = .warning }
            case .warning: if isStrict { result.severity = .error }
            case .note: break
            }
            return result
        }
    }
}
