import DesignTokens
import Testing

@Suite("What is reported about a value that does not fit its type")
struct ValueMessageTests {
    @Test(
        "says what the type requires, and how to write it",
        arguments: [
            (
                "border", "\"1px\"", "expected an object for a border, found \"1px\" [invalid-value]",
                "write it as { \"color\": …, \"width\": …, \"style\": … }"
            ),
            (
                "transition", "1", "expected an object for a transition, found 1 [invalid-value]",
                "write it as { \"duration\": …, \"delay\": …, \"timingFunction\": … }"
            ),
            (
                "typography", "[]", "expected an object for a typography, found an array [invalid-value]",
                "write it as { \"fontFamily\": …, \"fontSize\": …, \"fontWeight\": …, \"letterSpacing\": …, "
                    + "\"lineHeight\": … }"
            ),
            (
                "shadow", "true", "expected an object for a shadow, found true [invalid-value]",
                "write it as { \"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": … }"
            ),
            (
                "shadow", "\"none\"", "expected an object for a shadow, found \"none\" [invalid-value]",
                "remove the token, or write a transparent shadow, with \"alpha\": 0 in its color"
            ),
            ("gradient", "[]", "empty gradient [invalid-value]", "add at least one element to the array"),
            (
                "cubicBezier", "[0, 0, 1]", "expected four numbers in a timing curve, found 3 [invalid-value]",
                "write x and y of the first control point, then of the second"
            ),
            (
                "duration", "5", "expected a number and a unit for a duration [invalid-value]",
                "write it as { \"value\": 16, \"unit\": \"ms\" }"
            ),
            (
                "fontFamily", "[]", "empty list of font families [invalid-value]",
                "write it as \"SF Pro\" or [\"SF Pro\", \"Helvetica\"]"
            ),
            (
                "fontWeight", "0", "expected a number from 1 to 1000 for a font weight, found 0 [invalid-value]",
                "400 is regular, 700 is bold"
            ),
        ])
    func message(type: String, value: String, message: String, advice: String) throws {
        let files = try MarkedFiles(#"{ "a": { "$type": "\#(type)", "$value": 1️⃣\#(value) } }"#)
        files.expect(
            DTCGReader.read(files.sources[0], rules: .lenient).diagnostics,
            are: "1️⃣: error: \(message)\n1️⃣: note: \(advice)")
    }

    @Test("$extensions that are not an object are an error")
    func extensions() throws {
        let files = try MarkedFiles(#"{ "a": { "$type": "number", "$value": 1, "$extensions": 1️⃣5 } }"#)
        files.expect(
            DTCGReader.read(files.sources[0], rules: .lenient).diagnostics,
            are: """
                1️⃣: error: expected an object for $extensions, found a number [invalid-value]
                1️⃣: note: write it as { "com.example.tool": … }
                """)
    }
}
