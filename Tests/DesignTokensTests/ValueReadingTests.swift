import DesignTokens
import Testing

@Suite("Reading values other than colors")
struct ValueReadingTests {
    @Test(
        "a number is any JSON number",
        arguments: [
            ("16", 16), ("-0.5", -0.5), ("0", 0), ("1e3", 1000), ("9007199254740993", 9_007_199_254_740_992),
            ("-0.05999999865889549", -0.05999999865889549), ("1e-400", 0),
        ])
    func numbers(text: String, number: Double) throws {
        #expect(try value(text, type: "number") == .number(number))
    }

    @Test(
        "a dimension is an object with value and unit, a text with a unit, or a bare number of points",
        arguments: [
            (#"{ "value": 16, "unit": "px" }"#, 16, .px), (#"{ "unit": "rem", "value": -1.5 }"#, -1.5, .rem),
            (#"{ "value": 0, "unit": "px" }"#, 0, .px), (#""16px""#, 16, .px), (#""-1.5rem""#, -1.5, .rem),
            (#""0""#, 0, .px), (#"".5px""#, 0.5, .px), (#""-3%""#, -3, .percent), (#""-0.02em""#, -0.02, .em),
            (#"{ "value": 1.5, "unit": "em" }"#, 1.5, .em), (#"{ "value": 5, "unit": "%" }"#, 5, .percent),
            (#""1e2px""#, 100, .px), ("16", 16, .px), ("0", 0, .px),
        ] as [(String, Double, DimensionUnit)])
    func dimensions(text: String, number: Double, unit: DimensionUnit) throws {
        #expect(try value(text, type: "dimension") == .dimension(number, unit))
    }

    @Test(
        "other strings are not dimensions",
        arguments: [
            "px", "rem", "16 px", " 16px", "16pxx", "%", "16.px", "1,5px", "--1px", "0x10px", "1e999px",
            #"5\u00005px"#, "infpx", "nanpx", "٣px", "16PX", "{a}px",
        ])
    func otherDimensions(text: String) throws {
        let document = try MarkedFiles(#"{ "a": { "$type": "dimension", "$value": "\#(text)" } }"#).document
        #expect(document.diagnostics.map(\.code) == ["invalid-value"])
        #expect(document.tokens.isEmpty)
    }

    @Test("a unit says how many points it is")
    func points() {
        #expect(DimensionUnit.px.points == 1)
        #expect(DimensionUnit.rem.points == 16)
        #expect(DimensionUnit.em.points == nil)
        #expect(DimensionUnit.percent.points == nil)
    }

    @Test(
        "prose with braces is a text",
        arguments: [
            "{amount} TL has been sent to {recipient}.", "{a}{b}", "{}", "{", "}", "{a", "{{a}}", "", " {a}", "{a} ",
            "16px", "#fff",
        ])
    func prose(text: String) throws {
        #expect(try value("\"\(text)\"", type: "string") == .string(text))
    }

    @Test("escapes, emoji and control characters of a text are kept")
    func textWithEscapes() throws {
        #expect(
            try value(#""a\u0000\n\"\\é😀\uD83D\uDE00\u2028""#, type: "string")
                == .string("a\u{0}\n\"\\é😀😀\u{2028}"))
    }

    @Test(
        "a text that is one pair of braces is an alias, whatever the type",
        arguments: ["color", "number", "dimension", "string", "shadow", "fontFamily"])
    func alias(type: String) throws {
        #expect(try value(#""{a.b}""#, type: type) == .alias("a.b"))
    }

    @Test("an alias is taken as it stands: names with spaces, slashes, $root and escapes")
    func aliasNames() throws {
        #expect(
            try value(#""{brand colors.my/group. a .$root}""#, type: "color")
                == .alias("brand colors.my/group. a .$root"))
        #expect(try value(#""\u007Ba.\u0000\"😀\u007D""#, type: "color") == .alias("a.\u{0}\"😀"))
    }

    @Test(
        "a JSON pointer is an alias: with and without /$value, with ~0 and ~1",
        arguments: [
            ("#/a/b", "a.b"), ("#/a/b/$value", "a.b"), ("#/a~1b/c~0d", "a/b.c~d"), ("#/a~01/b", "a~1.b"),
            ("#/brand colors/primary", "brand colors.primary"), ("#/a/$root", "a.$root"), ("#/a~/b~2", "a~.b~2"),
            ("#/a/\u{301}b", "a.\u{301}b"), ("#/a~1\u{301}b", "a/\u{301}b"), ("#/a//b", "a..b"),
        ])
    func pointer(pointer: String, path: String) throws {
        #expect(try value(#"{ "$ref": "\#(pointer)" }"#, type: "color") == .alias(path))
        let token = try MarkedFiles(#"{ "a": { "$ref": "\#(pointer)" } }"#).document.token("a")
        #expect(token.value == .alias(path))
        #expect(token.type == nil)
    }

    @Test(
        "a boolean is true or false, or a number where Figma says that it is one",
        arguments: [
            ("true", "boolean", true), ("false", "boolean", false), ("1", "number", true), ("0", "number", false),
            ("-0.0", "number", false), ("2.5", "number", true), ("true", "number", true),
        ])
    func boolean(text: String, type: String, value: Bool) throws {
        let document = try MarkedFiles(
            """
            { "a": { "$type": "\(type)", "$value": \(text), "$extensions": { "com.figma.type": "boolean" } },
              "b": { "$type": "\(type)", "$value": "{a}", "$extensions": { "com.figma.type": "boolean" } } }
            """
        ).document
        #expect(document.diagnostics.isEmpty)
        #expect(try document.value("a") == .boolean(value))
        #expect(document.tokens.map(\.type) == [.boolean, .boolean])
    }

    @Test("values are the same when they mean the same")
    func sameness() {
        #expect(TokenValue.number(16).isSame(as: .dimension(1, .rem)))
        #expect(TokenValue.dimension(24, .px).isSame(as: .dimension(1.5, .rem)))
        #expect(TokenValue.number(0.1).isSame(as: .number(Double(Float(0.1)))))
        #expect(!TokenValue.number(16).isSame(as: .dimension(16, .rem)))
        #expect(TokenValue.dimension(5, .percent).isSame(as: .dimension(0.05, .em)))
        #expect(!TokenValue.dimension(1, .em).isSame(as: .dimension(1, .rem)))
        #expect(!TokenValue.number(16).isSame(as: .number(16.001)))
        #expect(!TokenValue.number(0).isSame(as: .string("0")))
        #expect(TokenValue.string("a").isSame(as: .string("a")))
        #expect(
            TokenValue.color(ColorValue(red: 0.5, green: 0, blue: 0))
                .isSame(as: .color(ColorValue(red: 0.501, green: 0, blue: 0))))
    }

    @Test("numbers and dimensions may refer to each other, other types to themselves only")
    func canRefer() {
        for type in TokenType.allCases {
            for other in TokenType.allCases {
                let areMeasures = [.number, .dimension].contains(type) && [.number, .dimension].contains(other)
                #expect(type.canRefer(to: other) == (type == other || areMeasures))
            }
        }
    }

    private func value(_ text: String, type: String) throws -> TokenValue {
        let document = try MarkedFiles(#"{ "a": { "$type": "\#(type)", "$value": \#(text) } }"#).document
        #expect(document.diagnostics.isEmpty)
        return try document.value("a")
    }
}
