import Diagnostics

extension [Diagnostic] {
    /// Adds a diagnostic, whose last note says what to do.
    mutating func add(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation? = nil,
        notes: [Diagnostic.Note] = [], advice: String? = nil, loss: Diagnostic.Loss = .run
    ) {
        let advice = advice.map { [Diagnostic.Note($0)] } ?? []
        append(Diagnostic(severity, code, message, at: location, notes: notes + advice, loss: loss))
    }
}
