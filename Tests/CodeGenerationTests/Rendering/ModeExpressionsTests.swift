import DesignTokens
import LocatedJSON
import Testing

@testable import CodeGeneration

@Suite("Swift expressions in single modes")
struct ModeExpressionsTests {
    @Test(
        "refer to the first token on the way that has one value in all modes, and are the value where there is none",
        arguments: [
            ("page", [".snow", ".coal"]), ("card", [".snow", ".coal"]),
            ("edge", [".init(hex: \"EEEEEE\")", ".coal"]),
            ("rim", [".init(hex: \"EEEEEE\")", ".coal"]),
        ])
    func references(_ name: String, _ expected: [String]) throws {
        let resolution = try resolved { mode in
            let (page, edge) = mode == "Light" ? ("{c.snow}", "#EEEEEE") : ("{c.coal}", "{c.coal}")
            return """
                { "c": { "$type": "color", "snow": { "$value": "#FFFFFF" }, "coal": { "$value": "#000000" },
                  "page": { "$value": "\(page)" }, "card": { "$value": "{c.page}" }, "edge": { "$value": "\(edge)" },
                  "rim": { "$value": "{c.edge}" } } }
                """
        }
        let token = try #require(resolution.graph.token(at: "c.\(name)"))
        let expressions = expressions(resolution)
        #expect([0, 1].map { expressions.expression(of: token, inMode: $0) } == expected)
    }

    @Test("take as long for the tokens of one long chain as for others")
    func longChain() throws {
        let count = 20_000
        let resolution = try resolved { mode in
            let base = "\"n0\": { \"$value\": \"\(mode == "Light" ? "#FFFFFF" : "#000000")\" }"
            let links = (1..<count).map { "\"n\($0)\": { \"$value\": \"{c.n\($0 - 1)}\" }" }
            return "{ \"c\": { \"$type\": \"color\", \(([base] + links).joined(separator: ", ")) } }"
        }
        let expressions = expressions(resolution)
        for (mode, hex) in ["FFFFFF", "000000"].enumerated() {
            let found = resolution.graph.tokens.indices.map { expressions.expression(of: $0, inMode: mode) }
            #expect(found.count == count)
            #expect(Set(found) == [".init(hex: \"\(hex)\")"])
        }
    }

    /// A collection of two files, which are its modes.
    private func resolved(_ text: (_ mode: String) -> String) throws -> Resolution {
        let readings = try ["Light", "Dark"].map { mode in
            let path = "Colors.\(mode).tokens.json"
            return DTCGReader.read(try JSONDocument(parsing: Array(text(mode).utf8), path: path))
        }
        return AliasResolver.resolve(TokenGraph(readings)).checked()
    }

    private func expressions(_ resolution: Resolution) -> Expressions {
        let configuration = configuration(output("shape-style", groups: ["c"], names: rules(drop: ["c"])))
        return Expressions(
            resolution, SymbolTable(resolution, configuration), SwiftDialect(), hasOwnTemplates: true)
    }
}
