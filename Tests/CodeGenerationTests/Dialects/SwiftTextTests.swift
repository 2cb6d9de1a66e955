import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Swift texts and numbers")
struct SwiftTextTests {
    @Test(
        "a number is as short as it can be, and a widened 32-bit float is spelled as it was",
        arguments: [
            (0.07999999821186066, "0.08"), (0.8799999952316284, "0.88"), (0.9019607901573181, "0.9019608"),
            (16.0, "16"), (16.5, "16.5"), (0.0, "0"), (-0.0, "0"), (-4.0, "-4"), (-0.25, "-0.25"), (0.1, "0.1"),
            (1.0 / 3, "0.3333333333333333"), (999_999_999_999_999.0, "999999999999999"), (1e15, "1000000000000000.0"),
            (-1e15, "-1000000000000000.0"), (1e16, "1e+16"), (1e20, "1e+20"), (1e300, "1e+300"), (1e-7, "1e-07"),
            (.leastNonzeroMagnitude, "0"),
            (16_777_217.0, "16777217"), (16_777_216.5, "16777216.5"),
            (1.7976931348623157e308, "1.7976931348623157e+308"),
        ])
    func number(_ value: Double, _ expected: String) { #expect(NumberText.number(value) == expected) }

    @Test("a number that was read back is the number, or the 32-bit float that it came from")
    func readBack() {
        for exponent in -30...30 {
            for mantissa in [1.0, 1.1, 1.0 / 3, 0.123456789012345, 9.99] {
                let value = mantissa * Double(sign: .plus, exponent: exponent, significand: 1)
                for number in [value, Double(Float(value))] {
                    let read = Double(NumberText.number(number))
                    #expect(read == number || read.map(Float.init).map(Double.init) == number)
                }
            }
        }
    }

    @Test(
        "a text cannot end its literal, nor hide in it",
        arguments: [
            ("plain", "plain"), ("", ""), ("a \"b\"", "a \\\"b\\\""), ("\\(x)", "\\\\(x)"), ("a\nb", "a\\nb"),
            ("a\r\nb", "a\\r\\nb"), ("\t", "\\t"), ("\0", "\\u{0}"), ("\u{7F}", "\\u{7F}"), ("\u{85}", "\\u{85}"),
            ("\u{2028}", "\\u{2028}"), ("\u{2029}", "\\u{2029}"), ("\u{202E}", "\\u{202E}"), ("\u{FEFF}", "\\u{FEFF}"),
            ("\u{E0041}", "\\u{E0041}"), ("é한🔥", "é한🔥"), ("\"\u{301}", "\\\"\u{301}"), ("\\\u{301}", "\\\\\u{301}"),
        ])
    func literal(_ text: String, _ expected: String) {
        #expect(SwiftText.literal(text).utf8.elementsEqual(expected.utf8))
    }

    @Test(
        "a text cannot end its comment, nor hide in it",
        arguments: [
            ("plain", "plain"), ("a\nb", "a b"), ("a\rb", "a b"), ("a\u{2028}b", "a b"), ("\0", " "),
            ("\u{B}\u{C}\u{85}", "   "), ("\u{202E}x", " x"), ("*/ \"\\", "*/ \"\\"), ("é한🔥", "é한🔥"),
        ])
    func comment(_ text: String, _ expected: String) { #expect(SwiftDialect().comment(text) == expected) }

    @Test(
        "a description has a comment for each of its lines",
        arguments: [
            ("one", ["one"]), ("one\ntwo", ["one", "two"]), ("one\r\ntwo\rthree", ["one", "two", "three"]),
            ("a\n\nb", ["a", "", "b"]), ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", ["a", "b", "c", "d", "e", "f"]),
            ("a\0b", ["a b"]), ("\n", ["", ""]),
        ])
    func commentLines(_ text: String, _ expected: [String]) { #expect(SwiftDialect().commentLines(text) == expected) }

    @Test("every character below U+3000 leaves a literal and a comment on one line")
    func oneLine() {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in [SwiftText.literal(String(scalar)), SwiftDialect().comment(String(scalar))] {
                #expect(text.allSatisfy { !$0.isNewline }, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(
        "a color",
        arguments: [
            (ColorValue(red: 1, green: 0, blue: 170.0 / 255), ".init(hex: \"FF00AA\")"),
            (ColorValue(red: 0, green: 0, blue: 0, alpha: 0.07999999821186066), ".init(hex: \"000000\", alpha: 0.08)"),
            (ColorValue(red: 0.5, green: 0.25, blue: 0), ".init(.sRGB, red: 0.5, green: 0.25, blue: 0)"),
            (
                ColorValue(red: 0.5, green: 0.25, blue: 0, alpha: 0.5),
                ".init(.sRGB, red: 0.5, green: 0.25, blue: 0, opacity: 0.5)"
            ),
            (ColorValue(space: .displayP3, red: 1, green: 0, blue: 0), ".init(.displayP3, red: 1, green: 0, blue: 0)"),
        ])
    func color(_ color: ColorValue, _ expected: String) { #expect(SwiftText.color(color) == expected) }

    @Test(
        "hexadecimal digits are six, in capitals",
        arguments: [(UInt32(0), "000000"), (0xABCDEF, "ABCDEF"), (0x9F, "00009F")])
    func hexadecimal(_ value: UInt32, _ expected: String) { #expect(NumberText.hexadecimal(value) == expected) }
}
