import Diagnostics
import LocatedJSON

/// What the `Contents.json` of any folder of a catalog may say: `info` and `properties`.
struct CatalogContents {
    private(set) var document: JSONDocument?
    private(set) var diagnostics: [Diagnostic] = []

    /// Parses a text as leniently as Xcode does, and checks `info.version`.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The path that locations carry.
    ///   - consequence: What not knowing the text means, for the note of a text that is not JSON.
    mutating func read(_ bytes: [UInt8], path: String, consequence: String) {
        do {
            let document = try JSONDocument(parsing: bytes, path: path, dialect: .lenient)
            diagnostics += document.duplicateKeys.map { duplicate in
                var diagnostic = duplicate.diagnostic
                diagnostic.severity = .warning
                return diagnostic
            }
            guard expect(.object, document.root, "Contents.json", in: document) else { return }
            self.document = document
            checkVersion(in: document)
        } catch {
            var diagnostic = error.diagnostic
            diagnostic.severity = .warning
            diagnostic.notes.append(Diagnostic.Note(consequence))
            diagnostics.append(diagnostic)
        }
    }

    /// A boolean of `properties`; false when it is not there or no boolean.
    mutating func boolean(_ property: StaticString) -> Bool {
        guard let document, let value = member(property, of: "properties") else { return false }
        guard expect(.true, value, "\"\(property)\"", in: document) else { return false }
        return document.booleanValue(of: value) ?? false
    }

    /// A member of an object of the outermost object.
    mutating func member(_ key: StaticString, of parent: StaticString) -> JSONNode? {
        guard let document, let object = document.value(of: parent, in: document.root) else { return nil }
        guard expect(.object, object, "\"\(parent)\"", in: document) else { return nil }
        return document.value(of: key, in: object)
    }

    /// Whether a value is of the kind it has to be; a warning when it is not.
    mutating func expect(_ kind: JSONKind, _ value: JSONNode, _ name: String, in document: JSONDocument) -> Bool {
        let actual = document.kind(of: value)
        if actual.description == kind.description { return true }
        diagnostics.append(
            Diagnostic(
                .warning, .invalidContents, "\(name) is \(actual.description), not \(kind.description)",
                at: document.location(of: value), notes: [Diagnostic.Note("it is ignored; Xcode writes it anew")]))
        return false
    }

    private mutating func checkVersion(in document: JSONDocument) {
        guard let version = member("version", of: "info"), document.numberValue(of: version) != 1 else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .unknownVersion,
                "version \(document.text(of: version)) of the catalog format is unknown; it is read as version 1",
                at: document.location(of: version), notes: [Diagnostic.Note("Xcode writes \"version\" : 1")]))
    }
}
