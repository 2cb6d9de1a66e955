import Diagnostics
import LocatedJSON
import Testing

@Suite("JSON5")
struct JSON5Tests {
    private func parse(_ text: String) throws(JSONSyntaxError) -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), path: "a.json5", dialect: .json5)
    }

    @Test("has names without quotes, texts in single ones, comments and commas after the last item")
    func texts() throws {
        let file = try parse(#"{ /* a */ a: 'it\'s "b"', 'c d': "e", $f_1: ['\u0067', true,], // h"# + "\n}")
        let members = Array(file.members(of: file.root))
        #expect(members.map { file.string($0.key) } == ["a", "c d", "$f_1"])
        #expect(file.stringValue(of: members[0].value) == #"it's "b""#)
        #expect(file.elements(of: members[2].value).compactMap(file.stringValue) == ["g"])
        #expect(members.map { file.location(of: $0.key).column } == [11, 27, 39])
        #expect(file.value(of: "a", in: file.root) != nil && file.string(members[2].key, startsWith: "$"))
        #expect(try parse("{a:1,a:2}").duplicateKeys.map(\.name) == ["a"])
    }

    @Test(
        "has numbers with a plus sign, and decimal points at either end",
        arguments: [("+1", 1), (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("+1.5", 1.5), ("0.25", 0.25), ("-3e2", -300)])
    func numbers(_ text: String, _ number: Double) throws {
        let file = try parse("[\(text)]")
        #expect(file.elements(of: file.root).compactMap(file.numberValue) == [number])
    }

    @Test(
        "is refused where it is none",
        arguments: [
            "{a b: 1}", "{: 1}", "{a 1}", "{a", "{a:", "['a]", "['a\nb']", "[.]", "[+]", "[-]", "[-+1]", "[+-1]",
            "[1.2.3]",
            "[0x10]", "[a]", "a: 1", "[+.]", "[01]",
        ])
    func refused(_ text: String) { #expect(throws: JSONSyntaxError.self) { try parse(text) } }

    @Test("is none of the other dialects", arguments: [JSONDialect.strict, .lenient])
    func otherDialects(_ dialect: JSONDialect) {
        for text in ["{a:1}", "['a']", "[.5]", "[+5]", "[5.]"] {
            #expect(throws: JSONSyntaxError.self) {
                try JSONDocument(parsing: Array(text.utf8), path: "a", dialect: dialect)
            }
        }
    }

    @Test("is refused or read whatever is wrong with a text")
    func damaged() {
        let text = Array(#"{a:'b\'c',"d":[+.5,-1.,2,],e:{$f:null}}"#.utf8)
        for position in text.indices {
            for byte in "'\"{}[],:+-.\\a0\n/ \u{0}".utf8 {
                var bytes = text
                bytes[position] = byte
                _ = try? JSONDocument(parsing: bytes, path: "a", dialect: .json5)
            }
            _ = try? JSONDocument(parsing: Array(text[..<position]), path: "a", dialect: .json5)
        }
    }
}
