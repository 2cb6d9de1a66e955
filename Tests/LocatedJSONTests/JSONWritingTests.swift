import LocatedJSON
import Testing

@Suite("Written JSON") struct JSONWritingTests {
    private let value: JSONValue = [
        "a": [.integer(1), .number(0.1), .null], "b": ["c": .boolean(true), "d": [], "e": [:]],
    ]

    @Test("is laid out without spaces, on one line, in lines, or as Xcode does")
    func layouts() {
        #expect(value.text() == #"{"a":[1,0.1,null],"b":{"c":true,"d":[],"e":{}}}"#)
        #expect(value.text(.line) == #"{ "a": [1, 0.1, null], "b": { "c": true, "d": [], "e": {} } }"#)
        #expect(
            value.text(.lines) == """
                {
                  "a": [
                    1,
                    0.1,
                    null
                  ],
                  "b": {
                    "c": true,
                    "d": [],
                    "e": {}
                  }
                }
                """)
        let color: JSONValue = ["red": "1"]
        #expect(color.text(.xcode) == "{\n  \"red\" : \"1\"\n}")
        #expect(color.text(.xcode, indentation: 4) == "{\n      \"red\" : \"1\"\n    }")
    }

    @Test("fills lines: what is too long for one is broken, and what is in it is not, where it fits")
    func filled() {
        let text = #"{ "a": [1, 0.1, null], "b": { "c": true, "d": [], "e": {} } }"#
        #expect(value.text(.filled(text.count + 2)) == text)
        let broken = "{\n  \"a\": [1, 0.1, null],\n  \"b\": { \"c\": true, \"d\": [], \"e\": {} }\n}"
        #expect(value.text(.filled(text.count + 1)) == broken)
        #expect(JSONValue.array(["é", "e"]).text(.filled(12)) == #"["é", "e"]"#)
        #expect(JSONValue.array(["é", "e"]).text(.filled(11)) == "[\n  \"é\", \"e\"\n]")
        #expect(JSONValue.array(["é", "e"]).text(.filled(10)) == "[\n  \"é\",\n  \"e\"\n]")
    }

    @Test("has values with a layout of their own, and text that is JSON already")
    func mixed() {
        let mixed: JSONValue = ["a": .laidOut(value, .compact), "b": .spelled("{ }")]
        #expect(
            mixed.text(.lines)
                == "{\n  \"a\": {\"a\":[1,0.1,null],\"b\":{\"c\":true,\"d\":[],\"e\":{}}},\n  \"b\": { }\n}")
    }

    @Test("has comments above members and elements, and in the place of some")
    func comments() throws {
        let commented: JSONValue = [
            "a": .commented(["one", "two\n"], .laidOut(["x", .hidden(["y": [:]]), "z"], .lines)),
            "b": .commented(["nothing"], nil),
            "list": .hidden(.rows([[.init("c", "d")], [.init("e", []), .init("f", [:])]])),
            "g": .commented(["last"], "h"),
        ]
        let text = commented.text(.listed(18, column: 6))
        #expect(
            text == """
                {
                  // one
                  // two\u{20}
                  "a": [
                    "x",
                    // {
                    //   "y": {}
                    // },
                    "z"
                  ],
                  // nothing
                  // "list": { "c": "d",
                  //   "e": [],
                  //   "f": {} },
                  // last
                  "g":  "h"
                }
                """)
        let document = try JSONDocument(parsing: Array(text.utf8), path: "a.json", dialect: .lenient)
        #expect(document.members(of: document.root).map { document.string($0.key) } == ["a", "g"])
    }

    @Test("can be members and elements alone")
    func inside() {
        #expect(value.inside(.line) == #""a": [1, 0.1, null], "b": { "c": true, "d": [], "e": {} }"#)
        #expect(JSONValue.array(["x", "y"]).inside(.lines, indentation: 4) == "\"x\",\n    \"y\"")
        #expect(JSONValue.lines([value["b"], "x"]) == "{\"c\":true,\"d\":[],\"e\":{}}\n\"x\"\n")
    }

    @Test("escapes quotes, and what cannot be seen")
    func escapes() {
        #expect(JSONValue.quoted("a\"\\/é🎨") == #""a\"\\/é🎨""#)
        #expect(JSONValue.quoted("\n\r\t\u{0}\u{7F}") == #""\n\r\t\u0000\u007F""#)
        #expect(JSONValue.quoted("\u{2028}\u{2029}\u{202E}\u{200B}\u{FEFF}") == #""\u2028\u2029\u202E\u200B\uFEFF""#)
        #expect(JSONValue.quoted("\u{E0001}") == #""\uDB40\uDC01""#)
    }

    @Test("escapes what would end the text that it is written into")
    func escaping() {
        let value: JSONValue = ["</script>&": "<é>"]
        #expect(value.text(escaping: "<>&") == #"{"\u003C/script\u003E\u0026":"\u003Cé\u003E"}"#)
        #expect(value.inside(.line, escaping: "/") == #""<\u002Fscript>&": "<é>""#)
    }

    @Test("has no numbers that JSON cannot spell, and spells the others as short as it can")
    func numbers() {
        let numbers: [Double] = [1, -0.5, 1e300, Double(Float(0.1)), 0.1, .infinity, .nan]
        #expect(JSONValue.array(numbers.map(JSONValue.number)).text() == "[1,-0.5,1e+300,0.1,0.1,null,null]")
    }

    @Test("leaves members without a value out")
    func missing() {
        let missing: String? = nil
        #expect(JSONValue.object(of: ["a": missing.map(JSONValue.string), "b": "c"]).text() == #"{"b":"c"}"#)
        #expect(["a": "b"] + ["c": []] == ["a": "b", "c": []] as JSONValue)
        #expect(JSONValue(missing) == .null)
        #expect(JSONValue("a" as String?) == "a")
    }

    @Test(
        "is read as what was written", arguments: [JSONLayout.compact, .line, .lines, .xcode, .filled(20), .listed(20)])
    func roundTrip(_ layout: JSONLayout) throws {
        let names = (0..<0x3000).compactMap(Unicode.Scalar.init).map { String($0) }
        let text = JSONValue.object(names.map { .init($0, .string($0)) }).text(layout, escaping: "<>&")
        let document = try parse(text)
        let members = Array(document.members(of: document.root))
        #expect(members.map { document.string($0.key) } == names)
        #expect(members.map { document.string($0.value) } == names)
    }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }
}
