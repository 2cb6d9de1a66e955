import Diagnostics
import LocatedJSON

extension Diagnostic {
    /// The diagnostic as one object: `severity`, `code`, `message`, `file`, `line`, `column` and `notes`, each of which has
    /// `message` and, where it stands elsewhere, a place. Texts are whole, and places are left out where there is none.
    package var json: JSONValue {
        .object(of: [
            "severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message),
            "file": location.map { .string($0.path) }, "line": location.map { .integer($0.line) },
            "column": location.map { .integer($0.column) }, "notes": .array(notes.map(\.json)),
        ])
    }
}

extension Diagnostic.Note {
    fileprivate var json: JSONValue {
        .object(of: [
            "message": .string(message), "file": location.map { .string($0.path) },
            "line": location.map { .integer($0.line) }, "column": location.map { .integer($0.column) },
        ])
    }
}
