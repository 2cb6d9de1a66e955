import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Hostile paths")
struct HostilePathTests {
    @Test("the path of an input cannot end the comment that names it, nor a name in a catalog its literal")
    func lineEnds() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(
                #"""
                { "sources": ["a\nb\u2028.json"], "catalogs": ["C\r.xcassets"],
                  "outputs": [{ "template": "own", "path": "A.swift" }], "templates": "t" }
                """#, to: "tokengenerator.json")
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "a\nb\u{2028}.json")
            try folder.write("{}", to: "C\r.xcassets/g\n\u{202E}h/x\n\"\\(y).imageset/Contents.json")
            try folder.write(
                "{{#categories}}// {{title}}\n{{#assets}}case {{name}} = \"{{lookupName}}\"\n{{/assets}}{{/categories}}",
                to: "t/own.mustache")
            let report = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(.init())
            #expect(report.diagnostics.filter { $0.severity == .error }.isEmpty)
            let lines = try #require(folder.text(of: "A.swift")).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[1] == "// Sources: a b .json, C .xcassets")
            #expect(
                lines.dropFirst(8).joined(separator: "\n") == #"""

                    // g  h
                    case xY = "x\n\"\\(y)"

                    """#)
        }
    }
}
