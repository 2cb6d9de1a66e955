import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("References with the names of variables")
struct VariableNameReferenceTests {
    @Test("are read as paths, which one warning a file says")
    func slashes() throws {
        let reading = try FormatReading(
            .tokensStudio,
            ##"""
            { "Core": {
                "Plum": { "600": { "$type": "color", "$value": "#FF0000" } },
                "a": { "$type": "color", "$value": 1️⃣"{Plum/600}" }, "b": { "$type": "color", "$value": "{Plum/600}" },
                "c": { "$type": "color", "$value": "rgba({Plum/600}, 0.5)" } } }
            """##)
        reading.expect(
            """
            1️⃣: warning: 'Plum/600' is read as 'Plum.600' (and 1 more reference in this file) [outdated-syntax]
            1️⃣: note: write it as {Plum.600}
            """)
        #expect(try reading.value("b").shortText == "ff0000")
        #expect(try reading.value("c").shortText == "ff0000 0.5")
    }

    @Test("can lack the group around everything in their file")
    func wrappingGroup() throws {
        let reading = try FormatReading(
            .dtcg,
            """
            { "all": { "$type": "number", "size": { "big": { "$value": 7 } },
                "a": { "$value": 1️⃣"{size.big}" }, "b": { "$value": "{size.big}" } },
              "other": { "$type": "number", "c": { "$value": 2️⃣"{size.big}" }, "d": { "$value": 3️⃣"{c}" } } }
            """)
        reading.expect(
            """
            2️⃣: error: cannot find the token 'size.big' [dangling-alias]
            2️⃣: note: did you mean {all.size.big}?
            3️⃣: error: cannot find the token 'c' [dangling-alias]
            3️⃣: note: correct the name, or add the file that defines it to "sources"
            1️⃣: warning: 'size.big' is read as 'all.size.big' (and 1 more reference in this file) [outdated-syntax]
            1️⃣: note: write it as {all.size.big}
            """)
        #expect(try reading.value("all.b") == .number(7))
    }

    @Test("can begin with the name of the file that defines the token")
    func files() throws {
        let token = { (value: String) in #"{ "$type": "number", "$value": \#(value) }"# }
        let sources = [
            ("kit/Basics.tokens.json", #"{ "size": { "big": \#(token("7")) } }"#),
            (
                "kit/roles.json",
                #"{ "page": \#(token(#""{basics.size.big}""#)), "text": \#(token(#""{other.size.big}""#)) }"#
            ),
        ]
        let readings = try sources.map { path, text in
            DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: path), rules: .lenient)
        }
        let resolution = AliasResolver.resolve(TokenGraph(readings)).checked()
        #expect(try resolution.step("page") == "alias size.big")
        #expect(
            resolution.diagnostics.map { "\($0.message); \($0.notes[0].message)" } == [
                "cannot find the token 'other.size.big'; did you mean {size.big}?",
                "'basics.size.big' is read as 'size.big'; write it as {size.big}",
            ])
    }

    @Test("cannot lack the group to the letter of the format")
    func strict() throws {
        let files = try MarkedFiles(
            #"{ "all": { "$type": "number", "size": { "big": { "$value": 7 } }, "a": { "$value": "{size.big}" } } }"#)
        let reading = DTCGReader.read(files.sources[0], rules: .strict)
        #expect(AliasResolver.resolve(TokenGraph([reading])).checked().diagnostics.map(\.code) == [.danglingAlias])
    }

    @Test("are names as they are, if a token has one")
    func literally() throws {
        let reading = try FormatReading(
            .tokensStudio,
            ##"""
            { "Core": {
                "Plum": { "600": { "$type": "color", "$value": "#FF0000" } },
                "Plum/600": { "$type": "color", "$value": "#00FF00" },
                "a": { "$type": "color", "$value": "{Plum/600}" } } }
            """##)
        reading.expect("")
        #expect(try reading.value("a").shortText == "00ff00")
    }
}
