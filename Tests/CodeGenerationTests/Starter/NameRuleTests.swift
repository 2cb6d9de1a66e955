import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

/// The rules by which `init` chooses names, each with the resulting symbols.
@Suite("The names that init chooses")
struct NameRuleTests {
    /// Tokens by path: a color (`#`), a reference to a color (`@`), a number (`1`) or a text style (`T`).
    private typealias Tokens = KeyValuePairs<String, (value: String, symbol: String)>

    @Test("drop groups that contain all tokens of an output")
    func wrappers() throws {
        try check([
            "ds.gray.50": ("#", "ShapeStyle.gray50"), "ds.blue.50": ("#", "ShapeStyle.blue50"),
            "ds.radius.small": ("1", "CGFloat.radiusSmall"),
        ])
        try check(["Colors.ink": ("#", "ShapeStyle.ink"), "Colors.paper": ("#", "ShapeStyle.paper")])
        // The next group around all tokens is dropped, too.
        try check([
            "kit.colors.ink.deep": ("#", "ShapeStyle.inkDeep"), "kit.colors.sea.deep": ("#", "ShapeStyle.seaDeep"),
        ])
        try check(["hue.moss": ("#", "ShapeStyle.moss"), "hue.sand": ("#", "ShapeStyle.sand")])
        // Otherwise, the name would only be a number.
        try check(["gray.50": ("#", "ShapeStyle.gray50"), "gray.100": ("#", "ShapeStyle.gray100")])
    }

    @Test("keep a group beside another group that names a purpose")
    func siblings() throws {
        try check([
            "text.default": ("#", "ShapeStyle.textDefault"), "border.default": ("#", "ShapeStyle.borderDefault"),
            "content.strong": ("#", "ShapeStyle.contentStrong"),
        ])
        try check([
            "color.brand.soft": ("#", "ShapeStyle.brandSoft"), "color.feedback.soft": ("#", "ShapeStyle.feedbackSoft"),
        ])
    }

    @Test("drop layers")
    func layers() throws {
        try check([
            "brand.primary.500": ("#", "ShapeStyle.primary500"),
            "semantic.background.default": ("@brand.primary.500", "ShapeStyle.backgroundDefault"),
        ])
        try check([
            "Global.gray.50": ("#", "ShapeStyle.gray50"), "Global.space.4": ("1", "CGFloat.s4"),
            "Alias.text.body": ("@Global.gray.50", "ShapeStyle.textBody"),
        ])
        // The name of a layer can be any word, if the only sibling is another layer.
        try check([
            "acme.gray.50": ("#", "ShapeStyle.gray50"), "acme.blue.50": ("#", "ShapeStyle.blue50"),
            "usage.text.body": ("@acme.gray.50", "ShapeStyle.textBody"),
            "usage.line.thin": ("@acme.blue.50", "ShapeStyle.lineThin"),
        ])
    }

    @Test("drop a layer in which one group is a literal")
    func literalInLayer() throws {
        try check([
            "core.tint.gray.50": ("#", "ShapeStyle.tintGray50"), "core.tint.sea.50": ("#", "ShapeStyle.tintSea50"),
            "semantic.text.body": ("@core.tint.gray.50", "ShapeStyle.textBody"),
            "semantic.line.thin": ("@core.tint.sea.50", "ShapeStyle.lineThin"),
            "semantic.shade.soft": ("#", "ShapeStyle.shadeSoft"),
        ])
    }

    @Test("keep the primitive layer if a name would be in use, and every layer if SwiftUI uses one")
    func clashingLayers() throws {
        try check([
            "primitive.red.500": ("#", "ShapeStyle.primitiveRed500"),
            "semantic.red.500": ("@primitive.red.500", "ShapeStyle.red500"),
        ])
        try check([
            "primitive.gray.50": ("#", "ShapeStyle.gray50"),
            "semantic.primary": ("@primitive.gray.50", "ShapeStyle.semanticPrimary"),
            "semantic.text.body": ("@primitive.gray.50", "ShapeStyle.semanticTextBody"),
        ])
        // A fifth of the names can keep it alone.
        try check([
            "primitive.gray.50": ("#", "ShapeStyle.gray50"),
            "semantic.primary": ("@primitive.gray.50", "ShapeStyle.semanticPrimary"),
            "semantic.ring": ("@primitive.gray.50", "ShapeStyle.ring"),
            "semantic.input": ("@primitive.gray.50", "ShapeStyle.input"),
            "semantic.text": ("@primitive.gray.50", "ShapeStyle.text"),
            "semantic.line": ("@primitive.gray.50", "ShapeStyle.line"),
        ])
    }

