import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Long chains of references")
struct ChainTests {
    private func document(_ text: String, _ name: String) throws -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), path: name)
    }

    private func values(of path: String, _ resolution: Resolution) throws -> [TokenValue] {
        let token = try #require(resolution.graph.token(at: path))
        let values = resolution.values(of: token).map(\.value)
        return values.isEmpty ? [resolution.value(of: token)] : values
    }

    /// The last token first, so that each is read before the one that it refers to.
    private func links(_ count: Int, _ link: (Int) -> String) -> String {
        (1...count).reversed().map { #""t\#($0)": \#(link($0))"# }.joined(separator: ",")
    }

    @Test("Figma's references are followed to the end in every mode", arguments: [14, 999])
    func figma(depth: Int) throws {
        func id(_ number: Int) -> String { #""$extensions": { "com.figma.variableId": "VariableID:1:\#(number)" }"# }
        let files = [("Light", "#FFFFFF"), ("Dark", "#000000")].map { mode, color in
            let chain = links(depth) { #"{ "$type": "color", "$value": "{t\#($0 - 1)}", \#(id($0)) }"# }
            return (mode, #"{ "t0": { "$type": "color", "$value": "\#(color)", \#(id(0)) }, \#(chain) }"#)
        }
        let data = #""com.figma.aliasData": { "targetVariableName": "t\#(depth)", "targetVariableSetName": "Theme" }"#
        let value = ##""$type": "color", "$value": "#FFFFFF""##
        let button = #"{ "button": { \#(value), "$extensions": { \#(data) } } }"#
        let documents = try (files + [("Component", button)]).map {
            DTCGReader.read(try document($0.1, "\($0.0).tokens.json"))
        }
        let resolution = AliasResolver.resolve(TokenGraph(documents)).checked()
        let colors = [ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0)]
        #expect(try values(of: "button", resolution) == colors.map(TokenValue.color))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("sums and texts with references inside are computed hop after hop", arguments: [14, 999])
    func studio(depth: Int) throws {
        let sum = links(depth) { #"{ "type": "sizing", "value": "({t\#($0 - 1)} * 2) - {t\#($0 - 1)} + 1" }"# }
        let text =
            #""t0": { "type": "text", "value": "" }, "#
            + links(depth) { #"{ "type": "text", "value": "{text.t\#($0 - 1)}{size.one}" }"# }
        let size = #""one": { "type": "sizing", "value": "1" }, "t0": { "type": "sizing", "value": "0px" }, "#
        let sums = sum.replacing("{t", with: "{size.t")
        let resolution = try studio(#"{ "size": { \#(size) \#(sums) }, "text": { \#(text) } }"#)
        #expect(try values(of: "size.t\(depth)", resolution) == [.dimension(Double(depth), .px)])
        #expect(try values(of: "text.t\(depth)", resolution) == [.string(String(repeating: "1", count: depth))])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("100,000 references of Tokens Studio, one after the other, need no deep stack")
    func studioAliases() throws {
        let chain = links(100_000) { #"{ "type": "color", "value": "{t\#($0 - 1)}" }"# }
        let resolution = try studio(##"{ "t0": { "type": "color", "value": "#FF0000" }, \##(chain) }"##)
        #expect(try values(of: "t100000", resolution) == [.color(ColorValue(red: 1, green: 0, blue: 0))])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("tokens that refer to themselves at the end of a long chain are each reported once")
    func cycles() throws {
        let chain = links(2_000) { #"{ "type": "sizing", "value": "{t\#($0 - 1)} + {t\#($0)}" }"# }
        let resolution = try studio(#"{ "t0": { "type": "sizing", "value": "1" }, \#(chain) }"#)
        #expect(resolution.diagnostics.map(\.code) == Array(repeating: "reference-cycle", count: 2_000))
    }

    private func studio(_ text: String) throws -> Resolution {
        var project = StudioProject(path: "tokens")
        project.addSet(try document(text, "tokens/core.json"), named: "core")
        return AliasResolver.resolve(TokenGraph([project.reading()])).checked()
    }
}
