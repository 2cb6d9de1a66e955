import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Expressions that the configuration gives")
struct GivenExpressionsTests {
    private static let tokens = """
        {
          "system": { "$type": "color", "fill": { "$value": "#111111" }, "again": { "$value": "{system.fill}" } },
          "page": { "$type": "color",
            "a": { "$value": "{system.again}" }, "b": { "$value": "{page.a}" }, "c": { "$value": "#111111" } },
          "card": { "$type": "color", "edge": { "$value": "#111111" } }
        }
        """

    @Test(
        "stand for the token, and for what refers to it where it has no symbol",
        arguments: [
            ("system.fill", "Color.x"), ("system.again", "Color.x"), ("page.a", "Color.x"), ("page.b", ".pageA"),
            ("page.c", #".init(hex: "111111")"#),
        ])
    func everywhere(_ path: String, _ expected: String) throws {
        let (resolution, expressions) = try expressions(["system.fill": ConfiguredExpression(everywhere: "Color.x")])
        let token = try #require(resolution.graph.token(at: path))
        #expect(expressions.expression(of: token) == expected)
        #expect(expressions.platformExpressions(of: token).isEmpty)
    }

    @Test("of single platforms leave the token's value to the others")
    func platforms() throws {
        let given = ConfiguredExpression(platforms: [.iOS: "Color.i", .macCatalyst: "Color.c"])
        let (resolution, expressions) = try expressions(["system.f*": given])
        for path in ["system.fill", "page.a"] {
            let token = try #require(resolution.graph.token(at: path))
            #expect(expressions.expression(of: token) == #".init(hex: "111111")"#)
            #expect(expressions.platformExpressions(of: token) == [0: "Color.c", 1: "Color.i"])
        }
        let other = try #require(resolution.graph.token(at: "page.b"))
        #expect(expressions.platformExpressions(of: other).isEmpty)
    }

    @Test("keep a token out of those that equal colors are matched with")
    func matching() throws {
        let text = Self.tokens
        func target(_ unmatched: Set<Int>) throws -> String? {
            let graph = try resolved(text, layers: [.semantic: ["page"], .component: ["card"]]).graph
            let resolution = AliasResolver.resolve(graph, options: AliasResolver.Options(unmatched: unmatched))
            let edge = try #require(graph.token(at: "card.edge"))
            return resolution.traces[edge].target.map { graph.tokens[$0].path }
        }
        #expect(try target([]) == "page.c")
        #expect(try target([4]) == nil)
    }

    private func expressions(_ given: [String: ConfiguredExpression]) throws -> (Resolution, Expressions) {
        let resolution = try resolved(Self.tokens)
        var configuration = configuration(output("shape-style", groups: ["page"]))
        for (path, expression) in given { configuration.expressions[Located(path)] = expression }
        return (resolution, Expressions(resolution, SymbolTable(resolution, configuration), SwiftDialect()))
    }
}
