import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The reading of init")
struct StarterReadingTests {
    @Test("opens each token file once, whatever its format")
    func once() throws {
        let set = { (value: String) in #"{ "gap": { "s": { "value": "\#(value)", "type": "spacing" } } }"# }
        let hex = { (value: String) in ##"{ "ink": { "value": "#\##(value)", "type": "color" } }"## }
        let document = """
            { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "gone.json" }, { "$ref": "named.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        let themes = """
            [{ "id": "1", "name": "Sand", "group": "Brand", "selectedTokenSets": { "core": "source", "sand": "enabled" } },
             { "id": "2", "name": "Sea", "group": "Brand", "selectedTokenSets": { "core": "source", "sea": "enabled" } }]
            """
        let files = [
            "studio/tokens/$themes.json": themes, "studio/tokens/core.json": set("4"),
            "studio/tokens/sand.json": hex("AA0000"), "studio/tokens/sea.json": hex("0000AA"),
            "tokens/Light.tokens.json": "{ \"page\": \(color()) }",
            "tokens/Dark.tokens.json": "{ \"page\": \(color("#EEEEEE")) }",
            "tokens/all.resolver.json": document, "tokens/named.json": "{ \"size\": { \"s\": \(number()) } }",
            "archive/tokens/old.json": "{ \"page\": \(color()) }", "tokens/broken.json": "{", "data.json": "{}",
            "more.json": "{ \"more\": { \"s\": \(number()) } }",
        ]
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            let fileSystem = CountingFileSystem()
            let starter = StarterConfiguration.write(in: folder.path, StarterOptions(), fileSystem)
            // The file system is only read.
            #expect(starter.diagnostics.last?.code == "cannot-write")
            #expect(starter.summary.tokenCount >= 4)
            let counts = fileSystem.counts.filter { $0.key.hasSuffix(".json") }
            #expect(counts.count >= files.count - 1)
            #expect(counts.filter { $0.value > 1 }.isEmpty)
        }
    }
}
