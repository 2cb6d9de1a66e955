import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Names of tokens")
struct OutputNamingTests {
    /// Every rule that the paths below meet.
    private static let paths = """
        {
          "Color": {
            "brand": { "primary": { "500": 1, "default": 1 }, "accent": 1, "error": { "Error": 1, "error dark": 1 } },
            "semantic": { "background": { "default": 1 }, "backgrounds": { "x": 1 } },
            "text": { "$root": 1, "text": { "$root": 1 }, "soft": 1 }
          },
          "Component": { "card": { "background": 1, "Background": { "background": 1 } }, "1": { "2": 1 } }, "$root": 1
        }
        """

    @Test(
        "a flat name is what is left of the path",
        arguments: [
            ("Color.brand.primary.500", rules(), "ShapeStyle.colorBrandPrimary500"),
            ("Color.brand.primary.500", rules(drop: ["Color.brand"]), "ShapeStyle.primary500"),
            ("Color.brand.primary.500", rules(drop: ["Color", "Color.brand"]), "ShapeStyle.primary500"),
            ("Color.brand.primary.500", rules(drop: ["Color"], prefix: "ds"), "ShapeStyle.dsBrandPrimary500"),
            ("Color.brand.primary.500", rules(drop: ["Color.brand.primary"]), "ShapeStyle._500"),
            ("Color.brand.primary.500", rules(drop: ["Color.brand.primary"], prefix: "c"), "ShapeStyle.c500"),
            ("Color.brand.primary.500", rules(drop: ["Color.bran"]), "ShapeStyle.colorBrandPrimary500"),
            ("Color.brand.primary.500", rules(drop: ["color.brand"]), "ShapeStyle.colorBrandPrimary500"),
            ("Color.brand.primary.500", rules(replace: ["Color.brand": "b"]), "ShapeStyle.bPrimary500"),
            (
                "Color.brand.primary.500", rules(drop: ["Color"], replace: ["Color.brand": "b"]),
                "ShapeStyle.bPrimary500"
            ),
            ("Color.brand.primary.500", rules(replace: ["Color.brand": ""]), "ShapeStyle.primary500"),
            (
                "Color.brand.primary.500", rules(replace: ["Color.brand": "house style"]),
                "ShapeStyle.houseStylePrimary500"
            ),
            (
                "Color.brand.primary.500", rules(replace: ["Color.brand.primary.500": "hero"], prefix: "ds"),
                "ShapeStyle.hero"
            ),
            ("Color.brand.primary.500", rules(replace: ["Color.brand.primary.500": "class"]), "ShapeStyle.class"),
            ("Color.brand.primary.500", rules(replace: ["Color.brand.primary.500": "!"]), "ShapeStyle."),
            ("Color.brand.primary.default", rules(drop: ["Color.brand.primary"]), "ShapeStyle.default"),
            ("Color.brand.error.Error", rules(drop: ["Color.brand"]), "ShapeStyle.error"),
            ("Color.brand.error.error dark", rules(drop: ["Color.brand"]), "ShapeStyle.errorErrorDark"),
            ("Color.brand.error.Error", rules(drop: ["Color.brand.error"]), "ShapeStyle.error"),
            (
                "Color.semantic.background.default",
                rules(drop: ["Color.semantic"], replace: ["Color.semantic.background": "bg"]), "ShapeStyle.bgDefault"
            ),
            (
                "Color.semantic.backgrounds.x",
                rules(drop: ["Color.semantic"], replace: ["Color.semantic.background": "bg"]), "ShapeStyle.backgroundsX"
            ),
            ("Component.card.background", rules(replace: ["background": "bg"]), "ShapeStyle.componentCardBackground"),
            ("Color.text.$root", rules(), "ShapeStyle.colorText"),
            ("Color.text.$root", rules(drop: ["Color"], prefix: "ds"), "ShapeStyle.dsText"),
            ("Color.text.$root", rules(drop: ["Color.text"]), "ShapeStyle.text"),
            ("Color.text.$root", rules(replace: ["Color.text": "ink"]), "ShapeStyle.ink"),
            ("Color.text.$root", rules(replace: ["Color.text.$root": "ink"]), "ShapeStyle.ink"),
            ("Color.text.text.$root", rules(drop: ["Color"]), "ShapeStyle.text"),
            ("$root", rules(), "ShapeStyle.root"),
        ])
    func flat(_ path: String, _ names: NamingRules, _ expected: String) throws {
        #expect(try symbol(of: path, output("shape-style", names: names)) == expected)
    }

