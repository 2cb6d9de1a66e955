import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@Suite("Lines and columns")
struct LocationTests {
    /// The locations of a document's first members: of each key and each value.
    private func memberLocations(_ marked: MarkedText) throws -> [Diagnostics.SourceLocation] {
        let document = try parse(marked, .lenient)
        return document.members(of: document.root).flatMap { member in
            [document.location(of: member.key), document.location(of: member.value)]
        }
    }

    private func expectMembers(
        _ marked: MarkedText, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let expected = [UInt8(1), 2, 3, 4].map { marked.location(of: $0) }
        #expect(try memberLocations(marked) == expected, sourceLocation: sourceLocation)
    }

    @Test("keys and values are where their first byte is")
    func members() throws {
        try expectMembers(
            MarkedText(
                """
                {
                  1️⃣"a": 2️⃣{ "b": 1 },
                  3️⃣"c":
                    4️⃣[1, 2]
                }
                """))
    }

    @Test("a line ends with CR LF as with LF")
    func carriageReturns() throws {
        try expectMembers(MarkedText("{\r\n  1️⃣\"a\": 2️⃣1,\r\n\r\n  3️⃣\"c\":\r\n 4️⃣true\r\n}\r\n"))
    }

    @Test("a tab is one column")
    func tabs() throws {
        try expectMembers(MarkedText("{\n\t\t1️⃣\"a\":\t2️⃣1,\t3️⃣\"c\"\t:\t\t4️⃣null}"))
    }

    @Test("a column counts the bytes of UTF-8 before it")
    func multibyteCharacters() throws {
        let marked = MarkedText(#"{1️⃣"é": 2️⃣"€😀", 3️⃣"日本": 4️⃣1}"#)
        try expectMembers(marked)
        #expect(marked.location(of: 2) == Diagnostics.SourceLocation(path: "tokens.json", line: 1, column: 8))
        #expect(marked.location(of: 3) == Diagnostics.SourceLocation(path: "tokens.json", line: 1, column: 19))
    }

    @Test("a byte-order mark takes no column, and none on later lines")
    func byteOrderMark() throws {
        try expectMembers(MarkedText("\u{FEFF}{1️⃣\"a\": 2️⃣1,\n3️⃣\"c\": 4️⃣2}"))
        #expect(try parse("\u{FEFF}[]").location(of: parse("[]").root).column == 1)
        expectError(
            in: "\u{FEFF}1️⃣<html>",
            """
            1️⃣: error: expected { or [ at the start of a JSON file [invalid-json]
            1️⃣: note: export the file again, or remove the text before the first {
            """)
    }

    @Test("lines inside comments count")
    func comments() throws {
        try expectMembers(
            MarkedText(
                """
                // one
                { /* two
                three
                */ 1️⃣"a": /**/ 2️⃣1, // four
                /***/ 3️⃣"c" /*
                */: 4️⃣2 }
                """))
    }

    @Test("an escaped line end begins no line")
    func escapedLineEnds() throws {
        try expectMembers(MarkedText(#"{1️⃣"a\n": 2️⃣"\n\r\n", 3️⃣"c": 4️⃣1}"#))
    }

    @Test("nested values know their places")
    func nestedValues() throws {
        let marked = MarkedText("[\n  [\n    1️⃣[ 2️⃣-1 ]\n  ]\n]")
        let document = try parse(marked)
        var node = document.root
        var locations: [Diagnostics.SourceLocation] = []
        while let inner = document.elements(of: node).first(where: { _ in true }) {
            locations.append(document.location(of: inner))
            node = inner
        }
        #expect(locations.dropFirst() == [marked.location(of: 1), marked.location(of: 2)])
    }

    @Test("the path is the one that was given")
    func path() throws {
        let document = try JSONDocument(parsing: Array("1".utf8), path: "some where/ü.json")
        #expect(document.path == "some where/ü.json")
        #expect(document.location(of: document.root).path == "some where/ü.json")
    }
}
