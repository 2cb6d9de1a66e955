/// One thing to tell the user about an input: what is wrong, where, and what to do.
package struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    package enum Severity: String, Sendable, Hashable {
        /// Nothing can be written while this stands.
        case error
        /// The result may not be what was meant; an error under `--strict`.
        case warning
        /// A fact worth knowing.
        case note
    }

    /// An addition to a diagnostic: advice, or the other place that is involved.
    package struct Note: Sendable, Hashable {
        /// What to do, or what stands at ``location``.
        package var message: String
        /// Where it stands; `nil` for the place of the diagnostic itself.
        package var location: SourceLocation?

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// What an error costs.
    package enum Loss: Sendable, Hashable {
        /// The run: nothing can be written.
        case run
        /// The tokens with these paths and all that refers to them: the rest can be used.
        case tokens([String])
        /// What the message names and no token: a theme, a name, a property that says nothing of values.
        case detail

        /// The token with this path and all that refers to it.
        package static func token(_ path: String) -> Loss { .tokens([path]) }
    }

    /// How bad it is.
    package var severity: Severity
    /// A stable kebab-case name for this kind of problem, such as `dangling-alias`.
    package var code: DiagnosticCode
    /// One sentence without a final full stop.
    package var message: String
    /// Where it is; `nil` when it concerns the run as a whole.
    package var location: SourceLocation?
    /// What to do about it, and other places involved, in the order to print them.
    package var notes: [Note]
    /// What it costs where a run goes on without what cannot be used; what is no error costs nothing.
    package var loss: Loss

    /// The paths of the tokens that it costs.
    package var lostTokens: [String] { if case .tokens(let paths) = loss { paths } else { [] } }

    /// Creates a diagnostic, whose last note is the advice on what to do.
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
    /// Whether anything is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
