import Testing

@testable import DesignTokens

@Suite("Style Dictionary: files that are modes")
struct StyleDictionaryModeTests {
    private let day = ##"{ "color": { "paper": { "value": "#FFFFFF" }, "ink": { "value": "{base.dark.value}" } } }"##
    private let night = ##"{ "color": { "ink": { "value": "#FFFFFF" }, "paper": { "value": "{base.dark.value}" } } }"##
    private let base = ##"{ "base": { "dark": { "value": "#000000" } } }"##

    @Test("are not needed for values of light and dark in one")
    func appearancesInValues() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "ink": { "value": { "default": "#000000", "dark": "{paper}" } }, "paper": { "value": "#FFFFFF" } }"##)
        reading.expect("")
        let resolution = reading.resolution
        let values = resolution.values(of: try #require(resolution.graph.token(at: "ink")))
        #expect(values.map(\.value) == [.srgb(0, 0, 0), .srgb(1, 1, 1)])
    }

    @Test("are those that state the same tokens, where no other file does")
    func twins() throws {
        let reading = try StyleDictionaryReading(day, night, base)
        reading.expect(
            """
            a.json:1:1: note: these files define the same tokens and are used as modes: a.json (a), b.json (b) \
            [inferred-modes]
            """)
        let resolution = reading.resolution
        #expect(resolution.graph.collections.map { $0.modes.map(\.name) } == [["default"], ["a", "b"]])
        let paper = try #require(resolution.graph.token(at: "color.paper"))
        let values = resolution.values(of: paper)
        #expect(values.map(\.mode) == ["a", "b"])
        #expect(values.map(\.value) == [.srgb(1, 1, 1), .srgb(0, 0, 0)])
        #expect(resolution.graph.tokens.map(\.path) == ["base.dark", "color.paper", "color.ink"])
    }

    @Test("leave no room for dark values of single tokens, which are reported")
    func darkValuesInModes() throws {
        let sand = ##"{ "ink": { "value": "#111111", "darkValue": 1️⃣"#EEEEEE" }, "back": { "value": "#FFFFFF" } }"##
        let reading = try StyleDictionaryReading(
            sand, ##"{ "ink": { "value": "#222222" }, "back": { "value": "#FAFAFA" } }"##)
        reading.expect(
            """
            a.json:1:1: note: these files define the same tokens and are used as modes: a.json (a), b.json (b) \
            [inferred-modes]
            1️⃣: warning: the dark value of 'ink' is ignored, because the modes of this token are separate files [unused-mode]
            1️⃣: note: move the dark value to a separate file, as another mode
            """)
    }

    @Test("can be groups, whatever another file adds beside them")
    func groups() throws {
        let reading = try StyleDictionaryReading(
            """
            { "color": { "light": { "ink": { "value": "#111111" }, "back": { "value": "#FFFFFF" } },
                         "dark": { "ink": { "value": "#EEEEEE" }, "back": { "value": "#000000" } } } }
            """,
            ##"{ "color": { "old": { "line": { "value": "#DDDDDD" } } } }"##)
        let tokens = reading.resolution.graph.tokens
        #expect(Set(tokens.map(\.path)) == ["color.ink", "color.back", "color.old.line"])
        let alone = try StyleDictionaryReading(
            """
            { "color": { "light": { "ink": { "value": "#111111" } }, "dark": { "ink": { "value": "#EEEEEE" } },
                         "old": { "line": { "value": "#DDDDDD" } } } }
            """)
        #expect(
            Set(alone.resolution.graph.tokens.map(\.path)) == ["color.light.ink", "color.dark.ink", "color.old.line"])
    }

    @Test("are not needed by tokens with a dark value of their own")
    func darkValues() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "ref": { "ink": { "value": "#111111" }, "snow": { "value": "#EEEEEE" } } }"##,
            """
            { "sys": { "text": { "value": "{ref.ink}", "darkValue": "{ref.snow}", "type": "color" },
                       "page": { "value": "{ref.snow}", "dark": "{sys.text}" } } }
            """)
        reading.expect("")
        let resolution = reading.resolution
        #expect(resolution.graph.tokens.map(\.path) == ["ref.ink", "ref.snow", "sys.text", "sys.page"])
        #expect(resolution.graph.collections.map(\.evidence) == [nil, .format])
        for (path, expected) in [("sys.text", ["light 1", "dark e"]), ("sys.page", ["light e", "dark e"])] {
            let token = try #require(resolution.graph.token(at: path))
            let values = resolution.values(of: token).map { mode, value in
                guard case .color(let color) = value else { return mode }
                return "\(mode) \(String(color.rounded & 0xF, radix: 16))"
            }
            #expect(values == expected)
        }
    }

    @Test("are not needed by tokens with sets of values, which other tokens refer to as one")
    func sets() throws {
        let reading = try StyleDictionaryReading(
            """
            { "blue-100": { "uuid": "1", "private": true, "sets": {
                "light": { "value": "rgb(0, 0, 255)", "uuid": "2" }, "dark": { "value": "rgb(0, 0, 0)", "uuid": "3" },
                "wireframe": { "value": "rgb(255, 255, 255)", "uuid": "4" } } },
              "ink": { "value": "{blue-100}" },
              "field-height": { "component": "field", "sets": { "desktop": { "value": "24px" }, "mobile": { "value": "30px" } } },
              "tennis": { "sets": { "first": { "value": "6" }, "last": { "score": { "value": "7" } } } } }
            """)
        reading.expect("")
        let resolution = reading.resolution
        let paths = ["ink", "tennis.sets.first", "tennis.sets.last.score", "blue-100", "field-height"]
        #expect(resolution.graph.tokens.map(\.path) == paths)
        let ink = resolution.values(of: try #require(resolution.graph.token(at: "ink")))
        #expect(ink.map(\.mode) == ["light", "dark", "wireframe"])
        #expect(ink.map(\.value) == [.srgb(0, 0, 1), .srgb(0, 0, 0), .srgb(1, 1, 1)])
        let height = resolution.values(of: try #require(resolution.graph.token(at: "field-height")))
        #expect(height.map(\.value) == [.dimension(30, .px), .dimension(24, .px)])
    }

    @Test("are not the members of a group called sets beside other groups")
    func groupCalledSets() throws {
        let reading = try StyleDictionaryReading(
            #"{ "tennis": { "sets": { "first": { "value": "6px" } }, "court": { "width": { "value": "8px" } } } }"#)
        #expect(Set(reading.resolution.graph.tokens.map(\.path)) == ["tennis.sets.first", "tennis.court.width"])
    }

    @Test(
        "are light and dark where a dark one, or a dark folder, defines most tokens of several others",
        arguments: [
            ["t/base/shadow.json", "t/semantic/action.json", "t/semantic/color.json", "t/themes/dark/color.json"],
            ["shadow.json", "color/action.json", "color/semantic.json", "color/dark.json"],
        ])
    func darkOverSeveral(_ paths: [String]) throws {
        func colors(_ group: String, _ paths: String..., value: String) -> String {
            let tokens = paths.map { ##""\##($0)": { "value": "\##(value)" }"## }
            return ##"{ "\##(group)": { \##(tokens.joined(separator: ", ")) } }"##
        }
        let reading = StyleDictionaryReading(
            try MarkedFiles([
                paths[0]: colors("shadow", "low", value: "#888888"),
                paths[1]: colors("action", "text", "back", value: "#111111"),
                paths[2]: colors("color", "ink", "line", "paper", value: "#222222"),
                paths[3]:
                    ##"{ "action": { "text": { "value": "#EEEEEE" }, "back": { "value": "#EEEEEE" } }, "##
                    + ##""color": { "ink": { "value": "#DDDDDD" }, "line": { "value": "#DDDDDD" } }, "##
                    + ##""shadow": { "low": { "value": "#CCCCCC" } } }"##,
            ]))
        let resolution = reading.resolution
        func values(_ path: String) throws -> [String] {
            let token = try #require(resolution.graph.token(at: path))
            return resolution.values(of: token).map { mode, value in
                guard case .color(let color) = value else { return "\(mode): \(value)" }
                return "\(mode): " + String(color.rounded, radix: 16)
            }
        }
        #expect(try values("action.text") == ["light: 111111", "dark: eeeeee"])
        #expect(try values("color.ink") == ["light: 222222", "dark: dddddd"])
        #expect(try values("shadow.low") == ["light: 888888", "dark: cccccc"])
        #expect(try values("color.paper").allSatisfy { $0.hasSuffix("222222") })
        #expect(resolution.graph.tokens.count == 6)
    }

    @Test("can lie in folders of which each holds all files of one mode")
    func folders() throws {
        let button = ##"{ "button": { "color": { "value": "{color.ink.value}" } } }"##
        func colors(_ ink: String, _ sky: String) -> String {
            ##"{ "color": { "ink": { "value": "\##(ink)" }, "sky": { "value": "\##(sky)" } } }"##
        }
        let reading = StyleDictionaryReading(
            try MarkedFiles([
                "t/acme/a.json": colors("#111111", "#EEEEEE"), "t/acme/b.json": button,
                "t/apex/a.json": colors("#222222", "#DDDDDD"), "t/apex/b.json": button,
                "t/size.json": ##"{ "color": { "line": { "value": "#000000" } } }"##,
            ]))
        reading.expect(
            """
            t/acme/a.json:1:1: note: these folders define the same tokens and are used as modes: t/acme (acme), \
            t/apex (apex) [inferred-modes]
            """)
        let resolution = reading.resolution
        #expect(resolution.graph.collections.map { $0.modes.map(\.name) } == [["default"], ["acme", "apex"]])
        let color = try #require(resolution.graph.token(at: "button.color"))
        #expect(resolution.values(of: color).map(\.value) == [gray(0x11), gray(0x22)])
    }

    @Test("take what lies beside their folders where they do not say otherwise, and what holds in none is told")
    func besideFolders() throws {
        func colors(_ paths: String...) -> String {
            let tokens = paths.map { ##""\##($0)": { "value": "#\##($0)\##($0)\##($0)" }"## }
            return ##"{ "color": { \##(tokens.joined(separator: ", ")) } }"##
        }
        let reading = StyleDictionaryReading(
            try MarkedFiles([
                "t/acme/a.json": colors("11", "22", "33", "44"), "t/apex/a.json": colors("11", "22", "33"),
                "t/base.json": ##"{ "color": { "11": { "value": "#999999" }, "44": { "value": "#888888" } } }"##,
            ]))
        reading.expect(
            """
            t/acme/a.json:1:1: note: these folders define the same tokens and are used as modes: t/acme (acme), \
            t/apex (apex) [inferred-modes]
            t/acme/a.json:1:14: note: 'color.11' is defined in two files; this definition is used, because it belongs \
            to a mode [duplicate-token]
            t/base.json:1:14: note: also defined here
            t/acme/a.json:1:14: note: to use the other definition, remove the folders of modes that this app does not need from "sources"
            """)
        let resolution = reading.resolution
        let last = try #require(resolution.graph.token(at: "color.44"))
        #expect(resolution.values(of: last).map(\.value) == [gray(0x44), gray(0x88)])
        #expect(resolution.graph.tokens(at: "color.11").count == 1)
    }

    /// The gray whose components are a byte.
    private func gray(_ part: Double) -> TokenValue { .srgb(part / 255, part / 255, part / 255) }

    @Test("take no value for the dark mode from a file behind the light one, but from one before it")
    func behindTheLightOne() throws {
        let light = ##"{ "a": { "value": "#111111" }, "b": { "value": "#222222" }, "c": { "value": "#333333" } }"##
        let dark = ##"{ "a": { "value": "#AAAAAA" }, "b": { "value": "#BBBBBB" } }"##
        let other = ##"{ "c": { "value": "#FF0000" } }"##
        func values(_ files: MarkedFiles) throws -> [TokenValue] {
            let reading = StyleDictionaryReading(files)
            let token = try #require(reading.resolution.graph.token(at: "c"))
            return reading.resolution.values(of: token).map(\.value)
        }
        let behind = try MarkedFiles(["app.json": light, "modes/dark.json": dark, "modes/large.json": other])
        #expect(try values(behind) == [gray(0x33), gray(0x33)])
        #expect(
            StyleDictionaryReading(behind).resolution.diagnostics.map(\.message).contains(
                "'c' is defined in two files; this definition is used, because it belongs to a mode"))
        let before = try MarkedFiles(["all.json": other, "app.json": light, "modes/dark.json": dark])
        #expect(try values(before) == [gray(0x33), .srgb(1, 0, 0)])
    }

    @Test("are none where another file states one of the tokens: the last one counts")
    func overlaid() throws {
        let reading = try StyleDictionaryReading(day, night, ##"{ "color": { "ink": { "value": "#FF0000" } } }"##, base)
        #expect(reading.resolution.graph.collections.map(\.modes.count) == [1])
        #expect(try reading.value("color.ink") == .srgb(1, 0, 0))
        #expect(try reading.value("color.paper") == .srgb(0, 0, 0))
    }

    @Test(
        "are named by what their paths do not have in common",
        arguments: [
            (["tokens/color-dark.json", "tokens/color-light.json"], ["dark", "light"]),
            (["tokens/dark/color.json", "tokens/light/color.json"], ["dark", "light"]),
            (["t/color.dark.json", "t/color.json"], ["dark", "default"]),
            (["a.json", "b.json"], ["a", "b"]),
            (["t/high-contrast dark.json", "t/high-contrast light.json"], ["dark", "light"]),
            (["t/brand-1/a.json", "u/brand-2/a.json"], ["t-brand-1", "u-brand-2"]),
            (["base/a.json", "os/ios/a.json", "os/web/a.json"], ["base", "ios", "web"]),
            (["ios/a.json", "os/ios/a.json", "os/web/a.json"], ["ios", "os-ios", "os-web"]),
        ])
    func names(paths: [String], names: [String]) { #expect(FileModeNames.names(of: paths) == names) }

    /// The values of a color in each mode: `fox-light 111111`.
    private func colors(_ path: String, _ files: KeyValuePairs<String, String>) throws -> [String] {
        let resolution = StyleDictionaryReading(try MarkedFiles(files)).resolution
        return resolution.values(of: try #require(resolution.graph.token(at: path))).map { mode, value in
            guard case .color(let color) = value else { return mode }
            return "\(mode) \(String(color.rounded, radix: 16))"
        }
    }

    private func color(_ names: KeyValuePairs<String, String>) -> String {
        "{ \"color\": { " + names.map { ##""\##($0)": { "value": "#\##($1)" }"## }.joined(separator: ", ") + " } }"
    }

    @Test("are not dark because of a folder that contains all of them")
    func commonFolder() throws {
        #expect(
            try colors(
                "color.ink",
                [
                    "night/base.json": color(["ink": "111111", "line": "222222", "back": "333333"]),
                    "night/dark.json": color(["ink": "444444"]),
                ]) == ["base 111111", "dark 444444"])
    }

    @Test("can be files in folders that are modes themselves")
    func brands() throws {
        let values = try colors(
            "color.page",
            [
                "brands/fox/dark.json": color(["page": "222222", "ink": "EEEEEE"]),
                "brands/fox/light.json": color(["page": "111111", "ink": "EEEEEE"]),
                "brands/owl/dark.json": color(["page": "444444", "ink": "EEEEEE"]),
                "brands/owl/light.json": color(["page": "333333", "ink": "EEEEEE"]),
            ])
        #expect(
            values.sorted() == ["fox-dark 222222", "fox-light 111111", "owl-dark 444444", "owl-light 333333"])
    }

    @Test("are of one collection if two pairs override each other")
    func pairs() throws {
        let files: KeyValuePairs = [
            "base/dark.json": color(["page": "000000", "ink": "EEEEEE"]),
            "base/light.json": color(["page": "FFFFFF", "ink": "111111"]),
            "brand/dark.json": color(["page": "221100", "hint": "55FF55", "mark": "FF5555"]),
            "brand/light.json": color(["page": "FFEEDD", "hint": "00CC00", "mark": "CC0000"]),
        ]
        #expect(try colors("color.page", files) == ["light ffeedd", "dark 221100"])
        #expect(try colors("color.ink", files) == ["light 111111", "dark eeeeee"])
        #expect(try colors("color.mark", files) == ["light cc0000", "dark ff5555"])
    }

    @Test("are folders among themes, however few tokens they override, and the plain folder comes first")
    func theme() throws {
        let names = ["page", "ink"] + (1...12).map { "hue\($0)" }
        let tokens = names.map { ##""\##($0)": { "value": "#FFFFFF" }"## }.joined(separator: ", ")
        let values = try colors(
            "color.page",
            [
                "global/color.json": "{ \"color\": { \(tokens) } }",
                "themes/autumn/color.json": color(["page": "220033", "ink": "FF8800"]),
            ])
        #expect(values == ["global ffffff", "autumn 220033"])
    }

    @Test("are folders beside a default one, and files of brands, which need not define exactly the same tokens")
    func besideDefault() throws {
        let plain = color(["page": "111111", "a": "AAAAAA", "b": "BBBBBB", "c": "CCCCCC", "d": "DDDDDD"])
        let more = color(["page": "222222", "a": "AAAAAA", "b": "BBBBBB", "c": "CCCCCC", "d": "DDDDDD", "e": "EEEEEE"])
        #expect(
            try colors(
                "color.page",
                ["kits/fox/default/color.json": plain, "kits/fox/winter/color.json": color(["page": "220033"])])
                == ["default 111111", "winter 220033"])
        #expect(
            try colors(
                "color.page", ["brands/elk.json": plain, "brands/fox.json": more, "brands/owl.json": plain])
                == ["elk 111111", "fox 222222", "owl 111111"])
    }

    @Test("are folders of platforms, of which that of Apple comes first, even with few common tokens")
    func platforms() throws {
        let values = try colors(
            "color.page",
            [
                "android/color.json": color(["page": "111111", "a": "AAAAAA", "b": "BBBBBB"]),
                "ios/color.json": color(["page": "222222", "c": "CCCCCC", "d": "DDDDDD"]),
                "web/color.json": color(["page": "333333", "a": "AAAAAA", "b": "BBBBBB"]),
            ])
        #expect(values == ["ios 222222", "android 111111", "web 333333"])
    }
}
