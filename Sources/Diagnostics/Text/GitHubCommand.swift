extension Diagnostic {
    /// The diagnostic as a command for GitHub's runner: `::error file=…,line=…,col=…,title=code::message`, with its
    /// notes on separate lines of the message.
    package var githubCommand: String {
        let place = location.map {
            "file=\(Self.property(Self.visible($0.path))),line=\($0.line),col=\($0.column),"
        }
        let message = ([Self.readable(message)] + printedNotes.map(line)).joined(separator: "\n")
        let command = severity == .note ? "notice" : severity.rawValue
        return "::\(command) \(place ?? "")title=\(code)::\(Self.data(message))"
    }

    /// A note, after its place if that differs from the diagnostic's.
    private func line(of note: Note) -> String {
        let place = note.location.flatMap { $0 == location ? nil : Self.place($0) }
        return (place ?? "") + Self.readable(note.message)
    }

    /// A text after the second `::`, where the runner decodes these three characters.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A text between `=` and the next comma.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