    @Test(
        "a nested name stands in a type for each group",
        arguments: [
            ("Component.card.background", rules(), "ComponentToken.Component.Card.background"),
            ("Component.card.background", rules(drop: ["Component"]), "ComponentToken.Card.background"),
            ("Component.card.background", rules(drop: ["Component.card"]), "ComponentToken.background"),
            (
                "Component.card.background", rules(replace: ["Component.card": "list row"]),
                "ComponentToken.ListRow.background"
            ),
            ("Component.card.background", rules(drop: ["Component"], prefix: "my"), "ComponentToken.Card.myBackground"),
            (
                "Component.card.Background.background", rules(drop: ["Component"]),
                "ComponentToken.Card.Background.background"
            ),
            ("Component.1.2", rules(drop: ["Component"]), "ComponentToken._1._2"),
            ("Component.card.background", rules(.flat, drop: ["Component"]), "ComponentToken.cardBackground"),
            ("Color.text.$root", rules(), "ComponentToken.Color.text"),
            ("Color.text.text.$root", rules(), "ComponentToken.Color.Text.text"),
            ("Color.text.$root", rules(drop: ["Color"]), "ComponentToken.text"),
            ("Color.text.$root", rules(drop: ["Color.text"]), "ComponentToken.text"),
            ("$root", rules(), "ComponentToken.root"),
        ])
    func nested(_ path: String, _ names: NamingRules, _ expected: String) throws {
        #expect(try symbol(of: path, output("component-token", names: names)) == expected)
    }

    @Test(
        "a nested type is never called what the generated code refers to",
        arguments: [
            ("SwiftUI", "SwiftUI_"), ("CGFloat", "CGFloat_"), ("String", "String_"), ("Foundation", "Foundation_"),
            ("Scope", "Scope_"), ("type", "Type_"), ("Protocol", "Protocol_"), ("self", "Self"), ("color", "Color"),
            ("init", "Init"), ("❤️", ""), ("\u{301}a", "_\u{301}a"),
        ])
    func types(_ group: String, _ expected: String) throws {
        let naming = OutputNaming(output("component-token", scope: "Scope"))
        let graph = try resolved("{ \"\(group)\": {} }").graph
        #expect(naming.name(of: graph.groups[1]).scope == ["Scope", expected])
    }

    @Test("a nested type does not hide the scope of another output, but may be called as the scopes of colors are")
    func otherScopes() throws {
        let naming = OutputNaming(
            output("component-token"),
            outerTypes: OutputNaming.outerTypes(
                of: ["ShapeStyle", "ComponentToken", "Brand.Colors"], SwiftDialect()))
        let graph = try resolved(#"{ "brand": {}, "shapeStyle": {} }"#).graph
        #expect(naming.name(of: graph.groups[1]).scope == ["ComponentToken", "Brand_"])
        #expect(naming.name(of: graph.groups[2]).scope == ["ComponentToken", "ShapeStyle"])
    }

    @Test("a template that is not built in gives its name to the scope")
    func ownTemplate() throws {
        #expect(try symbol(of: "Component.card.background", output("my-own")) == "MyOwn.componentCardBackground")
        #expect(
            try symbol(of: "Component.card.background", output("my-own", scope: "A.B")) == "A.B.componentCardBackground"
        )
    }

    private func symbol(of path: String, _ output: OutputConfiguration) throws -> String {
        let text = Self.paths.replacing(": 1", with: ": { \"$type\": \"number\", \"$value\": 1 }")
        let graph = try resolved(text).graph
        let token = try #require(graph.token(at: path))
        let naming = OutputNaming(output)
        let group = naming.name(of: graph.groups[graph.tokens[token].group])
        let scope = naming.scope(of: graph.tokens[token], in: group)
        return (scope + [naming.name(of: graph.tokens[token], in: group)]).joined(separator: ".")
    }
}
