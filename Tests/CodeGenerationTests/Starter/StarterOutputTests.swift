import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The outputs of a starter configuration")
struct StarterOutputTests {
    private let scale = object(["50", "500"], color())

    @Test("keep a group whose names would become numbers")
    func palette() throws {
        let started = try start(#"{ "Palette": { "gray": \#(scale), "blue": \#(scale) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["Palette.gray.50"] == "ShapeStyle.gray50")
        #expect(started.layer(.primitive) == ["Palette"])
    }

    @Test("keep a group whose names would be too short")
    func purposes() throws {
        let purposes = object(["default", "strong"], color())
        let started = try start(#"{ "text": \#(purposes), "line": { "subtle": \#(color()) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["text.default"] == "ShapeStyle.textDefault")
        #expect(started.symbols["line.subtle"] == "ShapeStyle.lineSubtle")
    }

    @Test("take tokens of groups with a period in their names")
    func periods() throws {
        let started = try start(
            """
            { "space": { "set 1.5": { "s": { "value": "4px", "type": "dimension" } } },
              "color": { "set 1.5": { "page": { "value": "#FFFFFF" }, "ink": { "value": "#111111" } } } }
            """)
        #expect(started.starter.summary.takenCount == 3)
        #expect(started.run.symbols.untaken.isEmpty)
    }

    @Test("drop the only group of colors")
    func onlyGroup() throws {
        let started = try start(#"{ "Colors": \#(object(["ink", "paper"], color())) }"#)
        #expect(started.isProven)
        #expect(started.symbols["Colors.ink"] == "ShapeStyle.ink")
    }

    @Test("put all numbers into one file, and keep the word for their purpose")
    func numbers() throws {
        let started = try start(
            #"{ "corner radius": \#(object(["sm", "lg"], number())), "Space": \#(object(["1", "2"], number())) }"#)
        #expect(started.isProven)
        #expect(started.outputs == ["CGFloat+Tokens.swift"])
        #expect(started.symbols["corner radius.sm"] == "CGFloat.cornerRadiusSm")
        #expect(started.symbols["Space.1"] == "CGFloat.s1")
    }

    @Test("spell out groups of numbers with the same initial")
    func equalLetters() throws {
        let steps = object(["4", "8"], number())
        let started = try start(#"{ "Spacing": \#(steps), "Space": \#(steps) }"#)
        #expect(started.isProven)
        #expect(started.symbols["Spacing.4"] == "CGFloat.spacing4")
        #expect(started.symbols["Space.4"] == "CGFloat.space4")
    }

    @Test("spell out a group of numbers if only some names are numbers")
    func someNumbers() throws {
        let started = try start(#"{ "Space": \#(object(["xs", "sm", "md", "2xl"], number())) }"#)
        #expect(started.isProven)
        #expect(started.symbols["Space.xs"] == "CGFloat.spaceXs")
        #expect(started.symbols["Space.2xl"] == "CGFloat.space2xl")
    }

    @Test("split a group of colors and numbers by their types")
    func mixed() throws {
        let started = try start(
            """
            { "core": { "gray": \(scale), "space": { "4": \(number()) } },
              "theme": { "text": { "default": \(reference("core.gray.50")) } } }
            """)
        #expect(started.isProven)
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "CGFloat+Tokens.swift", "Color+Hex.swift"])
        #expect(started.symbols["core.gray.50"] == "ShapeStyle.gray50")
        #expect(started.symbols["core.space.4"] == "CGFloat.s4")
        #expect(started.layer(.primitive) == ["core"])
        #expect(started.layer(.semantic) == ["theme"])
    }

    @Test("ignore a group that contains everything")
    func wrapper() throws {
        let started = try start(#"{ "ds": { "color": { "gray": \#(scale) }, "space": { "4": \#(number()) } } }"#)
        #expect(started.isProven)
        #expect(started.symbols["ds.color.gray.50"] == "ShapeStyle.gray50")
        #expect(started.symbols["ds.space.4"] == "CGFloat.s4")
    }

    @Test("include components: colors and numbers that mostly refer to other tokens")
    func components() throws {
        let ink = reference("base.gray.50")
        let button = #"{ "text": \#(ink), "height": \#(number()), "line": \#(ink) }"#
        let started = try start(#"{ "base": { "gray": \#(scale) }, "parts": { "button": \#(button) } }"#)
        #expect(started.isProven)
        #expect(started.layer(.component) == ["parts"])
        #expect(started.symbols["parts.button.height"] == "ComponentToken.Button.height")
    }

    @Test("do not treat a collection as a component if its groups are named after layers")
    func collectionOfLayers() throws {
        let ink = reference("base.gray.50")
        let parts = #"{ "button": { "text": \#(ink), "height": \#(number()), "line": \#(ink) } }"#
        let started = try start(
            """
            { "base": { "gray": \(scale) },
              "look": { "semantic": { "text": \(ink), "icon": \(ink) }, "component": \(parts) } }
            """)
        #expect(started.isProven)
        #expect(started.layer(.semantic) == ["look.semantic"])
        #expect(started.layer(.component) == ["look.component"])
        #expect(started.symbols["look.semantic.text"] == "ShapeStyle.text")
        #expect(started.symbols["look.component.button.height"] == "ComponentToken.Button.height")
    }

    @Test("include a group of components inside one for colors")
    func componentsInside() throws {
        let ink = reference("color.base.50")
        let parts = #"{ "button": { "text": \#(ink), "line": \#(ink) } }"#
        let started = try start(
            #"{ "color": { "base": \#(scale), "component": \#(parts), "text": { "body": \#(ink) } } }"#)
        #expect(started.isProven)
        #expect(started.layer(.component) == ["color.component"])
        #expect(started.symbols["color.component.button.text"] == "ComponentToken.Button.text")
        #expect(started.symbols["color.text.body"] == "ShapeStyle.textBody")
    }

    @Test("do not separate the groups of colors because some are from a set for components")
    func componentSets() throws {
        let files = [
            "tokens/base.json": ##"""
            { "hue": { "ink": { "value": "#112233", "type": "color" } },
              "color": { "page": { "value": "{hue.ink}", "type": "color" } } }
            """##,
            "tokens/components/tooltip.json":
                #"{ "color": { "tooltip": { "page": { "value": "{hue.ink}", "type": "color" } } } }"#,
            "tokens/$metadata.json": #"{ "tokenSetOrder": ["base", "components/tooltip"] }"#,
        ]
        let started = try start(files)
        #expect(started.layer(.semantic) == ["color"] && started.layer(.component) == [])
    }

    @Test("do not treat a group as a component if its colors are in one file and its numbers in another")
    func componentOfTwoFiles() throws {
        let ink = reference("base.50")
        let started = try start([
            "tokens/color.json": #"{ "base": \#(scale), "icon": { "body": \#(ink), "link": \#(ink) } }"#,
            "tokens/size.json": #"{ "icon": { "small": \#(number()) } }"#,
        ])
        #expect(started.layer(.component) == [])
        #expect(started.symbols["icon.body"] == "ShapeStyle.iconBody")
        #expect(started.symbols["icon.small"] == "CGFloat.iconSmall")
    }

    @Test("do not treat a collection called mode as a component if it sorts tokens by their kinds")
    func collectionCalledMode() throws {
        let ink = reference("primitive.color.50")
        let width = #"{ "$type": "number", "$value": "{primitive.width.1}" }"#
        let started = try start(
            """
            { "primitive": { "color": \(scale), "width": { "1": \(number()) } },
              "mode": { "color": { "text": \(ink), "icon": \(ink) }, "border_width": { "small": \(width) } } }
            """)
        #expect(started.layer(.component) == [])
        #expect(started.layer(.semantic) == ["mode"])
        #expect(started.symbols["mode.color.text"] == "ShapeStyle.text")
        #expect(started.symbols["mode.border_width.small"] == "CGFloat.borderWidthSmall")
    }

    @Test("do not treat a group as a component if it contains most of the tokens that it refers to")
    func ownReferences() throws {
        let size = #"{ "s": \#(number()), "gap": { "$type": "number", "$value": "{app.size.s}" } }"#
        let ink = reference("app.color.ink")
        let started = try start(
            """
            { "app": { "color": { "ink": \(color()), "text": \(ink), "icon": \(ink), "line": \(ink) }, "size": \(size) },
              "motion": { "fast": { "$type": "string", "$value": "fast" } } }
            """)
        #expect(started.layer(.component) == [])
        #expect(started.symbols["app.color.text"] == "ShapeStyle.text")
        #expect(started.symbols["app.size.gap"] == "CGFloat.sizeGap")
    }

    @Test("do not treat a group as a component if other tokens refer to it")
    func referredTo() throws {
        let text = object(["body", "link"], reference("base.gray.50"))
        let started = try start(
            """
            { "base": { "gray": \(scale) }, "theme": { "text": \(text), "gap": \(number()) },
              "app": { "bar": \(reference("theme.text.body")) } }
            """)
        #expect(started.isProven)
        #expect(started.layer(.component) == [])
        #expect(started.layer(.semantic) == ["theme", "app"])
        #expect(started.symbols["theme.gap"] == "CGFloat.themeGap")
    }

    @Test("include tokens outside of groups")
    func loose() throws {
        let started = try start(
            """
            { "ink": \(color()), "gap": \(number()), "Component": { "bar": \(color()) }, "size": { "s": \(number()) } }
            """)
        #expect(started.isProven)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(started.symbols["ink"] == "ShapeStyle.ink")
        #expect(started.symbols["gap"] == "CGFloat.gap")
        #expect(started.symbols["Component.bar"] == "ComponentToken.bar")
    }

    @Test("are few, even with very many groups")
    func crowd() throws {
        let groups = (0..<100).map { "\"group\($0)\": { \"a\": \(color()), \"b\": \(number()) }" }
        let started = try start("{" + groups.joined(separator: ", ") + "}")
        #expect(started.isProven)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "CGFloat+Tokens.swift", "Color+Hex.swift"])
    }

    @Test("leave out tokens if the target declares the type that they need, unless another template does not")
    func otherTypes() throws {
        let style =
            ##"{ "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400 } }"##
        let files = [
            "Shop.xcodeproj/project.pbxproj": "", "Shop/A.swift": "struct TextStyle {}",
            "tokens/t.json": "{ \"text\": { \"body\": \(style) }, \"gap\": { \"s\": \(number()) } }",
        ]
        let started = try start(files)
        #expect(started.run.symbols.untaken.count == 1)
        #expect(started.starter.text?.contains("//   1 in \"text\": typography") == true)
        var options = StarterOptions()
        options.templates = ["font"]
        let fonts = try start(files, asking: options)
        #expect(fonts.isProven && fonts.outputs == ["CGFloat+Tokens.swift", "Font+Tokens.swift"])
    }

    @Test("exclude lengths relative to a font size, by group if it contains no others, otherwise by path")
    func relativeLengths() throws {
        let spacing = { (value: String) in #"{ "value": "\#(value)", "type": "letterSpacing" }"# }
        let started = try start(
            """
            { "core": {
                "type": { "gap": { "value": "4", "type": "spacing" }, "tight": \(spacing("-2%")), "loose": \(spacing("3%")) },
                "tracking": { "a": \(spacing("5%")) },
                "text": { "tracking": { "negative": { "a": \(spacing("-1%")) }, "b": \(spacing("1.5em")) },
                          "gap": { "value": "2", "type": "spacing" } } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
            """)
        #expect(started.isProven)
        #expect(started.run.diagnostics.filter { $0.severity != .note }.isEmpty)
        #expect(started.outputs == ["CGFloat+Tokens.swift"])
        let excluded = started.run.configuration.outputs.map { $0.selection.excluded.map(\.value) }
        #expect(excluded == [["type.tight", "type.loose", "tracking", "text.tracking"]])
        #expect(started.starter.text?.contains("//   2 in \"type\": dimension") == true)
    }

    @Test("keep a group with a broken token, which a run reports")
    func brokenBesideRelative() throws {
        let started = try start(
            """
            { "core": { "type": { "gap": { "value": "4", "type": "spacing" }, "tracking": {
                "a": { "value": "5%", "type": "letterSpacing" }, "b": { "value": "{gone}", "type": "letterSpacing" } } } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
            """)
        #expect(started.run.configuration.outputs[0].selection.excluded.map(\.value) == ["type.tracking.a"])
        #expect(started.codes == ["token-errors"])
    }

    @Test("do not separate a group of components without colors from the sizes around it")
    func componentsOfSizes() throws {
        let sizes = #"{ "component": { "button": { "height": \#(number()) } }, "gap": { "s": \#(number()) } }"#
        #expect(try start(#"{ "size": \#(sizes), "ink": \#(color()) }"#).layer(.component) == [])
    }
}