    @Test(
        "drop one of two groups for the same reason that would share names: that of the semantic layer, or the larger")
    func rivals() throws {
        try check([
            "base.radius.small": ("1", "CGFloat.baseRadiusSmall"), "base.gap.wide": ("1", "CGFloat.baseGapWide"),
            "semantic.radius.small": ("1", "CGFloat.radiusSmall"), "semantic.gap.inner": ("1", "CGFloat.gapInner"),
        ])
        try check([
            "color.moss.50": ("#", "ShapeStyle.moss50"), "color.moss.60": ("#", "ShapeStyle.moss60"),
            "color.sand.50": ("#", "ShapeStyle.sand50"), "colors.sand.50": ("#", "ShapeStyle.colorsSand50"),
            "text.soft": ("#", "ShapeStyle.textSoft"),
        ])
        // Both words distinguish most of the names.
        try check([
            "color.sand.50": ("#", "ShapeStyle.colorSand50"), "colors.sand.50": ("#", "ShapeStyle.colorsSand50"),
            "text.soft": ("#", "ShapeStyle.textSoft"),
        ])
        // The layer that is inside keeps its name.
        try check([
            "color.sand.50": ("#", "ShapeStyle.sand50"), "core.color.sand.50": ("#", "ShapeStyle.coreSand50"),
            "text.soft": ("@color.sand.50", "ShapeStyle.textSoft"),
            "alias.line.soft": ("@color.sand.50", "ShapeStyle.lineSoft"),
        ])
    }

    @Test("drop a word that can name a purpose beside another layer, but not one for brands")
    func doubtfulLayers() throws {
        try check([
            "core.moss.50": ("#", "ShapeStyle.moss50"), "brand.sand.50": ("#", "ShapeStyle.brandSand50"),
            "theme.text.soft": ("@core.moss.50", "ShapeStyle.textSoft"),
        ])
    }

    @Test("of a group for all tokens are those of its kinds of values, not those of a component")
    func sortedByKind() throws {
        try check([
            "Foundations.moss.50": ("#", "ShapeStyle.moss50"), "Foundations.scale.10": ("1", "CGFloat.scale10"),
            "Tokens.color.text": ("@Foundations.moss.50", "ShapeStyle.text"),
            "Tokens.color.icon": ("@Foundations.moss.50", "ShapeStyle.icon"), "Tokens.space.10": ("1", "CGFloat.s10"),
        ])
    }

    @Test("of a group named after a step of a scale are not those of a component")
    func stepsOfShadows() throws {
        try check([
            "palette.moss.50": ("#", "ShapeStyle.moss50"), "lg.1.color": ("@palette.moss.50", "ShapeStyle.lg1Color"),
            "lg.1.tint": ("@palette.moss.50", "ShapeStyle.lg1Tint"), "lg.1.blur": ("1", "CGFloat.lg1Blur"),
        ])
    }

    @Test("keep a group if only a state would be left")
    func states() throws {
        try check([
            "color.primary.default": ("#", "ShapeStyle.primaryDefault"),
            "color.primary.hover": ("#", "ShapeStyle.primaryHover"),
        ])
    }

    @Test("do not repeat the type")
    func types() throws {
        try check([
            "color.gray.50": ("#", "ShapeStyle.gray50"), "surface.page": ("#", "ShapeStyle.surfacePage"),
            "typography.body": ("T", "TextStyle.body"), "space.gap": ("1", "CGFloat.spaceGap"),
        ])
        try check(["colour.white": ("#", "ShapeStyle.colourWhite"), "ink.deep": ("#", "ShapeStyle.inkDeep")])
    }

