import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's function, which the methods of its name hide inside the type.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}

/// One of the two streams that a command prints to.
struct Terminal: Sendable {
    /// What was asked for.
    static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
    /// What is wrong.
    static let standardError = Terminal(descriptor: STDERR_FILENO)

    private let descriptor: Int32
    /// Whether a person looks at the stream, on a terminal that shows colours.
    private let showsColor: Bool

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        let isPlain = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
        showsColor = isatty(descriptor) == 1 && !isPlain && !isDumb
    }

    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return endUnlessClosed() }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    /// What cannot be printed is lost, so the run has failed; unless the reader had enough and closed the pipe.
    private func endUnlessClosed() {
        if errno != EPIPE, errno != EBADF { exit(EXIT_FAILURE) }
    }

    func write(_ diagnostics: [Diagnostic]) {
        write(diagnostics.map { text(of: $0) + "\n" }.joined())
    }

    func styled(_ text: String, _ style: Style) -> String {
        showsColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// How a text can look: the parameters of ECMA-48's SGR sequence.
    enum Style: String {
        case red = "1;31"
        case yellow = "1;33"
        case cyan = "1;36"
        case green = "32"
        case faint = "2"
        case bold = "1"
    }

    private func text(of diagnostic: Diagnostic) -> String {
        guard showsColor else { return diagnostic.text }
        return diagnostic.lines.map { line in
            let style: Style = line.label == "error" ? .red : line.label == "warning" ? .yellow : .cyan
            return styled(line.place, .bold) + styled("\(line.label):", style) + " " + line.message
        }.joined(separator: "\n")
    }
}
