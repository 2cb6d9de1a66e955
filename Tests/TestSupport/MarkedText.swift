import Diagnostics
import LocatedJSON

/// A test's input with marks (`1️⃣` to `9️⃣`) at the places that the test expects to be told about.
///
/// The marks are taken out before the text is used. A mark's line and column are counted here afresh, without the
/// code under test.
package struct MarkedText: Sendable {
    /// The text without its marks.
    package let bytes: [UInt8]
    private let path: String
    private let places: [UInt8: SourceLocation]

    /// Takes the marks out of a text.
    ///
    /// - Parameters:
    ///   - text: The text with its marks.
    ///   - path: The path that locations carry.
    package init(_ text: String, path: String = "tokens.json") {
        self.init(bytes: Array(text.utf8), path: path)
    }

    /// Takes the marks out of bytes that need not be valid UTF-8.
    ///
    /// - Parameters:
    ///   - marked: The bytes with their marks.
    ///   - path: The path that locations carry.
    package init(bytes marked: [UInt8], path: String = "tokens.json") {
        var bytes: [UInt8] = []
        var places: [UInt8: SourceLocation] = [:]
        var location = SourceLocation(path: path, line: 1, column: 1)
        var rest = marked[...]
        while let byte = rest.popFirst() {
            if Self.isMark(byte, before: rest) {
                rest.removeFirst(Self.keycap.count)
                places[byte - UInt8(ascii: "0")] = location
                continue
            }
            bytes.append(byte)
            location.column += 1
            if byte == UInt8(ascii: "\n") { (location.line, location.column) = (location.line + 1, 1) }
            if bytes == Self.byteOrderMark { location.column = 1 }
        }
        self.bytes = bytes
        self.path = path
        self.places = places
    }

    /// The text without its marks, as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Where a mark stood; line 0, which equals no real place, when the text has no such mark.
    ///
    /// - Parameter mark: The mark's digit.
    /// - Returns: The place of the byte that followed the mark.
    package func location(of mark: UInt8) -> SourceLocation {
        places[mark] ?? SourceLocation(path: path, line: 0, column: 0)
    }

    /// Spells out an expected text: each mark in it becomes `path:line:column` of the same mark in this text.
    ///
    /// - Parameter expected: A text with marks, such as `1️⃣: error: …`.
    /// - Returns: The text with the places in full.
    package func spelled(_ expected: String) -> String {
        var result: [UInt8] = []
        var rest = Array(expected.utf8)[...]
        while let byte = rest.popFirst() {
            if Self.isMark(byte, before: rest) {
                rest.removeFirst(Self.keycap.count)
                let place = location(of: byte - UInt8(ascii: "0"))
                result += "\(place.path):\(place.line):\(place.column)".utf8
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// What makes a digit a mark: U+FE0F and U+20E3.
    private static let keycap = Array("\u{FE0F}\u{20E3}".utf8)

    private static func isMark(_ byte: UInt8, before rest: ArraySlice<UInt8>) -> Bool {
        UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte && rest.starts(with: keycap)
    }
}
