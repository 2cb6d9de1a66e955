import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
    private let here = Diagnostics.SourceLocation(path: "tokens/Mode 1.json", line: 3, column: 14)
    private let there = Diagnostics.SourceLocation(path: "other.json", line: 1, column: 2)

    @Test(
        "a diagnostic has its place, severity, message and code",
        arguments: [Diagnostic.Severity.error, .warning, .note])
    func oneLine(severity: Diagnostic.Severity) {
        let diagnostic = Diagnostic(severity, "dangling-alias", "no token is called a.b", at: here)
        #expect(
            diagnostic.text == "tokens/Mode 1.json:3:14: \(severity.rawValue): no token is called a.b [dangling-alias]")
    }

    @Test("a note without a place stands at the diagnostic's")
    func notes() {
        let diagnostic = Diagnostic(
            .warning, "out-of-gamut", "message", at: here,
            notes: [Diagnostic.Note("do this"), Diagnostic.Note("it is declared here", at: there)])
        #expect(
            diagnostic.text == """
                tokens/Mode 1.json:3:14: warning: message [out-of-gamut]
                tokens/Mode 1.json:3:14: note: do this
                other.json:1:2: note: it is declared here
                """)
    }

    @Test("a diagnostic about the whole run has no place")
    func noPlace() {
        let diagnostic = Diagnostic(
            .error, "no-source", "nothing to read",
            notes: [Diagnostic.Note("name a file"), Diagnostic.Note("this one is empty", at: there)])
        #expect(
            diagnostic.text == """
                error: nothing to read [no-source]
                note: name a file
                other.json:1:2: note: this one is empty
                """)
    }

    @Test("no character of a message, path or note can break or hide a line")
    func hostileText() {
        let hostile = "a\nb\r\u{202E}c\0\u{2028}\u{2029}\u{85}\u{1B}[31m\u{2066}\u{FEFF}\t"
        let shown = #"a\u{A}b\u{D}\u{202E}c\u{0}\u{2028}\u{2029}\u{85}\u{1B}[31m\u{2066}\u{FEFF}\u{9}"#
        let diagnostic = Diagnostic(
            .error, "invalid-json", hostile, at: Diagnostics.SourceLocation(path: hostile, line: 1, column: 1),
            notes: [Diagnostic.Note(hostile)])
        #expect(
            diagnostic.text == """
                \(shown):1:1: error: \(shown) [invalid-json]
                \(shown):1:1: note: \(shown)
                """)
    }

    @Test("names in any script and joined emoji are shown as they are")
    func harmlessText() {
        let harmless = "Größe 日本 عربى हिन्दी 👩‍👩‍👧 \"quoted\" \\n `code`"
        #expect(Diagnostic.visible(harmless) == harmless)
    }

    @Test("a hostile key is shown in its diagnostic without its power")
    func hostileKey() throws {
        let document = try parse(#"{"a\n\u202E": 1, "a\n\u202E": 2}"#)
        let text = document.duplicateKeys.map(\.diagnostic.text).joined()
        #expect(text.hasPrefix(#"tokens.json:1:18: error: duplicate key 'a\u{A}\u{202E}' in an object ["#))
    }
}
