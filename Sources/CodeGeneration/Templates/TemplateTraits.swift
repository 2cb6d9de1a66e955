import AssetCatalogs
import DesignTokens

/// What an output takes from its template unless the configuration says otherwise.
package struct TemplateTraits {
    package var scope: String
    /// The types of tokens that the template is given unless the configuration says otherwise.
    package var types: Set<TokenType> = [.color, .number, .dimension, .string, .boolean]
    /// Whether it can be given tokens of any other type: a team's own template may know what to make of them.
    package var canTakeEveryType = false
    package var style = NamingRules.Style.flat
    package var canNest = true
    /// The kinds of assets that the template is given unless the configuration says otherwise.
    package var assetKinds: Set<AssetKind> = []
    /// Whether it is given assets.
    package var takesAssets: Bool { !assetKinds.isEmpty }
    /// Whether it is given the font files.
    package var takesFontFiles = false
    /// Whether it writes the names of the fonts that text styles ask for.
    package var usesFontNames = false
    /// Whether the output declares its scope, so that no other may, or extends it.
    package var declaresScope = false
    /// Whether the output takes what depends on the theme, and nothing else: a type whose values are the themes.
    package var isTheme = false
    /// Whether the output is an asset catalog, which no template writes.
    package var isCatalog = false
    /// Whether the output is a file of the Design Tokens format, which no template writes.
    package var isTokenFile = false
    /// Whether it calls tokens by their paths, and by no other names.
    var listsPaths = false
    /// Whether its members refer to the color sets of a catalog.
    package var usesColorSets = false
    /// Whether it reads colors that differ between themes from that of the environment.
    var readsThemes = false
    /// Whether the output takes all tokens, and writes beside them what themes change.
    var addsThemes = false
    /// Whether the output writes the values of themes.
    var writesThemes: Bool { isTheme || addsThemes }
    /// Whether numbers are written as fractions of a whole, whatever they count.
    package var writesFractions = false
    /// Whether the tokens of a group stand in the order of their values, as those of a scale do.
    package var isScale = false

    /// Whether its symbols have the type of their tokens, so that others can refer to them.
    var canBeReferredTo = true

    /// Whether tokens of these names can be offered under other names too: where all are members of one type.
    package func canOfferMoreNames(under names: NamingRules) -> Bool {
        if types.isEmpty { return takesAssets }
        return !isCatalog && !listsPaths && (names.style ?? style) == .flat
    }

    /// What stands for the template of outputs that are catalogs.
    package static let catalogTemplate = "color-catalog"
    /// What stands for the template of outputs that are token files.
    package static let tokenFileTemplate = "dtcg"
    /// All that stands for a template.
    static let templateless = [catalogTemplate, tokenFileTemplate]

    /// The traits of the template with this name; one that is not built in takes every token that has an expression
    /// and has a scope of its own name.
    package static func named(_ template: String) -> TemplateTraits {
        if let traits = builtIn[template] { return traits }
        var scope = CamelCase(isCapitalised: true)
        scope.append(template)
        return TemplateTraits(scope: scope.text, canTakeEveryType: true, assetKinds: [.image])
    }

    /// Whether the template with this name is one of those that come with the tool.
    package static func isBuiltIn(_ template: String) -> Bool { builtIn[template] != nil }

    /// The traits of a template that declares a type of all assets of a kind.
    private static func ofAssets(_ scope: String, _ kind: AssetKind) -> TemplateTraits {
        TemplateTraits(scope: scope, types: [], canNest: true, assetKinds: [kind], declaresScope: true)
    }

    private static let builtIn: [String: TemplateTraits] = [
        "shape-style": TemplateTraits(scope: "ShapeStyle", types: [.color], canNest: false, readsThemes: true),
        "ui-color": TemplateTraits(scope: "UIColor", types: [.color], canNest: false),
        "cgfloat": TemplateTraits(scope: "CGFloat", types: [.number, .dimension], canNest: false, isScale: true),
        "opacity": TemplateTraits(
            scope: "Double", types: [.number], canNest: false, writesFractions: true, isScale: true,
            canBeReferredTo: false),
        "text-style": TemplateTraits(
            scope: SupportType.textStyle, types: [.typography], canNest: false, usesFontNames: true),
        "font": TemplateTraits(
            scope: "Font", types: [.typography], usesFontNames: true, canBeReferredTo: false),
        "shadow": TemplateTraits(scope: SupportType.layeredShadow, types: [.shadow], canNest: false),
        "gradient": TemplateTraits(scope: "Gradient", types: [.gradient], canNest: false),
        "border": TemplateTraits(scope: SupportType.borderStyle, types: [.border], canNest: false),
        "animation": TemplateTraits(scope: "Animation", types: [.cubicBezier, .transition], canNest: false),
        "constants": TemplateTraits(
            scope: "Constants", types: [.string, .boolean, .duration, .fontFamily, .fontWeight, .strokeStyle],
            canNest: false, declaresScope: true),
        "component-token": TemplateTraits(
            scope: "ComponentToken", types: Set(TokenType.allCases), style: .nested, declaresScope: true,
            readsThemes: true),
        "theme": TemplateTraits(
            // What SwiftUI cannot compare can be no member of a theme.
            scope: "Theme", types: Set(TokenType.allCases).subtracting([.gradient, .cubicBezier, .transition]),
            style: .nested, declaresScope: true, isTheme: true,
            canBeReferredTo: false),
        "support": TemplateTraits(scope: "Support", types: []),
        "image-asset": ofAssets("ImageAsset", .image),
        "symbol-asset": ofAssets("SymbolAsset", .symbol),
        "color-asset": ofAssets("ColorAsset", .color),
        "data-asset": ofAssets("DataAsset", .data),
        "app-icon": ofAssets("AppIcon", .appIcon),
        "font-registration": TemplateTraits(
            scope: "BundledFonts", types: [], takesFontFiles: true, declaresScope: true),
        "compose": TemplateTraits(
            scope: "DesignTokens",
            types: [
                .color, .number, .dimension, .string, .boolean, .duration, .cubicBezier, .fontFamily, .fontWeight,
                .typography,
            ], declaresScope: true),
        catalogTemplate: TemplateTraits(scope: "ColorSets", types: [.color], isCatalog: true),
        "color-set": TemplateTraits(
            scope: "ShapeStyle", types: [.color], canNest: false, usesColorSets: true, readsThemes: true),
        "ui-color-set": TemplateTraits(
            scope: "UIColor", types: [.color], canNest: false, usesColorSets: true, canBeReferredTo: false),
        "css": TemplateTraits(scope: ":root", types: Set(TokenType.allCases), canNest: false, addsThemes: true),
        "markdown": TemplateTraits(
            scope: "Design tokens", types: Set(TokenType.allCases), canNest: false, listsPaths: true,
            canBeReferredTo: false),
        tokenFileTemplate: TemplateTraits(
            scope: "Design tokens", types: Set(TokenType.specified), canNest: false, isTokenFile: true,
            listsPaths: true, canBeReferredTo: false),
        "color-hex": TemplateTraits(scope: "Color", types: []),
    ]
}
