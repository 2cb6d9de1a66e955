extension [Diagnostic] {
    /// Adds a diagnostic whose last note is the advice.
    package mutating func add(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation? = nil,
        notes: [Diagnostic.Note] = [], advice: String? = nil, loss: Diagnostic.Loss = .run
    ) {
        append(Diagnostic(severity, code, message, at: location, notes: notes, advice: advice, loss: loss))
    }
}
