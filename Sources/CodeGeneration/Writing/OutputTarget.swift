import FileAccess

/// The real path of an output. Links are resolved as far as the path exists.
enum OutputTarget {
    /// Returns the real path of a folder, and its innermost existing parent.
    static func folder(
        _ path: String, in fileSystem: any FileSystem
    ) throws(FileError) -> (path: String, existing: String) {
        let folder = FilePath.normalized(path)
        let missing = try fileSystem.missingFolders(of: folder)
        let existing = try fileSystem.realPath(of: missing.first.map(FilePath.parent) ?? folder)
        return (missing.map(FilePath.lastComponent).reduce(existing, FilePath.join), existing)
    }

    /// Returns whether a folder is an asset catalog or inside one.
    static func isInCatalog(_ folder: String) -> Bool {
        folder.hasSuffix(".xcassets") || folder.contains(".xcassets/")
    }

    /// Returns the real path of a file. A broken link is an error because its purpose is unknown.
    static func file(_ path: String, in fileSystem: any FileSystem) throws(FileError) -> String {
        let folder = try folder(FilePath.parent(of: path), in: fileSystem)
        let file = FilePath.join(folder.path, FilePath.lastComponent(of: path))
        let isLink = try fileSystem.status(of: file)?.isLink ?? false
        return isLink ? try fileSystem.realPath(of: file) : file
    }
}
