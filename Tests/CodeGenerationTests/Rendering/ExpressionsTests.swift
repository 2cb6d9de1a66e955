import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Swift expressions of tokens")
struct ExpressionsTests {
    @Test(
        "a reference is written as its own scope allows",
        arguments: [
            ("Color.a", ".init(hex: \"111111\")"), ("Color.b", ".a"), ("Space.x", "8"), ("Space.y", ".x"),
            ("Space.rem", "24"), ("Component.c.color", ".b"), ("Component.c.again", "ComponentToken.C.color"),
            ("Component.c.size", ".rem"), ("Component.c.text", "\"a \\\"b\\\"\""),
            ("Component.c.sameText", "ComponentToken.C.text"), ("Component.c.viaLoose", ".init(hex: \"222222\")"),
            ("Component.c.viaOld", ".a"), ("Component.c.keyword", "ComponentToken.C.default"),
            ("Loose.one", ".init(hex: \"222222\")"), ("Loose.two", ".init(hex: \"222222\")"), ("Loose.three", ".a"),
        ])
    func expression(_ path: String, _ expected: String) throws {
        let resolution = try resolved(Self.tokens)
        let symbols = SymbolTable(
            resolution,
            configuration(
                output("shape-style", groups: ["Color"], names: rules(drop: ["Color"])),
                output("cgfloat", groups: ["Space"], names: rules(drop: ["Space"])),
                output("component-token", groups: ["Component"], names: rules(drop: ["Component"]))))
        let token = try #require(resolution.graph.token(at: path))
        #expect(Expressions(resolution, symbols, SwiftDialect()).expression(of: token) == expected)
    }

    @Test(
        "a scope may be spelled with its module, and its members are still found by a dot",
        arguments: ["SwiftUI.ShapeStyle", "SwiftUI.Color", "Color"])
    func qualifiedScope(_ scope: String) throws {
        let resolution = try resolved(Self.tokens)
        let symbols = SymbolTable(
            resolution,
            configuration(output("shape-style", groups: ["Color"], names: rules(drop: ["Color"]), scope: scope)))
        let token = try #require(resolution.graph.token(at: "Color.b"))
        #expect(Expressions(resolution, symbols, SwiftDialect()).expression(of: token) == ".a")
    }

