import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Values that Swift has only the nearest form of")
struct InexactValueTests {
    private func messages(_ tokens: String, _ outputs: OutputConfiguration...) throws -> [String] {
        var configuration = Configuration()
        configuration.targets[0].outputs = outputs
        let resolution = try resolved(tokens)
        let checked = CheckedConfiguration(
            settings: Settings(configuration), resolution: resolution, symbols: SymbolTables(resolution, configuration),
            fonts: FontNames(), hasFiles: true, hasErrors: false)
        return checked.diagnostics(of: .inexactValue).map(\.message)
    }

    private static let text = """
        "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" }
        """

    @Test("are told of where they are written, once, however many tokens refer to them")
    func once() throws {
        let tokens = """
            { "heaviest": { "$type": "fontWeight", "$value": 950 }, "same": { "$value": "{heaviest}" },
              "text": { "$type": "typography",
                "a": { "$value": { \(Self.text), "fontWeight": "{heaviest}", "lineHeight": 1.5 } },
                "b": { "$value": { \(Self.text), "fontWeight": "{same}", "lineHeight": 0.75 } },
                "c": { "$value": "{text.b}" } } }
            """
        #expect(
            try messages(tokens, output("text-style"), output("constants")) == [
                "'heaviest' has a weight of 950, which SwiftUI does not support",
                "'text.b' has a line height of 12, below the font size of 16, which SwiftUI does not support",
            ])
    }

    @Test("are no words that mean no change of a text", arguments: ["", "none", "NULL"])
    func words(_ word: String) {
        #expect(StyleWord(.string(word), in: StyleWord.textCases) == .nothing)
        #expect(StyleWord(.string(word), in: StyleWord.decorations) == .nothing)
        #expect(StyleWord(.string("small-caps"), in: StyleWord.textCases) == .other("small-caps"))
    }

    @Test("are the spread of a shadow and the styles of lines that need more than one line")
    func shadowsAndLines() throws {
        let zero = "{ \"value\": 0, \"unit\": \"px\" }"
        let tokens = """
            { "card": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": \(zero), "offsetY": \(zero),
                "blur": \(zero), "spread": { "value": -2, "unit": "px" } } },
              "flat": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": \(zero), "offsetY": \(zero),
                "blur": \(zero), "spread": \(zero) } },
              "edge": { "$type": "border", "$value": { "color": "#000000", "width": \(zero), "style": "groove" } },
              "line": { "$type": "strokeStyle", "$value": "dashed" } }
            """
        #expect(
            try messages(tokens, output("shadow"), output("border"), output("constants")) == [
                "'card' has a spread of -2, which SwiftUI does not support",
                "'edge' has the stroke style 'groove', which SwiftUI does not support",
            ])
    }

    @Test("are spreads of shadows, also where they refer to a length")
    func referredSpread() throws {
        let zero = "{ \"value\": 0, \"unit\": \"px\" }"
        let tokens = """
            { "thin": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
              "card": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": \(zero), "offsetY": \(zero),
                "blur": \(zero), "spread": "{thin}" } } }
            """
        #expect(
            try messages(tokens, output("shadow")) == ["'card' has a spread of 1, which SwiftUI does not support"])
    }

    @Test("are circular gradients, which need a radius in points")
    func circles() throws {
        let tokens = """
            { "sun": { "$type": "gradient", "$value": "radial-gradient(circle at top, red, blue)" },
              "egg": { "$type": "gradient", "$value": "radial-gradient(at top, red, blue)" } }
            """
        #expect(
            try messages(tokens, output("gradient")) == [
                "'sun' has a circular gradient, which SwiftUI draws only with a radius in points"
            ])
    }

    @Test("are lengths of a font size that nobody knows, and the indents of paragraphs")
    func relativeLengths() throws {
        let zero = "{ \"value\": 0, \"unit\": \"px\" }"
        let tokens = """
            { "card": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": \(zero), "offsetY": "0.5em",
                "blur": "0%", "spread": "25%" } },
              "edge": { "$type": "border", "$value": { "color": "#000000", "width": "0.1em", "style": "solid" } },
              "line": { "$type": "strokeStyle", "$value": { "dashArray": ["50%"], "lineCap": "butt" } },
              "size": { "$type": "dimension", "$value": "1.5em" } }
            """
        #expect(
            try messages(tokens, output("shadow"), output("border"), output("constants")) == [
                "'card' has a length of 0.5em, which SwiftUI does not support",
                "'card' has a spread of 4, which SwiftUI does not support",
                "'card' has a length of 25%, which SwiftUI does not support",
                "'edge' has a length of 0.1em, which SwiftUI does not support",
                "'line' has a length of 50%, which SwiftUI does not support",
            ])
    }

    @Test("are told of in each theme, where it is written")
    func themes() throws {
        let configuration = """
            { "sources": [{ "path": "A.json", "collection": "Brand" }, { "path": "B.json", "collection": "Brand" }],
              "themes": { "A": "A", "B": "B" }, "outputs": [{ "template": "theme", "path": "Theme.swift" }] }
            """
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            for (name, weight) in [("A", 700), ("B", 950)] {
                let token = "{ \"$type\": \"fontWeight\", \"$value\": \(weight) }"
                try folder.write("{ \"strong\": \(token) }", to: "\(name).json")
            }
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            let found = checked(run).first { $0.code == .inexactValue }
            #expect(found?.message == "'strong' has a weight of 950, which SwiftUI does not support")
            #expect(found?.location == SourceLocation(path: "B.json", line: 1, column: 48))
        }
    }

    @Test("are none where a template of one's own writes them")
    func own() throws {
        let tokens = #"{ "heaviest": { "$type": "fontWeight", "$value": 950 } }"#
        #expect(try messages(tokens, output("own", types: [.fontWeight])).isEmpty)
    }
}
