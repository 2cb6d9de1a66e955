import Diagnostics

/// Parses RFC 8259 in one pass over the bytes without recursion into the tape, the line table and the duplicate keys.
struct JSONParser {
    /// The result of parsing a text.
    struct Result {
        var tape: [TapeEntry]
        var lines: LineTable
        var duplicateKeys: [JSONDuplicateKey]
    }

    /// An array or object that is still open.
    struct Container {
        var entry: Int
        var isObject: Bool
        /// The index of this object's first key in `keys`.
        var firstKey: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let path: String
    let dialect: JSONDialect
    let depthLimit: Int
    var position = 0
    var tape: [TapeEntry] = []
    var lines = LineTable()
    var containers: [Container] = []
    var keys: [ObjectKey] = []
    var duplicates: [(first: ObjectKey, again: ObjectKey)] = []

    /// Parses a whole text.
    static func parse(
        _ bytes: [UInt8], path: String, dialect: JSONDialect, depthLimit: Int
    ) throws(JSONSyntaxError) -> Result {
        let outcome = bytes.withUnsafeBufferPointer { buffer -> Swift.Result<Result, JSONSyntaxError> in
            var parser = JSONParser(bytes: buffer, path: path, dialect: dialect, depthLimit: depthLimit)
            do throws(JSONProblem) {
                try parser.parseText()
                return .success(parser.result)
            } catch {
                return .failure(parser.syntaxError(error))
            }
        }
        return try outcome.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, path: String, dialect: JSONDialect, depthLimit: Int) {
        self.bytes = bytes
        self.path = path
        self.dialect = dialect
        self.depthLimit = depthLimit
    }

    private var result: Result {
        let duplicateKeys = duplicates.sorted { $0.again.entry < $1.again.entry }.map { first, again in
            JSONDuplicateKey(
                name: String(decoding: first.characters, as: UTF8.self),
                first: lines.location(ofByteAt: Int(tape[first.entry].offset), path: path),
                again: lines.location(ofByteAt: Int(tape[again.entry].offset), path: path))
        }
        return Result(tape: tape, lines: lines, duplicateKeys: duplicateKeys)
    }

    private mutating func parseText() throws(JSONProblem) {
        if bytes.count > JSONDocument.sizeLimit { throw .tooLarge }
        try checkEncoding()
        tape.reserveCapacity(bytes.count / 4 + 4)
        lines.reserveCapacity(bytes.count / 16)
        try skipWhitespace()
        guard position < bytes.count else { throw .emptyText }
        try parseValue()
        while !containers.isEmpty { try parseNextItem() }
        try skipWhitespace()
        if position < bytes.count { throw .afterRoot }
    }

    /// Skips a byte-order mark, and rejects UTF-16 and UTF-32, which encode the first character of a JSON text with one
    /// to three NULs.
    private mutating func checkEncoding() throws(JSONProblem) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            position = 3
            lines.prefix = 3
        } else if bytes.count >= 2 {
            let isMarked = (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF)
            let isUTF32 = bytes.count >= 4 && bytes[0] == 0 && bytes[1] == 0 && (bytes[2] != 0 || bytes[3] != 0)
            if isMarked || isUTF32 || (bytes[0] == 0) != (bytes[1] == 0) { throw .notUTF8Encoded }
        }
    }

    /// Parses a scalar, or the opening bracket of a container.
    private mutating func parseValue() throws(JSONProblem) {
        switch bytes[position] {
        case UInt8(ascii: "\""):
            try parseString()
        case UInt8(ascii: "{"):
            try open(.object)
        case UInt8(ascii: "["):
            try open(.array)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try parseNumber()
        case UInt8(ascii: "t"):
            try parseLiteral("true", .true)
        case UInt8(ascii: "f"):
            try parseLiteral("false", .false)
        case UInt8(ascii: "n"):
            try parseLiteral("null", .null)
        default:
            guard dialect == .json5, try parseJSON5Value() else { throw unexpectedValue() }
        }
    }

    /// Parses the next member or element of the innermost container, or its closing bracket.
    private mutating func parseNextItem() throws(JSONProblem) {
        let container = containers[containers.count - 1]
        let closing = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        let isFirst = tape.count == container.entry + 1
        try skipWhitespace()
        guard position < bytes.count else { throw unexpectedEnd() }
        if bytes[position] == closing { return close(container) }
        if !isFirst {
            let comma = position
            guard bytes[position] == UInt8(ascii: ",") else { throw missingComma(closing) }
            position += 1
            try skipWhitespace()
            guard position < bytes.count else { throw unexpectedEnd() }
            if bytes[position] == closing {
                if dialect != .strict { return close(container) }
                position = comma
                throw .trailingComma
            }
        }
        if container.isObject { try parseKey() }
        try parseValue()
    }

    private mutating func parseKey() throws(JSONProblem) {
        if bytes[position] == UInt8(ascii: "\"") {
            try parseString()
        } else {
            guard dialect == .json5, try parseJSON5Key() else { throw unexpectedKey() }
        }
        pushKey()
        try skipWhitespace()
        guard position < bytes.count else { throw unexpectedEnd() }
        guard bytes[position] == UInt8(ascii: ":") else {
            throw .unexpectedCharacter(expected: "a colon after the name")
        }
        position += 1
        try skipWhitespace()
        guard position < bytes.count else { throw unexpectedEnd() }
    }

    private mutating func open(_ kind: JSONKind) throws(JSONProblem) {
        if containers.count >= depthLimit { throw .tooDeep(limit: depthLimit) }
        containers.append(Container(entry: tape.count, isObject: kind == .object, firstKey: keys.count))
        tape.append(TapeEntry(offset: position, kind: kind, extent: 0))
        position += 1
    }

    private mutating func close(_ container: Container) {
        position += 1
        tape.append(TapeEntry(offset: position - 1, kind: .null, extent: 1))
        tape[container.entry].bits |= UInt32(truncatingIfNeeded: tape.count)
        if container.isObject { findDuplicates(from: container.firstKey) }
        containers.removeLast()
    }

    /// Appends an entry of a scalar for the bytes from `start` to the current position.
    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, hasEscapes: Bool = false) {
        tape.append(TapeEntry(offset: start, kind: kind, hasEscapes: hasEscapes, extent: position - start))
    }

    private mutating func parseLiteral(_ word: StaticString, _ kind: JSONKind) throws(JSONProblem) {
        let start = position
        for offset in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw unexpectedEnd() }
            guard bytes[position] == word.utf8Start[offset] else {
                position = start
                throw unexpectedValue()
            }
            position += 1
        }
        if position < bytes.count, isWordCharacter(bytes[position]) {
            position = start
            throw unexpectedValue()
        }
        append(kind, from: start)
    }
}
