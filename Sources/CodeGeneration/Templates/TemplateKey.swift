import DesignTokens
import Mustache

/// The names that templates can use, as documented in `docs/reference/template-context.md`.
enum TemplateKey: String, CaseIterable, Sendable {
    // The output.
    case access, nonisolated, scope, isProtocol, bundle, bundleIsolation, hasTokens, hasColors
    case hasAdaptiveColors, usesAdaptiveColors, usesNativeColors, hexLabel
    // Lists.
    case tokens, groups, hasGroups, types, documentation
    case formerNames, hasFormerNames
    // Themes, and members that are read from them.
    case themes, titleText, usualTheme, hasUnnamedTheme, themeProperty, themeAvailability
    case appearances, hasContrast
    case hasThemeColors, themeColors, isThemed, themeExpression, isChanged, themeColor, memberPath, memberName
    case secondNames, hasSecondNames
    // Members that are declared unavailable.
    case unavailable, hasUnavailable, message
    // A group or category.
    case title, isFirst, isLast
    // A nested type.
    case typeName, needsSpace, onlyToken
    // A token.
    case name, bareName, path, type, swiftType, unit, expression, target, step, value, isItalic
    case symbol, valueText
    case isAdaptive
    case description, line, isAnnotated, isDeprecated, deprecationMessage
    // A token on a platform for which the configuration has an expression.
    case platforms, hasPlatforms, condition
    // UIKit or AppKit.
    case frameworks, framework, nativeColor, frameworkScope, isUIKit
    // A former or second name of a token.
    case newName
    // A token in each of its modes.
    case modes, modeName, literal
    // A composite value.
    case parts, isList
    // A gradient.
    case shape, angle, centerX, centerY
    // A length in a composite value.
    case number, points, isRelative
    // Requirements of values.
    case font
    case ratio
    case needsSwiftUI
    // The pieces of the support file.
    case writesTypes, writesTextStyle, writesShadow, writesGradient, writesBorder, writesColorHex, writesAppearances
    // Assets, their categories and the types that contain them.
    case hasAssets, assets, categories, areAssetsNested, assetTypes, assetMembers, hasAssetCases, assetCases
    case kind, lookupName, isTemplate, isFailable
    // The types of assets besides that of the output, and lists of assets.
    case assetType, imageType, symbolType, colorType, dataType, assetLists
    // A font file.
    case hasFontFiles, fontFiles, fileName, folderName

    /// The vocabulary that templates are compiled with. A name's position is its key. The names of parts follow;
    /// templates use them after `parts`: `{{parts.fontSize.literal}}`.
    static let vocabulary = MustacheNames(allCases.map(\.rawValue) + CompositeSchema.partNames)
}
