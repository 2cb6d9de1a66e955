import DesignTokens
import Testing

@Suite("Style Dictionary: values")
struct StyleDictionaryValueTests {
    /// The value of the one token in a file.
    private func value(_ path: String, _ value: String, type: String? = nil) throws -> TokenValue {
        let names = path.split(separator: ".")
        let stated = type.map { ", \"type\": \"\($0)\"" } ?? ""
        let token = names.reversed().reduce("{ \"value\": \(value)\(stated) }") { "{ \"\($1)\": \($0) }" }
        return try StyleDictionaryReading(token).value(path)
    }

    @Test("numbers are taken with and without quotes, and with their units")
    func numbers() throws {
        #expect(try value("radius.a", "\"4px\"") == .dimension(4, .px))
        #expect(try value("radius.a", "\"4\"") == .dimension(4, .px))
        #expect(try value("radius.a", "4") == .dimension(4, .px))
        #expect(try value("radius.a", "\"0.25rem\"") == .dimension(0.25, .rem))
        #expect(try value("radius.a", #"{ "value": 4, "unit": "px" }"#) == .dimension(4, .px))
        #expect(try value("opacity.a", "\"50%\"") == .number(0.5))
        #expect(try value("font.weight.a", "\"Semi Bold\"") == .fontWeight(FontWeight(600)))
        #expect(try value("font.lineHeight.a", "\"1.5\"") == .number(1.5))
        #expect(try value("font.lineHeight.a", "\"24px\"") == .dimension(24, .px))
        #expect(try value("font.family.a", "\"Inter, 'Helvetica Neue'\"") == .fontFamily(["Inter", "Helvetica Neue"]))
        #expect(try value("font.family.a", #"["Inter", "Helvetica"]"#) == .fontFamily(["Inter", "Helvetica"]))
        #expect(try value("font.family.a", #"["'Brook Sans'", "Moss"]"#) == .fontFamily(["Brook Sans", "Moss"]))
        #expect(try value("time.a", "150") == .duration(150, .ms))
        #expect(try value("a", "\"ease-in-out\"", type: "cubicBezier") == .cubicBezier([0.42, 0, 0.58, 1]))
        #expect(try value("a", "[0.1, 0, 0.5, 1]", type: "cubicBezier") == .cubicBezier([0.1, 0, 0.5, 1]))
    }

    @Test("a unit beside a number is a part of the value")
    func unitBeside() throws {
        let reading = try StyleDictionaryReading(
            """
            { "space": { "a": { "value": 1.5, "unit": "rem", "comment": "x" }, "b": { "value": 16, "unit": "px" },
                         "c": { "value": "8px", "unit": "px" }, "d": { "value": 4, 1️⃣"unit": "apples" },
                         "e": { "value": "{space.a}", 2️⃣"unit": "px" } },
              "letter-spacing": { "a": { "value": "-2", "unit": "percent" } }, "time": { "a": { "value": 0.3, "unit": "s" } }, "b": { "value": 12, "unit": "pixel", "type": "number" } }
            """)
        reading.expect(
            """
            1️⃣: warning: unknown property 'unit' of a token [unknown-property]
            1️⃣: note: write the unit as a part of the value
            2️⃣: warning: unknown property 'unit' of a token [unknown-property]
            2️⃣: note: write the unit as a part of the value
            """)
        #expect(try reading.value("space.a") == .dimension(1.5, .rem))
        #expect(try reading.value("space.b") == .dimension(16, .px))
        #expect(try reading.value("letter-spacing.a") == .dimension(-2, .percent))
        #expect(try reading.value("space.c") == .dimension(8, .px))
        #expect(try reading.value("space.d") == .dimension(4, .px))
        #expect(try reading.value("space.e") == .dimension(1.5, .rem))
        #expect(try reading.value("time.a") == .duration(0.3, .s))
        #expect(try reading.value("b") == .number(12))
    }

