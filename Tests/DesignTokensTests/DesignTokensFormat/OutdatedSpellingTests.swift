import DesignTokens
import LocatedJSON
import Testing

@Suite("Spellings from before 2025.10")
struct OutdatedSpellingTests {
    private static let shadow = ##"""
        "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 0, "unit": "px" }, "blur": { "value": 0, "unit": "px" }
        """##
    private static let text = #""fontFamily": "A", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400"#
    private static let spacing = #""letterSpacing": { "value": 0, "unit": "px" }"#

    private static let spellings: [(type: String, value: String, expected: TokenValue?)] = [
        ("color", ##""#ff0000""##, .srgb(1, 0, 0)), ("color", ##""#f00""##, .srgb(1, 0, 0)),
        ("color", #""rgb(255 0 0)""#, .srgb(1, 0, 0)),
        ("color", #"{ "colorSpace": "srgb", "channels": [1, 0, 0] }"#, .srgb(1, 0, 0)),
        ("dimension", #""16px""#, .dimension(16, .px)), ("dimension", #""1.5rem""#, .dimension(1.5, .rem)),
        ("dimension", #""-3%""#, .dimension(-3, .percent)), ("dimension", #""0.02em""#, .dimension(0.02, .em)),
        ("dimension", "16", .dimension(16, .px)), ("dimension", #""0""#, .dimension(0, .px)),
        ("number", #""700""#, .number(700)), ("number", #""-.5e1""#, .number(-5)),
        ("duration", #""200ms""#, .duration(200, .ms)), ("duration", #""0.2s""#, .duration(0.2, .s)),
        ("fontWeight", #""Bold""#, .fontWeight(FontWeight(700))),
        ("fontWeight", #""400""#, .fontWeight(FontWeight(400))),
        ("shadow", "{ \(shadow) }", nil), ("typography", #"{ \#(text), "lineHeight": 1.5 }"#, nil),
        ("typography", #"{ \#(text), \#(spacing), "lineHeight": "120%" }"#, nil),
        ("typography", #"{ \#(text), \#(spacing), "lineHeight": "1.5" }"#, nil),
        ("typography", #"{ \#(text), \#(spacing) }"#, nil),
        ("transition", #"{ "duration": { "value": 1, "unit": "s" }, "timingFunction": [0, 0, 1, 1] }"#, nil),
        ("gradient", #""linear-gradient(red, blue)""#, nil),
        ("cubicBezier", #""ease""#, .cubicBezier([0.25, 0.1, 0.25, 1])),
        ("cubicBezier", #""cubic-bezier(0.33, 1, .68, 1)""#, .cubicBezier([0.33, 1, 0.68, 1])),
        ("cubicBezier", #""0.33, 1, .68, 1""#, .cubicBezier([0.33, 1, 0.68, 1])),
    ]

    @Test("each is accepted with one warning that says how it is written now", arguments: spellings.indices)
    func accepted(index: Int) throws {
        let (type, value, expected) = Self.spellings[index]
        let file = try FormatFile(type: type, value: value, isStrict: false)
        #expect(file.codes == ["outdated-syntax"], "\(type) \(value)")
        #expect(file.resolution.diagnostics.allSatisfy { $0.severity == .warning && !$0.notes.isEmpty })
        if let expected { #expect(try file.value("a") == expected) }
    }

    @Test("each is an error where it stands when the file is held to the letter", arguments: spellings.indices)
    func refused(index: Int) throws {
        let (type, value, _) = Self.spellings[index]
        let file = try FormatFile(type: type, value: value)
        #expect(!file.codes.isEmpty, "\(type) \(value)")
        #expect(file.resolution.diagnostics.allSatisfy { $0.severity == .error })
        #expect(file.paths.isEmpty)
    }

    @Test("a unit beside a number is used, and is a part of the value that is written now")
    func unitBeside() throws {
        let file = try FormatFile(
            """
            { "a": { "$type": "dimension", "$value": 2️⃣1.5, 1️⃣"unit": "rem" },
              "b": { "$type": "duration", "$value": 4️⃣300, 3️⃣"$unit": "ms" } }
            """, isStrict: false)
        file.expect(
            """
            1️⃣: error: unknown property 'unit' of a token [unknown-property]
            1️⃣: note: write the unit as a part of "$value"
            3️⃣: warning: unknown property '$unit' of a token [unknown-property]
            3️⃣: note: write the unit as a part of "$value"
            2️⃣: warning: in version 2025.10 of the format, dimensions are objects with "value" and "unit" [outdated-syntax]
            2️⃣: note: write it as { "value": 1.5, "unit": "rem" }
            2️⃣: note: or run 'TokenGenerator validate --upgrade' to update the file
            4️⃣: warning: in version 2025.10 of the format, durations are objects with "value" and "unit" [outdated-syntax]
            4️⃣: note: write it as { "value": 300, "unit": "ms" }
            4️⃣: note: or run 'TokenGenerator validate --upgrade' to update the file
            """)
        #expect(try file.value("a") == .dimension(1.5, .rem))
        #expect(try file.value("b") == .duration(300, .ms))
    }

    @Test("values of one kind are one warning, at the first of them")
    func once() throws {
        let file = try FormatFile(
            """
            { "$type": "dimension", "a": { "$value": 1️⃣"16px" }, "b": { "$value": "8px" }, "c": { "$value": 4 },
              "d": { "$type": "duration", "$value": 2️⃣"1s" } }
            """, isStrict: false)
        file.expect(
            """
            1️⃣: warning: in version 2025.10 of the format, dimensions are objects with "value" and "unit"; 3 values in this file do not \
            follow this rule [outdated-syntax]
            1️⃣: note: write it as { "value": 16, "unit": "px" }
            1️⃣: note: or run 'TokenGenerator validate --upgrade' to update the file
            2️⃣: warning: in version 2025.10 of the format, durations are objects with "value" and "unit" [outdated-syntax]
            2️⃣: note: write it as { "value": 1, "unit": "s" }
            2️⃣: note: or run 'TokenGenerator validate --upgrade' to update the file
            """)
    }

    @Test("a text style is italic if tools add so, with no warning, unless the file is held to the letter")
    func fontStyle() throws {
        let style = #"{ \#(Self.text), \#(Self.spacing), "lineHeight": 1.5, "fontStyle": "italic" }"#
        let file = try FormatFile(type: "typography", value: style, isStrict: false)
        #expect(file.codes.isEmpty)
        #expect(try file.composite("a").parts.contains(.init("fontStyle", .string("italic"))))
        #expect(try FormatFile(type: "typography", value: style).codes == ["unknown-member"])
    }

    @Test("a text style has the case and decoration that tools add, which the format does not have")
    func textCase() throws {
        let style = { (more: String) in #"{ \#(Self.text), \#(Self.spacing), "lineHeight": 1.5, \#(more) }"# }
        let members = #""textTransform": "uppercase", "textDecoration": "underline""#
        let file = try FormatFile(type: "typography", value: style(members), isStrict: false)
        #expect(file.codes.isEmpty)
        #expect(
            try file.composite("a").parts.suffix(2) == [
                .init("textCase", .string("uppercase")), .init("textDecoration", .string("underline")),
            ])
        let other = try FormatFile(type: "typography", value: style(#""textCase": "none""#), isStrict: false)
        #expect(other.codes.isEmpty)
        #expect(try other.composite("a").parts.last == .init("textCase", .string("none")))
        let broken = try FormatFile(type: "typography", value: style(#""textCase": null"#), isStrict: false)
        #expect(broken.codes == ["unknown-member"])
        #expect(try broken.composite("a").parts.count == 5)
        let strict = try FormatFile(type: "typography", value: style(members))
        #expect(strict.codes == ["unknown-member", "unknown-member"])
    }

    private static let lines = """
        { "line": { "$type": "dimension", "high": { "$value": { "value": 24, "unit": "px" } }, "alias": { "$value": "{line.high}" } },
          "text": { "$type": "typography", "$value": { \(text), \(spacing), "lineHeight": 1️⃣"{line.alias}" } } }
        """

    @Test("a line height that refers to a length is taken as one that is a length")
    func lineHeight() throws {
        let file = try FormatFile(Self.lines, isStrict: false)
        #expect(try file.composite("text").parts.last == .init("lineHeight", .dimension(24, .px), from: "line.alias"))
        file.expect(
            """
            1️⃣: warning: in version 2025.10 of the format, line heights are multiples of the font size [outdated-syntax]
            1️⃣: note: write a multiple of the font size, such as 1.5
            """)
    }

    @Test("a line height in quotation marks without a unit is a multiple if it is low, otherwise a length")
    func quotedLineHeights() throws {
        for (height, expected) in [("1.5", TokenValue.number(1.5)), ("24", .dimension(24, .px))] {
            let value = #"{ \#(Self.text), \#(Self.spacing), "lineHeight": "\#(height)" }"#
            let file = try FormatFile(type: "typography", value: value, isStrict: false)
            #expect(try file.composite("a").parts.last == .init("lineHeight", expected))
        }
    }

    @Test("a line height that is too large for a multiple is a length, also as a number token")
    func largeLineHeights() throws {
        for (height, expected) in [("24", TokenValue.dimension(24, .px)), ("3.9", .number(3.9))] {
            let text = { (height: String) in
                #"{ "$type": "typography", "$value": { \#(Self.text), \#(Self.spacing), "lineHeight": \#(height) } }"#
            }
            let tokens = """
                { "line": { "$type": "number", "$value": \(height) }, "a": \(text(height)), "b": \(text("\"{line}\"")) }
                """
            let file = try FormatFile(tokens, isStrict: false)
            #expect(try file.composite("a").parts.last == .init("lineHeight", expected))
            #expect(try file.composite("b").parts.last == .init("lineHeight", expected, from: "line"))
            #expect(file.codes == (height == "24" ? ["outdated-syntax", "outdated-syntax"] : []))
            let strict = try FormatFile(tokens)
            #expect(try strict.composite("a").value(of: "lineHeight") == .number(Double(height) ?? 0))
            #expect(strict.codes == [])
        }
    }

    @Test("strict, a line height that refers to a length is an error")
    func strictLineHeight() throws {
        let file = try FormatFile(Self.lines)
        #expect(file.codes == ["type-mismatch"])
    }

    @Test("lengths relative to a font size are none of the format's, and read unless it is taken to the letter")
    func relativeLengths() throws {
        let text = """
            { "$type": "dimension", "a": { "$value": { "value": 1.5, "unit": 1️⃣"em" } },
              "b": { "$value": { "value": -3, "unit": 2️⃣"%" } } }
            """
        let file = try FormatFile(text, isStrict: false)
        #expect(file.codes.isEmpty)
        #expect(try file.value("a") == .dimension(1.5, .em))
        #expect(try file.value("b") == .dimension(-3, .percent))
        try FormatFile(text).expect(
            """
            1️⃣: error: unknown unit 'em' in a dimension [unknown-unit]
            1️⃣: note: the units are px (a point) and rem (16 points)
            2️⃣: error: unknown unit '%' in a dimension [unknown-unit]
            2️⃣: note: the units are px (a point) and rem (16 points)
            """)
    }

    @Test("values that are clear and spelled in no version of the format are read, unless it is taken to the letter")
    func clearValues() throws {
        let text = ##"""
            { "$type": "dimension", "a": { "$value": 1️⃣{ "value": 16 } }, "b": { "$value": { "value": 8, "unit": 2️⃣"PIXELS" } },
              "c": { "$value": 3️⃣{ "value": "{a}" } }, "d": { "$type": "color", "$value": 4️⃣{ "hex": "#FF0000", "alpha": 0.5 } },
              "e": { "$type": "color", "$value": 5️⃣[255, 0, 0] },
              "f": { "$type": "fontFamily", "$value": 6️⃣"[\"Inter\", \"Arial\"]" } }
            """##
        let file = try FormatFile(text, isStrict: false)
        #expect(try file.value("a") == .dimension(16, .px))
        #expect(try file.value("b") == .dimension(8, .px))
        #expect(try file.value("c") == .dimension(16, .px))
        #expect(try file.value("d") == .srgb(1, 0, 0, alpha: 0.5))
        #expect(try file.value("e") == .srgb(1, 0, 0))
        #expect(try file.value("f") == .fontFamily(["Inter", "Arial"]))
        #expect(file.codes == Array(repeating: .outdatedSyntax, count: 6))
        #expect(try FormatFile(text).codes.count >= 5)
    }

    private static let families = #"""
        { "$type": "fontFamily", "a": { "$value": 1️⃣"'Brook Sans', Moss,sans-serif" }, "b": { "$value": "'Brook, Sans'" },
          "c": { "$value": ["\"Brook Sans\"", "Moss, Sans"] }, "d": { "$value": "Brook Int'l" },
          "e": { "$value": 2️⃣"'Brook Sans" }, "g": { "$value": ["Moss", "{a}"] }, "f": { "$value": "{a}" },
          "text": { "$type": "typography", "$value": { "fontFamily": "{f}", "fontWeight": 400, "lineHeight": 1.5,
            "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } } } }
        """#

    @Test("a font family with commas or quotation marks is a list as in CSS")
    func fontLists() throws {
        let file = try FormatFile(Self.families, isStrict: false)
        let list = TokenValue.fontFamily(["Brook Sans", "Moss", "sans-serif"])
        #expect(try file.value("a") == list)
        #expect(try file.value("b") == .fontFamily(["Brook, Sans"]))
        #expect(try file.value("c") == .fontFamily(["Brook Sans", "Moss, Sans"]))
        #expect(try file.value("d") == .fontFamily(["Brook Int'l"]))
        #expect(try file.value("g") == .fontFamily(["Moss", "Brook Sans", "Moss", "sans-serif"]))
        #expect(try file.composite("text").parts.first == .init("fontFamily", list, from: "f"))
        file.expect(
            #"""
            2️⃣: error: "'Brook Sans" is not a list of font families [invalid-value]
            2️⃣: note: separate names with commas, and put quotation marks on both sides of a name
            1️⃣: warning: in version 2025.10 of the format, a font family is a name without quotation marks, or an array of \#
            names; 3 values in this file do not follow this rule [outdated-syntax]
            1️⃣: note: write it as ["Brook Sans", "Moss", "sans-serif"]
            1️⃣: note: or run 'TokenGenerator validate --upgrade' to update the file
            """#)
        #expect(
            file.resolution.upgrades.map(\.edit.text) == [
                #"["Brook Sans", "Moss", "sans-serif"]"#, #"["Brook, Sans"]"#, #""Brook Sans""#,
            ])
        #expect(try FormatFile(Self.families).value("a") == .fontFamily(["'Brook Sans', Moss,sans-serif"]))
    }

    @Test("strict, each value is an error of its own")
    func strict() throws {
        let file = try FormatFile(#"{ "$type": "dimension", "a": { "$value": "16px" }, "b": { "$value": "8px" } }"#)
        #expect(file.codes == ["outdated-syntax", "outdated-syntax"])
    }
}
