import DesignTokens
import Testing

@Suite("What is said of a value that is none of its type")
struct ValueMessageTests {
    @Test(
        "says what the type wants, and how to write it",
        arguments: [
            (
                "border", "\"1px\"", "a border is an object, not \"1px\" [invalid-value]",
                "write it as { \"color\": …, \"width\": …, \"style\": … }"
            ),
            (
                "transition", "1", "a transition is an object, not 1 [invalid-value]",
                "write it as { \"duration\": …, \"delay\": …, \"timingFunction\": … }"
            ),
            (
                "typography", "[]", "a typography is an object, not an array [invalid-value]",
                "write it as { \"fontFamily\": …, \"fontSize\": …, \"fontWeight\": …, \"letterSpacing\": …, "
                    + "\"lineHeight\": … }"
            ),
            (
                "shadow", "true", "a shadow is an object, not true [invalid-value]",
                "write it as { \"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": … }"
            ),
            ("gradient", "[]", "this gradient is empty [invalid-value]", "an array holds at least one"),
            (
                "cubicBezier", "[0, 0, 1]", "a timing curve has four numbers, not 3 [invalid-value]",
                "they are x and y of the first control point, then of the second"
            ),
            (
                "duration", "5", "the value of a duration token is a number and a unit [invalid-value]",
                "write it as { \"value\": 16, \"unit\": \"ms\" }"
            ),
            (
                "fontFamily", "[]", "a font family has at least one name [invalid-value]",
                "write it as \"SF Pro\" or [\"SF Pro\", \"Helvetica\"]"
            ),
            (
                "fontWeight", "0", "the weight of a font is a number from 1 to 1000, not 0 [invalid-value]",
                "400 is regular, 700 is bold"
            ),
        ])
    func message(type: String, value: String, message: String, advice: String) throws {
        let files = try MarkedFiles(#"{ "a": { "$type": "\#(type)", "$value": 1️⃣\#(value) } }"#)
        files.expect(
            DTCGReader.read(files.sources[0], rules: .lenient).diagnostics,
            are: "1️⃣: error: \(message)\n1️⃣: note: \(advice)")
    }

    @Test("$extensions that are no object are an error")
    func extensions() throws {
        let files = try MarkedFiles(#"{ "a": { "$type": "number", "$value": 1, "$extensions": 1️⃣5 } }"#)
        files.expect(
            DTCGReader.read(files.sources[0], rules: .lenient).diagnostics,
            are: """
                1️⃣: error: $extensions is an object, not a number [invalid-value]
                1️⃣: note: write it as { "com.example.tool": … }
                """)
    }
}
