extension Diagnostic {
    /// The diagnostic as one JSON object on one line: `severity`, `code`, `message`, `file`, `line`, `column` and `notes`,
    /// each of which has `message` and, where it stands elsewhere, a place. Texts are whole, and places are left out
    /// where there is none.
    package var json: String {
        JSONSpelling.object([
            "severity": JSONSpelling.text(severity.rawValue), "code": JSONSpelling.text(code.rawValue),
            "message": JSONSpelling.text(message), "file": location.map { JSONSpelling.text($0.path) },
            "line": location.map { "\($0.line)" }, "column": location.map { "\($0.column)" },
            "notes": JSONSpelling.array(notes.map(\.json)),
        ])
    }
}

extension Diagnostic.Note {
    fileprivate var json: String {
        JSONSpelling.object([
            "message": JSONSpelling.text(message), "file": location.map { JSONSpelling.text($0.path) },
            "line": location.map { "\($0.line)" }, "column": location.map { "\($0.column)" },
        ])
    }
}
