import LocatedJSON
import Testing

@Suite("Edits of a document") struct JSONEditTests {
    @Test("take the place of values, and leave all else as it is spelled")
    func replacement() throws {
        let document = try parse("{ \"a\" : [1,  2],\n\t\"b\":\"x\" }\n")
        let a = try #require(document.value(of: "a", in: document.root))
        let b = try #require(document.value(of: "b", in: document.root))
        let first = try #require(document.elements(of: a).first { _ in true })
        let edits = [JSONEdit(b, "{ \"c\": 3 }"), JSONEdit(first, "10")]
        #expect(text(document, edits) == "{ \"a\" : [10,  2],\n\t\"b\":{ \"c\": 3 } }\n")
        #expect(text(document, []) == "{ \"a\" : [1,  2],\n\t\"b\":\"x\" }\n")
    }

    @Test("add a member as the one before it stands: on a line of its own, or on the same")
    func addition() throws {
        let lines = try parse("{\n    \"a\": 1,\n    \"b\": 2\n}")
        let addition = JSONEdit(lines.root, "\"c\": 3", isAddition: true)
        #expect(text(lines, [addition]) == "{\n    \"a\": 1,\n    \"b\": 2,\n    \"c\": 3\n}")
        let line = try parse("{\"a\":1}")
        #expect(text(line, [JSONEdit(line.root, "\"c\": 3", isAddition: true)]) == "{\"a\":1, \"c\": 3}")
    }

    @Test("can change a member and add one after it")
    func both() throws {
        let document = try parse("{ \"a\": 1 }")
        let a = try #require(document.value(of: "a", in: document.root))
        let edits = [JSONEdit(document.root, "\"b\": 2", isAddition: true), JSONEdit(a, "10")]
        #expect(text(document, edits) == "{ \"a\": 10, \"b\": 2 }")
    }

    private func parse(_ text: String) throws -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), path: "a.json")
    }

    private func text(_ document: JSONDocument, _ edits: [JSONEdit]) -> String {
        String(decoding: document.applying(edits), as: UTF8.self)
    }
}
