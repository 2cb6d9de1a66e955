import Diagnostics
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One of the two standard streams, in colour where a person reads it.
struct Terminal: Sendable {
    static let standardOutput = Terminal(.output)
    static let standardError = Terminal(.error)

    /// Says at once what happens while a run waits.
    static let announce: @Sendable (String) -> Void = { standardError.write("note: \($0)\n") }

    private let stream: StandardStream
    /// Whether a person looks at the stream, on a terminal that shows colours.
    private let showsColor: Bool
    /// Whether a line on it can be written over.
    let isInteractive: Bool

    private init(_ stream: StandardStream) {
        self.stream = stream
        let isPlain = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
        isInteractive = isatty(stream.descriptor) == 1 && !isDumb
        showsColor = isInteractive && !isPlain
    }

    func write(_ text: String) { stream.write(text) }

    func write(_ diagnostics: [Diagnostic]) {
        write(diagnostics.excerpt.map { text(of: $0) + "\n" }.joined())
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
