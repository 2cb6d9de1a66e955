import DesignTokens
import Testing

@Suite("Tokens Studio: values")
struct StudioValueTests {
    @Test(
        "a length has px, rem, em or %, and a bare number is one of px",
        arguments: [
            ("16", "16px"), ("16px", "16px"), ("1rem", "1rem"), ("1.5em", "1.5em"), ("50%", "50%"), ("0", "0px"),
            (" .25rem ", "0.25rem"), ("8 rem", "8rem"), ("032", "32px"), ("-4", "-4px"), ("4 *2", "8px"),
            ("0.75rem * 2", "1.5rem"), ("roundTo(16 / 1.2, 0)", "13px"), ("9999999", "9999999px"),
        ])
    func length(text: String, value: String) { #expect(shown(StudioValue.lengths(text), written) == value) }

    @Test(
        "invalid lengths are reported",
        arguments: [
            ("12 apples", #""12 apples" is not a length"#), ("", #""" is not a length"#),
            ("inherit", #""inherit" is not a length"#), ("1e3", #""1e3" is not a length"#),
            ("10vw", #""10vw" has the unsupported unit 'vw'"#),
            ("4 + 7rem", #""4 + 7rem" cannot be computed: 4 and 7rem have different units"#),
            ("4 / 0", #""4 / 0" cannot be computed: division by zero"#),
            (
                "1\(String(repeating: "0", count: 400))",
                #""1\#(String(repeating: "0", count: 56))…" cannot be computed: "#
                    + "number too large"
            ),
        ])
    func notALength(text: String, reason: String) {
        #expect(shown(StudioValue.lengths(text), written) == "! \(reason)")
    }

    @Test("a sign that was meant as an operator is explained")
    func signAdvice() {
        guard case .failure(let problem) = StudioValue.number("16 -4") else { return #expect(Bool(false)) }
        #expect(problem.message == #""16 -4" contains 2 values, not a number"#)
        #expect(problem.advice == "write one value, with spaces on both sides of + and - between numbers")
    }

    @Test(
        "there may be a length for each side",
        arguments: [
            ("4px 8px", "4px 8px"), ("0 -4", "0px -4px"), ("1 2 3 4", "1px 2px 3px 4px"), ("4*2px 1rem", "8px 1rem"),
            ("1 2 3 4 5", #"! "1 2 3 4 5" contains 5 lengths"#), ("4px auto", #"! "4px auto" is not a length"#),
            ("4px 1s", #"! "4px 1s" has the unsupported unit 's'"#),
        ])
    func lengths(text: String, value: String) {
        #expect(shown(StudioValue.lengths(text), written) == value)
    }

    @Test(
        "a number has no unit but px, and a percentage stays one",
        arguments: [
            ("1.5", "1.5"), ("4px", "4.0"), ("16 / 3", "5.3333"),
            ("16rem", #"! "16rem" is not a number without a unit"#),
            ("x", #"! "x" is not a number"#), ("50%", "50.0%"), ("25% * 2", "50.0%"),
        ])
    func number(text: String, value: String) {
        let number = shown(StudioValue.number(text)) { read in
            switch read {
            case .number(let number): number.description
            case .dimension(let number, let unit): number.description + unit.rawValue
            default: "\(read)"
            }
        }
        #expect(number == value)
    }

    @Test(
        "an opacity is a number up to 1 or a percentage",
        arguments: [
            ("0.5", "0.5"), ("50%", "0.5"), (".6", "0.6"), ("38%", "0.38"), ("100%", "1.0"), ("0", "0.0"),
            ("0.5 + 6 * 0.04", "0.74"), ("50", #"! "50" is not an opacity between 0 and 1"#),
            ("-1%", #"! "-1%" is not an opacity between 0 and 1"#), ("1px", #"! "1px" is not an opacity"#),
            ("half", #"! "half" is not an opacity"#),
        ])
    func opacity(text: String, value: String) { #expect(shown(StudioValue.opacity(text), \.description) == value) }

    @Test(
        "a line height is a multiple of the font size or a length, or has no value where the font decides",
        arguments: [
            ("130%", "1.3"), ("1.5em", "1.5"), ("24px", "24.0px"), ("1.5rem", "1.5rem"), ("AUTO", "uninterpreted"),
            ("normal", "uninterpreted"), ("1.5", "1.5"), ("24", "24.0px"), ("4", "4.0px"), ("3.9", "3.9"), ("0", "0.0"),
            ("calc(18/12)", "1.5"),
            ("inherit", #"! "inherit" is not a line height"#), ("-1", #"! "-1" is not a line height"#),
            ("2s", #"! "2s" is not a line height"#),
        ])
    func lineHeight(text: String, value: String) {
        let described: (TokenValue) -> String = { value in
            switch value {
            case .number(let number): "\(number)"
            case .dimension(let number, let unit): "\(number)\(unit.rawValue)"
            default: "\(value)"
            }
        }
        #expect(shown(StudioValue.lineHeight(text), described) == value)
    }

    @Test(
        "a letter spacing is a length, or a part of the font size",
        arguments: [
            ("-2%", .dimension(-2, .percent)), ("-1.4%", .dimension(-1.4, .percent)),
            ("0.05em", .dimension(0.05, .em)), ("0", .dimension(0, .px)),
            ("0.5px", .dimension(0.5, .px)), ("0.01rem", .dimension(0.01, .rem)), ("normal", .dimension(0, .px)),
        ] as [(String, TokenValue)])
    func letterSpacing(text: String, value: TokenValue) throws {
        #expect(try StudioValue.letterSpacing(text).get() == value)
    }

    @Test("invalid letter spacings are reported", arguments: ["inherit", "1vw"])
    func notALetterSpacing(text: String) {
        #expect(shown(StudioValue.letterSpacing(text)) { "\($0)" } == "! \"\(text)\" is not a letter spacing")
    }

    @Test(
        "font weights are numbers or names, in English and German, with the style behind them",
        arguments: [
            ("700", "700"), ("400", "400"), ("Semi Bold", "600"), ("SemiBold", "600"), ("semi-bold", "600"),
            ("regular", "400"), ("Normal", "400"), ("Bold Italic", "700 italic"), ("Italic", "400 italic"),
            ("ExtraBold italic", "800 italic"), ("Light normal", "300"), ("Ultra Black Italic", "950 italic"),
            ("Oblique", "400 italic"), ("Roman", "400"), ("700 Italic", "700 italic"), ("leicht", "300"),
            ("Buch", "400"), ("kräftig", "500"), ("kra\u{308}ftig", "500"), ("halbfett", "600"),
            ("Dreiviertelfett", "700"), ("fett", "800"), ("extrafett kursiv", "900 italic"), ("ultra", "950"),
            ("100 * 3", "300"),
            ("0", #"! "0" is not a font weight from 1 to 1000"#),
            ("700px", #"! "700px" is not a font weight from 1 to 1000"#),
            ("Boldish Thing", #"! "Boldish Thing" is not a font weight"#), ("", #"! "" is not a font weight"#),
        ])
    func fontWeight(text: String, value: String) {
        let described: (FontWeight) -> String = { "\(Int($0.weight))\($0.isItalic ? " italic" : "")" }
        #expect(shown(StudioValue.fontWeight(text), described) == value)
    }

    @Test("a weight that is spelled almost right is suggested")
    func fontWeightAdvice() {
        guard case .failure(let problem) = StudioValue.fontWeight("Medum") else { return #expect(Bool(false)) }
        #expect(problem == StudioProblem(#""Medum" is not a font weight"#, advice: "did you mean medium?"))
    }

    @Test(
        "font families are a list, the quotation marks around names aside",
        arguments: [
            ("Inter", "Inter"), ("Source Sans 3", "Source Sans 3"),
            ("Arial , 'Helvetica Neue',sans", "Arial|Helvetica Neue|sans"),
            ("Arial Black, Suisse Int'l, sans-serif", "Arial Black|Suisse Int'l|sans-serif"),
            (#""A, B", C"#, "A, B|C"), ("", #"! "" is not a list of font families"#),
            ("A,,B", #"! "A,,B" is not a list of font families"#), ("'A", #"! "'A" is not a list of font families"#),
        ])
    func fontFamilies(text: String, value: String) {
        #expect(shown(StudioValue.fontFamilies(text)) { $0.joined(separator: "|") } == value)
    }

    @Test("booleans and kinds of shadows are words")
    func words() {
        for (text, value) in [("true", "true"), (" false ", "false"), ("1", #"! "1" is not a boolean"#)] {
            #expect(shown(StudioValue.boolean(text), \.description) == value)
        }
        for (text, value) in [
            ("dropShadow", "false"), (" innershadow ", "true"),
            ("inset", #"! "inset" is not a kind of shadow"#),
        ] {
            #expect(shown(StudioValue.isInnerShadow(text), \.description) == value)
        }
    }

    @Test("quantities are read alone, in every spelling of a decimal number")
    func quantities() {
        for (text, value) in [("16", "16"), ("-.5EM", "-0.5em"), ("+1.50%", "1.5%"), ("0016px", "16px")] {
            #expect(StudioQuantity(parsing: text)?.text == value)
        }
        for text in ["", "px", "1 2", "1..2", "5.", "1e3", "0x10", "1 s", "--1", "1\u{0}", "١", "1 %", "nan", "inf"] {
            #expect(StudioQuantity(parsing: text) == nil)
        }
    }

    @Test("numbers are written without exponents")
    func decimals() {
        for (number, text) in [
            (1e-7, "0.0000001"), (1.5e-5, "0.000015"), (1e20, "100000000000000000000"),
            (-1.25e17, "-125000000000000000"),
            (0.1, "0.1"), (-0.0, "0"), (123_456.75, "123456.75"),
        ] {
            #expect(StudioQuantity(number).text == text)
        }
    }

    @Test("hostile texts are refused", arguments: ["(", "-", "9", "'", ",", "1 ", "a", "\u{202E}", "💥", "%", "calc("])
    func hostileTexts(part: String) {
        let text = String(repeating: part, count: 20_000)
        for failed in [
            shown(StudioValue.number(text)) { "\($0)" }, shown(StudioValue.opacity(text), \.description),
            shown(StudioValue.lineHeight(text)) { "\($0)" }, shown(StudioValue.boolean(text), \.description),
            shown(StudioValue.lengths(text)) { "\($0)" }, shown(StudioValue.fontWeight(text)) { "\($0)" },
            shown(StudioValue.curve(text)) { "\($0)" }, shown(StudioValue.duration(text)) { "\($0)" },
        ] {
            #expect(failed.hasPrefix("! ") && failed.utf8.count < 400)
        }
        _ = StudioValue.fontFamilies(text)
    }

    private func shown<Value>(_ reading: StudioValue.Reading<Value>, _ describe: (Value) -> String) -> String {
        switch reading {
        case .success(let value): describe(value)
        case .failure(let problem): "! \(problem.message)"
        }
    }

    private func written(_ lengths: [StudioQuantity]) -> String { lengths.map(\.text).joined(separator: " ") }
}
