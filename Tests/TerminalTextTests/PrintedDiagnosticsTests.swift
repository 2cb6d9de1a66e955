import Diagnostics
import TerminalText
import Testing

@Suite("What a terminal shows of diagnostics") struct PrintedDiagnosticsTests {
    /// A file with a wrong length on each line.
    private let file = (1...40).map { "\"s\($0)\": \"\($0)pt\"\n" }.joined()

    private func lengths(_ count: Int, _ severity: Diagnostic.Severity = .error) -> [Diagnostic] {
        (1...count).map { number in
            Diagnostic(
                severity, .unsupportedLength, "unsupported length \"\(number)pt\"",
                at: SourceLocation(path: "a.json", line: number, column: number < 10 ? 7 : 8), advice: "write it in px")
        }
    }

    private func printed(
        _ diagnostics: [Diagnostic], _ detail: PrintedDiagnostics.Detail = .grouped, width: Int? = 60
    ) -> String {
        var printed = PrintedDiagnostics(on: Screen(width: width), detail) { _ in Array(file.utf8) }
        return printed.text(of: diagnostics)
    }

    private let first = """
        a.json:1:7: error: unsupported length "1pt" [unsupported-length]
         1 │ "s1": "1pt"
           │       ^^^^^
        note: write it in px

        """

    @Test("is the first of equal ones with its line, and the places of as many others as three lines have room for")
    func groups() {
        #expect(
            printed(lengths(40)) == first + """
                  40 × unsupported-length; also at 2:7 "2pt", 3:7 "3pt",
                  4:7 "4pt", 5:7 "5pt", 6:7 "6pt", 7:7 "7pt", 8:7 "8pt",
                  9:7 "9pt", 10:8 "10pt", 11:8 "11pt" and 29 more
                note: use --format json to see all

                """)
    }

    @Test("is all of two equal ones")
    func two() {
        #expect(printed(lengths(2)).split(separator: "\n").count { $0.hasPrefix("a.json:") } == 2)
        #expect(!printed(lengths(2)).contains("×"))
    }

    @Test("is all of them where all are asked for")
    func all() {
        #expect(printed(lengths(40), .all).split(separator: "\n").count { $0.hasPrefix("a.json:") } == 40)
    }

    @Test("is a line for each kind of warning behind an answer, but whole errors")
    func brief() {
        let other = Diagnostic(.warning, .danglingAlias, "cannot find the token 'a'")
        #expect(
            printed(lengths(13, .warning) + [other] + lengths(1), .brief) == """
                warning: 13 × unsupported-length, first at a.json:1:7: unsupported length "1pt"
                warning: cannot find the token 'a' [dangling-alias]

                """ + first + "note: run 'TokenGenerator validate' for the details\n")
    }

    @Test(
        "is what compilers print in a pipe, whatever the detail",
        arguments: [PrintedDiagnostics.Detail.grouped, .brief])
    func pipe(_ detail: PrintedDiagnostics.Detail) {
        #expect(printed(lengths(40), detail, width: nil) == lengths(40).map { $0.text + "\n" }.joined())
    }
}
