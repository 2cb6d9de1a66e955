import DesignTokens
import Testing

@Suite("Style Dictionary: references")
struct StyleDictionaryReferenceTests {
    @Test("are written with and without .value, and have the type of what they lead to")
    func aliases() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "palette": { "ink": { "value": "#FF0000" } },
              "a": { "value": "{palette.ink.value}" }, "b": { "value": "{palette.ink}" }, "c": { "value": "{a.value}" } }
            """##)
        #expect(try reading.resolution.step("a") == "alias palette.ink")
        #expect(try reading.resolution.step("b") == "alias palette.ink")
        #expect(try reading.type("c") == .color)
        reading.expect("")
    }

    @Test("a stated type that goes with what the reference leads to leaves it one; any other reads its text")
    func typed() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "base": { "value": "Inter, Arial" }, "ink": { "value": "#000000" },
              "family": { "value": "{base.value}", "type": "fontFamily" },
              "text": { "value": "{ink.value}", "type": "color" } }
            """##)
        #expect(try reading.value("family") == .fontFamily(["Inter", "Arial"]))
        #expect(try reading.resolution.step("text") == "alias ink")
        reading.expect("")
    }

    @Test("inside texts put in the texts that they lead to")
    func texts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "unit": { "value": "4px" }, "ink": { "value": "#000000", "alpha": "0.5" }, "pen": { "value": "{ink}" },
              "space": { "neg": { "value": "-{unit.value}" }, "twice": { "value": "{unit.value} * 2" } },
              "color": { "shade": { "value": "rgba({pen.value}, {ink.alpha})" } },
              "line": { "value": "1px solid {pen.value}" }, "outer": { "value": "{line} !important" } }
            """##)
        reading.expect("")
        #expect(try reading.value("space.neg") == .dimension(-4, .px))
        #expect(try reading.value("space.twice") == .dimension(8, .px))
        #expect(try reading.value("color.shade") == .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5)))
        #expect(try reading.value("outer") == .string("1px solid #000000 !important"))
    }

    @Test("lead to parts of values behind .value")
    func parts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "line": { "value": { "color": "#112233", "width": "2px", "style": "solid" }, "type": "border" },
              "gap": { "value": "{line.value.width}" }, "ink": { "value": "{line.value.color}" },
              "thin": { "value": "{gap} dashed rgba(0, 0, 0, 0.5)", "type": "border" } }
            """##)
        reading.expect("")
        #expect(try reading.value("gap") == .dimension(2, .px))
        #expect(
            try reading.value("ink") == .color(ColorValue(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1)))
        guard case .composite(let thin) = try reading.value("thin") else { return #expect(Bool(false)) }
        #expect(thin.value(of: "width") == .dimension(2, .px))
        #expect(thin.value(of: "style") == .strokeStyle("dashed"))
        #expect(thin.value(of: "color") == .srgb(0, 0, 0, alpha: 0.5))
    }

    @Test("dangling and circular ones are errors, each of which costs its token")
    func broken() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "space": { "a": { "value": "1️⃣{space.z.value} + 1" }, "b": { "value": 2️⃣"{space.c} + 1" },
              "c": { "value": "{space.b} + 1" }, "long": { "value": "4px" } } }
            """##)
        reading.expect(
            """
            1️⃣: error: cannot find the token 'space.z' [dangling-alias]
            1️⃣: note: did you mean {space.b}?
            2️⃣: error: tokens refer to each other in a circle: space.b → space.c → space.b [reference-cycle]
            2️⃣: note: give one of them a value of its own
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("space.a"), .tokens(["space.b", "space.c"])])
    }

    @Test("to values with parts cannot be put into texts")
    func partsInTexts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "low": { "type": "shadow", "value": { "x": 0, "y": 1, "blur": 2, "color": "#000000" } },
              "a": { "value": 1️⃣"{low.value} inset" }, "b": { "type": "color", "value": 2️⃣"{low.value}" },
              "c": { "type": "shadow", "value": "{d.value}" }, "d": { "value": "{low.value}" } }
            """##)
        reading.expect(
            """
            1️⃣: error: cannot insert 'low' into a string, because it is a shadow [invalid-value]
            1️⃣: note: refer to one of its parts, or specify its type
            2️⃣: error: cannot insert 'low' into a string, because it is a shadow [invalid-value]
            2️⃣: note: refer to one of its parts, or specify its type
            """)
        #expect(try reading.resolution.step("c") == "alias d")
    }

    @Test("chains of any length inside texts are followed")
    func chains() throws {
        let tokens = (1...20_000).map { #""t\#($0)": { "value": "{t\#($0 - 1).value} " }"# }
        let text = #"{ "t0": { "value": "a" }, "# + tokens.joined(separator: ", ") + " }"
        let reading = try StyleDictionaryReading(text)
        #expect(try reading.value("t3") == .string("a"))
    }
}
