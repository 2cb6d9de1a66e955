import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Groups side by side that are modes")
struct SiblingGroupsTests {
    private func color(_ value: String) -> String { #"{ "$type": "color", "$value": "\#(value)" }"# }

    private func resolve(_ files: String..., modeGroups: [String]? = nil) throws -> Resolution {
        resolve(try MarkedFiles(files).sources, modeGroups: modeGroups)
    }

    private func resolve(_ sources: [JSONDocument], modeGroups: [String]? = nil) -> Resolution {
        let readings = sources.map { source in
            var reading = DTCGReader.read(source)
            reading.modeGroups = modeGroups
            return reading
        }
        return AliasResolver.resolve(TokenGraph(readings))
    }

    private func paths(_ resolution: Resolution) -> [String] { resolution.graph.tokens.map(\.path) }

    private func values(_ path: String, _ resolution: Resolution) -> [String] {
        guard let token = resolution.graph.token(at: path) else { return [] }
        return resolution.values(of: token).map { mode, value in
            guard case .color(let color) = value else { return "\(mode): \(value)" }
            return "\(mode): " + String(color.rounded, radix: 16)
        }
    }

    @Test("can be a dark group that repeats the tokens beside it")
    func darkBesideLight() throws {
        func file(_ more: String = "") -> String {
            """
            { "ink": { "a": \(color("#111111")), "b": \(color("{ink.a}")) }, "gap": { "$type": "number", "$value": 8 }\(more),
              "Dark": { "ink": { "a": \(color("#EEEEEE")), "b": \(color("#CCCCCC")) } } }
            """
        }
        let resolution = try resolve(file())
        #expect(Set(paths(resolution)) == ["gap", "ink.a", "ink.b"])
        #expect(values("ink.a", resolution) == ["Light: 111111", "Dark: eeeeee"])
        #expect(values("ink.b", resolution) == ["Light: 111111", "Dark: cccccc"])
        #expect(
            resolution.diagnostics.map(\.message) == [
                "these groups define the same tokens and are used as modes: a.json: Dark (Dark), a.json (Light)"
            ])
        let apart = try resolve(file(), modeGroups: [])
        #expect(Set(paths(apart)) == ["gap", "ink.a", "ink.b", "Dark.ink.a", "Dark.ink.b"])

        let night = #", "Night": { "ink": { "a": \#(color("#EEEEEE")), "b": \#(color("#CCCCCC")) } }"#
        #expect(paths(try resolve(file(night))).contains("Dark.ink.a"))

        let referred = file(#", "edge": \#(color("{Dark.ink.a}"))"#)
        let kept = try resolve(referred)
        #expect(
            kept.diagnostics.map(\.message) == ["'Dark' repeats the tokens beside it, but is kept as a group"])
        #expect(values("ink.a", try resolve(referred, modeGroups: ["Dark"])) == ["Light: 111111", "Dark: eeeeee"])
    }

