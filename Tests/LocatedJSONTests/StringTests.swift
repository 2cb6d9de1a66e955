import LocatedJSON
import Testing

@Suite("Strings and their escapes")
struct StringTests {
    private func string(_ text: String) throws -> [UInt8] {
        let document = try parse(text)
        return Array(document.string(document.root).utf8)
    }

    @Test("every escape of RFC 8259 stands for its character")
    func escapes() throws {
        #expect(try string(#""\" \\ \/ \b \f \n \r \t""#) == Array("\" \\ / \u{8} \u{C} \n \r \t".utf8))
        #expect(try string(#""\u0041\u00e9\u20AC\uFFFF""#) == Array("Aé€\u{FFFF}".utf8))
    }

    @Test("an escaped NUL is a character like any other")
    func nul() throws {
        #expect(try string(#""a\u0000b""#) == [0x61, 0, 0x62])
    }

    @Test("a surrogate pair is one character")
    func surrogatePairs() throws {
        #expect(try string(#""\uD83D\uDE00""#) == Array("😀".utf8))
        #expect(try string(#""\ud800\udc00\uDBFF\uDFFF""#) == Array("\u{10000}\u{10FFFF}".utf8))
    }

    @Test("characters of every length in UTF-8 are kept")
    func multibyteCharacters() throws {
        let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}é\u{301}👩‍👩‍👧"
        #expect(try string("\"\(text)\"") == Array(text.utf8))
    }

    @Test("a special character is seen at every place of an eight-byte word", arguments: 0...24)
    func everyAlignment(count: Int) throws {
        let plain = String(repeating: "!", count: count)
        #expect(try string("\"\(plain)\"") == Array(plain.utf8))
        #expect(try string("\"\(plain)\\n#\"") == Array("\(plain)\n#".utf8))
        #expect(try string("\"\(plain)é#\"") == Array("\(plain)é#".utf8))
        #expect(
            errorText(Array("[\"\(plain)\u{1F}!!!!!!!!\"]".utf8))?.hasPrefix("tokens.json:1:\(count + 3): ") == true)
    }

    @Test("no ASCII character but a quote, a backslash or a control character is special", arguments: 0x20...0x7F)
    func plainCharacters(value: Int) throws {
        guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { return }
        let text = String(repeating: Character(scalar), count: 9)
        #expect(try string("\"\(text)\"") == Array(text.utf8))
    }

    @Test("every control character is refused where it stands", arguments: 0..<0x20)
    func controlCharacters(value: UInt8) {
        let text = errorText(Array("\"!!".utf8) + [value] + Array("!!!!!!!!!\"".utf8))
        let name = (value < 16 ? "U+000" : "U+00") + String(value, radix: 16, uppercase: true)
        #expect(text?.hasPrefix("tokens.json:1:4: error: unescaped control character \(name) in a string [") == true)
    }

    @Test("keys that are equal only without their escapes are one key")
    func escapedKeys() throws {
        let document = try parse(#"{"a/b": 1, "a\/b": 2, "\u0061\u002fb": 3, "a\\/b": 4}"#)
        #expect(document.duplicateKeys.map(\.name) == ["a/b", "a/b"])
        #expect(document.members(of: document.root).map { document.string($0.key) } == ["a/b", "a/b", "a/b", #"a\/b"#])
    }

    @Test("a string is compared byte by byte, with and without escapes")
    func comparison() throws {
        let document = try parse(#"["abc", "\u0061bc", "abcd", 1, "e\u0301", "e\#u{301}"]"#)
        let elements = Array(document.elements(of: document.root))
        #expect(elements.map { document.string($0, equals: "abc") } == [true, true, false, false, false, false])
        #expect(elements.map { document.string($0, equals: "é") } == Array(repeating: false, count: 6))
        #expect(elements.map { document.string($0, equals: "1") } == Array(repeating: false, count: 6))
    }

    @Test("the first character of a string is seen, with and without escapes")
    func firstCharacter() throws {
        let document = try parse(#"["{a}", "\u007Ba}", "a{", "", 1, [], {}]"#)
        let elements = Array(document.elements(of: document.root))
        let answers = elements.map { document.string($0, startsWith: "{") }
        #expect(answers == [true, true, false, false, false, false, false])
    }

    @Test("the bytes of a string are those between its quotes, escapes in place")
    func rawBytes() throws {
        let document = try parse(#"["a\nb", 12.5]"#)
        let texts = document.elements(of: document.root).map { node in
            document.withBytes(of: node) { String(decoding: $0, as: UTF8.self) }
        }
        #expect(texts == [#"a\nb"#, "12.5"])
    }
}
