import Diagnostics
import FileAccess
import TerminalText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One of the two standard streams, in color where a person reads it.
struct Terminal: Sendable {
    static let standardOutput = Terminal(.output)
    static let standardError = Terminal(.error)

    /// Says at once what happens while a run waits.
    static let announce: @Sendable (String) -> Void = { standardError.write("note: \($0)\n") }

    /// How wide the stream is, and how many colors it shows.
    let screen: Screen
    /// Whether a line on it can be written over.
    let isInteractive: Bool

    private let stream: StandardStream

    private init(_ stream: StandardStream) {
        self.stream = stream
        let isTerminal = isatty(stream.descriptor) == 1
        isInteractive = isTerminal && ![nil, "dumb"].contains(Self.variable("TERM"))
        screen = Screen(
            width: isTerminal ? Self.width(of: stream) : nil,
            colors: ColorDepth(isTerminal: isTerminal, Self.variable))
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// How many columns the terminal has: as it says itself, else as the environment says, else as the first ones had.
    private static func width(of stream: StandardStream) -> Int {
        var size = winsize()
        if ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        let said = variable("COLUMNS").flatMap { Int($0) } ?? 0
        return said > 0 ? said : 80
    }

    func write(_ text: String) { stream.write(text) }

    func write(_ diagnostics: [Diagnostic]) {
        write(diagnostics.excerpt.map { text(of: $0) + "\n" }.joined())
    }

    func styled(_ text: String, _ style: Screen.Style) -> String { screen.styled(text, style) }

    private func text(of diagnostic: Diagnostic) -> String {
        guard screen.colors > .none else { return diagnostic.text }
        return diagnostic.lines.map { line in
            let style: Screen.Style = line.label == "error" ? .red : line.label == "warning" ? .yellow : .cyan
            return styled(line.place, .bold) + styled("\(line.label):", style) + " " + line.message
        }.joined(separator: "\n")
    }
}
