import TestSupport
import Testing

@Suite("Syntax errors with their place and advice")
struct SyntaxErrorTests {
    @Test("nothing but white space is an empty file", arguments: ["", " ", "\n\t\r\n ", "\u{FEFF}"])
    func emptyText(text: String) {
        expectError(
            in: text + "1️⃣",
            """
            1️⃣: error: the file is empty [invalid-json]
            1️⃣: note: export it again; an empty object is written as {}
            """)
    }

    @Test(
        "UTF-16 and UTF-32 are recognized by their NULs and marks",
        arguments: [
            [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D], [0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B],
            [0x7B, 0, 0, 0], [0, 0, 0, 0x7B], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0],
        ] as [[UInt8]])
    func otherEncodings(bytes: [UInt8]) {
        expectError(
            in: MarkedText(bytes: Array("1️⃣".utf8) + bytes),
            """
            1️⃣: error: expected UTF-8, found UTF-16 or UTF-32 [invalid-utf8]
            1️⃣: note: save the file as UTF-8
            """)
    }

    @Test(
        "prose, a web page or a bare word before any value is not JSON",
        arguments: ["1️⃣<html></html>", "\n 1️⃣tokens", "1️⃣truex", "1️⃣'a'", "1️⃣}", "1️⃣+1", "1️⃣/", "1️⃣\0\0\0\0", "1️⃣é"])
    func notJSON(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: expected { or [ at the start of a JSON file [invalid-json]
            1️⃣: note: export the file again, or remove the text before the first {
            """)
    }

    @Test(
        "an end too soon names the innermost open bracket",
        arguments: [
            "2️⃣{1️⃣", "2️⃣[1️⃣", "[{}, 2️⃣{\"a\"1️⃣", "[\n2️⃣{\"a\":\n1️⃣", "2️⃣[11️⃣", "2️⃣[1,1️⃣", "2️⃣[-1️⃣", "2️⃣[1.1️⃣",
            "2️⃣[1e1️⃣", "2️⃣[1e+1️⃣", "2️⃣[tru1️⃣", "2️⃣{\"a\": [1], 1️⃣", "2️⃣{\"a\": [1]1️⃣",
        ])
    func unexpectedEnd(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: the file ends in the middle of a value [invalid-json]
            2️⃣: note: this bracket is never closed; check whether the file is complete
            """)
    }

    @Test("an end too soon without a bracket says so", arguments: ["tru1️⃣", "-1️⃣", "0.1️⃣", "2E-1️⃣"])
    func unexpectedEndOfScalar(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: the file ends in the middle of a value [invalid-json]
            1️⃣: note: check whether the file is complete, or export it again
            """)
    }

    @Test(
        "a string without an end names its beginning, even where an escape is cut off",
        arguments: [
            "2️⃣\"1️⃣", "2️⃣\"abc1️⃣", "{2️⃣\"a1️⃣", "[1, 2️⃣\"\\1️⃣", "[2️⃣\"\\u1️⃣", "[2️⃣\"abcdefgh\\u00a1️⃣",
            "[2️⃣\"\\\"1️⃣", "{\"a\": 2️⃣\"é, 123456781️⃣",
        ])
    func unclosedString(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: the file ends in the middle of a string [invalid-json]
            2️⃣: note: this string is never closed; check whether the file is complete
            """)
    }

    @Test(
        "a character that the end cuts off is an end too soon",
        arguments: [[0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98]] as [[UInt8]])
    func cutOffCharacter(bytes: [UInt8]) {
        expectError(
            in: MarkedText(bytes: Array("[2️⃣\"a".utf8) + bytes + Array("1️⃣".utf8)),
            """
            1️⃣: error: the file ends in the middle of a string [invalid-json]
            2️⃣: note: this string is never closed; check whether the file is complete
            """)
    }

    @Test(
        "an unexpected character names what was expected",
        arguments: [
            ("[1 1️⃣2]", "a comma or ]"), ("{\"a\": 1 1️⃣\"b\": 2}", "a comma or }"), ("[11️⃣}", "a comma or ]"),
            ("{\"a\": 11️⃣]", "a comma or }"), ("{\"a\" 1️⃣1}", "a colon after the name"),
            ("{\"a\"1️⃣}", "a colon after the name"), ("{1️⃣[]: 1}", "a name in double quotes"),
            ("{1️⃣'a': 1}", "a name in double quotes"), ("{1️⃣, \"a\": 1}", "a name in double quotes"),
            ("[1️⃣,1]", "a value"), ("[1, 1️⃣, 2]", "a value"), ("{\"a\": 1️⃣}", "a value"), ("{\"a\": 1️⃣é}", "a value"),
            ("[1 1️⃣/ 2]", "a value, a comma or a bracket, found a slash"), ("[1.51️⃣.2]", "a comma or ]"),
        ])
    func unexpectedCharacter(text: String, expected: String) {
        expectError(
            in: text,
            """
            1️⃣: error: expected \(expected) [invalid-json]
            1️⃣: note: look for a missing comma, quote or bracket just before this place
            """)
    }

    @Test("a comma after the last item is named", arguments: ["[11️⃣,]", "{\"a\": [] 1️⃣,\n}"])
    func trailingComma(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: unexpected comma after the last item [invalid-json]
            1️⃣: note: remove the comma
            """)
    }

    @Test("a comment is named", arguments: ["1️⃣// a\n{}", "{1️⃣/* a */}", "{} 1️⃣// a", "[1 1️⃣/* a */, 2]"])
    func comment(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: unexpected comment in a JSON file [invalid-json]
            1️⃣: note: remove the comment, or rename the file to end in .jsonc
            """)
    }

    @Test(
        "an unquoted value is quoted in the message",
        arguments: [
            ("[1️⃣NaN]", "NaN"), ("[1️⃣True]", "True"), ("{\"a\": 1️⃣none}", "none"), ("[1️⃣truely]", "truely"),
            ("[1️⃣'a']", "a string in single quotes"), ("[1️⃣$value_1.2]", "$value_1"),
            ("[1️⃣abcdefghijklmnopqrstuvwxyz]", "abcdefghijklmnopqrstuvwx"),
        ])
    func unquotedValue(text: String, word: String) {
        expectError(
            in: text,
            """
            1️⃣: error: \(word) is not a JSON value [invalid-json]
            1️⃣: note: put strings and names in double quotes; the only words are true, false and null
            """)
    }

    @Test("an unquoted name is quoted in the message", arguments: ["$type", "1", "true", "a_b"])
    func unquotedName(name: String) {
        expectError(
            in: "{\"a\": 1, 1️⃣\(name): 2}",
            """
            1️⃣: error: missing double quotes around the name \(name) [invalid-json]
            1️⃣: note: write it in double quotes, such as "$value"
            """)
    }

    @Test("text after the value is reported", arguments: ["{} 1️⃣{}", "{}1️⃣}", "1 1️⃣2", "null1️⃣,", "[]\n1️⃣/", "\"a\"1️⃣\0"])
    func textAfterTheValue(text: String) {
        expectError(
            in: text,
            """
            1️⃣: error: unexpected text after the end of the JSON value [invalid-json]
            1️⃣: note: remove the text, or look for an extra } before it
            """)
    }
}
