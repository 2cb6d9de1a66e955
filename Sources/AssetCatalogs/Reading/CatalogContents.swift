import Diagnostics
import LocatedJSON

/// The `Contents.json` of any folder in a catalog. Invalid values are ignored, with a warning.
package struct CatalogContents {
    /// The text, or an empty object if it is not valid JSON.
    private(set) var document: JSONDocument
    /// Whether the text is a JSON object.
    private(set) var isReadable = false
    var diagnostics: [Diagnostic] = []
    private var properties: JSONNode?
    private var info: JSONNode?

    /// Parses a text as leniently as Xcode, and checks `info.version`.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The path in locations.
    ///   - consequence: The consequence of an invalid text, for a note.
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
            // Report all problems of a catalog's file with one code.
            if diagnostics[index].code != .unknownVersion { diagnostics[index].code = .invalidContents }
        }
    }

    /// Wraps a document that was already parsed, without checks.
    init(_ document: JSONDocument) { self.document = document }

    /// Whether Xcode generates Swift symbols for the catalog of the folder, if this is specified.
    func makesSymbols() -> Bool? {
        let value = properties.flatMap { document.value(of: "generate-swift-asset-symbol-extensions", in: $0) }
        return value.flatMap { ["enabled": true, "disabled": false][document.string($0)] }
    }

    /// Whether the names of assets in the folder begin with its own.
    package mutating func providesNamespace() -> Bool { flag("provides-namespace") }

    /// Warns about a group with a list of slots, which has an unknown kind of asset.
    mutating func checkGroup(named name: String) {
        guard FolderType.of(folder: name).type == .group, FolderType.misspelledExtension(ofGroup: name) == nil,
            let list = document.members(of: document.root).first(where: { document.kind(of: $0.value) == .array })
        else { return }
        diagnostics.add(
            .warning, .unknownAssetType,
            "'\(name)' lists '\(document.string(list.key))' like an asset, but has no known asset type; it is "
                + "read as a group", at: document.location(of: list.key),
            advice: "add the extension of the asset type to the folder; until then, its assets have no names in code")
    }

    /// The properties for all slots of the folder's asset.
    mutating func assetProperties() -> AssetProperties {
        // Old versions of Xcode wrote the intent into `info`.
        let intent: StaticString = "template-rendering-intent"
        let owner = properties.flatMap { document.value(of: intent, in: $0) } == nil ? info : properties
        var result = AssetProperties(
            isTemplate: member(intent, .string, of: owner).map { document.string($0, equals: "template") } ?? false,
            preservesVector: flag("preserves-vector-representation"), isLocalizable: flag("localizable"))
        if let tags = member("on-demand-resource-tags", .array, of: properties) {
            let texts = elements(of: tags, .string, "an element of 'on-demand-resource-tags'")
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
            "unknown version \(document.text(of: version)) of the catalog format; it is read as version 1",
            at: document.location(of: version), advice: "write \"version\" : 1, as Xcode does")
    }
}

// MARK: - Validating values

extension CatalogContents {
    /// The value of a member, if it has the right kind.
    mutating func member(_ key: StaticString, _ kind: JSONKind, of object: JSONNode?) -> JSONNode? {
        guard let value = object.flatMap({ document.value(of: key, in: $0) }), expect(kind, value, "'\(key)'") else {
            return nil
        }
        return value
    }

    /// The elements of a list that have the right kind.
    mutating func elements(of list: JSONNode, _ kind: JSONKind, _ name: String) -> [JSONNode] {
        document.elements(of: list).filter { expect(kind, $0, name) }
    }

    /// Whether a value has the right kind, with a warning if not.
    mutating func expect(_ kind: JSONKind, _ value: JSONNode, _ name: @autoclosure () -> String) -> Bool {
        let actual = document.kind(of: value).description
        if actual == kind.description { return true }
        warnOfInvalid("expected \(kind.description) for \(name()), found \(actual)", at: value)
        return false
    }

    mutating func warnOfInvalid(_ message: String, at value: JSONNode) {
        diagnostics.add(
            .warning, .invalidContents, message, at: document.location(of: value),
            advice: "it is ignored; edit the asset in Xcode to rewrite it")
    }
}
