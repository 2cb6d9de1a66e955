import Diagnostics
import FileAccess

/// Result files that the command line asks for. Existing files are replaced atomically.
enum ResultFile {
    /// Writes a text file, and creates missing parent folders.
    ///
    /// - Returns: The error, if it cannot be written.
    static func write(_ text: String, to path: String) -> Diagnostic? {
        let fileSystem = LocalFileSystem()
        let folder = FilePath.parent(of: path)
        let temporary = FilePath.join(folder, ".\(FilePath.lastComponent(of: path)).partial")
        do {
            try fileSystem.createFolders(folder)
            if try fileSystem.status(of: temporary) != nil { try fileSystem.removeFile(temporary) }
            try fileSystem.create(temporary, bytes: Array(text.utf8), permissions: nil)
            try fileSystem.rename(temporary, to: path)
            return nil
        } catch {
            try? fileSystem.removeFile(temporary)
            return Diagnostic(
                .error, .cannotWrite, "cannot write '\(path)': \(error.reason)",
                advice: "choose another file, or check the permissions of its folder")
        }
    }
}
