import DesignTokens
import TerminalText
import Testing

@testable import Reports

@Suite("An explanation") struct ExplanationTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test("says what a token is in each mode, its code, why, through which tokens, and who refers to it")
    func token() throws {
        #expect(
            try text("text.link") == """
                text.link  color, semantic, deprecated

                Value     Light  #112233  oklch(24.6% 0.04 250)  display-p3 0.082 0.132 0.194
                          Dark   #00AAFF  oklch(70.7% 0.168 242)  display-p3 0.296 0.657 0.973

                Modes     The collection 'Colors' has the modes Light, Dark, because the configuration assigns them to one \
                collection: Light.json, Dark.json

                Code      .textLink  { .textBody }  in UI/Colors.swift

                Why       Step 1, alias: the value is a reference to text.body.

                Chain     in Light
                          text.link        Light.json:7
                          └─ text.body     Light.json:6
                             └─ brand.ink  Light.json:2
                          in Dark
                          text.link        Dark.json:7
                          └─ text.body     Dark.json:6
                             └─ brand.sky  Dark.json:3

                Used by   none

                About     Deprecated: Use text.body.
                          In Light.json:7

                """)
    }

    @Test("says for programs where the modes of the collection come from")
    func collection() throws {
        let collection = """
            "collection":{"name":"Colors","modes":["Light","Dark"],"evidence":"configuration","files":["Light.json","Dark.json"]}
            """
        #expect(project.plain(TokenExplanation(try project["brand.ink"]).json).contains(collection))
        let single = TokenExplanation(try project["line"])
        #expect(single.json.contains("\"collection\":null"))
        #expect(!single.text(on: Screen()).contains("Modes"))
    }

    @Test("says where all modes come from if the token refers to one of another collection")
    func collections() throws {
        let color = { (value: String) in #"{ "$type": "color", "$value": "\#(value)" }"# }
        let sources = ["Sand", "Sea", "Light", "Dark"].enumerated().map { index, mode in
            #"{ "path": "\#(mode).json", "collection": "\#(index < 2 ? "Brand" : "Scheme")", "mode": "\#(mode)" }"#
        }
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": [\#(sources.joined(separator: ", "))], "outputs": [] }"#,
            "Sand.json": ##"{ "ink": \##(color("#111111")), "sky": \##(color("#222222")) }"##,
            "Sea.json": ##"{ "ink": \##(color("#333333")), "sky": \##(color("#444444")) }"##,
            "Light.json": #"{ "text": \#(color("{ink}")) }"#, "Dark.json": #"{ "text": \#(color("{sky}")) }"#,
        ])
        let lines = project.plain(TokenExplanation(try project["text"]).text(on: Screen())).split(separator: "\n")
        #expect(
            lines.filter { $0.contains("has the modes") }.map { $0.prefix(44) } == [
                "Modes     The collection 'Scheme' has the mo", "          The collection 'Brand' has the mod",
            ])
        // Both default modes are one combination.
        let modes = lines.filter { $0.contains("#") && !$0.contains("Code") }.map {
            $0.dropFirst(10).prefix { $0 != "#" }.split(separator: " ").joined(separator: " ")
        }
        #expect(modes == ["Sand, Light", "Sea", "Dark", "Sea-Dark"])
    }

    @Test("of what is left out says what is wrong, and where")
    func leftOut() throws {
        let text = try text("brand.mud")
        #expect(text.contains("Why       It is left out. The error is below.\n"))
        #expect(
            text.contains("Error     Light.json:4:42: error: cannot find the token 'brand.nowhere' [dangling-alias]\n"))
    }

    @Test("of what is left out because of another token names that token and what is wrong with it")
    func cause() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json", "b.json"], "outputs": [] }"#,
            "a.json": """
            { "step": { "$type": "dimension", "$value": "clamp(1rem, 2vw, 3rem)" } }
            """,
            "b.json": """
            { "size": { "$type": "dimension", "$value": "{step}" },
              "line": { "$type": "border", "$value": { "color": "#111", "style": "solid", "width": "{size}" } } }
            """,
        ])
        let explanation = TokenExplanation(try project["line"])
        let text = project.plain(explanation.text(on: Screen()))
        let reason = "It is left out, because it refers to size → step, which cannot be used. The error is below.\n"
        #expect(text.contains(reason))
        #expect(text.contains("Error     a.json:1:45: error: unsupported length \"clamp(1rem, 2vw, 3rem)\" [unsupp"))
        #expect(!text.contains("left-out"))
    }

    @Test("of a token that its group's type costs shows what is wrong with the group")
    func groupCause() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "icon": { "$type": "component", "size": { "large": { "$value": 1 } } } }
            """,
        ])
        let text = project.plain(TokenExplanation(try project["icon.size.large"]).text(on: Screen()))
        #expect(text.contains("Why       It is left out. The error is below.\n"))
        #expect(text.contains("Error     a.json:1:22: error: unknown token type 'component' [unknown-type]\n"))
    }

    @Test("says which step decided, and which tokens were considered")
    func reasons() throws {
        #expect(
            Reasons(try project["button.fill"]).texts
                == ["Step 3, value: the color is inline and equals brand.sky in every mode."])
        #expect(
            Reasons(try project["text.body"]).texts == [
                "In Light: Step 1, alias: the value is a reference to brand.ink.",
                "In Dark: Step 1, alias: the value is a reference to brand.sky.",
            ])
        #expect(
            Reasons(try project["line"]).texts
                == ["Step 4, literal: the value is written inline, with parts from brand.ink."])
    }

    @Test("names the tokens that a variable of Figma could be, of which none is taken")
    func variables() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "a": { "ink": { "$type": "color", "$value": "#111111" } }, "b": { "ink": { "$type": "color", "$value": "#222222" } },
              "text": { "$type": "color", "$value": "#333333", "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "ink", "targetVariableSetName": "Base" } } } }
            """,
        ])
        #expect(
            Reasons(try project["text"]).texts == [
                "Step 4, literal: the value is written inline. According to Figma, it came from the variable 'ink' in the "
                    + "collection 'Base'. Several token paths end in this name, so none is used: a.ink and b.ink."
            ])
    }

    @Test("names equal colors that are not matched by value", arguments: [true, false])
    func unmatched(isOff: Bool) throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["a.json"], "outputs": [], "layers": { "primitive": ["ink"], "semantic": ["text"] },
              "matchValues": [\(isOff ? "" : "\"component\"")] }
            """,
            "a.json": """
            { "$type": "color", "ink": { "$value": "#111111" }, "text": { "$value": "#111111" } }
            """,
        ])
        let reason =
            isOff ? #""matchValues" turns off matching by value"# : "only component tokens are matched by value"
        #expect(
            Reasons(try project["text"]).texts == [
                "Step 4, literal: the value is written inline. ink has the same color, but \(reason)."
            ])
    }

    @Test("names the variable of each mode, taken or not")
    func variablesOfModes() throws {
        func mode(_ name: String, _ value: String, _ variable: String, _ other: String) -> String {
            let link = { (name: String) in
                "\"com.figma.aliasData\": { \"targetVariableName\": \"\(name)\", \"targetVariableSetName\": \"Base\" }"
            }
            return """
                { "bg": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.variableId": "9:1",
                  \(link(variable)) } },
                  "line": { "$type": "color", "$value": "#777777", "$extensions": { "com.figma.variableId": "9:2",
                  \(link(other)) } }, "$extensions": { "com.figma.modeName": "\(name)" } }
                """
        }
        let project = try InspectedProject([
            "tokengenerator.json":
                #"{ "sources": ["base.tokens.json", "Light.tokens.json", "Dark.tokens.json"], "outputs": [] }"#,
            "base.tokens.json": """
            { "$type": "color", "low": { "$value": "#FFFFFF" }, "high": { "$value": "#17212E" } }
            """,
            "Light.tokens.json": mode("Light", "#FFFFFF", "low", "gone/1"),
            "Dark.tokens.json": mode("Dark", "#17212E", "high", "gone/2"),
        ])
        #expect(
            Reasons(try project["bg"]).texts == [
                "In Light: Step 2, variable: the value is inline, but Figma exported it from the variable "
                    + "'low' in the collection 'Base', which is the token low.",
                "In Dark: Step 2, variable: the value is inline, but Figma exported it from the variable "
                    + "'high' in the collection 'Base', which is the token high.",
            ])
        #expect(
            Reasons(try project["line"]).texts == [
                "In Light: Step 4, literal: the value is written inline. According to Figma, it came from the variable "
                    + "'gone/1' in the collection 'Base'. No token path ends in this name.",
                "In Dark: Step 4, literal: the value is written inline. According to Figma, it came from the variable "
                    + "'gone/2' in the collection 'Base'. No token path ends in this name.",
            ])
    }

    @Test("says of a color what it stands on, what stands on it, and how well that is read")
    func pairs() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "button": { "$type": "color", "text": { "$value": "#777777" }, "icon": { "$value": "#000000" },
              "background": { "$value": "#FFFFFF" } } }
            """,
        ])
        #expect(
            ExplainedPairs(try project["button.text"]).rows.map { "\($0) \($1)" }
                == ["on button.background 4.47:1, below 4.50:1: #767676 as foreground passes"])
        #expect(
            ExplainedPairs(try project["button.background"]).rows.map { "\($0) \($1)" } == [
                "behind button.text 4.47:1, below 4.50:1: #767676 as foreground passes", "behind button.icon 21.00:1",
            ])
        let json = TokenExplanation(try project["button.text"]).json
        let pair =
            #"{"text":"button.text","background":"button.background","base":null,"mode":null,"ratio":4.47,"level":4.5,"#
        #expect(json.contains("\"pairs\":[" + pair + "\"verdict\":\"fails\"}]"))
    }

    @Test("names what a translucent background was laid over, and says what is missing where that is unknown")
    func grounds() throws {
        func rows(_ contrast: String) throws -> [String] {
            let project = try InspectedProject([
                "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": []\#(contrast) }"#,
                "a.json": ##"""
                { "$type": "color", "page": { "$value": "#FFFFFF" },
                  "chip": { "background": { "$value": "#00000080" }, "text": { "$value": "#FFFFFF" } } }
                """##,
            ])
            return ExplainedPairs(try project["chip.text"]).rows.map { "\($0) \($1)" }
        }
        let unknown = #"unknown: the background is translucent, and "contrast" names no "page" behind it"#
        #expect(try rows("") == ["on chip.background \(unknown)"])
        let known = try rows(#", "contrast": { "page": "page" }"#)
        #expect(known == ["on chip.background 4.00:1 over page, below 4.50:1: #161616 as foreground passes"])
    }

    @Test("says the same of pairs that the configuration names")
    func configuredPairs() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["a.json"], "outputs": [],
              "contrast": { "pairs": [{ "foreground": "ink", "background": "paper", "level": 7 }] } }
            """,
            "a.json": ##"{ "$type": "color", "ink": { "$value": "#666666" }, "paper": { "$value": "#FFFFFF" } }"##,
        ])
        #expect(
            ExplainedPairs(try project["paper"]).rows.map { "\($0) \($1)" }
                == ["behind ink 5.74:1, below 7.00:1: #595959 as foreground passes"])
    }

    @Test("for programs has the same")
    func json() throws {
        let json = TokenExplanation(try project["text.body"]).json
        #expect(
            json.hasPrefix(
                #"{"path":"text.body","type":"color","layer":"semantic","description":null,"deprecated":false"#))
        #expect(json.contains(#""mode":"Dark","value":{"colorSpace":"srgb""#))
        #expect(json.contains(#""declarations":[{"symbol":"ShapeStyle.textBody","expression":"#))
        #expect(json.contains(#""users":[{"path":"text.link","file":"#))
    }

    @Test("keeps within the columns of a terminal")
    func width() throws {
        for path in ["text.link", "brand.mud", "button.fill"] {
            for width in 60...100 {
                let text = TokenExplanation(try project[path]).text(on: Screen(width: width))
                #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= width })
            }
        }
    }

    private func text(_ path: String) throws -> String {
        project.plain(TokenExplanation(try project[path]).text(on: Screen()))
    }
}

