import CodeGeneration
import FileAccess

/// The files of an app that are checked, and their purposes.
struct LintScope {
    private let folder: String
    /// The configured sources, relative to the folder; empty for the whole folder.
    private let sources: [String]
    private let excluded: [(pattern: Located<String>, contents: PathPattern)]
    private let checksTests: Bool

    init(_ configuration: Configuration) {
        folder = FilePath.normalized(configuration.folder)
        sources = configuration.lint.sources.map { FilePath.normalized($0.value) }.filter { $0 != "." }
        excluded = configuration.lint.excluded.map { ($0, PathPattern($0.value + "/**")) }
        checksTests = configuration.lint.checksTests
    }

    /// Returns the path of a file relative to the configuration, so that it is the same on every machine.
    func relativePath(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }

    /// Determines the purpose of a file. The configured folders are the app's own.
    func place(of path: String, bytes: [UInt8] = []) -> CodePlace {
        let path = relativePath(path)
        let source = sources.filter { FilePath.contains(folder: $0, path) }.max { $0.utf8.count < $1.utf8.count }
        return CodePlace(path: path, ownFolders: source.map { $0.split(separator: "/").count } ?? 0, bytes: bytes)
    }

    /// Returns whether findings in a file are reported.
    func includes(_ path: String, _ place: CodePlace) -> Bool {
        guard place == .app || place == .tests && checksTests else { return false }
        let path = relativePath(path)
        return !excluded.contains { $0.contents.fits(path) }
    }

    /// Returns the patterns that exclude none of the files.
    func unusedPatterns(among paths: [String]) -> [Located<String>] {
        let paths = excluded.isEmpty ? [] : paths.map(relativePath)
        return excluded.filter { excluded in !paths.contains { excluded.contents.fits($0) } }.map(\.pattern)
    }
}
