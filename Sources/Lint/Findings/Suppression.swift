import Diagnostics
import Reports
import SwiftSources

/// A comment that suppresses findings: `// tokens:ignore asset-unknown - downloaded later`, or in files of Interface
/// Builder `<!-- tokens:ignore asset-unknown -->`.
private struct Suppression {
    /// The suppressed rules; empty for all.
    var codes: Set<DiagnosticCode>
    /// The line of the findings; `nil` for the whole file.
    var line: Int?
    /// What follows a hyphen.
    var reason: String?
    /// The place of the comment's mark.
    var place: SourceLocation
    /// Whether it has suppressed a finding.
    var isUsed = false

    func applies(to code: DiagnosticCode, line: Int) -> Bool {
        (self.line == nil || self.line == line) && (codes.isEmpty || codes.contains(code))
    }

    /// Reads what follows the mark in its line.
    init(_ text: String, at place: SourceLocation) {
        self.place = place
        let line = place.line
        // The comment may end in this line.
        let end = Self.ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
        var rest = text[..<end]
        if rest.hasPrefix(":next") {
            self.line = line + 1
            rest = rest.dropFirst(5)
        } else if rest.hasPrefix(":file") {
            rest = rest.dropFirst(5)
        } else {
            self.line = line
        }
        let parts = rest.split { $0 == " " || $0 == "," || $0 == "\t" }
        let words = parts.prefix { $0 != "-" }
        if words.count + 1 < parts.count {
            reason = String(rest[parts[words.count + 1].startIndex..<parts[parts.count - 1].endIndex])
        }
        codes = Set(words.compactMap { DiagnosticCode(rawValue: String($0)) })
        // A comment with unknown rules suppresses nothing, rather than everything.
        if codes.isEmpty, !words.isEmpty { self.line = 0 }
    }

    private static let ends = ["*/", "-->"]
}

/// The comments of a file that suppress findings.
struct Suppressions {
    private var all: [Suppression] = []

    private static let mark = Array("tokens:ignore".utf8)

    /// Reads the comments of a Swift file.
    init(_ code: SwiftCode, at path: String) {
        read(code.bytes, path) { code.isBetweenTokens($0) }
    }

    /// Reads the comments of a file of Interface Builder.
    init(interface bytes: [UInt8], at path: String) {
        read(bytes, path) { bytes.isInXMLComment($0) }
    }

    private mutating func read(_ bytes: [UInt8], _ path: String, isInComment: (Int) -> Bool) {
        var lines = LineCounter()
        for offset in bytes.offsets(of: Self.mark) where isInComment(offset) {
            let (line, column) = lines.place(of: offset, in: bytes)
            all.append(
                Suppression(
                    bytes.line(from: offset + Self.mark.count),
                    at: SourceLocation(path: path, line: line, column: column)))
        }
    }

    /// Returns the comment that suppresses a finding, if there is one.
    mutating func suppress(_ code: DiagnosticCode, line: Int) -> LoggedResult.Suppression? {
        guard let index = all.firstIndex(where: { $0.applies(to: code, line: line) }) else { return nil }
        all[index].isUsed = true
        return LoggedResult.Suppression(reason: all[index].reason)
    }

    /// The notes about comments that have suppressed nothing.
    var unused: [Diagnostic] {
        all.filter { !$0.isUsed }.map { suppression in
            Diagnostic(
                .note, .unusedSuppression, "this comment suppresses nothing", at: suppression.place,
                advice: "remove it, or correct the names of its rules")
        }
    }
}

extension [UInt8] {
    /// The places of some bytes in the file.
    fileprivate func offsets(of mark: [UInt8]) -> [Int] {
        guard count >= mark.count else { return [] }
        var offsets: [Int] = []
        withUnsafeBufferPointer { bytes in
            for start in 0...bytes.count - mark.count
            where bytes[start] == mark[0] && bytes[start + 6] == mark[6] && bytes[start...].starts(with: mark) {
                offsets.append(start)
            }
        }
        return offsets
    }

    /// Returns the text from a place to the end of its line.
    fileprivate func line(from offset: Int) -> String {
        let line = self[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns whether the nearest mark of an XML comment before a place begins one.
    fileprivate func isInXMLComment(_ offset: Int) -> Bool {
        for start in stride(from: offset - 3, through: 0, by: -1) {
            if self[start...].starts(with: "-->".utf8) { return false }
            if self[start...].starts(with: "<!--".utf8) { return true }
        }
        return false
    }
}

extension SwiftCode {
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
