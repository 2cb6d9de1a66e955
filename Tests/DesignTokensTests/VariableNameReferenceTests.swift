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

    @Test("can lead to their values, as some plugins write them", arguments: [true, false])
    func values(isStudio: Bool) throws {
        let object = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
        let tokens = """
            { "red": { "$type": "color", "$value": \(isStudio ? ##""#FF0000""## : object) },
              "ink": { "$type": "color", "$value": 1️⃣"{red.$value}" }, "text": { "$type": "color", "$value": "{red.value}" } }
            """
        let reading = try FormatReading(
            isStudio ? .tokensStudio : .dtcg, isStudio ? "{ \"Core\": \(tokens) }" : tokens)
        reading.expect(
            """
            1️⃣: warning: 'red.$value' is read as 'red' (and 1 more reference in this file) [outdated-syntax]
            1️⃣: note: write it as {red}
            """)
        #expect(try reading.value("text").shortText == "ff0000")
    }

    @Test("can lead to values inside values, too, unless the file is held to the letter", arguments: [false, true])
    func valuesInsideValues(isStrict: Bool) throws {
        let file = try FormatFile(
            """
            { "thin": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
              "line": { "$type": "border", "$value": { "width": 1️⃣"{thin.$value}", "style": "solid",
                "color": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }
            """, isStrict: isStrict)
        #expect(file.paths == (isStrict ? ["thin"] : ["thin", "line"]))
    }

    @Test("can lack the groups around them, if the names of variables contain their own")
    func namesWithGroups() throws {
        let reading = try FormatReading(
            .dtcg,
            """
            { "Size": { "$type": "number", "size": { "space/s": { "$value": 7 }, "gap": { "$value": 1️⃣"{space/s}" } },
                "a": { "$value": 2️⃣"{space/s}" } } }
            """)
        reading.expect(
            """
            2️⃣: error: cannot find the token 'space/s' [dangling-alias]
            2️⃣: note: correct the name, or add the file that defines it to "sources"
            1️⃣: warning: 'space/s' is read as 'Size.size.space/s' [outdated-syntax]
            1️⃣: note: write it as {Size.size.space/s}
            """)
        #expect(try reading.value("Size.size.gap") == .number(7))
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

    @Test("can lack the group around everything in other files, also inside values")
    func wrappingGroupOfOtherFile() throws {
        let color = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"##
        let files = try MarkedFiles(
            #"{ "all": { "ink": { "red": \#(color), "blue": \#(color) } } }"#,
            """
            { "all": { "text": { "$value": 1️⃣"{ink.red}" }, "line": { "$value": "{ink.blue}" },
                "edge": { "$type": "border", "$value": { "color": 2️⃣"{ink.red}", "style": "solid",
                  "width": { "value": 1, "unit": "px" } } } },
              "other": { "$value": 3️⃣"{ink.red}" } }
            """,
            """
            { "all": { "edge2": { "$type": "border", "$value": { "color": 4️⃣"{ink.red}", "style": "solid",
                  "width": { "value": 1, "unit": "px" } } } } }
            """)
        let readings = files.sources.map { DTCGReader.read($0, rules: .lenient) }
        let resolution = AliasResolver.resolve(TokenGraph(readings)).checked()
        files.expect(
            resolution.diagnostics,
            are: """
                3️⃣: error: cannot find the token 'ink.red' [dangling-alias]
                3️⃣: note: did you mean {all.ink.red}?
                1️⃣: warning: 'ink.red' is read as 'all.ink.red' (and 1 more reference in this file) [outdated-syntax]
                1️⃣: note: write it as {all.ink.red}
                2️⃣: error: cannot find the token 'ink.red' [dangling-alias]
                2️⃣: note: did you mean {all.ink.red}?
                4️⃣: warning: 'ink.red' is read as 'all.ink.red' [outdated-syntax]
                4️⃣: note: write it as {all.ink.red}
                """)
        #expect(try resolution.step("all.line") == "alias all.ink.blue")
    }

    @Test("can lack the group inside values of every mode")
    func wrappingGroupInModes() throws {
        let edge = { (color: String, width: Int) in
            """
            { "all": { "edge": { "$type": "border", "$value": { "color": "{ink.\(color)}", "style": "solid",
                "width": { "value": \(width), "unit": "px" } } } } }
            """
        }
        let color = { (red: Int) in
            #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0] } }"#
        }
        let files = try MarkedFiles([
            "kit.json": #"{ "all": { "ink": { "red": \#(color(1)), "black": \#(color(0)) } } }"#,
            "Light.tokens.json": edge("red", 1), "Dark.tokens.json": edge("black", 2),
        ])
        let readings = files.sources.map { DTCGReader.read($0, rules: .lenient) }
        let resolution = AliasResolver.resolve(TokenGraph(readings)).checked()
        let codes = resolution.diagnostics.filter { $0.severity != .note }.map(\.code)
        #expect(codes == [.outdatedSyntax, .outdatedSyntax])
        let token = try #require(resolution.graph.token(at: "all.edge"))
        #expect(resolution.values(of: token).map(\.mode) == ["Light", "Dark"])
    }

    @Test("cannot lack the group if several files define the token in it")
    func ambiguousWrappingGroup() throws {
        let files = try MarkedFiles(
            #"{ "all": { "size": { "a": { "$type": "number", "$value": 1 } } } }"#,
            #"{ "all": { "size": { "a": { "$type": "number", "$value": 2 } }, "n": { "x": 5 } } }"#,
            #"{ "all": { "page": { "$type": "number", "$value": "{size.a}" } } }"#)
        let readings = files.sources.map { DTCGReader.read($0, rules: .lenient) }
        let resolution = AliasResolver.resolve(TokenGraph(readings)).checked()
        #expect(resolution.diagnostics.map(\.code).contains(.danglingAlias))
        #expect(resolution.graph.token(at: "all.page").map(resolution.graph.isUnusable) == true)
    }

    @Test("can begin with the name of a token set, also of another file")
    func setsOfOtherFiles() throws {
        let set = { (name: String, tokens: String) in
            #"{ "\#(name)": { "color": { \#(tokens) } }, "$metadata": { "tokenSetOrder": ["\#(name)"] } }"#
        }
        let files = try MarkedFiles(
            set("base", ##""sea": { "$type": "color", "$value": "#0066cc" }"##),
            set("roles", #""link": { "$type": "color", "$value": 1️⃣"{base.color.sea}" }"#))
        let read = TokenFormatReader.tokensStudio.read
        let readings = files.sources.map { read([$0], nil, ReadingOptions(), NoFolders()) }
        let resolution = AliasResolver.resolve(TokenGraph(readings)).checked()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: warning: 'base.color.sea' is read as 'color.sea' [outdated-syntax]
                1️⃣: note: write it as {color.sea}
                """)
        #expect(try resolution.step("color.link") == "alias color.sea")
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
