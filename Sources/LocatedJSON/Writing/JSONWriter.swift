import Diagnostics

/// Writes JSON (RFC 8259). All invisible characters in strings are escaped.
struct JSONWriter {
    private var bytes: [UInt8] = []
    /// ASCII characters that are always escaped.
    private let escaped: [UInt8]

    init(escaping characters: String = "") { escaped = Array(characters.utf8) }

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
        case .integer(let integer): append(text: String(integer))
        case .number(let number):
            if number.isFinite { bytes.append(contentsOf: JSONNumber.text(of: number).utf8) } else { append("null") }
        case .string(let text): write(text)
        case .spelled(let text): bytes.append(contentsOf: text.utf8)
        case .laidOut(let value, let layout): write(value, layout, indentation: indentation)
        case .commented(_, let value): write(value ?? .null, layout, indentation: indentation)
        case .hidden(let value): write(value, layout, indentation: indentation)
        case .rows(let rows) where !layout.breaksLines:
            write(.object(rows.flatMap(\.self)), layout, indentation: indentation)
        case .rows(let rows): write(rows.filter { !$0.isEmpty }, layout, indentation)
        case .array(let elements):
            guard !elements.isEmpty else { return append("[]") }
            if layout == .compact { return write(compact: elements) }
            writeNested(value, layout, indentation, "[", "]", padding: "")
        case .object(let members):
            guard !members.isEmpty else { return append("{}") }
            writeNested(value, layout, indentation, "{", "}", padding: layout == .compact ? "" : " ")
        }
    }

    /// Writes an array without spaces and lines, which can have very many elements.
    private mutating func write(compact elements: [JSONValue]) {
        var separator = UInt8(ascii: "[")
        for element in elements {
            bytes.append(separator)
            write(element, .compact, indentation: 0)
            separator = UInt8(ascii: ",")
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the members of an object or the elements of an array.
    mutating func writeInside(of value: JSONValue, _ layout: JSONLayout, indentation: Int) {
        var place = Place()
        switch value {
        case .array(let elements):
            for element in elements {
                if place.followsValue, writeBehind(element, layout) { continue }
                write(nil, element, layout, indentation, &place)
            }
        case .object(let members):
            for member in members { write(member.name, member.value, layout, indentation, &place) }
        default: write(value, layout, indentation: indentation)
        }
    }

    /// The place of a member or element.
    private struct Place {
        var isFirst = true
        /// Whether a value precedes it whose comma is not written.
        var followsValue = false
    }

    /// Writes a member, or an element without a name, and the comma before it.
    private mutating func write(
        _ name: String?, _ value: JSONValue, _ layout: JSONLayout, _ indentation: Int, _ place: inout Place
    ) {
        if place.followsValue { append(layout.comma) }
        if !place.isFirst, layout.breaksLines { breakLine(indentation) }
        place = Place(isFirst: false, followsValue: true)
        guard layout.breaksLines else { return write(name, value, layout, indentation) }
        switch value {
        case .commented(let lines, let value):
            write(comments: lines, indentation)
            guard let value else { return place.followsValue = false }
            if !lines.isEmpty { breakLine(indentation) }
            place = Place()
            write(name, value, layout, indentation, &place)
        case .hidden(let value):
            let start = bytes.count
            write(name, value, layout, indentation)
            append(",")
            commentOut(from: start, indentation)
            place.followsValue = false
        default: write(name, value, layout, indentation)
        }
    }

    private mutating func write(_ name: String?, _ value: JSONValue, _ layout: JSONLayout, _ indentation: Int) {
        if let name {
            let start = bytes.count
            write(name)
            append(layout.colon)
            if case .listed(_, let column) = layout, !value.hasOwnLayout {
                append(spaces: max(0, column - (bytes.count - start)))
            }
        }
        write(value, layout.inner, indentation: indentation)
    }

    /// Writes the rows of an object.
    private mutating func write(_ rows: [[JSONValue.Member]], _ layout: JSONLayout, _ indentation: Int) {
        append("{ ")
        for (number, row) in rows.enumerated() {
            if number > 0 {
                append(",")
                breakLine(indentation + 2)
            }
            let length = bytes.count
            writeInside(of: .object(row), .line, indentation: indentation + 2)
            // Two closing brackets and a comma, or a comma alone follow.
            guard case .filled(let width) = layout, lineLength + 3 > width else { continue }
            bytes.removeLast(bytes.count - length)
            writeInside(of: .object(row), layout, indentation: indentation + 2)
        }
        append(" }")
    }

    private mutating func write(comments lines: [String], _ indentation: Int) {
        for (number, line) in lines.enumerated() {
            if number > 0 { breakLine(indentation) }
            append("// ")
            bytes.append(contentsOf: EscapedText.onOneLine(line).utf8)
        }
    }

    /// Comments out the lines from a position in one of them.
    private mutating func commentOut(from start: Int, _ indentation: Int) {
        let lines = bytes[start...].split(separator: UInt8(ascii: "\n"))
        bytes.removeLast(bytes.count - start)
        for (number, line) in lines.enumerated() {
            if number > 0 { breakLine(indentation) }
            append("// ")
            bytes.append(contentsOf: number > 0 ? line.dropFirst(indentation) : line)
        }
    }

    private mutating func writeNested(
        _ value: JSONValue, _ layout: JSONLayout, _ indentation: Int, _ start: StaticString, _ end: StaticString,
        padding: StaticString
    ) {
        if case .filled(let width) = layout, !value.needsLines {
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

    private mutating func breakLine(_ indentation: Int) {
        bytes.append(UInt8(ascii: "\n"))
        append(spaces: indentation)
    }

    private mutating func append(spaces count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }

    /// The length of the last line in characters.
    private var lineLength: Int {
        bytes.lazy.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 }
    }

    private mutating func append(text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
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
