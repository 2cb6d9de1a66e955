import TestSupport
import Testing

@testable import Mustache

@Suite("Hostile templates")
struct HostileTemplateTests {
    @Test("a byte that is not UTF-8 is an error at its place")
    func invalidEncoding() {
        #expect(
            problems([0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x62]) == """
                t:2:3: error: invalid UTF-8 [invalid-utf8]
                t:2:3: note: save the template as UTF-8
                """
        )
        #expect(problems([0x61, 0xC3]).hasPrefix("t:1:2: error: invalid UTF-8"))
    }

    @Test("a NUL byte is an error at its place")
    func nulByte() {
        #expect(
            problems("a\n{{!\0}}") == """
                t:2:4: error: unexpected NUL character [invalid-template]
                t:2:4: note: remove it, and check that this is a text file
                """
        )
    }

    @Test("a hundred thousand nested sections are one error")
    func deepSections() {
        let template = String(repeating: "{{#name}}", count: 100_000)
        #expect(
            problems(template) == """
                t:1:2305: error: more than 256 nested sections [limit-exceeded]
                t:1:2305: note: move inner sections to a partial
                """
        )
    }

    @Test("256 nested sections are allowed")
    func allowedDepth() {
        let template = String(repeating: "{{#a}}", count: 256) + "x" + String(repeating: "{{/a}}", count: 256)
        #expect(rendered(template, ["a": true]) == "x")
    }

    @Test(
        "a megabyte of nonsense ends with errors, and with no more than a hundred",
        arguments: ["{{", "{{a", "{{!", "{{=", "{{/a}}", "{{{", "{{#a}}{{/b}}", "{{a..}}", " {{=a=}}"]
    )
    func megabyte(pattern: String) {
        let template = Array(String(repeating: pattern, count: 1_000_000 / pattern.utf8.count).utf8)
        let result = MustacheTemplate.compile(template, path: "t", names: MustacheNames(["name"]))
        #expect(result.template == nil)
        #expect((1...101).contains(result.diagnostics.count))
    }

    @Test("a megabyte of blanks between tags is no trouble")
    func blanks() {
        let blanks = String(repeating: " ", count: 1_000_000)
        #expect(problems("{{!a}}\(blanks){{!b}}\(blanks)") == "")
    }

    @Test("long delimiters are refused")
    func longDelimiters() {
        #expect(problems("{{=\(String(repeating: "a", count: 17)) b=}}").contains("[invalid-template]"))
    }

    @Test("a long name is shortened in its message")
    func longName() {
        let name = String(repeating: "a", count: 1_000_000)
        #expect(problems("{{\(name)}}").contains("unknown name '\(name.prefix(59))…\(name.prefix(59))'"))
    }

    @Test("a partial that the data never ends is an error at its tag")
    func endlessData() {
        #expect(
            rendered("{{#a}}{{>main}}{{/a}}", ["a": true]) == """
                main:1:1: error: more than 512 nested sections and partials [limit-exceeded]
                main:1:1: note: put the partial that includes itself inside a section over a list, so that the recursion ends with the list
                """
        )
    }

    @Test("256 sections, each around the next and in a partial of its own, are allowed")
    func allowedPartials() {
        var data: TestData = ["items": []]
        for _ in 1..<256 { data = ["items": [data]] }
        #expect(rendered("-{{#items}}{{>main}}{{/items}}", data) == String(repeating: "-", count: 256))
    }

    @Test("a chain of ten thousand partials is checked without recursion")
    func longChain() {
        var partials: [String: MustacheTemplate] = [:]
        for index in 0..<10_000 {
            let source = Array("{{>\(index + 1)}}".utf8)
            let compiled = MustacheTemplate.compile(source, path: "\(index)", names: MustacheNames([]))
            partials[String(index)] = compiled.template
        }
        let result = MustacheLibrary.link(partials)
        #expect(result.library == nil)
        #expect(result.diagnostics.map(\.code) == ["unknown-partial"])
    }

    /// Partials of which each includes the next one twice, and the last one's text.
    private static func doubling(_ text: String) -> [String: String] {
        let partials = (0..<60).map { ("level\($0)", "{{>level\($0 + 1)}}{{>level\($0 + 1)}}") }
        return Dictionary(uniqueKeysWithValues: partials + [("level60", text)])
    }

    @Test("partials that double at every level, and write nothing, end with an error at a tag")
    func doubling() {
        #expect(
            rendered("{{>level0}}", partials: Self.doubling(""), limits: limits(steps: 1000)) == """
                level59:1:13: error: rendering requires more than 1000 steps [limit-exceeded]
                level59:1:13: note: check whether sections or partials are repeated inside each other
                """)
    }

    @Test("partials that double at every level, and write a text, end before they fill the memory")
    func doublingText() {
        let text = String(repeating: "a", count: 1000)
        #expect(
            rendered("{{>level0}}", partials: Self.doubling(text), limits: limits(bytes: 1 << 20)) == """
                level59:1:13: error: the output is larger than 1 MiB [limit-exceeded]
                level59:1:13: note: check whether sections or partials are repeated inside each other
                """)
    }

    @Test("indentation that grows with every partial is what the output would be, and ends with it")
    func growingIndentation() {
        let partial = String(repeating: " ", count: 10_000) + "{{>deep}}\n"
        let problem = rendered(
            "{{>deep}}", ["a": true], partials: ["deep": "{{#a}}\n\(partial){{/a}}"], limits: limits(bytes: 1 << 20))
        #expect(problem.hasPrefix("deep:1:1: error: the output is larger than 1 MiB [limit-exceeded]"))
    }

    @Test(
        "a loop that writes nothing takes steps for every name that it looks up, and for every list that it makes",
        arguments: [
            "{{#items}}{{empty}}{{empty}}{{empty}}{{empty}}{{empty}}{{empty}}{{empty}}{{empty}}{{empty}}{{/items}}",
            "{{#items}}{{^items}}{{/items}}{{/items}}", "{{#items}}{{#long}}{{/long}}{{/items}}",
        ])
    func silentLoops(template: String) {
        let data: TestData = [
            "items": .list(Array(repeating: [[:]], count: 500)), "empty": "",
            "long": .text(String(repeating: "a", count: 10_000)),
        ]
        #expect(
            rendered(template, data, limits: limits(steps: 9_000)).contains("rendering requires more than 9000 steps"))
        #expect(rendered(template, data) == "")
    }

    private func limits(steps: Int = .max, bytes: Int = .max) -> RenderLimits {
        var limits = RenderLimits()
        limits.steps = steps
        limits.bytes = bytes
        return limits
    }

    @Test("what a value holds never reaches the template's reading")
    func hostileValues() {
        #expect(rendered("{{a}}", ["a": "{{#a}}\0\u{2028}*/\"\\("]) == "{{#a}}\0\u{2028}*/\"\\(")
    }
}
