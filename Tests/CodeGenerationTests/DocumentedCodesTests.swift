import Diagnostics
import GoldenCases
import Testing

/// The step `reference` of the gate compares the whole page.
@Suite("docs/reference/codes.md explains every code") struct DocumentedCodesTests {
    @Test("each code has a heading, so that its address leads to it")
    func everyCode() throws {
        let page = try Repository.text(of: "docs/reference/codes.md")
        let headings = page.matches(of: #/\n### `([a-z0-9-]+)`\n/#).map { String($0.1) }
        #expect(headings == DiagnosticCode.allCases.map { $0.rawValue })
    }
}
