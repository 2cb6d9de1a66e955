import Diagnostics
import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: composite values")
struct StudioCompositeTests {
    @Test("a text style has the parts that the format names, and those that Tokens Studio adds")
    func typography() throws {
        let value = try value(
            of: "body",
            """
            "sans": { "type": "fontFamilies", "value": "Inter, Arial" },
            "body": { "type": "typography", "value": {
              "fontFamily": "{sans}", "fontSize": "16 * 2", "fontWeight": "Semi Bold", "lineHeight": "130%",
              "textCase": "none" } }
            """)
        #expect(
            value
                == .parts(
                    .typography,
                    [
                        .init(name: "fontFamily", value: .fontFamily(["Inter", "Arial"]), reference: "sans"),
                        .init(name: "fontSize", value: .dimension(32, .px)),
                        .init(name: "fontWeight", value: .fontWeight(FontWeight(600))),
                        .init(name: "lineHeight", value: .number(1.3)), .init(name: "textCase", value: .string("none")),
                    ]))
    }

    @Test("the style of a font is a member of its own, or a word of the weight", arguments: ["400", "Italic", "Bold"])
    func fontStyle(weight: String) throws {
        let value = try value(
            of: "body",
            """
            "body": { "type": "typography", "value": { "fontWeight": "\(weight)", "fontStyle": "italic" } }
            """)
        guard case .composite(let style) = value else { return #expect(Bool(false)) }
        #expect(style.parts.map(\.name) == ["fontWeight", "fontStyle"])
        #expect(style.value(of: "fontStyle") == .string("italic"))
    }

    @Test("a shadow is an inner one by its type, or where it is inset", arguments: ["true", "\"innerShadow\""])
    func inset(value: String) throws {
        let member = value == "true" ? "inset" : "type"
        let shadow = try self.value(
            of: "one",
            """
            "one": { "type": "boxShadow", "value": {
              "x": 0, "y": 0, "blur": 0, "color": "#000000", "\(member)": \(value) } }
            """)
        guard case .composite(let inner) = shadow else { return #expect(Bool(false)) }
        #expect(inner.value(of: "inset") == .boolean(true))
    }

    private let shadows = """
        "ink": { "type": "color", "value": "#000000" }, "gap": { "type": "spacing", "value": "4" },
        "one": { "type": "boxShadow", "value": {
          "x": "0", "offsetY": "{gap} * 2", "blur": "{gap}", "color": "rgba({ink}, 20%)", "type": "innerShadow" } },
        "list": { "type": "boxShadow", "value": ["{one}", { "x": 1, "y": 2, "blur": 3, "spread": 4, "color": "{ink}" }] },
        "all": { "type": "boxShadow", "value": ["{list}", "{one}"] }, "same": { "type": "boxShadow", "value": "{one}" },
        """

    private let inner = TokenValue.parts(
        .shadow,
        [
            .init(name: "color", value: .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.2))),
            .init(name: "offsetX", value: .dimension(0, .px)), .init(name: "offsetY", value: .dimension(8, .px)),
            .init(name: "blur", value: .dimension(4, .px), reference: "gap"),
            .init(name: "spread", value: .dimension(0, .px)), .init(name: "inset", value: .boolean(true)),
        ])

    @Test("a shadow has the parts that the format names, with their references, sums and defaults")
    func shadow() throws {
        #expect(try value(of: "one", shadows) == inner)
        #expect(try value(of: "same", shadows) == .alias("one"))
    }

    @Test("a list of shadows has the layers of those that it refers to in their place")
    func layers() throws {
        guard case .composite(let list) = try value(of: "list", shadows) else { return #expect(Bool(false)) }
        #expect(list.isList)
        #expect(list.parts.count == 2)
        #expect(list.parts[0] == .init(value: inner, reference: "one"))
        guard case .composite(let all) = try value(of: "all", shadows) else { return #expect(Bool(false)) }
        #expect(all.parts == list.parts + [.init(value: inner, reference: "one")])
    }

    @Test("a text style keeps its other parts if an optional one refers to an empty token")
    func emptyPart() throws {
        let tokens = """
            "none": { "type": "paragraphSpacing", "value": "" }, "size": { "type": "fontSizes", "value": "16" },
            "body": { "type": "typography", "value": { "fontSize": "{size}", "paragraphSpacing": "{none}" } }
            """
        #expect(try StudioProjectReading(tokens: tokens).part("fontSize", of: "body") == .dimension(16, .px))
    }

    @Test("no shadow is an empty list, or none as in CSS, but only as the value of a shadow")
    func noShadow() throws {
        let empty = try value(of: "list", #""list": { "type": "boxShadow", "value": [] }"#)
        #expect(try value(of: "css", #""css": { "type": "boxShadow", "value": "None" }"#) == empty)
        #expect(try value(of: "word", #""word": { "type": "other", "value": "none" }"#) == .string("none"))
    }

    @Test("a border has a color, a width and a style")
    func border() throws {
        let tokens = """
            "line": { "type": "border", "value": { "color": "#FF0000", "width": "1", "style": "solid" } },
            """
        #expect(
            try value(of: "line", tokens)
                == .parts(
                    .border,
                    [
                        .init(name: "color", value: .color(ColorValue(red: 1, green: 0, blue: 0))),
                        .init(name: "width", value: .dimension(1, .px)),
                        .init(name: "style", value: .strokeStyle("solid")),
                    ]))
    }

    @Test("the color of a border has the scale of the file's colors")
    func channels() throws {
        let tokens = """
            "gray": { "type": "color", "value": { "r": 0.5, "g": 0.5, "b": 0.5 } },
            "line": { "type": "border", "value": { "color": { "r": 1, "g": 0, "b": 0 }, "width": "1", "style": "solid" } }
            """
        let reading = try StudioProjectReading(tokens: tokens)
        #expect(reading.part("color", of: "line") == .color(ColorValue(red: 1, green: 0, blue: 0)))
        #expect(reading.value("gray") == .srgb(0.5, 0.5, 0.5))
    }

    @Test("what is wrong with a part is said, and what depends on it is not asked for")
    func mistakes() throws {
        try expect(
            """
            "a": { "type": "boxShadow", "value": { "x": "wide", "colour": "red", "type": "outside" } },
            "b": { "type": "typography", "value": { "fontSize": { "value": 16 }, "fontFamily": "{none}" } },
            "c": { "type": "border", "value": { "color": "{b}" , "width": "{a}" } },
            "d": { "type": "boxShadow", "value": ["0 0 5px"] },
            "e": { "type": "boxShadow", "value": ["{f}"] }, "f": { "type": "boxShadow", "value": ["{e}"] },
            """,
            codes: [
                "unknown-member", "invalid-value", "invalid-value", "dangling-alias", "invalid-value",
                "reference-cycle",
            ])
    }

    @Test("a line height or letter spacing is what it refers to, also where that has no value of its own type")
    func foreignParts() throws {
        let project = try StudioCompositeTests.project(
            """
            "none": { "type": "dimension", "value": "100%" }, "tight": { "type": "dimension", "value": "-2%" },
            "a": { "type": "typography", "value": { "fontSize": "16", "lineHeight": "{none}", "letterSpacing": "{tight}" } },
            """)
        #expect(project.resolvedDiagnostics.map(\.code) == ["unsupported-length", "unsupported-length"])
        let resolution = AliasResolver.resolve(TokenGraph([project]))
        let token = try #require(resolution.graph.token(at: "a"))
        #expect(!resolution.leftOut.contains(token))
        guard case .composite(let style) = resolution.value(of: token) else { return #expect(Bool(false)) }
        #expect(style.parts.first { $0.name == "lineHeight" }?.value == .number(1))
    }

    @Test("a layer of a shadow is a shadow")
    func foreignLayer() throws {
        let project = try StudioCompositeTests.project(
            """
            "text": { "type": "typography", "value": { "fontSize": "16" } },
            "shadow": { "type": "boxShadow", "value": ["{text}"] },
            """)
        let diagnostic = try #require(project.resolvedDiagnostics.first)
        #expect(project.resolvedDiagnostics.count == 1)
        #expect(diagnostic.severity == .error && diagnostic.code == "invalid-value" && diagnostic.location != nil)
        #expect(diagnostic.message == "expected a shadow, but 'text' is a typography")
        #expect(diagnostic.notes.map(\.message) == ["refer to a shadow token"])
    }

    @Test("a part of another type is refused in words")
    func foreignPart() throws {
        let part = try #require(CompositeSchema.of(.border)?.part("width"))
        #expect(try part.value(.dimension(1, .px)).get() == .dimension(1, .px))
        guard case .failure(let problem) = part.value(.boolean(true)) else { return #expect(Bool(false)) }
        #expect(problem.message == "\"width\" is a boolean, not a dimension")
        #expect(problem.advice == "refer to a dimension, or write one")
    }

    @Test("lists that refer to lists end, however many there are")
    func chain() throws {
        let list = (1...200).map { #""s\#($0)": { "type": "boxShadow", "value": ["{s\#($0 - 1)}"] },"# }.joined()
        let first = #""s0": { "type": "boxShadow", "value": { "x": 1, "y": 1, "blur": 1, "color": "red" } },"#
        let project = try StudioCompositeTests.project(first + list)
        #expect(Set(project.resolvedDiagnostics.map(\.code)).isSubset(of: ["limit-exceeded"]))
    }

    private static func project(_ tokens: String) throws -> TokenReading {
        let text = #"{ "core": { \#(tokens) "z": { "type": "number", "value": 1 } }, "$themes": [] }"#
        var project = StudioProject(path: "a.json")
        project.addFile(try MarkedFiles(text).sources[0])
        return project.reading()
    }

    private func value(of path: String, _ tokens: String) throws -> TokenValue? {
        let tokens = tokens.hasSuffix(",") ? tokens : tokens + ","
        let resolution = AliasResolver.resolve(TokenGraph([try Self.project(tokens)])).checked()
        #expect(resolution.diagnostics.isEmpty)
        return resolution.graph.token(at: path).map { resolution.graph.tokens[$0].value }
    }

    private func expect(_ tokens: String, codes: [DiagnosticCode]) throws {
        #expect(try Self.project(tokens).resolvedDiagnostics.map(\.code) == codes)
    }
}
