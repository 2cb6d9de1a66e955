import DesignTokens
import Testing

@Suite("Step 2: variables that Figma names")
struct VariableTests {
    @Test("an inline value with a variable refers to the token that is this variable")
    func variable() throws {
        let resolution = try resolve([
            "Brand": ["primary": ["200": color("#D0AFA8")]], "a": color("#D0AFA8", variable: "brand/primary/200"),
        ])
        #expect(try resolution.step("a") == "variable Brand.primary.200")
        #expect(try resolution.origin("a") == "Brand.primary.200")
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test(
        "the name is the end of the path, without case and separators",
        arguments: [
            "Primary200", "primary/200", "brand/primary/200", "colors/brand/primary/200", "COLORS BRAND PRIMARY 200",
            "200",
            "brand-primary_200", "/primary/200/", "Primary 200", "BrandPrimary.200",
        ])
    func spellings(name: String) throws {
        let resolution = try resolve([
            "Colors": ["brand": ["primary": ["200": color("#D0AFA8")]]], "a": color("#000", variable: name),
        ])
        #expect(try resolution.step("a") == "variable Colors.brand.primary.200")
    }

    @Test(
        "part of a name is no match",
        arguments: [
            "rimary200", "mary/200", "00", "primary/20", "primary/200/x", "x/colors/brand/primary/200", "", "/",
            "Primary2-00",
        ])
    func partsOfNames(name: String) throws {
        let resolution = try resolve([
            "Colors": ["brand": ["primary": ["200": color("#D0AFA8")]]], "a": color("#000", variable: name),
        ])
        #expect(try resolution.step("a") == "literal")
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("a separator between two digits counts: 1-5 is not 15")
    func digits() throws {
        let resolution = try resolve([
            "space": ["1-5": number(6), "15": number(60), "2": ["5": number(10)]],
            "a": number(0, variable: "space/1-5"), "b": number(0, variable: "space/15"),
            "c": number(0, variable: "1 5"),
            "d": number(0, variable: "Space15"), "e": number(0, variable: "space/2/5"), "f": number(0, variable: "25"),
            "g": number(0, variable: "5"),
        ])
        #expect(
            try ["a", "b", "c", "d", "e", "f", "g"].map(resolution.step) == [
                "variable space.1-5", "variable space.15", "variable space.1-5", "variable space.15",
                "variable space.2.5", "literal", "variable space.2.5",
            ])
    }

    @Test("letters that are not ASCII are compared as they stand")
    func otherLetters() throws {
        let resolution = try resolve([
            "색상": ["파랑": color("#00F")], "😀": color("#FF0"), "a": color("#000", variable: "색상/파랑"),
            "b": color("#000", variable: "😀"),
        ])
        #expect(try resolution.step("a") == "variable 색상.파랑")
        #expect(try resolution.step("b") == "variable 😀")
    }

    @Test("a token is not its own variable, and does not make another one ambiguous")
    func ownName() throws {
        let alone = try resolve(["x": ["primary": color("#F00", variable: "primary")]])
        #expect(try alone.step("x.primary") == "literal")
        let other = try resolve(["x": ["primary": color("#F00", variable: "primary")], "y": ["primary": color("#F00")]])
        #expect(try other.step("x.primary") == "variable y.primary")
        #expect(other.diagnostics.isEmpty)
    }

    @Test("tokens that refer to the same variable are not that variable")
    func sameVariable() throws {
        func link(_ hex: String) -> String {
            let data = #"{ "targetVariableName": "sea/90", "targetVariableSetName": "Base" }"#
            return ##"{ "$type": "color", "$value": "\##(hex)", "$extensions": { "com.figma.aliasData": \##(data) } }"##
        }
        let files = try MarkedFiles(
            """
            { "text": { "sea": { "90": \(link("#0000F0")) } }, "fill": { "sea": { "90": \(link("#0000F0")) } },
              "line": { "warn": \(link("#0000F0")) } }
            """)
        let resolution = files.resolution()
        #expect(resolution.diagnostics.filter { $0.code == .ambiguousVariable }.isEmpty)
        for path in ["text.sea.90", "fill.sea.90", "line.warn"] { #expect(try resolution.step(path) == "literal") }
    }

    @Test("a token of another type is no match, and an alias counts with the type it ends in")
    func types() throws {
        let resolution = try resolve([
            "Brand": ["small": number(1), "red": color("#F00")], "Text": ["small": alias("Brand.red")],
            "a": color("#000", variable: "small"), "b": number(3, variable: "small"),
            "c": number(3, variable: "brand/red"),
        ])
        #expect(try resolution.step("a") == "variable Text.small")
        #expect(try resolution.step("b") == "variable Brand.small")
        #expect(try resolution.step("c") == "literal")
    }

    @Test("values that are not interpreted have variables, too")
    func uninterpreted() throws {
        let weight = #""$type": "fontWeight", "$value": 700"#
        let extensions = #""$extensions": { "com.figma.aliasData": { "targetVariableName": "weight/bold" } }"#
        let resolution = try MarkedFiles(
            "{ \"weight\": { \"bold\": { \(weight) } }, \"a\": { \(weight), \(extensions) } }"
        ).resolution()
        #expect(try resolution.step("a") == "variable weight.bold")
    }

    @Test("an alias is an alias, whatever variable it names")
    func aliasFirst() throws {
        let resolution = try MarkedFiles(
            """
            { "x": \(color("#F00").text), "y": \(color("#00F").text),
              "a": { "$value": "{x}", "$extensions": { "com.figma.aliasData": { "targetVariableName": "y" } } } }
            """
        ).resolution()
        #expect(try resolution.step("a") == "alias x")
    }

    @Test("a variable that could be several tokens is a note, and the value decides")
    func ambiguous() throws {
        let extensions = #""$extensions": { "com.figma.aliasData": { "targetVariableName": "1" } }"#
        let files = try MarkedFiles(
            """
            { "Brand": { "primary": { "1": \(color("#F00").text) }, "text": { "1": \(color("#00F").text) },
                         "line": { "1": \(color("#0F0").text) } },
              "Component": { "x": { "$type": "color", "$value": 1️⃣"#00F", \(extensions) } },
              "y": { "$type": "color", "$value": 2️⃣"#00F", \(extensions) } }
            """)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: note: 'Component.x' refers to the variable '1', which matches several tokens \
                (Brand.primary.1, Brand.text.1, …); its exported value is used \
                [ambiguous-variable]
                2️⃣: note: 'y' refers to the variable '1', which matches several tokens \
                (Brand.primary.1, Brand.text.1, …); its exported value is used \
                [ambiguous-variable]
                """)
        #expect(try resolution.step("Component.x") == "value Brand.text.1")
        #expect(try resolution.step("y") == "literal")
    }

    @Test("two matches are named both")
    func twoMatches() throws {
        let resolution = try resolve([
            "x": ["red": color("#F00")], "y": ["red": color("#F00")], "a": color("#0F0", variable: "Red"),
        ])
        #expect(
            resolution.diagnostics.map(\.message) == [
                "'a' refers to the variable 'Red', which matches several tokens (x.red, y.red); its exported value is used"
            ])
        #expect(resolution.diagnostics.map(\.severity) == [.note])
    }

    @Test("a chain leads through variables and aliases")
    func chain() throws {
        let resolution = try resolve([
            "Brand": ["red": color("#F00")], "Semantic": ["error": color("#000", variable: "Brand/red")],
            "Component": ["x": color("#000", variable: "semantic/error"), "y": alias("Component.x")],
        ])
        #expect(try resolution.step("Component.x") == "variable Semantic.error")
        #expect(
            try ["Semantic.error", "Component.x", "Component.y"].map(resolution.origin) == [
                "Brand.red", "Brand.red", "Brand.red",
            ])
        #expect(resolution.value(of: 3) == .color(ColorValue(red: 1, green: 0, blue: 0)))
    }

    @Test("a value that is not that of its variable is a warning, and the variable's counts")
    func differs() throws {
        let extensions = #""$extensions": { "com.figma.aliasData": { "targetVariableName": "semantic/red" } }"#
        let files = try MarkedFiles(
            """
            { "Brand": { "red": \(color("#F00").text) }, "Semantic": { 2️⃣"red": { "$value": "{Brand.red}" } },
              "a": { "$type": "color", "$value": 1️⃣"#E00", \(extensions) },
              "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.999, 0, 0] }, \(extensions) } }
            """)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: warning: the value of 'a' differs from that of its variable 'Semantic.red' [variable-differs]
                2️⃣: note: 'Semantic.red' is defined here; its value is used
                1️⃣: note: if the export is out of date, export the collection again
                """)
        #expect(try resolution.step("a") == "variable Semantic.red")
        #expect(try resolution.origin("a") == "Brand.red")
    }

    @Test("a variable that leads into an error is not compared")
    func differsFromNothing() throws {
        let resolution = try resolve([
            "Brand": ["red": TokenText(text: #"{ "$type": "color", "$value": "{nothing}" }"#)],
            "a": color("#F00", variable: "Brand/red"),
        ])
        #expect(resolution.diagnostics.map(\.code) == ["dangling-alias"])
    }

    @Test("a cycle through a variable keeps the value of its last token, with a note")
    func cycle() throws {
        let files = try MarkedFiles(
            #"""
            { "a": { "one": \#(color("#00F", variable: "b/two").text) },
              "b": { "two": { "$value": "{c.three}" } },
              "c": { "three": { "$type": "color", "$value": 1️⃣"#00F", "$extensions": {
                "com.figma.aliasData": { "targetVariableName": "a/one" } } } } }
            """#)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: note: 'c.three' keeps its own value, because the variable 'a.one' refers back to it [variable-cycle]
                """)
        #expect(try resolution.step("a.one") == "variable b.two")
        #expect(try resolution.step("b.two") == "alias c.three")
        #expect(try resolution.step("c.three") == "literal")
        #expect(try resolution.origin("a.one") == "c.three")
    }

    private func resolve(_ root: TokenText) throws -> Resolution { try MarkedFiles(tokens(root)).resolution() }
}
