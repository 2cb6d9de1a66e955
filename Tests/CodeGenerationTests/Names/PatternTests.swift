import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

@testable import CodeGeneration

@Suite("Patterns in the paths of an output") struct PatternTests {
    private static let tokens = """
        {
          "gap-s": { "$type": "number", "$value": 4 }, "gap-m": { "$type": "number", "$value": 8 },
          "pad": { "$type": "number", "s": { "$value": 2 }, "m": { "$value": 3 }, "deep": { "s": { "$value": 1 } } },
          "hem": { "$type": "number", "$root": { "$value": 5 }, "s": { "$value": 6 } }
        }
        """

    @Test(
        "a selection takes the groups and tokens that fit, and no path with more names",
        arguments: [
            (["gap-*"], [], ["gap-s", "gap-m"]), (["*"], ["gap-*", "pad", "hem"], []),
            (["pad.*"], [], ["pad.s", "pad.m", "pad.deep.s"]), (["*.s"], [], ["pad.s", "hem.s"]),
            (["pad.*.s"], [], ["pad.deep.s"]), (["*"], ["*.s", "*-s"], ["gap-m", "pad.m", "pad.deep.s", "hem.$root"]),
            (["hem.*"], [], ["hem.s"]), (["hem.$*"], [], []), (["hem.$root"], [], ["hem.$root"]), (["no*"], [], []),
        ])
    func selection(_ groups: [String], _ excluded: [String], _ expected: [String]) throws {
        let table = try table(output("cgfloat", groups: groups, excluded: excluded))
        #expect(table.outputs[0].tokens.map { table.paths[$0] } == expected)
        #expect(table.symbols.diagnostics.isEmpty)
    }

    @Test(
        "a star in a name takes what the star in the path stands for",
        arguments: [
            (rules(replace: ["gap-*": "g*"]), "gs gm"), (rules(replace: ["*-s": "small-*"]), "smallGap gapM"),
            (rules(drop: ["*-m"], replace: ["gap-*": "g*"]), "gs gm"),
            (rules(replace: ["gap-*": "g*", "gap-s": "little"]), "little gm"),
            (rules(replace: ["*": "x*", "gap-*": "g*"]), "gs gm"),
            (rules(replace: ["*-*": "*"], prefix: "p"), "gap gap"),
        ])
    func replacement(_ names: NamingRules, _ expected: String) throws {
        let output = output("cgfloat", groups: ["gap-s", "gap-m"], names: names)
        let table = try table(output)
        let naming = OutputNaming(table.outputs[0].configuration)
        let group = naming.name(of: table.graph.groups[0])
        let all = table.graph.tokens.prefix(2).map { naming.name(of: $0, in: group) }
        #expect(all.joined(separator: " ") == expected)
    }

    @Test("a path of a token that has a star in it means that token")
    func starsInNames() throws {
        let tokens = #"{ "*": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$value": 2 } }"#
        let resolution = try resolved(tokens)
        let names = rules(replace: ["*": "star"])
        let table = SymbolTable(resolution, configuration(output("cgfloat", groups: ["*"], names: names)))
        #expect(table.outputs[0].names == ["star"])
    }

    @Test("a pattern may match two tokens with one path")
    func samePath() throws {
        let files = try ["sea", "sand"].map { name in
            let others = (1...3).map { #""\#(name)\#($0)": { "$type": "number", "$value": \#($0) }"# }
            let text = #"{ "gap-s": { "$type": "number", "$value": 4 }, \#(others.joined(separator: ", ")) }"#
            return DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: "\(name).json"))
        }
        let graph = TokenGraph(files)
        #expect(graph.tokens(at: "gap-s").count == 2)
        var expansion = PatternExpansion(graph, GroupTree(graph))
        var output = output("cgfloat", names: rules(replace: ["gap-*": "g*"]))
        expansion.expand(&output)
        #expect(expansion.diagnostics.isEmpty)
        #expect(output.names.replace.map(\.value) == ["gs"])
    }

    private struct Table {
        var symbols: SymbolTable
        var graph: TokenGraph
        var outputs: [NamedOutput] { symbols.outputs }
        var paths: [String] { graph.tokens.map(\.path) }
    }

    private func table(_ output: OutputConfiguration) throws -> Table {
        let resolution = try resolved(Self.tokens)
        return Table(symbols: SymbolTable(resolution, configuration(output)), graph: resolution.graph)
    }
}
