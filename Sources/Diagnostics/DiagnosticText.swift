extension Diagnostic {
    /// The diagnostic as compilers print it: `path:line:column: error: message [code]`, then a line for each note.
    ///
    /// Names come from files that nobody vouches for: what cannot be seen in them is shown (``visible(_:)``).
    package var text: String {
        lines.map { "\($0.place)\($0.label): \($0.message)" }.joined(separator: "\n")
    }

    /// The lines of ``text`` in their parts, for printing them in colour: the place with its colon and space, which
    /// is empty where there is none; the severity or `note`; what is said.
    package var lines: [(place: String, label: String, message: String)] {
        let first = (Self.place(location), severity.rawValue, Self.visible("\(message) [\(code)]"))
        return [first] + notes.map { (Self.place($0.location ?? location), "note", Self.visible($0.message)) }
    }

    private static func place(_ location: SourceLocation?) -> String {
        location.map { "\(visible($0.path)):\($0.line):\($0.column): " } ?? ""
    }
}
