import Diagnostics
import Mustache
import Testing

@testable import CodeGeneration

@Suite("Outputs that are too large together")
struct OutputSizeTests {
    @Test("are one error at the first of them, and none is rendered", arguments: [(16, true), (15, false)])
    func sum(_ limit: Int, _ isFine: Bool) async throws {
        let resolution = try resolved(#"{ "size": { "$type": "number", "$value": 4 } }"#)
        var outputs = [output("own"), output("own")]
        outputs[0].path = Located("One.swift", at: SourceLocation(path: "c.json", line: 2, column: 5))
        let configuration = configuration(outputs[0], outputs[1])
        let compiled = MustacheTemplate.compile(
            Array("12345678".utf8), path: "own.mustache", names: TemplateKey.vocabulary)
        let own = try #require(compiled.template)
        let library = try #require(MustacheLibrary.link(["own": own]).library)
        let run = OutputRun(library, Settings(configuration), resolution, SymbolTables(resolution, configuration))
        let rendered = await run.render(sizeLimit: limit)
        #expect(rendered.outputs.count == (isFine ? 2 : 0))
        let message = "c.json:2:5: error: the 2 outputs together are larger than 0 MiB [limit-exceeded]"
        let advice =
            "c.json:2:5: note: select fewer tokens in the outputs with \"tokens\", or use several configurations"
        #expect(rendered.diagnostics.map(\.text) == (isFine ? [] : [message + "\n" + advice]))
    }
}
