import TerminalText
import Testing

@testable import Reports

@Suite("The table of tokens for people") struct TokenTableTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test("has a column for each mode and one for what tokens refer to, where there is room")
    func wide() {
        #expect(
            table(Screen(width: 120)) == """
                TOKEN                   Light            Dark             SWIFT                   FROM
                brand.ink               #112233          #DDEEFF          .ink
                brand.sky               #00AAFF          #00AAFF          .sky
                text.body               #112233          #00AAFF          .textBody               → brand.ink
                text.link (deprecated)  #112233          #00AAFF          .textLink               → text.body
                button.fill             #00AAFF          #00AAFF          ButtonColor.buttonFill  = brand.sky
                line                    2 solid #112233  2 solid #DDEEFF  unused
                gap                     16 pt                             unused

                7 tokens; 1 left out (use --left-out for the reasons)

                """)
    }

    @Test("keeps the modes in 80 columns, and cuts what is too long in the middle")
    func usual() {
        #expect(
            table(Screen(width: 80)) == """
                TOKEN                   Light            Dark             SWIFT
                brand.ink               #112233          #DDEEFF          .ink
                brand.sky               #00AAFF          #00AAFF          .sky
                text.body               #112233          #00AAFF          .textBody
                text.link (deprecated)  #112233          #00AAFF          .textLink
                button.fill             #00AAFF          #00AAFF          ButtonColor.buttonFill
                line                    2 solid #112233  2 solid #DDEEFF  unused
                gap                     16 pt                             unused

                7 tokens; 1 left out (use --left-out for the reasons)

                """)
    }

    @Test("says in a narrow window how many modes are not shown")
    func narrow() {
        #expect(
            table(Screen(width: 50)) == """
                TOKEN             Light +1 mode  SWIFT
                brand.ink         #112233        .ink
                brand.sky         #00AAFF        .sky
                text.body         #112233        .textBody
                text.lin…ecated)  #112233        .textLink
                button.fill       #00AAFF        ButtonCo…ttonFill
                line              2 soli…112233  unused
                gap               16 pt          unused

                7 tokens; 1 left out (use --left-out for the reasons)

                """)
    }

    @Test("shows swatches where the screen has the colors")
    func swatches() {
        #expect(
            table(Screen(width: 80, colors: .full), groups: ["brand.sky", "gap"]).replacing("\u{1B}[", with: "^") == """
                ^1mTOKEN^0m      ^1mLight^0m       ^1mDark^0m        ^1mSWIFT^0m
                brand.sky  ^48;2;0;170;255m ^48;2;0;170;255m ^0m #00AAFF  ^48;2;0;170;255m ^48;2;0;170;255m ^0m #00AAFF  .sky
                gap           16 pt                ^2munused^0m

                ^2m2 tokens; 1 left out (use --left-out for the reasons)^0m

                """)
    }

    @Test("says of values that are made of others what tells them apart, and nothing that changes nothing")
    func composites() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "body": { "$type": "typography", "$value": { "fontFamily": ["Inter", "Arial"], "fontSize": \(Self.points(16)),
                "fontWeight": 600, "letterSpacing": \(Self.points(0)), "lineHeight": 1.5 } },
              "wide": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": \(Self.points(16)),
                "fontWeight": 400, "letterSpacing": \(Self.points(0.5)), "lineHeight": 1.5 } },
              "flat": { "$type": "shadow", "$value": { "color": "#00000040", "offsetX": \(Self.points(0)),
                "offsetY": \(Self.points(4)), "blur": \(Self.points(12)), "spread": \(Self.points(0)) } },
              "deep": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": \(Self.points(0)),
                "offsetY": \(Self.points(4)), "blur": \(Self.points(12)), "spread": \(Self.points(-2)), "inset": true } } }
            """,
        ])
        let values = try ["body", "wide", "flat", "deep"].map {
            project.tokens.texts.briefWords(of: try project[$0].value.value).joined(separator: " ")
        }
        #expect(
            values == ["Inter 16/1.5 600", "Inter 16/1.5 400 0.5", "0 4 12 #000000 25.1%", "inset 0 4 12 -2 #000000"])
        #expect(
            TokenTable(ListChoice(project.tokens, types: ["typography"]), on: Screen(width: 20)).text == """
                TOKEN  VALUE
                body   In…16/1.5 600
                wide   Inter …00 0.5

                2 tokens

                """)
    }

    private static func points(_ number: Double) -> String { #"{ "value": \#(number), "unit": "px" }"# }

    @Test("says of what is left out why, and where")
    func leftOut() {
        #expect(
            table(Screen(width: 100), isOfLeftOut: true) == """
                TOKEN      WHY                                    WHERE
                brand.mud  cannot find the token 'brand.nowhere'  Light.json:4

                1 token left out

                """)
    }

    private func table(_ screen: Screen, groups: [String] = [], isOfLeftOut: Bool = false) -> String {
        let choice = ListChoice(project.tokens, groups: groups, isOfLeftOut: isOfLeftOut)
        return project.plain(TokenTable(choice, on: screen).text)
    }
}
