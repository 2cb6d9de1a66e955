import Mustache
import Testing

@Suite("Partials")
struct PartialTests {
    @Test("a partial is rendered in the frames of its tag")
    func frames() {
        let data: TestData = ["a": ["x": "1"], "y": "2"]
        #expect(rendered("{{#a}}{{>p}}{{/a}}", data, partials: ["p": "{{x}}{{y}}"]) == "12")
    }

    @Test("a partial that does not exist is nothing in the specification's dialect")
    func missing() {
        #expect(rendered("[{{>p}}]", dialect: .specification) == "[]")
    }

    @Test("a partial can include itself inside a section")
    func recursion() {
        let inner: TestData = ["n": "2", "groups": [["n": "3", "groups": []]]]
        let data: TestData = ["n": "1", "groups": [inner, ["n": "4", "groups": []]]]
        #expect(rendered("{{n}}{{#groups}}({{>main}}){{/groups}}", data) == "1(2(3))(4)")
    }

    @Test("space around a tag inside a line stays, and the partial's lines are not indented")
    func inline() {
        #expect(rendered("| {{> p }} |\n", partials: ["p": "a\nb"]) == "| a\nb |\n")
        #expect(rendered("  {{>p}} {{>p}}\n", partials: ["p": "a\nb"]) == "  a\nb a\nb\n")
    }

    @Test("a tag alone on its line takes the line break with it")
    func standalone() {
        #expect(rendered("a\r\n{{>p}}\r\nb", partials: ["p": "-"]) == "a\r\n-b")
        #expect(rendered("a\n{{>p}}", partials: ["p": "-\n"]) == "a\n-\n")
    }

    @Test("the space before a tag alone on its line goes before every line of the partial")
    func indentation() {
        #expect(rendered("{\n\t {{>p}}\n}", ["x": "b"], partials: ["p": "a\n{{x}}\n c\n"]) == "{\n\t a\n\t b\n\t  c\n}")
    }

    @Test("the last line of a partial is indented also without a line break")
    func indentationAtTheEnd() {
        #expect(rendered("  {{>p}}\n>", partials: ["p": ">\n>"]) == "  >\n  >>")
    }

    @Test("every item of a section inside an indented partial is indented")
    func indentedSections() {
        let partial = "{{#items}}\n{{.}} {\n  -\n}\n{{/items}}\n"
        let output = rendered("  {{>p}}\n", ["items": ["a", "b"]], partials: ["p": partial])
        #expect(output == "  a {\n    -\n  }\n  b {\n    -\n  }\n")
    }

    @Test("an indentation adds to the one around it, and ends with the partial")
    func nestedIndentation() {
        let partials = ["p": "p\n  {{>q}}\np\n", "q": "q\nq\n"]
        #expect(rendered(" {{>p}}\nend", partials: partials) == " p\n   q\n   q\n p\nend")
    }

    @Test("a tag inside a line passes on no indentation from around it")
    func inlineInsideIndentation() {
        let partials = ["p": "p {{>q}}\np\n", "q": "1\n2"]
        #expect(rendered("  {{>p}}\n", partials: partials) == "  p 1\n2\n  p\n")
    }

    @Test("an empty line stays empty")
    func emptyLines() {
        #expect(rendered("  {{>p}}\n", partials: ["p": "a\n\n\r\nb\n"]) == "  a\n\n\r\n  b\n")
    }

    @Test("a line break inside a value is not indented")
    func valuesAreNotIndented() {
        #expect(rendered("  {{>p}}\n", ["x": "1\n2"], partials: ["p": "{{x}}\n"]) == "  1\n2\n")
    }
}
