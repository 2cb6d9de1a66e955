import DesignTokens

// Existing names in scopes. A token with such a name would be ambiguous or silently lose.
extension SwiftDialect {
    package func owner(of name: String, in scope: String) -> String? {
        // Only the scope of fonts has names that end in a digit.
        guard Self.isWord(name) || Self.fontScopes.contains(scope) else { return nil }
        if let members = Self.members[scope], members.names.contains(name) { return members.owner }
        return name == "none" && Self.dottedScopes.contains(scope) ? "Optional" : nil
    }

    /// The scopes whose members are used with a leading dot, where `.none` means `nil` if an optional is expected.
    private static let dottedScopes = Set(
        TokenType.allCases.flatMap(ownScopes) + fontScopes + NativeFramework.colors
    ).subtracting(numberScopes)

    /// The scopes in which members of type `Color` are looked up: `.primary500` is enough where a color is expected.
    static let colorScopes = ["ShapeStyle", "Color", "SwiftUI.ShapeStyle", "SwiftUI.Color"]

    /// The scopes in which members of type `CGFloat` are looked up.
    static let numberScopes = ["CGFloat", "Foundation.CGFloat", "CoreFoundation.CGFloat"]

    static let gradientScopes = ["Gradient", "SwiftUI.Gradient"]

    /// No expression refers to fonts, because a text style contains more than a font.
    static let fontScopes = ["Font", "SwiftUI.Font"]

    /// Returns the scopes in which members of a type are looked up, so that a leading dot is enough.
    static func ownScopes(of type: TokenType) -> [String] {
        switch type {
        case .color: colorScopes
        case .number, .dimension: numberScopes
        case .typography: [SupportType.textStyle]
        case .shadow: [SupportType.layeredShadow]
        case .border: [SupportType.borderStyle]
        case .strokeStyle: [SupportType.strokePattern]
        case .cubicBezier, .transition: ["Animation", "SwiftUI.Animation"]
        default: []
        }
    }

    static let known = KnownNames(
        referredTypes: referred, meantTypes: referred.union(meant),
        types: Dictionary(fontScopes.map { ($0, typesOfFont) }) { first, _ in first },
        // `bundle` is a property that the template generates.
        cases: ["RawValue", "AllCases", "allCases", "bundle"],
        // As the name of a type, a property or function of the asset structure would be ambiguous.
        namespaces: ["rawValue", "hash", "hashValue", "encode", "data"],
        impliedScopes: Set(TokenType.allCases.flatMap(ownScopes) + gradientScopes + fontScopes),
        protocols: ["ShapeStyle", "SwiftUI.ShapeStyle"],
        // `Color.ink` and `.ink` mean the member of `Color`, if there is one.
        hidingTypes: ["ShapeStyle": "Color", "SwiftUI.ShapeStyle": "Color"])

    private static let referred = SupportType.all.union([
        "SwiftUI", "CGFloat", "Double", "Bool", "String", "Foundation",
    ])

    private static let meant: Set<String> = [
        "AngularGradient", "Animation", "Any", "AnyShapeStyle", "AnyView", "AppearanceColor", "Bool", "Bundle",
        "CFURL", "ColorSets", "CGLineCap", "CGSize", "CTFontManagerRegisterFontsForURL", "CaseIterable", "Codable",
        "Color",
        "Data",
        "Double", "EllipticalGradient", "EnvironmentKey", "EnvironmentValues", "Equatable", "Font", "ForEach",
        "GeometryReader", "Gradient", "Hashable", "Identifiable", "Image", "InsettableShape", "KeyPath", "Label",
        "LinearGradient",
        "LocalizedStringKey",
        "MainActor", "NSAttributedString", "NSColor", "NSDataAsset", "NSFont", "NSFontDescriptor", "NSImage",
        "NSMutableParagraphStyle", "NSUnderlineStyle", "Never", "RawRepresentable", "RoundedRectangle", "ScaledMetric",
        "Sendable", "Shape",
        "ShapeStyle", "StrokeStyle", "Swift", "Text", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics",
        "UIImage", "UITraitCollection",
        "UInt32", "UnitPoint", "View", "ViewModifier", "ZStack",
    ]

    /// The static properties of `ShapeStyle` and `Color` in the SDKs of iOS 26. Functions do not conflict with
    /// properties.
    private static let shapeStyle: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
        "red", "teal", "white", "yellow", "accentColor", "primary", "secondary", "tertiary", "quaternary", "quinary",
        "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill",
        "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
        "ultraThickMaterial", "bar",
    ]

    /// The static properties of `CGFloat` and `Double`.
    private static let floatingPoint: Set<String> = [
        "zero", "pi", "infinity", "nan", "signalingNaN", "greatestFiniteMagnitude", "leastNormalMagnitude",
        "leastNonzeroMagnitude", "ulpOfOne", "radix", "exponentBitCount", "significandBitCount",
    ]

    /// The existing static members of scopes, with their owners.
    private static let members: [String: (names: Set<String>, owner: String)] = {
        let rows: [(scopes: [String], names: Set<String>, owner: String)] = [
            (colorScopes, shapeStyle, "SwiftUI"), (numberScopes, floatingPoint, "CGFloat"),
            (["Double", "Swift.Double"], floatingPoint, "Double"), (fontScopes, fonts, "SwiftUI"),
            (ownScopes(of: .transition), animations, "SwiftUI"),
        ]
        let native = NativeFramework.colors.map { (scopes: [$0], names: nativeColors, owner: $0) }
        let pairs = (rows + native).flatMap { row in row.scopes.map { ($0, (row.names, row.owner)) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// The static properties of SwiftUI types that tokens extend.
    private static let fonts: Set<String> = [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
        "caption2", "extraLargeTitle", "extraLargeTitle2", "default",
    ]

    private static let animations: Set<String> = [
        "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "interactiveSpring", "interpolatingSpring",
        "smooth", "snappy", "bouncy",
    ]

    /// The nested types of `Font`.
    private static let typesOfFont: Set<String> = [
        "TextStyle", "Weight", "Width", "Design", "Leading", "Context", "Resolved", "ResolvedFont",
    ]
}
