import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Sources without a token") struct NoTokensTests {
    private static let advice =
        "note: nothing was written because every output would be empty; export the tokens again, or remove the empty "
        + "files from \"sources\""
    private static let studio = #"{ "$metadata": { "tokenSetOrder": ["a"] }, "a": {} }"#
    private static let resolver = """
        { "version": "2025.10", "sets": { "a": { "sources": [{ "group": {} }] } },
          "resolutionOrder": [{ "$ref": "#/sets/a" }] }
        """
    private static let outputs = #""outputs": [{ "template": "cgfloat", "path": "A.swift" }]"#

    private func diagnostics(_ configuration: String?, _ files: [String: String]) throws -> [Diagnostic] {
        try withTemporaryFolder { folder in
            if let configuration { try folder.write(configuration, to: "tokengenerator.json") }
            for (path, text) in files { try folder.write(text, to: path) }
            return GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions()).diagnostics
        }
    }

    @Test(
        "one source is an error, whatever its format",
        arguments: [
            ("a.json", "{}"), ("a.json", #"{ "Colors": { "brand": {} } }"#), ("a.json", studio),
            ("a.resolver.json", resolver),
        ])
    func oneSource(_ path: String, _ text: String) throws {
        let found = try diagnostics(#"{ "sources": ["\#(path)"], \#(Self.outputs) }"#, [path: text])
        #expect(
            found.map(\.text) == [
                """
                tokengenerator.json:1:15: error: the source '\(path)' contains no tokens [no-tokens]
                tokengenerator.json:1:15: \(Self.advice)
                """
            ])
    }

    @Test("a folder or a pattern is one source", arguments: ["tokens", "tokens/*.json"])
    func manyFiles(_ source: String) throws {
        let files = ["tokens/a.json": "{}", "tokens/b.json": #"{ "group": {} }"#]
        let found = try diagnostics(#"{ "sources": ["\#(source)"], \#(Self.outputs) }"#, files)
        #expect(found.map(\.message) == ["the source '\(source)' contains no tokens"])
    }

    @Test("several sources are one error at the first, and paths of the configuration are not reported as well")
    func severalSources() throws {
        let configuration = #"""
            { "sources": ["a.json", "b.json"], "layers": { "primitive": ["Colors"] },
              "outputs": [{ "template": "cgfloat", "path": "A.swift", "tokens": { "groups": ["Spacing"] } }] }
            """#
        let found = try diagnostics(configuration, ["a.json": "{}", "b.json": "{}"])
        #expect(
            found.map(\.text) == [
                """
                tokengenerator.json:1:15: error: none of the 2 sources contains tokens [no-tokens]
                tokengenerator.json:1:15: \(Self.advice)
                """
            ])
    }

    @Test("without a configuration it is the same")
    func defaultConfiguration() throws {
        let found = try diagnostics(nil, ["tokens/a.json": "{}"])
        #expect(found.map(\.message) == ["the source 'tokens/a.json' contains no tokens"])
    }

    @Test("one token in one of the sources is enough")
    func oneToken() throws {
        let files = ["a.json": "{}", "b.json": #"{ "n": { "$type": "number", "$value": 1 } }"#]
        #expect(try diagnostics(#"{ "sources": ["a.json", "b.json"], \#(Self.outputs) }"#, files).isEmpty)
    }

    @Test("no source at all is right: an output may be of images")
    func noSource() throws {
        let configuration = #"{ "catalogs": ["A.xcassets"], "outputs": [{ "template": "image-asset", "path": "A" }] }"#
        let files = ["A.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#]
        #expect(try diagnostics(configuration, files).isEmpty)
    }

    @Test("tokens of which none can be used are no tokens")
    func onlyBrokenTokens() throws {
        let files = ["a.json": #"{ "n": { "$type": "number", "$value": "x" } }"#]
        let found = try diagnostics(#"{ "sources": ["a.json"], \#(Self.outputs) }"#, files)
        #expect(found.map(\.code) == ["invalid-value", "no-tokens"])
        #expect(found.last?.message == "every token in the source 'a.json' has errors")
    }

    @Test(
        "is not said on top of the error that explains it",
        arguments: [
            ([:], "no-source"), (["a.json": ""], "invalid-json"), (["a.json": "{"], "invalid-json"),
        ])
    func explained(_ files: [String: String], _ code: String) throws {
        let found = try diagnostics(#"{ "sources": ["a.json"], \#(Self.outputs) }"#, files)
        #expect(found.map(\.code.rawValue) == [code])
    }
}
