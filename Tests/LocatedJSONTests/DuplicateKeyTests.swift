import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@Suite("Duplicate keys")
struct DuplicateKeyTests {
    private func expectDuplicates(
        _ text: String, _ expected: [(name: String, first: UInt8, again: UInt8)],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let marked = MarkedText(text)
        let duplicates = try parse(marked).duplicateKeys
        let first = expected.map { marked.location(of: $0.first) }
        let again = expected.map { marked.location(of: $0.again) }
        #expect(duplicates.map(\.name) == expected.map(\.name), sourceLocation: sourceLocation)
        #expect(duplicates.map(\.first) == first, sourceLocation: sourceLocation)
        #expect(duplicates.map(\.again) == again, sourceLocation: sourceLocation)
    }

    /// Members that make an object a large one.
    private static let filler = (0..<20).map { "\"filler\($0)\": \($0), " }.joined()

    @Test("a document without duplicates has none")
    func none() throws {
        try expectDuplicates(#"{"a": {"a": [{"a": 1}, {"a": 2}]}, "A": 1, "á": 2, "": 3, "a ": 4}"#, [])
        try expectDuplicates("{\(Self.filler)\"a\": {\(Self.filler)\"a\": 1}}", [])
    }

    @Test("a small object names both places")
    func smallObject() throws {
        try expectDuplicates(#"{1️⃣"a": 1, "b": 2, 2️⃣"a": 3}"#, [("a", 1, 2)])
        try expectDuplicates(#"{1️⃣"": 1, 2️⃣"": 3}"#, [("", 1, 2)])
    }

    @Test("a large object names both places")
    func largeObject() throws {
        try expectDuplicates("{1️⃣\"a\": 1, \(Self.filler) 2️⃣\"a\": 3}", [("a", 1, 2)])
    }

    @Test("objects of eight and nine members find them alike", arguments: [6, 7, 8])
    func aroundTheLimit(count: Int) throws {
        let filler = (0..<count).map { "\"\($0)\": 0, " }.joined()
        try expectDuplicates("{1️⃣\"a\": 1, \(filler) 2️⃣\"a\": 3}", [("a", 1, 2)])
    }

    @Test("a third time points at the first, too", arguments: ["", filler])
    func threeTimes(filler: String) throws {
        try expectDuplicates("{1️⃣\"a\": 1, \(filler) 2️⃣\"a\": 2, 3️⃣\"a\": 3}", [("a", 1, 2), ("a", 1, 3)])
    }

    @Test("duplicates of all levels come in document order", arguments: ["", filler])
    func documentOrder(filler: String) throws {
        try expectDuplicates(
            """
            {1️⃣"z": {3️⃣"i": 1, \(filler) 4️⃣"i": 2}, 5️⃣"b": 1, \(filler) 6️⃣"b": 2,
             2️⃣"z": {7️⃣"x": 1, 8️⃣"x": [{9️⃣"q": 0}]}}
            """,
            [("i", 3, 4), ("b", 5, 6), ("z", 1, 2), ("x", 7, 8)])
    }

    @Test("canonically equivalent keys of different bytes are different")
    func canonicalEquivalence() throws {
        try expectDuplicates("{\"\u{E9}\": 1, \"e\u{301}\": 2}", [])
    }

    @Test("keys of every length are told apart by their last character", arguments: 0...20)
    func lengths(count: Int) throws {
        let start = String(repeating: "k", count: count)
        try expectDuplicates("{1️⃣\"\(start)a\": 1, \"\(start)b\": 2, 2️⃣\"\(start)a\": 3}", [("\(start)a", 1, 2)])
    }

    @Test("a key between two equal ones that has their hash does not hide them")
    func collidingHashes() throws {
        let (key, other) = ("key14987!bu 5R1(", "key32903e;IG_NqV")
        try expectDuplicates(
            "{\(Self.filler)1️⃣\"\(key)\": 1, \"\(other)\": 2, 2️⃣\"\(key)\": 3}", [(key, 1, 2)])
    }

    @Test("the diagnostic stands at the second place, and a note at the first")
    func diagnostic() throws {
        let marked = MarkedText("{1️⃣\"a\": 1,\n 2️⃣\"a\": 2}")
        #expect(
            try parse(marked).duplicateKeys.map(\.diagnostic.text) == [
                marked.spelled(
                    """
                    2️⃣: error: duplicate key 'a' in an object [duplicate-key]
                    1️⃣: note: first used here
                    2️⃣: note: rename or remove one of them, because programs disagree about which one applies
                    """)
            ])
    }
}
