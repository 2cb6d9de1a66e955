import Testing

@testable import Starter

@Suite("A property list of Xcode")
struct PropertyListTests {
    private func read(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }

    @Test("has dictionaries, lists and texts, with comments between them")
    func values() {
        let list = read(
            #"""
            // !$*UTF8*$!
            { a = b.c-d/e; /* a comment */ "f \"g\"" = ( h, "i; j", ); k = { }; l = (); }
            """#)
        #expect(list?["a"]?.text == "b.c-d/e")
        #expect(list?[#"f "g""#]?.texts == ["h", "i; j"])
        #expect(list?["k"] == .dictionary([:]))
        #expect(list?["l"]?.texts == [])
    }

    @Test(
        "is none where it is broken",
        arguments: ["", "{", "{ a = b }", "{ a b; }", "( a b )", "{ a = \"b", "\"a\\", "/* ", "{ = b; }", "}"])
    func broken(text: String) { #expect(read(text) == nil) }

    @Test("is none where values stand too deep in each other")
    func deep() {
        #expect(read(String(repeating: "(", count: 100_000)) == nil)
        #expect(read(String(repeating: "(", count: 60) + String(repeating: ")", count: 60)) != nil)
    }
}
