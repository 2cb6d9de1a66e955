import Testing

@testable import Reports

@Suite("What is listed") struct ListChoiceTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test("is what stands in the groups that are named, by paths or patterns, and has the types that are named")
    func groupsAndTypes() {
        #expect(
            paths(ListChoice(project.tokens, groups: ["text", "brand.i*"])) == ["brand.ink", "text.body", "text.link"])
        #expect(paths(ListChoice(project.tokens, types: ["dimension", "border"])) == ["line", "gap"])
        #expect(paths(ListChoice(project.tokens, groups: ["text"], types: ["dimension"])) == [])
    }

    @Test("is what nobody has, or what cannot be used")
    func states() {
        #expect(paths(ListChoice(project.tokens, isOfUnused: true)) == ["line", "gap"])
        #expect(paths(ListChoice(project.tokens, isOfLeftOut: true)) == ["brand.mud"])
    }

    @Test("has the values of one mode, for programs as for people")
    func mode() throws {
        let list = ListChoice(project.tokens, groups: ["text.body"], mode: "dark")
        #expect(list.table == "text.body  alias brand.sky  #00AAFF  ShapeStyle.textBody\n")
        #expect(list.jsonLines.contains(##""hex":"#00AAFF"},"values":{"Light":"##))
        #expect(list.jsonLines.contains(#""step":"alias","target":"brand.sky""#))
    }

    @Test("names every output that takes a token, and the values in each appearance and theme")
    func outputsAndVariants() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": [{ "path": "Light.json", "collection": "Colors", "mode": "Light" },
                          { "path": "Dark.json", "collection": "Colors", "mode": "Dark" },
                          { "path": "Sea.json", "collection": "Brand", "mode": "Sea" },
                          { "path": "Sun.json", "collection": "Brand", "mode": "Sun" }],
              "themes": { "Sea": { "Brand": "Sea" }, "Sun": { "Brand": "Sun" } },
              "outputs": [
                { "template": "cgfloat", "path": "Sizes.swift" },
                { "template": "css", "path": "sizes.css", "tokens": { "types": ["number"] } },
                { "template": "theme", "path": "Theme.swift" }] }
            """,
            "Light.json": #"{ "line": { "$type": "number", "$value": 1 } }"#,
            "Dark.json": #"{ "line": { "$type": "number", "$value": 2 } }"#,
            "Sea.json": #"{ "card": { "gap": { "$type": "number", "$value": 3 } } }"#,
            "Sun.json": #"{ "card": { "gap": { "$type": "number", "$value": 4 } } }"#,
        ])
        let lines = ListChoice(project.tokens).jsonLines.split(separator: "\n")
        #expect(lines[0].contains(#""values":{"Light":1,"Dark":2},"appearances":{"light":1,"dark":2},"themes":null,"#))
        #expect(
            lines[1].contains(
                #""appearances":null,"themes":{"Sea":{"light":3,"dark":3},"Sun":{"light":4,"dark":4}},"#))
        #expect(
            lines[1].contains(
                #""outputs":[{"path":"Sizes.swift","template":"cgfloat","target":null,"language":"Swift","#
                    + #""symbol":"CGFloat.cardGap"},{"path":"sizes.css","template":"css","target":null,"language":"CSS","#
                    + #""symbol":":root.card-gap"},{"path":"Theme.swift","template":"theme","target":null,"#
                    + #""language":"Swift","symbol":"theme.card.gap"}]"#))
    }

    @Test("has columns for programs that one very long name does not widen for all")
    func longNames() throws {
        let long = String(repeating: "long", count: 20)
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "\(long)": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$value": 2 } }
            """,
        ])
        #expect(
            ListChoice(project.tokens).table == """
                \(long)  literal  1  in no output
                a  literal  2  in no output

                """)
    }

    @Test("of what is left out, for programs: what is wrong, and where")
    func losses() throws {
        let list = ListChoice(project.tokens, isOfLeftOut: true)
        #expect(
            project.plain(list.table)
                == "brand.mud  left out  cannot find the token 'brand.nowhere'  Light.json:4:42\n")
        #expect(list.jsonLines.contains(#""path":"brand.mud","type":"color","layer":"primitive","file":""#))
        #expect(list.jsonLines.contains(#""code":"dangling-alias""#))
    }

    @Test("is nothing where a name is wrong, which is said with the nearest one")
    func unknown() {
        let list = ListChoice(project.tokens, groups: ["bramd", "x.*"], types: ["colour"], mode: "Drak")
        #expect(
            list.diagnostics.map(\.text) == [
                """
                error: no group or token has the path 'bramd' [not-found]
                note: did you mean 'brand'?
                """,
                """
                error: no group or token matches 'x.*' [not-found]
                note: run 'TokenGenerator list' to see the paths of all tokens
                """,
                """
                error: no token has the type 'colour', and no asset has that kind [not-found]
                note: did you mean 'color'?
                """,
                """
                error: cannot find the mode 'Drak' [not-found]
                note: did you mean 'Dark'?
                """,
            ])
    }

    @Test("has the values of the mode that is spelled so, and asks which is meant where letter case leaves it open")
    func modesInAnotherCase() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "$themes": [ { "name": "dark", "selectedTokenSets": { "one": "enabled" } },
                           { "name": "Dark", "selectedTokenSets": { "two": "enabled" } } ],
              "one": { "gap": { "type": "number", "value": "1" } }, "two": { "gap": { "type": "number", "value": "2" } } }
            """,
        ])
        func table(_ mode: String) -> String {
            let choice = ListChoice(project.tokens, mode: mode)
            return choice.diagnostics.first?.text ?? choice.table
        }
        #expect(table("dark") == "gap  literal  1  in no output\n")
        #expect(table("Dark") == "gap  literal  2  in no output\n")
        #expect(
            table("DARK") == """
                error: cannot find the mode 'DARK' [not-found]
                note: use one of these: dark, Dark
                """)
    }

    private func paths(_ choice: ListChoice) -> [String] { choice.tokens.map(\.path) }
}
