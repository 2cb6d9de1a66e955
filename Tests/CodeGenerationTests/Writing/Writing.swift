import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport

@testable import CodeGeneration

/// The text of a generated file.
func text(_ body: String) -> String {
    "\(SwiftLanguage().mark.line)\n// Sources: tokens.json\n// Configuration: c.json\n\n\(body)\n"
}

/// An output with that text, configured in the given line.
func generated(_ path: String, _ body: String, line: Int = 1) -> RenderedOutput {
    RenderedOutput(
        path: path, bytes: Array(text(body).utf8),
        location: SourceLocation(path: "tokengenerator.json", line: line, column: 1))
}

/// A writer whose root is the folder.
func writer(_ folder: TemporaryFolder, _ fileSystem: any FileSystem = LocalFileSystem()) -> OutputWriter {
    OutputWriter(root: folder.path, fileSystem: fileSystem, language: SwiftLanguage())
}

/// Plans and commits.
func write(
    _ outputs: [RenderedOutput], in folder: TemporaryFolder, _ fileSystem: any FileSystem = LocalFileSystem()
) -> WriteReport {
    let writer = writer(folder, fileSystem)
    return writer.commit(writer.plan(outputs))
}

/// All paths in a folder with the texts of the files.
func contents(of folder: TemporaryFolder) throws -> [String: String] {
    let paths = try folder.everything()
    return Dictionary(paths.map { ($0, folder.text(of: $0) ?? "") }, uniquingKeysWith: { first, _ in first })
}
