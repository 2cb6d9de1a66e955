import Diagnostics
import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: projects without themes")
struct StudioInferredModesTests {
    private let core = """
        "core": { "ink": { "type": "color", "value": "#111111" }, "snow": { "type": "color", "value": "#EEEEEE" } },
        """

    @Test("sets that state the same tokens are modes with a note, the light one first")
    func alternatives() throws {
        let project = try StudioProjectReading(
            core + """
                "mode/dark": { "text": { "type": "color", "value": "{snow}" }, "back": { "type": "color", "value": "{ink}" } },
                "mode/light": { "text": { "type": "color", "value": "{ink}" }, "back": { "type": "color", "value": "{snow}" } },
                "$themes": []
                """)
        #expect(
            project.diagnostics == [
                "note: these token sets define the same tokens and are used as modes: \"mode/dark\", \"mode/light\" "
                    + "[inferred-modes]"
            ])
        let text = try #require(project.resolution.graph.token(at: "text"))
        #expect(project.resolution.values(of: text).map(\.mode) == ["light", "dark"])
        #expect(project.resolution.graph.axes.map(\.name) == ["mode"])
        #expect(project.value("text")?.isSame(as: project.value("ink") ?? .deferred) == true)
    }

    @Test("modes of several folders with the same names are chosen together")
    func severalFolders() throws {
        func set(_ name: String, _ token: String, _ value: String) -> String {
            #""\#(name)": { "\#(token)": { "type": "color", "value": "\#(value)" } }"#
        }
        let sets = [
            set("Parts/Light", "menu", "{text}"), set("Parts/Dark", "menu", "{snow}"),
            set("Roles/Light", "text", "{ink}"), set("Roles/Dark", "text", "{snow}"),
        ]
        let project = try StudioProjectReading(core + sets.joined(separator: ", "))
        let menu = try #require(project.resolution.graph.token(at: "menu"))
        #expect(project.resolution.values(of: menu).map(\.mode) == ["Light", "Dark"])
    }

    @Test("a light and a dark set that every theme enables are modes, with a note that says so")
    func enabledSets() throws {
        let project = try StudioProjectReading(
            core + """
                "mode/light": { "text": { "type": "color", "value": "{ink}" } },
                "mode/dark": { "text": { "type": "color", "value": "{snow}" } },
                "brand": { "ink": { "type": "color", "value": "#222222" } },
                "$themes": [
                    { "name": "A", "selectedTokenSets": { "core": "enabled", "mode/light": "enabled", "mode/dark": "enabled" } },
                    { "name": "B", "selectedTokenSets":
                        { "core": "enabled", "mode/light": "enabled", "mode/dark": "enabled", "brand": "enabled" } } ]
                """)
        #expect(
            project.diagnostics == [
                "note: these token sets define the same tokens and are used as modes: \"mode/light\", \"mode/dark\" "
                    + "[inferred-modes]"
            ])
        #expect(
            project.resolution.diagnostics[0].notes.map(\.message) == [
                "the themes enable all of them; to use only one, disable the others in the themes"
            ])
        #expect(project.resolution.graph.axes.map(\.contexts) == [["A", "B"], ["light", "dark"]])
    }

    @Test("a light and a dark set that each theme enables are its appearances, unless a theme uses only one")
    func ownAppearances() throws {
        func set(_ name: String, _ color: String) -> String {
            #""\#(name)": { "text": { "type": "color", "value": "\#(color)" } },"#
        }
        func theme(_ name: String, _ sets: String...) -> String {
            let sets = sets.map { #""\#($0)": "enabled""# }.joined(separator: ", ")
            return #"{ "name": "\#(name)", "group": "brand", "selectedTokenSets": { \#(sets) } }"#
        }
        let sets =
            set("sea/light", "#0000FF") + set("sea/dark", "#000080") + set("sand/light", "#FFFF00")
            + set("sand/dark", "#808000")
        let sand = theme("Sand", "sand/light", "sand/dark")
        let project = try StudioProjectReading(
            sets + #""$themes": [\#(theme("Sea", "sea/light", "sea/dark")), \#(sand)]"#)
        let brands = ["Sea-light", "Sea-dark", "Sand-light", "Sand-dark"]
        #expect(project.resolution.graph.axes.map(\.contexts) == [brands])
        #expect(project.diagnostics.count == 2)
        let night = theme("Night", "sea/light", "sea/dark")
        let chosen = try StudioProjectReading(
            sets + #""$themes": [\#(theme("Day", "sea/light")), \#(night), \#(sand)]"#)
        #expect(chosen.resolution.graph.axes.map(\.contexts) == [["Day", "Night", "Sand"]])
    }

    @Test("sets that every theme enables and that are no appearances override one another")
    func overridingSets() throws {
        let project = try StudioProjectReading(
            """
            "mode/one": { "text": { "type": "color", "value": "#111111" } },
            "mode/two": { "text": { "type": "color", "value": "#222222" } },
            "$themes": [ { "name": "A", "selectedTokenSets": { "mode/one": "enabled", "mode/two": "enabled" } } ]
            """)
        #expect(project.diagnostics.isEmpty)
        #expect(project.resolution.graph.axes.isEmpty)
    }

    @Test("sets named after a collection and a mode have both names")
    func collectionAndMode() throws {
        let project = try StudioProjectReading(
            """
            "Spacing.Compact": { "gap": { "type": "spacing", "value": "4" } },
            "Spacing.Standard": { "gap": { "type": "spacing", "value": "8" } }, "$themes": []
            """)
        let gap = try #require(project.resolution.graph.token(at: "gap"))
        #expect(project.resolution.values(of: gap).map(\.mode) == ["Standard", "Compact"])
        #expect(project.resolution.graph.axes.map(\.name) == ["Spacing"])
    }

    @Test("sets of files that end in .tokens.json have names without the ending")
    func tokensFiles() throws {
        let project = try StudioProjectReading(
            """
            "01 Kit.Compact.tokens": { "gap": { "type": "spacing", "value": "4" } },
            "01 Kit.Standard.tokens": { "gap": { "type": "spacing", "value": "8" } }, "$themes": []
            """)
        let gap = try #require(project.resolution.graph.token(at: "gap"))
        #expect(project.resolution.values(of: gap).map(\.mode) == ["Standard", "Compact"])
    }

    @Test("groups named after appearances are modes, as in other formats")
    func groups() throws {
        let project = try StudioProjectReading(
            """
            "core": { "ink": { "type": "color", "value": "#111111" }, "snow": { "type": "color", "value": "#EEEEEE" } },
            "theme": {
                "light": { "text": { "type": "color", "value": "{ink}" }, "icon": { "type": "color", "value": "{light.text}" } },
                "dark": { "text": { "type": "color", "value": "{snow}" }, "icon": { "type": "color", "value": "{dark.text}" } } }
            """)
        let resolution = project.resolution
        for path in ["text", "icon"] {
            let token = try #require(resolution.graph.token(at: path))
            let values = resolution.values(of: token)
            #expect(values.map(\.mode) == ["light", "dark"])
            let digits = values.map { value in
                if case .color(let color) = value.value { String(color.rounded, radix: 16) } else { "" }
            }
            #expect(digits == ["111111", "eeeeee"])
        }
        #expect(resolution.diagnostics.map(\.code) == ["inferred-modes"])
    }

    @Test("a set that states a part of a larger one is a mode in which both hold")
    func overlays() throws {
        let project = try StudioProjectReading(
            """
            "global": { "a": { "type": "number", "value": "1" }, "b": { "type": "number", "value": "2" },
                        "c": { "type": "number", "value": "{a}" } },
            "Dark Mode": { "a": { "type": "number", "value": "10" } }, "$metadata": { "tokenSetOrder": ["global", "Dark Mode"] }
            """)
        #expect(project.resolution.diagnostics.map(\.code) == ["inferred-modes"])
        #expect(project.values("a") == ["global: number(1.0)", "Dark Mode: number(10.0)"])
        #expect(project.values("c") == ["global: number(1.0)", "Dark Mode: number(10.0)"])
        #expect(project.values("b") == [])
    }

    @Test(
        "a dark set is a mode wherever it lies, and each of several beside the set that it changes",
        arguments: ["dark", "Dark Mode", "color-scheme-dark/common", "common-dark", "theme/dark"])
    func darkSets(_ name: String) throws {
        let project = try StudioProjectReading(
            """
            "brand": { "b": { "type": "number", "value": "7" } },
            "common": { "back": { "type": "number", "value": "1" }, "text": { "type": "number", "value": "2" } },
            "tab": { "line": { "type": "number", "value": "3" }, "gap": { "type": "number", "value": "4" } },
            "\(name)": { "back": { "type": "number", "value": "10" } },
            "\(name)/tab": { "line": { "type": "number", "value": "30" } },
            "$metadata": { "tokenSetOrder": ["brand", "common", "tab", "\(name)", "\(name)/tab"] }
            """)
        #expect(project.resolution.diagnostics.map(\.code) == ["inferred-modes", "inferred-modes"])
        #expect(project.values("back").map { $0.suffix(11) } == ["number(1.0)", "umber(10.0)"])
        #expect(project.values("line").map { $0.suffix(11) } == ["number(3.0)", "umber(30.0)"])
        #expect(project.value("b") == .number(7) && project.value("gap") == .number(4))
    }

    @Test("a dark set may state tokens of its own, and a set for the night is dark")
    func darkSetsWithMore() throws {
        for names in [
            ["light", "dark"], ["global", "dark"], ["semantic/color", "semantic/dark/color"], ["color", "night/color"],
        ] {
            let project = try StudioProjectReading(
                """
                "\(names[0])": { "a": { "type": "number", "value": "1" }, "b": { "type": "number", "value": "2" },
                                 "c": { "type": "number", "value": "3" } },
                "\(names[1])": { "a": { "type": "number", "value": "10" }, "b": { "type": "number", "value": "20" },
                                 "d": { "type": "number", "value": "40" } },
                "$metadata": { "tokenSetOrder": ["\(names[0])", "\(names[1])"] }
                """)
            #expect(project.values("a").map { $0.suffix(11) } == ["number(1.0)", "umber(10.0)"], "\(names)")
            #expect(project.diagnostics.contains { $0.contains("[inferred-modes]") })
        }
    }

    @Test("hundreds of copies of a set are no modes, and cost no time")
    func copies() throws {
        let tokens = (0..<20).map { #""t\#($0)": { "type": "number", "value": "1" }"# }.joined(separator: ", ")
        let sets = (0..<300).map { "\"s\($0)\": { \(tokens) }" }.joined(separator: ", ")
        let project = try StudioProjectReading(sets)
        #expect(project.diagnostics == [])
        #expect(project.values("t0") == [])
    }

    @Test("sets that share few tokens replace those of one another, and themes are taken as they stand")
    func layers() throws {
        let layers = """
            "a": { "x": { "type": "number", "value": "1" }, "y": { "type": "number", "value": "1" } },
            "b": { "x": { "type": "number", "value": "2" }, "z": { "type": "number", "value": "2" } },
            """
        let project = try StudioProjectReading(layers + "\"$themes\": []")
        #expect(
            project.diagnostics == [
                "note: 'x' is defined in two token sets; this definition is used, because it comes later [duplicate-token]"
            ])
        #expect(project.value("x") == .number(2))
        let themed = try StudioProjectReading(
            #""a": { "x": { "type": "number", "value": "1" } }, "b": { "x": { "type": "number", "value": "2" } }, "#
                + #""$themes": [{ "name": "T", "selectedTokenSets": { "a": "enabled", "b": "enabled" } }]"#)
        #expect(themed.diagnostics == [])
        #expect(themed.value("x") == .number(2))
    }

    @Test(
        "the members of a file are sets where its references begin inside them",
        arguments: [
            (#"{ "global": { "a": @ }, "light": { "b": { "type": "number", "value": "{a}" } } }"#, true),
            (#"{ "global": { "a": @ }, "light": { "b": { "type": "number", "value": "{global.a}" } } }"#, false),
            (#"{ "global": { "a": @, "b": { "type": "color", "value": "rgba({a}, 0.5)" } } }"#, true),
            (#"{ "global": { "a": @, "b": { "type": "sizing", "value": "{global.a} * {global.a} + {a}" } } }"#, false),
            (#"{ "global": { "a": @ } }"#, false), ("[]", false),
        ])
    func sets(_ text: String, _ holdsSets: Bool) throws {
        let text = text.replacing("@", with: #"{ "type": "number", "value": "1" }"#)
        let file = try JSONDocument(parsing: Array(text.utf8), path: "a.json")
        #expect(StudioProject.holdsSets(file) == holdsSets)
    }
}
