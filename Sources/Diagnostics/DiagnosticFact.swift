/// What the policy must know of a diagnostic besides what is printed.
package indirect enum DiagnosticFact: Sendable, Hashable {
    /// A reference to a token in a group that no file has.
    case missingGroup(String, path: String)
    /// A file whose format was guessed wrongly, with the diagnostic that says so.
    case wrongGuess(Diagnostic)
    /// A finding of a rule with this default severity, about subjects with these names.
    case finding(Diagnostic.Severity?, subjects: [String])
}

extension DiagnosticCode {
    /// Whether such an error suggests that the format of a file is another one. Outdated spellings, other units and
    /// unsupported kinds of variables do not.
    package var contradictsFormat: Bool {
        self != .outdatedSyntax && self != .unsupportedVariable && self != .unsupportedLength
    }
}