@Suite("The search for a token") struct TokenSearchTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test(
        "finds it by its path or the end of that, and by its symbol in every spelling",
        arguments: [
            ("text.body", "text.body"), ("body", "text.body"), ("text/body", "text.body"), ("TEXT.Body", "text.body"),
            (".textBody", "text.body"), ("Color.textBody", "text.body"), ("ShapeStyle.textBody", "text.body"),
            ("ButtonColor.buttonFill", "button.fill"), ("buttonFill", "button.fill"), (".oldInk", "brand.ink"),
        ])
    func found(_ word: String, _ path: String) { #expect(paths(word) == [path]) }

    @Test("finds nothing by half a name, and says what is near")
    func notFound() {
        #expect(paths("ody").isEmpty && paths("").isEmpty && paths(".").isEmpty)
        #expect(
            TokenSearch(project.tokens).notFound(".textBdoy").text == """
                error: cannot find a token or asset '.textBdoy' [not-found]
                note: did you mean '.textBody'?
                """)
    }

    @Test("says of the name of a group how its tokens are listed, and of digits what a color looks like")
    func groupsAndColors() {
        for word in ["text", "Text"] {
            #expect(
                TokenSearch(project.tokens).notFound(word).text == """
                    error: '\(word)' is a group, not a token [not-found]
                    note: run 'TokenGenerator list --group text' to see its tokens
                    """)
        }
        #expect(
            TokenSearch(project.tokens).notFound("#12").text == """
                error: cannot find a token or asset '#12', and it is not a color [not-found]
                note: a color has three, four, six or eight hexadecimal digits: '#14706E', or '#14706E80' with opacity
                """)
    }

    @Test("says of a token that only a set states which no theme takes that this is why it is not there")
    func untaken() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json": """
            { "$themes": [ { "name": "Light", "selectedTokenSets": { "core": "enabled" } } ],
              "core": { "gap": { "type": "number", "value": "1" } },
              "extra": { "space": { "wide": { "type": "number", "value": "2" } } } }
            """,
        ])
        for word in ["space.wide", "wide", "Space/Wide"] {
            #expect(
                TokenSearch(project.tokens).notFound(word).text == """
                    error: '\(word)' is a token of the token set 'extra', which no theme enables [not-found]
                    note: enable the set in a theme of Tokens Studio
                    """)
        }
        #expect(TokenSearch(project.tokens).notFound("ide").text.contains("cannot find a token or asset"))
    }

    @Test("finds all that a word can mean, and asks for more of it")
    func several() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "outputs": [] }"#,
            "a.json":
                #"{ "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "x": { "$type": "number", "$value": 2 } } }"#,
        ])
        let search = TokenSearch(project.tokens)
        #expect(
            project.plain(search.several("x", search.matches("x")).text) == """
                error: 'x' is ambiguous; it has 2 matches [ambiguous-name]
                a.json:1:10: note: a.x
                a.json:1:60: note: b.x
                note: write a longer path, or the Swift name with its type
                """)
    }

    @Test("finds every token of a path that stands several times, which no word tells apart")
    func onePath() throws {
        let number = #"{ "$type": "number", "$value": 1 }"#
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json", "b.json"], "outputs": [] }"#,
            "a.json": #"{ "a": { "x": \#(number), "y": \#(number), "x": \#(number) }, "c": { "z": \#(number) } }"#,
            "b.json": #"{ "b": { "y": \#(number) }, "c": { "z": \#(number) } }"#,
        ])
        let search = TokenSearch(project.tokens)
        let places = { (word: String) in
            TokenSearch.tokensOfOnePath(search.matches(word))?.map { token in
                "\(token.path) \(project.plain(token.location.path)):\(token.location.line):\(token.location.column)"
            }
        }
        #expect(places("a.x") == ["a.x a.json:1:10", "a.x a.json:1:92"])
        #expect(places("c.z") == ["c.z a.json:1:142", "c.z b.json:1:60"])
        #expect(places("a.y") == ["a.y a.json:1:51"])
        #expect(places("y") == nil && places("nothing") == nil)
    }

    private func paths(_ word: String) -> [String] {
        TokenSearch(project.tokens).matches(word).map { match in
            if case .token(let token) = match { token.path } else { "" }
        }
    }
}

@Suite("The answer for a color") struct ColorAnswerTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test("names the tokens that have it in some mode, those that say what it is for first")
    func same() throws {
        #expect(
            try text("0af") == """
                4 tokens have #00AAFF, 2 of them not in every mode

                Tokens    text.body    .textBody in Dark
                          text.link    .textLink in Dark
                          button.fill  ButtonColor.buttonFill
                          brand.sky    .sky

                Use       .textBody, which has this color only in Dark

                """)
        let json = ColorAnswer(try #require(ColorAnswer.color(of: "0af")), in: project.tokens).json
        #expect(json.contains(#""path":"text.body","symbol":".textBody","file":""#))
        #expect(json.contains(#","column":5,"modes":["Dark"]}"#) && json.contains(#","column":5,"modes":null}"#))
    }

    @Test("does not write an opaque color for a translucent one without a word")
    func opacity() throws {
        #expect(
            try text("#00AAFF80") == """
                No token has #00AAFF 50.2%. The nearest by ΔE OK, with a different opacity:

                Nearest    0.0  #00AAFF  brand.sky  .sky
                          27.2  #DDEEFF  brand.ink  .ink in Dark

                Used by   text.body    .textBody
                          button.fill  ButtonColor.buttonFill

                Use       .sky.opacity(0.502)

                """)
        let json = ColorAnswer(try #require(ColorAnswer.color(of: "#00AAFF80")), in: project.tokens).json
        #expect(json.contains(#","difference":0,"opacity":1,"modes":null}"#))
    }

    @Test("says that the opacity is another where code cannot give the nearest one its own")
    func translucent() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["a.json"], "outputs": [{ "template": "shape-style", "path": "A.swift" }] }
            """,
            "a.json": ##"{ "veil": { "$type": "color", "$value": "#00000080" } }"##,
        ])
        let color = try #require(ColorAnswer.color(of: "#00000040"))
        #expect(
            ColorAnswer(color, in: project.tokens).text(on: Screen(width: 80)) == """
                No token has #000000 25.1%. The nearest by ΔE OK, with a different opacity:

                Nearest    0.0  #000000 50.2%  veil  .veil

                Use       .veil, which has a different opacity

                """)
    }

    @Test("names the nearest where none has it, with the code to write")
    func nearest() throws {
        #expect(
            try text("#00ABFF") == """
                No token has #00ABFF. The nearest by ΔE OK:

                Nearest    0.3  #00AAFF  brand.sky  .sky
                          27.0  #DDEEFF  brand.ink  .ink in Dark

                Used by   text.body    .textBody
                          button.fill  ButtonColor.buttonFill

                Use       .sky, or a token that refers to it and whose name fits the purpose

                """)
        #expect(ColorAnswer.color(of: "12345") == nil && ColorAnswer.color(of: "xyz") == nil)
    }

    @Test("prefers, of two that are as near, the one that is the same in every mode, and says so of the other")
    func nearestInEveryMode() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["a.json"], "outputs": [{ "template": "shape-style", "path": "A.swift" }] }
            """,
            "a.json": ##"""
            { "amber": { "$type": "color", "$value": "#884400", "$extensions": { "mode": { "dark": "#FFB700" } } },
              "gold": { "$type": "color", "$value": "#FFB700" } }
            """##,
        ])
        let color = try #require(ColorAnswer.color(of: "#FFB701"))
        #expect(
            ColorAnswer(color, in: project.tokens).text(on: Screen(width: 80)) == """
                No token has #FFB701. The nearest by ΔE OK:

                Nearest    0.0  #FFB700  gold   .gold
                           0.0  #FFB700  amber  .amber in dark

                Use       .gold

                """)
    }

    private func text(_ word: String) throws -> String {
        ColorAnswer(try #require(ColorAnswer.color(of: word)), in: project.tokens).text(on: Screen(width: 80))
    }
}
