import Diagnostics

/// The bytes of a template file, with their line numbers.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]
    /// The start of the text, after an optional byte-order mark.
    let start: Int
    private let lines: LineTable

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lines = LineTable(bytes, prefix: start)
    }

    func location(of offset: Int) -> SourceLocation { lines.location(ofByteAt: offset, path: path) }

    func isLineStart(_ offset: Int) -> Bool {
        offset == start || bytes[offset - 1] == .newline
    }

    /// The offset after a line break at an offset, or `nil` without one.
    func endOfLineBreak(at offset: Int) -> Int? {
        if offset < bytes.count, bytes[offset] == .newline { return offset + 1 }
        guard offset + 1 < bytes.count, bytes[offset] == .carriageReturn else { return nil }
        return bytes[offset + 1] == .newline ? offset + 2 : nil
    }

    func quote(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Finds the first byte that is not valid UTF-8, or is NUL.
    func encodingError() -> Diagnostic? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar):
                guard scalar.first != 0 else {
                    return error(
                        .invalidTemplate, "unexpected NUL character", at: offset,
                        advice: "remove it, and check that this is a text file")
                }
                offset += scalar.count
            case .error:
                return error(.invalidUTF8, "invalid UTF-8", at: offset, advice: "save the template as UTF-8")
            case .emptyInput:
                return nil
            }
        }
    }

    private func error(_ code: DiagnosticCode, _ message: String, at offset: Int, advice: String) -> Diagnostic {
        Diagnostic(.error, code, message, at: location(of: offset), advice: advice)
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether this is a space, a line break or another control character of ASCII.
    var isSpaceOrControl: Bool { self <= UInt8(ascii: " ") || self == 0x7F }
}
