import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Tokens that no output takes")
struct UnselectedTokensTests {
    private static let tokens = """
        {
          "brand": {
            "red": { "$type": "color", "$value": "#cc1919" },
            "fade": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
            "draft": { "$type": "color", "$value": "#111111" },
            "quiet": { "$type": "color", "$value": "#222222", "$extensions": { "com.figma.hiddenFromPublishing": true } },
            "primary": { "$type": "color", "$value": "#333333" }
          },
          "loose": { "gap": { "$type": "number", "$value": 4 }, "word": { "$type": "string", "$value": "x" } },
          "broken": { "$type": "number", "$value": "x" }
        }
        """

    @Test(
        "have the reason of the output that comes nearest to taking them",
        arguments: [
            ("brand.fade", "the outputs that select its group do not select the type 'duration'"),
            ("brand.draft", "'Colors.swift' excludes it"),
            ("brand.quiet", "it is hidden from publishing in Figma"), ("brand.primary", "it has no name"),
            ("loose.gap", "no output selects its group"),
            ("loose.word", "the outputs that select its group do not select the type 'string'"),
            ("broken", "it is unusable"),
        ])
    func reasons(_ path: String, _ expected: String) throws {
        let resolution = try resolved(Self.tokens)
        var colors = output("shape-style", groups: ["brand"], excluded: ["brand.dr*"], names: rules(drop: ["brand"]))
        colors.path = Located("Colors.swift")
        colors.selection.takesHidden = false
        let table = SymbolTables(
            resolution, configuration(colors, output("component-token", groups: ["loose.word"], types: [.color])))
        let token = try #require(resolution.graph.token(at: path))
        #expect(!table.isTaken(token))
        #expect(UnselectedTokens(resolution, table).reason(of: token).words == expected)
    }

    @Test("are in no output's group where there is no output")
    func noOutput() throws {
        let resolution = try resolved(Self.tokens)
        let reason = UnselectedTokens(resolution, SymbolTables(resolution, configuration())).reason(of: 0)
        #expect(reason == .group && reason.isUnclaimed)
    }

    @Test("have the reason of an output that names them alone, beside others that name their group")
    func singleToken() throws {
        let resolution = try resolved(Self.tokens)
        let table = SymbolTables(
            resolution,
            configuration(
                output("shape-style", groups: ["brand"]), output("cgfloat", groups: ["loose.word", "brand.fade"])))
        let untaken = UnselectedTokens(resolution, table)
        for path in ["brand.fade", "loose.word"] {
            #expect(untaken.reason(of: try #require(resolution.graph.token(at: path))) != .group)
        }
        #expect(untaken.reason(of: try #require(resolution.graph.token(at: "loose.gap"))) == .group)
    }
}
