import DesignTokens
import TerminalText
import Testing

@testable import Reports

@Suite("An opacity of Figma") struct OpacityTests {
    @Test("that counts hundredths is listed with the fraction that is written")
    func hundredths() throws {
        let project = try Self.project(day: ["80", "100"], night: ["0.5", "1"])
        #expect(
            try explanation(of: "veil.soft", in: project).hasPrefix(
                """
                veil.soft  number

                Value     Day    80, written 0.8
                          Night  0.5, written 0.005

                Modes     The collection 'Veils' has the modes Day, Night, because the configuration assigns them to one \
                collection: Day.json, Night.json

                Code      Double.veilSoft  { 0.8 }  in Opacities.swift

                Why       Step 4, literal: the value is written inline.
                          Its scopes in Figma make it an opacity. It is a percentage, because some opacities in its collection are not between 0 and 1.

                """))
        #expect(
            try TokenExplanation(project["veil.soft"]).json.contains(
                #""mode":"Night","value":0.5,"written":0.005,"text":"0.5""#))
        let list = ListChoice(project.tokens)
        #expect(
            list.jsonLines.contains(
                #""value":80,"values":{"Day":80,"Night":0.5},"appearances":{"light":80,"dark":0.5},"themes":null,"step":"literal","target":null,"#
                    + #""opacity":null,"written":0.8,"expression":"0.8","#))
        #expect(
            list.table == """
                veil.soft  literal  0.8  Double.veilSoft
                veil.full  literal  1    Double.veilFull

                """)
        #expect(
            TokenTable(ListChoice(project.tokens), on: Screen(width: 100)).text == """
                TOKEN      Day              Night               SWIFT
                veil.soft  80, written 0.8  0.5, written 0.005  Double.veilSoft
                veil.full  100, written 1   1, written 0.01     Double.veilFull

                2 tokens

                """)
    }

    @Test("that is a fraction, as all of its collection are, is written as it is")
    func fractions() throws {
        let project = try Self.project(day: ["0.8", "1"], night: ["0.5", "0"])
        #expect(
            try explanation(of: "veil.soft", in: project).hasPrefix(
                """
                veil.soft  number

                Value     Day    0.8
                          Night  0.5

                Modes     The collection 'Veils' has the modes Day, Night, because the configuration assigns them to one \
                collection: Day.json, Night.json

                Code      Double.veilSoft  { 0.8 }  in Opacities.swift

                Why       Step 4, literal: the value is written inline.
                          Its scopes in Figma make it an opacity. It is a fraction, because all opacities in its collection are between 0 and 1.

                """))
        let list = ListChoice(project.tokens).jsonLines
        #expect(list.contains(#""value":0.8,"values":{"Day":0.8,"Night":0.5},"#))
        #expect(list.contains(#""written":null,"expression":"0.8","#))
    }

    @Test("is written as another number by an output of opacities alone")
    func otherOutputs() throws {
        let project = try Self.project(day: ["80", "100"], night: ["50", "0"], template: "cgfloat")
        #expect(try project["veil.soft"].value.written == nil)
        #expect(try project["veil.soft"].expression == "80")
    }

    @Test("of Tokens Studio is one by its type, of which nothing is said")
    func studio() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["t.json"], "outputs": [{ "template": "opacity", "path": "Opacities.swift" }] }
            """,
            "t.json": #"{ "veil": { "value": "20%", "type": "opacity" } }"#,
        ])
        #expect(try !explanation(of: "veil", in: project).contains("make it an opacity"))
        #expect(try project["veil"].expression == "0.2")
    }

    private func explanation(of path: String, in project: InspectedProject) throws -> String {
        project.plain(TokenExplanation(try project[path]).text(on: Screen()))
    }

    /// Two opacities in two modes.
    private static func project(
        day: [String], night: [String], template: String = "opacity"
    ) throws -> InspectedProject {
        func file(_ values: [String]) -> String {
            let tokens = zip(["soft", "full"], values).map { name, value in
                """
                "\(name)": { "$type": "number", "$value": \(value),
                  "$extensions": { "com.figma.scopes": ["OPACITY", "COLOR_OPACITY"] } }
                """
            }
            return "{ \"veil\": { \(tokens.joined(separator: ", ")) } }"
        }
        return try InspectedProject([
            "tokengenerator.json": """
            { "sources": [{ "path": "Day.json", "collection": "Veils", "mode": "Day" },
                          { "path": "Night.json", "collection": "Veils", "mode": "Night" }],
              "outputs": [{ "template": "\(template)", "path": "Opacities.swift" }] }
            """,
            "Day.json": file(day), "Night.json": file(night),
        ])
    }
}
