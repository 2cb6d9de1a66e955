import LocatedJSON
import Testing

@Suite("Values and their kinds")
struct ValueTests {
    @Test(
        "every kind of value is recognized",
        arguments: [
            ("{}", JSONKind.object), ("[]", .array), (#""""#, .string), ("0", .number),
            ("true", .true), ("false", .false), ("null", .null),
        ])
    func kinds(text: String, kind: JSONKind) throws {
        let document = try parse(" \(text) ")
        #expect(document.kind(of: document.root) == kind)
        #expect(document.text(of: document.root) == text)
    }

    @Test("a kind describes itself with its article")
    func descriptions() {
        let kinds: [JSONKind] = [.object, .array, .string, .number, .true, .false, .null]
        #expect(
            kinds.map(\.description) == [
                "an object", "an array", "a string", "a number", "a boolean", "a boolean", "null",
            ])
    }

    @Test("a document without a text is an object without members, at the beginning of its path")
    func withoutText() {
        let document = JSONDocument(emptyAt: "A.xcassets")
        #expect(document.text(of: document.root) == "{}")
        #expect(Array(document.members(of: document.root)).isEmpty)
        let location = document.location(of: document.root)
        #expect([location.path, "\(location.line)", "\(location.column)"] == ["A.xcassets", "1", "1"])
    }

    @Test("documents are equal where path and text are")
    func equality() throws {
        let text = Array("{}".utf8)
        let document = try JSONDocument(parsing: text, path: "a.json")
        #expect(try document == JSONDocument(parsing: text, path: "a.json"))
        #expect(try document != JSONDocument(parsing: text, path: "b.json"))
        #expect(try document != JSONDocument(parsing: Array("[]".utf8), path: "a.json"))
    }

    @Test("members keep the order of the document, whatever they hold")
    func memberOrder() throws {
        let document = try parse(#"{"z": {"inner": [1]}, "a": [], "m": {}, "b": 2}"#)
        let members = Array(document.members(of: document.root))
        #expect(members.map { document.string($0.key) } == ["z", "a", "m", "b"])
        #expect(members.map { document.text(of: $0.value) } == [#"{"inner": [1]}"#, "[]", "{}", "2"])
    }

    @Test("elements keep the order of the document, whatever they hold")
    func elementOrder() throws {
        let document = try parse(#"[[1, [2]], {"a": 3}, "x", [], null]"#)
        let texts = document.elements(of: document.root).map { document.text(of: $0) }
        #expect(texts == ["[1, [2]]", #"{"a": 3}"#, #""x""#, "[]", "null"])
    }

    @Test("an array has no members, an object no elements, a scalar neither")
    func wrongContainer() throws {
        let document = try parse(#"[[1], {"a": 2}, 3]"#)
        let elements = Array(document.elements(of: document.root))
        #expect(elements.map { Array(document.members(of: $0)).count } == [0, 1, 0])
        #expect(elements.map { Array(document.elements(of: $0)).count } == [1, 0, 0])
    }

    @Test("a value is found by its key, the first of several")
    func lookup() throws {
        let document = try parse(#"{"$type": "color", "\u0024value": 1, "$value": 2, "$type": 3}"#)
        #expect(document.value(of: "$type", in: document.root).map(document.string) == "color")
        #expect(document.value(of: "$value", in: document.root).map(document.string) == "1")
        #expect(document.value(of: "$typ", in: document.root) == nil)
        #expect(try parse("[1]").value(of: "$type", in: document.root) == nil)
    }

    @Test("a typed reading is nil for any other kind")
    func typedReadings() throws {
        let document = try parse(#"["1", 1, true, false, null, {}]"#)
        let elements = Array(document.elements(of: document.root))
        #expect(elements.map { document.stringValue(of: $0) } == ["1", nil, nil, nil, nil, nil])
        #expect(elements.map { document.numberValue(of: $0) } == [nil, 1, nil, nil, nil, nil])
        #expect(elements.map { document.booleanValue(of: $0) } == [nil, nil, true, false, nil, nil])
    }

    @Test("every kind of white space may stand around every token")
    func whiteSpace() throws {
        let document = try parse("\t\r\n {\n\"a\"\t:\r[ 1\n,\t2 ]\r} \n")
        #expect(document.text(of: document.root) == "{\n\"a\"\t:\r[ 1\n,\t2 ]\r}")
        #expect(document.members(of: document.root).map { document.text(of: $0.value) } == ["[ 1\n,\t2 ]"])
    }

    @Test("runs of spaces of every length are skipped whole", arguments: 0...40)
    func spaces(count: Int) throws {
        let spaces = String(repeating: " ", count: count)
        let document = try parse("[\(spaces)1,\n\(spaces)2\(spaces)]\(spaces)")
        let elements = Array(document.elements(of: document.root))
        #expect(elements.map { document.numberValue(of: $0) } == [1, 2])
        #expect(elements.map { document.location(of: $0).column } == [count + 2, count + 1])
    }
}
