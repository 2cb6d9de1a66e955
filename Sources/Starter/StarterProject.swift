import AssetCatalogs
import CodeGeneration
import FileAccess

/// What a starter configuration has to know of the project around the token files.
struct StarterProject {
    /// The asset catalogs that hold images.
    let catalogs: [AssetCatalog]
    /// The paths of ``catalogs``, relative to the folder.
    let catalogPaths: [String]
    /// Where generated files belong, relative to the folder.
    let outputRoot: String

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        let loaded = search.catalogs.map { path in
            (path: path, catalog: AssetCatalog.load(FilePath.join(folder, path), from: fileSystem))
        }
        let filled = loaded.filter { !$0.catalog.images.isEmpty }
        catalogs = filled.map(\.catalog)
        catalogPaths = filled.map(\.path)
        outputRoot = Self.outputRoot(in: folder, fileSystem)
    }

    /// Inside the target of a package that has exactly one, so that it is compiled there.
    private static func outputRoot(in folder: String, _ fileSystem: any FileSystem) -> String {
        let manifest = try? fileSystem.status(of: FilePath.join(folder, "Package.swift"))
        let entries = (try? fileSystem.list(FilePath.join(folder, "Sources"))) ?? []
        let targets = entries.filter { $0.kind == .folder && $0.name.utf8.first != UInt8(ascii: ".") }.map(\.name)
        guard manifest?.kind == .file, targets.count == 1, let target = targets.first,
            !target.unicodeScalars.contains("\u{FFFD}")
        else { return "Generated" }
        return "Sources/\(target)/Generated"
    }
}
