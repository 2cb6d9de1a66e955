import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("The files that a run reads")
struct FileReadingTests {
    @Test("are read once, like the configuration")
    func once() async throws {
        let files = [
            "tokengenerator.json": """
            { "sources": ["tokens"], "outputs": [{ "template": "shape-style", "path": "Colors.swift" }] }
            """,
            "tokens/Light.tokens.json": "{ \"page\": \(color()) }",
            "tokens/Dark.tokens.json": "{ \"page\": \(color("#EEEEEE")) }",
        ]
        try await withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            let fileSystem = CountingFileSystem()
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let report = await GeneratorPipeline(fileSystem: fileSystem, outputs: LocalFileSystem()).generate(options)
            #expect(report.outcomes.map(\.action.rawValue) == ["written"])
            #expect(fileSystem.counts.values.sorted() == [1, 1, 1])
        }
    }
}
