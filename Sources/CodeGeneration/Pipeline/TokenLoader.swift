import DesignTokens
import FileAccess
import LocatedJSON

/// Reads the token files of a run: every file is read whatever is wrong with the others.
struct TokenLoader {
    let fileSystem: any FileSystem
    private(set) var documents: [TokenDocument] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// Reads one file.
    ///
    /// - Parameters:
    ///   - path: The file, as diagnostics name it.
    ///   - location: Where the configuration names it.
    mutating func load(_ path: String, configuredAt location: SourceLocation? = nil) {
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path)
        } catch {
            return reportMissing(path, error, location)
        }
        do {
            documents.append(TokenReader.read(try JSONDocument(parsing: bytes, path: path)))
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    private mutating func reportMissing(_ path: String, _ error: FileError, _ location: SourceLocation?) {
        diagnostics.append(
            Diagnostic(
                .error, "no-source", "the token file \"\(path)\" cannot be read: \(error.reason)", at: location,
                notes: [Diagnostic.Note(advice(for: path))]))
    }

    private func advice(for path: String) -> String {
        let folder = FilePath.parent(of: path)
        let name = FilePath.lastComponent(of: path)
        let files = (try? fileSystem.list(folder))?.filter { $0.kind == .file && $0.name.hasSuffix(".json") } ?? []
        if files.contains(where: { $0.name == name }) { return "check its permissions" }
        let nearest = NearestName.nearest(to: name, among: files.map(\.name))
        return nearest.map { "did you mean \"\(FilePath.join(folder, $0))\"?" }
            ?? "name the token files in \"sources\", relative to the configuration"
    }
}
