import Projects
import Testing

@Suite("The YAML of manifests")
struct YAMLTextTests {
    @Test("has indented mappings and lists, quoted and plain strings, and comments")
    func blocks() {
        let text = """
            ---
            name: Shop # a comment
            "quoted key": 'it is: text'
            address: http://example.com/#part
            targets:
              App:
                sources:
                - App
                - path: Shared
                  excludes: ["*.md", 'a, b']
                settings: { base: { KEY: value, OTHER: [1, 2] } }
              Empty:
            last: |
              several
                lines
            end: x
            """
        let yaml = YAMLText(text)
        #expect(yaml["name"]?.text == "Shop")
        #expect(yaml["quoted key"]?.text == "it is: text")
        #expect(yaml["address"]?.text == "http://example.com/#part")
        let app = yaml["targets"]?["App"]
        #expect(app?["sources"]?.elements.first == .text("App"))
        #expect(app?["sources"]?.elements.last?["path"] == .text("Shared"))
        #expect(app?["sources"]?.elements.last?["excludes"] == .list([.text("*.md"), .text("a, b")]))
        #expect(app?["settings"]?["base"]?["KEY"]?.text == "value")
        #expect(app?["settings"]?["base"]?["OTHER"]?.elements.count == 2)
        #expect(yaml["targets"]?["Empty"] == .text(""))
        #expect(yaml["end"]?.text == "x")
    }

    @Test("has lists and mappings in brackets on several lines")
    func brackets() {
        let text = """
            attributes: {
              Version: "26}10", # a comment with a }
              list: [
                a, { b: [c,
            d] }
              ],
            }
            files:
              - [x,
                 y]
              - {
                  path: z
                }
            end: e
            """
        let yaml = YAMLText(text)
        #expect(yaml["attributes"]?["Version"]?.text == "26}10")
        #expect(yaml["attributes"]?["list"]?.elements.last?["b"] == .list([.text("c"), .text("d")]))
        #expect(yaml["files"]?.elements.first == .list([.text("x"), .text("y")]))
        #expect(yaml["files"]?.elements.last?["path"] == .text("z"))
        #expect(yaml["end"]?.text == "e")
        #expect(YAMLText("a: [b\nc: d")["c"]?.text == "d")
    }

    @Test("the last of two equal keys counts")
    func repeated() {
        #expect(YAMLText("params: { a: 1 }\noutput: b\nparams: { a: 2 }")["params"]?["a"]?.text == "2")
    }

    @Test(
        "never fails",
        arguments: [
            "", ":", "-", "- -", "a:\n b\n  c: d", "[", "{a", "a: {b: [}", "- a\n b: c\n- d", "\t", "'", "? x\n: y",
            String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000),
            String(repeating: "- ", count: 50_000), String(repeating: "a: [\n", count: 50_000),
            (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }
                .joined(separator: "\n"),
        ])
    func broken(_ text: String) { _ = YAMLText(text) }
}
