import Diagnostics
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: every loss is reported")
struct StudioLossTests {
    @Test(
        "a token with an unsupported value is skipped with an error",
        arguments: [
            (#""type": "spacing", "value": "4px 8px""#, #""4px 8px" contains 2 lengths instead of one"#),
            (#""type": "sizing", "value": "80vh""#, #"unsupported length "80vh""#),
            (#""type": "sizing", "value": "auto""#, #""auto" is not a length"#),
            (#""type": "sizing", "value": """#, #""" is not a length"#),
            (#""type": "sizing", "value": "{wide""#, #""{wide" has a brace without the other one"#),
            (#""type": "lineHeights", "value": "AUTO""#, #"the line height "AUTO" has no Swift value"#),
            (#""type": "lineHeights", "value": "normal""#, #"the line height "normal" has no Swift value"#),
            (#""type": "sizing", "value": { "a": 1 }"#, "expected a string or a number for the value, found an object"),
            (#""type": "sizing", "value": [1, 2]"#, "expected a string or a number for the value, found an array"),
            (#""type": "boxShadow", "value": "0 0 5px""#, #""0 0 5px" is not a shadow"#),
            (#""type": "typography", "value": "Inter 16""#, #""Inter 16" is not a typography"#),
            (#""type": "composition", "value": "red""#, #""red" is not a composition"#),
        ])
    func losses(_ token: String, _ message: String) throws {
        let project = try StudioProjectReading(tokens: #""a": { \#(token) }"#)
        #expect(project.resolution.diagnostics.map(\.message) == [message])
        #expect(project.resolution.diagnostics.map(\.severity) == [.error])
        #expect(project.isLeftOut("a"))
    }

    @Test(
        "a number with its unit in an object is a length, in a style too",
        arguments: [
            (#"{ "value": 16, "unit": "px" }"#, TokenValue.dimension(16, .px)),
            (#"{ "value": "1.5", "unit": "rem" }"#, .dimension(1.5, .rem)),
            (#"{ "value": "{base}", "unit": "" }"#, .dimension(4, .px)),
        ])
    func objects(_ text: String, _ value: TokenValue) throws {
        let project = try StudioProjectReading(
            tokens: """
                "base": { "type": "dimension", "value": "4" }, "a": { "$type": "dimension", "$value": \(text) },
                "legacy": { "type": "dimension", "value": \(text) },
                "style": { "$type": "typography", "$value": { "fontSize": \(text) } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("a") == value)
        #expect(project.value("legacy") == value)
        #expect(project.part("fontSize", of: "style") == value)
    }

    @Test(
        "a color is made of what references put in, whatever these are by themselves",
        arguments: [
            ("hsl({hue} {half} {fifths})", "#336699"), ("hsl({hue}, {half}, {fifths})", "#336699"),
            ("hsl({hue}, {wide}, {fifths})", "#336699"), ("hsla({hue}, {half}, {fifths}, {veil})", "#33669980"),
            ("rgba({red}, {red}, {red}, {veil})", "#89898980"), ("rgb({red} {red} {red} / {half})", "#89898980"),
        ])
    func colors(_ text: String, _ expected: String) throws {
        let project = try StudioProjectReading(
            tokens: """
                "hue": { "type": "number", "value": "210" }, "half": { "type": "number", "value": "50%" },
                "wide": { "type": "sizing", "value": "50%" }, "fifths": { "type": "other", "value": "40%" },
                "veil": { "type": "opacity", "value": "0.5" }, "red": { "type": "number", "value": "137" },
                "a": { "type": "color", "value": "\(text)" }
                """)
        #expect(project.diagnostics == ["error: unsupported length \"50%\" [unsupported-length]"])
        guard case .color(let color)? = project.value("a") else { return #expect(Bool(false)) }
        let alpha = color.alpha == 1 ? "" : "80"
        #expect(color.hexadecimalText + alpha == expected)
        #expect(!project.isLeftOut("a"))
        #expect(project.isLeftOut("wide"))
    }

    @Test("a color follows the modes of a text that has no value by itself")
    func modesOfTexts() throws {
        let themes = ["light", "dark"].map {
            """
            { "name": "\($0)", "group": "Mode", "selectedTokenSets": { "core": "enabled", "\($0)": "enabled" } }
            """
        }
        let reading = try FormatReading(
            .tokensStudio,
            """
            { "core": { "blue": { "type": "color", "value": "#0000FF" }, "line": { "type": "color", "value": "{ink}" },
                "ink": { "type": "color", "value": "rgba({blue}, {veil})" } },
              "light": { "veil": { "type": "color", "value": 1️⃣"50%" } }, "dark": { "veil": { "type": "color", "value": "30%" } },
              "$themes": [ \(themes.joined(separator: ", ")) ] }
            """)
        let resolution = reading.resolution
        for path in ["ink", "line"] {
            let values = resolution.values(of: try #require(resolution.graph.token(at: path)))
            #expect(values.map(\.mode) == ["light", "dark"])
            #expect(values.map(\.value.shortText) == ["0000ff 0.5", "0000ff 0.3"])
        }
        let ink = try #require(resolution.graph.token(at: "ink"))
        #expect(!resolution.leftOut.contains(ink))
        #expect(resolution.leftOut.map { resolution.graph.tokens[$0].path } == ["veil"])
    }

    @Test("a text style without a line height of its own has its other parts in every mode")
    func automaticLineHeightsInModes() throws {
        let themes = ["a", "b"].map {
            #"{ "name": "\#($0)", "group": "Brand", "selectedTokenSets": { "core": "enabled", "\#($0)": "enabled" } }"#
        }
        let style = #"{ "type": "typography", "value": { "fontSize": "{size}", "lineHeight": "{height}" } }"#
        let reading = try FormatReading(
            .tokensStudio,
            """
            { "core": { "auto": { "type": "lineHeights", "value": "AUTO" }, "style": \(style),
                "height": { "type": "lineHeights", "value": "{auto}" } },
              "a": { "size": { "type": "fontSizes", "value": "16" } }, "b": { "size": { "type": "fontSizes", "value": "17" } },
              "$themes": [ \(themes.joined(separator: ", ")) ] }
            """)
        let resolution = reading.resolution
        let values = resolution.values(of: try #require(resolution.graph.token(at: "style"))).map(\.value)
        let sizes = values.map { value in
            if case .composite(let style) = value { style.value(of: "fontSize") } else { nil as TokenValue? }
        }
        #expect(sizes == [.dimension(16, .px), .dimension(17, .px)])
    }

    @Test("an opacity that is called a color is none, and serves the colors that refer to its text")
    func opacitiesOfColorType() throws {
        let project = try StudioProjectReading(
            tokens: """
                "blue": { "value": "#0000FF", "type": "color" }, "half": { "value": "50%", "type": "color" },
                "same": { "value": "{half}", "type": "color" }, "size": { "value": "16", "type": "color" },
                "a": { "value": "rgba({blue}, {half})", "type": "color" },
                "b": { "value": "rgba({blue}, {same})", "type": "color" }, "c": { "value": "{a}", "type": "color" },
                "d": { "value": "rgba({half}, {blue})", "type": "color" },
                "style": { "value": { "fontSize": "{size}" }, "type": "typography" }
                """)
        #expect(
            project.diagnostics == [
                "error: \"50%\" is not a color [invalid-value]", "error: \"16\" is not a color [invalid-value]",
                "error: \"rgba(50%, #0000FF)\" is not a color (from \"rgba({half}, {blue})\") [invalid-value]",
            ])
        let translucent = TokenValue.color(ColorValue(red: 0, green: 0, blue: 1, alpha: 0.5))
        for path in ["a", "b", "c"] {
            #expect(project.value(path) == translucent)
            #expect(!project.isLeftOut(path))
        }
        for path in ["half", "same", "size", "d"] { #expect(project.isLeftOut(path)) }
        #expect(project.part("fontSize", of: "style") == .dimension(16, .px))
        #expect(!project.isLeftOut("style"))
        #expect(project.resolution.reportedLosses.map(\.message) == ["'same' is skipped, because it refers to 'half'"])
    }

    @Test("an empty member is none, as in the plugin, which gives a text no such property")
    func emptyMembers() throws {
        let project = try StudioProjectReading(
            tokens: """
                "a": { "type": "typography", "value": { "fontSize": "16", "paragraphSpacing": "", "textCase": " ",
                  "fontFamily": "", "lineHeight": "" } },
                "b": { "type": "typography", "value": "{a}" },
                "shadow": { "type": "boxShadow", "value": { "x": "0", "y": "1", "blur": "2", "spread": "", "type": "",
                  "color": "#000000" } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.resolution.reportedLosses.isEmpty)
        #expect(project.part("fontSize", of: "b") == .dimension(16, .px))
        for name in ["paragraphSpacing", "textCase", "fontFamily", "lineHeight"] {
            #expect(project.part(name, of: "a") == nil)
        }
        #expect(project.part("spread", of: "shadow") == .dimension(0, .px))
        #expect(project.part("inset", of: "shadow") == .boolean(false))
    }

    @Test("a style that holds tokens is read with its parts, which are none", arguments: ["", "$"])
    func tokensInStyles(_ dollar: String) throws {
        let style = "\"\(dollar)type\": \"typography\", \"\(dollar)value\": { \"fontSize\": \"16\" }"
        let project = try StudioProjectReading(tokens: "\"label\": { \(style), \"bold\": { \(style) } }")
        #expect(project.diagnostics == ["error: 'label' has a value and also contains tokens [token-with-children]"])
        #expect(project.part("fontSize", of: "label") == .dimension(16, .px))
        #expect(project.part("fontSize", of: "label.bold") == .dimension(16, .px))
    }

    @Test("a token called value is read inside one whose own value has another key")
    func tokensCalledValue() throws {
        let token = #""$type": "number", "$value": 1"#
        let project = try StudioProjectReading(tokens: "\"a\": { \(token), \"value\": { \(token) } }")
        #expect(project.diagnostics == ["error: 'a' has a value and also contains tokens [token-with-children]"])
        #expect(project.value("a.value") == .number(1))
    }

    @Test("what is neither token nor group is told in the spelling of the file", arguments: ["", "$"])
    func spelling(_ dollar: String) throws {
        let token = "{ \"\(dollar)type\": \"number\", \"\(dollar)value\": 1 }"
        let project = try StudioProjectReading(tokens: "\"odd\": 1, \"a\": { \"b\": \(token) }")
        #expect(project.diagnostics == ["error: expected a token or a group for 'odd', found a number [not-a-token]"])
        #expect(
            project.resolution.diagnostics.first?.notes.map(\.message) == [
                "write { \"\(dollar)type\": …, \"\(dollar)value\": … }"
            ])
    }

    @Test("an invalid member costs its token, without a second message about the token")
    func wrongMembers() throws {
        let project = try StudioProjectReading(
            tokens: """
                "a": { "type": "typography", "value": { "fontSize": "16", "paragraphSpacing": "wide" } },
                "b": { "type": "typography", "value": "{a}" },
                "shadow": { "type": "boxShadow", "value": { "x": "0", "y": "1", "blur": "2", "color": "" } }
                """)
        #expect(
            project.diagnostics == [
                "error: \"wide\" is not a length [invalid-value]", "error: \"\" is not a color [invalid-value]",
            ])
        #expect(project.resolution.diagnostics.map(\.loss) == [.token("a"), .token("shadow")])
        #expect(project.resolution.reportedLosses.map(\.message) == ["'b' is skipped, because it refers to 'a'"])
    }

    @Test("a skipped style names the part that caused it")
    func wrongParts() throws {
        let project = try StudioProjectReading(
            tokens: """
                "weight": { "type": "fontWeights", "value": "Boldish Thing" },
                "style": { "type": "typography", "value": { "fontSize": "16", "fontWeight": "{weight}" } }
                """)
        let losses = project.resolution.reportedLosses
        #expect(losses.map(\.message) == ["'style' is skipped, because it refers to 'weight'"])
    }

    @Test("a percentage without a type of its own serves the tokens that know what it is a share of")
    func percentages() throws {
        let project = try StudioProjectReading(
            tokens: """
                "half": { "type": "number", "value": "50%" }, "spacing": { "type": "letterSpacing", "value": "{half}" },
                "style": { "type": "typography", "value": { "fontSize": "10", "letterSpacing": "{half}" } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("half") == .dimension(50, .percent))
        #expect(project.value("spacing") == .dimension(50, .percent))
        #expect(project.part("letterSpacing", of: "style") == .dimension(50, .percent))
    }

    @Test("a text style has all but the spaces that Swift has no value for", arguments: ["0.1ch", "{space}"])
    func spareParts(_ text: String) throws {
        let project = try StudioProjectReading(
            tokens: """
                "space": { "type": "sizing", "value": "0.1ch" }, "a": { "type": "typography",
                  "value": { "fontSize": "16", "letterSpacing": "\(text)", "paragraphIndent": "2vw" } },
                "b": { "type": "typography", "value": { "fontSize": "1vw" } }
                """)
        #expect(project.part("fontSize", of: "a") == .dimension(16, .px))
        #expect(project.part("letterSpacing", of: "a") == .uninterpreted)
        #expect(project.part("paragraphIndent", of: "a") == .uninterpreted)
        #expect(!project.isLeftOut("a"))
        #expect(project.isLeftOut("b"))
        let lengths = text == "{space}" ? ["0.1ch", "2vw", "1vw"] : ["0.1ch", "0.1ch", "2vw", "1vw"]
        #expect(
            project.diagnostics
                == lengths.map { "error: unsupported length \"\($0)\" [unsupported-length]" })
    }

    @Test("a list of fonts is one, with references and names that hold commas")
    func families() throws {
        let project = try StudioProjectReading(
            tokens: """
                "brand": { "type": "fontFamilies", "value": ["Inter"] },
                "all": { "type": "fontFamilies", "value": ["{brand}", "Font, Sans", "Helvetica Neue"] },
                "style": { "type": "typography", "value": { "fontFamily": ["{brand}", "Arial"] } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("all") == .fontFamily(["Inter", "Font, Sans", "Helvetica Neue"]))
        #expect(project.part("fontFamily", of: "style") == .fontFamily(["Inter", "Arial"]))
    }

    @Test("a text style that leaves its line height to the font has all other parts, by reference too")
    func automaticLineHeights() throws {
        let project = try StudioProjectReading(
            tokens: """
                "automatic": { "type": "lineHeights", "value": "AUTO" },
                "same": { "type": "lineHeights", "value": "{automatic}" },
                "own": { "type": "typography", "value": { "fontSize": "16", "lineHeight": "auto" } },
                "named": { "type": "typography", "value": { "fontSize": "16", "lineHeight": "{same}" } }
                """)
        #expect(
            project.diagnostics == ["error: the line height \"AUTO\" has no Swift value [unsupported-length]"])
        for style in ["own", "named"] {
            #expect(project.part("fontSize", of: style) == .dimension(16, .px))
            #expect(project.part("lineHeight", of: style) == .uninterpreted)
            #expect(!project.isLeftOut(style))
        }
        let graph = project.resolution.graph
        let dependencies = project.resolution.modes[0].valueDependencies.map { graph.tokens[$0.token].path }
        #expect(!dependencies.contains("named"))
    }

    @Test(
        "a reference in a string to a value with parts is an error",
        arguments: [#""type": "sizing", "value": "{style} * 2""#, #""type": "text", "value": "a {style}""#])
    func referencesToParts(_ token: String) throws {
        let project = try StudioProjectReading(
            tokens: """
                "style": { "type": "typography", "value": { "fontSize": "16" } }, "a": { \(token) }
                """)
        #expect(
            project.diagnostics == [
                "error: cannot insert 'style' into a string, because it is a typography [invalid-value]"
            ])
        #expect(project.isLeftOut("a"))
    }

    @Test("a part that refers to a value with parts is an error")
    func partsThatReferToParts() throws {
        let project = try StudioProjectReading(
            tokens: """
                "style": { "type": "typography", "value": { "fontSize": "16" } },
                "a": { "type": "typography", "value": { "fontSize": "{style}" } }
                """)
        #expect(
            project.diagnostics == [
                "error: cannot insert 'style' into a string, because it is a typography [invalid-value]"
            ])
    }
}

@Suite("Tokens Studio: every type")
struct StudioInvariantTests {
    private static let texts = [
        "", " ", "none", "None", "auto", "AUTO", "normal", "fit-content", "80vh", "clamp(1rem, 2vw, 3rem)", "4px 8px",
        "1 2 3 4 5", "linear-gradient(red, blue)", "linear-gradient(red", "{a.b", "Ultra Condensed", "12 apples",
        "0 0 5px red",
        "1px solid red", "true", "50ch, 40vw", "#12345", "()", "-", "[1, 2]",
    ]

    @Test("gives a text a value, or an error", arguments: StudioType.allCases)
    func outcomes(_ type: StudioType) throws {
        for text in Self.texts {
            let token = #""a": { "type": "\#(type.rawValue)", "value": "\#(text)" }"#
            let project = try StudioProjectReading(tokens: token)
            let value = project.value("a")
            let hasValue = value != .uninterpreted && value != .unusable && value != .deferred && value != nil
            #expect(hasValue == project.diagnostics.isEmpty, "\(type.rawValue) \"\(text)\"")
            #expect(hasValue != project.isLeftOut("a"), "\(type.rawValue) \"\(text)\"")
        }
    }
}
