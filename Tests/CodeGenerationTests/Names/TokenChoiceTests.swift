import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("The tokens that an output takes")
struct TokenChoiceTests {
    private static let tokens = """
        {
          "Color": {
            "a": { "$type": "color", "$value": "#111111" },
            "b": { "c": { "$type": "color", "$value": "#222222" }, "n": { "$type": "number", "$value": 1 } },
            "d": { "$type": "color", "$value": "{Color.a}" }
          },
          "Colors": { "e": { "$type": "color", "$value": "#333333" } },
          "Space": {
            "f": { "$type": "number", "$value": 8 },
            "g": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } },
            "h": { "$type": "string", "$value": "x" },
            "i": { "$type": "duration", "$value": { "value": 1, "unit": "ms" } },
            "j": { "$value": "{Color.a}" }
          }
        }
        """

    @Test(
        "they are those of its groups and types, groups side by side",
        arguments: [
            (output("shape-style"), "adcej"), (output("cgfloat"), "nfg"), (output("component-token"), "adcnefghij"),
            (output("image-asset"), ""), (output("color-hex"), ""), (output("own"), "adcnefghj"),
            (output("shape-style", groups: ["Color"]), "adc"), (output("shape-style", groups: ["Colors"]), "e"),
            (output("shape-style", groups: ["Color", "Colors"]), "adce"), (output("shape-style", groups: []), ""),
            (output("shape-style", groups: ["Color.b.c"]), "c"),
            (output("shape-style", groups: ["Color.b.c", "Space"]), "cj"),
            (output("shape-style", groups: ["Col"]), ""), (output("shape-style", groups: [""]), "adcej"),
            (output("shape-style", excluded: ["Color"]), "ej"), (output("shape-style", excluded: ["Color.a"]), "dcej"),
            (output("shape-style", groups: ["Color"], excluded: ["Color.b"]), "ad"),
            (output("shape-style", groups: ["Color.b", "Color", "Color.b.c", "Color"]), "adc"),
            (output("shape-style", groups: ["", "Colors.e"], excluded: ["Color"]), "ej"),
            (output("shape-style", groups: ["Color.b", "Color.a"], excluded: ["Color"]), ""),
            (output("shape-style", groups: ["Space.j", "Color.d", "Color.b.c", "Color.a"]), "adcj"),
            (output("shape-style", groups: ["Space", "Color"], excluded: ["Space.j", "Nothing"]), "adc"),
            (output("component-token", types: [.string, .number]), "nfh"),
            (output("cgfloat", types: [.dimension]), "g"),
            (output("cgfloat", types: [.color]), ""), (output("component-token", types: [.duration]), "i"),
            (output("constants"), "hi"),
        ])
    func choice(_ output: OutputConfiguration, _ expected: String) throws {
        let resolution = try resolved(Self.tokens)
        let choice = TokenFilter(output, resolution)
        #expect(choice.chosen().tokens.map { resolution.graph.tokens[$0].name }.joined() == expected)
    }
}
