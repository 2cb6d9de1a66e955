import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Tokens Studio projects")
struct StudioProjectTests {
    private func resolution(
        _ sets: KeyValuePairs<String, String>, themes: String? = nil, metadata: String? = nil
    ) throws -> Resolution {
        var project = StudioProject(path: "tokens")
        for (name, text) in sets {
            project.addSet(try JSONDocument(parsing: Array(text.utf8), path: "tokens/\(name).json"), named: name)
        }
        if let themes { project.addThemes(try JSONDocument(parsing: Array(themes.utf8), path: "tokens/$themes.json")) }
        if let metadata {
            project.addMetadata(try JSONDocument(parsing: Array(metadata.utf8), path: "tokens/$metadata.json"))
        }
        return Resolver.resolve(TokenGraph(project.documents()))
    }

    private func token(_ type: String, _ value: String) -> String { #"{ "value": "\#(value)", "type": "\#(type)" }"# }

    private func value(_ path: String, _ resolution: Resolution) throws -> TokenValue {
        resolution.value(of: try #require(resolution.graph.token(at: path)))
    }

    @Test("a reference to a whole token stays one, in either spelling")
    func alias() throws {
        let resolution = try resolution([
            "core":
                #"{ "aa": \#(token("sizing", "8")), "b": \#(token("spacing", "{aa}")), "c": \#(token("sizing", "$aa")) }"#
        ])
        #expect(try resolution.step("b") == "alias aa")
        #expect(try resolution.step("c") == "alias aa")
        #expect(try value("c", resolution) == .dimension(8, .px))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("sums are done with what the references have come to")
    func math() throws {
        let resolution = try resolution([
            "core": """
            { "base": \(token("sizing", "4 + 4")), "double": \(token("sizing", "{base} * 2")),
              "share": \(token("opacity", "50%")), "ratio": \(token("lineHeights", "130%")) }
            """
        ])
        #expect(try value("double", resolution) == .dimension(16, .px))
        #expect(try value("share", resolution) == .number(0.5))
        #expect(try value("ratio", resolution) == .number(1.3))
    }

    @Test(
        "a length that only a browser knows is a warning, and the token has no value",
        arguments: [
            "clamp(1rem, 0.9rem + 1.5vw, 2rem)", "4vw", "calc(100vh - 2rem)", "50ch, 40vw", "1vmin 2px", "12pt",
        ])
    func foreignLengths(_ text: String) throws {
        let resolution = try resolution([
            "core": #"{ "a": \#(token("sizing", text)), "b": \#(token("spacing", "{a}")) }"#
        ])
        #expect(try value("b", resolution) == .uninterpreted)
        #expect(resolution.diagnostics.map(\.code) == ["foreign-length"])
        #expect(resolution.diagnostics.map(\.severity) == [.warning])
    }

    @Test(
        "what is no length anywhere is an error",
        arguments: ["12 apples", "clamp(a, b, c)", "90deg", "1fr", "calc(1px / 0)", "vw", "4vw apples", ""])
    func wrongLengths(_ text: String) throws {
        let resolution = try resolution(["core": #"{ "a": \#(token("sizing", text)) }"#])
        #expect(resolution.diagnostics.map(\.code) == ["invalid-value"])
    }

    @Test("a name that is wrong in every theme is reported once, with advice")
    func danglingInThemes() throws {
        let themes = (0..<30).map {
            #"{ "name": "T\#($0)", "group": "g", "selectedTokenSets": { "core": "enabled" } }"#
        }
        let resolution = try resolution(
            ["core": #"{ "space": \#(token("spacing", "1")), "a": \#(token("spacing", "{spaec} * 2")) }"#],
            themes: "[\(themes.joined(separator: ","))]")
        #expect(resolution.diagnostics.map(\.message) == ["{spaec} names no token"])
        #expect(resolution.diagnostics[0].notes.map(\.message) == ["did you mean {space}?"])
    }

    @Test("a reference can stand in a colour, in another reference, and reach into a composite value")
    func references() throws {
        let resolution = try resolution([
            "core": """
            { "red": \(token("color", "#FF0000")), "name": \(token("other", "red")),
              "veil": \(token("color", "rgba({red}, 0.5)")), "named": \(token("color", "{{name}}")),
              "text": { "type": "typography", "value": { "fontSize": "12px", "fontFamily": "Inter" } },
              "size": \(token("fontSizes", "{text.fontSize}")) }
            """
        ])
        #expect(try value("veil", resolution) == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(try value("named", resolution) == .color(ColorValue(red: 1, green: 0, blue: 0)))
        #expect(try value("size", resolution) == .dimension(12, .px))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("of two sets that state a token, the later in the order of the project counts")
    func order() throws {
        let sets: KeyValuePairs = [
            "a": #"{ "x": { "$value": "1", "$type": "number" } }"#,
            "b": #"{ "x": { "$value": "2", "$type": "number" } }"#,
        ]
        #expect(try value("x", try resolution(sets)) == .number(2))
        let ordered = try resolution(sets, metadata: #"{ "tokenSetOrder": ["b", "a"] }"#)
        #expect(try value("x", ordered) == .number(1))
    }

    @Test("the themes of a group are modes, and sets that are sources are referred to, not emitted")
    func themes() throws {
        let resolution = try resolution(
            [
                "core": #"{ "ink": \#(token("color", "#111111")), "snow": \#(token("color", "#EEEEEE")) }"#,
                "light": #"{ "text": \#(token("color", "{ink}")) }"#,
                "dark": #"{ "text": \#(token("color", "{snow}")) }"#,
            ],
            themes: """
                [{ "id": "1", "name": "Light", "group": "Scheme",
                   "selectedTokenSets": { "core": "source", "light": "enabled" } },
                 { "id": "2", "name": "Dark", "group": "Scheme",
                   "selectedTokenSets": { "core": "source", "dark": "enabled" } }]
                """)
        #expect(resolution.diagnostics.isEmpty)
        let text = try #require(resolution.graph.token(at: "text"))
        #expect(resolution.values(of: text).map(\.mode) == ["Light", "Dark"])
        #expect(try resolution.step("text") == "alias ink")
        let ink = try #require(resolution.graph.token(at: "ink"))
        #expect(resolution.graph.tokens[ink].isReferenceOnly)
        #expect(!resolution.graph.tokens[text].isReferenceOnly)
        #expect(resolution.values(of: ink).isEmpty)
    }

    @Test("what is computed from a token that a theme changes changes with it")
    func computedInModes() throws {
        let resolution = try resolution(
            [
                "small": #"{ "base": \#(token("sizing", "4")) }"#, "large": #"{ "base": \#(token("sizing", "8")) }"#,
                "sizes": #"{ "gap": \#(token("spacing", "{base} * 2")) }"#,
            ],
            themes: """
                [{ "name": "Small", "selectedTokenSets": { "small": "enabled", "sizes": "enabled" } },
                 { "name": "Large", "selectedTokenSets": { "large": "enabled", "sizes": "enabled" } }]
                """)
        let gap = try #require(resolution.graph.token(at: "gap"))
        #expect(resolution.values(of: gap).map(\.value) == [.dimension(8, .px), .dimension(16, .px)])
    }

    @Test("a long chain of references is followed without deep recursion")
    func longChain() throws {
        let links = (1...20_000).map { #""t\#($0)": { "value": "{t\#($0 - 1)} + 1", "type": "number" }"# }
        let resolution = try resolution([
            "core": #"{ "t0": { "value": "0", "type": "number" }, \#(links.joined(separator: ",")) }"#
        ])
        #expect(try value("t20000", resolution) == .number(20_000))
    }

    @Test("a cycle, a reference that dangles and a value of another kind are errors at their places")
    func errors() throws {
        let diagnostics = try resolution([
            "core": """
            { "a": \(token("sizing", "{b} * 2")), "b": \(token("sizing", "{a} * 2")),
              "colour": \(token("color", "#FF0000")),
              "c": \(token("color", "rgba({color}, 1)")),
              "d": \(token("sizing", "12 apples")) }
            """
        ]).diagnostics
        #expect(
            diagnostics.map(\.text) == [
                """
                tokens/core.json:1:19: error: these tokens refer to each other: a → b → a [alias-cycle]
                tokens/core.json:1:19: note: give one of them a value of its own
                """,
                """
                tokens/core.json:3:25: error: {color} names no token [dangling-alias]
                tokens/core.json:3:25: note: did you mean {colour}?
                """,
                """
                tokens/core.json:4:19: error: "12 apples" is not a length [invalid-value]
                tokens/core.json:4:19: note: write it as 16, 16px, 1rem, 1em or 50%
                """,
            ])
    }
}

@Suite("Colour modifiers of Tokens Studio")
struct StudioColorChangeTests {
    /// The base colour of the plugin's own examples, changed by a fifth, as components of the given space.
    @Test(
        "lighten and darken as the plugin does",
        arguments: [
            ("lighten", "srgb", [0.80549, 0.40706, 0.40706]), ("darken", "srgb", [0.60549, 0.20706, 0.20706]),
        ])
    func srgb(_ type: String, _ space: String, _ expected: [Double]) throws {
        let color = try changed("#C14242", type, "0.2", space)
        #expect(isNear([color.red, color.green, color.blue], expected, 0.00001))
    }

    @Test("hsl", arguments: [("lighten", [0.0, 0.50598, 0.60627]), ("darken", [0.0, 0.50598, 0.40627])])
    func hsl(_ type: String, _ expected: [Double]) throws {
        let hsl = try changed("#C14242", type, "0.2", "hsl").coordinates.hslFromSRGB
        #expect(isNear([hsl.first, hsl.second, hsl.third], expected, 0.00001))
    }

    @Test("lch", arguments: [("lighten", [57.685, 47.48, 29.704]), ("darken", [37.685, 47.48, 29.704])])
    func lch(_ type: String, _ expected: [Double]) throws {
        let lch = try changed("#C14242", type, "0.2", "lch").coordinates.lchFromSRGB
        #expect(isNear([lch.first, lch.second, lch.third], expected, 0.001))
    }

    @Test("p3", arguments: [("lighten", [0.76016, 0.43532, 0.42213]), ("darken", [0.56016, 0.23532, 0.22213])])
    func p3(_ type: String, _ expected: [Double]) throws {
        let p3 = try changed("#C14242", type, "0.2", "p3").coordinates.displayP3FromSRGB
        #expect(isNear([p3.first, p3.second, p3.third], expected, 0.00001))
    }

    @Test("mix and darken come to the same eight bits as elsewhere")
    func eightBits() throws {
        let mix = StudioColorChange(type: "mix", value: "0.74", space: "srgb", color: "#4477DD")
        #expect(try mix.applied(to: #require(ColorValue(css: "#FFFFFF"))).get().hexadecimalText == "#759AE6")
        #expect(try changed("#00A2BA", "darken", "0.3", "srgb").hexadecimalText == "#007182")
    }

    @Test("alpha is set, not multiplied")
    func alpha() throws {
        #expect(try changed("#FF000080", "alpha", "30%", "srgb").alpha == 0.3)
    }

    @Test(
        "what is not known is a problem in words",
        arguments: [("brighten", "0.2", "lch"), ("darken", "x", "lch"), ("darken", "0.2", "cmyk")])
    func problems(_ type: String, _ value: String, _ space: String) throws {
        let change = StudioColorChange(type: type, value: value, space: space)
        #expect(throws: StudioProblem.self) { try change.applied(to: ColorValue(red: 0, green: 0, blue: 0)).get() }
    }

    private func changed(_ color: String, _ type: String, _ value: String, _ space: String) throws -> ColorValue {
        let change = StudioColorChange(type: type, value: value, space: space)
        return try change.applied(to: #require(ColorValue(css: color))).get()
    }

    private func isNear(_ actual: [Double], _ expected: [Double], _ distance: Double) -> Bool {
        zip(actual, expected).allSatisfy { abs($0 - $1) <= distance }
    }
}

@Suite("Colours as texts")
struct ColorTextTests {
    @Test(
        "of CSS and of Tokens Studio",
        arguments: [
            ("#abc", "#AABBCC"), ("#aabbcc80", "#AABBCC80"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
            ("rgb(255, 0, 10)", "#FF000A"), ("rgba(255,0,10,.5)", "#FF000A80"), ("rgb(100% 0% 0% / 50%)", "#FF000080"),
            ("rgba(#ff0000, 50%)", "#FF000080"), ("rgba(#ff0000aa, 0.5)", "#FF000080"),
            ("rgba( #f00 , 0.5)", "#FF000080"),
            ("hsl(120, 100%, 25%)", "#008000"), ("hsla(0.5turn 100% 50% / 1)", "#00FFFF"), ("lab(100% 0 0)", "#FFFFFF"),
            ("oklch(62.8% 0.25768 29.234)", "#FF0000"), ("lch(54.29 106.84 40.85)", "#FF0000"),
            ("oklab(0 0 0)", "#000000"),
        ])
    func read(_ text: String, _ expected: String) {
        #expect(ColorValue(css: text)?.hexadecimalText == expected)
    }

    @Test(
        "and nothing else",
        arguments: [
            "", "#", "#12", "red-ish", "rgb(1, 2)", "rgb(1, 2, x)", "rgb(1,2,3", "linear-gradient(red, blue)", "{a}",
        ])
    func others(_ text: String) {
        #expect(ColorValue(css: text) == nil)
    }
}
