import DesignTokens
import FileAccess
import LocatedJSON

/// Reads the files that a resolver document refers to: those of the configuration's folder, and no other.
package struct ResolverFiles {
    package let fileSystem: any FileSystem
    /// The folder that no reference leads out of, neither by its text nor by a link on the way.
    package let root: String

    /// The files for a document: references stay in the configuration's folder, or, where the document lies elsewhere, in
    /// that of the document.
    package init(for document: String, in folder: String, fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        root = FilePath.contains(folder: folder, document) ? folder : FilePath.parent(of: document)
    }

    /// Whether a file in a folder of tokens is read before the others, because what it refers to is not read by itself.
    package static func isResolver(_ path: String) -> Bool { path.lowercased().hasSuffix(".resolver.json") }

    /// Reads one file.
    package func load(_ path: String) -> ResolverFile {
        guard FilePath.contains(folder: root, path) else { return .outside }
        let bytes: [UInt8]
        do {
            guard try fileSystem.status(of: path) != nil else { return .unreadable(reason: "there is no such file") }
            let folder = try fileSystem.realPath(of: root)
            guard FilePath.contains(folder: folder, try fileSystem.realPath(of: path)) else { return .outside }
            bytes = try fileSystem.read(path)
        } catch {
            return .unreadable(reason: error.reason)
        }
        do {
            return .document(try JSONDocument(parsing: bytes, path: path))
        } catch {
            return .invalid(error.diagnostic)
        }
    }
}
