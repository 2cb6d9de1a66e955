/// The diagnostics that a command shows.
package enum DiagnosticSelection: Sendable {
    /// Errors, for a command with another purpose than validation.
    case errors
    /// Errors and warnings, and notes with some codes.
    case withoutNotes(but: Set<DiagnosticCode> = [])
    /// Errors, and diagnostics that the previous run did not report, for a watching command.
    case news(since: Set<Diagnostic>)
    /// Errors and warnings about tokens, without deprecated spellings and problems of a configuration, which both states
    /// of a review share.
    case review(configuration: String?)
    /// What is lost, and some other diagnostics.
    case losses(and: Set<Diagnostic>)

    fileprivate func includes(_ diagnostic: Diagnostic) -> Bool {
        switch self {
        case .errors: diagnostic.severity == .error
        case .withoutNotes(let codes): diagnostic.severity != .note || codes.contains(diagnostic.code)
        case .news(let known): diagnostic.severity == .error || !known.contains(diagnostic)
        case .review(let configuration):
            diagnostic.severity == .error
                || diagnostic.severity == .warning && diagnostic.code != .outdatedSyntax
                    && (configuration == nil || diagnostic.location?.path != configuration)
        case .losses(let others): diagnostic.isLoss || others.contains(diagnostic)
        }
    }
}

extension Sequence where Element == Diagnostic {
    /// The diagnostics that a command shows.
    package func shown(_ selection: DiagnosticSelection) -> [Diagnostic] { filter(selection.includes) }
}
