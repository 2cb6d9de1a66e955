import FileAccess
import LocatedJSON
import Projects

/// A Node package that depends on Style Dictionary.
enum StyleDictionaryPackage {
    /// Searches the nearest package around a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the searched folder and possibly outside of it.
    ///   - fileSystem: The searched folder. Manifests above it are not read, except those beside a file outside of it.
    /// - Returns: Whether the file is in such a package.
    static func contains(_ path: String, _ fileSystem: SearchedFolder) -> Bool {
        var parent = FilePath.parent(of: path)
        while true {
            let manifest = FilePath.join(parent, "package.json")
            if let bytes = try? fileSystem.read(manifest), let file = try? JSONDocument(parsing: bytes, path: manifest)
            {
                return dependsOnStyleDictionary(file)
            }
            if [".", "..", "/"].contains(FilePath.lastComponent(of: parent)) { return false }
            parent = FilePath.parent(of: parent)
        }
    }

    private static func dependsOnStyleDictionary(_ manifest: JSONDocument) -> Bool {
        let lists: [StaticString] = ["dependencies", "devDependencies"]
        return lists.compactMap { manifest.value(of: $0, in: manifest.root) }
            .contains { manifest.value(of: "style-dictionary", in: $0) != nil }
    }
}
