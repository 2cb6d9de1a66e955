extension Diagnostic {
    /// The diagnostic as compilers print it: `path:line:column: error: message [code]`, then a line for each note.
    ///
    /// Names come from files that nobody vouches for: what cannot be seen in them is shown (``visible(_:)``), and what is
    /// too long to be read is shortened, as are the notes when there are many. The place is whole, for programs open it.
    package var text: String {
        lines.map { "\($0.place)\($0.label): \($0.message)" }.joined(separator: "\n")
    }

    /// The lines of ``text`` in their parts, for printing them in color: the place with its colon and space, which
    /// is empty where there is none; the severity or `note`; what is said.
    package var lines: [(place: String, label: String, message: String)] {
        let first = (Self.place(location), severity.rawValue, "\(Self.readable(message)) [\(code)]")
        return [first] + printedNotes.map { (Self.place($0.location ?? location), "note", Self.readable($0.message)) }
    }

    static func place(_ location: SourceLocation?) -> String {
        location.map { "\(visible($0.path)):\($0.line):\($0.column): " } ?? ""
    }

    static func readable(_ message: String) -> String { visible(ShortText.shortened(message)) }

    /// The notes; of many the first, and the last one, which says what to do.
    var printedNotes: [Note] {
        let leftOut = notes.count - Self.noteLimit
        guard leftOut > 1 else { return notes }
        return notes.prefix(Self.noteLimit - 1) + [Note("and \(leftOut) more notes like these")] + notes.suffix(1)
    }

    private static let noteLimit = 20
}
