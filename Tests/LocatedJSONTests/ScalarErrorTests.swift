import TestSupport
import Testing

@Suite("Errors in strings and numbers")
struct ScalarErrorTests {
    @Test(
        "bytes that are not UTF-8 are rejected at their place",
        arguments: [
            [0x80], [0xBF], [0xFF], [0xFE], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
            [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC], [0xF0, 0x9F, 0x98, 0x28],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) {
        expectError(
            in: MarkedText(bytes: Array("[\"é1️⃣".utf8) + bytes + Array("\"]".utf8)),
            """
            1️⃣: error: invalid UTF-8 [invalid-utf8]
            1️⃣: note: save the file as UTF-8
            """)
    }

    @Test(
        "a control character is named by its number",
        arguments: [("\n", "U+000A"), ("\0", "U+0000"), ("\u{1F}", "U+001F")])
    func controlCharacter(character: String, name: String) {
        expectError(
            in: "{\"a1️⃣\(character)\": 1}",
            """
            1️⃣: error: unescaped control character \(name) in a string [invalid-json]
            1️⃣: note: write it as an escape, such as \\n or \\u0000, or add a missing closing quote before it
            """)
    }

    @Test(
        "an invalid escape is rejected at its place",
        arguments: [
            #"["a1️⃣\x41"]"#, #"["1️⃣\'"]"#, #"["1️⃣\u12"]"#, #"["1️⃣\u12G4"]"#, #"["1️⃣\U0041"]"#, #"["1️⃣\u1"]"#,
            #"["\uD83D1️⃣\u"#, #"["\uD83D1️⃣\uZZZZ"]"#, #"["\uD83D1️⃣\u12"]"#, #"["1️⃣\é"]"#, #"["1️⃣\u{41}"]"#,
        ])
    func invalidEscape(text: String) {
        expectError(
            in: text,
            #"""
            1️⃣: error: invalid escape in a string [invalid-json]
            1️⃣: note: use one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits
            """#)
    }

    @Test(
        "half of a surrogate pair is rejected at its place",
        arguments: [
            #"["1️⃣\uD83D"]"#, #"["1️⃣\uDE00"]"#, #"["1️⃣\uD83D\n"]"#, #"["1️⃣\uD83D\u0041"]"#, #"["1️⃣\uD83D\uD83D\uDE00"]"#,
            #"["\uD83D\uDE001️⃣\uDE00"]"#, #"["1️⃣\uDBFFxyzuvw"]"#,
        ])
    func loneSurrogate(text: String) {
        expectError(
            in: text,
            #"""
            1️⃣: error: incomplete surrogate pair in a string [invalid-json]
            1️⃣: note: write both halves, such as \uD83D\uDE00, or the character itself
            """#)
    }

    @Test(
        "an invalid number is rejected with the reason",
        arguments: [
            ("[1️⃣01]", "it begins with a zero"), ("1️⃣00", "it begins with a zero"), ("[1️⃣-012]", "it begins with a zero"),
            ("[1️⃣-]", "expected a digit after the sign"), ("[1️⃣--1]", "expected a digit after the sign"),
            ("[1️⃣-Infinity]", "expected a digit after the sign"), ("[1️⃣-.5]", "expected a digit after the sign"),
            ("[1️⃣1.]", "expected a digit after the decimal point"),
            ("[1️⃣0.e1]", "expected a digit after the decimal point"),
            ("[1️⃣1e]", "expected a digit after the e of the exponent"),
            ("[1️⃣1e+]", "expected a digit after the e of the exponent"),
            ("[1️⃣1E-x]", "expected a digit after the e of the exponent"), ("[1️⃣+1]", "it begins with a plus sign"),
            ("[1️⃣.5]", "expected a digit before the decimal point"), ("{\"a\": 1️⃣16px}", "a letter follows it"),
            ("[1️⃣0x10]", "a letter follows it"), ("[1️⃣1.5rem]", "a letter follows it"), ("1️⃣12L ", "a letter follows it"),
        ])
    func invalidNumber(text: String, reason: String) {
        expectError(
            in: text,
            """
            1️⃣: error: invalid number: \(reason) [invalid-json]
            1️⃣: note: write it as 16, -0.5 or 1e3, or put it in double quotes if it is a string
            """)
    }

    @Test(
        "a number too large for a double is refused, by its exponent or its length",
        arguments: ["1e400", "-1e400", "1e99999999999999999999", String(repeating: "9", count: 400)])
    func numberOutOfRange(number: String) {
        expectError(
            in: "[1, 1️⃣\(number)]",
            """
            1️⃣: error: this number is too large for a 64-bit floating-point number [out-of-range]
            1️⃣: note: the largest number is about 1.8e308
            """)
    }
}
