import Diagnostics
import DesignTokens
import Testing

@Suite("References of the Design Tokens format")
struct FormatReferenceTests {
    private static let red = ##""$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0] }"##

    @Test(
        "a pointer leads into a value, through aliases, and spells blanks as in a file or a URI",
        arguments: [
            ("#/red/$value/components/0", 1), ("#/red/$value/components/1", 0.5), ("#/alias/$value/components/1", 0.5),
            ("#/pointer/$value/components/1", 0.5), ("#/a b/$value", 4), ("#/a%20b/$value", 4), ("#/c~1d~0e", 5),
            ("#/border/$value/color/components/1", 0.5), ("#/$extensions/x/0", 9),
        ])
    func pointers(pointer: String, number: Double) throws {
        for value in [#""$ref": "\#(pointer)""#, #""$value": { "$ref": "\#(pointer)" }"#] {
            let file = try FormatFile(
                ##"""
                { "$extensions": { "x": [9] }, "red": { \##(Self.red) }, "alias": { "$value": "{red}" },
                  "pointer": { "$ref": "#/alias" }, "a b": { "$type": "number", "$value": 4 },
                  "c/d~e": { "$type": "number", "$value": 5 },
                  "border": { "$type": "border", "$value": { "color": "{alias}", "width": { "value": 1, "unit": "px" },
                    "style": "solid" } },
                  "n": { "$type": "number", \##(value) } }
                """##)
            file.expect("")
            #expect(try file.value("n") == .number(number))
        }
    }

    @Test(
        "an index is a decimal number within the array",
        arguments: ["3", "-1", "-", "01", "first", "0/x"])
    func indices(index: String) throws {
        let file = try FormatFile(
            ##"{ "red": { \##(Self.red) }, "n": { "$type": "number", "$ref": "#/red/$value/components/\##(index)" } }"##
        )
        #expect(file.codes == ["dangling-alias"])
    }

    @Test("a part of a value may refer to another part of it")
    func ownValue() throws {
        let file = try FormatFile(
            ##"""
            { "a": { "$type": "color", "$value": { "colorSpace": "srgb",
                "components": [1, 0, { "$ref": "#/a/$value/components/0" }] } } }
            """##)
        file.expect("")
        #expect(try file.value("a") == .srgb(1, 0, 1))
    }

    @Test("a cycle of parts is one error that shows every link")
    func cycleOfParts() throws {
        try FormatFile(
            ##"""
            { "a": { "$type": "number", "$value": 1️⃣{ "$ref": "#/b/$value/value" } },
              "b": { "$type": "dimension", "$value": { "value": 2️⃣{ "$ref": "#/c/$value" }, "unit": "px" } },
              "c": { "$value": "{a}" } }
            """##
        ).expect(
            """
            1️⃣: error: these references form a circle [reference-cycle]
            2️⃣: note: through this reference
            1️⃣: note: write out one of the values
            """)
    }

    @Test("a cycle of aliases, pointers and values is one error that names every token")
    func mixedCycle() throws {
        let file = try FormatFile(
            ##"{ "a": { "$value": "{b}" }, "b": { "$ref": "#/c/$value" }, "c": { "$value": { "$ref": "#/a" } } }"##)
        #expect(file.codes == ["reference-cycle"])
        #expect(file.resolution.diagnostics[0].message == "tokens refer to each other in a circle: a → b → c → a")
    }

    @Test(
        "a reference to a value of the wrong kind is an error",
        arguments: [
            (#""number""#, "{dimension}"), (#""dimension""#, "{number}"), (#""color""#, "{dimension}"),
            (#""fontWeight""#, "{number}"),
        ])
    func types(type: String, reference: String) throws {
        let file = try FormatFile(
            """
            { "number": { "$type": "number", "$value": 7 }, "color": { \(Self.red) },
              "dimension": { "$type": "dimension", "$value": { "value": 7, "unit": "px" } },
              "a": { "$type": \(type), "$value": "\(reference)" } }
            """)
        #expect(file.codes == ["type-mismatch"])
    }

    @Test(
        "a reference inside a value to one of the wrong kind is an error",
        arguments: [
            ("cubicBezier", #"["{number}", 0, 0, 1]"#, "invalid-value"),
            ("cubicBezier", #"["{dimension}", 0, 0, 1]"#, "type-mismatch"),
            ("dimension", #"{ "value": "{dimension}", "unit": "px" }"#, "type-mismatch"),
            ("dimension", #"{ "value": "{color}", "unit": "px" }"#, "type-mismatch"),
            ("fontFamily", #"["{fonts}", "C"]"#, "type-mismatch"),
            ("strokeStyle", #"{ "dashArray": "{dimension}", "lineCap": "round" }"#, "type-mismatch"),
            ("strokeStyle", #"{ "dashArray": ["{dimension}"], "lineCap": "{stroke}" }"#, "type-mismatch"),
            ("shadow", #"["{shadows}"]"#, "type-mismatch"), ("gradient", #"["{stops}"]"#, "type-mismatch"),
            ("color", #"{ "colorSpace": "srgb", "components": "{color}" }"#, "type-mismatch"),
            ("color", ##"{ "colorSpace": "{fonts}", "components": [0, 0, 0] }"##, "type-mismatch"),
            ("color", ##"{ "$ref": "#/color/$value/components" }"##, "type-mismatch"),
            ("color", ##"{ "$ref": "#/color/$value", "alpha": 0.5 }"##, "unknown-member"),
        ])
    func typesOfParts(type: String, value: String, code: DiagnosticCode) throws {
        let shadow = """
            { "color": "{color}", "offsetX": "{dimension}", "offsetY": "{dimension}", "blur": "{dimension}",
              "spread": "{dimension}" }
            """
        let stop = #"{ "color": "{color}", "position": 0 }"#
        let file = try FormatFile(
            """
            { "number": { "$type": "number", "$value": 7 }, "color": { \(Self.red) },
              "dimension": { "$type": "dimension", "$value": { "value": 7, "unit": "px" } },
              "fonts": { "$type": "fontFamily", "$value": ["A", "B"] },
              "stroke": { "$type": "strokeStyle", "$value": "solid" },
              "shadows": { "$type": "shadow", "$value": [\(shadow), \(shadow)] },
              "stops": { "$type": "gradient", "$value": [\(stop), \(stop)] },
              "a": { "$type": "\(type)", "$value": \(value) } }
            """)
        #expect(file.codes == [code])
    }

    @Test(
        "a reference to a missing part of a value is explained in the terms of its type",
        arguments: [
            ("#/shadow/$value/blurr", "did you mean 'blur'?"),
            ("#/shadow/$value/inset", "add it to the shadow, or write its value here"),
            ("#/shadows/$value/0/inset", "add it to the shadow, or write its value here"),
            (
                "#/shadow/$value/shade",
                "a shadow has the parts color, offsetX, offsetY, blur, spread, inset"
            ),
            (
                "#/shadows/$value/blur",
                "write members of objects by name, and elements of arrays by index from 0"
            ),
            (
                "#/shadow/$value/blur/size",
                "write members of objects by name, and elements of arrays by index from 0"
            ),
        ])
    func unknownPart(pointer: String, advice: String) throws {
        let shadow = """
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": { "value": 1, "unit": "px" },
              "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 1, "unit": "px" },
              "spread": { "value": 1, "unit": "px" } }
            """
        let file = try FormatFile(
            """
            { "shadow": { "$type": "shadow", "$value": \(shadow) },
              "shadows": { "$type": "shadow", "$value": [\(shadow)] },
              "a": { "$type": "dimension", "$value": { "$ref": "\(pointer)" } } }
            """)
        #expect(file.codes == ["dangling-alias"])
        #expect(file.resolution.diagnostics.flatMap(\.notes).map(\.message) == [advice])
    }

    @Test("braces around names with blanks, around parts and around nothing are told from each other")
    func braces() throws {
        try FormatFile(
            ##"""
            { "g": { "x": { "$type": "number", "$value": 1 } }, "a": { "$value": 1️⃣"{ g.x }" },
              "b": { "$value": 2️⃣"{g.x.value}" }, "c": { "$type": "color", "$value": 3️⃣"{}" },
              "d": { "$type": "color", "$value": 4️⃣"{g.x" }, "e": { "$ref": 5️⃣"#/g" },
              "f": { "$value": 6️⃣"{g.x.$value}" }, "h": { "$value": 7️⃣"{g.x.$value.width}" } }
            """##
        ).expect(
            ##"""
            3️⃣: error: invalid reference "{}" [invalid-reference]
            3️⃣: note: write the path of a token in one pair of braces: "{group.token}"
            4️⃣: error: invalid reference "{g.x" [invalid-reference]
            4️⃣: note: write the path of a token in one pair of braces: "{group.token}"
            1️⃣: error: cannot find the token ' g.x ' [dangling-alias]
            1️⃣: note: spaces are part of names; did you mean {g.x}?
            2️⃣: error: cannot find the token 'g.x.value' [dangling-alias]
            2️⃣: note: braces refer to whole tokens; to refer to a part of a value, write { "$ref": "#/g/x/$value/value" }
            5️⃣: error: 'g' is a group, not a token [alias-to-group]
            5️⃣: note: refer to a token inside it, such as {g.x}
            5️⃣: note: to inherit its tokens in a group, write "$extends": "{g}"
            6️⃣: error: cannot find the token 'g.x.$value' [dangling-alias]
            6️⃣: note: write {g.x} to refer to the value
            7️⃣: error: cannot find the token 'g.x.$value.width' [dangling-alias]
            7️⃣: note: braces refer to whole tokens; to refer to a part of a value, write { "$ref": "#/g/x/$value/width" }
            """##)
    }

    @Test(
        "a reference inside a string is an error that explains it, strict or not",
        arguments: [
            ("dimension", "{a} * 2"), ("color", "rgba({a}, 50%)"), ("number", "{a}+{a}"), ("fontFamily", "{a}, Arial"),
            ("shadow", "0 0 {a}"), ("gradient", "linear-gradient({a}, {a})"),
        ])
    func embedded(type: String, text: String) throws {
        for isStrict in [true, false] {
            let file = try FormatFile(type: type, value: "1️⃣\"\(text)\"", isStrict: isStrict)
            file.expect(
                """
                1️⃣: error: expected a reference without other text, found "\(text)" [invalid-reference]
                1️⃣: note: write only the reference; to use math such as {gap} * 2, set "format": "tokens-studio" for the file in "sources"
                """)
        }
    }

    @Test("100,000 references inside values, one after the other, need no deep stack")
    func longChain() throws {
        let value = #""t0": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#
        let links = (1...100_000).reversed().map { number in
            let part = ##"{ "$ref": "#/t\##(number - 1)/$value/value" }"##
            return #""t\#(number)": { "$type": "dimension", "$value": { "value": \#(part), "unit": "px" } }"#
        }
        let file = try FormatFile("{ \(links.joined(separator: ",")), \(value) }")
        file.expect("")
        #expect(try file.value("t100000") == .dimension(1, .px))
    }
}
