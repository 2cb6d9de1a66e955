import Testing

@testable import Reports

@Suite("A catalog that is both read for tokens and named for assets") struct CatalogSourceTests {
    @Test("has each color set once: as the token, and as an asset where no token was read from it")
    func once() throws {
        let project = try project(outputs: #"{ "template": "color-set", "path": "Colors.swift" }"#)
        #expect(
            ListChoice(project.tokens).table == """
                Ink     literal  Color("Ink", bundle: ColorSets.bundle)  ShapeStyle.ink
                Accent  color    –                                       in no output

                """)
        #expect(ListChoice(project.tokens, isOfUnused: true).table == "Accent  color  –  in no output\n")
        #expect(TokenSearch(project.tokens).matches("Ink").count == 1)
    }

    @Test("has a color set a second time under the name that an output of assets gives it")
    func asAsset() throws {
        let project = try project(
            outputs: """
                { "template": "color-set", "path": "Colors.swift" }, { "template": "color-asset", "path": "Assets.swift" }
                """)
        #expect(
            ListChoice(project.tokens).table == """
                Ink     literal  Color("Ink", bundle: ColorSets.bundle)  ShapeStyle.ink
                Accent  color    –                                       ColorAsset.accent
                Ink     color    –                                       ColorAsset.ink

                """)
    }

    @Test("is a token whose uses in code are found by its asset if only assets have an output")
    func onlyAssets() throws {
        let project = try project(outputs: #"{ "template": "color-asset", "path": "Assets.swift" }"#)
        #expect(project.tokens.usable.map(\.reference) == ["Color(asset: .ink)"])
        #expect(project.tokens.usable.allSatisfy { !$0.isUnused && $0.unselectedReason == nil })
    }

    private func project(outputs: String) throws -> InspectedProject {
        try InspectedProject([
            "tokengenerator.json": """
            { "sources": ["Colors.xcassets"], "catalogs": ["Colors.xcassets"], "outputs": [\(outputs)] }
            """,
            "Colors.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
            "Colors.xcassets/Accent.colorset/Contents.json": #"{ "colors": [{ "idiom": "universal" }] }"#,
            "Colors.xcassets/Ink.colorset/Contents.json": """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
              { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } }] }
            """,
        ])
    }
}
