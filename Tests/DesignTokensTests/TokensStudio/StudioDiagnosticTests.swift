import DesignTokens
import LocatedJSON
import Testing

@Suite("What a Tokens Studio project reports")
struct StudioDiagnosticTests {
    @Test("an invalid value is reported with the correct syntax")
    func value() throws {
        try expect(
            #""a": { "type": "spacing", "value": 1️⃣"wide" }"#,
            """
            1️⃣: error: "wide" is not a length [invalid-value]
            1️⃣: note: write it as 16, 16px, 1rem, 1em or 50%
            """)
    }

    @Test("a value that references lead to is reported with the text of the token")
    func referredValue() throws {
        try expect(
            ##"""
            "tone": { "type": "text", "value": "light" }, "a": { "type": "color", "value": 1️⃣"{tone}" },
            "b": { "type": "color", "value": 2️⃣"rgba({tone}, 1)" }
            """##,
            """
            1️⃣: error: "light" is not a color (from "{tone}") [invalid-value]
            1️⃣: note: write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}
            2️⃣: error: "rgba(light, 1)" is not a color (from "rgba({tone}, 1)") [invalid-value]
            2️⃣: note: write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}
            """)
    }

    @Test("a color that is none is transparent")
    func noColor() throws {
        try expect(
            #""a": { "type": "color", "value": 1️⃣"none" }"#,
            """
            1️⃣: error: "none" is not a color [invalid-value]
            1️⃣: note: for no color, write it as transparent
            """)
    }

    @Test("a length in milliseconds is a duration")
    func durationAsLength() throws {
        try expect(
            #""a": { "type": "dimension", "value": 1️⃣"200ms" }"#,
            """
            1️⃣: error: "200ms" has the unsupported unit 'ms' [invalid-value]
            1️⃣: note: set its type to "duration"
            """)
    }

    @Test("a property beside a value that would change it is reported")
    func changingProperties() throws {
        try expect(
            ##"""
            "a": { "type": "color", "value": "#111111", 1️⃣"darkValue": "#EEEEEE", 2️⃣"alpha": 0.5, "note": "x" },
            "alpha": { "type": "color", "value": "#222222" }
            """##,
            """
            1️⃣: warning: unknown property 'darkValue' of a token [unknown-property]
            1️⃣: note: the value is used in dark mode too; write the dark value as a token of the dark theme or mode
            2️⃣: warning: unknown property 'alpha' of a token [unknown-property]
            2️⃣: note: the value is used without it; write the opacity as a part of the value
            """)
    }

    @Test("a property of a group is reported if it contains tokens, because it is skipped")
    func tokensInProperties() throws {
        try expect(
            ##"""
            "a": { "$note": { "by": "us" }, 1️⃣"$modes": { "Day": { "ink": { "type": "color", "value": "#111111" } } } }
            """##,
            """
            1️⃣: warning: unknown property '$modes' of a group [unknown-property]
            1️⃣: note: the tokens in it are skipped, because names of tokens and groups cannot begin with $
            """)
        let file = try MarkedFiles(
            ##"{ "$themes": [], 1️⃣"$kit": { "ink": { "$type": "color", "$value": "#111111" } }, "a": {} }"##)
        var project = StudioProject(path: "tokens.json")
        project.addFile(file.sources[0])
        file.expect(
            project.reading().diagnostics,
            are: """
                1️⃣: warning: unknown property '$kit' of a group [unknown-property]
                1️⃣: note: the tokens in it are skipped, because names of tokens and groups cannot begin with $
                """)
    }

    @Test("numbers with the scale of OKLCH are reported with its function")
    func numbersOfOKLCH() throws {
        try expect(
            #""a": { "type": "color", "value": 1️⃣"0.61 0.15 42" }, "b": { "type": "color", "value": 2️⃣"0.61 0.15 0.42" }"#,
            """
            1️⃣: error: "0.61 0.15 42" is not a color [invalid-value]
            1️⃣: note: if it is a color in OKLCH, write it as "oklch(0.61 0.15 42)"
            2️⃣: error: "0.61 0.15 0.42" is not a color [invalid-value]
            2️⃣: note: write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}
            """)
        try FormatReading(.dtcg, #"{ "a": { "$type": "color", "$value": 1️⃣"0.61 0.15 42" } }"#).expect(
            """
            1️⃣: error: "0.61 0.15 42" is not a color [invalid-value]
            1️⃣: note: if it is a color in OKLCH, write it as "oklch(0.61 0.15 42)"
            """)
    }

    @Test("types are compared between sets that themes use together", arguments: [true, false])
    func otherTypes(_ areTogether: Bool) throws {
        let other = areTogether ? #", "b": "source""# : ""
        let files = try MarkedFiles(
            ##"""
            { "a": { "x": { "type": "borderWidth", "value": "4" } }, "b": { "x": { "type": "borderRadius", "value": "4" } },
              "c": { "x": { "type": "fontSizes", "value": "4" } },
              "$themes": [ { "name": "One", "selectedTokenSets": { "a": "enabled"\##(other) } },
                           { "name": "Two", "selectedTokenSets": { "b": "enabled" } } ] }
            """##)
        var project = StudioProject(path: "a.json")
        project.addFile(files.sources[0])
        let warnings = project.reading().diagnostics.filter { $0.code == .typeMismatch }
        let expected =
            "'x' has the type borderRadius here, but borderWidth in another set; where both sets are enabled, the later "
            + "one is used"
        #expect(warnings.map(\.message) == (areTogether ? [expected] : []))
    }

    @Test("a length that only a browser can compute costs its token")
    func foreignLength() throws {
        try expect(
            #""a": { "type": "spacing", "value": 1️⃣"clamp(1rem, 2vw, 3rem)" }"#,
            """
            1️⃣: error: unsupported length "clamp(1rem, 2vw, 3rem)" [unsupported-length]
            1️⃣: note: if it is needed, write it in px or rem
            """)
    }

    @Test("a share of what is not known costs its token")
    func share() throws {
        try expect(
            #""a": { "type": "borderRadius", "value": 1️⃣"50%" }"#,
            """
            1️⃣: error: unsupported length "50%" [unsupported-length]
            1️⃣: note: if it is needed, write it in px or rem
            """)
    }

    @Test("a modifier that does not exist is an error that names those that do")
    func modifier() throws {
        try expect(
            ##"""
            "a": { "type": "color", "value": 1️⃣"#FF0000", "$extensions": { "studio.tokens": {
              "modify": { "type": "brighten", "value": "0.2", "space": "lch" } } } }
            """##,
            """
            1️⃣: error: "brighten" is not a modifier of colors [invalid-value]
            1️⃣: note: write one of lighten, darken, mix, alpha
            """)
    }

    @Test("a shadow in the words of CSS is an error that names its members")
    func composite() throws {
        try expect(
            #""a": { "type": "boxShadow", "value": [1️⃣"0 0 5px #0000004d"] }"#,
            """
            1️⃣: error: expected an object for the value, found a string [invalid-value]
            1️⃣: note: write an object with color, x, offsetX, y, offsetY, blur, spread, type, inset
            """)
    }

    @Test("an object is an error for a type that has no parts")
    func objects() throws {
        try expect(
            #""a": { "type": "sizing", "value": 1️⃣{ "from": "4" } }"#,
            """
            1️⃣: error: expected a string or a number for the value, found an object [invalid-value]
            1️⃣: note: only shadows, borders, text styles and transitions are objects; correct the type, or remove the token
            """)
    }

    @Test("a member that is spelled wrong is a warning, one that is no text an error")
    func members() throws {
        try expect(
            """
            "a": { "type": "typography", "value": {
              1️⃣"txtDecoration": "none", "fontSize": 2️⃣{ "size": 16 }, "lineHeight": 3️⃣null } }
            """,
            """
            1️⃣: warning: unknown key 'txtDecoration' in this value [unknown-member]
            1️⃣: note: did you mean 'textDecoration'?
            2️⃣: error: expected a string or a number for 'fontSize', found an object [invalid-value]
            2️⃣: note: put the value in double quotes
            3️⃣: error: expected a string or a number for 'lineHeight', found null [invalid-value]
            3️⃣: note: put the value in double quotes
            """)
    }

    @Test("a text that grows with every reference is an error at the reference that is too much")
    func longText() throws {
        let text = (1...20).map { #""t\#($0)": { "type": "text", "value": "{t\#($0 - 1)}{t\#($0 - 1)}" }"# }
        let reading = try project(#""t0": { "type": "text", "value": "abcd" }, "# + text.joined(separator: ", "))
        let first = try #require(reading.resolvedDiagnostics.first)
        #expect(
            first.text.hasSuffix(
                """
                error: the value grows beyond 16384 bytes with 't12' [limit-exceeded]
                a.json:1:\(first.location?.column ?? 0): note: reduce the number of nested references
                """))
    }

    @Test("a list that doubles with every reference is an error where it has too many layers")
    func longList() throws {
        let lists = (1...61).map {
            #""s\#($0)": { "type": "boxShadow", "value": ["{s\#($0 - 1)}", "{s\#($0 - 1)}"] }"#
        }
        let first = #""s0": { "type": "boxShadow", "value": { "x": 1, "y": 1, "blur": 1, "color": "red" } }, "#
        let project = try StudioProjectReading(tokens: first + lists.joined(separator: ", "))
        let reports = project.resolution.diagnostics
        #expect(reports.map(\.code) == ["limit-exceeded"])
        #expect(reports.first?.message == "the value has more than 1000 parts")
        #expect(reports.first?.loss == .token("s10"))
        #expect(!project.isLeftOut("s9"))
        #expect((10...61).allSatisfy { project.isLeftOut("s\($0)") })
    }

    @Test("a gradient, or a list of fonts, has no more parts than a value may have")
    func longTexts() throws {
        let stops = Array(repeating: "red", count: 1_001).joined(separator: ", ")
        let project = try StudioProjectReading(
            tokens: """
                "a": { "type": "color", "value": "linear-gradient(\(stops))" },
                "b": { "type": "fontFamilies", "value": "\(stops)" }, "c": { "type": "color", "value": "red" }
                """)
        #expect(project.resolution.diagnostics.map(\.code) == ["limit-exceeded", "limit-exceeded"])
        #expect(["a", "b", "c"].map(project.isLeftOut) == [true, true, false])
    }

    @Test("lists of shadows that refer to each other too often are an error")
    func deepLists() throws {
        let lists = (1...100).reversed().map { #""s\#($0)": { "type": "boxShadow", "value": ["{s\#($0 - 1)}"] }"# }
        let first = #", "s0": { "type": "boxShadow", "value": { "x": 1, "y": 1, "blur": 1, "color": "red" } }"#
        let reports = try project(lists.joined(separator: ", ") + first).resolvedDiagnostics
        #expect(reports.count == 1)
        #expect(reports[0].message == "shadows refer to each other more than 64 levels deep")
        #expect(reports[0].code == "limit-exceeded")
        #expect(reports[0].location != nil)
        #expect(reports[0].notes.map(\.message) == ["write out some of the layers"])
    }

    @Test("a token that refers to what too many groups of themes change is left out, with a warning")
    func combinations() throws {
        let groups = (0..<7).map { "g\($0)" }
        let sets = groups.flatMap { group in
            ["a", "b"].map {
                #""\#(group)\#($0)": { "\#(group)": { "type": "number", "value": "\#($0 == "a" ? 1 : 2)" } }"#
            }
        }
        let themes = groups.flatMap { group in
            ["a", "b"].map { name in
                #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { "\#(group)\#(name)": "enabled", "all": "enabled" } }"#
            }
        }
        let sum = groups.map { "{\($0)}" }.joined(separator: " + ")
        let files = try MarkedFiles(
            """
            { "all": { 1️⃣"sum": { "type": "number", "value": "\(sum)" } }, \(sets.joined(separator: ", ")),
              "$themes": [\(themes.joined(separator: ", "))] }
            """)
        var project = StudioProject(path: "a.json")
        project.addFile(files.sources[0])
        files.expect(
            project.reading().resolvedDiagnostics,
            are: """
                1️⃣: warning: 'sum' is skipped, because its references lead to more than 100 combinations of modes \
                [too-many-combinations]
                1️⃣: note: its value depends on 'g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6'
                1️⃣: note: list the modes that the app uses in "modes", or refer to tokens with fewer modes
                """)
    }

    @Test("what the themes of a mode lack is a note, and a warning where tokens refer to it")
    func absent() throws {
        let files = try MarkedFiles(
            """
            { "light": { 3️⃣"a": { "type": "number", "value": "1" }, 1️⃣"l": { "type": "number", "value": "5" },
                "same": { "type": "number", "value": "3" } },
              "dark": { "a": { "type": "number", "value": "2" }, "same": { "type": "number", "value": "3" } },
              "all": { "b": { "type": "number", "value": 2️⃣"{l}" }, "c": { "type": "number", "value": "{l} + 1" },
                "e": { "type": "number", "value": "{same}" } },
              "$themes": [
                { "name": "Light", "group": "Mode", "selectedTokenSets": { "light": "enabled", "all": "enabled" } },
                { "name": "Dark", "group": "Mode", "selectedTokenSets": { "dark": "enabled", "all": "enabled" } },
                { "name": "Dim", "group": "Mode", "selectedTokenSets": { "all": "enabled" } } ] }
            """)
        var project = StudioProject(path: "a.json")
        project.addFile(files.sources[0])
        files.expect(
            project.reading().resolvedDiagnostics,
            are: """
                2️⃣: warning: 'b' and 1 more token refer to a token that the mode 'Dark' does not define; that \
                token's value in another mode is used [missing-mode-value]
                1️⃣: note: 'l' is not defined in this mode
                2️⃣: note: define the token in a set that this mode uses, or correct the reference
                3️⃣: note: the mode 'Dim' does not define 'a'; its value in another mode is used \
                [missing-mode-value]
                3️⃣: note: to give a token its own value in this mode, define it in a set that the mode uses
                2️⃣: warning: 'b' and 2 more tokens refer to a token that the mode 'Dim' does not define; that \
                token's value in another mode is used [missing-mode-value]
                1️⃣: note: 'l' is not defined in this mode
                2️⃣: note: define the token in a set that this mode uses, or correct the reference
                """)
    }

    @Test("the default mode is called that where no theme changes a token, so that none has a name")
    func absentInUnnamedMode() throws {
        let files = try MarkedFiles(
            """
            { "core": { 1️⃣"hue": { "type": "number", "value": "3" } },
              "light": { "b": { "type": "number", "value": 2️⃣"{hue}" } },
              "$themes": [
                { "name": "Spring", "selectedTokenSets": { "light": "enabled" } },
                { "name": "Autumn", "selectedTokenSets": { "core": "enabled", "light": "enabled" } } ] }
            """)
        var project = StudioProject(path: "a.json")
        project.addFile(files.sources[0])
        files.expect(
            project.reading().resolvedDiagnostics,
            are: """
                2️⃣: warning: 'b' refers to a token that the default mode does not define; that token's value in \
                another mode is used [missing-mode-value]
                1️⃣: note: 'hue' is not defined in this mode
                2️⃣: note: define the token in a set that this mode uses, or correct the reference
                """)
    }

    @Test("what is wrong with a value is said once, however many others put it in")
    func once() throws {
        try expect(
            """
            "w": { "type": "fontWeights", "value": 1️⃣"Medium Expanded" },
            "x": { "type": "fontWeights", "value": "{w}" },
            "t": { "type": "typography", "value": { "fontFamily": "A", "fontSize": "10", "fontWeight": "{w}" } }
            """,
            """
            1️⃣: error: "Medium Expanded" is not a font weight [invalid-value]
            1️⃣: note: write a number from 1 to 1000, or a name such as Semi Bold
            """)
    }

    private func project(_ tokens: String) throws -> TokenReading {
        try reading(MarkedFiles("{ \"core\": { \(tokens) }, \"$themes\": [] }"))
    }

    private func expect(_ tokens: String, _ expected: String) throws {
        let files = try MarkedFiles("{ \"core\": { \(tokens) }, \"$themes\": [] }")
        files.expect(reading(files).resolvedDiagnostics, are: expected)
    }

    private func reading(_ files: MarkedFiles) -> TokenReading {
        var project = StudioProject(path: "a.json")
        project.addFile(files.sources[0])
        return project.reading()
    }
}
