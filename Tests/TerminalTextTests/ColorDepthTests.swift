import Testing

@testable import TerminalText

@Suite("The colors of a stream") struct ColorDepthTests {
    @Test("are those that the terminal says it has, and none where the stream leads elsewhere")
    func said() {
        #expect(depth(["TERM": "xterm-256color"]) == .palette)
        #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .full)
        #expect(depth(["TERM": "xterm", "COLORTERM": "24bit"]) == .full)
        #expect(depth(["TERM": "xterm-direct"]) == .full)
        #expect(depth(["TERM": "vt220"]) == .words)
        #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
        #expect(depth([:]) == .none)
        #expect(depth(["TERM": "xterm-256color"], isTerminal: false) == .none)
    }

    @Test("are none for who wants none, whatever else is said")
    func unwanted() {
        #expect(depth(["TERM": "xterm-256color", "NO_COLOR": "1", "FORCE_COLOR": "3"]) == .none)
        #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .palette)
        #expect(depth(["TERM": "xterm-256color", "FORCE_COLOR": "0"]) == .none)
    }

    @Test("are there for who forces them: as many as the terminal has, all in a log, or as many as are named")
    func forced() {
        #expect(depth(["CLICOLOR_FORCE": "1"], isTerminal: false) == .full)
        #expect(depth(["CLICOLOR_FORCE": "0"], isTerminal: false) == .none)
        #expect(depth(["FORCE_COLOR": "true", "TERM": "xterm-256color"], isTerminal: false) == .palette)
        #expect(depth(["FORCE_COLOR": "1"], isTerminal: false) == .words)
        #expect(depth(["FORCE_COLOR": "2"], isTerminal: false) == .palette)
        #expect(depth(["FORCE_COLOR": "3", "TERM": "dumb"], isTerminal: false) == .full)
    }

    private func depth(_ variables: [String: String], isTerminal: Bool = true) -> ColorDepth {
        ColorDepth(isTerminal: isTerminal) { variables[$0] }
    }
}
