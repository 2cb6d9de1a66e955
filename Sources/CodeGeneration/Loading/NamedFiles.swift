import FileAccess

/// The files that a path in the configuration names: a file, the files in a folder, or those that match a pattern.
package struct NamedFiles {
    /// The paths of the files, including the folder that the configured path is relative to.
    package let paths: [String]
    /// The folder that the path names; `nil` for a file or a pattern.
    let folder: String?

    /// Finds the files of a path that is relative to a folder. `isWanted` decides by name about files in folders.
    package init(
        _ path: String, in base: String, _ fileSystem: any FileSystem, where isWanted: (String) -> Bool
    ) throws(FileError) {
        let named = FilePath.join(base, path)
        let isFolder = (try? fileSystem.status(of: named))?.kind == .folder
        let pattern = PathPattern(path)
        folder = isFolder ? named : nil
        guard isFolder || pattern.hasWildcards else {
            paths = [named]
            return
        }
        let start = isFolder ? named : FilePath.join(base, pattern.folder)
        // A pattern matches nothing in a folder that does not exist.
        guard try fileSystem.status(of: start) != nil else {
            paths = []
            return
        }
        let found = try TokenFiles(fileSystem: fileSystem).paths(below: start, where: isWanted)
        paths = isFolder ? found : found.filter { pattern.fits(FilePath.relative($0, to: base) ?? $0) }
    }
}
