import Mustache
import Testing

@Suite("What compiling a template reports")
struct TemplateDiagnosticTests {
    @Test("an unknown name is an error at its tag, and the nearest name is suggested")
    func unknownName() {
        #expect(
            problems("a\n {{nmae}}{{#colors}}{{/colors}}") == """
                t:2:2: error: unknown name 'nmae' [unknown-name]
                t:2:2: note: did you mean 'name'?
                t:2:10: error: unknown name 'colors' [unknown-name]
                t:2:10: note: the template reference lists the available names
                """
        )
    }

    @Test("every part of a dotted name must be known")
    func unknownPart() {
        #expect(
            problems("{{tokens.nam}}") == """
                t:1:1: error: unknown name 'nam' [unknown-name]
                t:1:1: note: did you mean 'name'?
                """
        )
    }

    @Test("a column counts bytes, and lines end with LF")
    func location() {
        #expect(problems("é\r\r\nü{{x}}").hasPrefix("t:2:3: error:"))
        #expect(problems("\u{FEFF}{{x}}").hasPrefix("t:1:1: error:"))
    }

    @Test("a tag without an end is an error, and the tags behind it are still checked")
    func unclosedTag() {
        #expect(
            problems("{{name\n {{{name}} {{name}} {{=<% ") == """
                t:1:1: error: this tag is never closed [invalid-template]
                t:1:1: note: end it with }}
                t:2:2: error: this tag is never closed [invalid-template]
                t:2:2: note: end it with }}}
                t:2:21: error: this tag is never closed [invalid-template]
                t:2:21: note: end it with =}}
                """
        )
    }

    @Test("a section without an end is an error at its start")
    func unclosedSection() {
        #expect(
            problems("{{#tokens}}\n{{^name}}") == """
                t:1:1: error: the section 'tokens' is never closed [invalid-template]
                t:1:1: note: add {{/tokens}} where it ends
                t:2:1: error: the section 'name' is never closed [invalid-template]
                t:2:1: note: add {{/name}} where it ends
                """
        )
    }

    @Test("a section that another name closes is an error with both places")
    func mismatchedSection() {
        #expect(
            problems("{{#tokens}}\n{{#name}}\n {{/tokens}}") == """
                t:3:2: error: cannot close 'tokens' while the section 'name' is open [invalid-template]
                t:2:1: note: 'name' is opened here
                t:3:2: note: close 'name' first: {{/name}}
                """
        )
    }

    @Test("the end of a section that was never opened is an error")
    func unopenedSection() {
        #expect(
            problems("{{/name}}") == """
                t:1:1: error: the section 'name' is closed, but was never opened [invalid-template]
                t:1:1: note: remove it, or open the section with {{#name}}
                """
        )
    }

    @Test(
        "a name is one word",
        arguments: [
            ("{{}}", "has no name", "write the name between the delimiters"),
            ("{{> }}", "has no name", "write the name between the delimiters"),
            (
                "{{a b}}", "has a name with a space in it",
                "write a name without spaces, and check that the tag is closed"
            ),
            ("{{a..b}}", "has an empty part between its dots", "write it as {{group.name}}"),
            ("{{.name}}", "has an empty part between its dots", "write it as {{group.name}}"),
        ]
    )
    func invalidName(template: String, problem: String, advice: String) {
        let expected = "t:1:1: error: this tag \(problem) [invalid-name]\nt:1:1: note: \(advice)"
        #expect(problems(template) == expected)
    }

    @Test("delimiters are two words without an equals sign", arguments: ["{{=a=}}", "{{=a b c=}}", "{{=a = =}}"])
    func invalidDelimiters(template: String) {
        #expect(
            problems(template) == """
                t:1:1: error: expected two delimiters in this tag [invalid-template]
                t:1:1: note: write two delimiters of up to 16 bytes without '=', such as {{=<% %>=}}
                """
        )
    }

    @Test(
        "unsupported features of the language are named",
        arguments: [
            ("{{<name}}", "template inheritance", "use a partial: {{>name}}"),
            ("{{$name}}", "template inheritance", "use a partial: {{>name}}"),
            ("{{>*name}}", "a dynamic name", "name the partial, or choose it with sections"),
            ("{{name(x)}}", "a lambda", "use the documented values directly; they cannot be functions"),
            ("{{% CONTENT_TYPE:TEXT}}", "a pragma", "remove it; nothing is escaped here"),
        ]
    )
    func unsupported(template: String, feature: String, advice: String) {
        let message = "t:1:1: error: \(feature) is not supported in templates [invalid-template]"
        #expect(problems(template) == "\(message)\nt:1:1: note: \(advice)")
    }

    @Test("a correct template has no diagnostics")
    func correct() {
        #expect(problems("{{#tokens}}{{name}}{{>any}}{{/tokens}}{{^groups}}{{.}}{{/groups}}") == "")
    }
}

