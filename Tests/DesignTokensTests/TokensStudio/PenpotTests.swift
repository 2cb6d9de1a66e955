import DesignTokens
import Testing

@Suite("Penpot's export")
struct PenpotTests {
    private func read(_ text: String) throws -> FormatReading { try FormatReading(.tokensStudio, text) }

    @Test("has text styles with members in the plural, numbers as texts, and shadows with inset")
    func values() throws {
        let reading = try read(
            ##"""
            { "Core": {
                "family": { "$value": ["Inter", "Arial"], "$type": "fontFamilies" },
                "line": { "$value": "2", "$type": "strokeWidth" }, "turn": { "$value": "45", "$type": "rotation" },
                "gap": { "$value": "8", "$type": "float" },
                "text": { "$type": "typography", "$value": { "fontFamilies": ["{family}"], "fontSizes": "18",
                  "fontWeights": "400 Italic", "lineHeights": "1.5" } },
                "low": { "$type": "shadow", "$value": [ { "color": "#000000", "inset": "true", "offsetX": "1", "offsetY": "2",
                  "blur": "3" } ] } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["Core"], "activeThemes": [], "activeSets": ["Core"] } }
            """##)
        reading.expect("")
        #expect(try reading.value("line") == .dimension(2, .px))
        #expect(try reading.value("turn") == .number(45))
        #expect(try reading.value("gap") == .number(8))
        guard case .composite(let text) = try reading.value("text"),
            case .composite(let low) = try reading.value("low"),
            case .composite(let layer) = low.parts[0].value
        else { return #expect(Bool(false)) }
        #expect(text.value(of: "fontFamily") == .fontFamily(["Inter", "Arial"]))
        #expect(text.value(of: "fontSize") == .dimension(18, .px))
        #expect(text.value(of: "lineHeight") == .number(1.5))
        #expect(layer.value(of: "inset") == .boolean(true))
    }

    private static func themes(active: String) -> String {
        func theme(_ name: String) -> String {
            #"{ "name": "\#(name)", "group": "Brand", "selectedTokenSets": { "\#(name)": "enabled" } }"#
        }
        func set(_ name: String, _ value: String) -> String {
            #""\#(name)": { "bg": { "$type": "color", "$value": "\#(value)" } }"#
        }
        return """
            { \(set("Acme", "#FFFFFF")), \(set("Apex", "#000000")), "$themes": [\(theme("Acme")), \(theme("Apex"))],
              "$metadata": { "tokenSetOrder": ["Acme", "Apex"], "activeThemes": ["Brand/\(active)"] } }
            """
    }

    @Test("says which themes are the default", arguments: ["Acme", "Apex"])
    func activeThemes(_ active: String) throws {
        let reading = try read(Self.themes(active: active))
        #expect(reading.resolution.graph.collections.last?.modes.first?.name == active)
        #expect(try reading.value("bg").shortText == (active == "Acme" ? "ffffff" : "000000"))
    }

    @Test("has the opacity of colors in their last two digits, like its program reads them")
    func opacity() throws {
        let reading = try read(
            ##"""
            { "Core": { "a": { "$type": "color", "$value": "#FF000080" } },
              "$metadata": { "tokenSetOrder": ["Core"], "activeSets": ["Core"] } }
            """##)
        reading.expect("")
        #expect(try reading.value("a").shortText == "ff0000 0.5019607843137255")
    }

    @Test("computes palettes from hues, saturations and lightnesses, and sizes from the zoom of the active themes")
    func computed() throws {
        let reading = try read(
            ##"""
            { "Zoom/Plain": { "zoom": { "$value": "1", "$type": "number" } },
              "Zoom/Double": { "zoom": { "$value": "2", "$type": "number" } },
              "Base": {
                "step": { "$value": "round(16 * {zoom} * pow({ratio}, 2))", "$type": "number" },
                "ratio": { "$value": "1.125", "$type": "number" },
                "round": { "$value": "{step}", "$type": "borderRadius" },
                "hue": { "$value": "120", "$type": "number" }, "depth": { "$value": "{full}", "$type": "number" },
                "full": { "$value": "100", "$type": "number" }, "half": { "$value": "50", "$type": "number" },
                "leaf": { "$value": "hsla({hue},{depth},{half},1)", "$type": "color" },
                "clear": { "$value": "transparent", "$type": "color" } },
              "$themes": [
                { "name": "Always", "group": "All", "isSource": false, "selectedTokenSets": { "Base": "enabled" } },
                { "name": "Plain", "group": "Zoom", "isSource": false, "selectedTokenSets": { "Zoom/Plain": "enabled" } },
                { "name": "Double", "group": "Zoom", "isSource": false, "selectedTokenSets": { "Zoom/Double": "enabled" } } ],
              "$metadata": { "tokenSetOrder": ["Base", "Zoom/Plain", "Zoom/Double"], "activeSets": ["Base", "Zoom/Double"],
                "activeThemes": ["All/Always", "Zoom/Double"] } }
            """##)
        reading.expect("")
        #expect(try reading.value("step") == .number(41))
        #expect(try reading.value("leaf").shortText == "00ff00")
        #expect(try reading.value("clear").shortText == "000000 0.0")
    }

    @Test("can have sets in use without a theme, which are in every mode")
    func activeSets() throws {
        let reading = try read(
            ##"""
            { "Core": { "ink": { "$type": "color", "$value": "#FF0000" } },
              "Light": { "text": { "$type": "color", "$value": "{ink}" } },
              "Dark": { "text": { "$type": "color", "$value": "#FFFFFF" } },
              "Draft": { "old": { "$type": "color", "$value": "#FF00FF" } },
              "$themes": [
                { "name": "Light", "group": "Mode", "selectedTokenSets": { "Light": "enabled" } },
                { "name": "Dark", "group": "Mode", "selectedTokenSets": { "Dark": "enabled", "Core": "disabled" } } ],
              "$metadata": { "tokenSetOrder": ["Core", "Light", "Dark", "Draft"], "activeThemes": [],
                "activeSets": ["Core", "Light"] } }
            """##)
        #expect(reading.paths == ["ink", "text"])
        #expect(reading.resolution.diagnostics.map(\.code) == [.unusedTokenSet])
        #expect(try reading.values("text") == ["Light ff0000", "Dark ffffff"])
    }

    @Test(
        "themes that take none of the sets there are do not count",
        arguments: [#""gone": "enabled", "lost": "source""#, #""Core": "disabled""#, ""])
    func staleThemes(selected: String) throws {
        let reading = try read(
            ##"""
            { "Core": { "a": { "$type": "color", "$value": "#FF0000" } },
              "$themes": [ { "name": 1️⃣"Old", "selectedTokenSets": { \##(selected) } } ] }
            """##)
        reading.expect(
            """
            1️⃣: warning: no theme uses a token set that exists; the sets are read without themes [unknown-token-set]
            1️⃣: note: export the themes together with the sets, or remove them
            """)
        #expect(reading.paths == ["a"])
    }
}