    @Test("a hex that is another color than the channels beside it is reported")
    func editedHex() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "color": { "a": { "value": { "r": 255, "g": 0, "b": 0, "hex": 1️⃣"#00FF00" } },
                         "b": { "value": { "r": 255, "g": 0, "b": 0, "hex": "#f00" } } } }
            """##)
        reading.expect(
            """
            1️⃣: note: 'hex' differs from the components, which are #FF0000 [hex-differs]
            1️⃣: note: correct or remove 'hex', or change the components, which define the color
            """)
        #expect(try reading.value("color.a") == .srgb(1, 0, 0))
    }

    @Test("channels are bytes, unless a color has a fraction or the file is Figma's")
    func channelScales() throws {
        let white = #""white": { "value": { "r": 1, "g": 1, "b": 1 } }"#
        func color(_ name: String, beside other: String) throws -> TokenValue {
            try StyleDictionaryReading(#"{ "color": { \#(white), \#(other) } }"#).value("color.\(name)")
        }
        let fraction = #""a": { "value": { "r": 0.25, "g": 0, "b": 1, "a": 0.5 } }"#
        let bytes = #""b": { "value": { "r": 255, "g": 0.5, "b": 0 } }"#
        let nearlyBlack = TokenValue.srgb(1 / 255, 1 / 255, 1 / 255)
        #expect(try color("a", beside: fraction) == .srgb(0.25, 0, 1, alpha: 0.5))
        #expect(try color("white", beside: fraction) == .srgb(1, 1, 1))
        #expect(try color("b", beside: bytes) == .srgb(1, 0.5 / 255, 0))
        #expect(try color("white", beside: bytes) == nearlyBlack)
        #expect(try color("a", beside: "\(fraction), \(bytes)") == .srgb(0.25, 0, 1, alpha: 0.5))
        #expect(try color("white", beside: "\(fraction), \(bytes)") == nearlyBlack)
        #expect(try color("white", beside: ##""c": { "value": "#000" }"##) == nearlyBlack)
        for sign in [#""type": "COLOR""#, #""scopes": ["ALL_SCOPES"]"#, #""id": "VariableCollectionId:1:2""#] {
            #expect(try color("white", beside: ##""c": { "value": "#000", \##(sign) }"##) == .srgb(1, 1, 1))
        }
    }

    @Test("a color whose channels are fractions, which no tool for these files reads, is reported")
    func fractions() throws {
        let reading = try StyleDictionaryReading(
            #"""
            { "color": { "a": { "value": 1️⃣{ "r": 0.25, "g": 0.5, "b": 1 } },
                         "b": { "value": { "r": 1, "g": 1, "b": 1, "a": 0.5 } } } }
            """#)
        reading.expect(
            """
            1️⃣: warning: expected a string or a number, found an object (and in 1 more value in this file); it is read as \
            'color(srgb 0.25 0.5 1)' [outdated-syntax]
            1️⃣: note: write it as "color(srgb 0.25 0.5 1)"
            """)
    }

    @Test("where neither a type nor the path tells, the value does")
    func byItself() throws {
        #expect(try value("a", "\"#FF0000\"") == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(try value("a", "\"rgb(255, 0, 0)\"") == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(try value("a", #"{ "r": 255, "g": 0, "b": 0, "a": 0.5 }"#) == .srgb(1, 0, 0, alpha: 0.5))
        #expect(try value("a", "\"red\"") == .string("red"))
        #expect(try value("a", "\"16px\"") == .dimension(16, .px))
        #expect(try value("a", "\"16\"") == .number(16))
        #expect(try value("a", "\"200ms\"") == .duration(200, .ms))
        #expect(try value("a", "\"cubic-bezier(0.1, 0, 0.5, 1)\"") == .cubicBezier([0.1, 0, 0.5, 1]))
        #expect(try value("a", "true") == .boolean(true))
        #expect(try value("a", "\"costs $5 at least\"") == .string("costs $5 at least"))
        #expect(try value("content.a", "\"#1\"") == .string("#1"))
    }

    @Test("quotes around a text, which are for a format that copies it into code, are not part of it")
    func quotedTexts() throws {
        #expect(try value("a", #""\"Sand-Regular\"""#) == .string("Sand-Regular"))
        #expect(try value("a", #""\"yes\" or \"no\"""#) == .string("\"yes\" or \"no\""))
        #expect(try value("a", #""\"""#) == .string("\""))
    }

    @Test("sizes without a unit are rem, as on Style Dictionary's iOS platforms, unless one of them is 16 or more")
    func sizes() throws {
        let reading = try StyleDictionaryReading(
            #"{ "size": { "a": { "value": 1️⃣"0.75" }, "b": { "value": 2 }, "c": { "value": "8px" } } }"#)
        #expect(try reading.value("size.a") == .dimension(0.75, .rem))
        #expect(try reading.value("size.b") == .dimension(2, .rem))
        #expect(try reading.value("size.c") == .dimension(8, .px))
        reading.expect(
            """
            1️⃣: note: 2 sizes have no unit; they are read as rem (1 rem = 16 points), as in Style Dictionary's ios-swift \
            [number-without-unit]
            1️⃣: note: if this is wrong, write the unit, such as "16px" or "1rem"
            """)
        let points = try StyleDictionaryReading(#"{ "size": { "a": { "value": 1️⃣4 }, "b": { "value": "16" } } }"#)
        #expect(try points.value("size.a") == .dimension(4, .px))
        points.expect(
            """
            1️⃣: note: 2 sizes have no unit; they are read as points, because 16 or more is too large to be in rem \
            [number-without-unit]
            1️⃣: note: if this is wrong, write the unit, such as "16px" or "1rem"
            """)
    }

    @Test("sizes without a unit are rem beside a size for round corners if one is a fraction")
    func roundCorners() throws {
        for (text, unit) in [("0.75", DimensionUnit.rem), ("8", .px)] {
            let reading = try StyleDictionaryReading(
                #"{ "size": { "small": { "value": "\#(text)" }, "title": { "value": 4 }, "round": { "value": 999 } } }"#
            )
            #expect(try reading.value("size.title") == .dimension(4, unit))
        }
    }

    @Test("durations without a unit are in milliseconds, unless one of them is less than 1")
    func durations() throws {
        #expect(try value("duration", "200") == .duration(200, .ms))
        let reading = try StyleDictionaryReading(
            """
            { "duration": { "none": { "value": 0 }, "slow": { "value": 1️⃣"1.5" }, "fast": { "value": 0.2 },
                            "long": { "value": "{duration.slow} * 2" }, "tick": { "value": "90ms" } } }
            """)
        #expect(try reading.value("duration.none") == .duration(0, .s))
        #expect(try reading.value("duration.slow") == .duration(1.5, .s))
        #expect(try reading.value("duration.fast") == .duration(0.2, .s))
        #expect(try reading.value("duration.long") == .duration(3, .s))
        #expect(try reading.value("duration.tick") == .duration(90, .ms))
        reading.expect(
            """
            1️⃣: note: 2 durations have no unit; they are read as seconds, because less than 1 is too short to be in \
            milliseconds [number-without-unit]
            1️⃣: note: if this is wrong, write the unit, such as "200ms" or "0.2s"
            """)
    }

    @Test("text styles and shadows have parts")
    func parts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "font": { "body": { "value": "Inter" } }, "size": { "body": { "value": "17px" } },
              "text": { "body": { "type": "typography", "value": {
                "fontFamily": "{font.body.value}", "fontSize": "{size.body.value}", "fontWeight": "400",
                "lineHeight": "1.5", "fontStyle": "italic" } } },
              "shadow": { "low": { "type": "shadow", "value": [
                { "x": "0", "y": "1px", "blur": 2, "color": "rgba(0, 0, 0, 0.5)" } ] } },
              "lifted": { "value": [ { "x": "0", "y": "1px", "blur": 2, "color": "rgba(0, 0, 0, 0.5)" } ] } }
            """##)
        reading.expect("")
        #expect(try reading.value("lifted") == reading.value("shadow.low"))
        let text = CompositeValue(
            .typography,
            [
                .init(name: "fontFamily", value: .fontFamily(["Inter"]), reference: "font.body"),
                .init(name: "fontSize", value: .dimension(17, .px), reference: "size.body"),
                .init(name: "fontWeight", value: .fontWeight(FontWeight(400))),
                .init(name: "fontStyle", value: .string("italic")), .init(name: "lineHeight", value: .number(1.5)),
            ])
        #expect(try reading.value("text.body") == text.map(TokenValue.composite))
        guard case .composite(let list) = try reading.value("shadow.low"),
            case .composite(let low) = list.parts[0].value
        else { return #expect(Bool(false)) }
        #expect(low.value(of: "offsetY") == .dimension(1, .px))
        #expect(low.value(of: "inset") == .boolean(false))
    }

    @Test("a list in which not every object is a shadow is none")
    func mixedList() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "a": { "value": [ { "x": "0", "y": "1px", "blur": 2, "color": "#000000" }, { "other": 1 } ] } }"##)
        #expect(reading.resolution.types == [nil])
    }

    @Test("parts have the values of the tokens that they refer to, and a text style does without what has none")
    func referredParts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "size": { "font": { "value": "1" }, "line": { "value": "normal", "type": "lineHeights" } },
              "text": { "type": "typography", "value": {
                "fontSize": "{size.font.value}", "fontWeight": "Bold Italic", "lineHeight": "normal" } },
              "low": { "type": "shadow", "value": { "x": 0, "y": 1, "blur": 2, "color": "#000000" } },
              "both": { "type": "shadow", "value": ["{low.value}", { "x": 0, "y": 4, "blur": 8, "color": "#000000" }] } }
            """##)
        guard case .composite(let text) = try reading.value("text"),
            case .composite(let both) = try reading.value("both")
        else { return #expect(Bool(false)) }
        #expect(text.value(of: "fontSize") == .dimension(1, .rem))
        #expect(text.value(of: "fontStyle") == .string("italic"))
        #expect(text.value(of: "lineHeight") == .uninterpreted)
        #expect(both.parts.map(\.reference) == ["low", nil])
        #expect(try reading.value("size.line") == .unusable)
    }
}
