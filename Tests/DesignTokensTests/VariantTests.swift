import Testing

@testable import DesignTokens

@Suite("Tokens in the appearances and themes that an app shows")
struct VariantTests {
    /// One group of themes that says brand and mode at once.
    private static let brandsAndModes = """
        "a light": { "bg": { "value": "#aaaaaa", "type": "color" } },
        "a dark": { "bg": { "value": "#0a0a0a", "type": "color" } },
        "b light": { "bg": { "value": "#bbbbbb", "type": "color" } },
        "b dark": { "bg": { "value": "#0b0b0b", "type": "color" } },
        "b night": { "bg": { "value": "#000000", "type": "color" } },
        "$themes": [
          { "name": "A Light", "group": "Brand", "selectedTokenSets": { "a light": "enabled" } },
          { "name": "A Dark", "group": "Brand", "selectedTokenSets": { "a dark": "enabled" } },
          { "name": "B Light", "group": "Brand", "selectedTokenSets": { "b light": "enabled" } },
          { "name": "B Dark", "group": "Brand", "selectedTokenSets": { "b dark": "enabled" } },
          { "name": "B Night", "group": "Brand", "selectedTokenSets": { "b night": "enabled" } } ]
        """

    @Test("a theme can be another mode in each appearance")
    func themeInAppearances() throws {
        let b = theme("B", [.light: "B Light", .dark: "B Dark"])
        let appearances = [Appearance.light: ModeChoice(name: "A Light"), .dark: ModeChoice(name: "A Dark")]
        let variants = try variants(Self.brandsAndModes, [b], appearances)
        #expect(variants == ["default light #AAAAAA, dark #0A0A0A", "B light #BBBBBB, dark #0B0B0B"])
    }

