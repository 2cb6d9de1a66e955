import Diagnostics

/// A header made of comment lines at the beginning of a file.
struct CommentHeader: Hashable {
    let opening: String
    let closing: String
    /// Lines in the header that disable other tools.
    let toolLines: [String]

    init(opening: String, closing: String = "", toolLines: [String] = []) {
        self.opening = opening + " "
        self.closing = closing.isEmpty ? "" : " " + closing
        self.toolLines = toolLines
    }

    /// How comments begin and end, by file extension.
    static let marks: [(opening: String, closing: String, endings: Set<String>)] = [
        ("#", "", ["yml", "yaml", "toml", "py", "rb", "sh", "properties", "ini", "cfg", "conf", "tf"]),
        ("/*", "*/", ["css"]),
        ("<!--", "-->", ["html", "htm", "xml", "svg", "md", "plist", "xib", "storyboard", "vue"]),
    ]

    func file(_ content: [UInt8], _ header: GeneratedHeader) -> [UInt8] {
        let (declaration, content) = Self.parts(of: content)
        var checksum = ContentChecksum()
        checksum.add(declaration)
        for line in toolLines { checksum.add(line.utf8) }
        checksum.add(content)
        let lines =
            header.lines.map(comment) + toolLines + [comment(GeneratedHeader.line(ofChecksum: checksum.text))]
        let text = declaration + lines.map { $0 + "\n" }.joined().utf8
        // The content can be large, and is copied once.
        var file: [UInt8] = []
        file.reserveCapacity(text.count + 1 + content.count)
        file += text
        if !content.isEmpty { file.append(UInt8(ascii: "\n")) }
        file += content
        return file
    }

    func read(_ bytes: [UInt8]) -> GeneratedFile? {
        let (declaration, rest) = Self.parts(of: bytes)
        var lines = Lines(rest)
        guard lines.next().flatMap(text) == GeneratedHeader.mark else { return nil }
        var (file, checksum) = (GeneratedFile(), ContentChecksum())
        checksum.add(declaration)
        while file.checksum == nil, let next = lines.peek(), let text = text(next) {
            _ = lines.next()
            // Lines that others inserted, and lines for other tools, count as content.
            if !file.read(text) { checksum.add(next) }
        }
        checksum.add(lines.rest)
        file.contentChecksum = checksum.text
        return file
    }

    /// Returns a line of the header. Its text may contain anything, even the end of a comment.
    private func comment(_ text: String) -> String {
        var text = EscapedText.onOneLine(text)
        if closing.hasSuffix("*/") { text = text.replacing("*/", with: "* /") }
        if closing.hasSuffix("-->") { text = text.replacing("--", with: "- -") }
        return opening + text + closing
    }

    /// Returns the text of a header line.
    private func text(_ line: ArraySlice<UInt8>) -> String? {
        let (start, end) = (opening.utf8, closing.utf8)
        guard line.count >= start.count + end.count, line.starts(with: start),
            line.suffix(end.count).elementsEqual(end)
        else { return nil }
        return String(decoding: line.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
    }

    /// Splits a file into a declaration that must come first and the rest.
    private static func parts(of bytes: [UInt8]) -> (declaration: [UInt8], rest: [UInt8]) {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return ([], bytes)
        }
        return (Array(bytes[...end]), Array(bytes[(end + 1)...]))
    }
}

/// The lines of a text without line endings.
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
