import DesignTokens
import Testing

@Suite("Tokens Studio: arithmetic")
struct StudioMathTests {
    @Test(
        "units follow sd-transforms",
        arguments: [
            ("4 * 7", "28"), ("4 * 7px", "28px"), ("4 * 7rem", "28rem"), ("4px * 7px", "28px"), ("4px", "4px"),
            ("4 * 7px * 8px", "224px"), ("4em + 7em", "11em"), ("4 * 7em * 8em", "224em"), ("4px * 7em", "28em"),
            ("5px * 4px / 2px", "10px"), ("10vw + 20vw", "30vw"), ("2pt * 4", "8pt"), ("2em * 20px", "40em"),
            ("(15 + 20 - 17 * 8 / 3) * 7px", "-72.3333px"), ("11 * 5", "55"), ("16px * 1.5", "24px"),
            ("6px / 4", "1.5px"), ("100 * 3", "300"), ("5px + 4px + 10px", "19px"),
        ])
    func units(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "units follow the plugin where it knows more",
        arguments: [
            ("10 + 20 * 3", "70"), ("10px + 20px * 3", "70px"), ("1rem + 2rem * 3", "7rem"), ("60px / 2", "30px"),
            ("5px * (2 + 3)", "25px"), ("(5rem + 10rem * 2) / 2", "12.5rem"), ("5% - 2% * 2", "1%"),
        ])
    func pluginUnits(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "what depends on the size of a unit has no value, and the reason says so",
        arguments: [
            ("4 + 7rem", "4 and 7rem have different units"),
            ("4em + 7rem", "4em and 7rem have different units"),
            ("4px + 7em", "4px and 7em have different units"),
            ("2em + 20", "2em and 20 have different units"),
            ("2px + 10%", "2px and 10% have different units"),
            ("1000 / 20em", "cannot divide by 20em"),
            ("50% * 20px", "cannot multiply the percentage and the unit of 50% and 20px"),
            ("2em ^ 2", "cannot apply '^' to 2em"),
            ("max(1rem, 16px)", "1rem and 16px have different units"),
            ("1rem / 3 + 2", "0.3333rem and 2 have different units"),
            ("roundTo(4, 1rem)", "expected a number without a unit in 'roundTo', found 1rem"),
        ])
    func mixedUnits(text: String, reason: String) { #expect(evaluated(text) == "! \(reason)") }

    @Test(
        "a space without an operator separates values",
        arguments: [
            ("4*1.5px 4*1.5px 4*1.5px", "6px 6px 6px"), ("8 / 4 * 7px 8 * 5px 2 * 4px", "14px 40px 8px"),
            ("5px + 4px + 10px 3 * 2px", "19px 6px"), ("5px 3 * 2px", "5px 6px"), ("3 * 2px 5px", "6px 5px"),
            ("8 * 14px roundTo(4 / 7, 1)", "112px 0.6"), ("roundTo(4 / 7, 1) 8 * 14px", "0.6 112px"),
            ("min(10, 24, 5, 12, 6) 8 * 14px", "5 112px"), ("4px -8px", "4px -8px"), ("4px - 8px", "-4px"),
            ("(4px -8px)", "-4px"), ("4px-8px", "-4px"), ("10% 3", "10% 3"), ("0 -2 (1 + 1)", "0 -2 2"),
        ])
    func severalValues(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "functions keep the unit of what they measure",
        arguments: [
            ("roundTo(4 / 7, 1)", "0.6"), ("ceil(roundTo(16/1.2,0)/2)*2", "14"), ("roundTo(4px / 7, 1)", "0.6px"),
            ("roundTo(4 / 7px, 1)", "0.6px"), ("roundTo(4px / 7px, 1)", "0.6px"), ("roundTo(4 / 7, 1) * 24", "14.4"),
            ("min(10px, 24px, 5px, 12px, 6px)", "5px"), ("ceil(roundTo(16px/1.2,0)/2)*2", "14px"),
            ("floor(1.5rem * 3)", "4rem"), ("max(1rem, 2rem)", "2rem"), ("lerp(0.5, 4px, 8px)", "6px"),
            ("calc(16/11)", "1.4545"), ("min(4px*0.5,9999)", "2px"), ("calc(1rem * 2)", "2rem"),
        ])
    func functions(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "functions mean what they mean in expr-eval and in the plugin",
        arguments: [
            ("floor(-1.5)", "-2"), ("ceil(1.2)", "2"), ("round(2.5)", "3"), ("round(-2.5)", "-2"), ("abs(-3)", "3"),
            ("roundTo(1.005, 2)", "1.01"), ("roundTo(1234, -2)", "1200"), ("roundTo(2.5)", "3"), ("sqrt(16)", "4"),
            ("pow(2, 10)", "1024"), ("sign(-7)", "-1"), ("trunc(-1.9)", "-1"), ("exp(0)", "1"), ("ln(1)", "0"),
            ("log(1)", "0"), ("log10(1000)", "3"), ("log2(8)", "3"), ("sin(0)", "0"), ("cos(0)", "1"),
            ("hypot(3, 4)", "5"), ("cbrt(27)", "3"), ("sin(PI / 2)", "1"), ("clamped(5,2,4)", "4"),
            ("clamped(0,2,4)", "2"), ("clamped(3,2,4)", "3"), ("norm(10,5,15)", "0.5"), ("norm(1,1,88)", "0"),
            ("norm(3,0,10)", "0.3"), ("lerp(0.5,5,15)", "10"), ("lerp(0,1,88)", "1"), ("lerp(1,47,94)", "94"),
        ])
    func functionValues(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "so do those of conditions, lists and curves",
        arguments: [
            ("fac(5)", "120"), ("gamma(5)", "24"), ("gamma(0.5)", "1.7725"), ("pyt(3, 4)", "5"), ("length(1234)", "4"),
            ("sum([1, 2, 3])", "6"), ("sum(1px, 2)", "3px"), ("max([1, 5, 2], 4)", "5"), ("min([4px, 2])", "2px"),
            ("if(1, 4px, 8px)", "4px"), ("if(0, 4, 8)", "8"), ("if(3 > 2, 1rem, 2rem)", "1rem"),
            ("if(2 != 2, 1, 2)", "2"),
            ("if(2 <= 2, 1, 2)", "1"), ("sample(cubicBezier1D(1, 0), 0.5)", "0.5"),
            ("sample(cubicBezier1D(0.25, 1), 0.25) * 100", "26.1719"), ("E * 1", "2.7183"), ("ln(E)", "1"),
        ])
    func otherFunctions(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test("every function that expr-eval or the plugin has is known, with a value or a reason")
    func allFunctions() {
        let names = [
            "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "sqrt",
            "cbrt",
            "log", "log2", "ln", "lg", "log10", "expm1", "log1p", "abs", "ceil", "floor", "round", "trunc", "exp",
            "not",
            "length", "sign", "random", "fac", "min", "max", "hypot", "pyt", "pow", "atan2", "if", "gamma", "roundTo",
            "map",
            "fold", "filter", "indexOf", "join", "sum", "clamped", "lerp", "norm", "cubicBezier1D", "sample",
        ]
        for name in names { #expect(!evaluated("\(name)(1)").contains("there is no function"), "\(name)") }
    }

    @Test(
        "operators bind as they do in expr-eval",
        arguments: [
            ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("2 - 3 - 4", "-5"), ("16 / 4 / 2", "2"), ("7 % 4 * 2", "6"),
            ("10%3", "1"), ("-7 % 4", "-3"), ("2 ^ 3 ^ 2", "512"), ("-2^2", "-4"), ("2^-1", "0.5"), ("--5", "5"),
            ("4 * -2", "-8"), ("- -5 + +1", "6"), ("{}", "text"),
        ])
    func precedence(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "texts stay texts",
        arguments: [
            "003e78", "E6", "06e455", "000000", "1e3", "semi-bold", "1 - dash text", "Open Sans 3", "Source Sans 3", "",
            " ", "-", "+", "()", "dd/MM/yyyy 'om' HH:mm", "800 italic 16px/1 'Arial Black'", "2024-01-31", "31/12/2024",
            "1999/1/31", "12:30", "1.2.3", "5.", ".", "12 apples", "12apples", "3d", "#fff * 2", "cubic-bezier(0, 1)",
            "linear-gradient(90deg, #354752 0%, #0b0d0e 100%)", "var(--size) * 2", "PI2", "16pxpx", "4px2", "é * 2",
            "rgba(0,0,0,0.5)", "oklch(1 / 0.5)", "1, 2", "50ch, 40vw", "max(1, 2), 3", "none", "AUTO", "1,5 kg",
            "001 + 2", "E", "3 > 2", "[1, 2]", "a <= b", "\u{0}1 + 1", "-- --",
        ])
    func texts(text: String) { #expect(evaluated(text) == "text") }

    @Test(
        "numbers that stand alone keep all their digits",
        arguments: [
            ("16", "16"), (" 16 ", "16"), ("0.00001", "0.00001"), (".5em", "0.5em"), ("-4px", "-4px"),
            ("8 rem", "8rem"), ("100%", "100%"), ("16PX", "16px"), ("1.50", "1.5"), ("0", "0"), ("-0", "0"),
            ("+3", "3"),
            ("12345678901234567890", "12345678901234567000"),
        ])
    func numbers(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "results are rounded to four digits, halves away from zero, without trailing zeros",
        arguments: [
            ("1 / 3", "0.3333"), ("2 / 3", "0.6667"), ("0.1 + 0.2", "0.3"), ("1 * 0.00005", "0.0001"),
            ("-1 * 0.00005", "-0.0001"), ("1 * 0.00004", "0"), ("-1 * 0.00004", "0"), ("1.5 * 2", "3"),
            ("1 * 9007199254740993", "9007199254740992"), ("1 * 1.00005", "1.0001"), ("1 * 1.00015", "1.0002"),
            ("1 * 3.63745", "3.6374"),
        ])
    func rounding(text: String, value: String) { #expect(evaluated(text) == value) }

    @Test(
        "an expression without a value says why",
        arguments: [
            ("1 / 0", "division by zero"), ("1 % 0", "division by zero"), ("norm(1, 2, 2)", "division by zero"),
            ("sqrt(-1)", "the result is not a real number"), ("10 ^ 400", "the result is too large"),
            ("ln(0)", "the result is too large"), ("(-8) ^ 0.5", "the result is not a real number"),
            ("1 +", #"expected a number after "+""#), ("1 + * 2", #"expected a number after "+""#),
            ("(1", "missing closing parenthesis"), ("min(1", "missing closing parenthesis"),
            ("1)", #"expected an operator or the end, found ")""#),
            ("(1, 2)", #"expected an operator or the end, found ",""#),
            ("2(3)", #"expected an operator or the end, found "(""#),
            ("min()", "expected 1 or more arguments in 'min', found 0"),
            ("pow(2)", "expected 2 arguments in 'pow', found 1"),
            ("abs(1, 2)", "expected 1 argument in 'abs', found 2"),
            ("roundTo(1, 2, 3)", "expected 1 or 2 arguments in 'roundTo', found 3"),
            ("clamp(5,2,4)", #"unknown function "clamp""#),
            ("random(1)", "'random' returns a different number every time"),
            ("cubicBezier1D(1, 0)", "'cubicBezier1D' is a curve; pass it to 'sample' to get a point"),
            ("sum(map(2, [1, 4]))", "'map' returns a list"), ("sum([1, 2)", "missing closing bracket"),
            ("if(1px > 1rem, 1, 2)", "1px and 1rem have different units"),
            ("sum([])", #"expected a number after "[""#),
            ("* 2", #"expected an operator or the end, found "*""#),
        ])
    func failures(text: String, reason: String) { #expect(evaluated(text) == "! \(reason)") }

    @Test("a function that is spelled almost right is suggested")
    func advice() {
        guard case .failed(let problem) = StudioMath.evaluate("rounTo(1.25, 1)") else { return #expect(Bool(false)) }
        #expect(problem.advice == "did you mean 'roundTo'?")
    }

    @Test(
        "depth is bounded and length is not",
        arguments: ["(", "-(", "1^", "min(", "calc("])
    func depth(opening: String) {
        let closing = opening.hasSuffix("(") ? ")" : ""
        func text(_ depth: Int) -> String {
            String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
        }
        #expect(!evaluated(text(64)).hasPrefix("!"))
        let reason = "! more than 64 nested parentheses and powers"
        #expect(evaluated(text(65)) == reason)
        #expect(evaluated(text(20_000)) == reason)
        #expect(evaluated(String(repeating: "1+", count: 20_000) + "1") == "20001")
        #expect(evaluated(String(repeating: "-", count: 20_000) + "1") == "1")
    }

    /// The values as texts, `text`, or the reason behind an exclamation mark.
    private func evaluated(_ text: String) -> String {
        switch StudioMath.evaluate(text) {
        case .text: "text"
        case .quantities(let quantities): quantities.map(\.text).joined(separator: " ")
        case .failed(let problem): "! \(problem.message)"
        }
    }
}
