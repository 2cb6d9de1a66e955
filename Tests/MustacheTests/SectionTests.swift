import Mustache
import Testing

@Suite("Sections")
struct SectionTests {
    @Test("a true flag renders the section, a false one does not")
    func flags() {
        #expect(rendered("{{#a}}yes{{/a}}{{#b}}no{{/b}}", ["a": true, "b": false]) == "yes")
    }

    @Test("an empty text renders nothing, another renders the section with itself as the frame")
    func texts() {
        #expect(rendered("{{#a}}<{{.}}{{a}}{{b}}>{{/a}}{{#b}}no{{/b}}", ["a": "x", "b": ""]) == "<xx>")
    }

    @Test("a text or a flag hides no names of the frames around it")
    func scalarsAreTransparent() {
        let data: TestData = ["flag": true, "x": "outer", "item": ["x": "inner"]]
        #expect(rendered("{{#item}}{{#flag}}{{x}}{{.}}{{/flag}}{{/item}}", data) == "innertrue")
    }

    @Test("a frame renders the section once inside it")
    func frame() {
        #expect(rendered("{{#a}}{{b}}{{c}}{{/a}}{{b}}", ["a": ["b": "in"], "b": "out", "c": "-"]) == "in-out")
    }

    @Test("a list renders the section for every item, an empty one for none")
    func lists() {
        let data: TestData = ["items": [["n": "1"], ["n": "2"], ["n": "3"]], "none": []]
        #expect(rendered("{{#items}}{{n}},{{/items}}{{#none}}no{{/none}}", data) == "1,2,3,")
    }

    @Test("the implicit iterator is the item, and can itself be a list or a frame")
    func implicitIterator() {
        #expect(rendered("{{#a}}({{.}}){{/a}}", ["a": ["x", "y"]]) == "(x)(y)")
        #expect(rendered("{{#a}}({{#.}}{{.}};{{/.}}){{/a}}", ["a": [["x", "y"], ["z"]]]) == "(x;y;)(z;)")
        #expect(rendered("{{#.}}{{n}}{{/.}}", [["n": "1"], ["n": "2"]]) == "12")
    }

    @Test("a missing name renders nothing in the specification's dialect")
    func missing() {
        #expect(rendered("[{{#a}}x{{/a}}{{#b.c}}x{{/b.c}}]", dialect: .specification) == "[]")
    }

    @Test("the innermost frame that knows a name gives its value")
    func outwardLookup() {
        let data: TestData = ["a": ["x": "1"], "b": ["y": "2"], "y": "outer", "z": "3"]
        #expect(rendered("{{#a}}{{#b}}{{x}}{{y}}{{z}}{{/b}}{{y}}{{/a}}", data) == "123outer")
    }

    @Test("sections of one name can be nested and repeated")
    func nested() {
        let data: TestData = ["a": true, "b": "2"]
        #expect(rendered("{{#a}}1{{#a}}{{b}}{{/a}}3{{/a}}{{#a}}4{{/a}}", data) == "1234")
        #expect(rendered("{{#a}}{{/a}}.", data) == ".")
    }

    @Test("a section of a nested list does not disturb the list around it")
    func nestedLists() {
        let data: TestData = ["rows": [["n": "a", "cells": ["1", "2"]], ["n": "b", "cells": ["3"]]]]
        #expect(rendered("{{#rows}}{{#cells}}{{n}}{{.}} {{/cells}}{{n}};{{/rows}}", data) == "a1 a2 a;b3 b;")
    }

    @Test("a dotted name opens a section")
    func dottedNames() {
        #expect(rendered("{{#a.b}}{{c}}{{/a.b}}", ["a": ["b": ["c": "x"]]]) == "x")
    }

    @Test("space inside the tags means nothing, space around them stays")
    func space() {
        #expect(rendered("| {{# a }} x {{/ a}} |", ["a": true]) == "|  x  |")
    }

    @Test("tags alone on their lines take the lines with them")
    func standalone() {
        #expect(rendered("a\n  {{#s}}\t\n  b\n\t{{/s}}\nc", ["s": true]) == "a\n  b\nc")
        #expect(rendered("a\r\n{{#s}}\r\nb\r\n{{/s}}\r\nc", ["s": true]) == "a\r\nb\r\nc")
        #expect(rendered("{{#s}}\n{{/s}}", ["s": true]) == "")
    }

    @Test("tags with other text on their lines take nothing with them")
    func inline() {
        #expect(rendered(" {{#s}}x\n {{/s}}y\n", ["s": true]) == " x\n y\n")
        #expect(rendered(" {{#s}} {{/s}}\n", ["s": true]) == "  \n")
    }
}

@Suite("Inverted sections")
struct InvertedSectionTests {
    @Test("a false flag, an empty text and an empty list render the section")
    func falsey() {
        let data: TestData = ["flag": false, "text": "", "list": []]
        #expect(rendered("{{^flag}}1{{/flag}}{{^text}}2{{/text}}{{^list}}3{{/list}}", data) == "123")
    }

    @Test("a true flag, a text, a frame and a list do not")
    func truthy() {
        let data: TestData = ["flag": true, "text": "x", "list": [[:]], "frame": [:]]
        let template = "{{^flag}}1{{/flag}}{{^text}}2{{/text}}{{^list}}3{{/list}}{{^frame}}4{{/frame}}"
        #expect(rendered(template, data) == "")
    }

    @Test("a missing name renders it in the specification's dialect")
    func missing() {
        #expect(rendered("{{^a}}1{{/a}}{{^b.c}}2{{/b.c}}", ["b": [:]], dialect: .specification) == "12")
    }

    @Test("it adds no frame, and can be nested")
    func nested() {
        let data: TestData = ["no": false, "item": ["x": "1"]]
        #expect(rendered("{{#item}}{{^no}}{{x}}{{^no}}2{{/no}}3{{/no}}{{/item}}", data) == "123")
    }

    @Test("tags alone on their lines take the lines with them")
    func standalone() {
        #expect(rendered("a\n {{^no}}\r\n b\n {{/ no }} \nc", ["no": false]) == "a\n b\nc")
    }
}
