import Diagnostics
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: as the plugin has it")
struct StudioSemanticsTests {
    @Test("an alias without a type has that of its target, however far away, and of any kind")
    func untypedAliases() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" }, "gap": { "type": "spacing", "value": "4" },
                "style": { "type": "typography", "value": { "fontSize": "16" } },
                "one": { "value": "{ink}" }, "two": { "$value": "{one}" }, "space": { "value": "{gap}" },
                "body": { "value": "{style}" }, "double": { "type": "spacing", "value": "{space} * 2" },
                "word": { "value": "plain" }
                """)
        #expect(project.diagnostics == [])
        #expect(project.type("two") == .color)
        #expect(project.value("two") == .color(ColorValue(red: 1, green: 0, blue: 0)))
        #expect(project.type("space") == .dimension)
        #expect(project.type("body") == .typography)
        #expect(project.value("double") == .dimension(8, .px))
        #expect(project.type("word") == .string)
    }

    @Test("an alias without a type is modified as the color that it is")
    func untypedModified() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" },
                "half": { "value": "{ink}", "$extensions": { "studio.tokens": {
                  "modify": { "type": "alpha", "value": "0.5", "space": "srgb" } } } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("half") == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }

    @Test(
        "a modifier with an empty type or space leaves the color",
        arguments: [
            #"{ "type": "", "value": "0.5", "space": "lch" }"#, #"{ "type": "darken", "value": "0.5", "space": "" }"#,
            #"{ "type": "darken", "value": "0.5" }"#, "{}", #""""#,
        ])
    func emptyModifiers(_ modifier: String) throws {
        let project = try StudioProjectReading(
            tokens: """
                "a": { "type": "color", "value": "#336699", "$extensions": { "studio.tokens": { "modify": \(modifier) } } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("a") == .color(ColorValue(red: 0.2, green: 0.4, blue: 0.6)))
    }

    @Test("a modifier can be a token that others name, which is no value by itself")
    func namedModifiers() throws {
        func color(_ name: String) -> String {
            ##"{ "type": "color", "value": "#000000", "$extensions": { "studio.tokens": { "modify": "{\##(name)}" } } }"##
        }
        let project = try StudioProjectReading(
            tokens: """
                "veil": { "value": { "type": "alpha", "value": "{part}", "space": "srgb" } },
                "part": { "type": "number", "value": "0.3" }, "a": \(color("veil")), "b": \(color("vail"))
                """)
        #expect(project.value("a") == .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.3)))
        #expect(project.resolution.graph.token(at: "veil") == nil)
        #expect(project.diagnostics == ["error: \"{vail}\" is not a color modifier [invalid-value]"])
    }

    @Test(
        "a modified color that sRGB does not hold is the one in sRGB that the plugin's library makes of it",
        arguments: [
            ("color(display-p3 1 0 0)", "alpha", "1", "p3", 0xFA3800 as UInt32),
            ("color(display-p3 0 1 0)", "alpha", "1", "p3", 0x00FE00),
            ("color(display-p3 0 0 1)", "alpha", "1", "lch", 0x0000FF),
            ("color(display-p3 0 1 1)", "darken", "0.1", "p3", 0x00E6E3), ("#FFFF00", "darken", "0.1", "lch", 0xE3E210),
            ("#00FF00", "lighten", "0.1", "lch", 0x4EFF3B), ("#0000FF", "lighten", "0.2", "lch", 0x6D43FF),
            ("#336699", "darken", "0.3", "lch", 0x284769), ("oklch(0.7 0.3 150)", "alpha", "1", "lch", 0x00C444),
        ])
    func modifiedOutside(_ base: String, _ type: String, _ amount: String, _ space: String, _ bytes: UInt32) throws {
        let modifier = #"{ "type": "\#(type)", "value": "\#(amount)", "space": "\#(space)" }"#
        let project = try StudioProjectReading(
            tokens: """
                "a": { "type": "color", "value": "\(base)", "$extensions": { "studio.tokens": { "modify": \(modifier) } } }
                """)
        guard case .color(let color)? = project.value("a") else { return #expect(Bool(false)) }
        #expect(color.exactBytes == bytes)
    }

    @Test("a member of a style is reached through an alias of it")
    func membersOfAliases() throws {
        let project = try StudioProjectReading(
            tokens: """
                "heading": { "type": "typography", "value": { "fontWeight": "Bold", "fontSize": "20" } },
                "al": { "type": "typography", "value": "{heading}" },
                "weight": { "type": "fontWeights", "value": "{al.fontWeight}" },
                "other": { "type": "typography", "value": {
                  "fontWeight": "{al.fontWeight}", "fontSize": "{al.fontSize} / 2" } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("weight") == .fontWeight(FontWeight(700)))
        #expect(project.part("fontWeight", of: "other") == .fontWeight(FontWeight(700)))
        #expect(project.part("fontSize", of: "other") == .dimension(10, .px))
    }

    @Test("the members of a composition are tokens below its path")
    func compositions() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" },
                "card": { "type": "composition", "value": {
                  "fill": "{ink}", "paddingTop": "4px", "borderRadius": "8", "opacity": "50%",
                  "typography": { "fontSize": "16" } } },
                "same": { "type": "color", "value": "{card.fill}" }
                """)
        #expect(project.diagnostics == [])
        #expect(project.resolution.graph.token(at: "card") == nil)
        #expect(project.value("card.fill") == .color(ColorValue(red: 1, green: 0, blue: 0)))
        #expect(project.type("card.fill") == .color)
        #expect(project.value("card.paddingTop") == .dimension(4, .px))
        #expect(project.value("card.borderRadius") == .dimension(8, .px))
        #expect(project.value("card.opacity") == .number(0.5))
        #expect(project.part("fontSize", of: "card.typography") == .dimension(16, .px))
        #expect(project.value("same") == .color(ColorValue(red: 1, green: 0, blue: 0)))
    }

    @Test("a number of the type other has the type that another set defines")
    func otherWithType() throws {
        let project = try StudioProjectReading(
            """
            "base": { "step": { "type": "dimension", "value": "2" } },
            "day": { "step": { "type": "other", "value": "1" }, "word": { "type": "other", "value": "1" } },
            "lift": { "low": { "type": "boxShadow", "value": { "x": "0", "y": "0", "blur": "{step}", "color": "#000000" } } },
            "$themes": [
              { "id": "1", "name": "Day", "selectedTokenSets": { "base": "source", "day": "enabled", "lift": "enabled" } },
              { "id": "2", "name": "Night", "selectedTokenSets": { "base": "enabled", "lift": "enabled" } }]
            """)
        #expect(project.diagnostics == [])
        #expect(project.value("step") == .dimension(1, .px))
        #expect(project.part("blur", of: "low") == .dimension(1, .px))
        #expect(project.type("word") == .string)
    }

    @Test("references can begin with the name of the set, whether or not another set defines the token")
    func namesOfSets() throws {
        let project = try StudioProjectReading(
            """
            "type": { "size": { "m": { "type": "fontSizes", "value": "16px" } },
              "body": { "type": "typography", "value": { "fontSize": "{type.size.m}" } },
              "same": { "type": "fontSizes", "value": "{type.size.m}" } },
            "brand/wide": { "gap": { "type": "spacing", "value": "4px" } },
            "brand/slim": { "gap": { "type": "spacing", "value": "8px" },
              "own": { "type": "spacing", "value": "2px" },
              "inner": { "type": "spacing", "value": "{brand.slim.own}" },
              "outer": { "type": "spacing", "value": "{brand.slim.gap}" } },
            "$themes": [{ "id": "1", "name": "A",
              "selectedTokenSets": { "type": "enabled", "brand/wide": "enabled", "brand/slim": "enabled" } }]
            """)
        #expect(project.value("same") == .dimension(16, .px))
        #expect(project.part("fontSize", of: "body") == .dimension(16, .px))
        #expect(project.value("inner") == .dimension(2, .px))
        #expect(project.value("outer") == .dimension(8, .px))
        #expect(
            project.diagnostics == [
                "warning: 'type.size.m' is read as 'size.m' (and 1 more reference in this file) [outdated-syntax]",
                "warning: 'brand.slim.gap' is read as 'gap' in the token set 'brand/slim' [outdated-syntax]",
            ])
    }

    @Test("references can begin with the name of the set without themes, and remain aliases")
    func namesOfSetsWithoutThemes() throws {
        let project = try StudioProjectReading(
            """
            "base": { "color": { "sea": { "type": "color", "value": "#0066cc" } } },
            "roles": { "color": { "link": { "type": "color", "value": "{base.color.sea}" } } }
            """)
        #expect(try project.resolution.step("color.link") == "alias color.sea")
        #expect(
            project.diagnostics == ["warning: 'base.color.sea' is read as 'color.sea' [outdated-syntax]"])
    }

    @Test("a group has the type of its tokens, also if their values are objects")
    func compositionsOfGroup() throws {
        let project = try StudioProjectReading(
            tokens: """
                "label": { "type": "composition", "rest": { "value": { "opacity": "50%" } } },
                "text": { "type": "typography", "body": { "value": { "fontSize": "16" } } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("label.rest.opacity") == .number(0.5))
        #expect(project.part("fontSize", of: "text.body") == .dimension(16, .px))
    }

    @Test("a composition is referred to by its members, not as a whole")
    func wholeCompositions() throws {
        let project = try StudioProjectReading(
            tokens: """
                "card": { "type": "composition", "value": { "opacity": "0.5" } },
                "a": { "type": "composition", "value": "{card}" }, "b": { "type": "opacity", "value": "{card.opacity}" }
                """)
        #expect(project.value("b") == .number(0.5))
        #expect(project.resolution.diagnostics.map(\.message) == ["'card' is a group, not a token"])
        #expect(
            project.resolution.diagnostics.flatMap(\.notes).map(\.message) == [
                "refer to a token inside it, such as {card.opacity}"
            ])
    }

    private let merged = """
        "base": { "size": { "type": "sizing", "value": "8" },
          "h": { "type": "typography", "value": { "fontSize": "{size}", "fontWeight": "400" } },
          "s": { "type": "boxShadow", "value": [{ "x": 1, "y": 1, "blur": 1, "color": "#000000" }] } },
        "brand": { "h": { "type": "typography", "value": { "fontWeight": "700" } },
          "s": { "type": "boxShadow", "value": [{ "x": 2, "y": 2, "blur": 2, "color": "#000000" }] } },
        """

    @Test("a set that states a style again completes it, where both sets hold")
    func mergedStyles() throws {
        let project = try StudioProjectReading(
            merged + """
                "$themes": [
                  { "name": "Plain", "selectedTokenSets": { "base": "enabled" } },
                  { "name": "Brand", "selectedTokenSets": { "base": "source", "brand": "enabled" } },
                  { "name": "Alone", "selectedTokenSets": { "brand": "enabled" } } ]
                """)
        let h = try #require(project.resolution.graph.token(at: "h"))
        let texts = project.resolution.values(of: h).map { mode, value -> String in
            guard case .composite(let style) = value else { return mode }
            return "\(mode) \(style.parts.map { "\($0.name ?? "") \($0.value.points ?? 0)" })"
        }
        #expect(project.resolution.values(of: h).map(\.mode) == ["Plain", "Brand", "Alone"])
        #expect(texts[1] == #"Brand ["fontSize 8.0", "fontWeight 0.0"]"#)
        #expect(texts[2] == #"Alone ["fontWeight 0.0"]"#)
        #expect(project.diagnostics.filter { $0.hasPrefix("error") } == [])
    }

    @Test("lists of shadows are replaced, not completed")
    func replacedLists() throws {
        let project = try StudioProjectReading(
            merged + #""$themes": [{ "name": "A", "selectedTokenSets": { "base": "enabled", "brand": "enabled" } }]"#)
        guard case .composite(let list)? = project.value("s"), case .composite(let shadow) = list.parts[0].value else {
            return #expect(Bool(false))
        }
        #expect(list.parts.count == 1)
        #expect(shadow.value(of: "blur") == .dimension(2, .px))
        #expect(project.part("fontSize", of: "h") == .dimension(8, .px))
        #expect(project.part("fontWeight", of: "h") == .fontWeight(FontWeight(700)))
    }
}
