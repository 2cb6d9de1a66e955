import Diagnostics
import LocatedJSON

extension Diagnostic {
    /// The diagnostic as one object: `severity`, `code`, `message`, `file`, `line`, `column` and `notes`, each of which has
    /// `message` and, where it stands elsewhere, a place. Texts are whole, and places are left out where there is none.
    package var json: JSONValue {
        ["severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message)]
            + (location?.json ?? [:]) + ["notes": .array(notes.map(\.json))]
    }
}

extension Diagnostic.Note {
    fileprivate var json: JSONValue { ["message": .string(message)] + (location?.json ?? [:]) }
}

extension SourceLocation {
    /// The place as an object: `file`, `line` and `column`.
    var json: JSONValue { ["file": .string(path), "line": .integer(line), "column": .integer(column)] }
}
