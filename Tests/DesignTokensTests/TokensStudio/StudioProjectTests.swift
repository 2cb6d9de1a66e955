import Diagnostics
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
        return AliasResolver.resolve(TokenGraph([project.reading()])).checked()
    }

    private func token(_ type: String, _ value: String) -> String { #"{ "value": "\#(value)", "type": "\#(type)" }"# }

    private func value(_ path: String, _ resolution: Resolution) throws -> TokenValue {
        resolution.value(of: try #require(resolution.graph.token(at: path)))
    }

    @Test("the file of a theme is one that few others share")
    func filesOfThemes() throws {
        let theme = { (name: String, sets: String) in
            #"{ "name": "\#(name)", "group": "Mode", "selectedTokenSets": { "type": "source", \#(sets) } }"#
        }
        let themes = [
            theme("light", #""light": "enabled""#), theme("dark", #""dark": "enabled""#),
            theme("wire", #""light": "enabled", "wire": "enabled""#),
        ]
        let font = { (name: String) in #"{ "font": \#(token("fontFamilies", name)) }"# }
        let color = { (value: String) in #"{ "bg": \#(token("color", value)) }"# }
        let resolution = try resolution(
            ["type": font("A"), "light": color("#ffffff"), "dark": color("#000000"), "wire": font("B")],
            themes: "[\(themes.joined(separator: ", "))]")
        let graph = resolution.graph
        let modes = try #require(graph.collections.first { $0.modes.count > 1 }).modes
        let files = modes.map { "\($0.name): \(graph.sources[$0.source].path)" }
        #expect(
            files == ["light: tokens/light.json", "dark: tokens/dark.json", "wire: tokens/wire.json"])
    }

    @Test("a group of light themes and one of dark ones are one if they share names and half of their sets")
    func appearancesInGroups() throws {
        let themes = """
            [{ "name": "light@phone", "group": "Acme", "selectedTokenSets": { "base": "enabled", "color": "enabled" } },
             { "name": "dark@phone", "group": "Acme dark",
               "selectedTokenSets": { "base": "enabled", "color": "enabled", "night": "enabled" } }]
            """
        let sets: KeyValuePairs = [
            "base": #"{ "white": \#(token("color", "#ffffff")), "black": \#(token("color", "#000000")) }"#,
            "color": #"{ "page": \#(token("color", "{white}")) }"#,
            "night": #"{ "page": \#(token("color", "{black}")) }"#,
        ]
        let joined = try resolution(sets, themes: themes)
        #expect(joined.graph.axes.map(\.contexts) == [["light@phone", "dark@phone"]])
        let page = try #require(joined.graph.token(at: "page"))
        #expect(joined.values(of: page).map(\.value).count == 2)
        #expect(
            joined.diagnostics.map(\.message) == [
                "the theme groups 'Acme' and 'Acme dark' are used as one, because their themes are light and dark"
            ])
        #expect(
            joined.diagnostics.flatMap(\.notes).map(\.message) == [
                "give them one group in Tokens Studio; to keep them apart, rename the themes"
            ])
        // Other names, and other sets, are independent choices.
        let tablet = themes.replacing("dark@phone", with: "dark@tablet")
        #expect(try resolution(sets, themes: tablet).graph.axes.flatMap(\.contexts).count != 2)
        let apart = themes.replacing(#""base": "enabled", "color": "enabled", "night""#, with: #""night""#)
        #expect(!(try resolution(sets, themes: apart).diagnostics.contains { $0.code == .inferredModes }))
    }

    @Test("a set named in another case than its file is that set, unless several fit")
    func setsInAnotherCase() throws {
        let themes = #"[{ "name": "A", "selectedTokenSets": { "base": "enabled", "wide": "enabled" } }]"#
        let sizes = { (size: String) in #"{ "a": \#(token("sizing", size)) }"# }
        let order = #"{ "tokenSetOrder": ["BASE", "wide"] }"#
        let one = try resolution(["Wide": sizes("9"), "Base": sizes("4")], themes: themes, metadata: order)
        #expect(try value("a", one) == .dimension(9, .px))
        #expect(
            one.diagnostics.map(\.message) == [
                "'BASE' in 'tokenSetOrder' is read as the token set 'Base', from which it differs in case",
                "'wide' in 'tokenSetOrder' is read as the token set 'Wide', from which it differs in case",
                "'base' in the theme 'A' is read as the token set 'Base', from which it differs in case",
                "'wide' in the theme 'A' is read as the token set 'Wide', from which it differs in case",
            ])
        #expect(one.diagnostics.last?.notes.last?.message == "give both the same spelling")
        let both = try resolution(
            ["base": sizes("4"), "wide": sizes("9")],
            themes:
                #"[{ "name": "A", "selectedTokenSets": { "base": "enabled", "Wide": "enabled", "wide": "disabled" } }]"#
        )
        #expect(try value("a", both) == .dimension(4, .px))
        #expect(both.diagnostics.first?.notes.last?.message == "did you mean 'wide'?")
        let several = try resolution(["Wide": sizes("9"), "WIDE": sizes("8"), "base": sizes("4")], themes: themes)
        #expect(try value("a", several) == .dimension(4, .px))
    }

    @Test("a set is the file with its name and the ending of token files, unless this is a set of its own")
    func setsWithTheEndingOfTokenFiles() throws {
        let themes = #"[{ "name": "A", "selectedTokenSets": { "base": "source", "Wide": "enabled" } }]"#
        let sizes = { (size: String) in #"{ "a": \#(token("sizing", size)) }"# }
        let order = #"{ "tokenSetOrder": ["base", "Wide"] }"#
        let sets: KeyValuePairs = ["Wide.tokens": sizes("9"), "base.tokens": sizes("4")]
        let one = try resolution(sets, themes: themes, metadata: order)
        #expect(try value("a", one) == .dimension(9, .px))
        #expect(one.diagnostics.map(\.message) == [])
        let two = try resolution(
            ["Wide.tokens": sizes("9"), "base.tokens": sizes("4"), "Wide": sizes("8")], themes: themes, metadata: order)
        #expect(try value("a", two) == .dimension(8, .px))
        let own = try resolution(
            sets, themes: #"[{ "name": "A", "selectedTokenSets": { "base.tokens": "enabled", "base": "disabled" } }]"#)
        #expect(try value("a", own) == .dimension(4, .px))
        #expect(own.diagnostics.map(\.code).contains(.unknownTokenSet) == false)
    }

    @Test("files override each other in the order of the longest themes if nothing else states one")
    func orderOfThemes() throws {
        let themes = #"""
            [{ "name": "A", "selectedTokenSets": { "dark": "enabled", "base": "enabled" } },
             { "name": "B", "selectedTokenSets": { "other": "enabled", "light": "enabled", "dark": "enabled" } }]
            """#
        let sizes = { (size: String) in #"{ "a": \#(token("sizing", size)) }"# }
        let sets: KeyValuePairs = [
            "base": sizes("1"), "dark": sizes("2"), "light": sizes("3"), "other": sizes("4"), "unused": sizes("5"),
        ]
        let resolution = try resolution(sets, themes: themes)
        let number = try #require(resolution.graph.token(at: "a"))
        #expect(resolution.values(of: number).map(\.value) == [.dimension(1, .px), .dimension(2, .px)])
        let stated = try self.resolution(
            sets, themes: themes, metadata: #"{ "tokenSetOrder": ["base", "dark", "light", "other"] }"#)
        #expect(stated.values(of: number).map(\.value) == [.dimension(2, .px), .dimension(4, .px)])
    }

    @Test("a numbered copy of a listed set is not used, unless it is listed or a theme uses it")
    func copiesOfSets() throws {
        let sets: KeyValuePairs = [
            "hue": #"{ "a": \#(token("color", "#fff")) }"#, "hue 2": #"{ "a": \#(token("color", "#000")) }"#,
        ]
        let copied = try resolution(sets, metadata: #"{ "tokenSetOrder": ["hue"] }"#)
        #expect(try value("a", copied) == .color(ColorValue(red: 1, green: 1, blue: 1)))
        #expect(
            copied.diagnostics.map(\.message) == [
                "the file is not used, because it is a copy of 'tokens/hue.json' that 'tokenSetOrder' does not list"
            ])
        #expect(copied.diagnostics[0].location?.path == "tokens/hue 2.json")
        #expect(copied.diagnostics[0].notes.last?.message == "remove it, or add \"hue 2\" to 'tokenSetOrder'")
        let listed = try resolution(sets, metadata: #"{ "tokenSetOrder": ["hue", "hue 2"] }"#)
        #expect(!listed.diagnostics.map(\.code).contains(.duplicateTokenSet))
        let themes = #"[{ "name": "A", "selectedTokenSets": { "hue 2": "enabled" } }]"#
        let used = try resolution(sets, themes: themes, metadata: #"{ "tokenSetOrder": ["hue"] }"#)
        #expect(try value("a", used) == .color(ColorValue(red: 0, green: 0, blue: 0)))
    }

    @Test("a numbered set with mostly other tokens is a set of its own, which overrides no listed one")
    func numberedSets() throws {
        let others = ["b", "c", "d"].map { "\"\($0)\": \(token("color", "#123456"))" }.joined(separator: ", ")
        let resolution = try resolution(
            [
                "hue": #"{ "a": \#(token("color", "#fff")), "z": \#(token("color", "#fff")) }"#,
                "hue 2": #"{ "a": \#(token("color", "#000")), \#(others) }"#,
            ], metadata: #"{ "tokenSetOrder": ["hue"] }"#)
        #expect(try value("a", resolution) == .color(ColorValue(red: 1, green: 1, blue: 1)))
        #expect(resolution.graph.tokens.count == 5)
        #expect(!resolution.diagnostics.map(\.code).contains(.duplicateTokenSet))
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
        "a length that only a browser knows costs its token",
        arguments: [
            "clamp(1rem, 0.9rem + 1.5vw, 2rem)", "4vw", "calc(100vh - 2rem)", "50ch, 40vw", "1vmin 2px", "12pt", "50%",
            "calc(100% - 8px)",
        ])
    func foreignLengths(_ text: String) throws {
        let resolution = try resolution([
            "core": #"{ "a": \#(token("sizing", text)), "b": \#(token("spacing", "{a}")) }"#
        ])
        #expect(resolution.leftOut.contains(try #require(resolution.graph.token(at: "a"))))
        #expect(resolution.diagnostics.map(\.code) == ["unsupported-length"])
        #expect(resolution.diagnostics.map(\.severity) == [.error])
        #expect(resolution.diagnostics.map(\.loss) == [.token("a")])
    }

    @Test(
        "em is a part of the font size of a text, and, in the size of a font itself, of the base font size",
        arguments: [
            ("fontSizes", "1.5em", .dimension(1.5, .rem)), ("sizing", "2em", .dimension(2, .em)),
            ("sizing", "0%", .dimension(0, .px)), ("fontSizes", "1.5rem", .dimension(1.5, .rem)),
            ("letterSpacing", "1.5em", .dimension(1.5, .em)),
            ("letterSpacing", "5%", .dimension(5, .percent)), ("lineHeights", "1.5em", .number(1.5)),
        ] as [(String, String, TokenValue)])
    func relativeLengths(type: String, text: String, expected: TokenValue) throws {
        let resolution = try resolution([
            "core": #"{ "a": \#(token(type, text)), "b": \#(token(type, "{a}")) }"#
        ])
        #expect(try value("b", resolution) == expected)
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test(
        "an invalid length is an error",
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
        #expect(resolution.diagnostics.map(\.message) == ["cannot find the token 'spaec'"])
        #expect(resolution.diagnostics[0].notes.map(\.message) == ["did you mean {space}?"])
    }

    @Test("a reference can stand in a color, in another reference, and reach into a composite value")
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
            "a": #"{ "x": { "$value": "1", "$type": "number" }, "y": { "$value": "1", "$type": "number" } }"#,
            "b": #"{ "x": { "$value": "2", "$type": "number" }, "z": { "$value": "2", "$type": "number" } }"#,
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

    @Test("a token that the themes of two groups change has a value in every combination of them")
    func twoGroups() throws {
        func theme(_ name: String, _ group: String, _ set: String) -> String {
            ##"{ "name": "\##(name)", "group": "\##(group)", "selectedTokenSets": { "core": "enabled", "\##(set)": "enabled" } }"##
        }
        let resolution = try resolution(
            [
                "core": ##"{ "gap": \##(token("spacing", "{base} * {factor}")) }"##,
                "small": ##"{ "base": \##(token("spacing", "2")) }"##,
                "large": ##"{ "base": \##(token("spacing", "3")) }"##,
                "one": ##"{ "factor": \##(token("number", "1")) }"##,
                "ten": ##"{ "factor": \##(token("number", "10")) }"##,
            ],
            themes: "[\(theme("S", "Size", "small")), \(theme("L", "Size", "large")), \(theme("1", "By", "one")), "
                + "\(theme("10", "By", "ten"))]")
        let gap = try #require(resolution.graph.token(at: "gap"))
        let values = resolution.values(of: gap).map { "\($0.mode) \(Int($0.value.points ?? 0))" }
        #expect(Set(values).isSuperset(of: ["S 2", "L 3", "10 20", "L-10 30"]))
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

    @Test("many references into a group that no token set has are one error")
    func missingGroup() throws {
        // Half of them are whole values, half of them parts of values.
        let tokens = (1...10).map { number in
            let reference = "{core.blue.\(number)}"
            return #""a\#(number)": \#(token("color", number < 6 ? reference : "rgba(\(reference), 1)"))"#
        }
        let diagnostics = try resolution(["own": "{ \(tokens.joined(separator: ", ")) }"]).diagnostics.condensed
        #expect(
            diagnostics.map(\.message) == [
                "cannot find the group 'core'; 10 tokens refer to tokens in it, such as 'core.blue.1'"
            ])
        #expect(diagnostics[0].lostTokens.count == 10)
    }

    @Test("cycles, dangling references and values of another kind are errors at their places")
    func errors() throws {
        let diagnostics = try resolution([
            "core": """
            { "a": \(token("sizing", "{b} * 2")), "b": \(token("sizing", "{a} * 2")),
              "colors": \(token("color", "#FF0000")),
              "c": \(token("color", "rgba({color}, 1)")),
              "d": \(token("sizing", "12 apples")) }
            """
        ]).diagnostics
        #expect(
            diagnostics.map(\.text) == [
                """
                tokens/core.json:1:19: error: tokens refer to each other in a circle: a → b → a [reference-cycle]
                tokens/core.json:1:19: note: give one of them a value of its own
                """,
                """
                tokens/core.json:3:25: error: cannot find the token 'color' [dangling-alias]
                tokens/core.json:3:25: note: did you mean {colors}?
                """,
                """
                tokens/core.json:4:19: error: "12 apples" is not a length [invalid-value]
                tokens/core.json:4:19: note: write it as 16, 16px, 1rem, 1em or 50%
                """,
            ])
    }

    @Test("a set named with other spaces than its file is that set")
    func setsWithOtherSpaces() throws {
        let sizes = #"{ "a": \#(token("sizing", "4")) }"#
        let project = try resolution(["Big Base": sizes], metadata: #"{ "tokenSetOrder": ["BigBase"] }"#)
        #expect(
            project.diagnostics.map(\.message) == [
                "'BigBase' in 'tokenSetOrder' is read as the token set 'Big Base', from which it differs in spaces"
            ])
    }

    @Test("a group can have a description, and a token with tokens in it other members")
    func otherMembers() throws {
        let size = token("sizing", "4")
        let group = try resolution(["a": #"{ "size": { "description": "All sizes", "s": \#(size) } }"#])
        #expect(group.diagnostics.isEmpty)
        let both = try resolution([
            "a": #"{ "size": { "value": "4", "type": "sizing", "note": "old", "l": \#(size) } }"#
        ])
        #expect(both.diagnostics.map(\.code) == ["token-with-children"])
    }
}

@Suite("Modifiers as Tokens Studio states them")
struct StudioModifierTests {
    @Test("a change, an amount and a space; nothing where no space is stated, as in the plugin")
    func statements() throws {
        #expect(try modifier("lighten", "0.2", "p3") == ColorModifier(.lighten(0.2), in: .p3))
        #expect(try modifier("darken", "20%", "lch") == ColorModifier(.darken(0.2), in: .lch))
        #expect(try modifier("darken", "20%", nil) == nil)
        #expect(try modifier("darken", "20%", "") == nil)
        #expect(try modifier("", "20%", "lch") == nil)
        #expect(try modifier("alpha", "1 / 4", "hsl") == ColorModifier(.alpha(0.25), in: .hsl))
        let mix = StudioModifier(
            members: ["type": "mix", "value": "0.74", "space": "srgb", "color": "rgba(#4477DD, 0.5)"])
        let blue = Color(.srgb, 68 / 255, 119 / 255, 221 / 255, alpha: 0.5)
        #expect(try mix.reading.get() == ColorModifier(.mix(blue, 0.74), in: .srgb))
    }

    @Test(
        "what is not known is a problem in words",
        arguments: [
            ("brighten", "0.2", "lch"), ("darken", "x", "lch"), ("darken", "0.2", "cmyk"), ("mix", "0.2", "lch"),
        ])
    func problems(_ type: String, _ value: String, _ space: String) throws {
        #expect(throws: StudioProblem.self) { try modifier(type, value, space) }
    }

    @Test("a modified color is put in as the plugin writes it, in eight bits and with its whole opacity")
    func text() throws {
        let darken = ColorModifier(.darken(0.3), in: .srgb)
        #expect(try darken.apply(to: #require(Color(css: "#00A2BA"))).studioText == "#007182")
        let veil = try ColorModifier(.alpha(0.3), in: .lch).apply(to: #require(Color(css: "#00A2BA80")))
        #expect(veil.studioText == "rgba(#00A2BA, 0.3)")
        #expect(Color(.displayP3, 1, 0, 0, alpha: 0.5).studioText == "color(display-p3 1 0 0 / 0.5)")
    }

    private func modifier(_ type: String, _ value: String, _ space: String?) throws -> ColorModifier? {
        let members = ["type": type, "value": value].merging(space.map { ["space": $0] } ?? [:]) { own, _ in own }
        return try StudioModifier(members: members).reading.get()
    }
}

@Suite("Colors of Tokens Studio")
struct StudioColorTests {
    @Test(
        "are drawn in sRGB where that holds them",
        arguments: [
            ("#abc", 0xAABBCC), ("RebeccaPurple", 0x663399), ("rgb(255, 0, 10)", 0xFF000A),
            ("rgb(100% 0% 0% / 50%)", 0xFF0000), ("rgba(#ff0000aa, 0.5)", 0xFF0000), ("rgba( #f00 , 0.5)", 0xFF0000),
            ("hsl(120, 100%, 25%)", 0x008000), ("hsla(0.5turn 100% 50% / 1)", 0x00FFFF), ("lab(100% 0 0)", 0xFFFFFF),
            ("oklch(62.8% 0.25768 29.234)", 0xFF0000),
            ("oklab(0 0 0)", 0x000000),
        ])
    func sRGB(_ text: String, _ expected: UInt32) throws {
        let (value, isMapped) = try #require(Color(css: text)).drawn()
        #expect(value.space == .srgb && value.rounded == expected && !isMapped)
    }

    @Test("and modified before others refer to them, wide ones in sRGB, as the plugin writes them")
    func modified() throws {
        let modifier = #"{ "type": "alpha", "value": "0.3", "space": "p3" }"#
        let modify = #""$extensions": { "studio.tokens": { "modify": \#(modifier) } }"#
        let (resolution, diagnostics) = try read(
            """
            { "red": { "type": "color", "value": "color(display-p3 1 0 0)", \(modify) },
              "half": { "type": "color", "value": "rgba({red}, 0.5)" } }
            """)
        #expect(diagnostics.isEmpty)
        let red = ColorValue(red: 250.0 / 255, green: 56.0 / 255, blue: 0)
        #expect(try value("red", resolution) == .color(red.withAlpha(0.3)))
        #expect(try value("half", resolution) == .color(red.withAlpha(0.5)))
    }

    @Test("and modified with colors that are modified with others, however many there are")
    func modifiedInAChain() throws {
        func color(_ name: String, mixedWith other: String) -> String {
            let modifier = #"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "{\#(other)}" }"#
            let modify = #""$extensions": { "studio.tokens": { "modify": \#(modifier) } }"#
            return ##""\##(name)": { "type": "color", "value": "#000000", \##(modify) }"##
        }
        let chain = (1...20_000).map { color("c\($0)", mixedWith: "c\($0 - 1)") }.joined(separator: ",")
        let (resolution, diagnostics) = try read(##"{ \##(chain), "c0": { "type": "color", "value": "#FFFFFF" } }"##)
        #expect(diagnostics.isEmpty)
        let gray = ColorValue(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255)
        #expect(try value("c1", resolution).isSame(as: .color(gray)))
        let circle = try read("{ \(color("a", mixedWith: "b")), \(color("b", mixedWith: "a")) }")
        #expect(circle.1.map(\.code) == ["reference-cycle"])
    }

    @Test("that no screen shows are brought into Display P3, with a warning")
    func outOfGamut() throws {
        let (resolution, diagnostics) = try read(#"{ "a": { "type": "color", "value": "color(rec2020 0 1 0)" } }"#)
        let drawn = Color(.rec2020, 0, 1, 0).drawn().value
        #expect(drawn.space == .displayP3)
        #expect(try value("a", resolution) == .color(drawn))
        #expect(diagnostics.map(\.code) == ["out-of-gamut"] && diagnostics.map(\.severity) == [.warning])
    }

    private func read(_ text: String) throws -> (Resolution, [Diagnostic]) {
        var project = StudioProject(path: "tokens")
        project.addSet(try JSONDocument(parsing: Array(text.utf8), path: "tokens/core.json"), named: "core")
        let resolution = AliasResolver.resolve(TokenGraph([project.reading()])).checked()
        return (resolution, resolution.diagnostics)
    }

    private func value(_ path: String, _ resolution: Resolution) throws -> TokenValue {
        resolution.value(of: try #require(resolution.graph.token(at: path)))
    }
}

extension ColorValue {
    fileprivate func withAlpha(_ alpha: Double) -> ColorValue {
        ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha)
    }
}
