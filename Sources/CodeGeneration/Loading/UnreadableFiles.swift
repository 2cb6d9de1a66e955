import DesignTokens
import Diagnostics
import FileAccess

/// What to say about token files that cannot be read. A folder is listed once, however many of its files are missing, and few
/// names are compared with all others.
struct UnreadableFiles {
    /// The token files and folders in each folder that was listed.
    private var names: [String: Set<String>] = [:]
    /// How many more names are compared with those in their folders.
    private var suggestionsLeft = 20

    /// Why a file cannot be read. Where its name is not UTF-8, the text that stands for it names no file.
    func reason(of error: FileError, at path: String) -> String {
        isUnreadable(path) ? "its name is not UTF-8" : error.reason
    }

    /// What to do about it, for a note.
    mutating func advice(on error: FileError, at path: String, _ fileSystem: any FileSystem) -> String {
        if let advice = error.advice { return advice }
        if isUnreadable(path) { return "rename it, or what it lies in" }
        if (try? fileSystem.status(of: path))?.kind == .other { return "name a regular file" }
        let folder = FilePath.parent(of: path)
        let name = FilePath.lastComponent(of: path)
        let names = names(in: folder, fileSystem)
        if names.contains(name) { return "check its permissions" }
        let nearest = suggestionsLeft > 0 ? nearest(to: name, among: names) : nil
        suggestionsLeft = max(suggestionsLeft - 1, 0)
        return nearest.map { "did you mean \"\(FilePath.join(folder, $0))\"?" }
            ?? "name the token files in \"sources\", relative to the configuration"
    }

    private func nearest(to name: String, among names: Set<String>) -> String? {
        NearestName.nearest(to: name, among: names.filter { !TokenFiles.isPassedOver($0) }.sorted())
    }

    private mutating func names(in folder: String, _ fileSystem: any FileSystem) -> Set<String> {
        if let known = names[folder] { return known }
        let entries = (try? fileSystem.list(folder)) ?? []
        let found = Set(entries.filter { $0.kind == .folder || TokenFiles.isTokenFile($0.name) }.map(\.name))
        names[folder] = found
        return found
    }

    /// Whether bytes of a path are no text, which stands for them as a mark.
    private func isUnreadable(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }
}
