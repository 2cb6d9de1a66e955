import DesignTokens
import LocatedJSON
import TestSupport
import Testing

@Suite("Tokens Studio: references in texts")
struct StudioTextTests {
    @Test(
        "references are found where they begin",
        arguments: [
            ("{a.b}", "0 a.b"), ("16px", ""), ("", ""), ("{a} {b}", "0 a, 4 b"), ("{ a b }", "0 a b"),
            ("é{a}", "2 a"), ("rgba({c.d}, 50%)", "5 c.d"), ("$a.b", "0 a.b"), ("$a.b * $c.d", "0 a.b, 7 c.d"),
            ("10 / $baserem", "5 baserem"), ("$scale.8 rem", "0 scale.8"), ("calc($ab)", "5 ab"),
            ("$ab,$cd", "0 ab, 4 cd"), ("$a-b*2)", "0 a-b*2"), ("$a", ""), ("$ ab", ""), ("$$ab", "0 $ab"), ("5$", ""),
            ("$a${bc}", "3 bc"),
        ])
    func references(text: String, found: String) { #expect(listed(text) == found) }

    @Test(
        "a reference inside another hides its path until it is known",
        arguments: [
            ("{colors.{primary}.500}", "8 primary", "primary, colors.x.500"), ("{{a}.b}", "1 a", "a, x.b"),
            ("{a.{b}}", "3 b", "b, a.x"), ("{a{b{c}}d} {e}", "4 c, 11 e", "c, bx, axd, e"),
            ("{a.$bc}", "0 a.$bc", "a.$bc"),
        ])
    func nestedReferences(text: String, found: String, asked: String) {
        #expect(listed(text) == found)
        #expect(substituted(text) { _ in "x" }.asked == asked)
    }

    @Test(
        "braces without a partner or a content are text",
        arguments: [
            ("{a", "{a", ""), ("a}", "a}", ""), ("{}", "{}", ""), ("{ }", "{ }", ""), ("{a {b}", "{a B", "3 b"),
            ("}{", "}{", ""), ("{b}}", "B}", "0 b"), ("{ $bb", "{ BB", "2 bb"), ("{{}", "{{}", ""),
        ])
    func looseBraces(text: String, value: String, found: String) {
        #expect(listed(text) == found)
        #expect(StudioExpression(text).substituting { $0.uppercased() }.text == value)
    }

    @Test("an alias is a text that is one reference and spaces")
    func alias() {
        #expect(StudioExpression("{a.b}").alias == "a.b")
        #expect(StudioExpression(" $a.b ").alias == "a.b")
        #expect(StudioExpression("{ a b } ").alias == "a b")
        for text in ["{a.{b}}", "{ {a} }", "{a}px", "{a}{b}", "{a} {b}", "a", "", "{a", "-{a}"] {
            #expect(StudioExpression(text).alias == nil)
        }
    }

    private let values = ["a": "4px", "b.c": "2", "b.x": "{a}", "x": "c", "empty": ""]

    @Test(
        "references are replaced, inner ones first, and values are not looked into",
        arguments: [
            ("{a} * {b.c}", "4px * 2", "a, b.c"), ("{b.{x}}", "2", "x, b.c"), ("${a}", "$4px", "a"),
            ("$b.c{a}", "24px", "b.c, a"), ("{b.x}", "{a}", "b.x"), ("none", "none", ""), ("[{empty}]", "[]", "empty"),
        ])
    func substitution(text: String, value: String, asked: String) {
        let substitution = substituted(text) { values[$0] }
        #expect(substitution.text == value)
        #expect(substitution.failures.isEmpty)
        #expect(substitution.asked == asked)
    }

    @Test("every reference that is not found is reported, and what depends on it is not asked for")
    func unresolved() {
        let substitution = substituted("{p} {b.{q}} {a}") { values[$0] }
        #expect(substitution.text == nil)
        #expect(substitution.asked == "p, q, a")
        #expect(substitution.failures == "0 p, 7 q")
    }

    @Test("a text that doubles at every hop comes to an end")
    func doubling() {
        var text = "ab"
        var hops = 0
        while let next = StudioExpression("{t}{t}").substituting({ _ in text }).text { (text, hops) = (next, hops + 1) }
        #expect(text.utf8.count <= StudioExpression.substitutionLimit)
        #expect(hops == 13)
        let long = String(repeating: "x", count: StudioExpression.substitutionLimit / 2 + 1)
        let failures = StudioExpression("{t}{t}{u}").substituting { _ in long }.failures
        #expect(failures.map { "\($0.offset) \($0.path) \($0.isTooLong)" } == ["3 t true"])
    }

    @Test("a text without references may be as long as it likes")
    func longText() {
        let text = String(repeating: "x", count: 20_000)
        #expect(StudioExpression(text).substituting { _ in nil }.text == text)
    }

    @Test("of a text that begins with a reference without an end, says so")
    func unterminated() throws {
        let project = try StudioProjectReading(
            tokens: #""a": { "type": "text", "value": "{b" }, "c": { "type": "text", "value": "{" }"#)
        #expect(project.diagnostics == [#"error: "{b" has an unterminated reference [invalid-value]"#])
        #expect(project.value("c") == .string("{"))
    }

    @Test(
        "any nesting and any run of signs is read",
        arguments: ["{", "}", "$", "{a", "$a", "{$", "${a}", "{a}", "$,", "a.$", "\u{0}{"])
    func hostileTexts(part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(StudioExpression(text).substituting { _ in "" }.failures.isEmpty)
        let deep = StudioExpression(text + "x" + String(repeating: "}", count: 20_000))
        #expect(deep.substituting { _ in "" }.failures.isEmpty)
    }

    @Test("a reference has its place in the file, escapes before it counted as they are written")
    func locations() throws {
        let marked = MarkedText(#"{ "a": "1️⃣{x} é\n\u00e9\uD83D\uDE00\u0041\"2️⃣{y}\u20AC3️⃣{z}" }"#)
        let source = try JSONDocument(parsing: marked.bytes, path: "tokens.json")
        let node = try #require(source.value(of: "a", in: source.root))
        let references = StudioExpression(source.string(node)).substituting { _ in nil }.failures
        #expect(references.map(\.path) == ["x", "y", "z"])
        for (mark, reference) in zip(UInt8(1)..., references) {
            #expect(source.location(ofByteAt: reference.offset, in: node) == marked.location(of: mark))
        }
        #expect(source.location(ofByteAt: 9, in: source.root) == source.location(of: source.root))
    }

    /// The references of a text with their places, as far as they stand in no other.
    private func listed(_ text: String) -> String { substituted(text) { _ in nil }.failures }

    private func substituted(
        _ text: String, _ resolve: (String) -> String?
    ) -> (text: String?, asked: String, failures: String) {
        var asked: [String] = []
        let (value, failures) = StudioExpression(text).substituting { path in
            asked.append(path)
            return resolve(path)
        }
        let listed = failures.map { "\($0.offset) \($0.path)" }.joined(separator: ", ")
        return (value, asked.joined(separator: ", "), listed)
    }
}
