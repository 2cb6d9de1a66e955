import DesignTokens
import Testing

@Suite("Reading colors")
struct ColorReadingTests {
    @Test("an object with components and alpha is read directly, and its hex is ignored")
    func componentsAndAlpha() throws {
        let color = try color(
            ##"{ "colorSpace": "srgb", "components": [0.5, 0.25, 1], "alpha": 0.3, "hex": "#7F3FFE" }"##)
        #expect(color == ColorValue(red: 0.5, green: 0.25, blue: 1, alpha: 0.3))
    }

    @Test("alpha is 1 when it is not stated, and hex may be missing")
    func withoutAlpha() throws {
        #expect(
            try color(#"{ "colorSpace": "srgb", "components": [0, 0.25, 1] }"#)
                == ColorValue(red: 0, green: 0.25, blue: 1))
    }

    @Test("a color without components is read from its hex, with the separate alpha")
    func hexInObject() throws {
        #expect(
            try color(##"{ "colorSpace": "srgb", "alpha": 0.5, "hex": "#893825" }"##)
                == ColorValue(red: 137 / 255, green: 56 / 255, blue: 37 / 255, alpha: 0.5))
    }

    @Test("the alpha of an eight-digit hex is used if there is no other")
    func alphaOfHexInObject() throws {
        #expect(try color(##"{ "colorSpace": "srgb", "hex": "#89382500" }"##).alpha == 0)
        #expect(try color(##"{ "colorSpace": "srgb", "hex": "#89382500", "alpha": 1 }"##).alpha == 1)
    }

    @Test("a file of the Design Tokens format needs components, and six digits in hex")
    func designTokensFormat() throws {
        for (value, codes) in [
            (##"{ "colorSpace": "srgb", "hex": "#893825" }"##, ["invalid-value"]),
            (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#F00" }"##, ["invalid-value"]),
            (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": 255 }"##, ["invalid-value"]),
            (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#893825" }"##, ["hex-differs"]),
            (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }"##, []),
        ] {
            let files = try MarkedFiles(#"{ "a": { "$type": "color", "$value": \#(value) } }"#)
            #expect(
                DTCGReader.read(files.sources[0], rules: .strict).diagnostics.map(\.code.rawValue) == codes)
        }
    }

    @Test("a hex in an export that differs from the components is reported, regardless of rounding and spelling")
    func editedHex() throws {
        func color(_ components: String, _ hex: String) -> String {
            #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \#(components), "hex": \#(hex) } } }"#
        }
        try expectReading(
            color("[0.5372549295425415, 0.21960784494876862, 0.14509804546833038]", ##"1️⃣"#14706E""##),
            reports: """
                1️⃣: note: 'hex' differs from the components, which are #893825 [hex-differs]
                1️⃣: note: correct or remove 'hex', or change the components, which define the color
                """)
        try expectReading(
            color("[-0, 1, 0.5]", ##"1️⃣"#FF0080""##),
            reports: """
                1️⃣: note: 'hex' differs from the components, which are #00FF80 [hex-differs]
                1️⃣: note: correct or remove 'hex', or change the components, which define the color
                """)
        let same = ["#893825", "#8a3926", "#89382580", "", "none", "893826"]
        for hex in same {
            try expectReading(color("[0.5391, 0.2215, 0.147]", "\"\(hex)\""), reports: "")
        }
        try expectReading(color("[1, 0, 0]", "255"), reports: "")
        try expectReading(color("[1, 0, 0]", "null"), reports: "")
        try expectReading(
            color("[1, 0, 0]", ##""#F00""##).replacing("srgb", with: "display-p3"), reports: "")
    }

    @Test("each invalid part is reported at its place")
    func places() throws {
        try expectReading(
            """
            { "a": { "$type": "color", "$value": {
                "alpha": 1️⃣-1, "components": [2️⃣361, 0, 3️⃣"0"], "colorSpace": "hsl" } } }
            """,
            reports: """
                2️⃣: error: expected a number from 0 to below 360 for the hue component of hsl, found 361 [out-of-range]
                2️⃣: note: write 0 instead of 360, and 330 instead of -30; a missing hue is "none"
                3️⃣: error: expected a number from 0 to 100 for the lightness component of hsl, found "0" [out-of-range]
                3️⃣: note: write a percentage without the sign
                1️⃣: error: expected a number from 0 to 1 for alpha, found -1 [out-of-range]
                1️⃣: note: 0 is transparent, 1 is opaque; divide a percentage by 100
                """)
    }

    @Test("a color outside Display P3 is read, with a warning at its components")
    func outOfGamut() throws {
        let files = try MarkedFiles(
            #"{ "a": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": 1️⃣[0, 1, 0] } } }"#)
        files.expect(
            files.document.diagnostics,
            are: """
                1️⃣: warning: color(rec2020 0 1 0) is outside Display P3; color(display-p3 0 0.9741 0.3744) is used instead \
                [out-of-gamut]
                1️⃣: note: SwiftUI cannot draw colors outside Display P3; to choose the replacement yourself, use a color inside it
                """)
        #expect(files.document.tokens.count == 1)
    }

    @Test("\"none\" is a missing component and is drawn as 0")
    func noneComponent() throws {
        #expect(
            try color(#"{ "colorSpace": "srgb", "components": ["none", 1, "none"] }"#)
                == ColorValue(red: 0, green: 1, blue: 0))
    }

    @Test("Display P3 keeps its space")
    func displayP3() throws {
        #expect(
            try color(#"{ "colorSpace": "display-p3", "components": [1, 0.5, 0], "alpha": 1 }"#)
                == ColorValue(space: .displayP3, red: 1, green: 0.5, blue: 0))
    }

    @Test(
        "a hexadecimal text has 3, 4, 6 or 8 digits in either case",
        arguments: [
            ("#Fa8", [255, 170, 136, 255]), ("#fA80", [255, 170, 136, 0]),
            ("#893825", [137, 56, 37, 255]), ("#AbCdEf80", [171, 205, 239, 128]),
            ("#000000", [0, 0, 0, 255]), ("#ffffffff", [255, 255, 255, 255]),
        ])
    func hexadecimal(text: String, bytes: [Double]) throws {
        let color = try color("\"\(text)\"")
        #expect([color.red, color.green, color.blue, color.alpha] == bytes.map { $0 / 255 })
        #expect(color.space == .srgb)
    }

    @Test(
        "other texts are not colors",
        arguments: [
            "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "123456", "#12345g", "# 12345", "#١٢٣", "red",
        ])
    func otherTexts(text: String) {
        #expect(ColorValue(hexadecimal: text.utf8) == nil)
    }

    @Test("a color made from eight bits is recognized through 32-bit floats and four decimals")
    func exactBytes() {
        for byte in 0...255 {
            let exact = Double(byte) / 255
            let fourDecimals = (exact * 10_000).rounded() / 10_000
            for component in [exact, Double(Float(exact)), fourDecimals] {
                #expect(ColorValue(red: component, green: 0, blue: 1).exactBytes == UInt32(byte) << 16 | 0xFF)
            }
        }
    }

    @Test("a color between two steps, or in Display P3, has no exact bytes")
    func inexactBytes() {
        #expect(ColorValue(red: 0.5, green: 0, blue: 0).exactBytes == nil)
        #expect(ColorValue(red: 0, green: 0, blue: 100.3 / 255).exactBytes == nil)
        #expect(ColorValue(space: .displayP3, red: 1, green: 1, blue: 1).exactBytes == nil)
        #expect(ColorValue(red: 0.5, green: 0, blue: 1).rounded == 0x8000FF)
    }

    @Test("two sRGB colors are the same when they round to the same eight bits and the same alpha of three decimals")
    func sameness() {
        let color = ColorValue(red: 0.5, green: 0, blue: 1, alpha: 0.5)
        #expect(color.isSame(as: ColorValue(red: 128 / 255, green: 0.001, blue: 0.999, alpha: 0.5004)))
        #expect(!color.isSame(as: ColorValue(red: 127 / 255, green: 0, blue: 1, alpha: 0.5)))
        #expect(!color.isSame(as: ColorValue(red: 0.5, green: 0, blue: 1, alpha: 0.501)))
        #expect(!color.isSame(as: ColorValue(space: .displayP3, red: 0.5, green: 0, blue: 1, alpha: 0.5)))
    }

    @Test("two Display P3 colors are the same when no component differs by more than 0.0001")
    func samenessInDisplayP3() {
        let color = ColorValue(space: .displayP3, red: 0.5, green: 0.25, blue: 0)
        #expect(color.isSame(as: ColorValue(space: .displayP3, red: 0.50009, green: 0.24991, blue: 0.00009)))
        #expect(!color.isSame(as: ColorValue(space: .displayP3, red: 0.5, green: 0.25, blue: 0.00011)))
        #expect(!color.isSame(as: ColorValue(red: 0.5, green: 0.25, blue: 0)))
    }

    private func color(_ value: String) throws -> ColorValue {
        let document = try MarkedFiles(#"{ "a": { "$type": "color", "$value": \#(value) } }"#).document
        #expect(document.diagnostics.isEmpty)
        guard case .color(let color) = try document.value("a") else { throw NoColor() }
        return color
    }

    private struct NoColor: Error {}
}
