import Diagnostics
import LocatedJSON

/// What the `Contents.json` of any folder of a catalog says. Values of another kind than they have to be are ignored.
struct CatalogContents {
    private var document: JSONDocument?
    private(set) var diagnostics: [Diagnostic] = []

    /// Parses a text as leniently as Xcode does, and checks `info.version`.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The path that locations carry.
    ///   - consequence: What not knowing the text means, for the note of a text that is not JSON.
    init(_ bytes: [UInt8], path: String, consequence: String) {
        do {
            let document = try JSONDocument(parsing: bytes, path: path, dialect: .lenient)
            diagnostics = document.duplicateKeys.map(\.diagnostic)
            if expect(.object, document.root, "Contents.json", in: document) { self.document = document }
            checkVersion()
        } catch {
            diagnostics = [error.diagnostic]
            diagnostics[0].notes.append(Diagnostic.Note(consequence))
        }
        for index in diagnostics.indices { diagnostics[index].severity = .warning }
    }

    /// Whether the names of assets in the folder begin with its own.
    mutating func providesNamespace() -> Bool {
        let key: StaticString = "provides-namespace"
        guard let document, let value = member(key, of: "properties") else { return false }
        return expect(.true, value, "\"\(key)\"", in: document) && document.kind(of: value) == .true
    }

    /// Whether the image is drawn in the tint colour. Old versions of Xcode wrote the intent into `info`.
    mutating func isTemplate() -> Bool {
        let key: StaticString = "template-rendering-intent"
        guard let document, let intent = member(key, of: "properties") ?? member(key, of: "info") else { return false }
        return expect(.string, intent, "\"\(key)\"", in: document) && document.string(intent, equals: "template")
    }

    /// Holds the slots of an image set against the files that lie beside the text.
    mutating func check(_ files: [String], ofImageSet imageSet: String) {
        guard let document else { return }
        let otherCases = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
        let present = Set(files)
        var named: Set<String> = []
        for slot in filenames(in: document) {
            let name = document.string(slot)
            let similar = present.contains(name) ? name : otherCases[name.lowercased()]
            if let similar { named.insert(similar) }
            if similar == name { continue }
            warn(
                .missingFile, "the file \"\(name)\" for the image set \"\(imageSet)\" does not exist",
                at: document.location(of: slot),
                similar.map { "there is \"\($0)\": write the name in the same case" }
                    ?? "add the file, or clear the slot in Xcode")
        }
        let unassigned = files.filter { !named.contains($0) }
        guard !unassigned.isEmpty else { return }
        let images = document.value(of: "images", in: document.root) ?? document.root
        let children = unassigned.count == 1 ? "an unassigned child" : "\(unassigned.count) unassigned children"
        let list = unassigned.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let rest = unassigned.count > 3 ? " and \(unassigned.count - 3) more" : ""
        warn(
            .unassignedChild, "the image set \"\(imageSet)\" has \(children)", at: document.location(of: images),
            "no slot names \(list)\(rest): assign or delete")
    }

    /// The value of `filename` of every slot that has one; a slot without is empty, which is fine.
    private mutating func filenames(in document: JSONDocument) -> [JSONNode] {
        guard let images = document.value(of: "images", in: document.root),
            expect(.array, images, "\"images\"", in: document)
        else { return [] }
        return document.elements(of: images).compactMap { slot in
            guard expect(.object, slot, "a slot of \"images\"", in: document),
                let filename = document.value(of: "filename", in: slot),
                expect(.string, filename, "\"filename\"", in: document)
            else { return nil }
            return filename
        }
    }

    private mutating func checkVersion() {
        guard let document, let version = member("version", of: "info"), document.numberValue(of: version) != 1 else {
            return
        }
        warn(
            .unknownVersion,
            "version \(document.text(of: version)) of the catalog format is unknown; it is read as version 1",
            at: document.location(of: version), "Xcode writes \"version\" : 1")
    }

    /// A member of an object of the outermost object.
    private mutating func member(_ key: StaticString, of parent: StaticString) -> JSONNode? {
        guard let document, let object = document.value(of: parent, in: document.root),
            expect(.object, object, "\"\(parent)\"", in: document)
        else { return nil }
        return document.value(of: key, in: object)
    }

    /// Whether a value is of the kind it has to be; a warning when it is not.
    private mutating func expect(
        _ kind: JSONKind, _ value: JSONNode, _ name: String, in document: JSONDocument
    ) -> Bool {
        let actual = document.kind(of: value).description
        if actual == kind.description { return true }
        warn(
            .invalidContents, "\(name) is \(actual), not \(kind.description)", at: document.location(of: value),
            "it is ignored; Xcode writes it anew")
        return false
    }

    private mutating func warn(
        _ code: DiagnosticCode, _ message: String, at location: SourceLocation, _ advice: String
    ) {
        diagnostics.append(Diagnostic(.warning, code, message, at: location, advice: advice))
    }
}
