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
    /// The text after a hyphen.
    var reason: String?
    /// The location of the marker in the comment.
    var place: SourceLocation
    /// Whether it has suppressed a finding.
    var isUsed = false

    func applies(to code: DiagnosticCode) -> Bool { codes.isEmpty || codes.contains(code) }

    /// Reads the text after the marker on its line.
    init(_ text: String, at place: SourceLocation) {
        self.place = place
        let line = place.line
        // The comment may end on this line.
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
        // A comment with only unknown rules suppresses nothing, rather than everything.
        if codes.isEmpty, !words.isEmpty { self.line = 0 }
    }

    private static let ends = ["*/", "-->"]
}

/// The comments of a file that suppress findings.
struct Suppressions {
    private var all: [Suppression] = []
    /// Their indices by line; `nil` is the whole file.
    private var indices: [Int?: [Int]] = [:]

    private static let mark = Array("tokens:ignore".utf8)

    /// Reads the comments of a Swift file.
    init(_ code: SwiftCode, at path: String) {
        read(code.bytes, path) { code.isBetweenTokens($0) }
    }

    /// Reads the comments of a file of Interface Builder.
    init(interface bytes: [UInt8], at path: String) {
        var comments: ArraySlice<Range<Int>>?
        read(bytes, path) { offset in
            let rest = (comments ?? bytes.xmlComments[...]).drop { $0.upperBound <= offset }
            comments = rest
            return rest.first?.contains(offset) == true
        }
    }

    private mutating func read(_ bytes: [UInt8], _ path: String, isInComment: (Int) -> Bool) {
        var lines = LineCounter()
        var lastLine = 0
        for offset in bytes.offsets(of: Self.mark) where isInComment(offset) {
            let (line, column) = lines.place(of: offset, in: bytes)
            // Another marker on the same line is part of the reason.
            guard line != lastLine else { continue }
            lastLine = line
            let place = SourceLocation(path: path, line: line, column: column)
            let suppression = Suppression(bytes.line(from: offset + Self.mark.count), at: place)
            indices[suppression.line, default: []].append(all.count)
            all.append(suppression)
        }
    }

    /// Returns the comment that suppresses a finding, if there is one.
    mutating func suppress(_ code: DiagnosticCode, line: Int) -> LoggedResult.Suppression? {
        let candidates = (indices[nil] ?? []) + (indices[line] ?? [])
        guard let index = candidates.filter({ all[$0].applies(to: code) }).min() else { return nil }
        all[index].isUsed = true
        return LoggedResult.Suppression(reason: all[index].reason)
    }

    /// The notes about comments that have suppressed nothing.
    var unused: [Diagnostic] {
        all.filter { !$0.isUsed }.map { suppression in
            Diagnostic(
                .note, .unusedSuppression, "this comment suppresses nothing", at: suppression.place,
                advice: "remove it, or correct the rule names in it")
        }
    }
}

extension [UInt8] {
    /// The offsets of some bytes in the file.
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

    /// Returns the text from an offset to the end of its line, up to the length limit of a comment.
    fileprivate func line(from offset: Int) -> String {
        let line = self[offset...].prefix(1 << 10).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: line, as: UTF8.self)
    }

    /// The ranges of XML comments.
    fileprivate var xmlComments: [Range<Int>] {
        var comments: [Range<Int>] = []
        var start: Int?
        for offset in indices where self[offset] == UInt8(ascii: "-") {
            if let begun = start {
                guard self[offset...].starts(with: "-->".utf8) else { continue }
                comments.append(begun..<offset)
                start = nil
            } else if offset >= 2, self[(offset - 2)...].starts(with: "<!--".utf8) {
                start = offset + 2
            }
        }
        return comments
    }
}

extension SwiftCode {
    /// Returns whether an offset is outside of all tokens, and so in a comment.
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

    /// Returns a hash of the code on a token's line, without white space, comments and the line number.
    func lineHash(of token: Int) -> String {
        var first = token
        while first > 0, !tokens[first].startsLine { first -= 1 }
        var hash = StableHash()
        var index = first
        repeat {
            hash.add(bytes[Int(tokens[index].start)..<Int(tokens[index].end)])
            hash.add(0)
            index += 1
        } while index < tokens.count && !tokens[index].startsLine
        return hash.text
    }
}
