import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

/// The image sets and groups of a catalog that an import can change.
///
/// Links are not followed, because writing through one would change files elsewhere.
struct CatalogScan {
    /// A group, as spelled in the catalog.
    struct Group {
        let folder: String
        let namespace: String
    }

    private(set) var sets: [FoundSet] = []
    /// The groups by lower-case path; the catalog itself has the empty path.
    private(set) var groups: [String: Group] = [:]
    /// The lower-case paths of entries that are not groups and cannot be changed.
    private(set) var blocked: Set<String> = []
    /// Abandoned files and folders of killed runs.
    private(set) var strays: [String] = []
    private(set) var hasContents = false
    private(set) var diagnostics: [Diagnostic] = []

    private let root: String
    private let fileSystem: any FileSystem

    /// The nesting limit of folders.
    private static let depthLimit = 64

    /// Scans a catalog, which need not exist.
    init(_ catalog: String, _ fileSystem: any FileSystem) {
        root = catalog
        self.fileSystem = fileSystem
        groups[""] = Group(folder: "", namespace: "")
        let isThere = (try? fileSystem.status(of: catalog)) != .some(nil)
        if isThere { scan("", namespace: "", depth: 0) }
    }

    private mutating func scan(_ folder: String, namespace: String, depth: Int) {
        let path = FilePath.join(root, folder)
        guard let entries = list(path) else { return }
        strays += TemporaryName.ofImports.strays(among: entries, in: path, fileSystem)
        if folder.isEmpty { hasContents = entries.contains { $0.name == Self.contentsName } }
        for entry in entries where entry.kind == .folder {
            let child = FilePath.join(folder, entry.name)
            if FilePath.isHidden(entry.name) {
                let isStray = TemporaryName.ofImports.made(entry.name) && !entry.isLink
                if isStray { strays.append(FilePath.join(root, child)) }
            } else if entry.isLink || depth == Self.depthLimit {
                blocked.insert(child.lowercased())
            } else if entry.name.hasSuffix(FoundSet.ending) {
                addSet(child, namespace: namespace)
            } else if FolderType.isGroup(entry.name) {
                addGroup(child, namespace: namespace, depth: depth)
            }
        }
        for entry in entries where entry.kind != .folder {
            blocked.insert(FilePath.join(folder, entry.name).lowercased())
        }
    }

    private mutating func addGroup(_ folder: String, namespace: String, depth: Int) {
        var namespace = namespace
        let path = FilePath.join(FilePath.join(root, folder), Self.contentsName)
        if let bytes = try? fileSystem.read(path) {
            var contents = CatalogContents(bytes, path: path, consequence: "it provides no namespace")
            if contents.providesNamespace() { namespace += FilePath.lastComponent(of: folder) + "/" }
        }
        groups[folder.lowercased()] = Group(folder: folder, namespace: namespace)
        scan(folder, namespace: namespace, depth: depth + 1)
    }

    private mutating func addSet(_ folder: String, namespace: String) {
        let path = FilePath.join(root, folder)
        guard let entries = list(path) else {
            blocked.insert(folder.lowercased())
            return
        }
        strays += TemporaryName.ofImports.strays(among: entries, in: path, fileSystem)
        let text = entries.first { $0.name == Self.contentsName }
        var contents: [UInt8]?
        var problem: String?
        if let text {
            contents = text.isLink ? nil : try? fileSystem.read(FilePath.join(path, Self.contentsName))
            if contents == nil { problem = "its Contents.json is a link, or cannot be read" }
        }
        let document = contents.flatMap { try? JSONDocument(parsing: $0, path: folder, dialect: .lenient) }
        if contents != nil, document.map(FoundSet.isReadable) != true { problem = "its Contents.json cannot be read" }
        let name = FilePath.lastComponent(of: folder).dropLast(FoundSet.ending.count)
        let files = entries.filter { $0.name != Self.contentsName && !FilePath.isHidden($0.name) }
        let hidden = entries.map(\.name).filter {
            FilePath.isHidden($0) && $0 != ".DS_Store" && !TemporaryName.ofImports.made($0)
        }
        sets.append(
            FoundSet(
                folder: folder, lookupName: namespace + name, contents: contents, hidden: hidden, entries: files,
                document: document, problem: problem))
    }

    private mutating func list(_ path: String) -> [FolderEntry]? {
        do {
            return try fileSystem.list(path)
        } catch {
            diagnostics.append(.cannotRead(error))
            return nil
        }
    }

    static let contentsName = "Contents.json"
}

extension Diagnostic {
    /// Returns the error that something cannot be read.
    static func cannotRead(_ error: FileError) -> Diagnostic {
        let location = SourceLocation(path: error.path)
        return Diagnostic(
            .error, .cannotRead, error.message, at: location, advice: error.advice ?? "check its permissions")
    }
}
