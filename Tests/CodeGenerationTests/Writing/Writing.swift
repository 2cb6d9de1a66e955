import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport

@testable import CodeGeneration

/// The text of a generated file, whose header says where it belongs and which configuration made it.
func text(_ body: String, at place: String = "A.swift", by configuration: String = "c.json") -> String {
    let header = GeneratedHeader(sources: "tokens.json", configuration: configuration, output: place)
    let file = try? HeaderForm.of(place).file(Array("\(body)\n".utf8), header)
    return String(decoding: file ?? [], as: UTF8.self)
}

/// An output with that body, configured in the given line.
func generated(_ path: String, _ body: String, line: Int = 1) -> RenderedOutput {
    RenderedOutput(
        path: path, sources: "tokens.json", content: Array("\(body)\n".utf8),
        location: SourceLocation(path: "tokengenerator.json", line: line, column: 1))
}

/// A writer for the configuration `c.json` in the folder, whose root is the folder or one in it.
func writer(
    _ folder: TemporaryFolder, _ fileSystem: any FileSystem = LocalFileSystem(), root: String = "",
    replacement: Replacement = .none
) -> OutputWriter {
    OutputWriter(
        root: folder(root), fileSystem: fileSystem, configuration: folder("c.json"), replacement: replacement)
}

/// Takes a text apart into its lines, without what ends them.
func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Plans and commits.
func write(
    _ outputs: [RenderedOutput], in folder: TemporaryFolder, _ fileSystem: any FileSystem = LocalFileSystem(),
    replacement: Replacement = .none
) -> WriteReport {
    let writer = writer(folder, fileSystem, replacement: replacement)
    return writer.commit(writer.plan(outputs))
}

/// All paths in a folder with the texts of the files.
func contents(of folder: TemporaryFolder) throws -> [String: String] {
    let paths = try folder.everything()
    return Dictionary(paths.map { ($0, folder.text(of: $0) ?? "") }, uniquingKeysWith: { first, _ in first })
}
