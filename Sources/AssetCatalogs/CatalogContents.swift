import Diagnostics
import LocatedJSON

/// What the `Contents.json` of any folder of a catalog says. Values of another kind than they have to be are ignored, with a
/// warning.
package struct CatalogContents {
    /// The text; an empty object where it is not JSON.
    private(set) var document: JSONDocument
    /// Whether the text is a JSON object.
    private(set) var isReadable = false
    var diagnostics: [Diagnostic] = []
    private var properties: JSONNode?
    private var info: JSONNode?

    /// Parses a text as leniently as Xcode does, and checks `info.version`.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The path that locations carry.
    ///   - consequence: What not knowing the text means, for the note of a text that is not JSON.
    package init(_ bytes: [UInt8], path: String, consequence: String) {
        document = JSONDocument(emptyAt: path)
        do {
            document = try JSONDocument(parsing: bytes, path: path, dialect: .lenient)
            diagnostics = document.duplicateKeys.map(\.diagnostic)
            isReadable = expect(.object, document.root, "Contents.json")
            properties = member("properties", .object, of: document.root)
            info = member("info", .object, of: document.root)
            checkVersion()
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

    /// Takes a text that was parsed, and looks at nothing in it.
    init(_ document: JSONDocument) { self.document = document }

    /// Whether Xcode writes Swift symbols for the catalog that the folder is, where that is said.
    func makesSymbols() -> Bool? {
        let value = properties.flatMap { document.value(of: "generate-swift-asset-symbol-extensions", in: $0) }
        return value.flatMap { ["enabled": true, "disabled": false][document.string($0)] }
    }

    /// Whether the names of assets in the folder begin with its own.
    package mutating func providesNamespace() -> Bool { flag("provides-namespace") }

    /// Warns of a group that lists what only assets list: it is one of a kind that is not known here.
    mutating func checkGroup(named name: String) {
        guard FolderType.of(folder: name).type == .group, FolderType.misspelledExtension(ofGroup: name) == nil,
            let list = document.members(of: document.root).first(where: { document.kind(of: $0.value) == .array })
        else { return }
        diagnostics.add(
            .warning, .unknownAssetType,
            "\"\(name)\" lists \"\(document.string(list.key))\" as an asset does, has no known asset type, and is "
                + "read as a group", at: document.location(of: list.key),
            advice: "give the folder the extension of its type; what it holds has no name in code until then")
    }

    /// What holds for all slots of the asset that the folder is.
    mutating func assetProperties() -> AssetProperties {
        // Old versions of Xcode wrote the intent into `info`.
        let intent: StaticString = "template-rendering-intent"
        let owner = properties.flatMap { document.value(of: intent, in: $0) } == nil ? info : properties
        var result = AssetProperties(
            isTemplate: member(intent, .string, of: owner).map { document.string($0, equals: "template") } ?? false,
            preservesVector: flag("preserves-vector-representation"), isLocalizable: flag("localizable"))
        if let tags = member("on-demand-resource-tags", .array, of: properties) {
            let texts = elements(of: tags, .string, "an element of \"on-demand-resource-tags\"")
            result.onDemandTags = texts.map(document.string)
        }
        return result
    }

    private mutating func flag(_ key: StaticString) -> Bool {
        member(key, .true, of: properties).map { document.kind(of: $0) == .true } ?? false
    }

    private mutating func checkVersion() {
        guard let version = info.flatMap({ document.value(of: "version", in: $0) }),
            document.numberValue(of: version) != 1
        else { return }
        diagnostics.add(
            .warning, .unknownVersion,
            "version \(document.text(of: version)) of the catalog format is unknown; it is read as version 1",
            at: document.location(of: version), advice: "Xcode writes \"version\" : 1")
    }
}

// MARK: - Values of a kind

extension CatalogContents {
    /// The value of a member, where it is of the kind it has to be.
    mutating func member(_ key: StaticString, _ kind: JSONKind, of object: JSONNode?) -> JSONNode? {
        guard let value = object.flatMap({ document.value(of: key, in: $0) }), expect(kind, value, "\"\(key)\"") else {
            return nil
        }
        return value
    }

    /// The elements of a list that are of the kind they have to be.
    mutating func elements(of list: JSONNode, _ kind: JSONKind, _ name: String) -> [JSONNode] {
        document.elements(of: list).filter { expect(kind, $0, name) }
    }

    /// Whether a value is of the kind it has to be; a warning when it is not.
    mutating func expect(_ kind: JSONKind, _ value: JSONNode, _ name: @autoclosure () -> String) -> Bool {
        let actual = document.kind(of: value).description
        if actual == kind.description { return true }
        warnOfInvalid("\(name()) is \(actual), not \(kind.description)", at: value)
        return false
    }

    mutating func warnOfInvalid(_ message: String, at value: JSONNode) {
        diagnostics.add(
            .warning, .invalidContents, message, at: document.location(of: value),
            advice: "it is ignored; Xcode writes it anew")
    }
}
