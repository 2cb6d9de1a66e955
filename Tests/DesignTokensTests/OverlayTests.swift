import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

@Suite("Dark files that state tokens of several others")
struct OverlayTests {
    private let color =
        #"{ "color": { "bg": \#(Self.color("FFFFFF")), "ink": \#(Self.color("111111")), "line": \#(Self.color("CCCCCC")) } }"#
    private let form = #"{ "form": { "field": \#(Self.color("FAFAFA")), "edge": \#(Self.color("DDDDDD")) } }"#
    private let dark = """
        { "color": { "bg": \(Self.color("000000")), "ink": \(Self.color("EEEEEE")), "line": \(Self.color("333333")) },
          "form": { "field": \(Self.color("222222")) } }
        """

    private static func color(_ digits: String) -> String { token("#\(digits)") }

    private static func token(_ value: String, type: String = "color") -> String {
        #"{ "$type": "\#(type)", "$value": "\#(value)" }"#
    }

    private func resolution(_ files: KeyValuePairs<String, String>, collections: [String: String] = [:]) throws
        -> Resolution
    {
        let readings = try files.map { path, text in
            var reading = DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: path))
            reading.stated = StatedMode(collection: collections[path], mode: nil)
            return reading
        }
        return AliasResolver.resolve(TokenGraph(readings)).leavingOut { _, _ in true }.checked()
    }

    private func values(_ path: String, _ resolution: Resolution) throws -> [String] {
        resolution.values(of: try #require(resolution.graph.token(at: path))).map { mode, value in
            guard case .color(let color) = value else { return "\(mode): \(value)" }
            return "\(mode): " + String(color.rounded, radix: 16)
        }
    }

    @Test("are a mode of all of them: each token has the value of its own file in light")
    func values() throws {
        let resolution = try resolution(["color.json": color, "dark.json": dark, "form.json": form])
        #expect(resolution.graph.axes.map(\.contexts) == [["light", "dark"]])
        #expect(try values("color.bg", resolution) == ["light: ffffff", "dark: 0"])
        #expect(try values("form.field", resolution) == ["light: fafafa", "dark: 222222"])
        #expect(resolution.graph.tokens.count == 5)
        #expect(
            resolution.diagnostics.map(\.text) == [
                """
                color.json:1:1: note: these files define some of the same tokens and are used as modes: color.json (light), \
                dark.json (dark) [inferred-modes]
                form.json:1:1: note: 1 token in this file also has these modes, because a dark file overrides it
                """
            ])
    }

    @Test("replace the tokens of a third file together with a light one")
    func lightAndDark() throws {
        let light = #"{ "color": { "bg": \#(Self.color("FFFFFE")), "ink": \#(Self.color("111112")) } }"#
        let dark = #"{ "color": { "bg": \#(Self.color("000000")), "ink": \#(Self.color("EEEEEE")) } }"#
        let resolution = try resolution(["base/color.json": color, "modes/light.json": light, "modes/dark.json": dark])
        #expect(resolution.graph.axes.map(\.contexts) == [["light", "dark"]])
        #expect(try values("color.bg", resolution) == ["light: fffffe", "dark: 0"])
        #expect(resolution.graph.tokens.map(\.path).sorted() == ["color.bg", "color.ink", "color.line"])
        #expect(
            resolution.diagnostics.map(\.text) == [
                """
                modes/light.json:1:1: note: these files define the same tokens and are used as modes: modes/light.json \
                (light), modes/dark.json (dark) [inferred-modes]
                base/color.json:1:1: note: 2 values in this file are not used, because the light and dark files replace them
                """
            ])
        #expect(resolution.graph.filesByCollection == [[0, 1, 2]])
    }

    @Test("can be other modes in a folder for these: the default one has the value of the other file")
    func brands() throws {
        let base =
            #"{ "bg": \#(Self.color("FFFFFF")), "ink": \#(Self.color("111111")), "link": \#(Self.color("0000FF")) }"#
        let dark = #"{ "bg": \#(Self.color("000000")), "ink": \#(Self.color("EEEEEE")) }"#
        let plain = #"{ "radius": \#(Self.token("4px", type: "dimension")) }"#
        let brand = #"{ "link": \#(Self.color("AA0000")), "radius": \#(Self.token("0px", type: "dimension")) }"#
        let resolution = try resolution([
            "color.json": base, "themes/dark.json": dark, "themes/default.json": plain, "themes/firm.json": brand,
        ])
        #expect(try values("bg", resolution) == ["color: ffffff", "dark: 0"])
        #expect(try values("link", resolution) == ["default: ff", "firm: aa0000"])
        #expect(
            resolution.diagnostics.map(\.text) == [
                """
                color.json:1:1: note: these files define the same tokens and are used as modes: color.json (color), \
                themes/dark.json (dark) [inferred-modes]
                """,
                """
                themes/default.json:1:1: note: these files define some of the same tokens and are used as modes: \
                themes/default.json (default), themes/firm.json (firm) [inferred-modes]
                color.json:1:1: note: 1 token in this file also has these modes, because another of these files overrides it
                """,
            ])
    }

    @Test("are called dark where only their folder is")
    func folders() throws {
        let dark = try resolution([
            "base/color.json": color, "themes/dark/colors.json": dark.replacing("form", with: "color2"),
        ])
        #expect(dark.graph.axes.map(\.contexts) == [["color", "dark"]])
    }

    @Test("are one where none of them has most of it")
    func scattered() throws {
        let button = #"{ "button": { "bg": \#(Self.color("ABCDEF")), "ink": \#(Self.color("ABCDEF")) } }"#
        let night = """
            { "form": { "field": \(Self.color("222222")) }, "button": { "bg": \(Self.color("123456")) },
              "color": { "bg": \(Self.color("000000")) } }
            """
        let resolution = try resolution([
            "color.json": color, "form.json": form, "button.json": button, "dark.json": night,
        ])
        #expect(try values("button.bg", resolution) == ["light: abcdef", "dark: 123456"])
        #expect(try values("form.field", resolution) == ["light: fafafa", "dark: 222222"])
        #expect(try values("color.bg", resolution) == ["light: ffffff", "dark: 0"])
    }

    @Test("are one where the configuration names the collection of one of them")
    func configured() throws {
        let resolution = try resolution(
            ["color.json": color, "dark.json": dark, "form.json": form],
            collections: ["color.json": "Colors", "dark.json": "Colors"])
        #expect(try values("form.field", resolution) == ["light: fafafa", "dark: 222222"])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test(
        "keep the name of the mode that a file tells",
        arguments: [("base.json", "base"), ("high-contrast.json", "high-contrast"), ("Colors.Day.tokens.json", "Day")])
    func told(_ file: String, _ mode: String) throws {
        let reads = try ["color.json", file].map { name in
            try resolution([name: color, "dark.json": dark, "form.json": form]).graph.axes.map(\.contexts)
        }
        #expect(reads == [[["light", "dark"]], [[mode, "dark"]]])
    }

    @Test("are modes of the only file that defines a token of theirs, even with more tokens of their own")
    func moreOfTheirOwn() throws {
        let own = (1...5).map { "\"c\($0)\": \(Self.color("000000"))" }.joined(separator: ", ")
        let resolution = try resolution([
            "form.json": form,
            "dark.json": #"{ "night": { \#(own) }, "form": { "field": \#(Self.color("222222")) } }"#,
        ])
        #expect(try values("form.field", resolution) == ["form: fafafa", "dark: 222222"])
        #expect(Set(resolution.diagnostics.map(\.code)) == ["inferred-modes", "missing-mode-value"])
    }

    @Test("are none of a file with few common tokens if there are more than eight of them", arguments: [8, 9])
    func manyVariants(_ count: Int) throws {
        var files = ["base.json": "{ \"a\": \(Self.color("111111")), \"b\": \(Self.color("222222")) }"]
        for number in 1...count {
            let own = (1...5).map { "\"own\($0)\": \(Self.color("333333"))" }.joined(separator: ", ")
            files["dark\(number).json"] = "{ \"a\": \(Self.color("00000\(number)")), \"part\(number)\": { \(own) } }"
        }
        let readings = try files.sorted { $0.key < $1.key }.map { path, text in
            DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: path))
        }
        #expect(TokenGraph(readings).axes.map(\.contexts.count) == (count == 8 ? [9] : []))
    }

    @Test("are modes beside those with more contrast, which override few tokens, too")
    func contrast() throws {
        let bold = #"{ "color": { "bg": \#(Self.color("F0F0F0")) } }"#
        let resolution = try resolution([
            "color.json": color, "dark.json": dark, "contrast.json": bold, "form.json": form,
        ])
        #expect(try values("color.bg", resolution) == ["light: ffffff", "dark: 0", "contrast: f0f0f0"])
        #expect(try values("form.field", resolution) == ["light: fafafa", "dark: 222222", "contrast: fafafa"])
    }

    @Test("have the values of dark where they are dark ones with more contrast, and are named after their whole files")
    func darkContrast() throws {
        let bold = { (digits: String) in #"{ "color": { "bg": \#(Self.color(digits)) } }"# }
        let resolution = try resolution([
            "color/dark.hc.json": bold("010101"), "color/dark.json": dark, "color/light.hc.json": bold("F0F0F0"),
            "color/light.json": color, "form.json": form,
        ])
        #expect(
            try values("color.bg", resolution) == [
                "light: ffffff", "dark-hc: 10101", "dark: 0", "light-hc: f0f0f0",
            ])
        #expect(
            try values("color.ink", resolution) == [
                "light: 111111", "dark-hc: eeeeee", "dark: eeeeee", "light-hc: 111111",
            ])
        #expect(
            try values("form.field", resolution) == [
                "light: fafafa", "dark-hc: 222222", "dark: 222222", "light-hc: fafafa",
            ])
        let notes = resolution.diagnostics.filter { $0.code == "missing-mode-value" }.map(\.message)
        #expect(
            notes.contains {
                $0.hasPrefix("the mode 'dark-hc' does not define") && $0.hasSuffix("their values in 'dark' are used")
            })
    }

    @Test("of a second brand with more contrast have the values of its dark mode, and these those of its light one")
    func darkContrastOfBrand() throws {
        let colors = { (names: KeyValuePairs<String, String>) in
            "{ " + names.map { "\"\($0)\": \(Self.color($1))" }.joined(separator: ", ") + " }"
        }
        let files: KeyValuePairs = [
            "acme-light.json": colors(["bg": "FFFFFF", "ink": "111111", "line": "222222", "edge": "333333"]),
            "acme-dark.json": colors(["bg": "000000", "ink": "EEEEEE", "line": "DDDDDD", "edge": "CCCCCC"]),
            "river-dark-hc.json": colors(["bg": "010101"]),
            "river-dark.json": colors(["bg": "000001", "ink": "EEEEEF"]),
            "river-light.json": colors(["bg": "FFFFFE", "ink": "111112", "line": "222223", "edge": "333334"]),
        ]
        let collections = Dictionary(uniqueKeysWithValues: files.map { ($0.key, "c") })
        let resolution = try resolution(files, collections: collections)
        let modes = { (path: String) in try Set(values(path, resolution)).filter { $0.hasPrefix("river") } }
        #expect(try modes("bg") == ["river-dark-hc: 10101", "river-dark: 1", "river-light: fffffe"])
        #expect(try modes("ink") == ["river-dark-hc: eeeeef", "river-dark: eeeeef", "river-light: 111112"])
        #expect(try modes("line") == ["river-dark-hc: 222223", "river-dark: 222223", "river-light: 222223"])
    }

    @Test("leave out what they state of a token that two others do: nobody knows which value is that of light")
    func ambiguous() throws {
        let other = #"{ "form": { "field": \#(Self.color("ABCDEF")) }, "other": \#(Self.color("ABCDEF")) }"#
        let resolution = try resolution([
            "color.json": color, "dark.json": dark, "form.json": form, "other.json": other,
        ])
        let graph = resolution.graph
        let leftOut = resolution.leftOut.map { graph.sources[graph.tokens[$0].document].path }
        #expect(graph.tokens(at: "form.field").count == 3)
        #expect(leftOut == ["dark.json"])
        #expect(
            resolution.diagnostics.filter { $0.code == "missing-mode-value" }.map(\.text) == [
                """
                dark.json:2:13: error: 'form.field' is missing in the mode 'color', but defined in 'dark' [missing-mode-value]
                color.json:1:1: note: the mode 'color' is in this file
                dark.json:2:13: note: define it in 'color'; until then, it is skipped, because other files also define it
                """
            ])
    }

    @Test("never lend their value to light, where that of light cannot be used", arguments: ["rot", "{color.bg}"])
    func unusable(_ value: String) throws {
        let type = value == "rot" ? "color" : "string"
        let resolution = try resolution([
            "color.json": color, "dark.json": dark,
            "form.json": #"{ "form": { "field": \#(Self.token(value, type: type)) } }"#,
        ])
        #expect(resolution.leftOut == Set(resolution.graph.tokens(at: "form.field")))
        #expect(resolution.diagnostics.contains { $0.severity == .error })
    }
}
