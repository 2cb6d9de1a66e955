import DesignTokens
import LocatedJSON
import Testing

@Suite("What a Tokens Studio project says")
struct StudioDiagnosticTests {
    @Test("a value that is none is said with how to write it")
    func value() throws {
        try expect(
            #""a": { "type": "spacing", "value": 1️⃣"wide" }"#,
            """
            1️⃣: error: "wide" is not a length [invalid-value]
            1️⃣: note: write it as 16, 16px, 1rem, 1em or 50%
            """)
    }

    @Test("a length that only a browser can compute costs its token")
    func foreignLength() throws {
        try expect(
            #""a": { "type": "spacing", "value": 1️⃣"clamp(1rem, 2vw, 3rem)" }"#,
            """
            1️⃣: error: "clamp(1rem, 2vw, 3rem)" is a length that has no value in Swift [foreign-length]
            1️⃣: note: write it in px or rem, if it is needed
            """)
    }

    @Test("a share of what is not known costs its token")
    func share() throws {
        try expect(
            #""a": { "type": "borderRadius", "value": 1️⃣"50%" }"#,
            """
            1️⃣: error: "50%" is a length that has no value in Swift [foreign-length]
            1️⃣: note: write it in px or rem, if it is needed
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
            1️⃣: error: the value is an object, not a string [invalid-value]
            1️⃣: note: its members are color, x, offsetX, y, offsetY, blur, spread, type, inset
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
            1️⃣: warning: "txtDecoration" is not a member of this value [unknown-member]
            1️⃣: note: did you mean "textDecoration"?
            2️⃣: error: "fontSize" is an object, not a text or a number [invalid-value]
            2️⃣: note: put the value into double quotes
            3️⃣: error: "lineHeight" is null, not a text or a number [invalid-value]
            3️⃣: note: put the value into double quotes
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
                error: with {t12} the value grows beyond 16384 bytes [limit-exceeded]
                a.json:1:\(first.location?.column ?? 0): note: do not put texts into texts that often
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
        #expect(reports.first?.message == "its value has more than 1000 parts")
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
        #expect(reports[0].message == "shadows refer to each other more than 64 deep")
        #expect(reports[0].code == "limit-exceeded")
        #expect(reports[0].location != nil)
        #expect(reports[0].notes.map(\.message) == ["write some of the layers out"])
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
                1️⃣: warning: sum is left out: what it refers to has more than 100 modes [too-many-combinations]
                1️⃣: note: these change it: "g0", "g1", "g2", "g3", "g4", "g5", "g6"
                1️⃣: note: name the modes that are shown in "modes", or refer to tokens that fewer change
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
                2️⃣: warning: b and 1 more token refer to what the mode "Dark" lacks: the value of another is taken \
                [missing-mode-value]
                1️⃣: note: it lacks l
                2️⃣: note: state a value in a set that this mode takes, or correct the name
                3️⃣: note: the mode "Dim" does not state a: where a value is needed it is that of another mode \
                [missing-mode-value]
                3️⃣: note: state a value in a set that this mode takes, if it has one
                2️⃣: warning: b and 2 more tokens refer to what the mode "Dim" lacks: the value of another is taken \
                [missing-mode-value]
                1️⃣: note: it lacks l
                2️⃣: note: state a value in a set that this mode takes, or correct the name
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
                2️⃣: warning: b refers to what the default mode lacks: the value of another is taken [missing-mode-value]
                1️⃣: note: it lacks hue
                2️⃣: note: state a value in a set that this mode takes, or correct the name
                """)
    }

    @Test("what is wrong with a value is said once, however many others put it in")
    func once() throws {
        try expect(
            """
            "w": { "type": "fontWeights", "value": 1️⃣"Expanded Medium" },
            "x": { "type": "fontWeights", "value": "{w}" },
            "t": { "type": "typography", "value": { "fontFamily": "A", "fontSize": "10", "fontWeight": "{w}" } }
            """,
            """
            1️⃣: error: "Expanded Medium" is not a font weight [invalid-value]
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
