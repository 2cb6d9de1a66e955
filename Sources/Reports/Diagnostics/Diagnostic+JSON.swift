import Diagnostics
import LocatedJSON

extension Diagnostic {
    /// The diagnostic as one object: `severity`, `code`, `message`, `file`, `line`, `column` and `notes`, each with a
    /// `message` and, if it is elsewhere, a place. Texts are not shortened; missing places are omitted.
    package var json: JSONValue {
        ["severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message)]
            + (location?.json ?? [:]) + ["notes": .array(notes.map(\.json))]
    }
}

extension Diagnostic.Note {
    fileprivate var json: JSONValue { ["message": .string(message)] + (location?.json ?? [:]) }
}

extension SourceLocation {
    /// The location as an object: `file`, `line` and `column`.
    var json: JSONValue { ["file": .string(path), "line": .integer(line), "column": .integer(column)] }
}
