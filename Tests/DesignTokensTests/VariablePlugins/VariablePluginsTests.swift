import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Lists of variables that plugins export")
struct VariablePluginsTests {
    private func read(_ text: String) throws -> FormatReading { try FormatReading(.variablePlugins, text) }

    private static let byID = #"""
        [ { "id": "C:1", "name": "Tokens", "modes": [ { "name": "Light", "modeId": "1:0" }, { "name": "Dark", "modeId": "1:1" } ],
            "variables": [ { "id": "V:1", "name": "Text/Main", "type": "COLOR", "values": {
              "1:0": { "type": "VARIABLE_ALIAS", "id": "V:2" }, "1:1": { "r": 1, "g": 1, "b": 1, "a": 0.5 } } } ] },
          { "id": "C:2", "name": "Base", "modes": [ { "name": "Mode 1", "modeId": "2:0" } ], "variables": [
            { "id": "V:2", "name": "ink", "type": "COLOR", "values": { "2:0": { "r": 0, "g": 0, "b": 1, "a": 1 } } },
            { "id": "V:3", "name": "gap", "type": "FLOAT", "values": { "2:0": 8 } } ] } ]
        """#

    private static let byMode = ##"""
        { "version": "1.0.4", "metadata": {}, "collections": [
          { "name": "Base", "modes": [ { "name": "Value", "variables": [
            { "name": "ink", "type": "color", "isAlias": false, "value": "#0000FF" },
            { "name": "text", "type": "typography", "isAlias": false, "value": { "fontSize": 16, "fontFamily": "Inter",
              "fontWeight": "Semi Bold", "lineHeight": 150, "lineHeightUnit": "PERCENT", "letterSpacing": -2,
              "letterSpacingUnit": "PERCENT", "textCase": "UPPER", "textDecoration": "NONE" } },
            { "name": "low", "type": "effect", "isAlias": false, "value": { "effects": [ { "type": "DROP_SHADOW",
              "color": { "r": 0, "g": 0, "b": 0, "a": 0.5 }, "offset": { "x": 1, "y": 2 }, "radius": 3, "spread": 4 } ] } }
          ] } ] },
          { "name": "Tokens", "modes": [
            { "name": "Light", "variables": [ { "name": "Text/Main", "type": "color", "isAlias": true,
              "value": { "collection": "Base", "name": "ink" } } ] },
            { "name": "Dark", "variables": [
              { "name": "Text/Main", "type": "color", "isAlias": false, "value": "#FFFFFF" } ] } ] } ] }
        """##

    @Test("are told from their collections, trees of modes, and values that are called after modes")
    func recognition() throws {
        let formats: [TokenFormatReader] = [.variablePlugins, .tokensStudio, .styleDictionary, .dtcg]
        func format(_ text: String) throws -> TokenFormat { try FormatReading.format(of: text, among: formats) }
        #expect(try format(Self.byID) == .variablePlugins)
        #expect(try format(Self.byMode) == .variablePlugins)
        #expect(
            try format(##"[{ "A": { "modes": { "B": { "c": { "$type": "color", "$value": "#fff" } } } } }]"##)
                == .variablePlugins)
        #expect(try format(##"{ "a": { "Mode 1": "#ffffff" } }"##) == .variablePlugins)
        #expect(try format(##"{ "a": { "light": "#ffffff", "dark": "#000000" } }"##) == .variablePlugins)
        #expect(
            try format(##"[{ "collection": "A", "modes": ["B"], "variables": [] }]"##) == .variablePlugins)
        #expect(
            try format(##"{ "$meta": {}, "A": { "modes": ["B"], "variables": [] } }"##) == .variablePlugins)
        #expect(try format(##"{ "brand/blue": "#0000ff", "gap": 4 }"##) == .variablePlugins)
        #expect(try format(##"{ "theme": "#0000ff", "name": "App", "author": "Us" }"##) != .variablePlugins)
        #expect(try format(#"{ "gap": 4, "radius": 8 }"#) != .variablePlugins)
        #expect(try format(#"{ "a": { "light": "on", "dark": "off" } }"#) != .variablePlugins)
        #expect(try format(#"{ "collections": [], "a": { "$type": "number", "$value": 1 } }"#) == .dtcg)
    }

    @Test("have values by the ids of modes and variables")
    func ids() throws {
        let reading = try read(Self.byID)
        reading.expect("")
        #expect(reading.paths == ["Text.Main", "ink", "gap"])
        #expect(try reading.values("Text.Main") == ["Light 0000ff", "Dark ffffff 0.5"])
        #expect(try reading.value("gap") == .number(8))
    }

    @Test("can be in lists by kind, of collections by name")
    func kinds() throws {
        let text = ##"""
            { "version": 2, "collections": { "Paint": { "id": "C:1", "modes": [ { "id": "1:0", "name": "Day" }, { "id": "1:1", "name": "Night" } ],
              "variables": {
                "colors": [ { "name": "Main/ink", "type": "color", "value": "#112233" },
                            { "name": "Main/page", "type": "color", "values": { "1:0": "#ffffff", "1:1": "#000000" } } ],
                "numbers": [ { "name": "gap", "type": "number", "value": 8 } ] } } } }
            """##
        #expect(
            try FormatReading.format(of: text, among: [.variablePlugins, .tokensStudio, .dtcg]) == .variablePlugins)
        let reading = try read(text)
        reading.expect("")
        #expect(reading.paths == ["Main.ink", "Main.page", "gap"])
        #expect(try reading.values("Main.page") == ["Day ffffff", "Night 000000"])
        #expect(try reading.value("gap") == .number(8))
    }

    @Test("can be a single collection with modes by id, and have the resolved value of what other files define")
    func singleCollection() throws {
        let alias = { (id: String) in "{ \"type\": \"VARIABLE_ALIAS\", \"id\": \"\(id)\" }" }
        let text = """
            { "id": "VariableCollectionId:1:2", "name": "Palette", "modes": { "1:0": "Light", "1:1": "Dark" },
              "variableIds": ["V:1", "V:2", "V:3"], "variables": [
              { "id": "V:1", "name": "Base/Ink", "type": "COLOR", "valuesByMode": {
                "1:0": { "r": 0, "g": 0, "b": 0, "a": 1 }, "1:1": { "r": 1, "g": 1, "b": 1, "a": 1 } } },
              { "id": "V:2", "name": "Text", "type": "COLOR", "valuesByMode": {
                "1:0": \(alias("V:1")), "1:1": \(alias("V:1")) } },
              { "id": "V:3", "name": "Line", "type": "COLOR", "valuesByMode": {
                "1:0": \(alias("V:9")), "1:1": \(alias("V:1")) }, "resolvedValuesByMode": {
                "1:0": { "resolvedValue": { "r": 1, "g": 0, "b": 0, "a": 1 }, "alias": "V:9" } } } ] }
            """
        #expect(try FormatReading.format(of: text, among: [.variablePlugins, .dtcg]) == .variablePlugins)
        let reading = try read(text)
        reading.expect("")
        #expect(try reading.values("Text") == ["Light 000000", "Dark ffffff"])
        #expect(try reading.values("Line") == ["Light ff0000", "Dark ffffff"])
    }

    @Test("have a list of variables for each mode, with text styles and shadows")
    func lists() throws {
        let reading = try read(Self.byMode)
        reading.expect("")
        #expect(reading.paths == ["ink", "text", "low", "Text.Main"])
        #expect(try reading.values("Text.Main") == ["Light 0000ff", "Dark ffffff"])
        guard case .composite(let text) = try reading.value("text"), case .composite(let low) = try reading.value("low")
        else { return #expect(Bool(false)) }
        #expect(text.value(of: "fontWeight") == .fontWeight(FontWeight(600)))
        #expect(text.value(of: "lineHeight") == .number(1.5))
        #expect(text.value(of: "letterSpacing") == .dimension(-2, .percent))
        #expect(text.value(of: "textCase") == .string("uppercase"))
        #expect(low.value(of: "offsetY") == .dimension(2, .px) && low.value(of: "blur") == .dimension(3, .px))
    }

    @Test("can be in lists by kind for each mode")
    func listsOfValues() throws {
        let text = ##"""
            [ { "name": "Roles", "values": [
              { "mode": { "name": "Day", "id": "1:0" }, "color": [ { "name": "Text/Main", "value": "#0000ff", "var": "Blue" } ],
                "number": [ { "name": "gap", "value": 8 } ], "string": [] },
              { "mode": { "name": "Night", "id": "1:1" }, "color": [ { "name": "Text/Main", "value": "#ffffff" } ],
                "number": [ { "name": "gap", "value": 4 } ], "string": [] } ] } ]
            """##
        #expect(try FormatReading.format(of: text, among: [.variablePlugins, .dtcg]) == .variablePlugins)
        let reading = try read(text)
        reading.expect("")
        #expect(try reading.values("Text.Main") == ["Day 0000ff", "Night ffffff"])
        #expect(try reading.value("gap") == .number(8))
    }

    @Test(
        "refer to one another in several spellings",
        arguments: [
            #"{ "alias": "base/ink" }"#, #""{base/ink}""#, #""{base.ink}""#, #""{Base/base/ink}""#, #""Base:base/ink""#,
            #""base/ink""#,
        ])
    func references(_ reference: String) throws {
        let reading = try read(
            ##"""
            { "collections": [
              { "name": "Base", "modes": ["A"], "variables": [ { "name": "base/ink", "type": "COLOR", "values": { "A": "#0000FF" } } ] },
              { "name": "Tokens", "modes": ["B", "C"], "variables": { "text": { "main": {
                "type": "color", "values": { "B": \##(reference), "C": "rgb(255, 0, 0)" } } } } } ] }
            """##)
        reading.expect("")
        #expect(try reading.values("text.main") == ["B 0000ff", "C ff0000"])
        #expect(reading.resolution.traces[1].step == .alias)
    }

    @Test("have trees of tokens by mode, and values that are called after modes")
    func trees() throws {
        let tree = try read(
            ##"""
            [ { "Base": { "modes": { "Value": { "raw": { "ink": { "$type": "color", "$value": "#0000FF" } } } } } },
              { "Tokens": { "modes": {
                "Day": { "main": { "$type": "color", "$collectionName": "Base", "$value": "{raw.ink}", "$scopes": [] } },
                "Night": { "main": { "$type": "color", "$value": "#FFFFFF" } } } } } ]
            """##)
        tree.expect("")
        #expect(try tree.values("main") == ["Day 0000ff", "Night ffffff"])
        let leaves = try read(
            ##"""
            { "Base": { "ink": { "Mode 1": "#0000FF" }, "gap": { "base": 4 } },
              "Tokens": { "main": { "light": "ink", "dark": { "r": 255, "g": 128, "b": 0, "a": 1 } } } }
            """##)
        leaves.expect("")
        #expect(try leaves.values("Tokens.main") == ["light 0000ff", "dark ff8000"])
        #expect(try leaves.value("Base.gap") == .number(4))
    }

    @Test("can be in a group called value")
    func groupCalledValue() throws {
        let tree = try read(
            #"""
            [ { "Base": { "modes": { "Value": { "input": {
                "label": { "size": { "$type": "float", "$value": 12, "$scopes": [] } },
                "value": { "size": { "$type": "float", "$value": 14, "$scopes": [] } } } } } } } ]
            """#)
        tree.expect("")
        #expect(try tree.value("input.label.size") == .number(12))
        #expect(try tree.value("input.value.size") == .number(14))
    }

    @Test("can be written by hand, with descriptions and a list of something else")
    func handwritten() throws {
        let text = ##"""
            { "version": "1.0.0", "description": "Colors of the app",
              "colors": {
                "card": { "description": "Raised", "light": "#FFFFFF", "dark": "#0F172A" },
                "ink": { "doc": "Text", "light": "#000000", "dark": "#F1F5F9" } },
              1️⃣"pairs": [{ "foreground": "ink", "background": "card" }] }
            """##
        let reading = try read(text)
        reading.expect(
            """
            1️⃣: warning: expected a variable with a name and a value; this member is skipped [not-a-token]
            1️⃣: note: add a name and a value, or remove it
            """)
        #expect(reading.paths == ["colors.card", "colors.ink"])
        #expect(try reading.values("colors.card") == ["light ffffff", "dark 0f172a"])
        #expect(
            try FormatReading.format(of: text.replacing("1️⃣", with: ""), among: [.variablePlugins, .dtcg])
                == .variablePlugins)
    }

    @Test("are collections by their names, or under the name \"collection\"")
    func namedCollections() throws {
        let variables = ##"""
            "modes": ["Value"], "variables": [
              { "name": "brand/blue", "type": "COLOR", "value": "#0000FF", "code": "--blue" },
              { "name": "brand/main", "type": "COLOR", "values": { "Value": { "alias": "brand/blue" } } } ]
            """##
        for text in [
            #"{ "$meta": { "source": "Kit" }, "Base": { \#(variables) } }"#,
            #"[ { "collection": "Base", \#(variables) } ]"#,
        ] {
            let reading = try read(text)
            reading.expect("")
            #expect(reading.paths == ["brand.blue", "brand.main"])
            #expect(reading.reading.collections.map(\.name) == ["Base"])
            #expect(try reading.value("brand.main") == reading.value("brand.blue"))
            #expect(reading.resolution.traces[1].step == .alias)
        }
    }

    @Test("can be names with bare values, as Figma's MCP server answers")
    func plainValues() throws {
        let reading = try read(
            ##"""
            { "Colors": { "Brand/Blue": "#0000ff", "Overlay": "rgba(0, 0, 0, 0.5)", "Accent": "{Colors/Brand/Blue}" },
              "var(--gap)": "14", "--radius": 8, "size": "1.5px", "family": "Inter",
              1️⃣"Heading": "Font(family: \"Inter\", style: Bold, size: 24, weight: 700, lineHeight: 32)" }
            """##)
        reading.expect(
            """
            1️⃣: warning: expected a variable with a name and a value; this member is skipped [not-a-token]
            1️⃣: note: add a name and a value, or remove it
            """)
        #expect(
            reading.paths == [
                "Colors.Brand.Blue", "Colors.Overlay", "Colors.Accent", "gap", "radius", "size", "family",
            ])
        #expect(try reading.value("Colors.Accent") == reading.value("Colors.Brand.Blue"))
        #expect(try reading.value("gap") == .number(14))
        #expect(try reading.value("size") == .dimension(1.5, .px))
        #expect(try reading.value("family") == .string("Inter"))
    }

    @Test("can be names with bare values in a mode called value, which is otherwise the value of a token")
    func modeCalledValue() throws {
        let reading = try read(
            ##"""
            { "size": { "value": { "s": 4, "m": 8 } },
              "color": { "light": { 1️⃣"ink": "#000000" }, "dark": { "ink": "#ffffff" } } }
            """##)
        reading.expect(
            """
            1️⃣: note: these groups define the same tokens and are used as modes: a.json: color.light (light), a.json: color.dark (dark) [inferred-modes]
            1️⃣: note: to keep them apart, set "modeGroups": [] on the file in "sources", and remove their modes from "appearances" and "themes"
            """)
        #expect(try reading.value("size.value.s") == .number(4))
        #expect(try reading.values("color.ink") == ["light 000000", "dark ffffff"])
        let shadow = ##"{ "shadow": { "s": { "value": { "color": "#000000", "x": 0, "y": 1, "blur": 2 } } } }"##
        #expect(try read(shadow).paths.isEmpty)
    }

    @Test("can have comments beside bare values, which are neither variables nor modes")
    func comments() throws {
        let plain = try read(
            ##"""
            { "$comment": "a theme", "_comment": "by hand", "hue": { "//": "of the paper", "$ink": "#0000ff", "paper": "#ffffff" },
              "gap": { "$comment": "in points", "s": 4, "m": 8 },
              "motion": { "ease": { 1️⃣"calm": [0.3, 0, 0, 1] } } }
            """##)
        plain.expect(
            """
            1️⃣: warning: the list 'calm' cannot be read without a type [not-a-token]
            1️⃣: note: define it in another file, as a token with "$type" and "$value", or remove it
            """)
        #expect(plain.paths == ["hue.$ink", "hue.paper", "gap.s", "gap.m"])
        let several = try read(##"{ "_comments": "by hand", "hue": { "ink": "#0000ff", "paper": "#ffffff" } }"##)
        #expect(several.paths == ["hue.ink", "hue.paper"])
        let leaves = try read(
            ##"""
            { "hue": { "$comment": "all hues", "ink": { "$comment": "text", "light": "#0000FF", "dark": "#FFFFFF" } } }
            """##)
        leaves.expect("")
        #expect(try leaves.values("hue.ink") == ["light 0000ff", "dark ffffff"])
    }

    @Test("can be bare measures without a color in a file with the name of a token file")
    func measuresInTokenFile() throws {
        func isRecognized(_ path: String, _ size: String) throws -> Bool {
            let bytes = Array(#"{ "radius": { "sm": "\#(size)", "md": "8px" } }"#.utf8)
            return PluginPlainValues.isRecognized(in: try JSONDocument(parsing: bytes, path: path))
        }
        #expect(try isRecognized("radius.tokens.json", "4px"))
        #expect(try !isRecognized("radius.tokens.json", "four"))
        #expect(try !isRecognized("radius.json", "4px"))
        let style = #"{ "base": { "value": { "fontSize": "{size}", "lineHeight": "24px" }, "type": "typography" } }"#
        let file = try JSONDocument(parsing: Array(style.utf8), path: "text.tokens.json")
        #expect(!PluginPlainValues.isRecognized(in: file))
    }

    @Test("lose nothing in silence: what has no name or no value is counted, wherever it is")
    func leftOut() throws {
        let reading = try read(
            ##"""
            { "collections": [
              { "name": "A", "modes": ["M"], "variables": [ 1️⃣{ "type": "FLOAT", "value": 1 }, { "name": "none", "type": "FLOAT" },
                { "name": "gap", "type": "FLOAT", "value": 8 } ] },
              { "name": "B", "modes": ["M"], "variables": { "$note": 1, "size": { "description": "Sizes", "s": 4,
                "m": { "type": "FLOAT", "value": 8 } } } } ] }
            """##)
        reading.expect(
            """
            1️⃣: warning: expected variables with a name and a value; 3 members are skipped, of which this is the first [not-a-token]
            1️⃣: note: add a name and a value, or remove it
            """)
        #expect(reading.paths == ["gap", "size.m"])
        // So many are enough to know the spelling.
        let leaves = (0..<200).map { ##""a\##($0)": { "Mode 1": "#ffffff" }"## }.joined(separator: ", ")
        try read("{ \(leaves), 1️⃣\"b\": 3 }").expect(
            """
            1️⃣: warning: expected a variable with a name and a value; this member is skipped [not-a-token]
            1️⃣: note: add a name and a value, or remove it
            """)
    }

    @Test(
        "have no value of which a part cannot be read",
        arguments: [
            ("typography", #"{ "fontSize": 16, "fontWeight": "Wide" }"#, "text style"),
            ("typography", #"{ "fontSize": 16, "lineHeight": { "unit": "PIXELS" } }"#, "text style"),
            (
                "effect",
                ##"{ "effects": [ { "type": "DROP_SHADOW", "color": "#000000", "offset": { "x": "4px", "y": 1 } } ] }"##,
                "shadow"
            ), ("color", #"{ "r": 1, "g": 0, "b": 0, "a": "half" }"#, "color"),
        ])
    func halfValues(_ type: String, _ value: String, _ words: String) throws {
        try read(
            #"[{ "name": "A", "modes": ["M"], "variables": [ { "name": "x", "type": "\#(type)", "value": 1️⃣\#(value) } ] }]"#
        ).expect(
            """
            1️⃣: error: expected a \(words) for the value of 'x' [invalid-value]
            1️⃣: note: correct it in Figma, then export the variables again
            """)
    }

    @Test("of grids are none, which is reported once")
    func grids() throws {
        try read(
            """
            [{ "name": "Styles", "modes": [ { "name": "Style", "variables": [
              { 1️⃣"name": "page", "type": "grid", "value": { "layoutGrids": [] } },
              { "name": "form", "type": "grid", "value": { "layoutGrids": [] } },
              { "name": "ink", "type": "color", "value": "#000000" } ] } ] }]
            """
        ).expect(
            """
            1️⃣: warning: 2 styles have no Swift value, because they are grids, or effects that are not exported [incomplete-token]
            1️⃣: note: exclude grids and blurs from the export in the plugin's settings
            """)
    }

    @Test("of effects are their shadows; blurs have no value")
    func blurs() throws {
        let blur = #"{ "type": "BACKGROUND_BLUR", "radius": 4 }"#
        let shadow =
            ##"{ "type": "DROP_SHADOW", "color": "#000000", "offset": { "x": 0, "y": 1 }, "radius": 2, "spread": 0 }"##
        let reading = try read(
            """
            [{ "name": "A", "modes": ["M"], "variables": [
              { "name": "glass", "type": "effect", "value": 1️⃣{ "effects": [ \(blur), \(shadow) ] } },
              { "name": "veil", "type": "effect", "value": 2️⃣{ "effects": [ \(blur) ] } } ] }]
            """)
        reading.expect(
            """
            1️⃣: warning: the blur of 'glass' has no value in Swift; only its shadow is used [incomplete-token]
            1️⃣: note: use a material in code
            2️⃣: error: 'veil' is a blur, which has no value in Swift [incomplete-token]
            2️⃣: note: leave blurs out of the export, and use a material in code
            """)
        guard case .composite(let glass) = try reading.value("glass") else { return #expect(Bool(false)) }
        #expect(glass.type == .shadow && !glass.isList)
    }

    @Test("leave parts of text styles to the font that are automatic or missing")
    func automaticParts() throws {
        let reading = try read(
            #"""
            [{ "name": "A", "modes": ["M"], "variables": [ { "name": "x", "type": "typography", "value": {
              "fontSize": 16, "lineHeight": "AUTO", "letterSpacing": null } } ] }]
            """#)
        reading.expect("")
        guard case .composite(let style) = try reading.value("x") else { return #expect(Bool(false)) }
        #expect(style.parts.map(\.name) == ["fontSize"])
    }

    @Test(
        "can list text styles with Figma's units, beside collections or alone",
        arguments: ["", "\"collections\": [], "])
    func textStyles(_ beside: String) throws {
        let reading = try read(
            ##"""
            { \##(beside)"fileName": "App", "textStyles": [
              { "name": "Title/Large", "fontFamily": "Inter", "fontWeight": "Semi Bold Italic", "fontSize": 32,
                "letterSpacing": { "unit": "PERCENT", "value": -2 }, "lineHeight": { "unit": "PIXELS", "value": 40 },
                "textCase": "UPPER" },
              { "name": "Body", "fontFamily": "Inter", "fontWeight": "Regular", "fontSize": 16,
                "lineHeight": { "unit": "AUTO" }, "textCase": "ORIGINAL" },
              { "name": "Odd", "fontFamily": "Inter", "fontSize": 16, "lineHeight": { "unit": "PERCENT" } } ] }
            """##)
        #expect(reading.paths == ["Title.Large", "Body"])
        #expect(reading.resolution.diagnostics.map(\.code) == [.invalidValue])
        guard case .composite(let title) = try reading.value("Title.Large"),
            case .composite(let body) = try reading.value("Body")
        else { return #expect(Bool(false)) }
        #expect(title.value(of: "fontWeight") == .fontWeight(FontWeight(600)))
        #expect(title.value(of: "fontStyle") == .string("italic"))
        #expect(title.value(of: "letterSpacing") == .dimension(-2, .percent))
        #expect(title.value(of: "lineHeight") == .dimension(40, .px))
        #expect(title.value(of: "textCase") == .string("uppercase"))
        #expect(body.value(of: "lineHeight") == nil)
    }

    @Test(
        "can list styles as Figma does, with a font's name and effects; other lists of styles are reported",
        arguments: ["", "\"collections\": [], "])
    func figmaStyles(_ beside: String) throws {
        let reading = try read(
            ##"""
            { \##(beside)1️⃣"gridStyles": [ { "name": "Page" } ], "textStyles": [
              { "name": "Title", "type": "TEXT", "fontName": { "family": "Inter", "style": "Light Italic" }, "fontSize": 32,
                "lineHeight": { "unit": "PERCENT", "value": 125 }, "paragraphSpacing": 8, "paragraphIndent": 4 },
              { "name": "Lead", "type": "TEXT", "fontName": { "family": "Inter", "style": "Headline" }, "fontSize": 20 } ],
              "effectStyles": [ { "name": "Low", "type": "EFFECT", "effects": [
                { "type": "INNER_SHADOW", "visible": false, "color": { "r": 1, "g": 0, "b": 0, "a": 1 } },
                { "type": "DROP_SHADOW", "visible": true, "radius": 6, "color": { "r": 0, "g": 0, "b": 0, "a": 0.5 },
                  "offset": { "x": 0, "y": 2 }, "spread": 1 } ] } ] }
            """##)
        reading.expect(
            """
            1️⃣: warning: 'gridStyles' is skipped, because only variables, text styles and effects in Figma's form can be read [not-a-token]
            1️⃣: note: export the styles with another plugin, such as Tokens Studio
            """)
        #expect(reading.paths == ["Title", "Lead", "Low"])
        guard case .composite(let title) = try reading.value("Title"),
            case .composite(let lead) = try reading.value("Lead"),
            case .composite(let low) = try reading.value("Low")
        else {
            Issue.record("not all of them are styles")
            return
        }
        #expect(title.value(of: "fontFamily") == .fontFamily(["Inter"]))
        #expect(title.value(of: "fontWeight") == .fontWeight(FontWeight(300)))
        #expect(title.value(of: "fontStyle") == .string("italic"))
        #expect(title.value(of: "lineHeight") == .number(1.25))
        #expect(title.value(of: "paragraphSpacing") == .dimension(8, .px))
        #expect(title.value(of: "paragraphIndent") == .dimension(4, .px))
        #expect(lead.value(of: "fontStyle") == .string("Headline"))
        #expect(lead.value(of: "fontWeight") == nil)
        #expect(low.type == .shadow && !low.isList)
        #expect(low.value(of: "blur") == .dimension(6, .px))
        #expect(low.value(of: "inset") == .boolean(false))
    }

    /// Text styles beside two variables with a size, the first of which has two modes.
    private static func boundStyles(_ styles: String) -> String {
        #"""
        { "collections": [ { "name": "Type", "modes": [ { "name": "S", "modeId": "1:0" }, { "name": "L", "modeId": "1:1" } ],
            "variables": [
              { "id": "V:1", "name": "size", "resolvedType": "FLOAT", "valuesByMode": { "1:0": 16, "1:1": 20 } },
              { "id": "V:2", "name": "face", "resolvedType": "STRING", "valuesByMode": { "1:0": "Inter", "1:1": "Inter" } },
              { "id": "V:3", "name": "style", "resolvedType": "STRING",
                "valuesByMode": { "1:0": "Bold Italic", "1:1": "600" } },
              { "id": "V:4", "name": "height", "resolvedType": "FLOAT",
                "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "V:1" }, "1:1": 28 } } ] } ],
          "textStyles": [ \#(styles) ] }
        """#
    }

    private static func bound(_ parts: KeyValuePairs<String, String>) -> String {
        let parts = parts.map { #""\#($0)": { "type": "VARIABLE_ALIAS", "id": "\#($1)" }"# }
        return #""boundVariables": { \#(parts.joined(separator: ", ")) }"#
    }

    @Test("can bind parts of text styles to variables, whose values they have in each mode")
    func boundTextStyles() throws {
        let bound = Self.bound([
            "fontFamily": "V:2", "fontSize": "V:1", "fontStyle": "V:3", "lineHeight": "V:4", "letterSpacing": "away",
        ])
        let reading = try read(
            Self.boundStyles(
                #"""
                { "name": "Body", "type": "TEXT", "fontName": { "family": "Gotham", "style": "Light" },
                  "letterSpacing": { "unit": "PERCENT", "value": 2 }, \#(bound) },
                { "name": "Fixed", "type": "TEXT", "fontName": { "family": "Gotham", "style": "Light" }, "fontSize": 14,
                  "boundVariables": {} }
                """#))
        reading.expect("")
        #expect(reading.paths == ["size", "face", "style", "height", "Body", "Fixed"])
        guard case .composite(let body) = try reading.value("Body") else { return #expect(Bool(false)) }
        #expect(body.value(of: "fontFamily") == .fontFamily(["Inter"]))
        #expect(body.value(of: "fontSize") == .dimension(16, .px))
        #expect(body.value(of: "lineHeight") == .dimension(16, .px))
        #expect(body.value(of: "fontWeight") == .fontWeight(FontWeight(700)))
        #expect(body.value(of: "letterSpacing") == .dimension(2, .percent))
        let token = try #require(reading.resolution.graph.token(at: "Body"))
        let values = reading.resolution.values(of: token)
        #expect(values.map(\.mode) == ["S", "L"])
        guard case .composite(let large) = try #require(values.last).value else { return #expect(Bool(false)) }
        #expect(large.value(of: "fontSize") == .dimension(20, .px))
        #expect(large.value(of: "lineHeight") == .dimension(28, .px))
        #expect(large.value(of: "fontWeight") == .fontWeight(FontWeight(600)))
    }

    @Test("leave out single text styles: without a size, bound to a missing variable, or to one that does not fit")
    func incompleteTextStyles() throws {
        let font = #""type": "TEXT", "fontName": { "family": "Gotham", "style": "Light" }"#
        let reading = try read(
            Self.boundStyles(
                #"""
                1️⃣{ "name": "Bare", \#(font) },
                { "name": "Far", \#(font), "boundVariables": { "fontSize": 2️⃣{ "type": "VARIABLE_ALIAS", "id": "V:9" } } },
                3️⃣{ "name": "Odd", \#(font), \#(Self.bound(["fontSize": "V:2"])) },
                { "name": "Fixed", \#(font), "fontSize": 14 }
                """#))
        reading.expect(
            """
            1️⃣: error: the text style 'Bare' has no font size [incomplete-token]
            1️⃣: note: set it in Figma, then export the variables again
            2️⃣: error: 'Far' refers to 'V:9', which is not in the file [dangling-alias]
            2️⃣: note: also export the collection that contains it
            3️⃣: error: the variables of the text style 'Odd' do not fit its parts [invalid-value]
            3️⃣: note: correct them in Figma, then export the variables again
            """)
        #expect(try reading.value("Fixed") != .unusable)
    }

    @Test("can be a single collection with its name in 'collection'")
    func nameInCollection() throws {
        let reading = try read(
            ##"""
            { "collection": "Brick", "modes": ["light", "dark"],
              "variables": [ { "name": "ink", "type": "COLOR", "valuesByMode": { "light": "#000000", "dark": "#FFFFFF" } } ] }
            """##)
        reading.expect("")
        #expect(reading.paths == ["ink"])
    }

    @Test("cost variables without a value, and say which lists are not read")
    func reports() throws {
        try read(
            ##"""
            { "collections": [ { "name": "A", "modes": ["M"], "variables": [
                { "name": "far", "type": "color", "value": 1️⃣"{away}" }, { "name": "odd", "type": "color", "value": 2️⃣"reddish" },
                { "name": "near", "type": "color", "value": "#FFFFFF" } ] } ],
              3️⃣"textStyles": [ { "name": "a" } ] }
            """##
        ).expect(
            """
            1️⃣: error: 'far' refers to 'away', which is not in the file [dangling-alias]
            1️⃣: note: also export the collection that contains it
            2️⃣: error: expected a color for the value of 'odd' [invalid-value]
            2️⃣: note: correct it in Figma, then export the variables again
            3️⃣: warning: 'textStyles' is skipped, because only variables, text styles and effects in Figma's form can be read [not-a-token]
            3️⃣: note: export the styles with another plugin, such as Tokens Studio
            """)
    }

    @Test("have the name of their collection in the path if one of them is called by a number")
    func numbers() throws {
        func collection(_ name: String, _ variables: String...) -> String {
            let variables = variables.map { #"{ "name": "\#($0)", "type": "number", "value": 1 }"# }
            return #"{ "name": "\#(name)", "modes": ["M"], "variables": [ \#(variables.joined(separator: ", ")) ] }"#
        }
        let reading = try read(
            """
            { "collections": [ \(collection("space", "4", "none", "wide/8")), \(collection("screen", "small", "old/8")) ] }
            """)
        reading.expect("")
        #expect(reading.paths == ["space.4", "space.none", "space.wide.8", "small", "old.8"])
    }

    @Test("of texts are texts, even if a color or number has their name")
    func namesInTexts() throws {
        let reading = try read(
            #"""
            [ { "id": "C", "name": "A", "modes": [ { "name": "M", "modeId": "1" } ], "variables": [
                { "id": "V1", "name": "Gotham", "type": "FLOAT", "values": { "1": 4 } },
                { "id": "V2", "name": "face", "type": "STRING", "values": { "1": "Inter" } },
                { "id": "V3", "name": "label", "type": "STRING", "values": { "1": "Gotham" } },
                { "id": "V4", "name": "font", "type": "STRING", "values": { "1": "face" } },
                { "id": "V5", "name": "gap", "type": "FLOAT", "values": { "1": { "type": "VARIABLE_ALIAS", "id": "V1" } } } ] } ]
            """#)
        reading.expect("")
        #expect(try reading.value("label") == .string("Gotham"))
        #expect(try reading.value("font") == .string("Inter"))
        #expect(try reading.value("gap") == .number(4))
    }

    @Test("say which of several variables of a name is used")
    func ambiguous() throws {
        func collection(_ name: String, _ value: String) -> String {
            #"{ "name": "\#(name)", "modes": ["M"], "variables": [ { "name": "x", "type": "number", "value": \#(value) } ] }"#
        }
        let reference =
            #"{ "name": "T", "modes": ["M"], "variables": [ { "name": "y", "type": "number", "value": 1️⃣"{x}" } ] }"#
        let reading = try read(
            #"{ "collections": [ \#(collection("A", "1")), \#(collection("B", "2")), \#(reference) ] }"#)
        reading.expect(
            """
            1️⃣: note: 'x' is in several collections; the one in 'A' is used, not the one in 'B' [ambiguous-variable]
            1️⃣: note: rename one of the two in Figma
            """)
        #expect(try reading.value("y") == .number(1))
    }

    @Test("may have one variable twice, of which a copy with other values is reported")
    func copies() throws {
        func list(_ second: Int) -> String {
            #"""
            [ { "id": "C", "name": "A", "modes": [ { "name": "M", "modeId": "1" } ], "variables": [
                { "id": "V1", 2️⃣"name": "gap", "type": "FLOAT", "values": { "1": 4 } },
                { "id": "V2", 1️⃣"name": "gap", "type": "FLOAT", "values": { "1": \#(second) } },
                { "id": "V3", "name": "space", "type": "FLOAT", "values": { "1": { "type": "VARIABLE_ALIAS", "id": "V2" } } } ] } ]
            """#
        }
        let same = try read(list(4))
        same.expect("")
        #expect(same.paths == ["gap", "space"])
        #expect(try same.value("space") == .number(4))
        try read(list(8)).expect(
            """
            1️⃣: error: 'gap' is defined twice [duplicate-token]
            2️⃣: note: first defined here
            1️⃣: note: rename one of them in Figma
            """)
    }

    @Test("are read without breaking a rule whatever is wrong with a file")
    func damaged() {
        expectUnbroken(.variablePlugins, Self.byID)
        expectUnbroken(.variablePlugins, Self.byMode)
    }
}
