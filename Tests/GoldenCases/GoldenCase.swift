import CodeGeneration
import FileAccess
import TestSupport

/// A folder of `Cases`: a configuration with all that it reads, and the files and diagnostics that are expected of it.
///
/// `expected` contains the files that are written, where one line can stand for a ``SharedFile``, and `expected.txt` the
/// diagnostics. `support.swift` is Swift that the generated files need beside them, and `consumer.swift` another module
/// that uses them, as an app would.
package struct GoldenCase: Sendable, CustomStringConvertible {
    /// The name of the folder.
    package let name: String

    private static let root = Repository.path("Tests/CodeGenerationTests/Golden/Cases")

    /// All cases, by name.
    package static let all: [GoldenCase] = {
        let entries = (try? LocalFileSystem().list(root)) ?? []
        return entries.filter { $0.kind == .folder }.map { GoldenCase(name: $0.name) }
    }()

    package init(name: String) { self.name = name }

    package var description: String { name }

    /// The path of something in the folder.
    package func callAsFunction(_ relative: String) -> String {
        FilePath.join(FilePath.join(Self.root, name), relative)
    }

    /// The path of an expected file: that of the shared one, if the case refers to it.
    ///
    /// - Parameter output: The path of the output.
    /// - Returns: The path of a file that has the expected content.
    /// - Throws: What keeps the file from being read.
    package func file(_ output: String) throws -> String {
        let path = self("expected/" + output)
        return SharedFile(reference: try LocalFileSystem().read(path))?.path ?? path
    }

    /// Whether the folder contains a file.
    package func has(_ relative: String) -> Bool { (try? LocalFileSystem().status(of: self(relative))) != nil }

    /// The folders in `expected` that are modules of their own: those of several targets.
    package func modules() throws -> [String] {
        let text = has("tokengenerator.json") ? try LocalFileSystem().read(self("tokengenerator.json")) : []
        return ConfigurationReader.read(text, path: "tokengenerator.json").configuration.targets.map(\.folder)
    }

    /// What the generator makes of the case.
    ///
    /// - Parameter root: The folder to write to.
    /// - Returns: The written files, and under `expected.txt` the diagnostics if there are any, with paths that begin
    ///   in the case's folder.
    /// - Throws: What keeps the written files from being read.
    package func generate(into root: String) async throws -> [String: [UInt8]] {
        var options = CommandOptions()
        options.configurationPath = "tokengenerator.json"
        options.outputRoot = root
        options.configurationName = GivenName("tokengenerator.json", ownsRoot: true)
        // Names of files are short in messages, wherever the checkout is.
        let report = await GeneratorPipeline(fileSystem: FolderFileSystem(root: self(""))).generate(options)
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in try FileTree.read(root) { files["expected/" + path] = bytes }
        let text = report.diagnostics.map { $0.text + "\n" }.joined()
        if !text.isEmpty { files["expected.txt"] = Array(text.utf8) }
        return files
    }

    /// The content that ``generate(into:)`` is to give.
    package func expected() throws -> [String: [UInt8]] {
        try committed().mapValues { try SharedFile(reference: $0)?.bytes() ?? $0 }
    }

    /// The files of the case as they are, with the lines that refer to shared files.
    package func committed() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in try FileTree.read(self("expected")) { files["expected/" + path] = bytes }
        if has("expected.txt") { files["expected.txt"] = try LocalFileSystem().read(self("expected.txt")) }
        return files
    }

    /// Makes these the files of the case.
    func record(_ files: [String: [UInt8]]) throws {
        if has("expected.txt") { try LocalFileSystem().removeFile(self("expected.txt")) }
        let outputs = files.filter { $0.key != "expected.txt" }
        try FileTree.write(
            Dictionary(outputs.map { (String($0.key.dropFirst("expected/".count)), $0.value) }) { first, _ in first },
            to: self("expected"))
        if let text = files["expected.txt"] {
            try LocalFileSystem().create(self("expected.txt"), bytes: text, permissions: nil)
        }
    }
}
