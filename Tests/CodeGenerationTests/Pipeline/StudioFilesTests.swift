import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Files of Tokens Studio")
struct StudioFilesTests {
    @Test(
        "a set of nothing but styles, shadows, borders or compositions is one",
        arguments: [
            #""value": { "fontSize": "16" }, "type": "typography""#, #""value": { "x": "1" }, "type": "boxShadow""#,
            #""value": { "width": "1" }, "type": "border""#, #""value": { "fill": "red" }, "type": "composition""#,
            #""$value": { "fontSize": "16" }, "$type": "typography""#,
            #""$value": { "lineHeight": "130%" }, "$type": "typography""#,
        ])
    func compositesOnly(_ token: String) throws {
        #expect(try format(of: #"{ "text": { "body": { \#(token) } } }"#) == .tokensStudio)
    }

    @Test(
        "what other formats write as well tells nothing",
        arguments: [
            #"{ "type": "card", "value": { "size": { "$type": "number", "$value": 1 } } }"#,
            #"{ "body": { "$type": "typography", "$value": { "fontSize": "16px", "lineHeight": 1.5 } } }"#,
            #"{ "body": { "$type": "typography", "$value": { "fontSize": { "value": 16, "unit": "px" } } } }"#,
        ])
    func others(_ text: String) throws {
        #expect(try format(of: text) != .tokensStudio)
    }

    @Test("a file with themes in it is a project of its own, whatever is beside it")
    func wholeProjects() throws {
        try withTemporaryFolder { folder in
            let set = #""core": { "a": { "value": "1", "type": "number" }, "b": { "value": "{a}", "type": "number" } }"#
            try folder.write("{ \(set), \"$themes\": [] }", to: "tokens/whole.json")
            try folder.write("{ \(set) }", to: "tokens/old.json")
            try folder.write(#"{ "c": { "value": "1", "type": "number" } }"#, to: "tokens/set.json")
            let loaded = load(folder)
            #expect(loaded.diagnostics.isEmpty)
            #expect(
                Set(loaded.readings.map(\.paths)) == [["tokens/old.json"], ["tokens/set.json"], ["tokens/whole.json"]])
            let paths = loaded.readings.filter { $0.paths != ["tokens/set.json"] }.map { reading in
                reading.reading.collections.flatMap { $0.modes[0].tokens.map(\.path) }
            }
            #expect(paths == [["a", "b"], ["a", "b"]])
        }
    }

    private func format(of text: String) throws -> TokenFormat? {
        try withTemporaryFolder { folder in
            try folder.write(text, to: "tokens/a.json")
            return load(folder).files.first?.format
        }
    }

    private func load(_ folder: TemporaryFolder) -> LoadedTokens {
        TokenLoader.load(
            [SourceConfiguration(Located("tokens"))], in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
    }

    @Test(
        "files of both spellings are one project if the configuration makes one of them a mode, or metadata is beside them"
    )
    func spellingsOfOneProject() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "s": { "value": "4", "type": "fontSizes" } }"#, to: "tokens/a.json")
            try folder.write(#"{ "s": { "$value": "6", "$type": "fontSizes" } }"#, to: "tokens/b.json")
            var mode = SourceConfiguration(Located("tokens/b.json"))
            (mode.collection, mode.mode) = ("Size", "large")
            let sources = [SourceConfiguration(Located("tokens/a.json")), mode]
            let stated = TokenLoader.load(sources, in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
            #expect(stated.readings.map(\.paths) == [["tokens/a.json", "tokens/b.json"]])
            try folder.write(#"{ "tokenSetOrder": ["a", "b"] }"#, to: "tokens/$metadata.json")
            #expect(load(folder).readings.count == 1)
        }
    }
}
