import Diagnostics
import TestSupport
import Testing

@Suite("Many diagnostics")
struct DiagnosticExcerptTests {
    private func errors(_ count: Int, _ code: DiagnosticCode = .danglingAlias) -> [Diagnostic] {
        (0..<count).map { Diagnostic(.error, code, "number \($0)") }
    }

    @Test("a hundred of one kind are printed")
    func hundred() {
        #expect(errors(100).excerpt == errors(100))
        #expect([Diagnostic]().excerpt.isEmpty)
    }

    @Test("of more, the first hundred are printed, and one line says how many more there are")
    func more() {
        #expect(errors(101).excerpt.dropLast() == errors(100)[...])
        #expect(
            errors(101).excerpt.last?.text
                == "note: and 1 more error of this kind; use --format json to see all [dangling-alias]")
        #expect(errors(100_000).excerpt.last?.text.hasPrefix("note: and 99900 more errors of this kind; ") == true)
    }

    @Test("their order is kept, other kinds are printed all the same, and what is left out is said at the end")
    func order() {
        let note = Diagnostic(.note, .hexDiffers, "a")
        let excerpt = (errors(60) + [note] + errors(200, .referenceCycle) + errors(60) + [note]).excerpt
        #expect(excerpt.count == 60 + 1 + 100 + 40 + 1 + 2)
        #expect(excerpt[60] == note && excerpt[201] == note)
        #expect(excerpt.suffix(2).map(\.code) == [.referenceCycle, .danglingAlias])
    }

    @Test("an error is printed after any number of warnings of its code")
    func severities() {
        let warnings = (0..<500).map { Diagnostic(.warning, .missingModeValue, "number \($0)") }
        let error = Diagnostic(.error, .missingModeValue, "an error")
        let excerpt = (warnings + [error]).excerpt
        #expect(excerpt.count == 102 && excerpt[100] == error)
        #expect(excerpt[101].message.hasPrefix("and 400 more warnings of this kind;"))
    }

    private func remark(
        _ line: Int, in file: String = "a.json", _ advice: String = "rename it",
        _ severity: Diagnostic.Severity = .warning, loss: Diagnostic.Loss = .detail
    ) -> Diagnostic {
        let location = SourceLocation(path: file, line: line, column: 1)
        return Diagnostic(severity, .invalidName, "name \(line)", at: location, advice: advice, loss: loss)
    }

    @Test("of warnings of one file that say the same again and again, three are printed, and how many more there are")
    func repetitions() {
        let excerpt = (1...40).map { remark($0) }.excerpt
        #expect(excerpt.dropLast() == [remark(1), remark(2)])
        #expect(
            excerpt.last?.text == """
                a.json:3:1: warning: name 3 [invalid-name]
                a.json:3:1: note: rename it
                a.json:3:1: note: and 37 more warnings like this one in this file; use --format json to see all
                """)
    }

    @Test("so it is with tokens that a mode lacks, where the run goes on with the values of another")
    func missingTokens() {
        let lacking = (1...9).map { line in
            var lacking = remark(line)
            lacking.code = .missingModeValue
            return lacking
        }
        #expect(lacking.excerpt.count == 3)
    }

    @Test("four are printed, for the line that says how many more there are is as long")
    func four() {
        let remarks = (1...4).map { remark($0) }
        #expect(remarks.excerpt == remarks)
        #expect((1...5).map { remark($0) }.excerpt.count == 3)
    }

    @Test("other files and other advice are not the same; errors, names that clash and the like are printed each")
    func differences() {
        let clashes = (1...9).map { line in
            var clash = remark(line)
            clash.code = .duplicateSymbol
            return clash
        }
        for different in [
            clashes,
            (1...9).map { remark($0, in: "\($0).json") }, (1...9).map { remark($0, "write \($0)") },
            (1...9).map { remark($0, "rename it", .error) }, (1...9).map { remark($0, loss: .token("a")) },
        ] {
            #expect(different.excerpt == different)
        }
    }
}
