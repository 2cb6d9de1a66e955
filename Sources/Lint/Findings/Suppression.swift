import Diagnostics
import SwiftSources

/// A comment that suppresses findings: `// tokens:ignore asset-unknown - downloaded later`.
struct Suppression {
    /// The suppressed rules; empty for all.
    var codes: Set<DiagnosticCode>
    /// The line of the findings; `nil` for the whole file.
    var line: Int?
    /// What follows a hyphen.
    var reason: String?
    /// The offset of the comment's mark in the file.
    var offset: Int
    /// Whether it has suppressed a finding.
    var isUsed = false

    func applies(to code: DiagnosticCode, line: Int) -> Bool {
        (self.line == nil || self.line == line) && (codes.isEmpty || codes.contains(code))
    }

    private static let mark = Array("tokens:ignore".utf8)

    /// The suppressions in the comments of a file.
    static func all(in code: SwiftCode) -> [Suppression] {
        var suppressions: [Suppression] = []
        var lines = LineCounter()
        for offset in code.offsets(of: mark) where code.isBetweenTokens(offset) {
            let line = lines.place(of: offset, in: code.bytes).line
            suppressions.append(Suppression(code.line(from: offset + mark.count), at: offset, in: line))
        }
        return suppressions
    }

    /// Reads what follows the mark in its line.
    private init(_ text: String, at offset: Int, in line: Int) {
        self.offset = offset
        var rest = text[...]
        if rest.hasPrefix(":next") {
            self.line = line + 1
            rest = rest.dropFirst(5)
        } else if rest.hasPrefix(":file") {
            rest = rest.dropFirst(5)
        } else {
            self.line = line
        }
        let parts = rest.split { $0 == " " || $0 == "," || $0 == "\t" }.prefix { !$0.hasPrefix("*/") }
        let words = parts.prefix { $0 != "-" }
        if words.count + 1 < parts.count {
            let text = rest[parts[words.count + 1].startIndex..<parts[parts.count - 1].endIndex]
            reason = String(text.prefix(upTo: text.firstRange(of: "*/")?.lowerBound ?? text.endIndex))
        }
        codes = Set(words.compactMap { DiagnosticCode(rawValue: String($0)) })
        // A comment with unknown rules suppresses nothing, rather than everything.
        if codes.isEmpty, !words.isEmpty { self.line = 0 }
    }
}

extension SwiftCode {
    /// The places of some bytes in the file.
    fileprivate func offsets(of mark: [UInt8]) -> [Int] {
        guard bytes.count >= mark.count else { return [] }
        var offsets: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            for start in 0...bytes.count - mark.count
            where bytes[start] == mark[0] && bytes[start + 6] == mark[6] && bytes[start...].starts(with: mark) {
                offsets.append(start)
            }
        }
        return offsets
    }

    /// Returns whether a place is in no token, so that it is in a comment.
    fileprivate func isBetweenTokens(_ offset: Int) -> Bool {
        var range = tokens.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            let token = tokens[middle]
            if Int(token.start) > offset {
                range = range.lowerBound..<middle
            } else if Int(token.end) <= offset {
                range = middle + 1..<range.upperBound
            } else {
                return false
            }
        }
        return true
    }

    /// Returns the text from a place to the end of its line.
    fileprivate func line(from offset: Int) -> String {
        let line = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns a number that identifies the code of the line with a token: white space, comments and the line's number
    /// do not matter.
    func lineHash(of token: Int) -> String {
        var first = token
        while first > 0, !tokens[first].startsLine { first -= 1 }
        // FNV-1a, with 64 bits.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var index = first
        repeat {
            for byte in bytes[Int(tokens[index].start)..<Int(tokens[index].end)] + [0] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            index += 1
        } while index < tokens.count && !tokens[index].startsLine
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
