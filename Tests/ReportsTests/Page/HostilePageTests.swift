import LocatedJSON
import TestSupport
import Testing

@testable import Reports

@Suite("Hostile names on a page") struct HostilePageTests {
    private static let names = [
        "</script><script>alert(1)</script>", "\" onclick=\"alert(1)", "' style='x", "<img src=x onerror=alert(1)>",
        "]]>", "<!--", "\u{202E}abc", "\u{2028}x", "javascript:alert(1)", "&lt;b&gt;",
    ]

    private static func tokens(_ name: String) -> String {
        let quoted = JSONValue.quoted(name)
        return """
            { "$type": "color", "$description": \(quoted), \(quoted): { "$value": "#fff", "$description": \(quoted) },
              "s": { "$type": "string", "$value": \(quoted) },
              "f": { "$type": "fontFamily", "$value": \(quoted) } }
            """
    }

    @Test("are text, and nothing else", arguments: names)
    func areText(_ name: String) throws {
        let page = try Previewing.page(Self.tokens(name))
        let content = page.between("<body>", "</body>")
        #expect(content.ranges(of: "<script").count == 2)
        #expect(content.ranges(of: "</script>").count == 2)
        for text in ["<img", " onclick=\"", " style=\"", "onerror=alert(1)>", "\u{202E}", "\u{2028}", "<!--"] {
            #expect(!content.contains(text), "\(text)")
        }
    }
}
