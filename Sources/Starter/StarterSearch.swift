import CodeGeneration
import Diagnostics
import FileAccess

/// Looks for token files and asset catalogs below a folder, in an order that depends on nothing but names.
struct StarterSearch {
    /// Files whose names, or whose folder's, say that they hold tokens; relative to the folder, sorted.
    private(set) var tokenFiles: [String] = []
    /// Files that say themselves which others hold tokens, such as resolver documents.
    private(set) var indexFiles: [String] = []
    /// The other JSON files, which may hold tokens.
    private(set) var otherFiles: [String] = []
    /// The asset catalogs.
    private(set) var catalogs: [String] = []
    /// Folders that could not be listed, and a search that was cut short.
    private(set) var diagnostics: [Diagnostic] = []

    private let folder: String
    private let fileSystem: any FileSystem
    private var entriesLeft = TokenFiles.entryLimit

    /// How deep the search goes: `a/b/c/d/e` is looked into, a folder in it is not.
    static let depthLimit = 5

    /// Searches a folder.
    init(_ folder: String, in fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        search("", depth: 0, isForTokens: false)
        indexFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        tokenFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        otherFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if entriesLeft == 0 { reportLimit() }
    }

    private mutating func search(_ path: String, depth: Int, isForTokens: Bool) {
        let entries: [FolderEntry]
        do {
            entries = try fileSystem.list(FilePath.join(folder, path))
        } catch {
            return diagnostics.append(
                Diagnostic(
                    .warning, .cannotRead, "the folder \"\(error.path)\" was not searched: \(error.reason)",
                    notes: [Diagnostic.Note("token files in it can be added to \"sources\"")]))
        }
        for entry in entries where Self.isVisible(entry.name) {
            guard entriesLeft > 0 else { return }
            entriesLeft -= 1
            let child = FilePath.join(path, entry.name)
            let name = entry.name.lowercased()
            switch entry.kind {
            case .file: add(child, name, isForTokens: isForTokens)
            // A link to a folder could lead back here, or out of the project.
            case .folder where entry.isLink: break
            case .folder where name.hasSuffix(".xcassets"): catalogs.append(child)
            case .folder where depth < Self.depthLimit && !Self.isForeign(name):
                search(child, depth: depth + 1, isForTokens: isForTokens || Self.tokenFolders.contains(name))
            case .folder, .other: break
            }
        }
    }

    private mutating func add(_ path: String, _ name: String, isForTokens: Bool) {
        guard TokenFiles.isTokenFile(name) else { return }
        if TokenFormats.all.contains(where: { $0.namesOthers(name) }) {
            indexFiles.append(path)
        } else if isForTokens || name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json") {
            tokenFiles.append(path)
        } else {
            otherFiles.append(path)
        }
    }

    private mutating func reportLimit() {
        diagnostics.append(
            Diagnostic(
                .warning, .searchLimit, "the search ended after \(TokenFiles.entryLimit) files and folders",
                notes: [Diagnostic.Note("run init in the folder that holds the token files")]))
    }

    /// Neither hidden nor of a name whose bytes are not UTF-8, which cannot be opened by the text that stands for it.
    private static func isVisible(_ name: String) -> Bool {
        name.utf8.first != UInt8(ascii: ".") && !name.unicodeScalars.contains("\u{FFFD}")
    }

    /// Whether a folder holds what a tool made or fetched, or is shown as one file.
    private static func isForeign(_ name: String) -> Bool {
        foreignFolders.contains(name) || packages.contains { name.hasSuffix($0) }
    }

    private static let tokenFolders: Set<String> = ["tokens", "design-tokens"]
    private static let foreignFolders: Set<String> = [
        "node_modules", "bower_components", "pods", "carthage", "deriveddata", "build", "dist",
    ]
    private static let packages = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".playground",
    ]
}