    @Test("where nothing else says what is dark, the theme that is the default one does")
    func appearancesOfTheDefaultTheme() throws {
        let themes = [
            theme("B", [.light: "B Light", .dark: "B Dark"]), theme("A", [.light: "A Light", .dark: "A Dark"]),
        ]
        let variants = try variants(Self.brandsAndModes, themes)
        #expect(
            variants == [
                "default light #AAAAAA, dark #0A0A0A", "B light #BBBBBB, dark #0B0B0B", "A light #AAAAAA, dark #0A0A0A",
            ])
    }

    @Test("what a theme does not say of an appearance is that of the nearest one")
    func nearestAppearance() throws {
        let themes = [
            theme("Contrast", [.light: "B Light", .dark: "B Dark", .darkHighContrast: "B Night"]),
            theme("Plain", [.light: "B Light"]),
        ]
        let appearances = [Appearance.dark: ModeChoice(name: "A Dark")]
        let variants = try variants(Self.brandsAndModes, themes, appearances)
        #expect(
            variants == [
                "default light #AAAAAA, dark #0A0A0A, darkHighContrast #0A0A0A",
                "Contrast light #BBBBBB, dark #0B0B0B, darkHighContrast #000000",
                "Plain light #BBBBBB, dark #BBBBBB, darkHighContrast #BBBBBB",
            ])
    }

    @Test("with more contrast, a collection that has no mode for it is as it is without")
    func contrastOfOneCollection() throws {
        let text = """
            "a": { "one": { "value": "#aaaaaa", "type": "color" } }, "a2": { "one": { "value": "#0a0a0a", "type": "color" } },
            "a3": { "one": { "value": "#000000", "type": "color" } },
            "b": { "two": { "value": "#bbbbbb", "type": "color" } }, "b2": { "two": { "value": "#0b0b0b", "type": "color" } },
            "$themes": [
              { "name": "Day", "group": "A", "selectedTokenSets": { "a": "enabled" } },
              { "name": "Night", "group": "A", "selectedTokenSets": { "a2": "enabled" } },
              { "name": "Deep", "group": "A", "selectedTokenSets": { "a3": "enabled" } },
              { "name": "Bright", "group": "B", "selectedTokenSets": { "b": "enabled" } },
              { "name": "Dim", "group": "B", "selectedTokenSets": { "b2": "enabled" } } ]
            """
        let appearances = [
            Appearance.dark: ModeChoice(name: "dark", collections: ["A": ["Night"], "B": ["Dim"]]),
            .darkHighContrast: ModeChoice(name: "darkHighContrast", modes: ["Deep"]),
        ]
        #expect(
            try variants(text, of: "one", [], appearances)
                == ["default light #AAAAAA, dark #0A0A0A, darkHighContrast #000000"])
        #expect(
            try variants(text, of: "two", [], appearances)
                == ["default light #BBBBBB, dark #0B0B0B, darkHighContrast #0B0B0B"])
    }

    @Test("of several modes, each collection is in the first that it has")
    func severalModes() throws {
        let text = """
            "a": { "one": { "value": "#aaaaaa", "type": "color" } }, "a2": { "one": { "value": "#0a0a0a", "type": "color" } },
            "b": { "two": { "value": "#bbbbbb", "type": "color" } }, "b2": { "two": { "value": "#0b0b0b", "type": "color" } },
            "$themes": [
              { "name": "Day", "group": "A", "selectedTokenSets": { "a": "enabled" } },
              { "name": "Night", "group": "A", "selectedTokenSets": { "a2": "enabled" } },
              { "name": "Bright", "group": "B", "selectedTokenSets": { "b": "enabled" } },
              { "name": "Dim", "group": "B", "selectedTokenSets": { "b2": "enabled" } } ]
            """
        let appearances = [Appearance.dark: ModeChoice(name: "dark", modes: ["Dim", "Night", "Day"])]
        #expect(try variants(text, of: "one", [], appearances) == ["default light #AAAAAA, dark #0A0A0A"])
        #expect(try variants(text, of: "two", [], appearances) == ["default light #BBBBBB, dark #0B0B0B"])
    }

    @Test("a token that refers to a broken one in dark alone is left out, although that one is broken in light too")
    func brokenInDark() throws {
        let text = """
            "base": { "ok": { "value": "#ffffff", "type": "color" }, "soft": { "value": "#eeeeee0", "type": "color" } },
            "light": { "bg": { "value": "{ok}", "type": "color" } }, "dark": { "bg": { "value": "{soft}", "type": "color" } },
            "ground": { "page": { "value": "{bg}", "type": "color" } },
            "$themes": [
              { "name": "Light", "group": "Mode",
                "selectedTokenSets": { "base": "enabled", "light": "enabled", "ground": "enabled" } },
              { "name": "Dark", "group": "Mode",
                "selectedTokenSets": { "base": "enabled", "dark": "enabled", "ground": "enabled" } } ]
            """
        let reading = try StudioProjectReading(text)
        #expect(["ok", "soft", "bg", "page"].filter(reading.isLeftOut) == ["soft", "bg", "page"])
        #expect(
            reading.resolution.reportedLosses.map(\.message) == [
                "'page' is skipped, because it refers to 'bg'", "'bg' is skipped, because it refers to 'soft'",
            ])
    }

    @Test("the advice about themes without effect names those for light and dark")
    func overriddenAppearances() throws {
        let brand = { (name: String) in
            ["Light", "Dark"].map { mode in
                "{ \"name\": \"\(name) \(mode)\", \"group\": \"\(name)\", \"selectedTokenSets\": { \"\(name)\(mode)\": \"enabled\" } }"
            }.joined(separator: ", ")
        }
        let sets = ["FigLight", "FigDark", "OakLight", "OakDark"].enumerated().map { index, name in
            "\"\(name)\": { \"bg\": { \"value\": \"#\(index)00000\", \"type\": \"color\" } }"
        }.joined(separator: ", ")
        let reading = try StudioProjectReading("\(sets), \"$themes\": [\(brand("Fig")), \(brand("Oak"))]")
        let advice = reading.resolution.diagnostics.first { $0.code == .overriddenThemes }?.notes.last?.message
        #expect(
            advice == """
                to use these themes, set each later group to null: "themes": { "Fig": { "light": { "Fig": "Fig Light", \
                "Oak": null }, "dark": { "Fig": "Fig Dark", "Oak": null } } }
                """)
    }

    // MARK: - Groups of which no theme holds

    /// Two groups of brands: those of the second come later, and so always count.
    private static let twoGroups = """
        "hello": { "bg": { "value": "#111111", "type": "color" } }, "every": { "bg": { "value": "#222222", "type": "color" } },
        "pets": { "bg": { "value": "#333333", "type": "color" } }, "chop": { "bg": { "value": "#444444", "type": "color" } },
        "$themes": [
          { "name": "Hello", "group": "Old", "selectedTokenSets": { "hello": "enabled" } },
          { "name": "Every", "group": "Old", "selectedTokenSets": { "every": "enabled" } },
          { "name": "Pets", "group": "New", "selectedTokenSets": { "pets": "enabled" } },
          { "name": "Chop", "group": "New", "selectedTokenSets": { "chop": "enabled" } } ]
        """

    @Test("a theme can be that of one group and of no other")
    func openGroup() throws {
        let themes = [
            ThemeChoice(ModeChoice(name: "Every", collections: ["Old": ["Every"], "New": []])),
            ThemeChoice(ModeChoice(name: "Chop", collections: ["New": ["Chop"]])),
        ]
        let reading = try StudioProjectReading(Self.twoGroups, openGroups: ["New"], themes: themes)
        #expect(reading.variants("bg") == ["default light #333333", "Every light #222222", "Chop light #444444"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("a theme that sets nothing is the default one, even with the name of a mode")
    func emptyTheme() throws {
        let reading = try StudioProjectReading(Self.twoGroups, themes: [ThemeChoice(ModeChoice(name: "Chop"))])
        #expect(reading.variants("bg") == ["default light #333333", "Chop light #333333"])
    }

    @Test("themes that change nothing, because those of another group always count, are warned of")
    func overriddenGroup() throws {
        let reading = try StudioProjectReading(Self.twoGroups)
        #expect(
            reading.resolution.diagnostics.map(\.text) == [
                """
                a.json:4:13: warning: the themes of the group 'Old' have no effect, because themes of later groups \
                define the same tokens [overridden-themes]
                a.json:4:13: note: to use these themes, set each later group to null: \
                "themes": { "Hello": { "Old": "Hello", "New": null } }
                """
            ])
    }

    @Test("themes of the last group that change nothing, because sets come later, are warned of")
    func overriddenLastGroup() throws {
        let set = { (name: String, color: String) in
            ##""\##(name)": { "bg": { "value": "#\##(color)", "type": "color" } }"##
        }
        let theme = { (group: String, name: String) in
            #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { "\#(name)": "enabled" } }"#
        }
        let sets = [set("pets", "333333"), set("chop", "444444"), set("hello", "111111"), set("every", "222222")]
        let themes = [theme("Old", "hello"), theme("Old", "every"), theme("New", "pets"), theme("New", "chop")]
        let reading = try StudioProjectReading(
            "\(sets.joined(separator: ", ")),\n\"$themes\": [\n\(themes.joined(separator: ",\n")) ]")
        #expect(
            reading.resolution.diagnostics.map(\.text) == [
                """
                a.json:5:11: warning: the themes of the group 'New' have no effect, because sets that come later define \
                the same tokens [overridden-themes]
                a.json:5:11: note: to use these themes, list their sets later in 'tokenSetOrder'
                """
            ])
    }

    @Test("themes most of whose tokens those of another group define are warned of")
    func mostlyOverriddenGroup() throws {
        let set = { (value: Int, names: String) in
            "{ " + names.map { "\"\($0)\": { \"value\": \"\(value)\", \"type\": \"sizing\" }" }.joined(separator: ", ")
                + " }"
        }
        let text = { (names: String) in
            """
            "small": \(set(1, "abcde")), "large": \(set(2, "abcde")), "fig": \(set(3, names)), "oak": \(set(4, names)),
            "$themes": [
              { "name": "Small", "group": "Size", "selectedTokenSets": { "small": "enabled" } },
              { "name": "Large", "group": "Size", "selectedTokenSets": { "large": "enabled" } },
              { "name": "Fig", "group": "Brand", "selectedTokenSets": { "fig": "enabled" } },
              { "name": "Oak", "group": "Brand", "selectedTokenSets": { "oak": "enabled" } } ]
            """
        }
        #expect(try StudioProjectReading(text("abc")).diagnostics == [])
        #expect(
            try StudioProjectReading(text("abcd")).resolution.diagnostics.map(\.message) == [
                "the values of the group 'Size' are never used for 4 of its 5 tokens, because themes of later groups define "
                    + "the same tokens"
            ])
    }

    @Test("themes that a later group extends are warned of if it overrides any of their tokens")
    func extendedGroup() throws {
        let color = { (names: String...) in
            "{ "
                + names.map { "\"\($0)\": { \"value\": \"#\(names.count)00\", \"type\": \"color\" }" }.joined(
                    separator: ", ") + " }"
        }
        let theme = { (group: String, name: String, sets: String...) in
            let sets = sets.map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
            return "{ \"name\": \"\(name)\", \"group\": \"\(group)\", \"selectedTokenSets\": { \(sets) } }"
        }
        let reading = try StudioProjectReading(
            """
            "base": \(color("ink")), "light": \(color("fill", "text", "hover")), "dark": \(color("fill", "hover")),
            "oak": \(color("fill", "text", "a", "b")),
            "$themes": [ \(theme("Fig", "Light", "base", "light")), \(theme("Fig", "Dark", "base", "light", "dark")),
              \(theme("Oak", "Light", "base", "light", "oak")), \(theme("Oak", "Dark", "base", "light", "dark", "oak")) ]
            """)
        let diagnostic = reading.resolution.diagnostics.first { $0.code == .overriddenThemes }
        #expect(
            diagnostic?.message
                == "the values of the group 'Fig' are never used for 2 of its 4 tokens, because themes of later groups "
                + "define the same tokens")
        #expect(
            diagnostic?.notes.last?.message == """
                to use these themes, set each later group to null: "themes": { "Fig": { "light": { "Fig": "Light", \
                "Oak": null }, "dark": { "Fig": "Dark", "Oak": null } } }
                """)
    }

    @Test("themes whose sets only complete the values of others do change something")
    func completingGroup() throws {
        let style = { (members: String) in #"{ "title": { "type": "typography", "value": { \#(members) } } }"# }
        let text = """
            "small": \(style(#""fontSize": "12""#)), "large": \(style(#""fontSize": "16""#)),
            "last": \(style(#""fontFamily": "Inter""#)),
            "$themes": [
              { "name": "Small", "group": "Size", "selectedTokenSets": { "small": "enabled", "last": "enabled" } },
              { "name": "Large", "group": "Size", "selectedTokenSets": { "large": "enabled", "last": "enabled" } } ]
            """
        let reading = try StudioProjectReading(text)
        #expect(reading.diagnostics == [])
        #expect(reading.values("title").count == 2)
    }

    // MARK: - Helpers

    private func theme(_ name: String, _ modes: [Appearance: String]) -> ThemeChoice {
        ThemeChoice(ModeChoice(name: name), appearances: modes.mapValues { ModeChoice(name: $0) })
    }

    private func variants(
        _ members: String, of path: String = "bg", _ themes: [ThemeChoice],
        _ appearances: [Appearance: ModeChoice] = [:]
    ) throws -> [String] {
        try StudioProjectReading(members, themes: themes, appearances: appearances).variants(path)
    }
}

extension StudioProjectReading {
    /// The values of a color in each theme, by appearances.
    fileprivate func variants(_ path: String) -> [String] {
        guard let token = resolution.graph.token(at: path) else { return [] }
        let variants = resolution.variants
        let appearances = variants.appearances.isEmpty ? [.light] : variants.appearances
        return zip(["default"] + variants.themes, variants.states).map { name, states in
            let values = zip(appearances, states).map { appearance, state in
                guard case .color(let color) = state.value(of: token) else { return "\(appearance) -" }
                return "\(appearance) \(color.hexadecimalText)"
            }
            return "\(name) \(values.joined(separator: ", "))"
        }
    }
}
