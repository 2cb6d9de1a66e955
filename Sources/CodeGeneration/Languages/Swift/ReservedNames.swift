// Names that a scope has already, so that a token of the same name would be ambiguous or silently lose.
extension SwiftLanguage {
    package func owner(of name: String, in scope: String) -> String? {
        guard Self.isWord(name) else { return nil }
        if Self.colorScopes.contains(scope) {
            if Self.shapeStyle.contains(name) { return "SwiftUI" }
            return name == "none" ? "Optional" : nil
        }
        return Self.numberScopes.contains(scope) && Self.floatingPoint.contains(name) ? "CGFloat" : nil
    }

    /// The scopes whose members a `Color` is looked for in: `.primary500` is enough where a colour is expected.
    static let colorScopes = ["ShapeStyle", "Color", "SwiftUI.ShapeStyle", "SwiftUI.Color"]

    /// The scopes whose members a `CGFloat` is looked for in.
    static let numberScopes = ["CGFloat", "Foundation.CGFloat", "CoreFoundation.CGFloat"]

    /// `bundle` is a property that the template writes.
    package func isFreeForCase(_ name: String) -> Bool {
        !["RawValue", "AllCases", "allCases", "bundle"].contains(name)
    }

    package var referredTypes: Set<String> { ["SwiftUI", "CGFloat", "String", "Foundation"] }

    package var meantTypes: Set<String> {
        referredTypes.union([
            "AdaptiveColors", "AppearanceColor", "Bool", "Bundle", "CaseIterable", "Color", "Double",
            "EnvironmentKey", "EnvironmentValues", "Hashable", "Image", "KeyPath", "NSColor", "NSImage", "Sendable",
            "ShapeStyle", "Text", "UIColor", "UIImage", "UInt32",
        ])
    }

    /// The static members of `ShapeStyle` and `Color` in the SDKs of iOS 26, functions excepted: a property may
    /// stand beside a function of its name.
    private static let shapeStyle: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
        "red", "teal", "white", "yellow", "accentColor", "primary", "secondary", "tertiary", "quaternary", "quinary",
        "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill",
        "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
        "ultraThickMaterial", "bar",
    ]

    /// The static properties of `CGFloat`.
    private static let floatingPoint: Set<String> = [
        "zero", "pi", "infinity", "nan", "signalingNaN", "greatestFiniteMagnitude", "leastNormalMagnitude",
        "leastNonzeroMagnitude", "ulpOfOne", "radix", "exponentBitCount", "significandBitCount",
    ]
}