    @Test("do not repeat the type behind other words")
    func innerTypes() throws {
        try check([
            "brand.color.gray.50": ("#", "ShapeStyle.brandGray50"), "color.gray.50": ("#", "ShapeStyle.gray50"),
            "brand.color.gray.gray 100": ("#", "ShapeStyle.brandGray100"),
        ])
        try check([
            "brand.color.ink": ("#", "ShapeStyle.brandColorInk"), "brand.ink": ("#", "ShapeStyle.brandInk"),
            "surface.page": ("#", "ShapeStyle.surfacePage"),
        ])
        // A rule for each of many groups would be too long.
        for (count, word) in [(12, ""), (13, "Color")] {
            let groups = (1...count).map { "\"fill\($0)\": { \"color\": { \"ink\": \(color()) } }" }
            let started = try start("{ \(groups.joined(separator: ", ")) }")
            #expect(started.symbols["fill7.color.ink"] == "ShapeStyle.fill7\(word)Ink")
        }
    }

    @Test("do not repeat the type with a word for tokens")
    func typeOfTokens() throws {
        try check([
            "core.clr.gray.50": ("#", "ShapeStyle.gray50"), "core.radius.s": ("1", "CGFloat.radiusS"),
            "color-tokens.text.body": ("@core.clr.gray.50", "ShapeStyle.textBody"),
        ])
    }

    @Test("drop a word for texts before the names of their properties")
    func propertiesOfTexts() throws {
        try check([
            "typography.font-size.sm": ("1", "CGFloat.fontSizeSm"), "space.gap": ("1", "CGFloat.spaceGap"),
            "typography.LineHeights.sm": ("1", "CGFloat.lineHeightSm"),
        ])
        try check([
            "typography.size.sm": ("1", "CGFloat.typographySizeSm"), "space.gap": ("1", "CGFloat.spaceGap"),
            "typography.line-height.sm": ("1", "CGFloat.lineHeightSm"),
        ])
    }

