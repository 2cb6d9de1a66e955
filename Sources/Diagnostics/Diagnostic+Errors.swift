extension Sequence where Element == Diagnostic {
    /// Whether anything is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
