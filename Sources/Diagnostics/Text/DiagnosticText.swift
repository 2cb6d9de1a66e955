extension Diagnostic {
    /// The diagnostic in the format of compilers: `path:line:column: error: message [code]`, then a line for each note.
    ///
    /// Names in messages come from untrusted files: invisible characters are shown (``visible(_:)``), and long texts
    /// and long lists of notes are shortened. The path is complete, because programs open it.
    package var text: String {
        lines.map { "\($0.place)\($0.label): \($0.message)" }.joined(separator: "\n")
    }

    /// The parts of each line of ``text``, for colored output: the place with its colon and space, which may be empty;
    /// the severity or `note`; and the message.
    package var lines: [(place: String, label: String, message: String)] {
        let first = (Self.place(location), severity.rawValue, "\(Self.readable(message)) [\(code)]")
        return [first] + printedNotes.map { (Self.place($0.location ?? location), "note", Self.readable($0.message)) }
    }

    static func place(_ location: SourceLocation?) -> String {
        location.map { "\(visible($0.path)):\($0.line):\($0.column): " } ?? ""
    }

    static func readable(_ message: String) -> String { visible(ShortText.shortened(message)) }

    /// The notes; of many, the first ones, and the last one, which is the advice.
    var printedNotes: [Note] {
        let leftOut = notes.count - Self.noteLimit
        guard leftOut > 1 else { return notes }
        return notes.prefix(Self.noteLimit - 1) + [Note("and \(leftOut) more notes like these")] + notes.suffix(1)
    }

    private static let noteLimit = 20
}
