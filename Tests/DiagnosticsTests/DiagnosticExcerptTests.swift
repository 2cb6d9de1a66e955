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
                == "note: and 1 more error of this kind; --format json prints all [dangling-alias]")
        #expect(errors(100_000).excerpt.last?.text.hasPrefix("note: and 99900 more errors of this kind; ") == true)
    }

    @Test("their order is kept, other kinds are printed all the same, and what is left out is said at the end")
    func order() {
        let note = Diagnostic(.note, .hexDiffers, "a")
        let excerpt = (errors(60) + [note] + errors(200, .aliasCycle) + errors(60) + [note]).excerpt
        #expect(excerpt.count == 60 + 1 + 100 + 40 + 1 + 2)
        #expect(excerpt[60] == note && excerpt[201] == note)
        #expect(excerpt.suffix(2).map(\.code) == [.aliasCycle, .danglingAlias])
    }

    @Test("an error is printed after any number of warnings of its code")
    func severities() {
        let warnings = (0..<500).map { Diagnostic(.warning, .missingInMode, "number \($0)") }
        let error = Diagnostic(.error, .missingInMode, "an error")
        let excerpt = (warnings + [error]).excerpt
        #expect(excerpt.count == 102 && excerpt[100] == error)
        #expect(excerpt[101].message.hasPrefix("and 400 more warnings of this kind;"))
    }
}
