import FileAccess

/// How headers name the configuration that made a file: by its path relative to the output root, so that the same
/// project has the same headers wherever it lies.
enum ConfigurationName {
    /// The name of a configuration, or of the one that would be there where the built-in default holds, for an output
    /// root, which is a real path.
    static func of(_ file: String, root: String, _ fileSystem: any FileSystem) -> String {
        let name = FilePath.lastComponent(of: file)
        guard let folder = try? fileSystem.realPath(of: FilePath.parent(of: file)) else { return name }
        let relative = FilePath.relative(FilePath.join(folder, name), to: root)
        if let relative, sharesFolder(folder, root) { return relative }
        // The way from one to the other leads through the whole machine, of which nothing may be told.
        return "\(name) (elsewhere, \(ContentChecksum.text(of: folder.utf8)))"
    }

    /// Whether the configuration of that name is gone; never where the name does not tell where it would be.
    static func isGone(_ name: String, root: String, _ fileSystem: any FileSystem) -> Bool {
        guard FilePath.ending(of: name) == "json" else { return false }
        let path = FilePath.normalised(FilePath.join(root, name))
        do { return try fileSystem.status(of: path) == nil } catch { return false }
    }

    /// Whether two real paths have more in common than the root of the file system.
    private static func sharesFolder(_ one: String, _ other: String) -> Bool {
        let first = { (path: String) in path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") } }
        return first(one).elementsEqual(first(other))
    }
}
