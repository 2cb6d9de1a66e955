import TerminalText
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("A comparison as text") struct ComparisonTextTests {
    private let long = "component." + String(repeating: "very", count: 15) + ".background"

    @Test("is in blocks where the terminal has no room for columns, and cuts only what is wider than that")
    func fitted() throws {
        #expect(
            try table(on: Screen(width: 48)) == """
                Changed (2)
                  component.veryveryveryv…eryveryvery.background
                      #111111 → #222222
                  ink
                      #111111 → #333333

                """)
    }

    @Test("breaks a value that is too long before the arrow, and never cuts names there")
    func arrows() throws {
        let long = ["a", "b"].map { "palette." + String(repeating: $0, count: 24) }
        func text(_ target: String) -> String {
            file(
                (path: long[0], token: colorToken("#111111")), (path: long[1], token: colorToken("#222222")),
                (path: "fill", token: colorToken("{\(target)}")), (path: "line", token: colorToken("{fill}")))
        }
        let comparison = try compared(text(long[0]), text(long[1]))
        #expect(
            comparison.text(on: Screen(width: 48)).hasSuffix(
                """
                Retargeted (1)
                These tokens refer to a different token, or
                started or stopped being references.
                  fill
                      \(long[0]) = #111111
                    → \(long[1]) = #222222
                    followed by line

                """))
    }

    @Test("has whole texts in a pipe, of which a very long one stands out of its column")
    func whole() throws {
        #expect(
            try table(on: Screen()) == """
                Changed (2)
                  Token  Before   Now
                  \(long)  #111111  #222222
                  ink    #111111  #333333

                """)
    }

    /// What is said of two colors that changed, behind the summary.
    private func table(on screen: Screen) throws -> String {
        let comparison = try compared(
            file((path: long, token: colorToken("#111111")), (path: "ink", token: colorToken("#111111"))),
            file((path: long, token: colorToken("#222222")), (path: "ink", token: colorToken("#333333"))))
        return String(comparison.text(on: screen).trimmingPrefix(/(?s).*?\n\n/))
    }
}
