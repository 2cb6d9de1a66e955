import DesignTokens
import Testing

@Suite("Step 3: colors of equal value")
struct ValueTests {
    private let brand: TokenText = ["red": color("#FF0000"), "blue": color("#0000FF")]

    @Test("a component's color refers to the primitive of equal value")
    func primitive() throws {
        let resolution = try resolve(["Brand": brand, "Component": ["a": color("#f00"), "b": color("#0F0")]])
        #expect(try resolution.step("Component.a") == "value Brand.red")
        #expect(try resolution.origin("Component.a") == "Brand.red")
        #expect(try resolution.step("Component.b") == "literal")
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("other layers keep their values, and tokens of no layer neither ask nor answer")
    func otherLayers() throws {
        let resolution = try resolve([
            "Brand": brand, "Semantic": ["a": color("#F00")], "Other": ["b": color("#F00"), "c": color("#123456")],
            "Brand2": ["d": color("#F00")], "Component": ["e": color("#123456"), "f": color("#123456")],
        ])
        #expect(
            try ["Brand.red", "Semantic.a", "Other.b", "Brand2.d", "Component.e", "Component.f"].map(resolution.step)
                == Array(repeating: "literal", count: 6))
    }

    @Test("semantic colors are matched with primitives when the configuration says so")
    func semanticLayer() throws {
        let resolution = try resolve(
            [
                "Brand": brand, "Semantic": ["a": color("#F00"), "b": color("#0F0")],
                "Component": ["c": color("#F00"), "d": color("#0F0")],
            ],
            valueLayers: [.semantic, .component])
        #expect(try resolution.step("Semantic.a") == "value Brand.red")
        #expect(try resolution.step("Semantic.b") == "literal")
        #expect(try resolution.step("Component.c") == "value Brand.red", "a matched semantic color is a reference")
        #expect(try resolution.step("Component.d") == "value Semantic.b")
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("no layer is matched when the configuration names none")
    func noLayer() throws {
        let resolution = try resolve(["Brand": brand, "Component": ["a": color("#F00")]], valueLayers: [])
        #expect(try resolution.step("Component.a") == "literal")
    }

    @Test("equal means the same eight bits a component")
    func eightBits() throws {
        let resolution = try resolve([
            "Brand": ["x": sRGB(0.5019607843137255, 0, 1)],
            "Component": [
                "a": sRGB(0.5, 0.00196, 0.99804), "b": sRGB(0.4980, 0, 1), "c": sRGB(0.5019607782363892, 0, 1),
                "d": color("#8000FF"),
                "e": sRGB(0.5, 0.00197, 1),
            ],
        ])
        #expect(
            try ["a", "b", "c", "d", "e"].map { try resolution.step("Component.\($0)") } == [
                "value Brand.x", "literal", "value Brand.x", "value Brand.x", "literal",
            ])
    }

