import Mustache
import Testing

@Suite("Comments")
struct CommentTests {
    @Test("a comment inside a line vanishes, and the space around it stays")
    func inline() {
        #expect(rendered("1 {{! two }} 3{{!four}}") == "1  3")
    }

    @Test("a comment can span lines, and hold anything but its end")
    func multiline() {
        #expect(rendered("1{{! a {{ b } #\n\n c }}2") == "12")
    }

    @Test("a comment alone on its line takes the line with it")
    func standalone() {
        #expect(rendered("a\n  {{! x }} \t\nb\n{{!\n y\n}}\nc\n") == "a\nb\nc\n")
    }

    @Test("a comment alone on the first or last line takes the line with it")
    func standaloneAtTheEnds() {
        #expect(rendered("{{! x }}\na") == "a")
        #expect(rendered("a\n  {{! x }}") == "a\n")
    }

    @Test("a comment alone on a line that ends with CRLF takes both bytes with it")
    func standaloneWithCarriageReturn() {
        #expect(rendered("a\r\n{{! x }}\r\nb") == "a\r\nb")
    }

    @Test("a carriage return alone ends no line")
    func loneCarriageReturn() {
        #expect(rendered("{{! x }}\rb") == "\rb")
    }

    @Test("two comments on a line do not stand alone")
    func twoOnALine() {
        #expect(rendered(" {{! x }} {{! y }} \nb") == "   \nb")
    }
}

@Suite("Set delimiters")
struct DelimiterTests {
    @Test("the new delimiters hold from then on, and the old ones mean nothing")
    func change() {
        #expect(rendered("{{=<% %>=}}<%a%>{{a}}<%={{ }}=%>{{a}}", ["a": "1"]) == "1{{a}}1")
    }

    @Test("both delimiters can be the same, and space around them means nothing")
    func sameDelimiters() {
        #expect(rendered("{{=  |   |  =}}|a||#a|!|/a|", ["a": "1"]) == "1!")
    }

    @Test("characters that are special elsewhere are not special here")
    func specialCharacters() {
        #expect(rendered("{{=[ ]=}}[a][{a}]", ["a": "1"]) == "11")
    }

    @Test("an ampersand is not escaped with other delimiters either")
    func ampersand() {
        #expect(rendered("{{=@ @=}}@&a@@a@", ["a": "<"], dialect: .specification) == "<&lt;")
    }

    @Test("a partial starts with the usual delimiters, and changes nothing for its parent")
    func partials() {
        #expect(rendered("{{=| |=}}|>p||a|{{a}}", ["a": "1"], partials: ["p": "{{a}}{{=< >=}}<a>"]) == "111{{a}}")
    }

    @Test("a set-delimiter tag alone on its line takes the line with it")
    func standalone() {
        #expect(rendered("a\n  {{=| |=}}\t\r\nb") == "a\nb")
        #expect(rendered(" {{=| |=}} b") == "  b")
    }
}
