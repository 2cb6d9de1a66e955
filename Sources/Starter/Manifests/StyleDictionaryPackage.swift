import FileAccess
import LocatedJSON

/// A Node package that depends on Style Dictionary.
enum StyleDictionaryPackage {
    /// Searches the nearest package around a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the searched folder.
    ///   - folder: The searched folder; manifests above it are not read.
    ///   - fileSystem: The file system with the folder.
    /// - Returns: Whether the file is in such a package.
    static func contains(_ path: String, in folder: String, _ fileSystem: any FileSystem) -> Bool {
        var parent = path
        repeat {
            parent = FilePath.parent(of: parent)
            let manifest = FilePath.join(FilePath.join(folder, parent), "package.json")
            if let bytes = try? fileSystem.read(manifest), let file = try? JSONDocument(parsing: bytes, path: manifest)
            {
                return dependsOnStyleDictionary(file)
            }
        } while parent != "."
        return false
    }

    private static func dependsOnStyleDictionary(_ manifest: JSONDocument) -> Bool {
        let lists: [StaticString] = ["dependencies", "devDependencies"]
        return lists.compactMap { manifest.value(of: $0, in: manifest.root) }
            .contains { manifest.value(of: "style-dictionary", in: $0) != nil }
    }
}
