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
                "text": { "$type": "typography", "$value": { "fontFamilies": ["{family}"], "fontSizes": "18",
                  "fontWeights": "400 Italic", "lineHeights": "1.5" } },
                "low": { "$type": "shadow", "$value": [ { "color": "#000000", "inset": "true", "offsetX": "1", "offsetY": "2",
                  "blur": "3" } ] } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["Core"], "activeThemes": [], "activeSets": ["Core"] } }
            """##)
        reading.expect("")
        #expect(try reading.value("line") == .dimension(2, .px))
        #expect(try reading.value("turn") == .number(45))
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

    @Test("has the opacity of colors in their last two digits, which is said")
    func opacity() throws {
        let reading = try read(
            ##"""
            { "Core": { "a": { "$type": "color", "$value": 1️⃣"#FF000080" } },
              "$metadata": { "tokenSetOrder": ["Core"], "activeSets": ["Core"] } }
            """##)
        reading.expect(
            """
            1️⃣: warning: the last two digits of '#FF000080' are read as its opacity [outdated-syntax]
            1️⃣: note: write it as rgba(…), which is unambiguous
            """)
        #expect(try reading.value("a").shortText == "ff0000 0.5019607843137255")
    }

    @Test("themes that take none of the sets there are do not count")
    func staleThemes() throws {
        let reading = try read(
            ##"""
            { "Core": { "a": { "$type": "color", "$value": "#FF0000" } },
              "$themes": [ { "name": 1️⃣"Old", "selectedTokenSets": { "gone": "enabled", "lost": "source" } } ] }
            """##)
        reading.expect(
            """
            1️⃣: warning: no theme uses a token set that exists; the sets are read without themes [unknown-token-set]
            1️⃣: note: export the themes together with the sets, or remove them
            """)
        #expect(reading.paths == ["a"])
    }
}
