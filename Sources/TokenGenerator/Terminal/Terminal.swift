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

/// One of the two standard streams, with colors if it is a terminal.
struct Terminal: Sendable {
    static let standardOutput = Terminal(.output)
    static let standardError = Terminal(.error)

    /// Whether results and diagnostics are read below each other.
    static var areBothInteractive: Bool { standardOutput.isInteractive && standardError.isInteractive }

    /// Prints a message immediately while a run waits.
    static let announce: @Sendable (String) -> Void = { standardError.write("note: \($0)\n") }

    /// The width and number of colors of the stream.
    let screen: Screen
    /// Whether a line on the stream can be overwritten.
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

    /// Returns the number of columns: of the terminal, from the environment, or 80 like the first terminals.
    private static func width(of stream: StandardStream) -> Int {
        var size = winsize()
        if ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        let said = variable("COLUMNS").flatMap { Int($0) } ?? 0
        return said > 0 ? said : 80
    }

    func write(_ text: String) {
        ActivityLine.shared.end()
        stream.write(text)
    }

    /// Replaces the last line, which has no end.
    func overwrite(_ text: String) { stream.write("\r\(text)\u{1B}[K") }

    /// Writes diagnostics; a person at a terminal sees the lines that they point to, too.
    func write(_ diagnostics: [Diagnostic], _ detail: PrintedDiagnostics.Detail = .grouped) {
        var printed = PrintedDiagnostics(on: screen, detail, read: Self.bytes)
        write(printed.text(of: diagnostics))
    }

    func styled(_ text: String, _ style: Screen.Style) -> String { screen.styled(text, style) }

    /// A larger file is not read again for a line of it.
    private static let byteLimit = 16 << 20

    private static func bytes(of path: String) -> [UInt8] {
        let fileSystem = LocalFileSystem()
        guard (try? fileSystem.status(of: path))?.kind == .file,
            let bytes = try? fileSystem.readPart(of: path, 0..<byteLimit + 1), bytes.count <= byteLimit
        else { return [] }
        return bytes
    }
}
