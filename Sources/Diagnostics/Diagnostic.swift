/// A problem with an input: what is wrong, where, and what to do.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable {
        /// Nothing can be written until it is fixed.
        case error
        /// The result may not be what was intended; an error under `--strict`.
        case warning
        /// Information.
        case note
    }

    /// An addition to a diagnostic: advice, or another relevant place.
    package struct Note: Sendable, Hashable {
        /// What to do, or what is at ``location``.
        package var message: String
        /// The place, or `nil` for the place of the diagnostic itself.
        package var location: SourceLocation?

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// The consequence of an error.
    package enum Loss: Sendable, Hashable {
        /// The whole run: nothing can be written.
        case run
        /// The tokens with these paths, and all tokens that refer to them.
        case tokens([String])
        /// Something other than a token: a theme, a name, a property that does not affect values.
        case detail

        /// The token with this path, and all tokens that refer to it.
        package static func token(_ path: String) -> Loss { .tokens([path]) }
    }

    package var severity: Severity
    /// A stable kebab-case name for this kind of problem, such as `dangling-alias`.
    package var code: DiagnosticCode
    /// One sentence without a period.
    package var message: String
    /// The place, or `nil` if the problem concerns the run as a whole.
    package var location: SourceLocation?
    /// What to do about it, and other relevant places, in the order of printing.
    package var notes: [Note]
    /// The consequence if the run continues. It only applies to errors.
    package var loss: Loss

    /// What the policy must know besides; not printed.
    package var fact: DiagnosticFact?

    /// The paths of the tokens that are lost.
    package var lostTokens: [String] { if case .tokens(let paths) = loss { paths } else { [] } }

    /// Creates a diagnostic whose last note is the advice.
    package init(
        _ severity: Severity, _ code: DiagnosticCode, _ message: String, at location: SourceLocation? = nil,
        notes: [Note] = [], advice: String? = nil, loss: Loss = .run
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.location = location
        self.notes = advice.map { notes + [Note($0)] } ?? notes
        self.loss = loss
    }
}

extension Sequence where Element == Diagnostic {
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
