import Mustache
import Testing

@Suite("Interpolation")
struct InterpolationTests {
    @Test("a template without tags is written as it is")
    func noTags() {
        #expect(rendered("a } { b\n\n c") == "a } { b\n\n c")
    }

    @Test("a name is replaced by its text, as often as it stands")
    func text() {
        #expect(rendered("{{name}}-{{name}}", ["name": "red"]) == "red-red")
    }

    @Test("the strict dialect escapes nothing")
    func strictEscaping() {
        #expect(rendered("{{a}}|{{{a}}}|{{&a}}", ["a": "<\"&'>"]) == "<\"&'>|<\"&'>|<\"&'>")
    }

    @Test("the specification's dialect escapes two braces, and neither three nor an ampersand")
    func specificationEscaping() {
        let output = rendered("{{a}}|{{{a}}}|{{& a}}", ["a": "<\"&'é>"], dialect: .specification)
        #expect(output == "&lt;&quot;&amp;'é&gt;|<\"&'é>|<\"&'é>")
    }

    @Test("a value is not read as a template")
    func noReinterpolation() {
        #expect(rendered("{{a}}{{b}}", ["a": "{{b}}", "b": "2"]) == "{{b}}2")
    }

    @Test("a missing name is nothing in the specification's dialect")
    func missing() {
        #expect(rendered("[{{a}}{{b.c}}]", dialect: .specification) == "[]")
    }

    @Test("an empty text is nothing")
    func empty() {
        #expect(rendered("[{{a}}]", ["a": ""]) == "[]")
    }

    @Test("a flag is written as a Swift literal")
    func flag() {
        #expect(rendered("{{a}} {{b}}", ["a": true, "b": false]) == "true false")
    }

    @Test("a dotted name goes into a frame")
    func dottedName() {
        #expect(rendered("{{a.b.c}}", ["a": ["b": ["c": "deep"]]]) == "deep")
    }

    @Test("the first part of a dotted name is sought outward, the others are not")
    func dottedNameScope() {
        let data: TestData = ["outer": ["x": "1"], "inner": ["y": "2"], "x": "wrong"]
        #expect(rendered("{{#inner}}{{outer.x}}{{/inner}}", data) == "1")
        #expect(rendered("{{inner.x}}", data, dialect: .specification) == "")
    }

    @Test("a dotted name does not fall back to an outer frame when an inner one knows its first part")
    func dottedNamePrecedence() {
        let data: TestData = ["a": ["b": [:]], "b": ["c": "wrong"]]
        #expect(rendered("{{#a}}{{b.c}}{{/a}}", data, dialect: .specification) == "")
    }

    @Test("the implicit iterator writes the frame itself")
    func implicitIterator() {
        #expect(rendered("{{.}}{{{.}}}{{&.}}", "x<", dialect: .specification) == "x&lt;x<x<")
    }

    @Test("space around a tag stays, also on a line of its own")
    func surroundingSpace() {
        #expect(rendered("| {{a}} |\n  {{{a}}}\n\t{{&a}}\t\n", ["a": "-"]) == "| - |\n  -\n\t-\t\n")
    }

    @Test("space inside a tag means nothing")
    func padding() {
        #expect(rendered("{{  a }}{{{ a\t}}}{{& a }}{{\na\n}}", ["a": "-"]) == "----")
    }

    @Test("names can hold any letters")
    func unicodeNames() {
        #expect(rendered("{{größe}}{{色-1}}", ["größe": "ü", "色-1": "赤"]) == "ü赤")
    }
}
