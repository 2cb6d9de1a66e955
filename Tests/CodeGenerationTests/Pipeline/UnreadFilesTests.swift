import TestSupport
import Testing

@testable import CodeGeneration

@Suite("A token file that cannot be read")
struct UnreadFilesTests {
    private let configuration = #"""
        { "sources": ["a.json", "b.json"], "layers": { "primitive": ["brand"] },
          "outputs": [{ "template": "shape-style", "path": "C.swift" }] }
        """#
    private let dependant = "{ \"text\": \(object((1...12).map { "t\($0)" }, reference("brand.ink"))) }"

    private func texts(_ broken: String, _ other: String) throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            try folder.write(broken, to: "a.json")
            try folder.write(other, to: "b.json")
            return GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(.init()).diagnostics.map(
                \.text)
        }
    }

    @Test("is all that is told where much refers to it, which may be right")
    func consequences() throws {
        #expect(
            try texts("{ \"brand\": {", dependant) == [
                """
                a.json:1:13: error: the file ends in the middle of a value [invalid-json]
                a.json:1:12: note: this bracket is never closed; check whether the file is complete
                a.json:1:13: note: 13 other problems that it may have caused are reported once the file can be read
                """
            ])
    }

    @Test("lets a few others be told, which may have another reason")
    func few() throws {
        let texts = try texts("{ \"brand\": {", #"{ "text": { "body": \#(reference("brand.ink")) } }"#)
        #expect(texts.contains { $0.contains("[dangling-alias]") })
        #expect(texts.first?.contains("other problems") == false)
    }

    @Test("keeps nothing back that has another reason")
    func others() throws {
        let texts = try texts(
            "{ \"brand\": {", String(dependant.dropLast()) + #", "gap": { "$type": "dimension", "$value": "x" } }"#)
        #expect(texts.contains { $0.contains("[invalid-value]") })
    }

    @Test("is one that stops a run, and no file with a broken token")
    func brokenToken() throws {
        let texts = try texts(#"{ "brand": { "ink": { "$type": "color", "$value": "?" } } }"#, dependant)
        #expect(texts.count { $0.contains("[left-out]") } == 12)
    }
}
