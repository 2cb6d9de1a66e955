import Testing

@testable import CodeGeneration

@Suite("Swift identifiers")
struct SwiftIdentifierTests {
    @Test(
        "a keyword gets backticks where it is declared",
        arguments: [
            ("default", "`default`"), ("class", "`class`"), ("in", "`in`"), ("Self", "`Self`"), ("Any", "`Any`"),
            ("nil", "`nil`"), ("some", "some"), ("any", "any"), ("open", "open"), ("defaults", "defaults"),
            ("in1", "in1"), ("primary500", "primary500"), ("기본", "기본"), ("", ""),
        ])
    func declaration(_ name: String, _ expected: String) { #expect(SwiftDialect().declaration(name) == expected) }

    @Test(
        "a name that cannot stand after a dot gets an underscore",
        arguments: [
            ("self", "self_"), ("init", "init_"), ("Type", "Type_"), ("Protocol", "Protocol_"), ("type", "type"),
            ("Self", "Self"), ("selfish", "selfish"), ("", ""),
        ])
    func usable(_ name: String, _ expected: String) { #expect(SwiftDialect().memberName(name) == expected) }

    @Test(
        "a name that begins with what none may begin with gets an underscore",
        arguments: [
            ("500", "_500"), ("2xl", "_2xl"), ("\u{301}a", "_\u{301}a"), ("१", "_१"), ("a1", "a1"), ("é", "é"),
            ("기본", "기본"), ("_a", "_a"), ("", ""),
        ])
    func beginning(_ name: String, _ expected: String) {
        #expect(SwiftDialect().memberName(name).utf8.elementsEqual(expected.utf8))
    }

    @Test(
        "the name of a type, perhaps inside others",
        arguments: ["ComponentToken", "Design.Tokens", "A.B.C", "_A", "A_1", "Größe", "버튼", "Typed"])
    func typeNames(_ name: String) { #expect(SwiftDialect().isTypeName(name)) }

    @Test(
        "what is not the name of a type",
        arguments: [
            "", ".", "A.", ".A", "A..B", "1A", "A B", "A-B", "class", "Self", "A.default", "self", "A.Type", "Protocol",
            "init", "_", "A`", "A\n", "A{}", "A<B>", "\u{301}A", "A\u{200B}", "A\u{FE0F}", "A·B", "\u{3164}",
        ])
    func noTypeNames(_ name: String) { #expect(!SwiftDialect().isTypeName(name)) }
}
