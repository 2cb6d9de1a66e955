import Diagnostics
import LocatedJSON

/// What the `Contents.json` of any folder of a catalog says. Values of another kind than they have to be are ignored, with a
/// warning.
struct CatalogContents {
    private(set) var document: JSONDocument?
    private var properties: JSONNode?
    private var info: JSONNode?
    var diagnostics: [Diagnostic] = []

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
            if expect(.object, document.root, "Contents.json", in: document) {
                self.document = document
                properties = object("properties", in: document)
                info = object("info", in: document)
                checkVersion()
            }
        } catch {
            diagnostics = [error.diagnostic]
            diagnostics[0].notes.append(Diagnostic.Note(consequence))
        }
        for index in diagnostics.indices {
            diagnostics[index].severity = .warning
            // What is wrong with the JSON itself is one thing among those that can be wrong here.
            if diagnostics[index].code != .unknownVersion { diagnostics[index].code = .invalidContents }
        }
    }

    /// Whether Xcode writes Swift symbols for the catalog that the folder is, where that is said.
    func makesSymbols() -> Bool? {
        guard let document, let value = member("generate-swift-asset-symbol-extensions", of: properties) else {
            return nil
        }
        return document.string(value, equals: "enabled")
            ? true : document.string(value, equals: "disabled") ? false : nil
    }

    /// Whether the names of assets in the folder begin with its own.
    mutating func providesNamespace() -> Bool { flag("provides-namespace") }

    /// Warns of a group that lists what only assets list: it is one of a kind that is not known here.
    mutating func checkGroup(named name: String) {
        guard let document, FolderType.of(folder: name).type == .group,
            FolderType.misspeltExtension(ofGroup: name) == nil,
            let list = document.members(of: document.root).first(where: { document.kind(of: $0.value) == .array })
        else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .unknownAssetType,
                "\"\(name)\" lists \"\(document.string(list.key))\" as an asset does, has no known asset type, and is "
                    + "read as a group", at: document.location(of: list.key),
                advice: "give the folder the extension of its type; what it holds has no name in code until then"))
    }

    /// What holds for all slots of the asset that the folder is.
    mutating func assetProperties() -> AssetProperties {
        var result = AssetProperties()
        result.isTemplate = isTemplate()
        result.preservesVector = flag("preserves-vector-representation")
        result.isLocalizable = flag("localizable")
        result.onDemandTags = texts("on-demand-resource-tags")
        return result
    }

    /// Whether the image is drawn in the tint colour. Old versions of Xcode wrote the intent into `info`.
    private mutating func isTemplate() -> Bool {
        let key: StaticString = "template-rendering-intent"
        guard let document, let intent = member(key, of: properties) ?? member(key, of: info) else { return false }
        return expect(.string, intent, "\"\(key)\"", in: document) && document.string(intent, equals: "template")
    }

    private mutating func flag(_ key: StaticString) -> Bool {
        guard let document, let value = member(key, of: properties) else { return false }
        return expect(.true, value, "\"\(key)\"", in: document) && document.kind(of: value) == .true
    }

    private mutating func texts(_ key: StaticString) -> [String] {
        guard let document, let value = member(key, of: properties),
            expect(.array, value, "\"\(key)\"", in: document)
        else { return [] }
        var texts: [String] = []
        for element in document.elements(of: value)
        where expect(.string, element, "an element of \"\(key)\"", in: document) {
            texts.append(document.string(element))
        }
        return texts
    }

    private mutating func checkVersion() {
        guard let document, let version = member("version", of: info), document.numberValue(of: version) != 1 else {
            return
        }
        diagnostics.append(
            Diagnostic(
                .warning, .unknownVersion,
                "version \(document.text(of: version)) of the catalog format is unknown; it is read as version 1",
                at: document.location(of: version), advice: "Xcode writes \"version\" : 1"))
    }

    private mutating func object(_ key: StaticString, in document: JSONDocument) -> JSONNode? {
        guard let object = document.value(of: key, in: document.root),
            expect(.object, object, "\"\(key)\"", in: document)
        else { return nil }
        return object
    }

    private func member(_ key: StaticString, of object: JSONNode?) -> JSONNode? {
        object.flatMap { document?.value(of: key, in: $0) }
    }

    /// Whether a value is of the kind it has to be; a warning when it is not.
    mutating func expect(
        _ kind: JSONKind, _ value: JSONNode, _ name: @autoclosure () -> String, in document: JSONDocument
    ) -> Bool {
        let actual = document.kind(of: value).description
        if actual == kind.description { return true }
        warnOfInvalid("\(name()) is \(actual), not \(kind.description)", at: document.location(of: value))
        return false
    }

    mutating func warnOfInvalid(_ message: String, at location: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                .warning, .invalidContents, message, at: location, advice: "it is ignored; Xcode writes it anew"))
    }
}
