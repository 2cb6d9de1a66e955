import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Nested types")
struct NameTreeTests {
    @Test("types that would nest too deep are an error at their group")
    func depth() throws {
        let depth = 201
        let open = (0..<depth).map { "{ \"g\($0)\": " }.joined()
        let text = open + ##"{ "a": { "$type": "number", "$value": 1 } }"## + String(repeating: " }", count: depth)
        let symbols = SymbolTable(try resolved(text), configuration(output("component-token")))
        #expect(symbols.diagnostics.map(\.code) == ["limit-exceeded"])
        #expect(symbols.diagnostics.first?.message == "the group would become a type nested more than 200 levels deep")
    }

    @Test("each type stands in the one of the group around its own, once")
    func tree() throws {
        let number = #"{ "$type": "number", "$value": 1 }"#
        let tree = try tree(
            """
            {
              "a": { "b": { "x": \(number), "c": { "x": \(number) } }, "B": { "y": \(number) } },
              "d": { "c": { "x": \(number) } },
              "z": \(number)
            }
            """)
        #expect(tree.nodes.map(\.name) == ["ComponentToken", "A", "B", "C", "D", "C"])
        #expect(tree.nodes.map(\.parent) == [0, 0, 1, 2, 0, 4])
        #expect(tree.nodes.map(\.children) == [[1, 4], [2], [3], [], [5], []])
        #expect(tree.nodes.map { $0.ranges.map(\.count).reduce(0, +) } == [1, 0, 2, 1, 0, 1])
    }

    @Test("an output without tokens is one empty type")
    func empty() throws {
        let tree = try tree("{}")
        #expect(tree.nodes.count == 1)
        #expect(tree.nodes.first?.ranges.isEmpty == true)
    }

    private func tree(_ tokens: String) throws -> NameTree {
        let symbols = SymbolTable(try resolved(tokens), configuration(output("component-token")))
        #expect(symbols.diagnostics.isEmpty)
        return NameTree(typesOf: try #require(symbols.outputs.first))
    }
}
