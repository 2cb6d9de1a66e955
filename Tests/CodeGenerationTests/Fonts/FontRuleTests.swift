import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Fonts that text styles ask for")
struct FontRuleTests {
    private static let outputs =
        #""outputs": [{ "template": "own", "path": "A", "tokens": { "types": ["typography"] } }]"#

    private static func style(_ family: String, _ weight: Int) -> String {
        """
        { "fontFamily": "\(family)", "fontWeight": \(weight), "fontSize": { "value": 16, "unit": "px" },
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }
        """
    }

    @Test("are nobody's affair where nothing is said of fonts, and no output writes their names")
    func silence() throws {
        let tokens = ["a.json": #"{ "body": { "$type": "typography", "$value": \#(Self.style("Inter", 400)) } }"#]
        #expect(try problems(tokens, "") == [])
    }

    @Test("are one warning each where their names are guesses")
    func guesses() throws {
        let style = Self.style("Inter", 600)
        let tokens = [
            "a.json": """
            { "$type": "typography", "body": { "$value": \(style) }, "title": { "$value": \(style) },
              "code": { "$value": \(Self.style("SF Mono", 400)) } }
            """
        ]
        #expect(
            try problems(tokens, #""fonts": { "names": { "Georgia": { "400": "Georgia" } } },"#) == [
                """
                a.json:1:46: warning: the PostScript name of 'Inter 600' is unknown: 'Inter-SemiBold' is a guess \
                [guessed-font]
                a.json:1:46: note: add its font files to "files" in "fonts", or its PostScript names to "names" in "fonts"
                """
            ])
    }

    @Test("can have a style that only the font names, in place of a weight; names in the configuration decide")
    func styleNames() throws {
        let files = [
            "a.json": """
            { "set": {
                "head": { "type": "fontWeights", "value": "Headline" },
                "title": { "type": "typography",
                           "value": { "fontFamily": "Own Face", "fontWeight": "{head}", "fontSize": "16" } },
                "loose": { "type": "typography", "value": { "fontWeight": "Headline", "fontSize": "16" } } },
              "$themes": [] }
            """
        ]
        #expect(
            try problems(files, #""fonts": { "names": { "Own Face": { "Headline": "OF-Head" } } },"#) == [])
        #expect(
            try problems(files, #""fonts": { "names": { "Own Face": { "400": "OF-Regular" } } },"#) == [
                """
                a.json:4:25: warning: cannot find the font 'Own Face Headline'; 'OF-Regular' (400) is used instead \
                [missing-font]
                a.json:4:25: note: add its file, or its PostScript name to "names" in "fonts"
                """
            ])
        #expect(
            try problems(files, #""fonts": { "names": { "Other": { "400": "Other" } } },"#) == [
                """
                a.json:4:25: warning: the PostScript name of 'Own Face Headline' is unknown: 'OwnFace-Headline' is a \
                guess [guessed-font]
                a.json:4:25: note: add its font files to "files" in "fonts", or its PostScript names to "names" in "fonts"
                """
            ])
    }

    @Test("are looked for in every mode")
    func modes() throws {
        let file = { (family: String) in
            #"{ "body": { "$type": "typography", "$value": \#(Self.style(family, 400)) } }"#
        }
        let tokens = ["type.phone.json": file("Georgia"), "type.pad.json": file("Gerogia")]
        #expect(
            try problems(tokens, #""fonts": { "names": { "Georgia": { "400": "Georgia" } } },"#).map {
                $0.split(separator: "\n")[0]
            } == [
                """
                type.pad.json:1:46: warning: the PostScript name of 'Gerogia 400' is unknown: 'Gerogia-Regular' is a \
                guess [guessed-font]
                """
            ])
    }

    @Test("cannot be registered where no file is named")
    func registration() throws {
        let text = """
            { "sources": ["a.json"], "outputs": [{ "template": "font-registration", "path": 1️⃣"A.swift" },
              { "template": "cgfloat", "path": "B.swift" }] }
            """
        let marked = MarkedText(text, path: "tokengenerator.json")
        #expect(
            try problems(["a.json": #"{ "a": { "$type": "number", "$value": 1 } }"#], configuration: marked.text) == [
                marked.spelled(
                    """
                    1️⃣: warning: 'A.swift' selects no font file and is empty [empty-output]
                    1️⃣: note: add the folder of the font files to "fonts": { "files": […] }, or remove the output
                    """)
            ])
    }

    @Test("may lie beside what is generated, which is never written over them")
    func folders() async throws {
        let text = { (path: String) in
            """
            { "fonts": { "files": ["App"] }, "outputs": [{ "template": "font-registration", "path": "\(path)" }] }
            """
        }
        try await withTemporaryFolder { folder in
            try folder.write(SampleFont("Sample", "Sample-Regular").bytes, to: "App/Sample.ttf")
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            try folder.write(text("App/Fonts.swift"), to: "tokengenerator.json")
            #expect(await pipeline.generate(CommandOptions()).diagnostics == [])
            try folder.write(text("App/Sample.ttf"), to: "tokengenerator.json")
            #expect(await pipeline.generate(CommandOptions()).diagnostics.map(\.code) == ["invalid-output-path"])
        }
    }

    @Test("that are in two files are one warning for both files")
    func duplicates() throws {
        try withTemporaryFolder { folder in
            let fonts = [SampleFont("Sample", "Sample-Regular"), SampleFont("Sample", "Sample-Bold", weight: 700)]
            for path in ["F/a.ttc", "F/b.ttc"] { try folder.write(SampleFont.collection(fonts), to: path) }
            let loaded = LoadedFonts([Located("F"), Located("F/b.ttc")], in: ".", FolderFileSystem(folder: folder))
            #expect(loaded.files == ["F/a.ttc", "F/b.ttc"])
            #expect(
                loaded.diagnostics.map(\.message) == [
                    "the font 'Sample-Regular' and 1 more font are defined in two files, 'F/a.ttc' and 'F/b.ttc'"
                ])
        }
    }

    private func problems(_ tokens: [String: String], _ fonts: String) throws -> [String] {
        let sources = tokens.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return try problems(tokens, configuration: "{ \"sources\": [\(sources)], \(fonts) \(Self.outputs) }")
    }

    private func problems(_ tokens: [String: String], configuration: String) throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            for (path, text) in tokens { try folder.write(text, to: path) }
            return checked(
                GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            ).map(\.text)
        }
    }
}
