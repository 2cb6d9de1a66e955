import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Thousands of outputs")
struct ManyOutputsTests {
    private static let count = 10_000

    /// With a comparison of each output with each, or with each group, this takes many minutes.
    @Test("take time in proportion to them", .timeLimit(.minutes(1)), arguments: [nil, "Scope"])
    func linear(_ scope: String?) throws {
        let groups = (0..<Self.count).map { "\"g\($0)\": { \"a\": { \"t\($0)\": { \"$value\": \($0) } } }" }
        let resolution = try resolved("{ \"$type\": \"number\", \(groups.joined(separator: ", ")) }")
        var configuration = Configuration()
        configuration.targets[0].outputs = (0..<Self.count).map { number in
            output(
                "component-token", groups: ["g\(number)"], names: rules(drop: ["g\(number)"]),
                scope: scope.map { "\($0)\(number)" } ?? "Scope.Inner")
        }
        let symbols = SymbolTables(resolution, configuration)
        #expect(symbols.untaken.isEmpty && symbols.outputs.allSatisfy { $0.tokens.count == 1 })
        #expect(symbols.symbol(of: 7)?.text == (scope == nil ? "Scope.Inner.A.t7" : "Scope7.A.t7"))
    }

    @Test("and so do thousands of paths in layers", .timeLimit(.minutes(1)))
    func layers() throws {
        let groups = (0..<Self.count).map { "\"g\($0)\": { \"t\": { \"$value\": \($0) } }" }
        let paths = (0..<Self.count).map { "g\($0).t" }
        let graph = try resolved(
            "{ \"$type\": \"number\", \(groups.joined(separator: ", ")) }", layers: [.semantic: paths]
        ).graph
        #expect(graph.tokens.indices.allSatisfy { graph.layer(of: $0) == .semantic })
    }
}
