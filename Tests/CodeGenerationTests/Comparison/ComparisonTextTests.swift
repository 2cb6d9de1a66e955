import TerminalText
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("A comparison as text") struct ComparisonTextTests {
    private let long = "component." + String(repeating: "very", count: 15) + ".background"

    @Test("cuts what is too long for the terminal in the middle, so that columns stay below each other")
    func fitted() throws {
        #expect(
            try table(on: Screen(width: 48)) == """
                Changed (2)
                  Token                         Before   Now
                  component.very…ry.background  #111111  #222222
                  ink                           #111111  #333333

                """)
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