    @Test("say why a word that says nothing is dropped")
    func reasonForRedundantWord() throws {
        let size = #"{ "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#
        let started = try start(#"{ "type": { "font-size": { "s": \#(size) } }, "gap": { "s": \#(size) } }"#)
        let reason = #"names in "CGFloat+Tokens.swift" without "type": its groups say what the values are for"#
        #expect(started.starter.summary.reasons.contains(reason))
    }

    @Test("drop a word for devices around groups of these")
    func devices() throws {
        try check([
            "responsive.desktop.gap.sm": ("1", "CGFloat.desktopGapSm"),
            "responsive.mobile.gap.sm": ("1", "CGFloat.mobileGapSm"), "radius.sm": ("1", "CGFloat.radiusSm"),
        ])
        try check([
            "responsive.gap.sm": ("1", "CGFloat.responsiveGapSm"), "radius.sm": ("1", "CGFloat.radiusSm"),
            "responsive.mobile.sm": ("1", "CGFloat.responsiveMobileSm"),
        ])
    }

    @Test("keep the word for the purpose of a number, and shorten it before numbers")
    func numbers() throws {
        try check([
            "radius.small": ("1", "CGFloat.radiusSmall"), "spacing.16": ("1", "CGFloat.s16"),
            "spacing.none": ("1", "CGFloat.sNone"), "spacing.24": ("1", "CGFloat.s24"),
        ])
        try check(["radius.small": ("1", "CGFloat.radiusSmall"), "radius.large": ("1", "CGFloat.radiusLarge")])
        try check([
            "font.100": ("1", "CGFloat.font100"), "font.200": ("1", "CGFloat.font200"),
            "font.large": ("1", "CGFloat.fontLarge"),
        ])
        // The initial of any other word says too little.
        try check([
            "line-height.22": ("1", "CGFloat.lineHeight22"), "line-height.24": ("1", "CGFloat.lineHeight24"),
            "gap.4": ("1", "CGFloat.gap4"), "gap.8": ("1", "CGFloat.gap8"),
        ])
        try check([
            "base.dimension.1": ("1", "CGFloat.dimension1"), "base.dimension.2": ("1", "CGFloat.dimension2"),
            "radius.small": ("1", "CGFloat.radiusSmall"),
        ])
        // A number is no color.
        try check([
            "color.alpha.soft": ("1", "CGFloat.alphaSoft"), "color.alpha.full": ("1", "CGFloat.alphaFull"),
            "color.page": ("#", "ShapeStyle.page"), "color.ink": ("#", "ShapeStyle.ink"),
        ])
        // Two groups of numbers with the same initial are spelled out.
        try check(["spacing.4": ("1", "CGFloat.spacing4"), "space.4": ("1", "CGFloat.space4")])
        try check([
            "space.s": ("1", "CGFloat.spaceS"), "space.2xl": ("1", "CGFloat.space2xl"),
            "space.m": ("1", "CGFloat.spaceM"),
        ])
    }

    @Test("remove words that groups and tokens repeat")
    func repeats() throws {
        let started = try check([
            "neutral.grey600": ("#", "ShapeStyle.neutralGrey600"), "grey.grey600": ("#", "ShapeStyle.grey600"),
            "grey.grey700": ("#", "ShapeStyle.grey700"), "mint.mint-50": ("#", "ShapeStyle.mint50"),
            "mint.mint-100": ("#", "ShapeStyle.mint100"), "deep.sea.sea 1": ("#", "ShapeStyle.deepSea1"),
            "deep.sea.sea 2": ("#", "ShapeStyle.deepSea2"), "deep.ink": ("#", "ShapeStyle.deepInk"),
        ])
        #expect(
            started.starter.text?.contains(
                #""replace": { "deep.sea.sea *": "deepSea *", "grey.grey*": "grey*", "mint.mint-*": "mint-*" }"#)
                == true)
    }

    @Test("remove words that tokens repeat beside subgroups, and with the names of all groups")
    func repeatsBesideGroups() throws {
        let started = try check([
            "badge.badge-primary": ("#", "ShapeStyle.badgePrimary"),
            "badge.badge-avatar": ("#", "ShapeStyle.badgeAvatar"),
            "badge.danger.badge-danger-back": ("#", "ShapeStyle.badgeDangerBack"),
            "badge.danger.badge-danger-text": ("#", "ShapeStyle.badgeDangerText"),
            "border.dim": ("#", "ShapeStyle.borderDim"),
        ])
        #expect(
            started.starter.text?.contains(
                #""replace": { "badge.badge-*": "badge-*", "badge.danger.badge-danger-*": "badgeDanger-*" }"#) == true)
    }

    @Test("keep a word for the type in a group with the same groups as another one")
    func typeBesideAlike() throws {
        try check([
            "heading.lg.size": ("1", "CGFloat.headingLgSize"), "number.lg.size": ("1", "CGFloat.numberLgSize"),
            "number.strong.lg.size": ("1", "CGFloat.numberStrongLgSize"),
        ])
    }

    @Test("drop a group around numbers whose own names say what they are for")
    func purposes() throws {
        try check([
            "tokens.paragraph large": ("1", "CGFloat.paragraphLarge"),
            "tokens.line height": ("1", "CGFloat.lineHeight"),
            "tokens.ink": ("#", "ShapeStyle.ink"),
        ])
        try check([
            "typography.fontSize.label": ("1", "CGFloat.fontSizeLabel"),
            "typography.lineHeight-percent.label": ("1", "CGFloat.lineHeightPercentLabel"),
            "typography.paragraphIndent": ("1", "CGFloat.paragraphIndent"), "ink": ("#", "ShapeStyle.ink"),
        ])
    }

    @Test("call the private one of two groups with the same Swift name private, wherever it is")
    func privateGroups() throws {
        try check([
            "_size.1": ("1", "CGFloat.privateSize1"), "_size.2": ("1", "CGFloat.privateSize2"),
            "size.1": ("1", "CGFloat.size1"), "size.2": ("1", "CGFloat.size2"),
        ])
    }

    @Test("remove the word for the type and the group's name behind it")
    func typeAndGroup() throws {
        try check([
            "acme.red.colorAcmeRed50": ("#", "ShapeStyle.acmeRed50"),
            "shared.gray.colorGray50": ("#", "ShapeStyle.sharedGray50"),
            "shared.gray.colorGray60": ("#", "ShapeStyle.sharedGray60"), "text.soft": ("#", "ShapeStyle.textSoft"),
        ])
        // The word does not stand for the type in the name of a picker.
        try check([
            "Color picker.colorPickerLabel": ("#", "ShapeStyle.colorPickerLabel"),
            "Color picker.colorPickerBorder": ("#", "ShapeStyle.colorPickerBorder"),
        ])
    }

    @Test("remove a repeated word, whatever follows it")
    func repeatsBeforeOthers() throws {
        try check([
            "success.success100": ("#", "ShapeStyle.success100"), "success.success200": ("#", "ShapeStyle.success200"),
            "success.success back": ("#", "ShapeStyle.successBack"), "ink.dark": ("#", "ShapeStyle.inkDark"),
        ])
    }

    @Test("remove the beginning of CSS properties if all of a group repeat its name after it")
    func properties() throws {
        let orange = "{ \"--acme-color-orange-100\": \(color()), \"--acme-color-orange-200\": \(color()) }"
        let other = "{ \"--acme-color-dim\": \(color()), \"--base-color-red-200\": \(color()) }"
        let started = try start("{ \"hues\": { \"Orange\": \(orange), \"Red\": \(other) } }")
        #expect(
            Set(started.symbols.values) == [
                "ShapeStyle.orange100", "ShapeStyle.orange200", "ShapeStyle.redAcmeColorDim",
                "ShapeStyle.redBaseColorRed200",
            ])
        #expect(started.isProven)
    }

    @Test("remove words that groups repeat, and tell groups with the same Swift name apart")
    func repeatedGroups() throws {
        try check([
            "layout.layout.wide": ("1", "CGFloat.layoutWide"), "layout.gap.wide": ("1", "CGFloat.layoutGapWide"),
            "size.xs": ("1", "CGFloat.sizeXs"), "_size.xs": ("1", "CGFloat.privateSizeXs"),
            "_size.md": ("1", "CGFloat.privateSizeMd"),
        ])
    }

    @Test("drop the folders around color sets, unless they name a purpose")
    func folders() throws {
        let started = try start(
            catalog(
                "App/Colors.xcassets",
                colors: ["Card Colors/Card Line", "Card Colors/Card Page", "Text/muted", "Text/strong"]))
        #expect(started.isProven)
        #expect(started.symbols["Card Colors.Card Line"] == "ShapeStyle.cardLine")
        #expect(started.symbols["Text.muted"] == "ShapeStyle.textMuted")
        // If the groups inside stay, so does the one around them.
        let deep = try start(
            catalog("App/Colors.xcassets", colors: ["Ink", "Alert/Edge/Hot", "Alert/Edge/Mild", "Alert/Mark/Hot"]))
        #expect(deep.symbols["Alert.Mark.Hot"] == "ShapeStyle.alertMarkHot")
    }

    @Test("put the noun first if the system has the name with the noun at its end")
    func nouns() throws {
        let colors = catalog("App/Colors.xcassets", colors: ["Moss", "Separator"])
        let project = ["App.xcodeproj/project.pbxproj": "", "App/Home.swift": "import UIKit\nclass Home: UIView {}"]
        #expect(try start(colors).symbols["Separator"] == "ShapeStyle.separatorColor")
        #expect(try start(colors, project).symbols["Separator"] == "UIColor.colorSeparator")
    }

    @Test("remove a repeated word that is separated in another way")
    func otherSeparators() throws {
        try check([
            "Sea Blue.Sea-Blue-100": ("#", "ShapeStyle.seaBlue100"),
            "Sea Blue.Sea-Blue-200": ("#", "ShapeStyle.seaBlue200"),
            "Redmoss.Red-Moss-100": ("#", "ShapeStyle.redMoss100"),
        ])
    }

    @Test("call a token DEFAULT as its group")
    func defaults() throws {
        try check([
            "color.brand.DEFAULT": ("#", "ShapeStyle.brand"), "color.brand.hover": ("#", "ShapeStyle.brandHover"),
            "color.moss.DEFAULT": ("#", "ShapeStyle.moss"),
        ])
    }

    @Test("are those of one token if two files define it with the same value")
    func equalDefinitions() throws {
        let files = ["a", "b"].map { "{ \"hue\": \(object(["sea", "\($0)1", "\($0)2", "\($0)3"], color())) }" }
        let started = try start(["tokens/a.tokens.json": files[0], "tokens/b.tokens.json": files[1]])
        #expect(started.symbols["hue.sea"] == "ShapeStyle.sea")
        #expect(started.run.configuration.outputs.filter { !$0.names.replace.isEmpty }.isEmpty)
    }

    @Test("of system tokens beside reference tokens are not those of components")
    func systemLayer() throws {
        let text = reference("reference.hue.ink")
        let size = #"{ "$type": "number", "$value": "{reference.len.s}" }"#
        let started = try start(
            """
            { "reference": { "hue": \(object(["ink", "sand"], color())), "len": \(object(["s"], number())) },
              "system": { "color": \(object(["text", "page"], text)), "space": \(object(["small"], size)) } }
            """)
        #expect(started.symbols["system.color.text"] == "ShapeStyle.text")
        #expect(started.layer(.component).isEmpty)
    }

    @Test("only drop the groups around components")
    func components() throws {
        let button: Tokens = [
            "component.button.primary.background.default": (
                "@gray.50", "ComponentToken.Button.Primary.Background.default"
            ), "component.button.height": ("1", "ComponentToken.Button.height"), "gray.50": ("#", "ShapeStyle.gray50"),
            "blue.50": ("#", "ShapeStyle.blue50"),
        ]
        try check(button)
        try check([
            "Component.card.background": ("@gray.50", "ComponentToken.Card.background"),
            "gray.50": ("#", "ShapeStyle.gray50"), "blue.50": ("#", "ShapeStyle.blue50"),
        ])
        try check([
            "icon.gray": ("@gray.50", "ComponentToken.Icon.gray"),
            "icon.line": ("@gray.50", "ComponentToken.Icon.line"),
            "icon.size": ("1", "ComponentToken.Icon.size"), "card.gray": ("@gray.50", "ComponentToken.Card.gray"),
            "card.line": ("@gray.50", "ComponentToken.Card.line"), "card.gap": ("1", "ComponentToken.Card.gap"),
            "gray.50": ("#", "ShapeStyle.gray50"), "blue.50": ("#", "ShapeStyle.blue50"),
        ])
    }

    /// Expects the symbols of tokens after `init`.
    @discardableResult
    private func check(
        _ tokens: Tokens, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> Started {
        let paths = tokens.map { (names: $0.key.split(separator: ".").map(String.init), value: $0.value.value) }
        let started = try start(Self.text(of: paths[...]))
        #expect(started.isProven, sourceLocation: sourceLocation)
        for (path, token) in tokens {
            #expect(started.symbols[path] == token.symbol, sourceLocation: sourceLocation)
        }
        return started
    }

    /// Returns the text of a group with tokens, in their order.
    private static func text(of tokens: ArraySlice<(names: [String], value: String)>) -> String {
        var names: [String] = []
        for name in tokens.map({ $0.names[0] }) where !names.contains(name) { names.append(name) }
        let members = names.map { name in
            let inside = tokens.filter { $0.names[0] == name }
            guard inside[0].names.count == 1 else {
                return "\"\(name)\": \(text(of: inside.map { (Array($0.names.dropFirst()), $0.value) }[...]))"
            }
            return "\"\(name)\": \(text(of: inside[0].value))"
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private static func text(of value: String) -> String {
        switch value {
        case "#": color()
        case "1": number()
        case "T":
            """
            { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
                "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
            """
        default: reference(String(value.dropFirst()))
        }
    }
}