@Suite("What linking and rendering templates reports")
struct LibraryDiagnosticTests {
    @Test("a partial that does not exist is an error at its tag, and the nearest one is suggested")
    func unknownPartial() {
        #expect(
            rendered("\n {{>headr}}{{>x}}", partials: ["header": ""]) == """
                main:2:2: error: cannot find the partial 'headr' [unknown-partial]
                main:2:2: note: did you mean 'header'?
                main:2:12: error: cannot find the partial 'x' [unknown-partial]
                main:2:12: note: add 'x.mustache', or correct the name
                """
        )
    }

    @Test("a partial that includes itself outside a section is an error")
    func endlessPartial() {
        #expect(
            rendered(" {{>main}}") == """
                main:1:2: error: including 'main' here never ends [invalid-template]
                main:1:2: note: put the partial that includes itself inside a section over a list, so that the recursion ends with the list
                """
        )
    }

    @Test("a detour back is an error that names every step")
    func endlessDetour() {
        #expect(
            rendered("{{>a}}", partials: ["a": "{{#x}}{{>a}}{{/x}}\n{{>b}}", "b": " {{>a}}"]) == """
                b:1:2: error: including 'a' here never ends [invalid-template]
                a:2:1: note: 'b' is included here
                b:1:2: note: put the partial that includes itself inside a section over a list, so that the recursion ends with the list
                """
        )
    }

    @Test("two ways to one partial are no cycle")
    func diamond() {
        #expect(rendered("{{>a}}{{>b}}", partials: ["a": "{{>c}}", "b": "{{>c}}", "c": "-"]) == "--")
    }

    @Test("an unknown name is an error at its tag, once")
    func noValue() {
        #expect(
            rendered("{{#a}}\n {{b}}{{/a}}{{c.d}}", ["a": [[:], [:]], "c": [:]]) == """
                main:2:2: error: 'b' has no value here [unknown-name]
                main:2:2: note: the documentation of templates lists the sections in which this name exists
                main:2:13: error: 'c.d' has no value here [unknown-name]
                main:2:13: note: the documentation of templates lists the sections in which this name exists
                """
        )
    }

    @Test("an error in a partial has the partial's place")
    func placeInPartial() {
        #expect(rendered("\n\n{{>p}}", partials: ["p": "\n{{#a}}{{/a}}"]).hasPrefix("p:2:1: error: 'a' has no value"))
    }

    @Test("objects cannot be written as text")
    func notText() {
        #expect(
            rendered("{{a}}", ["a": [:]]) == """
                main:1:1: error: 'a' is not a string [invalid-template]
                main:1:1: note: use it as a section: {{#a}}…{{/a}}
                """
        )
    }

    @Test("a template that does not exist is an error")
    func unknownTemplate() {
        let compiled = MustacheTemplate.compile([], path: "t", names: MustacheNames([])).template
        let library = MustacheLibrary.link(["cgfloat": compiled].compactMapValues { $0 }).library
        let model = TestModel([:], names: MustacheNames([]))
        let result = library?.render("cgfloats", model: model, root: model.root)
        #expect(result?.bytes == nil)
        #expect(
            printed(result?.diagnostics ?? []) == """
                error: cannot find the template 'cgfloats' [unknown-template]
                note: did you mean 'cgfloat'?
                """
        )
    }
}
