import TestSupport
import Testing

@testable import Mustache

@Suite("Hostile templates")
struct HostileTemplateTests {
    @Test("a byte that is not UTF-8 is an error at its place")
    func invalidEncoding() {
        #expect(
            problems([0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x62]) == """
                t:2:3: error: this byte is not UTF-8 [invalid-utf8]
                t:2:3: note: save the template as UTF-8
                """
        )
        #expect(problems([0x61, 0xC3]).hasPrefix("t:1:2: error: this byte is not UTF-8"))
    }

    @Test("a NUL byte is an error at its place")
    func nulByte() {
        #expect(
            problems("a\n{{!\0}}") == """
                t:2:4: error: this byte is NUL [nul-byte]
                t:2:4: note: remove it; is this a text file?
                """
        )
    }

    @Test("a hundred thousand nested sections are one error")
    func deepSections() {
        let template = String(repeating: "{{#name}}", count: 100_000)
        #expect(
            problems(template) == """
                t:1:2305: error: sections are nested more than 256 levels deep [template-depth]
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
        #expect(problems("{{=\(String(repeating: "a", count: 17)) b=}}").contains("[invalid-delimiters]"))
    }

    @Test("a long name is shortened in its message")
    func longName() {
        let name = String(repeating: "a", count: 1_000_000)
        #expect(problems("{{\(name)}}").contains("the name '\(name.prefix(64))…'"))
    }

    @Test("a partial that the data never ends is an error at its tag")
    func endlessData() {
        #expect(
            rendered("{{#a}}{{>main}}{{/a}}", ["a": true]) == """
                main:1:1: error: sections and partials are nested more than 512 levels deep [template-depth]
                main:1:1: note: a template that includes itself needs a section that ends
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

    @Test("partials that double at every level end with an error")
    func doubling() {
        var templates: [String: MustacheTemplate] = [:]
        for level in 0...60 {
            let source = Array((level == 60 ? "" : "{{>\(level + 1)}}{{>\(level + 1)}}").utf8)
            templates["\(level)"] = MustacheTemplate.compile(source, path: "t", names: MustacheNames([])).template
        }
        let model = TestModel([:], names: MustacheNames([]))
        let library = MustacheLibrary.link(templates).library
        let result = library?.render("0", model: model, root: model.root, stepLimit: 1000)
        #expect(result?.bytes == nil)
        #expect(result?.diagnostics.map(\.message) == ["rendering takes more than 1000 steps"])
    }

    @Test("what a value holds never reaches the template's reading")
    func hostileValues() {
        #expect(rendered("{{a}}", ["a": "{{#a}}\0\u{2028}*/\"\\("]) == "{{#a}}\0\u{2028}*/\"\\(")
    }
}
