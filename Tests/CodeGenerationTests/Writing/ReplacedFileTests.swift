import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Files at the places of outputs")
struct ReplacedFileTests {
    /// What is at the place of `A.swift`, and what is said of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let content: String
        let code: DiagnosticCode
        let message: String
        var needed = Replacement.none
    }

    @Test("are not touched where a checkout has put carriage returns at the ends of lines")
    func carriageReturns() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1").replacing("\n", with: "\r\n"), to: "A.swift")
            #expect(write([generated("A.swift", "1")], in: folder).outcomes.map(\.action) == [.unchanged])
        }
    }

    @Test("of this configuration are replaced, with other ends of lines too, and empty ones")
    func ours() throws {
        for content in [text("1"), text("1").replacing("\n", with: "\r\n"), ""] {
            try withTemporaryFolder { folder in
                try folder.write(content, to: "A.swift")
                let report = write([generated("A.swift", "2")], in: folder)
                #expect(report.outcomes.map(\.action) == [.written] && report.diagnostics.isEmpty)
                #expect(folder.text(of: "A.swift") == text("2"))
            }
        }
    }

    /// What git makes of two texts: their lines up to a place, then those of both.
    private static func conflict(_ one: String, _ other: String, from line: Int) -> String {
        (lines(one)[..<line] + ["                    "the output 'a.json' is not JSON: line 1, column 1: "
                        + "this is not JSON: a JSON file begins with { or ["
                ])
            #expect(
                report.diagnostics.first?.notes.map(\.message) == [
                    "correct the template, or change the output's file extension"
                ])
            #expect(report.diagnostics.first?.location?.line == 7)
        }
    }
}
