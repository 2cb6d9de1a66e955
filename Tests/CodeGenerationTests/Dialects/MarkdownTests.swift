import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Markdown")
struct MarkdownTests {
    private let language = MarkdownDialect()

    @Test("keeps what would end a cell, or mean something, as it is written")
    func texts() {
        #expect(language.comment("a|b\n*c* `d` </td> \\") == #"a\|b \*c\* \`d\` \</td\> \\"#)
        #expect(language.comment("text_default é") == "text_default é")
    }

    @Test("is the language of its template, and of no file")
    func choice() {
        let language = { OutputConfiguration(template: Located($0), path: Located($1)).language.name }
        #expect(language("markdown", "Tokens.txt") == "Markdown")
        #expect(language("own", "Tokens.md") == "Swift")
    }

    @Test("lists a token in each of several files")
    func severalFiles() throws {
        let resolution = try resolved(#"{ "a": { "$type": "number", "$value": 1 } }"#)
        var outputs = [output("markdown"), output("markdown")]
        outputs[1].path = Located("other.md")
        for index in outputs.indices { outputs[index].language = language }
        let table = SymbolTable(resolution, configuration(outputs[0], outputs[1]))
        #expect(table.outputs.map(\.names) == [["a"], ["a"]])
        #expect(table.diagnostics.isEmpty)
    }

    @Test("calls tokens by their paths, whatever the configuration drops")
    func names() throws {
        let resolution = try resolved(
            #"{ "Text Styles": { "x-1": { "$type": "number", "$value": 1 }, "X1": { "$type": "number", "$value": 2 } } }"#
        )
        let table = SymbolTable(resolution, configuration(output("markdown", names: rules(drop: ["Text Styles"]))))
        #expect(table.outputs[0].names == ["Text Styles.x-1", "Text Styles.X1"])
        #expect(table.diagnostics.isEmpty)
    }
}