    @Test("equal means the same alpha to three decimals")
    func alpha() throws {
        let resolution = try resolve([
            "Brand": ["x": sRGB(1, 0, 0, alpha: 0.08), "opaque": color("#F00")],
            "Component": [
                "a": sRGB(1, 0, 0, alpha: 0.07999999821186066), "b": sRGB(1, 0, 0, alpha: 0.0804),
                "c": sRGB(1, 0, 0, alpha: 0.081),
                "d": sRGB(1, 0, 0, alpha: 0.9996), "e": color("#FF000000"),
            ],
        ])
        #expect(
            try ["a", "b", "c", "d", "e"].map { try resolution.step("Component.\($0)") } == [
                "value Brand.x", "value Brand.x", "literal", "value Brand.opaque", "literal",
            ])
    }

    @Test("in Display P3, equal means within 0.0001, on either side of a rounding step")
    func displayP3Values() throws {
        let resolution = try resolve([
            "Brand": ["x": displayP3(0.50004, 0.25, 0), "srgb": sRGB(0.9, 0.9, 0.9)],
            "Component": [
                "a": displayP3(0.50013, 0.24991, 0.00009), "b": displayP3(0.49995, 0.25, 0),
                "c": displayP3(0.50015, 0.25, 0),
                "d": displayP3(0.50004, 0.25, 0.00011), "e": displayP3(0.50004, 0.25, 0, alpha: 0.9),
                "f": displayP3(0.9, 0.9, 0.9),
                "g": sRGB(0.50004, 0.25, 0),
            ],
        ])
        #expect(
            try ["a", "b", "c", "d", "e", "f", "g"].map { try resolution.step("Component.\($0)") } == [
                "value Brand.x", "value Brand.x", "literal", "literal", "literal", "value Brand.srgb", "literal",
            ])
    }

    @Test("aliases, and colors that a variable decided, are no candidates")
    func references() throws {
        let resolution = try resolve([
            "Semantic": ["alias": alias("Other.red"), "variable": color("#00F", variable: "blue")],
            "Other": ["red": color("#F00"), "blue": color("#0F0")],
            "Component": ["a": color("#F00"), "b": color("#00F"), "c": color("#0F0")],
        ])
        #expect(
            try ["a", "b", "c"].map { try resolution.step("Component.\($0)") } == ["literal", "literal", "literal"])
    }

    @Test("a component that a variable decided is not matched by value")
    func variableFirst() throws {
        let resolution = try resolve(["Brand": brand, "Component": ["a": color("#F00", variable: "blue")]])
        #expect(try resolution.step("Component.a") == "variable Brand.blue")
    }

    @Test("values that are no colors are not matched")
    func otherTypes() throws {
        let resolution = try resolve(["Brand": ["x": number(4)], "Component": ["a": number(4)]])
        #expect(try resolution.step("Component.a") == "literal")
    }

    @Test("of several candidates a semantic one is taken before a primitive one, with a note")
    func semanticFirst() throws {
        let files = try MarkedFiles(
            """
            { "Brand": { "x": { "text": \(color("#F00").text) } }, "Semantic": { "y": \(color("#F00").text) },
              "Component": { "a": { "text": { "$type": "color", "$value": 1️⃣"#F00" } } } }
            """)
        #expect(try files.resolution().step("Component.a.text") == "value Semantic.y")
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: note: the color of 'Component.a.text' equals several tokens; 'Semantic.y' is used, not 'Brand.x.text' \
                [ambiguous-value]
                """)
    }

    @Test("then one that shares a name with the token, in any case, then the first in the document")
    func sharedNameFirst() throws {
        let resolution = try resolve([
            "Component": ["button": ["Text": color("#F00"), "line": color("#F00")]],
            "Brand": ["button": color("#F00")],
            "Semantic": ["1": color("#F00"), "text": ["2": color("#F00")], "3": ["text": color("#F00")]],
        ])
        #expect(try resolution.step("Component.button.Text") == "value Semantic.text.2")
        #expect(try resolution.step("Component.button.line") == "value Semantic.1")
        #expect(
            resolution.diagnostics.map(\.message) == [
                "the color of 'Component.button.Text' equals several tokens; 'Semantic.text.2' is used, not "
                    + "'Semantic.1' or 'Semantic.3.text' or 'Brand.button'",
                "the color of 'Component.button.line' equals several tokens; 'Semantic.1' is used, not "
                    + "'Semantic.text.2' or 'Semantic.3.text' or 'Brand.button'",
            ])
    }

    @Test("the note names three others at most")
    func manyCandidates() throws {
        let resolution = try resolve([
            "Brand": [
                "1": color("#F00"), "2": color("#F00"), "3": color("#F00"), "4": color("#F00"), "5": color("#F00"),
            ],
            "Component": ["a": color("#F00")],
        ])
        #expect(
            resolution.diagnostics.map(\.message) == [
                "the color of 'Component.a' equals several tokens; 'Brand.1' is used, not 'Brand.2' or 'Brand.3' or "
                    + "'Brand.4', …"
            ])
    }

    private func resolve(_ root: TokenText, valueLayers: Set<Layer> = [.component]) throws -> Resolution {
        try MarkedFiles(tokens(root)).resolution(valueLayers: valueLayers)
    }
}
