import DesignTokens
import Testing

@Suite("The format's own examples: types (section 8)")
struct TypeExampleTests {
    @Test("8.2: a dimension states its unit, even if it is 0")
    func dimension() throws {
        let file = try FormatFile(
            """
            {
              "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
              "spacing-stack-0": { "$value": { "value": 0, "unit": "px" }, "$type": "dimension" },
              "spacing-stack-1": { "$value": { "value": 0.5, "unit": "rem" }, "$type": "dimension" }
            }
            """)
        file.expect("")
        #expect(try file.value("spacing-stack-0") == .dimension(0, .px))
        #expect(try file.value("spacing-stack-1") == .dimension(0.5, .rem))
    }

    @Test("8.3: a font family is one name, or several")
    func fontFamily() throws {
        let file = try FormatFile(
            """
            {
              "Primary font": { "$value": "Comic Sans MS", "$type": "fontFamily" },
              "Body font": { "$value": ["Helvetica", "Arial", "sans-serif"], "$type": "fontFamily" }
            }
            """)
        file.expect("")
        #expect(try file.value("Primary font") == .fontFamily(["Comic Sans MS"]))
        #expect(try file.value("Body font") == .fontFamily(["Helvetica", "Arial", "sans-serif"]))
    }

    @Test("8.4: a font weight is a number, or a name of one")
    func fontWeight() throws {
        let file = try FormatFile(
            """
            {
              "font-weight-default": { "$value": 350, "$type": "fontWeight" },
              "font-weight-thick": { "$value": "extra-bold", "$type": "fontWeight" }
            }
            """)
        file.expect("")
        #expect(try file.value("font-weight-default") == .fontWeight(FontWeight(350)))
        #expect(try file.value("font-weight-thick") == .fontWeight(FontWeight(800)))
    }

    @Test("8.5: a duration is in milliseconds or seconds")
    func duration() throws {
        let file = try FormatFile(
            """
            {
              "Duration-Quick": { "$value": { "value": 100, "unit": "ms" }, "$type": "duration" },
              "Duration-Long": { "$value": { "value": 1.5, "unit": "s" }, "$type": "duration" }
            }
            """)
        file.expect("")
        #expect(try file.value("Duration-Quick") == .duration(100, .ms))
        #expect(try file.value("Duration-Long") == .duration(1.5, .s))
    }

    @Test("8.6: a timing curve is four numbers")
    func cubicBezier() throws {
        let file = try FormatFile(
            """
            {
              "Accelerate": { "$value": [0.5, 0, 1, 1], "$type": "cubicBezier" },
              "Decelerate": { "$value": [0, 0, 0.5, 1], "$type": "cubicBezier" }
            }
            """)
        file.expect("")
        #expect(try file.value("Accelerate") == .cubicBezier([0.5, 0, 1, 1]))
        #expect(try file.value("Decelerate") == .cubicBezier([0, 0, 0.5, 1]))
    }

    @Test("8.7: a number has no unit")
    func number() throws {
        let file = try FormatFile(#"{ "line-height-large": { "$value": 2.3, "$type": "number" } }"#)
        file.expect("")
        #expect(try file.value("line-height-large") == .number(2.3))
    }
}
