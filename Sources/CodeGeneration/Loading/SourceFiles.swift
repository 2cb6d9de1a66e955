import DesignTokens
import Diagnostics
import FileAccess

/// The token files that sources of the configuration stand for.
package struct SourceFiles {
    /// A file, and the source that stands for it.
    package struct File {
        /// As a run spells it: with the folder that sources are relative to.
        package var path: String
        var source: SourceConfiguration
    }

    /// The files, in the order in which they are read.
    package private(set) var files: [File] = []
    /// Sources that stand for nothing.
    private(set) var diagnostics: [Diagnostic] = []

    private let fileSystem: any FileSystem

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - sources: The sources: files, folders and patterns.
    ///   - folder: The folder that their paths are relative to.
    ///   - fileSystem: Where it lies.
    package init(_ sources: [SourceConfiguration], in folder: String, _ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        for source in sources { add(source, in: folder) }
    }

    private mutating func add(_ source: SourceConfiguration, in folder: String) {
        let path = FilePath.join(folder, source.path.value)
        let isFolder = (try? fileSystem.status(of: path))?.kind == .folder
        let pattern = PathPattern(source.path.value)
        guard isFolder || pattern.hasWildcards else { return files.append(File(path: path, source: source)) }
        let start = isFolder ? path : FilePath.join(folder, pattern.folder)
        do {
            let found = try TokenFiles(fileSystem: fileSystem).paths(below: start)
            let fitting = isFolder ? found : found.filter { pattern.fits(FilePath.relative($0, to: folder) ?? $0) }
            if fitting.isEmpty { report(isFolder ? .emptyFolder(path) : .noFit, source) }
            // What names other files decides how these are read.
            let isFirst = { path in TokenFormats.all.contains { $0.namesOthers(path) } }
            for path in fitting.filter(isFirst) + fitting.filter({ !isFirst($0) }) {
                files.append(File(path: path, source: source))
            }
        } catch {
            report(.unreadable(error), source)
        }
    }

    private enum Fault {
        case emptyFolder(String), noFit, unreadable(FileError)
    }

    private mutating func report(_ fault: Fault, _ source: SourceConfiguration) {
        let (code, message, advice): (DiagnosticCode, String, String) =
            switch fault {
            case .emptyFolder(let folder):
                (
                    .emptyFolder, "the folder \"\(folder)\" holds no token file",
                    "token files are *.json and *.tokens; hidden files and folders, names that begin with $ and "
                        + "links to folders are passed over"
                )
            case .noFit:
                (
                    .emptyFolder, "no token file fits \"\(source.path.value)\"",
                    "* stands for any part of a name, ** for any folders"
                )
            case .unreadable(let error):
                (
                    .noSource, "the folder \"\(error.path)\" cannot be read: \(error.reason)",
                    "check its permissions, or name the token files themselves"
                )
            }
        diagnostics.append(
            Diagnostic(.error, code, message, at: source.path.location, notes: [Diagnostic.Note(advice)]))
    }
}
