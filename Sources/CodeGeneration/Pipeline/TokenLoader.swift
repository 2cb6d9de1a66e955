import DesignTokens
import FileAccess
import LocatedJSON

/// Reads the token files of a run: every file is read whatever is wrong with the others.
struct TokenLoader {
    let fileSystem: any FileSystem
    private(set) var documents: [TokenDocument] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that have been read, with the places where the configuration names them or their folders.
    private var places: [String: SourceLocation?] = [:]

    init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The codes of the errors that say that a file, or all files of a folder, could not be opened.
    static let unreadableCodes: Set<String> = ["no-source", "empty-folder"]

    /// Reads one file, or all token files below a folder.
    ///
    /// - Parameters:
    ///   - path: The file or folder, as diagnostics name it.
    ///   - location: Where the configuration names it.
    mutating func load(_ path: String, configuredAt location: SourceLocation? = nil) {
        guard (try? fileSystem.status(of: path))?.kind == .folder else { return loadFile(path, location) }
        do {
            let files = try TokenFiles(fileSystem: fileSystem).paths(below: path)
            for file in files { loadFile(file, location) }
            if files.isEmpty { reportEmpty(path, location) }
        } catch {
            report(
                "no-source", "the folder \"\(error.path)\" cannot be read: \(error.reason)", location,
                advice: "check its permissions, or name the token files themselves")
        }
    }

    private mutating func loadFile(_ path: String, _ location: SourceLocation?) {
        if let first = places.updateValue(location, forKey: FilePath.normalised(path)) {
            return reportRepeated(path, location, first: first)
        }
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path)
        } catch {
            return report(
                "no-source", "the token file \"\(path)\" cannot be read: \(error.reason)", location,
                advice: advice(for: path))
        }
        do {
            documents.append(TokenReader.read(try JSONDocument(parsing: bytes, path: path)))
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// A file beside its own folder. Reading it twice would report each of its tokens.
    private mutating func reportRepeated(_ path: String, _ location: SourceLocation?, first: SourceLocation?) {
        let place = first.map { Diagnostic.Note("it is read because of this already", at: $0) }
        report(
            "duplicate-source", "the token file \"\(path)\" is named twice", location, [place].compactMap { $0 },
            advice: "a folder stands for every token file below it: name the folder or the file")
    }

    private mutating func reportEmpty(_ folder: String, _ location: SourceLocation?) {
        report(
            "empty-folder", "the folder \"\(folder)\" holds no token file", location,
            advice: "token files are *.json and *.tokens; hidden files and folders, names that begin with $ and "
                + "links to folders are passed over")
    }

    private mutating func report(
        _ code: String, _ message: String, _ location: SourceLocation?, _ notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        diagnostics.append(Diagnostic(.error, code, message, at: location, notes: notes + [Diagnostic.Note(advice)]))
    }

    private func advice(for path: String) -> String {
        let folder = FilePath.parent(of: path)
        let name = FilePath.lastComponent(of: path)
        let entries = (try? fileSystem.list(folder)) ?? []
        let names = entries.filter { $0.kind == .folder || TokenFiles.isTokenFile($0.name) }.map(\.name)
        if names.contains(name) { return "check its permissions" }
        let nearest = NearestName.nearest(to: name, among: names.filter { !TokenFiles.isPassedOver($0) })
        return nearest.map { "did you mean \"\(FilePath.join(folder, $0))\"?" }
            ?? "name the token files in \"sources\", relative to the configuration"
    }
}
