import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// The token files that the sources of a configuration name.
package struct SourceFiles {
    package struct File {
        /// The path, including the folder that sources are relative to.
        package var path: String
        var source: SourceConfiguration
        /// Whether it is an asset catalog, whose color sets are tokens.
        var isCatalog = false
    }

    /// The files, in the order in which they are read.
    package private(set) var files: [File] = []
    /// Diagnostics about sources without files.
    private(set) var diagnostics: [Diagnostic] = []

    /// Finds the files of sources whose paths are relative to a folder.
    package init(_ sources: [SourceConfiguration], in folder: String, _ fileSystem: any FileSystem) {
        for source in sources { add(source, in: folder, fileSystem) }
    }

    private mutating func add(_ source: SourceConfiguration, in folder: String, _ fileSystem: any FileSystem) {
        let path = source.path.value
        if AssetCatalog.isCatalog(path), !PathPattern(path).hasWildcards {
            return files.append(File(path: FilePath.join(folder, path), source: source, isCatalog: true))
        }
        do {
            let named = try NamedFiles(source.path.value, in: folder, fileSystem, where: TokenFiles.isTokenFile)
            if named.paths.isEmpty { reportEmpty(source, folder: named.folder) }
            // A document that refers to other files decides how they are read.
            let isFirst = { path in TokenFormats.all.contains { $0.namesOthers(path) } }
            files += (named.paths.filter(isFirst) + named.paths.filter { !isFirst($0) }).map {
                File(path: $0, source: source)
            }
        } catch {
            diagnostics.add(
                .error, .noSource, "cannot read the folder '\(error.path)': \(error.reason)",
                at: source.path.location, advice: "check its permissions, or list the token files individually")
        }
    }

    private mutating func reportEmpty(_ source: SourceConfiguration, folder: String?) {
        let (message, advice) =
            if let folder {
                (
                    "the folder '\(folder)' contains no token files",
                    "token files are *.json, *.jsonc, *.json5 and *.tokens; hidden files and folders, files of other tools "
                        + "such as package.json and links to folders are skipped"
                )
            } else {
                (
                    "no token file matches '\(source.path.value)'",
                    "restore the files, or correct the pattern; * matches any part of a name, ** any number of folders"
                )
            }
        diagnostics.add(.error, .noSource, message, at: source.path.location, advice: advice)
    }
}
