import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Kotlin with Jetpack Compose")
struct ComposeDialectTests {
    private let language = ComposeDialect()

    @Test(
        "spells each value where its type is expected",
        arguments: [
            (TokenValue.color(ColorValue(red: 1, green: 0, blue: 0)), "Color(0xFFFF0000)"),
            (.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5)), "Color(0x80000000)"),
            (.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0)), "Color(0x00000000)"),
            (
                .color(ColorValue(space: .displayP3, red: 1, green: 0.25, blue: 0, alpha: 0.5)),
                "Color(red = 1f, green = 0.25f, blue = 0f, alpha = 0.5f, colorSpace = ColorSpaces.DisplayP3)"
            ),
            (.number(16), "16.dp"), (.dimension(1.5, .px), "1.5.dp"), (.dimension(-4, .px), "(-4).dp"),
            (.string("a"), "\"a\""), (.boolean(true), "true"), (.duration(0.25, .s), "250"),
            (.duration(99.6, .ms), "100"),
            (.cubicBezier([0.42, 0, 0.58, 1]), "CubicBezierEasing(0.42f, 0f, 0.58f, 1f)"),
            (.fontFamily(["A", "B"]), "listOf(\"A\", \"B\")"), (.fontWeight(FontWeight(450.4)), "FontWeight(450)"),
        ])
    func values(_ value: TokenValue, _ text: String) {
        #expect(language.literal(value) == text)
    }

    @Test("has no value for a length relative to a font size, nor for what is made of others but a text style")
    func noValues() throws {
        #expect(language.literal(.dimension(1.2, .em)) == nil)
        let width = CompositeValue.Part(name: "width", value: .dimension(1, .px))
        #expect(language.literal(.composite(try #require(CompositeValue(.border, [width])))) == nil)
    }

    @Test("spells text styles with sizes in scalable pixels, and what is relative in font sizes")
    func textStyles() {
        let parts: [(String, TokenValue)] = [
            ("fontFamily", .fontFamily(["Inter"])), ("fontSize", .dimension(14, .px)),
            ("fontWeight", .fontWeight(FontWeight(700, isItalic: true))), ("letterSpacing", .dimension(-2, .percent)),
            ("lineHeight", .dimension(20, .px)), ("textDecoration", .string("Underline")),
        ]
        let style = ComposedValue(
            type: .typography, isList: false, parts: parts.map { .init(name: $0, value: $1, points: $1.points) })
        #expect(
            language.expression(of: style, fonts: FontNames()) == """
                TextStyle(fontSize = 14.sp, fontWeight = FontWeight(700), letterSpacing = (-0.02).em, \
                lineHeight = 20.sp, textDecoration = TextDecoration.Underline, fontStyle = FontStyle.Italic)
                """)
    }

    @Test("spells a text style as italic if only its style says so")
    func slope() {
        let parts: [(String, TokenValue)] = [("fontSize", .dimension(14, .px)), ("fontStyle", .string("oblique"))]
        let style = ComposedValue(
            type: .typography, isList: false, parts: parts.map { .init(name: $0, value: $1, points: $1.points) })
        #expect(
            language.expression(of: style, fonts: FontNames())
                == "TextStyle(fontSize = 14.sp, fontStyle = FontStyle.Italic)")
    }

    @Test("escapes what would end a text, begin a template or be invisible")
    func texts() {
        #expect(language.text("$a ${b} \"\\\n\u{0}") == #"\$a \${b} \"\\\n\u0000"#)
        #expect(language.text("\u{2028}\u{E0001}😀") == #"\u2028\uDB40\uDC01😀"#)
    }

    @Test("neither ends nor opens a comment within one")
    func comments() {
        #expect(language.comment("a */ b /* c\nd") == "a * / b / * c d")
        #expect(language.comment("*/*") == "* / *")
    }

    @Test(
        "puts backticks around keywords, and marks that are no letters, wherever a name is used",
        arguments: [("object", "`object`"), ("is", "`is`"), ("value", "value"), ("größe", "größe"), ("हिंदी", "`हिंदी`")])
    func names(_ name: String, _ spelled: String) {
        #expect(language.declaration(name) == spelled)
        #expect(language.reference(to: name, in: "Tokens", type: .color) == "Tokens.\(spelled)")
    }

    @Test("changes names that begin with a digit, and no others")
    func changedNames() {
        #expect(language.memberName("class") == "class")
        #expect(language.memberName("500") == "_500")
        #expect(language.memberName("text") == "text")
    }

    @Test(
        "knows the names of types",
        arguments: [("Tokens", true), ("Design.Tokens", true), ("5a", false), ("in", false)])
    func typeNames(_ name: String, _ isName: Bool) {
        #expect(language.isTypeName(name) == isName)
        #expect(!language.isTypeName("") && !language.isTypeName("a.") && !language.isTypeName("_"))
    }

    @Test("has a word for each access, of which it knows two")
    func access() {
        #expect(AccessLevel.allCases.map(language.form.word) == ["public", "public", "internal"])
    }

    @Test("is the language of outputs that end as its files do")
    func choice() {
        #expect(Dialects.language(ofFile: "Tokens.kt").name == "Kotlin")
    }
}
