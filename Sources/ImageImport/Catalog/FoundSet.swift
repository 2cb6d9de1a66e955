import Diagnostics
import FileAccess
import LocatedJSON

/// An image set in a catalog.
struct FoundSet {
    /// The path in the catalog as spelled, `icons/tick.imageset`.
    let folder: String
    /// The lookup name: `icons/tick` if the groups provide namespaces.
    let lookupName: String
    /// The bytes of its `Contents.json`, if it exists.
    let contents: [UInt8]?
    /// The hidden files in it, except those of Finder.
    let hidden: [String]
    /// Its entries, except hidden files and `Contents.json`.
    let entries: [FolderEntry]
    /// Its `Contents.json`; `nil` if it cannot be parsed.
    let document: JSONDocument?
    /// Why it cannot be changed.
    let problem: String?

    /// Returns whether a `Contents.json` is that of an image set.
    static func isReadable(_ document: JSONDocument) -> Bool {
        guard document.kind(of: document.root) == .object else { return false }
        guard let images = document.value(of: "images", in: document.root) else { return true }
        return document.kind(of: images) == .array
            && document.elements(of: images).allSatisfy { document.kind(of: $0) == .object }
    }

    /// Whether a slot names a file by a path. Another slot may name the same file, so none may be removed.
    var namesPaths: Bool { slots.contains { $0.filename?.contains("/") ?? false } }

    /// The path without the extension: `icons/tick`.
    var path: String { String(folder.dropLast(Self.ending.count)) }

    /// Returns the location for diagnostics about a set.
    static func location(of folder: String, in catalog: String) -> SourceLocation {
        SourceLocation(path: FilePath.join(FilePath.join(catalog, folder), CatalogScan.contentsName))
    }

    /// The extension of image sets.
    static let ending = ".imageset"

    /// Whether it is marked as imported.
    var isImported: Bool {
        let info = document.flatMap { $0.value(of: "info", in: $0.root) }
        let author = info.flatMap { document?.value(of: "author", in: $0) }
        return author.flatMap { document?.stringValue(of: $0) } == ImageSetText.author
    }

    /// The files in the set that slots name and imports write.
    var namedFiles: [FolderEntry] {
        let named = Set(slots.filter { $0.variant != nil }.compactMap { $0.filename?.lowercased() })
        return entries.filter { $0.kind == .file && !$0.isLink && named.contains($0.name.lowercased()) }
    }

    /// Returns why the set is not removed although it contains imported images.
    func reasonToStay(besides images: [String: ImageDigest]) -> String? {
        let foreign = entries.map(\.name).filter { images[$0] == nil } + hidden
        return problem ?? (namesPaths ? "one of its slots refers to a file by path, not by name" : nil)
            ?? foreign.first.map { "'\($0)' was not imported or has changed since" }
    }

    var slots: [CatalogSlot] {
        guard let document, let images = document.value(of: "images", in: document.root) else { return [] }
        return document.elements(of: images).map { CatalogSlot($0, in: document) }
    }
}
