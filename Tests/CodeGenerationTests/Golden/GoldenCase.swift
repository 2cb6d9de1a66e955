import CodeGeneration
import FileAccess
import LocatedJSON
import Testing

/// One folder of `Cases`: a configuration with all that it reads, and what becomes of it.
///
/// `expected` holds the files that are written, and `expected.txt` the diagnostics. `support.swift` is Swift that the
/// generated files need beside them, and `consumer.swift` another module that uses them, as an app would.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// The name of the folder.
    let name: String

    /// The folder that holds the cases.
    static let root = FilePath.join(FilePath.parent(of: #filePath), "Cases")

    /// All cases, by name.
    static let all: [GoldenCase] = {
        let entries = (try? LocalFileSystem().list(root)) ?? []
        return entries.filter { $0.kind == .folder }.map { GoldenCase(name: $0.name) }
    }()

    var testDescription: String { name }

    /// The path of something in the folder.
    func callAsFunction(_ relative: String) -> String { FilePath.join(FilePath.join(Self.root, name), relative) }

    /// Whether the folder holds a file.
    func has(_ relative: String) -> Bool { (try? LocalFileSystem().status(of: self(relative))) != nil }

    /// The folders in `expected` that are modules of their own: those of several targets.
    func modules() throws -> [String] {
        let text = has("tokengenerator.json") ? try LocalFileSystem().read(self("tokengenerator.json")) : []
        return ConfigurationReader.read(text, path: "tokengenerator.json").configuration.targets.map(\.folder)
    }

    /// What the generator makes of the case.
    ///
    /// - Parameter root: The folder to write to.
    /// - Returns: The written files, and under `expected.txt` the diagnostics if there are any, with paths that begin
    ///   in the case's folder.
    /// - Throws: What keeps the written files from being read.
    func generate(into root: String) async throws -> [String: [UInt8]] {
        var options = CommandOptions()
        options.configurationPath = self("tokengenerator.json")
        options.outputRoot = root
        options.configurationName = GivenName("tokengenerator.json", ownsRoot: true)
        let report = await GeneratorPipeline().generate(options)
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in try FileTree.read(root) { files["expected/" + path] = bytes }
        let text = report.diagnostics.map { $0.text + "\n" }.joined()
        if !text.isEmpty { files["expected.txt"] = Array(text.replacing(self("") + "/", with: "").utf8) }
        return files
    }

    /// The committed files that ``generate(into:)`` is to give.
    func expected() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in try FileTree.read(self("expected")) { files["expected/" + path] = bytes }
        if has("expected.txt") { files["expected.txt"] = try LocalFileSystem().read(self("expected.txt")) }
        return files
    }

    /// Makes ``expected()`` what was generated.
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
