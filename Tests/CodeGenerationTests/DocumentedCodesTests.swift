import Diagnostics
import FileAccess
import GoldenCases
import TestSupport
import Testing

@Suite("docs/reference/codes.md explains every code") struct DocumentedCodesTests {
    @Test("each code has one line, with the words of its declaration")
    func everyCode() throws {
        let described = try Self.lines(of: "docs/reference/codes.md").compactMap { Self.row($0) }
        let codes = described.map { $0.name }
        let words = described.map { $0.words }
        #expect(codes == DiagnosticCode.allCases.map { $0.rawValue })
        #expect(words == Self.declarations(try Self.lines(of: "Sources/Diagnostics/DiagnosticCode.swift")))
    }

    private static func lines(of path: String) throws -> [Substring] {
        let bytes = try LocalFileSystem().read(Repository.path(path))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    /// A row of the page's tables: the code and the problem.
    private static func row(_ line: Substring) -> (name: String, words: String)? {
        guard let match = line.firstMatch(of: #/^\| `([a-z0-9-]+)` \| (.*?) \| /#) else { return nil }
        return (String(match.1), String(match.2))
    }

    /// The comments of the cases, each in one line.
    private static func declarations(_ lines: [Substring]) -> [String] {
        var declarations: [String] = []
        var comment: [Substring] = []
        for line in lines.map({ line in line.drop(while: { $0 == " " }) }) {
            if line.hasPrefix("///") { comment.append(line.dropFirst(4)) }
            if line.hasPrefix("case ") { declarations.append(comment.joined(separator: " ")) }
            if !line.hasPrefix("///") { comment = [] }
        }
        return declarations
    }
}
