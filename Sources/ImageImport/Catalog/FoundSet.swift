import Diagnostics
import FileAccess
import LocatedJSON

/// An image set that a catalog has.
struct FoundSet {
    /// The path from the catalog, `icons/tick.imageset`, as it is spelled there.
    let folder: String
    /// The name that code loads it by: `icons/tick` where the groups provide namespaces.
    let lookupName: String
    /// The bytes of its `Contents.json`; `nil` where there is none.
    let contents: [UInt8]?
    /// The hidden files in it, those that Finder makes left out.
    let hidden: [String]
    /// What lies in it, hidden files and `Contents.json` left out.
    let entries: [FolderEntry]
    /// Its `Contents.json`; `nil` for one that is none.
    let document: JSONDocument?
    /// Why nothing can be changed in it.
    let problem: String?

    /// Whether a `Contents.json` is one of an image set.
    static func isReadable(_ document: JSONDocument) -> Bool {
        guard document.kind(of: document.root) == .object else { return false }
        guard let images = document.value(of: "images", in: document.root) else { return true }
        return document.kind(of: images) == .array
            && document.elements(of: images).allSatisfy { document.kind(of: $0) == .object }
    }

    /// Whether a slot names a file by a path, perhaps one that another slot names by its name: then none may go.
    var namesPaths: Bool { slots.contains { $0.filename?.contains("/") ?? false } }

    /// Where it is, in names: `icons/tick`.
    var path: String { String(folder.dropLast(Self.ending.count)) }

    /// Where what is wrong with a set is reported.
    static func location(of folder: String, in catalog: String) -> SourceLocation {
        SourceLocation(path: FilePath.join(FilePath.join(catalog, folder), CatalogScan.contentsName))
    }

    /// What a folder's name ends with that is an image set.
    static let ending = ".imageset"

    /// Whether it says that it was imported.
    var isImported: Bool {
        let info = document.flatMap { $0.value(of: "info", in: $0.root) }
        let author = info.flatMap { document?.value(of: "author", in: $0) }
        return author.flatMap { document?.stringValue(of: $0) } == ImageSetText.author
    }

    /// The files that slots name which imports make, and that are in the set itself.
    var namedFiles: [FolderEntry] {
        let named = Set(slots.filter { $0.variant != nil }.compactMap { $0.filename?.lowercased() })
        return entries.filter { $0.kind == .file && !$0.isLink && named.contains($0.name.lowercased()) }
    }

    /// Why it is not removed although imports have put these images into it.
    func reasonToStay(besides images: [String: ImageDigest]) -> String? {
        let foreign = entries.map(\.name).filter { images[$0] == nil } + hidden
        return problem ?? (namesPaths ? "a slot of it names a file by a path" : nil)
            ?? foreign.first.map { "\"\($0)\" was not imported, or was changed since" }
    }

    var slots: [CatalogSlot] {
        guard let document, let images = document.value(of: "images", in: document.root) else { return [] }
        return document.elements(of: images).map { CatalogSlot($0, in: document) }
    }
}
