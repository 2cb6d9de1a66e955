import Diagnostics
import TestSupport
import Testing

@Suite("Diagnostics in groups") struct DiagnosticGroupTests {
    private func warning(_ message: String, advice: String? = nil) -> Diagnostic {
        Diagnostic(.warning, .danglingAlias, message, advice: advice)
    }

    @Test(
        "are those that differ only in names, references and numbers",
        arguments: [
            ("cannot find the token 'a.b'", "cannot find the token 'it's'"),
            ("\"8pt\" is no length", "\"12 pt\" is no length"),
            ("expected 3 numbers, found 12", "expected 4 numbers, found 5"),
            ("it refers to {a}", "it refers to {b.c}"), ("'a' doesn't fit 'b'", "'c' doesn't fit 'd'"),
        ])
    func equal(_ one: String, _ other: String) {
        let groups = [warning(one), warning("else"), warning(other)].groups
        #expect(groups.map(\.count) == [2, 1])
        #expect(groups[0].first.message == one && groups[0].others.map(\.message) == [other])
    }

    @Test(
        "are not those with another message, code, severity or advice",
        arguments: [
            Diagnostic(.warning, .danglingAlias, "cannot use the token 'b'", advice: "add 'b'"),
            Diagnostic(.warning, .leftOut, "cannot find the token 'b'", advice: "add 'b'"),
            Diagnostic(.error, .danglingAlias, "cannot find the token 'b'", advice: "add 'b'"),
            Diagnostic(.warning, .danglingAlias, "cannot find the token 'b'", advice: "did you mean 'c'?"),
        ])
    func different(_ other: Diagnostic) {
        #expect([warning("cannot find the token 'a'", advice: "add 'a'"), other].groups.count == 2)
    }
}
