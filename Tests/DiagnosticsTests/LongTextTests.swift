import Diagnostics
import TestSupport
import Testing

@Suite("Long texts in diagnostics")
struct LongTextTests {
    private func text(_ message: String) -> String { Diagnostic(.error, .danglingAlias, message).text }

    @Test("a name of up to 120 characters is shown whole")
    func longestName() {
        let name = String(repeating: "é", count: 118)
        #expect(text("cannot find the token '\(name)'") == "error: cannot find the token '\(name)' [dangling-alias]")
    }

    @Test("the middle of a longer one is left out, and what is said of it stays")
    func longName() {
        let name = String(repeating: "a", count: 1_000_000) + String(repeating: "b", count: 1_000_000)
        let (start, end) = (String(repeating: "a", count: 59), String(repeating: "b", count: 59))
        #expect(
            text("cannot find the token '\(name)'") == "error: cannot find the token '\(start)…\(end)' [dangling-alias]"
        )
    }

    @Test("a text with spaces is shortened as a whole, and the code stays")
    func longText() {
        let shown = text("the token \"" + String(repeating: "a b ", count: 100_000) + "\" has no type")
        #expect(shown.unicodeScalars.count == "error: ".count + 1_001 + " [dangling-alias]".count)
        #expect(shown.hasPrefix("error: the token \"a b a b "))
        #expect(shown.hasSuffix(" a b \" has no type [dangling-alias]"))
    }

    @Test("a letter with a million marks is no long name, and yet shortened")
    func longCharacter() {
        let character = "a" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(text(character).unicodeScalars.count < 200)
    }

    @Test("a character that cannot be seen is shown where the text is cut, too")
    func cutEmoji() {
        let name = String(repeating: "a", count: 59) + "👩\u{200D}👧" + String(repeating: "b", count: 100)
        #expect(text(name).hasPrefix("error: \(String(repeating: "a", count: 59))👩…b"))
        #expect(text("a" + name).contains("a…b"))
        #expect(text(name.dropFirst() + "").contains(#"a👩\u{200D}…b"#))
    }

    @Test("the place is never shortened, for programs read it")
    func place() {
        let path = String(repeating: "folder/", count: 1_000) + "tokens.json"
        let diagnostic = Diagnostic(
            .error, .danglingAlias, "a", at: SourceLocation(path: path, line: 1, column: 2),
            notes: [Diagnostic.Note("b")])
        #expect(diagnostic.text == "\(path):1:2: error: a [dangling-alias]\n\(path):1:2: note: b")
    }

    @Test("of many notes the first and the advice are printed")
    func manyNotes() {
        let notes = (1...100_000).map { Diagnostic.Note("token \($0)") }
        let lines = Diagnostic(.error, .referenceCycle, "a", notes: notes, advice: "do this").lines.map(\.message)
        #expect(lines.count == 22)
        #expect(lines[1] == "token 1" && lines[19] == "token 19")
        #expect(lines[20...] == ["and 99981 more notes like these", "do this"])
    }

    @Test("as many notes as a line would say are left out are printed instead")
    func fewNotes() {
        let notes = (1...20).map { Diagnostic.Note("token \($0)") }
        let lines = Diagnostic(.error, .referenceCycle, "a", notes: notes, advice: "do this").lines
        #expect(lines.count == 22 && lines[20].message == "token 20")
    }

    @Test(
        "the names on a circle are named, of very many the first and the last",
        arguments: [
            (1, "1 → 1"), (3, "1 → 2 → 3 → 1"), (12, "1 → 2 → 3 → 4 → 5 → 6 → 7 → 8 → 9 → 10 → 11 → 12 → 1"),
            (13, "1 → 2 → 3 → 4 → 5 → 6 → (2 more) → 9 → 10 → 11 → 12 → 13 → 1"),
            (100_000, "1 → 2 → 3 → 4 → 5 → 6 → (99989 more) → 99996 → 99997 → 99998 → 99999 → 100000 → 1"),
        ])
    func circle(_ count: Int, _ expected: String) {
        #expect(Wording.circle((1...count).map(String.init)) == expected)
    }
}