    @Test(
        "a color with another opacity refers to its base, if that is opaque",
        arguments: [
            ("over", ".ink.opacity(0.3)"), ("veil", #".init(hex: "FFFFFF", alpha: 0.2)"#), ("solid", ".ink"),
            ("twice", #".init(hex: "000000", alpha: 0.4)"#), ("viaLoose", ".ink.opacity(0.3)"), ("alias", ".over"),
            ("ofLoose", #".init(hex: "222222", alpha: 0.5)"#),
        ])
    func opacity(_ name: String, _ expected: String) throws {
        let resolution = try resolved(Self.composedColors)
        let symbols = SymbolTable(
            resolution, configuration(output("shape-style", groups: ["Color"], names: rules(drop: ["Color"]))))
        let token = try #require(resolution.graph.token(at: "Color.\(name)"))
        #expect(Expressions(resolution, symbols, SwiftDialect()).expression(of: token) == expected)
    }

    private static let composedColors: String = {
        func composed(_ base: String, _ hex: String, _ alpha: Double) -> String {
            """
            { "$type": "color", "$value": { "colorSpace": "srgb", "hex": "\(hex)", "alpha": \(alpha) },
              "$extensions": { "com.figma.composedColor": { "colorArg": { "type": "alias", "alias": {
                "targetVariableName": "\(base)" } } } } }
            """
        }
        return """
            { "Color": {
                "ink": { "$type": "color", "$value": "#000000" }, "glass": { "$type": "color", "$value": "#FFFFFF80" },
                "over": \(composed("Color/ink", "#000000", Double(Float(0.3)))),
                "veil": \(composed("Color/glass", "#FFFFFF", 0.2)), "solid": \(composed("Color/ink", "#000000", 1)),
                "twice": \(composed("Color/over", "#000000", 0.4)), "alias": { "$value": "{Color.over}" },
                "viaLoose": { "$value": "{Loose.over}" }, "ofLoose": \(composed("Loose/one", "#222222", 0.5)) },
              "Loose": { "one": { "$type": "color", "$value": "#222222" },
                "over": \(composed("Color/ink", "#000000", Double(Float(0.3)))) } }
            """
    }()

    private static let tokens = """
        {
          "Loose": {
            "$type": "color",
            "one": { "$value": "#222222" }, "two": { "$value": "{Loose.one}" }, "three": { "$value": "{Color.a}" }
          },
          "Color": {
            "$type": "color",
            "a": { "$value": "#111111" }, "b": { "$value": "{Color.a}" },
            "old": { "$value": "{Color.a}", "$deprecated": true }
          },
          "Space": {
            "$type": "number",
            "x": { "$value": 8 }, "y": { "$value": "{Space.x}" },
            "rem": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } }
          },
          "Component": { "c": {
            "color": { "$value": "{Color.b}" }, "again": { "$value": "{Component.c.color}" },
            "size": { "$value": "{Space.rem}" }, "text": { "$type": "string", "$value": "a \\"b\\"" },
            "sameText": { "$value": "{Component.c.text}" }, "viaLoose": { "$value": "{Loose.two}" },
            "viaOld": { "$value": "{Color.old}" }, "default": { "$value": "{Color.a}" },
            "keyword": { "$value": "{Component.c.default}" }
          } }
        }
        """

    @Test("times are seconds, several families an array, and curves animations")
    func otherTypes() throws {
        let resolution = try resolved(
            #"""
            { "d": { "$type": "duration", "$value": { "value": 150, "unit": "ms" } },
              "f": { "$type": "fontFamily", "$value": ["A \"b\"", "C"] },
              "c": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] },
              "s": { "$type": "strokeStyle", "$value": {
                "dashArray": [{ "value": 2, "unit": "px" }], "lineCap": "round" } } }
            """#)
        let symbols = SymbolTable(resolution, configuration(output("component-token")))
        let expressions = Expressions(resolution, symbols, SwiftDialect())
        #expect(
            (0..<4).map { expressions.expression(of: $0) }
                == [
                    "0.15", #"["A \"b\"", "C"]"#, ".timingCurve(0.4, 0, 0.2, 1)", ".dashes([2], lineCap: .round)",
                ])
    }

    @Test("a text style refers to none that is written as a font only")
    func fontsOnly() throws {
        let size = #"{ "value": 17, "unit": "px" }"#
        let resolution = try resolved(
            """
            { "text": { "$type": "typography", "a": { "$value": { "fontFamily": "Inter", "fontSize": \(size),
                "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } },
              "button": { "label": { "$value": "{text.a}" } } }
            """)
        let written = ".init(face: .custom(\"Inter-Regular\"), size: 17, relativeTo: .body, lineHeight: 17)"
        let components = output("component-token", groups: ["button"])
        for (outputs, expected) in [
            ([output("font", groups: ["text"])], written),
            ([output("font", groups: ["text"]), output("text-style", groups: ["text"])], ".textA"),
        ] {
            var configuration = Configuration()
            configuration.targets[0].outputs = outputs + [components]
            let symbols = SymbolTable(resolution, configuration)
            #expect(Expressions(resolution, symbols, SwiftDialect()).expression(of: 1) == expected)
            #expect(SymbolTables(resolution, configuration).untaken.isEmpty)
        }
    }

    @Test("a part refers to no token of another type, such as a text that holds a length")
    func partsOfOtherTypes() throws {
        let started = try start(
            """
            { "soft": { "type": "other", "value": "8px" }, "wide": { "type": "sizing", "value": "4" },
              "raised": { "type": "boxShadow", "value": { "x": "{wide}", "y": "0", "blur": "{soft}", "color": "#000000" } } }
            """)
        let (resolution, symbols) = (started.run.resolution, started.run.symbols.units[0].symbols)
        let token = try #require(resolution.graph.token(at: "raised"))
        #expect(symbols.symbol(of: try #require(resolution.graph.token(at: "soft")))?.scope == "Constants")
        #expect(
            Expressions(resolution, symbols, SwiftDialect()).expression(of: token)
                == ".init(drops: [.init(color: .init(hex: \"000000\"), blur: 8, x: .wide, y: 0)])")
    }

    @Test("a long chain of tokens that no output takes costs no more than its length", arguments: [false, true])
    func longChain(isBackwards: Bool) throws {
        let count = 100_000
        let links = (0..<count).map { link in
            let target = isBackwards ? link - 1 : link + 1
            let isEnd = target < 0 || target == count
            return isEnd
                ? "\"t\(link)\": { \"$value\": \"#123456\" }" : "\"t\(link)\": { \"$value\": \"{a.t\(target)}\" }"
        }
        let resolution = try resolved("{ \"a\": { \"$type\": \"color\", \(links.joined(separator: ",")) } }")
        #expect(resolution.graph.tokens.count == count)
        let expressions = Expressions(resolution, SymbolTable(resolution, configuration()), SwiftDialect())
        for token in 0..<count where expressions.expression(of: token) != ".init(hex: \"123456\")" {
            Issue.record("token \(token) has another expression")
            return
        }
    }
}
