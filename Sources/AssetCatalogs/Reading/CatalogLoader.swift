import Diagnostics
import FileAccess

extension AssetCatalog {
    /// Reads a catalog from a file system. Errors are in ``diagnostics``.
    ///
    /// - Parameters:
    ///   - path: The catalog's folder, as the user spelled it.
    ///   - fileSystem: The file system of the catalog.
    ///   - location: The place in the configuration, for the error about a missing folder.
    /// - Returns: The catalog, which has no assets if the folder does not exist.
    package static func load(
        _ path: String, from fileSystem: any FileSystem, configuredAt location: SourceLocation? = nil
    ) -> AssetCatalog {
        if let problem = fileSystem.problem(ofFolder: path) {
            let error = Diagnostic(
                .error, .noCatalog, "the asset catalog '\(path)' \(problem)", at: location,
                advice: "use the path of an .xcassets folder")
            return AssetCatalog(path: path, diagnostics: [error])
        }
        var loader = CatalogLoader(fileSystem: fileSystem)
        let folder = loader.load(path, named: FilePath.lastComponent(of: path), depth: 0)
        var catalog = read(folder, path: path)
        catalog.diagnostics = loader.diagnostics + catalog.diagnostics
        return catalog
    }
}

/// Loads the folders of one catalog into memory, without irrelevant ones.
private struct CatalogLoader {
    /// The maximum nesting of folders.
    static let depthLimit = 64

    let fileSystem: any FileSystem
    var diagnostics: [Diagnostic] = []
    /// The real paths of the targets of links. Each is followed once, because links to each other could make a few
    /// folders look like billions.
    var followed: Set<String> = []

    mutating func load(_ path: String, named name: String, depth: Int) -> CatalogFolder {
        var folder = CatalogFolder(name: name)
        // The catalog itself is a group, whatever its name ends with.
        let type = depth == 0 ? .group : FolderType.of(folder: name).type
        guard type.holdsAssets || type.kind?.slotsKey != nil else { return folder }
        do {
            let entries = try fileSystem.list(path).filter { !FilePath.isHidden($0.name) }
            for entry in entries where entry.kind == .folder && type.holdsAssets {
                let child = FilePath.join(path, entry.name)
                guard mayEnter(child, in: path, isLink: entry.isLink, depth: depth) else { continue }
                folder.folders.append(load(child, named: entry.name, depth: depth + 1))
            }
            folder.files = entries.filter { $0.kind == .file && $0.name != "Contents.json" }.map(\.name)
            if entries.contains(where: { $0.name == "Contents.json" }) {
                folder.contents = try fileSystem.read(FilePath.join(path, "Contents.json"))
            }
        } catch {
            report(.cannotRead, error.message, at: error.path, advice: error.advice ?? "check its permissions")
            folder.isIncomplete = true
        }
        return folder
    }

    private mutating func mayEnter(_ path: String, in folder: String, isLink: Bool, depth: Int) -> Bool {
        if depth == Self.depthLimit {
            report(
                .limitExceeded, "more than \(Self.depthLimit) levels of folders", at: path,
                advice: "flatten the groups; check that the catalog was not copied into itself")
            return false
        }
        guard isLink else { return true }
        do {
            let target = try fileSystem.realPath(of: path)
            let isLoop = FilePath.contains(folder: target, try fileSystem.realPath(of: folder))
            if !isLoop, followed.insert(target).inserted { return true }
            let reason = isLoop ? "a folder that contains the link" : "a folder that another link already leads to"
            report(.repeatedLink, "this link leads to \(reason)", at: path, advice: "remove the link")
        } catch {
            report(.cannotRead, error.message, at: error.path, advice: "check the target of the link")
        }
        return false
    }

    private mutating func report(_ code: DiagnosticCode, _ message: String, at path: String, advice: String) {
        diagnostics.add(.error, code, message, at: SourceLocation(path: path), advice: advice)
    }
}
