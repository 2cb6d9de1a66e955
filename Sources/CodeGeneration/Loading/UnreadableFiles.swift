import DesignTokens
import Diagnostics
import FileAccess

/// Advice about token files that cannot be read. Each folder is listed once, and only a few names are compared.
struct UnreadableFiles {
    /// The token files and folders in each listed folder.
    private var names: [String: Set<String>] = [:]
    /// The number of names that may still be compared.
    private var suggestionsLeft = 20

    /// Returns why a file cannot be read. A name that is not UTF-8 cannot be looked up.
    func reason(of error: FileError, at path: String) -> String {
        isUnreadable(path) ? "its name is not UTF-8" : error.reason
    }

    /// Returns the advice for a note.
    mutating func advice(on error: FileError, at path: String, _ fileSystem: any FileSystem) -> String {
        if isUnreadable(path) { return "rename the file or its folder" }
        if (try? fileSystem.status(of: path))?.kind == .other { return "use the path of a regular file" }
        if let advice = error.advice { return advice }
        let folder = FilePath.parent(of: path)
        let name = FilePath.lastComponent(of: path)
        let names = names(in: folder, fileSystem)
        if names.contains(name) { return "check its permissions" }
        let nearest = suggestionsLeft > 0 ? nearest(to: name, among: names) : nil
        suggestionsLeft = max(suggestionsLeft - 1, 0)
        return nearest.map { "did you mean '\(FilePath.join(folder, $0))'?" }
            ?? "add the file, or correct its path in \"sources\", which is relative to the configuration"
    }

    private func nearest(to name: String, among names: Set<String>) -> String? {
        NearestName.nearest(to: name, among: names.filter { !TokenFiles.isSkipped($0) }.sorted())
    }

    private mutating func names(in folder: String, _ fileSystem: any FileSystem) -> Set<String> {
        if let known = names[folder] { return known }
        let entries = (try? fileSystem.list(folder)) ?? []
        let found = Set(entries.filter { $0.kind == .folder || TokenFiles.isTokenFile($0.name) }.map(\.name))
        names[folder] = found
        return found
    }

    /// Returns whether a path contains the replacement character for bytes that are not UTF-8.
    private func isUnreadable(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }
}
