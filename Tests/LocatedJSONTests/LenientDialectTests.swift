import LocatedJSON
import Testing

@Suite("The lenient dialect")
struct LenientDialectTests {
    @Test(
        "comments may stand wherever white space may",
        arguments: [
            "// a\n[1, 2]", "/* a */[1, 2]", "[/**/1/***/,/* // */2]", "[1, // two\n2 // last\n]", "[1, 2] // end",
            "[1, 2] /* end */", "[1, 2]//", "/* /* */ [1, 2]", "//\r\n[1, 2]", "[1, 2 /* é \n \0 */]",
        ])
    func comments(text: String) throws {
        let document = try parse(text, .lenient)
        #expect(document.elements(of: document.root).map { document.numberValue(of: $0) } == [1, 2])
    }

    @Test("comments may stand around a member's name")
    func commentsInObjects() throws {
        let document = try parse("{ /* a */ \"a\" /* b */ : // c\n 1 /* d */ }", .lenient)
        #expect(document.value(of: "a", in: document.root).flatMap(document.numberValue) == 1)
    }

    @Test("slashes in a string are no comment")
    func slashesInStrings() throws {
        let document = try parse(#"["// a", "/* b */"]"#, .lenient)
        #expect(document.elements(of: document.root).map { document.string($0) } == ["// a", "/* b */"])
    }

    @Test(
        "one comma may follow the last item",
        arguments: ["[1,]", "[1 , ]", "[1,/* a */]", "{\"a\": 1,}", "{\"a\": [1,],\n}"])
    func trailingCommas(text: String) throws {
        _ = try parse(text, .lenient)
    }

    @Test("a comma needs an item before it", arguments: ["[,]", "{,}", "[1,,]", "{\"a\": 1,,}", "1,", "[1],"])
    func straysCommas(text: String) {
        #expect(errorText(Array(text.utf8), .lenient) != nil)
    }

    @Test(
        "nothing else is allowed",
        arguments: ["['a']", "{a: 1}", "[0x1]", "[+1]", "[.5]", "[1.]", "[NaN]", "[\"\\\n\"]", "# a\n[]"])
    func otherExtensions(text: String) {
        #expect(errorText(Array(text.utf8), .lenient) != nil)
    }

    @Test("a comment without an end names its beginning", arguments: ["[1, 2️⃣/* a\n1️⃣", "{} 2️⃣/* *1️⃣", "2️⃣/*/1️⃣", "2️⃣/*1️⃣"])
    func unclosedComment(text: String) {
        expectError(
            in: text, dialect: .lenient,
            """
            1️⃣: error: the file ends in the middle of a comment [invalid-json]
            2️⃣: note: this comment is never closed; add */
            """)
    }

    @Test("nothing but comments is an empty file")
    func onlyComments() {
        expectError(
            in: "// a\n/* b */1️⃣", dialect: .lenient,
            """
            1️⃣: error: the file is empty [invalid-json]
            1️⃣: note: export it again; an empty object is written as {}
            """)
    }

    @Test("duplicate keys are found as in the strict dialect")
    func duplicates() throws {
        #expect(try parse("{\"a\": 1, /* \"a\" */ \"a\": 2,}", .lenient).duplicateKeys.map(\.name) == ["a"])
    }
}
