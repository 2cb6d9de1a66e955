import DesignTokens
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The names of a starter configuration")
struct StarterNameTests {
    @Test("replace one reserved name among many, and drop the group of all")
    func guarded() throws {
        let scale = object(["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"], color())
        let started = try start(#"{ "Colors": { "gray": \#(scale), "white": \#(color()) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["Colors.white"] == "ShapeStyle.whiteColor")
        #expect(started.symbols["Colors.gray.50"] == "ShapeStyle.gray50")
    }

    @Test("drop less if many names are reserved")
    func manyGuarded() throws {
        let started = try start(#"{ "Colors": \#(object(["red", "green", "blue", "ink"], color())) }"#)
        #expect(started.isProven)
        #expect(started.symbols["Colors.ink"] == "ShapeStyle.colorsInk")
        #expect(started.symbols["Colors.red"] == "ShapeStyle.colorsRed")
    }

    @Test("drop less if groups collide")
    func collidingGroups() throws {
        let scale = #"{ "gray": \#(object(["50", "500"], color())) }"#
        let started = try start(#"{ "Colors": { "warm": \#(scale), "cold": \#(scale) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["Colors.warm.gray.50"] == "ShapeStyle.warmGray50")
        #expect(started.symbols["Colors.cold.gray.50"] == "ShapeStyle.coldGray50")
    }

    @Test("do without the word for the type beside other groups, too, unless a name would be that of another token")
    func besideOthers() throws {
        let scale = object(["50", "100", "200", "300", "400"], color())
        let colors = #""color": { "gray": \#(scale), "white": \#(color()) }"#
        let free = try start(#"{ \#(colors), "text": \#(object(["soft"], color())) }"#)
        #expect(free.symbols["color.gray.50"] == "ShapeStyle.gray50")
        #expect(free.symbols["color.white"] == "ShapeStyle.whiteColor")
        #expect(free.symbols["text.soft"] == "ShapeStyle.textSoft")
        let taken = try start(#"{ \#(colors), "gray": \#(object(["50"], color())) }"#)
        #expect(taken.symbols["color.gray.50"] == "ShapeStyle.colorGray50")
        #expect(taken.symbols["gray.50"] == "ShapeStyle.gray50")
    }

    @Test("of components do without the word for components, unless a name would be that of another token")
    func componentWords() throws {
        let part = { (name: String) in #"{ "\#(name)": { "bg": \#(color()), "gap": \#(number()) } }"# }
        let free = try start(#"{ "component": \#(part("button")), "components": \#(part("table")) }"#).symbols
        #expect(free["component.button.bg"] == "ComponentToken.Button.bg")
        #expect(free["components.table.gap"] == "ComponentToken.Table.gap")
        let taken = try start(#"{ "component": \#(part("button")), "components": \#(part("button")) }"#).symbols
        #expect(taken["component.button.bg"] == "ComponentToken.Component.Button.bg")
        #expect(taken["components.button.bg"] == "ComponentToken.Components.Button.bg")
    }

    @Test("of components do not repeat the name of their type, unless a name would be that of another member")
    func repeatedTypes() throws {
        let button = #"{ "buttonLabel": \#(color()), "button-gap": \#(number()) }"#
        let card = #"{ "cardInk": \#(color()), "cardGap": \#(number()), "gap": \#(number()) }"#
        let started = try start(#"{ "component": { "Button": \#(button), "card": \#(card) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["component.Button.buttonLabel"] == "ComponentToken.Button.label")
        #expect(started.symbols["component.Button.button-gap"] == "ComponentToken.Button.gap")
        #expect(started.symbols["component.card.cardInk"] == "ComponentToken.Card.cardInk")
    }

    @Test("do without the word for the type with which all tokens of a group begin, unless a number would be left")
    func typeWords() throws {
        let groups = { (names: [String]) in
            try start(#"{ "ink": \#(object(["soft"], color())), "deep": \#(object(names, color())) }"#).symbols
        }
        #expect(try groups(["color-sky", "color-sea"])["deep.color-sky"] == "ShapeStyle.deepSky")
        #expect(try groups(["color-sky", "sea"])["deep.color-sky"] == "ShapeStyle.deepColorSky")
        let shadow = """
            { "$type": "shadow", "$value": { "color": "#000000", "offsetX": "0px", "offsetY": "1px", "blur": "2px",
              "spread": "0px" } }
            """
        let shadows = { (names: [String]) in
            try start(#"{ "effect": \#(object(names, shadow)) }"#).symbols["effect.\(names[0])"]
        }
        let sizes = ["xs", "sm", "md", "lg", "xl", "low", "mid", "top"].map { "shadow-\($0)" }
        #expect(try shadows(sizes) == "LayeredShadow.xs")
        #expect(try shadows(sizes.map { $0 + "-" } + ["shadow-2"]) == "LayeredShadow.shadowXs")
    }

    @Test("do without the word with which most tokens outside of groups begin, if they are colors and numbers")
    func commonWord() throws {
        let colors = ["ink", "page", "line", "link-hover", "primary"].map { "\"acme-\($0)\": \(color())" }
        let gaps = ["gap-s", "gap-m", "gap-l"].map { "\"acme-\($0)\": \(number())" }
        let all = colors + gaps + ["\"Headline\": \(color())"]
        let started = try start("{ \(all.joined(separator: ", ")) }")
        #expect(started.isProven)
        #expect(started.symbols["acme-link-hover"] == "ShapeStyle.linkHover")
        #expect(started.symbols["acme-primary"] == "ShapeStyle.primaryColor")
        #expect(started.symbols["acme-gap-s"] == "CGFloat.gapS")
        #expect(started.symbols["Headline"] == "ShapeStyle.headline")
        let names = ["tight", "close", "narrow", "usual", "loose", "wide", "wider", "widest"]
        let alone = try start("{ \(names.map { "\"gap-\($0)\": \(number())" }.joined(separator: ", ")) }")
        #expect(alone.symbols["gap-wide"] == "CGFloat.gapWide")
    }

    @Test("shorten a group to its initial only before numbers")
    func initialsOfNumbers() throws {
        let steps = { (names: [String]) in try start(#"{ "spacing": \#(object(names, number())) }"#) }
        #expect(try steps(["4", "8", "none"]).symbols["spacing.8"] == "CGFloat.s8")
        #expect(try steps(["2xs", "3xl", "md"]).symbols["spacing.3xl"] == "CGFloat.spacing3xl")
    }

    @Test("contain the singular of a property whose group is a plural, unless it is another token's name")
    func singulars() throws {
        let steps = object(["100", "200"], number())
        let alone = try start(#"{ "fontSizes": \#(steps), "line-heights": \#(steps) }"#)
        #expect(alone.symbols["fontSizes.100"] == "CGFloat.fontSize100")
        #expect(alone.symbols["line-heights.200"] == "CGFloat.lineHeight200")
        let both = try start(#"{ "fontSizes": \#(steps), "fontSize": \#(object(["100"], number())) }"#)
        #expect(both.symbols["fontSizes.100"] == "CGFloat.fontSizes100")
    }

    @Test("of color sets do without the word for the type around all of them, although SwiftUI has one of the names")
    func colorSets() throws {
        let sets = ["brand", "separator", "Tint/button", "Gray/gray2", "Gray/gray4", "Gray/gray5"]
        let started = try start(catalog("App/A.xcassets", colors: sets.map { "Colors/\($0)" }))
        #expect(
            Set(started.symbols.values.map { $0.replacing("ShapeStyle.", with: "") }) == [
                "brand", "separatorColor", "tintButton", "gray2", "gray4", "gray5",
            ])
        #expect(started.isProven)
    }

    @Test("contain a word once that a group repeats from its parent, however deep its tokens are")
    func repeatedGroup() throws {
        let weights = object(["regular", "bold"], number())
        let started = try start(
            #"{ "title": { "title": { "l": \#(weights), "s": \#(weights) } }, "size": \#(object(["l", "s"], number())) }"#
        )
        #expect(started.symbols["title.title.l.bold"] == "CGFloat.titleLBold")
    }

    @Test("stay unique if whole paths have the same name")
    func equalPaths() throws {
        let started = try start(#"{ "Colors": \#(object(["sky deep", "sky-deep", "sky_deep"], color())) }"#)
        #expect(started.isProven)
        #expect(Set(started.symbols.values).count == 3)
        #expect(started.symbols["Colors.sky deep"] == "ShapeStyle.skyDeep")
        #expect(started.symbols["Colors.sky-deep"] == "ShapeStyle.colorsSkyDeep")
        #expect(started.symbols["Colors.sky_deep"] == "ShapeStyle.skyDeepColor")
    }

    @Test("avoid members of numbers")
    func zero() throws {
        let started = try start(#"{ "Space": \#(object(["zero", "one"], number())) }"#)
        #expect(started.isProven)
        #expect(started.symbols["Space.zero"] == "CGFloat.spaceZero")
    }

    @Test("keep the word for an opacity, and what the values of a type with few of them are for")
    func fewValues() throws {
        let shadow = """
            { "$type": "shadow", "$value": { "color": "#000000", "offsetX": "0px", "offsetY": "1px", "blur": "2px",
              "spread": "0px" } }
            """
        let started = try start(
            """
            { "opacity": { "$type": "number", "40": { "$value": 0.4 }, "60": { "$value": 0.6 } },
              "effect": { "shadow": { "button": { "main": \(shadow), "second": \(shadow) } } },
              "font": { "family": { "$type": "fontFamily", "01": { "$value": "Inter" } },
                "weight": { "$type": "fontWeight", "bold": { "$value": 700 } } } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["opacity.40"] == "Double.opacity40")
        #expect(started.symbols["effect.shadow.button.main"] == "LayeredShadow.buttonMain")
        #expect(started.symbols["font.family.01"] == "Constants.fontFamily01")
        #expect(started.symbols["font.weight.bold"] == "Constants.fontWeightBold")
    }

    @Test("do without a group around all values of an output that has half of all tokens, or the word for numbers")
    func wrappers() throws {
        let shadow = """
            { "$type": "shadow", "$value": { "color": "#000000", "offsetX": "0px", "offsetY": "1px", "blur": "2px",
              "spread": "0px" } }
            """
        let started = try start(
            """
            { "number": { "$type": "number", "lineHeight": { "300": { "$value": 1.4 } },
                "opacity": { "backdrop": { "$value": 0.15 } } },
              "acme": { "box-shadow": \(object(["sm", "lg"], shadow)), "skip-link": { "box-shadow": \(shadow) } } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["number.opacity.backdrop"] == "Double.backdrop")
        #expect(started.symbols["acme.box-shadow.sm"] == "LayeredShadow.sm")
        #expect(started.symbols["acme.skip-link.box-shadow"] == "LayeredShadow.skipLinkShadow")
        // A component with few of the tokens says what its shadows are for.
        let component = try start(
            """
            { "space": \(object(["a", "b", "c", "d", "e"], number())),
              "card": { "shadow": \(object(["near", "far"], shadow)) } }
            """)
        #expect(component.symbols["card.shadow.near"] == "LayeredShadow.cardNear")
    }

    @Test("are those of no component in a group with the short word for a layer")
    func shortWords() throws {
        let wanted = #"{ "ink": \#(reference("prim.hue.ink")), "paper": \#(reference("prim.hue.paper")) }"#
        let started = try start(
            """
            { "prim": { "hue": \(object(["ink", "paper"], color())) },
              "sem": { "text": \(wanted), "gap": { "s": \(number()) } } }
            """)
        #expect(started.isProven)
        #expect(started.layer(.semantic) == ["sem"] && started.layer(.component).isEmpty)
        #expect(started.symbols["sem.text.ink"] == "ShapeStyle.textInk")
        #expect(started.symbols["sem.gap.s"] == "CGFloat.gapS")
    }

    @Test("begin with the same group for numbers and texts")
    func sameGroups() throws {
        let family = #"{ "$type": "fontFamily", "$value": "Inter" }"#
        let started = try start(
            """
            { "web": { "space": { "s": \(number()) }, "font": { "body": \(family), "title": \(family) } },
              "phone": { "space": { "s": \(number()) } } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["web.space.s"] == "CGFloat.webSpaceS")
        #expect(started.symbols["web.font.body"] == "Constants.webFontBody")
    }

    @Test("are kept in a group whose own token has a name of SwiftUI")
    func ownTokens() throws {
        let shades = #"{ "$root": \#(color()), "400": \#(color()), "soft": { "50": \#(color()) } }"#
        let started = try start(#"{ "white": \#(shades), "ink": \#(color()) }"#)
        #expect(started.isProven)
        #expect(started.symbols["white.$root"] == "ShapeStyle.whiteColor")
        #expect(started.symbols["white.400"] == "ShapeStyle.white400")
        #expect(started.symbols["white.soft.50"] == "ShapeStyle.whiteSoft50")
    }

    @Test("have the initial of a group only before numbers without words")
    func initials() throws {
        let names = ["4", "8", "2xl"]
        let started = try start(
            #"{ "space": \#(object(names, number())), "span": \#(object(["4-cols", "8-cols"], number())) }"#)
        #expect(started.isProven)
        #expect(started.symbols["space.2xl"] == "CGFloat.s2xl")
        #expect(started.symbols["span.8-cols"] == "CGFloat.span8Cols")
    }

    @Test("do not repeat the type and the group, also beside a token that is called like both")
    func repeatedType() throws {
        let text = object(["colorText", "colorTextSecondary", "colorTextLabel"], color())
        let started = try start(#"{ "base": \#(object(["one", "two"], color())), "neutral": { "text": \#(text) } }"#)
        #expect(started.isProven)
        #expect(started.symbols["neutral.text.colorText"] == "ShapeStyle.neutralText")
        #expect(started.symbols["neutral.text.colorTextSecondary"] == "ShapeStyle.neutralTextSecondary")
    }

    @Test("have a word for the sign of a negative number, which would else have the name of another one")
    func negativeNumbers() throws {
        let started = try start(
            """
            { "letter": { "step-1": \(number(-1)), "step1": \(number(1)), "step-2": \(number(2)), "step3": \(number(-3)) } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["letter.step-1"] == "CGFloat.letterStepMinus1")
        #expect(started.symbols["letter.step1"] == "CGFloat.letterStep1")
        // The names of others are unique.
        #expect(started.symbols["letter.step-2"] == "CGFloat.letterStep2")
        #expect(started.symbols["letter.step3"] == "CGFloat.letterStep3")
    }

    @Test("do not repeat a group in the members of a proposed theme")
    func themes() throws {
        func radii(_ small: Int, _ large: Int) -> String {
            #"{ "radius": { "radius-sm": \#(number(small)), "radius-lg": \#(number(large)) } }"#
        }
        let started = try start(["tokens/brand-sand.json": radii(2, 4), "tokens/brand-sea.json": radii(8, 16)])
        let text = started.starter.text ?? ""
        #expect(text.contains(#"//   "names": { "replace": { "radius.radius-*": "*" } } },"#))
        #expect(started.symbols["radius.radius-sm"] == "CGFloat.radiusSm")
    }

    @Test("do without a group that says a layer and the kind of values")
    func kindsOfLayers() throws {
        let alias = #"{ "$type": "number", "$value": "{@size_primitive.size-4}" }"#
        let started = try start(
            """
            { "@size_primitive": \(object(["size-4", "size-8"], number())),
              "@size_semantic": { "gap": { "xs": \(alias) } }, "@radius_semantic": { "sm": \(alias) } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["@size_primitive.size-4"] == "CGFloat.size4")
        #expect(started.symbols["@size_semantic.gap.xs"] == "CGFloat.gapXs")
        // A step of a scale needs the word for its purpose.
        #expect(started.symbols["@radius_semantic.sm"] == "CGFloat.radiusSemanticSm")
    }

    @Test("do not repeat the word of a group in those inside")
    func repeatedGroups() throws {
        let sizes = #"{ "size": \#(number()), "height": \#(number()) }"#
        let started = try start(
            """
            { "type": { "headline": { "headline large": \(sizes), "headline small": \(sizes) },
                "body": { "body large": \(sizes), "body small": \(sizes) }, "body small": \(sizes) } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["type.headline.headline large.size"] == "CGFloat.typeHeadlineLargeSize")
        // That name is in use.
        #expect(started.symbols["type.body.body small.size"] == "CGFloat.typeBodyBodySmallSize")
        #expect(started.symbols["type.body small.size"] == "CGFloat.typeBodySmallSize")
    }

    @Test("begin with the token set, file or catalog where a token is in no group, and its name is a number or in use")
    func withoutGroups() throws {
        let number = { (value: String, type: String) in #"{ "value": "\#(value)", "type": "\#(type)" }"# }
        let sets = """
            { "opacity": { "20": \(number("20%", "opacity")) },
              "space/core": { "1": \(number("4", "spacing")), "none": \(number("0", "spacing")) },
              "radius": { "2": \(number("2", "borderRadius")), "tiny": \(number("1", "borderRadius")) },
              "$metadata": { "tokenSetOrder": ["opacity", "space/core", "radius"] } }
            """
        let symbols = try start(sets).symbols
        #expect(symbols["20"] == "Double.opacity20")
        #expect(symbols["2"] == "CGFloat.radius2")
        #expect(symbols["tiny"] == "CGFloat.tiny")
        // The set is only named after a layer.
        #expect(symbols["1"] == "CGFloat._1")
        let colors = try start(catalog("Shop/Palette.xcassets", colors: ["222222", "ink"]))
        #expect(colors.symbols == ["222222": "ShapeStyle.palette222222", "ink": "ShapeStyle.ink"])
    }

    @Test("are found for groups without letters and digits")
    func emptyNames() throws {
        let started = try start(
            #"{ "🔥": \#(color()), "🌊": \#(color()), "Component": { "🔥": { "🌊": \#(color()), "a": \#(number()) } } }"#)
        #expect(started.isProven)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(started.symbols["🔥"] == "ShapeStyle.fire")
        #expect(started.symbols["🌊"] == "ShapeStyle.waterWave")
        #expect(started.symbols["Component.🔥.a"] == "ComponentToken.Fire.a")
    }

    @Test("have words for a flag if other tokens have the same names without it")
    func flags() throws {
        let started = try start(
            """
            { "🏳️": { "color": { "hue": { "ink": \(color()) } } }, "color": { "hue": { "ink": \(color()) } },
              "✨": { "paper": \(color()) } }
            """)
        #expect(started.isProven)
        #expect(started.symbols["🏳️.color.hue.ink"] == "ShapeStyle.wavingWhiteFlagHueInk")
        #expect(started.symbols["color.hue.ink"] == "ShapeStyle.hueInk")
        #expect(started.symbols["✨.paper"] == "ShapeStyle.paper")
    }

    @Test("differ for a nested type and a token with the same name")
    func typesAndTokens() throws {
        let started = try start(#"{ "Component": { "50-0": { "a": \#(color()) }, "50_0": \#(number()) } }"#)
        #expect(started.isProven)
        #expect(Set(started.symbols.values).count == 2)
    }

    @Test("are escaped, whatever they contain")
    func hostileNames() throws {
        let names = [
            #"\"], \"outputs\": ["#, #"\n// x"#, #"*/ \u2028 /*"#, #"\u202Eevil"#, #"\\"#, #"a\u0000b"#, "Type", "self",
            "func", "한국어", "e\u{301}", "💥💥", "//", "%s", "\\u0085",
        ]
        let colors = object(names, color())
        let fonts = object(names, #"{ "x": { "$type": "fontFamily", "$value": "Inter" } }"#)
        let sizes = object(names, number())
        let started = try start(
            #"""
            { "Ink\n": \#(colors), "\"\n\"": \#(object(names, colors)), "Fonts\n\"": \#(fonts),
              "Space\u2029": \#(sizes) }
            """#)
        #expect(started.isProven)
        #expect(started.starter.text?.split(separator: "\n").contains("// x") == false)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(Set(started.symbols.values).count == names.count * (names.count + 3))
    }

    @Test("are found for thousands of tokens with the same name")
    func manyCollisions() throws {
        let names = (0..<4_000).map { number in
            "a" + String(repeating: " ", count: number % 40) + "-" + String(repeating: "_", count: number / 40)
        }
        let started = try start(#"{ "Colors": \#(object(names, color())) }"#)
        #expect(started.isProven)
        #expect(Set(started.symbols.values).count == names.count)
    }

    @Test("have the words for the sign behind other hyphens, too")
    func hyphensBeforeSign() throws {
        let started = try start(#"{ "letter": { "x-step-1": \#(number(-1)), "x-step1": \#(number(1)) } }"#)
        #expect(started.symbols["letter.x-step-1"] == "CGFloat.letterXStepMinus1")
        #expect(started.symbols["letter.x-step1"] == "CGFloat.letterXStep1")
    }

    @Test("have no words for a group that is a pattern, nor for more than twelve")
    func noWords() throws {
        let pattern = try start(#"{ "*": { "ink": \#(color()) }, "ink": \#(color()), "paper": { "a": \#(color()) } }"#)
        #expect(pattern.symbols["paper.a"] == "ShapeStyle.paperA")
        let signs = ["🔥", "🌊", "✨", "🍎", "🍏", "🍐", "🍊", "🍋", "🍌", "🍉", "🍇", "🍓", "🍒"]
        let many = try start(#"{ "ink": \#(color()), "# + object(signs, #"{ "ink": \#(color()) }"#).dropFirst())
        #expect(many.starter.text?.contains("wave") == false && many.starter.text?.contains("lemon") == false)
    }
}
