import DesignTokens
import Reports
import Testing

@testable import CodeGeneration

@Suite("Former names") struct FormerNamingTests {
    @Test(
        "are made as replace would make them, without the rules of the new names",
        arguments: [
            (rules(former: ["color.gray": "neutral"]), ["neutral5", "neutral9"]),
            (rules(prefix: "ds", former: ["color.gray": "neutral"]), ["dsNeutral5", "dsNeutral9"]),
            (rules(drop: ["color"], former: ["color": "old"]), ["oldGray5", "oldGray9"]),
            (rules(drop: ["color.gray"], prefix: "g", former: ["color.gray": "gray"]), ["gGray5", "gGray9"]),
            (rules(former: ["color.gray": "a", "color.gray.9": "class"]), ["a5", "class"]),
            (rules(replace: ["color.gray.9": "z"], former: ["color.gray": "a"]), ["a5", "a9"]),
            (rules(former: ["color.gray": ""]), ["_5", "_9"]),
        ])
    func names(_ names: NamingRules, _ expected: [String]) throws {
        #expect(try table(output("shape-style", names: names)).outputs[0].additionalNames.map(\.name) == expected)
    }

    @Test("are none where a token still has the name")
    func unchanged() throws {
        let names = rules(replace: ["color.gray": "g", "color.gray.9": "neutral9"], former: ["color.gray": "neutral"])
        let table = try table(output("shape-style", names: names))
        #expect(table.outputs[0].additionalNames.map(\.name) == ["neutral5"])
        #expect(table.diagnostics.isEmpty)
    }

    @Test("give way to the current names of later outputs, and are unique over all outputs")
    func otherOutputs() throws {
        let current = output("cgfloat", names: rules(replace: ["size": "old"]), scope: "ShapeStyle")
        let former = output("shape-style", names: rules(former: ["color.gray": "old"]))
        #expect(
            try table(former, current).diagnostics.map(\.message)
                == ["the former name of 'color.gray.9' is 'ShapeStyle.old9', which is the name of 'size.9'"])
        let other = output("cgfloat", names: rules(former: ["size": "old"]), scope: "ShapeStyle")
        #expect(
            try table(former, other).diagnostics.map(\.message)
                == ["'color.gray.9' and 'size.9' have the same former name 'ShapeStyle.old9'"])
    }

    @Test("are not what other tokens refer to, and list --json names them")
    func list() throws {
        let resolution = try resolved(Self.tokens)
        let configuration = configuration(output("shape-style", names: rules(former: ["color.gray": "neutral"])))
        let run = AnalyzedTokens(Settings(configuration), resolution, SymbolTables(resolution, configuration))
        let lines = ListChoice(InspectedTokens(run)).jsonLines.split(separator: "\n")
        #expect(
            lines[0].contains(
                #""symbol":"ShapeStyle.colorGray5"}],"secondSymbols":[],"formerSymbols":["ShapeStyle.neutral5"]"#))
        #expect(
            lines[2].contains(
                #""symbol":"ShapeStyle.text"}],"secondSymbols":[],"formerSymbols":[]"#))
    }

    @Test("give way to second names, which are made in the same way and are not what other tokens refer to")
    func secondNames() throws {
        let names = rules(
            replace: ["color.gray": "g"], prefix: "x", former: ["color.gray": "neutral", "text": "label"],
            alsoNamed: ["color.gray": "neutral", "size": "s"])
        let table = try table(output("shape-style", names: names))
        #expect(table.outputs[0].additionalNames.map(\.name) == ["xNeutral5", "xNeutral9", "label"])
        #expect(
            table.additionalSymbols(.second).values.map { $0.map(\.name) }.sorted { $0[0] < $1[0] } == [
                ["xNeutral5"], ["xNeutral9"],
            ])
        #expect(table.diagnostics.isEmpty)
    }

    private static let tokens = """
        {
          "color": { "gray": {
            "$type": "color", "5": { "$value": "#555555" }, "9": { "$value": "#999999" } } },
          "text": { "$type": "color", "$value": "{color.gray.5}" },
          "size": { "9": { "$type": "number", "$value": 9 } }
        }
        """

    private func table(_ outputs: OutputConfiguration...) throws -> SymbolTable {
        var configuration = Configuration()
        configuration.targets[0].outputs = outputs
        return SymbolTable(try resolved(Self.tokens), configuration)
    }
}
