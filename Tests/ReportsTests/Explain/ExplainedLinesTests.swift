import TerminalText
import Testing

@testable import Reports

@Suite("Two columns of an explanation")
struct ExplainedLinesTests {
    private let rows = [(name: String(repeating: "n", count: 40), text: String(repeating: "t", count: 40))]

    private func widths(_ width: Int, beside taken: Int) -> [Int] {
        ExplainedLines(on: Screen(width: width)).columns(rows, beside: taken).map(\.count)
    }

    @Test("leave room for what is beside them")
    func room() {
        #expect(widths(60, beside: 0) == [50])
        #expect(widths(60, beside: 12) == [38])
        #expect(ExplainedLines(on: Screen()).columns(rows, beside: 12).map(\.count) == [82])
    }

    @Test("are wide enough to be read on a narrow screen")
    func narrow() { #expect(widths(20, beside: 12) == [22]) }
}
