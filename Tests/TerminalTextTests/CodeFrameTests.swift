import Diagnostics
import TerminalText
import Testing

@Suite("The line that a diagnostic points to")
struct CodeFrameTests {
    private func frame(_ text: String, line: Int, column: Int, width: Int? = 80) -> [String]? {
        let location = SourceLocation(path: "a.json", line: line, column: column)
        return CodeFrame(at: location, in: Array(text.utf8))?.text(on: Screen(width: width), .red)
            .split(separator: "\n").map(String.init)
    }

    @Test("has marks below the text, number or word that is meant")
    func marks() {
        let text = "{\n\t\"gap\": { \"$value\": \"8 \\\"pt\" },\r\n  \"on\": true, \"n\": -1.5e3 }"
        #expect(
            frame(text, line: 2, column: 21) == [
                #" 2 │   "gap": { "$value": "8 \"pt" },"#, #"   │                      ^^^^^^^^"#,
            ])
        #expect(frame(text, line: 3, column: 9)?[1] == "   │         ^^^^")
        #expect(frame(text, line: 3, column: 20)?[1] == "   │                    ^^^^^^")
        #expect(frame(text, line: 1, column: 1) == [" 1 │ {", "   │ ^"])
    }

    @Test("has marks below a reference in a text")
    func reference() {
        #expect(frame(#""$value": "{a.b} * 2","#, line: 1, column: 12)?[1] == "   │            ^^^^^")
        #expect(frame(#""a": {"b": 1}"#, line: 1, column: 6)?[1] == "   │      ^")
    }

    @Test("is cut around what is meant where it is long")
    func longLines() throws {
        let text =
            "{ \(String(repeating: "\"a\": 1, ", count: 40))\"wrong\": \"value\", \(String(repeating: "\"b\": 2, ", count: 40)) }"
        let column = try #require(text.utf8.firstRange(of: "\"value\"".utf8)).lowerBound
        let lines = try #require(
            frame(text, line: 1, column: text.utf8.distance(from: text.startIndex, to: column) + 1, width: 40))
        #expect(
            lines == [
                #" 1 │ … 1, "wrong": "value", "b": 2, "b"…"#, "   │               ^^^^^^^",
            ])
    }

    @Test("counts columns of a terminal, and hides what could mislead")
    func width() {
        #expect(
            frame("{ \"色\": \"x\u{202E}y\" }", line: 1, column: 10) == [
                " 1 │ { \"色\": \"x\u{FFFD}y\" }", "   │         ^^^^^",
            ])
    }

    @Test("is not there where the file has no such place", arguments: [(0, 1), (1, 0), (1, 4), (2, 1), (9, 9)])
    func missing(line: Int, column: Int) {
        #expect(frame("{ }", line: line, column: column) == nil)
    }
}
