import Diagnostics

/// A parsed JSON text with the line and column of every value and key, in member order, duplicates included.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes, path: "tokens.json")
/// for member in document.members(of: document.root) {
///     print(document.string(member.key), document.location(of: member.value))
/// }
/// ```
///
/// A document is a flat tape over its bytes: strings and numbers are converted on demand. Copying a document copies one
/// reference.
@usableFromInline package struct JSONDocument: Sendable {
    @usableFromInline let storage: Storage

    @usableFromInline final class Storage: Sendable {
        let path: String
        @usableFromInline let bytes: [UInt8]
        @usableFromInline let tape: [TapeEntry]
        let lines: LineTable
        let duplicateKeys: [JSONDuplicateKey]

        init(path: String, bytes: [UInt8], parsed: JSONParser.Result) {
            self.path = path
            self.bytes = bytes
            tape = parsed.tape
            lines = parsed.lines
            duplicateKeys = parsed.duplicateKeys
        }
    }

    /// The maximum length of a text in bytes, so that each extent on the tape has its 29 bits.
    package static let sizeLimit = 500_000_000

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - bytes: The text, UTF-8.
    ///   - path: The path in locations, as the user spelled it.
    ///   - dialect: The accepted dialect.
    ///   - depthLimit: The maximum nesting of arrays and objects.
    /// - Throws: A ``JSONSyntaxError`` for the first error.
    package init(
        parsing bytes: [UInt8],
        path: String,
        dialect: JSONDialect = .strict,
        depthLimit: Int = 512
    ) throws(JSONSyntaxError) {
        let parsed = try JSONParser.parse(bytes, path: path, dialect: dialect, depthLimit: depthLimit)
        storage = Storage(path: path, bytes: bytes, parsed: parsed)
    }

    /// Creates a document of an object without members, for something with a path, but no text.
    package init(emptyAt path: String) {
        let tape = [TapeEntry(offset: 0, kind: .object, extent: 2), TapeEntry(offset: 1, kind: .null, extent: 1)]
        let parsed = JSONParser.Result(tape: tape, lines: LineTable(), duplicateKeys: [])
        storage = Storage(path: path, bytes: Array("{}".utf8), parsed: parsed)
    }

    /// The path in locations.
    package var path: String { storage.path }

    /// The number of entries of a value on the tape: itself, the values, keys and closing brackets in it.
    package func entryCount(in node: JSONNode) -> Int {
        entry(node).next(after: Int(node.index)) - Int(node.index)
    }

    @inlinable package var root: JSONNode { JSONNode(index: 0) }

    /// Every key that repeats an earlier one in its object, in document order. RFC 8259 section 4 calls the meaning of
    /// such an object unpredictable, so each reader decides how to treat them.
    package var duplicateKeys: [JSONDuplicateKey] { storage.duplicateKeys }

    @inlinable package func kind(of node: JSONNode) -> JSONKind { entry(node).kind }

    /// The place of a value's first byte, which for a string is the opening quote.
    package func location(of node: JSONNode) -> SourceLocation {
        let entry = entry(node)
        let offset = Int(entry.offset)
        // The entry of an unquoted name begins a byte before it: JSONParser+JSON5.
        let isBare = entry.kind == .string && !"\"'".utf8.contains(storage.bytes[offset])
        return storage.lines.location(ofByteAt: isBare ? offset + 1 : offset, path: storage.path)
    }

    /// The text of a value exactly as in the document.
    package func text(of node: JSONNode) -> String {
        String(decoding: slice(node), as: UTF8.self)
    }

    /// The members of an object in document order; empty for any other kind.
    @inlinable package func members(of node: JSONNode) -> Members {
        let entry = entry(node)
        return Members(
            tape: storage.tape, position: Int(node.index) + 1, end: entry.kind == .object ? entry.extent - 1 : 0)
    }

    /// The elements of an array in document order; empty for any other kind.
    @inlinable package func elements(of node: JSONNode) -> Elements {
        let entry = entry(node)
        return Elements(
            tape: storage.tape, position: Int(node.index) + 1, end: entry.kind == .array ? entry.extent - 1 : 0)
    }

    /// The value of the member with this key.
    @inlinable package func value(ofKey key: JSONNode) -> JSONNode { JSONNode(index: key.index + 1) }

    /// The value of an object's first member with the given key.
    package func value(of key: StaticString, in node: JSONNode) -> JSONNode? {
        let entry = entry(node)
        guard entry.kind == .object else { return nil }
        // Several keys of each token are searched for: the sequence of members would retain the tape.
        var position = node.index + 1
        while position < Int32(entry.extent - 1) {
            if string(JSONNode(index: position), equals: key) { return JSONNode(index: position + 1) }
            position = Int32(storage.tape[Int(position) + 1].next(after: Int(position) + 1))
        }
        return nil
    }

    /// The value of the first of two keys that an object has.
    package func value(of key: StaticString, or otherKey: StaticString, in node: JSONNode) -> JSONNode? {
        value(of: key, in: node) ?? value(of: otherKey, in: node)
    }

    /// The string value of the member with this key.
    package func text(_ key: StaticString, of node: JSONNode) -> String? {
        value(of: key, in: node).flatMap(stringValue)
    }

    /// The contents of a string without escapes, or the text of any other kind.
    @usableFromInline package func string(_ node: JSONNode) -> String {
        let entry = entry(node)
        guard entry.kind == .string else { return text(of: node) }
        if entry.hasEscapes {
            return String(decoding: JSONEscapes.decode(slice(node).dropFirst().dropLast()), as: UTF8.self)
        }
        return storage.bytes.withUnsafeBufferPointer { bytes in
            let start = Int(entry.offset) + 1
            let content = UnsafeBufferPointer(rebasing: bytes[start..<start + entry.extent - 2])
            return String(decoding: content, as: UTF8.self)
        }
    }

    /// The contents of a string within braces, if it contains no other brace: the path of an alias. This is called for
    /// every token's value, so it creates no other string.
    package func textInBraces(_ node: JSONNode) -> String? {
        let entry = entry(node)
        guard entry.kind == .string, entry.extent > 4 else { return nil }
        if entry.hasEscapes {
            let characters = JSONEscapes.decode(slice(node).dropFirst().dropLast())
            return characters.withUnsafeBufferPointer { Self.textInBraces($0[...]) }
        }
        return storage.bytes.withUnsafeBufferPointer { bytes in
            let start = Int(entry.offset) + 1
            return Self.textInBraces(bytes[start..<start + entry.extent - 2])
        }
    }

    private static func textInBraces(_ characters: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard characters.count > 2, characters.first == UInt8(ascii: "{"), characters.last == UInt8(ascii: "}") else {
            return nil
        }
        let text = UnsafeBufferPointer(rebasing: characters.dropFirst().dropLast())
        let hasBrace = text.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        return hasBrace ? nil : String(decoding: text, as: UTF8.self)
    }

    package func stringValue(of node: JSONNode) -> String? {
        kind(of: node) == .string ? string(node) : nil
    }

    package func booleanValue(of node: JSONNode) -> Bool? {
        switch kind(of: node) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The number nearest to the text of a number, or `nil` for any other kind.
    package func numberValue(of node: JSONNode) -> Double? {
        let entry = entry(node)
        guard entry.kind == .number else { return nil }
        return JSONNumber.double(slice(node))
    }

    /// Whether a string equals `other`, without creating a string.
    @inlinable package func string(_ node: JSONNode, equals other: StaticString) -> Bool {
        let entry = entry(node)
        // Most strings that do not match have another length, which is checked inline.
        guard entry.hasEscapes || entry.extent == other.utf8CodeUnitCount + 2 else { return false }
        return hasCharacters(of: other, entry)
    }

    @usableFromInline func hasCharacters(of other: StaticString, _ entry: TapeEntry) -> Bool {
        let count = other.utf8CodeUnitCount
        let start = Int(entry.offset) + 1
        if entry.hasEscapes {
            let characters = JSONEscapes.decode(storage.bytes[start..<start + entry.extent - 2])
            return characters.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: count))
        }
        guard entry.kind == .string else { return false }
        return storage.bytes.withUnsafeBufferPointer { bytes in
            for position in 0..<count where bytes[start + position] != other.utf8Start[position] { return false }
            return true
        }
    }

    /// Whether any string in a value, keys included, begins with one of two ASCII characters, or with an escape, which
    /// can represent one. This is a fast check in one pass over the tape.
    package func holdsString(in node: JSONNode, startingWith one: Unicode.Scalar, or other: Unicode.Scalar) -> Bool {
        let first = Int(node.index)
        return storage.tape[first..<first + entryCount(in: node)].contains { entry in
            guard entry.kind == .string else { return false }
            let character = UInt32(storage.bytes[Int(entry.offset) + 1])
            return character == one.value || character == other.value || character == UInt32(UInt8(ascii: "\\"))
        }
    }

    /// Whether any string in the document, keys included, equals `other`. This is a fast check in one pass over the tape.
    package func holdsString(equalTo other: StaticString) -> Bool {
        storage.tape.indices.contains { string(JSONNode(index: Int32($0)), equals: other) }
    }

    /// Whether a string begins with the given ASCII character; `false` for any other kind.
    @inlinable package func string(_ node: JSONNode, startsWith character: Unicode.Scalar) -> Bool {
        let entry = entry(node)
        guard entry.kind == .string else { return false }
        if entry.hasEscapes { return string(node).unicodeScalars.first == character }
        return entry.extent > 2 && UInt32(storage.bytes[Int(entry.offset) + 1]) == character.value
    }

    /// Calls `body` with the bytes between a string's quotes, including escapes, or with a number's text.
    package func withBytes<Result>(of node: JSONNode, _ body: (ArraySlice<UInt8>) -> Result) -> Result {
        let content = slice(node)
        return body(kind(of: node) == .string ? content.dropFirst().dropLast() : content)
    }

    @inlinable func entry(_ node: JSONNode) -> TapeEntry { storage.tape[Int(node.index)] }

    /// The text of the document.
    package var bytes: [UInt8] { storage.bytes }

    /// The range of a value in the text.
    func byteRange(of node: JSONNode) -> Range<Int> {
        let entry = entry(node)
        let start = Int(entry.offset)
        return start..<(entry.isContainer ? Int(storage.tape[entry.extent - 1].offset) + 1 : start + entry.extent)
    }

    private func slice(_ node: JSONNode) -> ArraySlice<UInt8> { storage.bytes[byteRange(of: node)] }
}

extension JSONDocument {
    /// The members of one object, in document order.
    @usableFromInline package struct Members: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let tape: [TapeEntry]
        @usableFromInline var position: Int
        @usableFromInline let end: Int

        @inlinable init(tape: [TapeEntry], position: Int, end: Int) {
            self.tape = tape
            self.position = position
            self.end = end
        }

        /// The next member, or `nil` after the last.
        @inlinable package mutating func next() -> JSONMember? {
            guard position < end else { return nil }
            let key = position
            position = tape[key + 1].next(after: key + 1)
            return JSONMember(key: JSONNode(index: Int32(key)), value: JSONNode(index: Int32(key + 1)))
        }
    }

    /// The elements of one array, in document order.
    @usableFromInline package struct Elements: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let tape: [TapeEntry]
        @usableFromInline var position: Int
        @usableFromInline let end: Int

        @inlinable init(tape: [TapeEntry], position: Int, end: Int) {
            self.tape = tape
            self.position = position
            self.end = end
        }

        /// The next element, or `nil` after the last.
        @inlinable package mutating func next() -> JSONNode? {
            guard position < end else { return nil }
            let element = position
            position = tape[element].next(after: element)
            return JSONNode(index: Int32(element))
        }
    }
}
