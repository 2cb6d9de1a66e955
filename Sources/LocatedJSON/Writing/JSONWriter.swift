import Diagnostics

/// Writes JSON (RFC 8259). All invisible characters in strings are escaped.
struct JSONWriter {
    private var bytes: [UInt8] = []
    /// The number of characters before the first byte in its line.
    private let column: Int
    /// ASCII characters that are always escaped.
    private let escaped: [UInt8]

    init(column: Int = 0, escaping characters: String = "") {
        self.column = column
        escaped = Array(characters.utf8)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func writeLine(_ value: JSONValue) {
        write(value, .compact, indentation: 0)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes a value in a line with some indentation.
    mutating func write(_ value: JSONValue, _ layout: JSONLayout, indentation: Int) {
        switch value {
        case .null: append("null")
        case .boolean(let isTrue): append(isTrue ? "true" : "false")
        case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
        case .number(let number):
            if number.isFinite { bytes.append(contentsOf: JSONNumber.text(of: number).utf8) } else { append("null") }
        case .string(let text): write(text)
        case .spelled(let text): bytes.append(contentsOf: text.utf8)
        case .laidOut(let value, let layout): write(value, layout, indentation: indentation)
        case .array(let elements):
            guard !elements.isEmpty else { return append("[]") }
            writeNested(value, layout, indentation, "[", "]", padding: "")
        case .object(let members):
            guard !members.isEmpty else { return append("{}") }
            writeNested(value, layout, indentation, "{", "}", padding: layout == .compact ? "" : " ")
        }
    }

    /// Writes the members of an object or the elements of an array.
    mutating func writeInside(of value: JSONValue, _ layout: JSONLayout, indentation: Int) {
        var isFirst = true
        switch value {
        case .array(let elements):
            for element in elements {
                if !isFirst, writeBehind(element, layout) { continue }
                separate(layout, indentation, &isFirst)
                write(element, layout, indentation: indentation)
            }
        case .object(let members):
            for member in members {
                separate(layout, indentation, &isFirst)
                write(member.name)
                append(layout.colon)
                write(member.value, layout, indentation: indentation)
            }
        default: write(value, layout, indentation: indentation)
        }
    }

    private mutating func writeNested(
        _ value: JSONValue, _ layout: JSONLayout, _ indentation: Int, _ start: StaticString, _ end: StaticString,
        padding: StaticString
    ) {
        if case .filled(let width) = layout {
            let length = bytes.count
            write(value, .line, indentation: indentation)
            // A comma or a closing bracket follows.
            if lineLength + 2 <= width { return }
            bytes.removeLast(bytes.count - length)
        }
        append(start)
        if layout.breaksLines {
            breakLine(indentation + 2)
            writeInside(of: value, layout, indentation: indentation + 2)
            breakLine(indentation)
        } else {
            append(padding)
            writeInside(of: value, layout, indentation: indentation)
            append(padding)
        }
        append(end)
    }

    /// Appends a string to the line of the previous one if lines are filled and it fits.
    private mutating func writeBehind(_ element: JSONValue, _ layout: JSONLayout) -> Bool {
        guard case .filled(let width) = layout, case .string(let text) = element else { return false }
        let length = bytes.count
        append(", ")
        write(text)
        // A comma follows.
        if lineLength + 1 <= width { return true }
        bytes.removeLast(bytes.count - length)
        return false
    }

    private mutating func separate(_ layout: JSONLayout, _ indentation: Int, _ isFirst: inout Bool) {
        defer { isFirst = false }
        if isFirst { return }
        append(layout.comma)
        if layout.breaksLines { breakLine(indentation) }
    }

    private mutating func breakLine(_ indentation: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// The length of the last line in characters.
    private var lineLength: Int {
        let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        let characters = bytes[(start ?? 0)...].count { $0 & 0xC0 != 0x80 }
        return characters + (start == nil ? column : 0)
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

// MARK: - Strings

extension JSONWriter {
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isWritten = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(isPlain) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isWritten {
            let content = EscapedText.escaped(text) { $0.utf16.map(Self.escape).joined() }
            for byte in content.utf8 {
                if escaped.contains(byte) {
                    bytes.append(contentsOf: Self.escape(UInt16(byte)).utf8)
                } else {
                    bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte is an ASCII character that is not escaped.
    private func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && !escaped.contains(byte)
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
