import FileAccess

/// Where a path really leads: links resolved as far as it exists already.
enum OutputTarget {
    /// Where a folder stands or will be made, and the innermost folder on the way that is there.
    static func folder(
        _ path: String, in fileSystem: any FileSystem
    ) throws(FileError) -> (path: String, existing: String) {
        let folder = FilePath.normalized(path)
        let missing = try fileSystem.missingFolders(of: folder)
        let existing = try fileSystem.realPath(of: missing.first.map(FilePath.parent) ?? folder)
        return (missing.map(FilePath.lastComponent).reduce(existing, FilePath.join), existing)
    }

    /// Whether a folder is an asset catalog, or in one.
    static func isInCatalog(_ folder: String) -> Bool {
        folder.hasSuffix(".xcassets") || folder.contains(".xcassets/")
    }

    /// Where a file stands or will be made. A link that leads nowhere is an error: nobody can say what it is for.
    static func file(_ path: String, in fileSystem: any FileSystem) throws(FileError) -> String {
        let folder = try folder(FilePath.parent(of: path), in: fileSystem)
        let file = FilePath.join(folder.path, FilePath.lastComponent(of: path))
        let isLink = try fileSystem.status(of: file)?.isLink ?? false
        return isLink ? try fileSystem.realPath(of: file) : file
    }
}
