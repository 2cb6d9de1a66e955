import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("CSS")
struct CSSDialectTests {
    private let language = CSSDialect()

    @Test(
        "spells each value as properties take it",
        arguments: [
            (TokenValue.color(ColorValue(red: 0, green: 0.2, blue: 0.8)), "#0033cc"),
            (.color(ColorValue(red: 1, green: 1, blue: 1, alpha: 0.305)), "rgb(255 255 255 / 30.5%)"),
            (.color(ColorValue(red: 0.1234, green: 0, blue: 0)), "color(srgb 0.1234 0 0)"),
            (.color(ColorValue(space: .displayP3, red: 1, green: 0.2, blue: 0)), "color(display-p3 1 0.2 0)"),
            (.number(1.5), "1.5"), (.dimension(-4, .px), "-4px"), (.dimension(0.5, .rem), "0.5rem"),
            (.dimension(120, .percent), "120%"), (.boolean(true), "true"), (.duration(0.25, .s), "0.25s"),
            (.cubicBezier([0.42, 0, 0.58, 1]), "cubic-bezier(0.42, 0, 0.58, 1)"),
            (.fontFamily(["Inter", "sans-serif"]), "\"Inter\", sans-serif"), (.fontWeight(FontWeight(450)), "450"),
            (.fontFamily(["-apple-system", "BlinkMacSystemFont"]), "-apple-system, BlinkMacSystemFont"),
            (.strokeStyle("groove"), "groove"),
        ])
    func values(_ value: TokenValue, _ text: String) {
        #expect(language.literal(value) == text)
        #expect(language.lack(of: value) == nil)
    }

    @Test("ends neither a text, nor a comment, nor the element that a style sheet stands in")
    func texts() {
        #expect(language.text("\"\\\n*/</style>") == #"\22 \5c \a \2a /\3c /style\3e "#)
        #expect(language.text("\u{0}\u{2028}é😀") == #"\fffd \2028 é😀"#)
        #expect(language.comment("a */ b\n</style> }") == "a * / b < /style> }")
    }

    @Test(
        "joins words by hyphens, and begins one where a capital does",
        arguments: [
            (["bg", "default"], "bg-default"), (["Primary Color", "500"], "primary-color-500"),
            (["primaryColor"], "primary-color"), (["URLColor"], "url-color"), (["XL"], "xl"), (["h1"], "h1"),
            (["1.5"], "1-5"), (["größe", "--"], "größe"), (["✨"], ""),
        ])
    func names(_ path: [String], _ expected: String) {
        var name = language.form.emptyName
        for part in path { name.append(part) }
        #expect(language.memberName(name.text) == expected)
    }

    @Test("lets a color follow light and dark where these differ")
    func adaptiveColors() {
        let values: [(appearance: Appearance, expression: String)] = [(.light, "a"), (.dark, "b")]
        #expect(language.adaptive(values, isQualified: false) == "light-dark(a, b)")
        #expect(language.adaptive([(.light, "a"), (.dark, "a")], isQualified: false) == "a")
        #expect(
            language.translucent("var(--x)", opacity: 0.3) == "color-mix(in srgb, var(--x) 30%, transparent)")
    }

    @Test(
        "takes selectors that hold names only",
        arguments: [(":root", true), (".card", true), ("#app", true), ("a{}", false), ("", false), ("a/*", false)])
    func selectors(_ text: String, _ isSelector: Bool) {
        #expect(language.isTypeName(text) == isSelector)
    }

    @Test("gives shapes of gradients their functions, and stops without a shape none")
    func gradients() throws {
        let stops = [0.0, 1].map { position in
            let parts: [ComposedValue.Part] = [
                .init(name: "color", value: .color(ColorValue(red: 0, green: 0, blue: 0)), expression: "var(--a)"),
                .init(name: "position", value: .number(position), expression: ""),
            ]
            let stop = ComposedValue(type: .gradient, isList: false, parts: parts)
            return ComposedValue.Part(value: .uninterpreted, composed: stop)
        }
        let text = { (shape: GradientShape?) in
            language.expression(
                of: ComposedValue(type: .gradient, isList: true, shape: shape, parts: stops), fonts: FontNames())
        }
        #expect(text(nil) == "var(--a) 0%, var(--a) 100%")
        #expect(text(.linear(angle: 90)) == "linear-gradient(90deg, var(--a) 0%, var(--a) 100%)")
        #expect(text(.radial(center: .init(x: 0.25))) == "radial-gradient(at 25% 50%, var(--a) 0%, var(--a) 100%)")
        #expect(
            text(.radial(center: .init(), form: .circle))
                == "radial-gradient(circle at 50% 50%, var(--a) 0%, var(--a) 100%)")
        #expect(
            text(.conic(angle: 45, center: .init()))
                == "conic-gradient(from 45deg at 50% 50%, var(--a) 0%, var(--a) 100%)")
    }

    @Test("sorts the stops of a gradient by position, like Swift, and keeps the order of equal ones")
    func unsortedStops() {
        let stops = [("a", 1.0), ("b", 0), ("c", 0)].map { name, position in
            let parts: [ComposedValue.Part] = [
                .init(name: "color", value: .color(ColorValue(red: 0, green: 0, blue: 0)), expression: name),
                .init(name: "position", value: .number(position), expression: "\(Int(position))"),
            ]
            return ComposedValue.Part(
                value: .uninterpreted, composed: ComposedValue(type: .gradient, isList: false, parts: parts))
        }
        let gradient = ComposedValue(type: .gradient, isList: true, parts: stops)
        #expect(language.expression(of: gradient, fonts: FontNames()) == "b 0%, c 0%, a 100%")
        #expect(
            SwiftText.gradient(gradient)
                == ".init(stops: [.init(color: b, location: 0), .init(color: c, location: 0), .init(color: a, location: 1)])"
        )
        let reference = ComposedValue.Part(value: .uninterpreted, expression: "d")
        let referring = ComposedValue(type: .gradient, isList: true, parts: stops + [reference])
        #expect(language.expression(of: referring, fonts: FontNames()) == "a 100%, b 0%, c 0%, d")
    }

    @Test("gives numbers that are lengths their unit, and refers only to what counts the same")
    func units() throws {
        let resolution = try resolved(
            """
            { "size": { "gap": { "$type": "number", "$value": 8 },
              "same": { "$type": "dimension", "$value": "{size.gap}" }, "next": { "$value": "{size.same}" } } }
            """)
        var output = output("css")
        output.language = language
        let table = SymbolTable(resolution, configuration(output))
        let expressions = Expressions(resolution, table, language)
        #expect(table.outputs[0].tokens.map { expressions.expression(of: $0) } == ["8", "8px", "var(--size-same)"])
    }
}
