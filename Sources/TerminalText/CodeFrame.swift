import Diagnostics

/// The line of a file that a diagnostic points to, and the part of it that is meant, for a terminal:
///
///     12 │   "8": { "$value": "8pt" },
///        │                    ^^^^^
package struct CodeFrame {
    /// The lines of the file before and on which the place is.
    private let number: Int
    private let before: String
    private let meant: String
    private let after: String

    /// A longer text has no line that anyone would look at.
    private static let longestLine = 1 << 20

    /// Finds the line of a place in a file; `nil` if the file has no such place, because it has changed or is not text.
    ///
    /// - Parameters:
    ///   - location: The place, whose column counts bytes.
    ///   - bytes: The file.
    package init?(at location: SourceLocation, in bytes: [UInt8]) {
        guard location.line > 0, let line = Self.line(location.line, of: bytes), line.count < Self.longestLine else {
            return nil
        }
        let start = line.startIndex + location.column - 1
        guard location.column > 0, start < line.endIndex else { return nil }
        let end = start + Self.length(of: line[start...])
        number = location.line
        before = Self.text(line[..<start])
        meant = Self.text(line[start..<end])
        after = Self.text(line[end...])
    }

    private static func line(_ number: Int, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var start = 0
        for _ in 1..<max(number, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        return bytes[start..<end]
    }

    /// How many bytes a text, a number or a word of JSON has, or a reference in a text; one of anything else.
    private static func length(of bytes: ArraySlice<UInt8>) -> Int {
        if bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: UInt8(ascii: "}")) {
            let name = bytes[bytes.startIndex + 1..<end]
            if !name.isEmpty, !name.contains(where: { $0 <= UInt8(ascii: "\"") || $0 == UInt8(ascii: "{") }) {
                return name.count + 2
            }
        }
        guard bytes.first == UInt8(ascii: "\"") else {
            return max(1, bytes.prefix { !Array(" \t\r,:{}[]\"".utf8).contains($0) }.count)
        }
        var isEscaped = false
        for (count, byte) in bytes.dropFirst().enumerated() {
            if byte == UInt8(ascii: "\""), !isEscaped { return count + 2 }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return bytes.count
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        Screen.cell(
            String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self).replacing("\t", with: "  "))
    }
}

// MARK: - Lines

extension CodeFrame {
    /// The line and the marks below the part that is meant; of a long line, what is around that part.
    package func text(on screen: Screen, _ style: Screen.Style) -> String {
        let gutter = String(number)
        let space = String(repeating: " ", count: gutter.utf8.count)
        let room = max((screen.width ?? .max) - gutter.utf8.count - 4, 10)
        let (before, meant, after) = fitted(to: room)
        let indentation = String(repeating: " ", count: DisplayWidth.of(before))
        let marks = String(repeating: "^", count: max(1, DisplayWidth.of(meant)))
        return screen.styled(" \(gutter) │", .faint) + " \(before)\(meant)\(after)\n"
            + screen.styled(" \(space) │", .faint) + " \(indentation)" + screen.styled(marks, style)
    }

    /// The parts of a line that is too long, with what is nearest to the part that is meant.
    private func fitted(to room: Int) -> (before: String, meant: String, after: String) {
        let widths = [before, meant, after].map { DisplayWidth.of($0) }
        guard widths.reduce(0, +) > room else { return (before, meant, after) }
        let meant = Screen.fitted(self.meant, to: room * 2 / 3)
        let rest = room - DisplayWidth.of(meant)
        let start = String(Self.shortened(before.drop { $0 == " " }.reversed(), to: rest / 2).reversed())
        return (start, meant, String(Self.shortened(Array(after), to: rest - DisplayWidth.of(start))))
    }

    /// The first characters that have room, with an ellipsis for the others.
    private static func shortened(_ characters: [Character], to width: Int) -> [Character] {
        guard characters.reduce(0, { $0 + DisplayWidth.of($1) }) > width else { return characters }
        var room = width - 1
        let first = characters.prefix { character in
            room -= DisplayWidth.of(character)
            return room >= 0
        }
        return first + ["…"]
    }
}
