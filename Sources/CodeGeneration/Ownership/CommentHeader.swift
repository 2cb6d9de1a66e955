import Diagnostics

/// A header of comments, a line each: the first lines of a file.
struct CommentHeader: Hashable {
    let opening: String
    let closing: String
    /// Lines between, which keep other tools away.
    let toolLines: [String]

    init(opening: String, closing: String = "", toolLines: [String] = []) {
        self.opening = opening + " "
        self.closing = closing.isEmpty ? "" : " " + closing
        self.toolLines = toolLines
    }

    /// How kinds of files begin and end a comment, by what their names end in.
    static let marks: [(opening: String, closing: String, endings: Set<String>)] = [
        ("#", "", ["yml", "yaml", "toml", "py", "rb", "sh", "properties", "ini", "cfg", "conf", "tf"]),
        ("/*", "*/", ["css"]),
        ("<!--", "-->", ["html", "htm", "xml", "svg", "md", "plist", "xib", "storyboard", "vue"]),
    ]

    func file(_ content: [UInt8], _ header: GeneratedHeader) -> [UInt8] {
        let (declaration, content) = Self.parts(of: content)
        let checksum = ContentChecksum.text(of: declaration + toolLines.flatMap(\.utf8) + content)
        let lines =
            header.lines.map(comment) + toolLines + [comment(GeneratedHeader.line(ofChecksum: checksum))]
        let text = Array(lines.map { $0 + "\n" }.joined().utf8)
        return declaration + text + (content.isEmpty ? [] : [UInt8(ascii: "\n")]) + content
    }

    func read(_ bytes: [UInt8]) -> GeneratedFile? {
        let (declaration, rest) = Self.parts(of: bytes)
        var lines = Lines(rest)
        var line = lines.next()
        var (file, checksum) = (GeneratedFile(), ContentChecksum())
        while let conflict = line, Self.isConflict(conflict) { line = lines.next() }
        guard line.flatMap(text) == GeneratedHeader.mark else { return nil }
        checksum.add(declaration)
        while file.checksum == nil, let next = lines.peek(), let text = text(next) ?? Self.inConflict(next) {
            _ = lines.next()
            // What others have put between, and what keeps tools away, is content.
            if !file.read(text) { checksum.add(next) }
        }
        checksum.add(lines.rest)
        file.contentChecksum = checksum.text
        file.isOfEarlierVersion =
            file.configuration != nil && file.output == nil && file.checksum == nil && lines.peek()?.isEmpty != false
        file.holdsConflicts = holdsGeneratedConflicts(bytes)
        return file
    }

    /// A line of the header. Its text may hold anything, also what ends a comment.
    private func comment(_ text: String) -> String {
        var text = EscapedText.onOneLine(text)
        if closing.hasSuffix("*/") { text = text.replacing("*/", with: "* /") }
        if closing.hasSuffix("-->") { text = text.replacing("--", with: "- -") }
        return opening + text + closing
    }

    /// The text of a line that is such a comment.
    private func text(_ line: ArraySlice<UInt8>) -> String? {
        let (start, end) = (opening.utf8, closing.utf8)
        guard line.count >= start.count + end.count, line.starts(with: start),
            line.suffix(end.count).elementsEqual(end)
        else { return nil }
        return String(decoding: line.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
    }

    /// What must be first in a file, before any comment, and all else.
    private static func parts(of bytes: [UInt8]) -> (declaration: [UInt8], rest: [UInt8]) {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return ([], bytes)
        }
        return (Array(bytes[...end]), Array(bytes[(end + 1)...]))
    }
}

// MARK: - Conflicts of git

extension CommentHeader {
    private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }

    private static func isConflict(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, conflictMarks.contains(where: { $0[0] == first }) else { return false }
        return conflictMarks.contains { line.starts(with: $0) }
    }

    /// Says nothing for a line of git between lines of the header, and that the header ends for any other.
    private static func inConflict(_ line: ArraySlice<UInt8>) -> String? { isConflict(line) ? "" : nil }

    /// Whether two sides of a conflict have checksums of their own: both were generated. Where one side is somebody's edit
    /// it has none, or that of the file that was edited, on which both sides agree.
    private func holdsGeneratedConflicts(_ bytes: [UInt8]) -> Bool {
        var lines = Lines(bytes)
        var checksums: [Set<String>] = []
        while let line = lines.next() {
            if line.starts(with: Self.conflictMarks[0]) {
                checksums = [[]]
            } else if Self.isConflict(line) {
                if line.starts(with: Self.conflictMarks[3]), Self.areOfBothSides(checksums) { return true }
                checksums.append([])
            } else if !checksums.isEmpty, let text = text(line),
                text.utf8.starts(with: GeneratedHeader.checksumKey.utf8)
            {
                checksums[checksums.count - 1].insert(text)
            }
        }
        return false
    }

    /// The first side is before the marks between, the last behind them.
    private static func areOfBothSides(_ checksums: [Set<String>]) -> Bool {
        guard let first = checksums.first, let last = checksums.last, checksums.count > 1 else { return false }
        return first.count == 1 && last.count == 1 && first != last
    }
}

/// The lines of a text, one after the other, without what ends them.
private struct Lines {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    func peek() -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    mutating func next() -> ArraySlice<UInt8>? {
        guard let line = peek() else { return nil }
        let end = rest[line.endIndex...].firstIndex(of: UInt8(ascii: "\n"))
        rest = end.map { rest[($0 + 1)...] } ?? []
        return line
    }
}
