/// Which of the judged diagnostics a command shows.
package enum DiagnosticSelection: Sendable {
    /// What keeps a command from its answer, where it was asked for something else than what is wrong.
    case errors
    /// What somebody has to act on, and notes with some codes.
    case withoutNotes(but: Set<DiagnosticCode> = [])
    /// Errors, and what the run before did not report: all that a watching command has to say again.
    case news(since: Set<Diagnostic>)

    fileprivate func includes(_ diagnostic: Diagnostic) -> Bool {
        switch self {
        case .errors: diagnostic.severity == .error
        case .withoutNotes(let codes): diagnostic.severity != .note || codes.contains(diagnostic.code)
        case .news(let known): diagnostic.severity == .error || !known.contains(diagnostic)
        }
    }
}

extension Sequence where Element == Diagnostic {
    /// What a command shows of its judged diagnostics.
    package func shown(_ selection: DiagnosticSelection) -> [Diagnostic] { filter(selection.includes) }
}
