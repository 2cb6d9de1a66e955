import DesignTokens
import Diagnostics
import GoldenCases
import LocatedJSON
import Testing

@testable import CodeGeneration

@Suite("Files of the Design Tokens format")
struct TokenFileTests {
    @Test(
        "are read with the same values, to the letter of the format",
        arguments: [
            "types", "types-studio", "color-spaces", "colors-wide", "css", "themes", "figma-export", "studio-values",
            "composite-values", "strings-and-dimensions", "style-dictionary", "relative-lengths", "dtcg", "dtcg-studio",
        ])
    func roundTrip(_ name: String) throws {
        var options = CommandOptions()
        options.configurationPath = GoldenCase(name: name)("tokengenerator.json")
        let run = GeneratorPipeline().analyze(options)
        let written = file(of: run.resolution, baseFontSize: run.configuration.baseFontSize)
        #expect(!written.tokens.isEmpty)
        let read = try strictlyResolved(written.text)
        #expect(read.diagnostics.map(\.text) == [])
        #expect(read.graph.tokens.count == written.tokens.count)
        for token in written.tokens {
            let path = run.resolution.graph.tokens[token].path
            let type = try #require(run.resolution.types[token])
            let other = try #require(read.graph.token(at: path) ?? read.graph.token(at: path + ".$root"), "\(path)")
            #expect(read.types[other] == type, "\(path)")
            let wanted = run.resolution.value(of: token)
                .specified(as: type, baseFontSize: run.configuration.baseFontSize)
            #expect(wanted.map(read.value(of: other).isSame) == true, "\(path)")
            #expect(read.graph.tokens[other].description == run.resolution.graph.tokens[token].description)
        }
    }

    @Test("hold what the format does not say, and the values of all modes, in an extension")
    func extensions() throws {
        let number = #""b": { "$type": "number", "$value": 1 }"#
        let resolution = try resolved(#"{ "a": { "$type": "typography", "$value": \#(style) }, \#(number) }"#)
        let text = file(of: resolution).text
        #expect(
            text == """
                {
                  "a": {
                    "$type": "typography",
                    "$value": {"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"fontWeight":400,\
                "letterSpacing":{"value":-1,"unit":"px"},"lineHeight":1.5},
                    "$extensions": { "tokengenerator": { "value": {"fontFamily":"Inter",\
                "fontSize":{"value":20,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":-0.05,"unit":"em"},\
                "lineHeight":1.5} } }
                  },
                  "b": {
                    "$type": "number",
                    "$value": 1
                  }
                }

                """)
    }

    private let style = """
        { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400, "letterSpacing": "-0.05em", \
        "lineHeight": 1.5 }
        """

    @Test("are empty objects without tokens")
    func empty() throws { #expect(try file(of: resolved("{}")).text == "{}\n") }

    @Test("leave out what is in a group with a name that the format does not allow, with a warning")
    func names() throws {
        let file = try file(of: resolved(#"{ "a}": { "b": { "$type": "number", "$value": 1 } } }"#))
        #expect(file.text == "{}\n")
        #expect(file.diagnostics.map(\.message) == ["'a}.b' has a name that DTCG does not allow"])
    }

    @Test("name the part for want of which a value cannot be stated")
    func missingParts() throws {
        let size = CompositeValue.Part(name: "fontSize", value: .dimension(16, .px))
        let value = TokenValue.composite(try #require(CompositeValue(.typography, [size])))
        #expect(TokenFileDialect().lack(of: value) == .part("fontFamily"))
    }

    @Test(
        "state values of other formats as theirs",
        arguments: [
            (TokenValue.number(16), TokenType.dimension, TokenValue.dimension(16, .px)),
            (.dimension(2, .rem), .number, .number(20)), (.dimension(0, .em), .dimension, .dimension(0, .px)),
            (.fontWeight(FontWeight(700, isItalic: true)), .fontWeight, .fontWeight(FontWeight(700))),
        ])
    func forms(_ value: TokenValue, _ type: TokenType, _ stated: TokenValue) {
        #expect(value.specified(as: type, baseFontSize: 10) == stated)
    }

    @Test(
        "have no form for these",
        arguments: [
            (TokenValue.string("a"), TokenType.string), (.boolean(true), .boolean), (.dimension(1, .em), .dimension),
            (.strokeStyle("none"), .strokeStyle), (.fontWeight(FontWeight(0)), .fontWeight),
            (.fontFamily([]), .fontFamily), (.unusable, .color),
        ])
    func noForms(_ value: TokenValue, _ type: TokenType) { #expect(value.specified(as: type) == nil) }

    // MARK: - Files

    private func file(
        of resolution: Resolution, baseFontSize: Double = 16
    ) -> (tokens: [Int], text: String, diagnostics: [Diagnostic]) {
        var output = output("dtcg")
        output.language = TokenFileDialect()
        let named = SymbolTable(resolution, configuration(output)).outputs[0]
        let file = TokenFile(named, resolution, baseFontSize: baseFontSize)
        return (named.tokens, file.text, file.diagnostics)
    }

    private func strictlyResolved(_ text: String) throws -> Resolution {
        let document = try JSONDocument(parsing: Array(text.utf8), path: "tokens.json", dialect: .strict)
        return AliasResolver.resolve(TokenGraph([DTCGReader.read(document, rules: .strict)])).checked()
    }
}