    @Test("are none where the dark group is inside another, which a note says, unless the configuration names it")
    func innerDark() throws {
        let file = """
            { "color": { "ink": \(color("#111111")), "back": \(color("#DDDDDD")),
                "dark": { "ink": \(color("#EEEEEE")), "back": \(color("#222222")) } } }
            """
        let kept = try resolve(file)
        #expect(paths(kept).count == 4)
        #expect(
            kept.diagnostics.map(\.text) == [
                """
                a.json:2:5: note: 'color.dark' repeats the tokens beside it, but is kept as a group [inferred-modes]
                a.json:2:5: note: if they are modes, add "modeGroups": ["color.dark"] to the file in "sources", and list files \
                there instead of their folder
                """
            ])
        let stated = try resolve(file, modeGroups: ["color.dark"])
        #expect(values("color.ink", stated) == ["light: 111111", "dark: eeeeee"])
    }

    @Test("are named after appearances, and their tokens lose the name of the group")
    func oneFile() throws {
        let resolution = try resolve(
            """
            { "dark": { "text": \(color("#EEEEEE")), "back": \(color("{dark.ink}")), "ink": \(color("#111111")) },
              "light": { "text": \(color("#222222")), "back": \(color("{light.ink}")), "ink": \(color("#DDDDDD")) },
              "size": { "$type": "number", "$value": 8 } }
            """)
        #expect(Set(paths(resolution)) == ["size", "text", "back", "ink"])
        #expect(values("text", resolution) == ["light: 222222", "dark: eeeeee"])
        #expect(values("back", resolution) == ["light: dddddd", "dark: 111111"])
        #expect(resolution.diagnostics.map(\.code) == [.inferredModes])
        #expect(resolution.graph.collections.map(\.evidence) == [nil, .tokens])
    }

    @Test("of several files are named after these, also beside a light and a dark file")
    func brands() throws {
        func file(_ light: String, _ dark: String) -> String {
            """
            { "light": { "bg": \(color(light)), "ink": \(color("#111111")) },
              "dark": { "bg": \(color(dark)), "ink": \(color("#EEEEEE")) } }
            """
        }
        func plain(_ value: String) -> String { #"{ "bg": \#(color(value)), "ink": \#(color("#777777")) }"# }
        let brands: KeyValuePairs = [
            "themes/sea.json": file("#DDDDFF", "#000022"), "themes/moss.json": file("#DDFFDD", "#002200"),
        ]
        let values = ["sea-light: ddddff", "sea-dark: 22", "moss-light: ddffdd", "moss-dark: 2200"]
        #expect(self.values("bg", try resolve(MarkedFiles(brands).sources)) == values)
        let files: KeyValuePairs = [
            "light.json": plain("#FFFFFF"), "dark.json": plain("#000000"), brands[0].key: brands[0].value,
            brands[1].key: brands[1].value,
        ]
        let beside = try resolve(MarkedFiles(files).sources)
        #expect(self.values("bg", beside) == ["light: ffffff", "dark: 0"] + values)
        #expect(
            beside.diagnostics.map(\.message) == [
                """
                these files and groups define the same tokens and are used as modes: light.json (light), dark.json (dark), \
                themes/sea.json: light (sea-light), themes/sea.json: dark (sea-dark), themes/moss.json: light (moss-light), \
                themes/moss.json: dark (moss-dark)
                """
            ])
        // Beside a file that is neither light nor dark, the groups stay.
        let kept = try resolve(MarkedFiles(["color.json": files[0].value, files[2].key: files[2].value]).sources)
        #expect(paths(kept).contains("light.bg"))
    }

    @Test("can be a dark group that is all of a file, and repeats another file")
    func darkFile() throws {
        let light = #"{ "bg": \#(color("#FFFFFF")), "ink": \#(color("#111111")) }"#
        let group = #"{ "bg": \#(color("#000000")), "ink": \#(color("#EEEEEE")) }"#
        func resolution(_ dark: String, _ others: KeyValuePairs<String, String> = [:]) throws -> Resolution {
            let files: KeyValuePairs = ["tokens/s.light.json": light, "tokens/s.dark.json": dark]
            return resolve(try MarkedFiles(files).sources + MarkedFiles(others).sources)
        }
        let wrapped = try resolution(#"{ "dark": \#(group) }"#)
        #expect(values("bg", wrapped) == ["light: ffffff", "dark: 0"])
        #expect(paths(wrapped) == ["bg", "ink"])
        // Beside other groups, or if two files define the tokens, it is a group.
        #expect(paths(try resolution(#"{ "dark": \#(group), "gap": { "$type": "number", "$value": 4 } }"#)).count == 5)
        let third = #"{ "bg": \#(color("#AAAAAA")) }"#
        #expect(paths(try resolution(#"{ "dark": \#(group) }"#, ["b.json": third])).contains("dark.bg"))
    }

    @Test("may be in two files, or in a group that is a collection")
    func places() throws {
        let files = try resolve(
            #"{ "Light": { "text": \#(color("#222222")), "back": \#(color("#DDDDDD")) } }"#,
            #"{ "Dark": { "text": \#(color("#EEEEEE")), "back": \#(color("#111111")) } }"#)
        #expect(values("text", files) == ["Light: 222222", "Dark: eeeeee"])
        let collection = try resolve(
            """
            { "Colors": { "light-mode": { "text": \(color("#222222")) }, "dark-mode": { "text": \(color("#EEEEEE")) } },
              "Space": { "s": { "$type": "number", "$value": 8 } } }
            """)
        #expect(values("Colors.text", collection) == ["light-mode: 222222", "dark-mode: eeeeee"])
        #expect(collection.graph.collections.map(\.name).contains("Colors"))
    }

    @Test(
        "are none where a token refers to the value of one, below the root beside others, with scales of one color, or with paths that are taken",
        arguments: [
            """
            { "light": { "a": COLOR, "b": COLOR }, "dark": { "a": COLOR, "b": COLOR }, "icon": { "$value": "{dark.a}" } }
            """,
            """
            { "button": { "light": { "a": COLOR }, "dark": { "a": COLOR }, "danger": { "a": COLOR } } }
            """,
            """
            { "alpha": { "light": { "100": COLOR, "200": COLOR }, "dark": { "100": COLOR, "200": COLOR } } }
            """,
            """
            { "light": { "a": COLOR, "b": COLOR }, "dark": { "a": COLOR, "b": COLOR }, "a": COLOR }
            """,
            """
            { "light": { "a": COLOR, "b": COLOR }, "dark": { "c": COLOR, "d": COLOR } }
            """,
        ])
    func others(_ text: String) throws {
        let resolution = try resolve(text.replacing("COLOR", with: color("#123456")))
        #expect(resolution.graph.collections.allSatisfy { $0.modes.count == 1 })
        // A reference to one mode is reported; what is no candidate is not.
        #expect(resolution.diagnostics.map(\.code) == (text.contains("{dark.a}") ? [.inferredModes] : []))
    }

    @Test("refer to each other within a mode, and stay groups where a reference means the value of one mode")
    func references() throws {
        func family(_ name: String, _ light: String, _ dark: String) -> String {
            """
            "\(name)": { "light": { "a": \(color(light)), "b": \(color("#111111")) },
                          "dark": { "a": \(color(dark)), "b": \(color("#222222")) } }
            """
        }
        let within = try resolve(
            "{ \(family("semantic", "#333333", "#444444")), \(family("parts", "{semantic.light.a}", "{semantic.dark.a}")) }"
        )
        #expect(values("parts.a", within) == ["light: 333333", "dark: 444444"])
        #expect(Set(paths(within)) == ["semantic.a", "semantic.b", "parts.a", "parts.b"])
        let across = try resolve("{ \(family("semantic", "{semantic.dark.b}", "#444444")) }")
        #expect(values("semantic.light.a", across).isEmpty)
        #expect(paths(across).contains("semantic.light.a"))
        #expect(
            across.diagnostics.map(\.text) == [
                """
                a.json:1:17: note: 'semantic.light' and 'semantic.dark' define the same tokens, but are kept as groups \
                [inferred-modes]
                a.json:1:28: note: 'semantic.light.a' refers to 'semantic.dark.b', which is the value of one mode
                a.json:1:17: note: if they are modes, add "modeGroups": ["semantic.light", "semantic.dark"] to the file \
                in "sources", and list files there instead of their folder
                """
            ])
    }

    @Test("are kept beside another group, which is reported unless it defines the same tokens, as variants do")
    func besideOthers() throws {
        func group(_ name: String, _ tokens: String...) -> String {
            "\"\(name)\": { \(tokens.map { "\"\($0)\": \(color("#123456"))" }.joined(separator: ", ")) }"
        }
        let groups = [group("light", "ink", "page"), group("dark", "ink", "page")]
        let kept = try resolve("{ \"color\": { \((groups + [group("accent", "bold")]).joined(separator: ", ")) } }")
        #expect(paths(kept).contains("color.light.ink"))
        #expect(
            kept.diagnostics.map(\.text) == [
                """
                a.json:1:14: note: 'color.light' and 'color.dark' define the same tokens, but are kept as groups \
                [inferred-modes]
                a.json:1:14: note: if they are modes, add "modeGroups": ["color.light", "color.dark"] to the file in "sources", \
                and list files there instead of their folder
                """
            ])
        let variants = groups + [group("plain", "ink", "line")]
        #expect(try resolve("{ \"button\": { \(variants.joined(separator: ", ")) } }").diagnostics.isEmpty)
    }

    @Test("are kept deeper inside, which is reported if nothing else is like them")
    func inner() throws {
        let (light, dark) = ("{ \"ink\": \(color("#111111")) }", "{ \"ink\": \(color("#EEEEEE")) }")
        let pair = "{ \"light\": \(light), \"dark\": \(dark) }"
        let kept = try resolve("{ \"color\": { \"role\": \(pair) } }")
        #expect(paths(kept) == ["color.role.light.ink", "color.role.dark.ink"])
        #expect(kept.diagnostics.map(\.code) == [.inferredModes])
    }

    @Test("are kept if their names have other words, which is reported unless they are the steps of a color")
    func compoundNames() throws {
        func group(_ name: String, _ tokens: String...) -> String {
            "\"\(name)\": { \(tokens.map { "\"\($0)\": \(color("#123456"))" }.joined(separator: ", ")) }"
        }
        let files = ["{ \(group("semantic-light", "text", "page")) }", "{ \(group("semantic-dark", "text", "page")) }"]
        let kept = try resolve(files[0], files[1])
        #expect(paths(kept).contains("semantic-light.text"))
        #expect(
            kept.diagnostics.map(\.text) == [
                """
                a.json:1:3: note: 'semantic-light' and 'semantic-dark' define the same tokens, but are kept as groups \
                [inferred-modes]
                a.json:1:3: note: if they are modes, add "modeGroups": ["semantic-light", "semantic-dark"] to each of the \
                files in "sources", and list files there instead of their folder
                """
            ])
        let modes = try resolve(files[0], files[1], modeGroups: ["semantic-light", "semantic-dark"])
        #expect(paths(modes) == ["text", "page"])
        for others in [
            [group("blue-light", "100", "200"), group("blue-dark", "100", "200")],
            [group("text-light", "a", "b"), group("icon-dark", "a", "b")],
            [group("text-light", "a", "b"), group("text-dark", "c", "d")],
        ] {
            #expect(try resolve("{ \(others.joined(separator: ", ")) }").diagnostics.isEmpty)
        }
    }

    @Test("may be deeper inside, and single tokens, where most groups side by side contain nothing else")
    func scattered() throws {
        let groups = try resolve(
            """
            { "color": {
                "text": { "light": { "a": \(color("#111111")) }, "dark": { "a": \(color("#EEEEEE")) } },
                "icon": { "light": { "light": \(color("{color.text.light.a}")) },
                          "dark": { "light": \(color("{color.text.dark.a}")) } } } }
            """)
        #expect(values("color.text.a", groups) == ["light: 111111", "dark: eeeeee"])
        #expect(values("color.icon.light", groups) == ["light: 111111", "dark: eeeeee"])
        #expect(groups.graph.collections.map(\.name) == ["color"])
        #expect(
            groups.diagnostics.map(\.text) == [
                """
                a.json:2:15: note: these groups define the same tokens and are used as modes: \
                a.json: color.text.light and 1 more (light), a.json: color.text.dark and 1 more (dark) [inferred-modes]
                a.json:2:15: note: to keep them apart, set "modeGroups": [] on the file in "sources", and remove their modes from "appearances" and "themes"
                """
            ])
        let tokens = try resolve(
            """
            { "ink": { "light": \(color("#111111")), "dark": \(color("#EEEEEE")) },
              "surface": { "base": { "dark": \(color("{ink.dark}")), "light": \(color("{ink.light}")) },
                           "top": { "dark": \(color("#010101")), "light": \(color("#FEFEFE")) } },
              "fill": { "light": \(color("#121212")), "dark": \(color("#EDEDED")) },
              "size": { "$type": "number", "$value": 8 } }
            """)
        #expect(Set(paths(tokens)) == ["ink", "surface.base", "surface.top", "fill", "size"])
        #expect(values("surface.base", tokens) == ["light: 111111", "dark: eeeeee"])
        #expect(values("surface.top", tokens) == ["light: fefefe", "dark: 10101"])
    }

    @Test(
        "are none deeper inside, or as single tokens, that are alone or beside more of another kind",
        arguments: [
            """
            { "text": { "light": COLOR, "dark": COLOR }, "space": { "s": COLOR } }
            """,
            """
            { "part": { "badge": { "light": { "a": COLOR }, "dark": { "a": COLOR } },
                        "card": { "light": { "a": COLOR }, "dark": { "a": COLOR } },
                        "chip": { "a": COLOR }, "menu": { "a": COLOR } } }
            """,
            """
            { "weight": { "light": COLOR, "bold": COLOR }, "tone": { "light": COLOR, "bold": COLOR } }
            """,
            """
            { "a": { "light": COLOR, "dark": COLOR }, "b": { "light": COLOR, "dark": COLOR }, "c": { "$value": "{a.dark}" } }
            """,
        ])
    func variants(_ text: String) throws {
        let resolution = try resolve(text.replacing("COLOR", with: color("#123456")))
        #expect(resolution.graph.collections.allSatisfy { $0.modes.count == 1 })
    }

    @Test("are variants where most groups side by side have only one of them, and shades where one has more")
    func fewPairs() throws {
        let pair = #"{ "light": \#(color("#111111")), "dark": \#(color("#222222")) }"#
        let single = #"{ "light": \#(color("#333333")) }"#
        let other = #"{ "x": \#(color("#444444")) }"#
        let few = #"{ "c": { "a": \#(pair), "b": \#(pair), "d": \#(single), "e": \#(single), "f": \#(other) } }"#
        #expect(paths(try resolve(few)).contains("c.a.light"))
        #expect(paths(try resolve(#"{ "c": { "a": \#(pair), "b": \#(pair) } }"#)) == ["c.a", "c.b"])
        let more = pair.dropLast(2) + #", "default": \#(color("#555555")) }"#
        #expect(paths(try resolve(#"{ "c": { "a": \#(pair), "b": \#(pair), "d": \#(more) } }"#)).contains("c.a.light"))
    }

    @Test("keep the value of each mode for a reference to that in one mode, which is reported")
    func configuredReferences() throws {
        let text = """
            { "light": { "ink": \(color("#111111")), "own": \(color("{light.ink}")) },
              "dark": { "ink": \(color("#EEEEEE")), "own": \(color("{dark.ink}")) }, "tip": \(color("{dark.ink}")) }
            """
        let resolution = try resolve(text, modeGroups: ["light", "dark"])
        #expect(
            resolution.diagnostics.map(\.text) == [
                """
                a.json:2:118: warning: 'tip' refers to 'dark.ink', a value of one mode, but will have a different value in each mode \
                [mode-reference]
                a.json:2:118: note: to use the same value in every mode, replace the reference with the value itself
                """
            ])
    }

    @Test("are few: many groups with these names are variants", arguments: [(100, 100), (101, 202)])
    func many(_ count: Int, _ tokenCount: Int) throws {
        let pairs = (0..<count).map { number in
            #""part\#(number)": { "light": { "a": \#(color("#111111")) }, "dark": { "a": \#(color("#222222")) } }"#
        }
        #expect(paths(try resolve("{ \(pairs.joined(separator: ", ")) }")).count == tokenCount)
    }

    @Test("are those that the configuration names, whatever they are called, or none")
    func configured() throws {
        let brands = """
            { "acme": { "a": \(color("#111111")) }, "apex": { "a": \(color("#222222")), "b": \(color("#333333")) } }
            """
        let stated = try resolve(brands, modeGroups: ["apex", "acme"])
        #expect(values("a", stated) == ["apex: 222222", "acme: 111111"])
        #expect(stated.graph.collections.map(\.evidence) == [.configuration])
        #expect(paths(try resolve(brands)) == ["acme.a", "apex.a", "apex.b"])
        let appearances = #"{ "light": { "a": \#(color("#111111")) }, "dark": { "a": \#(color("#222222")) } }"#
        #expect(paths(try resolve(appearances, modeGroups: [])) == ["light.a", "dark.a"])
    }
}
