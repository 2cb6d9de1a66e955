import DesignTokens
import Testing

@Suite("What reading a value reports")
struct ValueDiagnosticTests {
    private let colorAdvice =
        ##"1️⃣: note: write it as { "colorSpace": "srgb", "components": [0.54, 0.22, 0.15], "alpha": 1 }"##

    @Test("a color is an object with a space and components or hex, or a hexadecimal text")
    func invalidColor() throws {
        for (value, message) in [
            ("1️⃣5", "expected an object for a color, found 5"),
            (
                #"{ "colorSpace": "hsl", "components": 1️⃣"1 1 1" }"#,
                #"expected an array of numbers for 'components', found "1 1 1""#
            ),
            ("1️⃣[1, 1, 1]", "expected an object for a color, found an array"),
            ("1️⃣null", "expected an object for a color, found null"),
            (#"1️⃣"rot""#, #""rot" is not a color"#),
            (##"1️⃣"#12345""##, ##""#12345" is not a color"##),
            (#"1️⃣"{a} {b}""#, #""{a} {b}" is not a color"#),
            (#"1️⃣{ "colorSpace": "srgb", "alpha": 1 }"#, #"missing 'components' or 'hex' in a color"#),
            (#"{ "colorSpace": "srgb", "hex": 1️⃣"rot" }"#, #""rot" is not a color"#),
            (#"{ "colorSpace": "srgb", "hex": 1️⃣255 }"#, #"255 is not a color"#),
            (##"1️⃣{ "components": [1, 1, 1], "hex": "#FFFFFF" }"##, #"missing 'colorSpace' in a color"#),
        ] {
            try expectValue(value, type: "color", reports: "1️⃣: error: \(message) [invalid-value]\n\(colorAdvice)")
        }
    }

    @Test(
        "a color has three components",
        arguments: [("[1, 1]", 2), ("[1, 1, 1, 1]", 4), ("[]", 0)])
    func componentCount(components: String, count: Int) throws {
        try expectValue(
            #"{ "colorSpace": "hsl", "components": 1️⃣\#(components) }"#, type: "color",
            reports: """
                1️⃣: error: expected three numbers (hue, saturation, lightness) in 'components', found \(count) [invalid-value]
                1️⃣: note: write a missing component as "none" or 0, and the opacity in "alpha"
                """)
    }

    @Test("an unknown color space is an error, with a suggestion")
    func colorSpace() throws {
        let all =
            "use one of srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, "
            + "rec2020, xyz-d65, xyz-d50"
        for (space, advice) in [
            (#""sRGB""#, #"did you mean 'srgb'?"#), (#""displayp3""#, #"did you mean 'display-p3'?"#),
            (#""okclh""#, #"did you mean 'oklch'?"#), (#""cmyk""#, all), ("5", all),
        ] {
            try expectValue(
                #"{ "colorSpace": 1️⃣\#(space), "components": [0, 0, 0] }"#, type: "color",
                reports: """
                    1️⃣: error: unknown color space \(space) [unknown-color-space]
                    1️⃣: note: \(advice)
                    """)
        }
    }

    @Test("alpha is a number from 0 to 1", arguments: ["2", "-0.1", "1.0001", #""50%""#, "null"])
    func alpha(alpha: String) throws {
        try expectValue(
            #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣\#(alpha) }"#, type: "color",
            reports: """
                1️⃣: error: expected a number from 0 to 1 for alpha, found \(alpha) [out-of-range]
                1️⃣: note: 0 is transparent, 1 is opaque; divide a percentage by 100
                """)
    }

    @Test("a component is a number from 0 to 1", arguments: ["255", "-0.1", "1.0001", #""0.5""#, "null", #""None""#])
    func component(component: String) throws {
        try expectValue(
            #"{ "colorSpace": "display-p3", "components": [0, 1️⃣\#(component), 0] }"#, type: "color",
            reports: """
                1️⃣: error: expected a number from 0 to 1 for the green component of display-p3, found \(component) [out-of-range]
                1️⃣: note: divide eight-bit values by 255
                """)
    }

    @Test("a long value is shown as its kind")
    func longValue() throws {
        try expectValue(
            ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣{ "value": 1 } }"##,
            type: "color",
            reports: """
                1️⃣: error: expected a number from 0 to 1 for alpha, found an object [out-of-range]
                1️⃣: note: 0 is transparent, 1 is opaque; divide a percentage by 100
                """)
        try expectValue(
            #"{ "colorSpace": "srgb", "components": [1️⃣[0, 0, 0], 0, 0] }"#, type: "color",
            reports: """
                1️⃣: error: expected a number from 0 to 1 for the red component of srgb, found an array [out-of-range]
                1️⃣: note: divide eight-bit values by 255
                """)
    }

    @Test("a number is not a word")
    func number() throws {
        try expectValue(
            #"1️⃣"16 or 18""#, type: "number",
            reports: """
                1️⃣: error: expected a number for a number token, found a string [invalid-value]
                1️⃣: note: write a number without quotes, or set "$type" to "string"
                """)
        try expectValue(
            "1️⃣true", type: "number",
            reports: """
                1️⃣: error: expected a number for a number token, found a boolean [invalid-value]
                1️⃣: note: write it as 16 or 0.5
                """)
    }

    @Test("a text has quotes")
    func text() throws {
        try expectValue(
            "1️⃣16", type: "string",
            reports: """
                1️⃣: error: expected a string for a string token, found a number [invalid-value]
                1️⃣: note: put it in double quotes, or correct "$type"
                """)
    }

    @Test(
        "a color in CSS that SwiftUI cannot draw is replaced with a warning, also in a shadow or a gradient",
        arguments: [
            ("color", "oklch(0.7 0.4 150)"), ("shadow", "0 1px 2px oklch(0.7 0.4 150)"),
            ("gradient", "linear-gradient(oklch(0.7 0.4 150), white)"),
        ])
    func outOfGamut(type: String, value: String) throws {
        let file = try MarkedFiles("{ \"a\": { \"$type\": \"\(type)\", \"$value\": 1️⃣\"\(value)\" } }")
        file.expect(
            file.document.diagnostics.filter { $0.code == .outOfGamut },
            are: """
                1️⃣: warning: oklch(0.7 0.4 150) is outside Display P3; color(display-p3 0 0.7825 0.1944) is used instead \
                [out-of-gamut]
                1️⃣: note: SwiftUI cannot draw colors outside Display P3; to choose the replacement yourself, use a color \
                inside it
                """)
    }

    @Test("a gradient in CSS has positions without lengths")
    func gradientText() throws {
        try expectValue(
            #"1️⃣"linear-gradient(red 10px, blue)""#, type: "gradient",
            reports: """
                1️⃣: error: unsupported gradient "linear-gradient(red 10px, blue)" [invalid-value]
                1️⃣: note: write linear-gradient, radial-gradient or conic-gradient, with colors and percentages
                """)
    }

    @Test("a dimension has a unit of the format", arguments: ["48pt", "60vh", "calc(1px + 2vw)"])
    func otherUnits(value: String) throws {
        try expectValue(
            "1️⃣\"\(value)\"", type: "dimension",
            reports: """
                1️⃣: error: unsupported length "\(value)" [unsupported-length]
                1️⃣: note: if it is needed, write it in px or rem
                """)
    }

    @Test(
        "a dimension has a number and a unit",
        arguments: [
            #"1️⃣"16exx""#, "1️⃣null", "1️⃣[16]",
        ])
    func dimension(value: String) throws {
        try expectValue(
            value, type: "dimension",
            reports: """
                1️⃣: error: expected a number and a unit for a dimension [invalid-value]
                1️⃣: note: write it as { "value": 16, "unit": "px" }
                """)
    }

    @Test(
        "a dimension without its number, or its unit, says which",
        arguments: [
            ("1️⃣{}", "value", "16"), (#"1️⃣{ "unit": "px" }"#, "value", "16"), (#"1️⃣{ "value": 1 }"#, "unit", #""px""#),
        ])
    func incompleteDimension(value: String, name: String, example: String) throws {
        try expectValue(
            value, type: "dimension",
            reports: """
                1️⃣: error: missing '\(name)' in a dimension [invalid-value]
                1️⃣: note: add "\(name)": \(example)
                """)
    }

    @Test("the value of a dimension is a number", arguments: [#""16""#, "null"])
    func numberOfDimension(number: String) throws {
        try expectValue(
            #"{ "value": 1️⃣\#(number), "unit": "px" }"#, type: "dimension",
            reports: """
                1️⃣: error: expected a number for the 'value' of a dimension, found \(number) [invalid-value]
                1️⃣: note: write a number without quotes, and the unit in "unit"
                """)
    }

    @Test("the units are px, rem, em and %, in lower case", arguments: ["EM", "PX", "vw", "dp", "pt", ""])
    func unit(unit: String) throws {
        try expectValue(
            #"{ "value": 16, "unit": 1️⃣"\#(unit)" }"#, type: "dimension",
            reports: """
                1️⃣: error: unknown unit '\(unit)' in a dimension [unknown-unit]
                1️⃣: note: the units are px (a point), rem (16 points unless configured), em and % (of the font size)
                """)
    }

    @Test(
        "a $ref is a JSON pointer from the root of its file",
        arguments: [
            (##"1️⃣"a.json#/b""##, ##""#/group/token"; only resolver files refer to other files"##),
            (#"1️⃣"{a.b/c}""#, ##""#/a/b~1c", or "$value": "{a.b/c}""##), (#"1️⃣"/a/b""#, ##""#/a/b""##),
            (##"1️⃣"#a""##, ##""#/group/token""##), (##"1️⃣"#""##, ##""#/group/token""##),
            (#"1️⃣"""#, ##""#/group/token""##), ("1️⃣5", ##""#/group/token""##), ("1️⃣null", ##""#/group/token""##),
        ])
    func reference(reference: String, advice: String) throws {
        let expected = """
            1️⃣: error: expected a JSON pointer into this file in $ref [invalid-reference]
            1️⃣: note: write it as \(advice)
            """
        try expectValue(#"{ "$ref": \#(reference) }"#, type: "color", reports: expected)
        try expectReading(#"{ "a": { "$ref": \#(reference) } }"#, reports: expected)
    }

    @Test(
        "a $ref to a part of a value says nothing of the type",
        arguments: ["#/a/$value/components/0", "#/a/b/$value/x"])
    func referenceToPart(reference: String) throws {
        try expectReading(
            ##"{ "a": { "$ref": 1️⃣"\##(reference)" } }"##,
            reports: """
                1️⃣: error: 'a' has no type [missing-type]
                1️⃣: note: add "$type" to the token or to one of its groups; to infer types \
                as Style Dictionary does, set "format": "style-dictionary" in "sources"
                """)
    }

    @Test("a token has a value or a reference, not both")
    func valueAndReference() throws {
        try expectReading(
            ##"{ "a": { "b": { "$type": "number", "$ref": 1️⃣"#/c", "$value": 1 } } }"##,
            reports: """
                1️⃣: error: 'a.b' has both $value and $ref [invalid-reference]
                1️⃣: note: remove one of the two
                """)
    }

    @Test("a type is never guessed")
    func missingType() throws {
        try expectReading(
            #"{ "a": { "b": { "$value": 1️⃣16 } }, "c": { "$type": "number", "$value": 1 } }"#,
            reports: """
                1️⃣: error: 'a.b' has no type [missing-type]
                1️⃣: note: add "$type" to the token or to one of its groups; to infer types \
                as Style Dictionary does, set "format": "style-dictionary" in "sources"
                """)
    }

    private func expectValue(
        _ value: String, type: String, reports expected: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        try expectReading(#"{ "a": { "$type": "\#(type)", "$value": \#(value) } }"#, reports: expected, at: location)
    }

    @Test("a dimension that is infinite in points is an error")
    func infiniteDimension() throws {
        try expectReading(
            #"{ "a": { "$type": "dimension", "$value": { "value": 1️⃣1e308, "unit": "rem" } } }"#,
            reports: """
                1️⃣: error: this dimension is too large for a 64-bit floating-point number [out-of-range]
                1️⃣: note: the largest number is about 1.8e308 points
                """)
    }

    @Test("an empty value is a placeholder, except where it is a text", arguments: ["color", "number", "fontWeight"])
    func empty(_ type: String) throws {
        try expectReading(
            """
            { "a": { "$type": "\(type)", "$value": 1️⃣"" }, "b": { "$type": "string", "$value": "" },
              "c": { "$value": 2️⃣"" } }
            """,
            reports: """
                1️⃣: error: 'a' has an empty value [invalid-value]
                1️⃣: note: give it a value, or remove the token until it has one
                2️⃣: error: 'c' has an empty value [invalid-value]
                2️⃣: note: give it a value, or remove the token until it has one
                """)
    }

    @Test("a boolean that is neither true nor false is an error")
    func boolean() throws {
        try expectReading(
            #"{ "a": { "$type": "boolean", "$value": 1️⃣"true" } }"#,
            reports: """
                1️⃣: error: expected true or false for a boolean token, found a string [invalid-value]
                1️⃣: note: write true or false, without quotes
                """)
    }
}
