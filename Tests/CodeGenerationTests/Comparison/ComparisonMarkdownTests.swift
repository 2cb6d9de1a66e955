import DesignTokens
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("The Markdown of a comparison") struct ComparisonMarkdownTests {
    @Test(
        "holds a hostile text in a code span that nothing in it ends",
        arguments: [
            ("a`b``c", #"a\u{60}b\u{60}\u{60}c"#), ("a|b", #"a\|b"#), (#"a\|b"#, #"a\\u{7C}b"#), ("||", #"\|\|"#),
            ("a\nb\r", #"a\u{A}b\u{D}"#), ("<b>&lt;", "<b>&lt;"), ("@octocat #1", "@octocat #1"),
            ("a\u{202E}b", #"a\u{202E}b"#), ("a\u{2028}", #"a\u{2028}"#), ("\u{0}", #"\u{0}"#),
        ])
    func code(_ text: String, _ content: String) {
        #expect(MarkdownText.code(text) == "`\(content)`")
    }

    @Test("cuts a long name and says so")
    func longName() {
        #expect(MarkdownText.code(String(repeating: "a", count: 5_000)) == "`\(String(repeating: "a", count: 160))…`")
    }

    @Test("shows colors as GitHub draws them, and those that it does not draw with the opacity beside")
    func colors() throws {
        let wide = #"{ "colorSpace": "display-p3", "components": [1, 0.12345, 0], "alpha": 0.5 }"#
        let old = file(("a", colorToken("#93cfca")), ("b", colorToken("#93cfca")))
        let new = file(("a", colorToken("#93cfca80")), ("b", token(.color, wide)))
        let markdown = try compared(old, new).markdown
        #expect(markdown.contains("| `a` | `#93CFCA` | `rgba(147,207,202,0.502)` |\n"))
        #expect(markdown.contains("| `b` | `#93CFCA` | `display-p3 1 0.1235 0` 50% |\n"))
    }

    @Test("shows the parts of a text style or shadow that changed, and all parts of a new one")
    func parts() throws {
        func style(_ size: Int, _ weight: Int) -> String {
            """
            { "fontFamily": "Inter", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }
            """
        }
        let markdown = try compared(
            file(("body", token(.typography, style(16, 400)))),
            file(("body", token(.typography, style(18, 500))), ("title", token(.typography, style(24, 700))))
        ).markdown
        #expect(markdown.contains("| `body` | `fontSize 16 pt, fontWeight 400` | `fontSize 18 pt, fontWeight 500` |\n"))
        #expect(
            markdown.contains(
                "| `title` | `fontFamily Inter, fontSize 24 pt, fontWeight 700, letterSpacing 0 pt, lineHeight 1.5` |\n"
            ))
    }

    @Test("shows only the stops of a gradient that changed, or were added")
    func stops() throws {
        func gradient(_ colors: String...) -> String {
            let stops = colors.enumerated().map { "{ \"color\": \"\($1)\", \"position\": 0.\($0) }" }
            return token(.gradient, "[\(stops.joined(separator: ", "))]")
        }
        let changed = try compared(
            file(("sky", gradient("#111", "#222", "#333"))), file(("sky", gradient("#111", "#444", "#333")))
        ).markdown
        #expect(changed.contains("| `sky` | `stop 2 color #222222` | `stop 2 color #444444` |\n"))
        let added = try compared(
            file(("sky", gradient("#111", "#222"))), file(("sky", gradient("#111", "#222", "#333")))
        ).markdown
        #expect(added.contains("| `sky` | `2 stops` | `stop 3 color #333333, position 0.2` |\n"))
    }

    @Test("has at most 200 rows a table, and says how many more there are")
    func manyRows() throws {
        let tokens = (1...250).map { (path: "t\($0)", token: token(.number, "1")) }
        let markdown = try compared("{}", file(tokens)).markdown
        #expect(markdown.contains("### Added (250)\n"))
        #expect(markdown.contains("| `t200` | `1` |\n\n… and 50 more not shown.\n"))
        #expect(!markdown.contains("`t201`"))
    }

    @Test("stays below 60,000 bytes and names the tables that had no room")
    func limit() throws {
        let name = String(repeating: "long", count: 40)
        func tokens(_ prefix: String, _ value: String, count: Int) -> [(path: String, token: String)] {
            (1...count).map { (path: "\(prefix)\(name)\($0)", token: colorToken(value, variable: "\(prefix)\($0)")) }
        }
        let old = file(tokens("a", "#111", count: 300) + tokens("b", "#111", count: 300))
        let new = file(tokens("a", "#222", count: 300) + tokens("c", "#111", count: 300))
        let markdown = try compared(old, new, outputs: [output("shape-style")]).markdown
        #expect(markdown.utf8.count < 60_000)
        #expect(markdown.contains("### Breaking for Swift code (300)\n"))
        #expect(markdown.contains(" more not shown.\n"))
        #expect(markdown.hasSuffix("\n**Added (300)**: omitted, because the text would be too long.\n"))
    }
}
