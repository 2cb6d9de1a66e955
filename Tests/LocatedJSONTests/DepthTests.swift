import LocatedJSON
import TestSupport
import Testing

@Suite("How deep values may nest")
struct DepthTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test("512 levels are read, one more is not")
    func defaultLimit() throws {
        _ = try parse(nested(512))
        expectError(
            in: String(repeating: "[", count: 512) + "1️⃣[",
            """
            1️⃣: error: more than 512 nested arrays and objects [limit-exceeded]
            1️⃣: note: flatten the groups; check that no file was pasted into another
            """)
    }

    @Test("siblings do not add up")
    func siblings() throws {
        let document = try parse("[" + Array(repeating: nested(511), count: 100).joined(separator: ",") + "]")
        #expect(Array(document.elements(of: document.root)).count == 100)
    }

    @Test("a limit of its own counts arrays and objects alike")
    func ownLimit() throws {
        let bytes = Array(#"{"a": [1]}"#.utf8)
        _ = try JSONDocument(parsing: bytes, path: "a.json", depthLimit: 2)
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes, path: "a.json", depthLimit: 1) }
    }

    @Test("no container fits a limit of zero or less, but a scalar does", arguments: [0, -1, .min])
    func noDepth(limit: Int) throws {
        _ = try JSONDocument(parsing: Array("1".utf8), path: "a.json", depthLimit: limit)
        #expect(throws: JSONSyntaxError.self) {
            try JSONDocument(parsing: Array("[]".utf8), path: "a.json", depthLimit: limit)
        }
    }

    @Test("a million brackets end in an error or a document, never in a crash")
    func hostileDepth() throws {
        let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(errorText(brackets)?.contains("[limit-exceeded]") == true)
        #expect(throws: JSONSyntaxError.self) {
            try JSONDocument(parsing: brackets, path: "a.json", depthLimit: .max)
        }
        let closed = brackets + [UInt8](repeating: UInt8(ascii: "]"), count: 1_000_000)
        let document = try JSONDocument(parsing: closed, path: "a.json", depthLimit: .max)
        #expect(document.kind(of: document.root) == .array)
    }
}
