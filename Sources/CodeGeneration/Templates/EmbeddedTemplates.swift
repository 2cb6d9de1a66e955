// Made from templates/ by Scripts/embed-templates: change the templates, then run the script.
// swift-format-ignore-file

/// The built-in templates, by name.
enum EmbeddedTemplates {
    static let all: [String: String] = [
        "animation": ##"""
{{! { "scope": "Animation", "types": ["cubicBezier", "transition"], "libraryTypes": ["Animation"] } }}
{{! Timing curves and transitions as members of Animation: `withAnimation(.enter)`. }}
{{> static-members}}

"""##,
        "app-icon": ##"""
{{! { "scope": "AppIcon", "declaresScope": true, "assets": ["app-icon"], "styles": ["flat", "nested"] } }}
{{! The names of app icons: `UIApplication.shared.setAlternateIconName(AppIcon.night.rawValue)`. }}
{{#hasAssets}}
import Foundation

/// An app icon of the asset catalog.
{{> asset-type}}
}
{{/hasAssets}}

"""##,
        "asset-members": ##"""
{{! The inside of one type of assets: its members, then the types in it, which include this template again. }}
{{#assetMembers}}
{{#description}}
/// {{description}}
{{/description}}
{{access}} static var {{name}}: {{scope}} { {{scope}}(rawValue: "{{lookupName}}") }
{{/assetMembers}}
{{#unavailable}}
@available(*, unavailable, message: "{{message}}")
{{access}} static var {{name}}: {{scope}} { fatalError() }
{{/unavailable}}
{{#assetTypes}}
{{#needsSpace}}

{{/needsSpace}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{typeName}} {
    {{> asset-members}}
}
{{/assetTypes}}

"""##,
        "asset-type": ##"""
{{! The type of a kind of asset: an enumeration, or a structure with nested types. }}
{{^areAssetsNested}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{scope}}: String, CaseIterable, Sendable {
{{#categories}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#assets}}
{{#description}}
    /// {{description}}
{{/description}}
    case {{name}} = "{{lookupName}}"
{{/assets}}
{{^isLast}}

{{/isLast}}
{{/categories}}
{{#hasAssetCases}}

    // MARK: - Without an asset

{{#assetCases}}
    case {{name}} = "{{lookupName}}"
{{/assetCases}}
{{/hasAssetCases}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{access}} static var {{name}}: {{scope}} { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
{{/areAssetsNested}}
{{#areAssetsNested}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{scope}}: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The lookup name of the asset.
    {{access}} let rawValue: String

    {{access}} init(rawValue: String) {
        self.rawValue = rawValue
    }

    {{> asset-members}}
{{#hasAssetCases}}

    // MARK: - Without an asset

{{#assetCases}}
    {{access}} static var {{name}}: {{scope}} { {{scope}}(rawValue: "{{lookupName}}") }
{{/assetCases}}
{{/hasAssetCases}}

    /// All assets in catalog order.
    {{access}} static var allCases: [{{scope}}] {
        [
{{#assets}}
            {{scope}}.{{memberPath}},
{{/assets}}
{{#assetCases}}
            {{scope}}.{{name}},
{{/assetCases}}
        ]
    }
{{/areAssetsNested}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
{{#description}}
    /// {{description}}
{{/description}}
    {{access}} static var {{name}}: {{scope}} { {{scope}}.{{memberPath}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, renamed: "{{newName}}")
    {{access}} static var {{name}}: {{scope}} { {{scope}}.{{memberPath}} }
{{/formerNames}}
{{/hasFormerNames}}

"""##,
        "border": ##"""
{{! { "scope": "BorderStyle", "types": ["border"], "libraryTypes": ["Color"] } }}
{{! Borders as members of BorderStyle: `.border(.focus, cornerRadius: 8)`. The output `support` writes the type. }}
{{> static-members}}

"""##,
        "cgfloat": ##"""
{{! { "scope": "CGFloat", "types": ["number", "dimension"], "order": "value" } }}
{{! Numbers and dimensions, in points, as members of CGFloat: `.padding(.s16)`. }}
{{#hasTokens}}
import Foundation

{{access}} extension {{scope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{^hasPlatforms}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat { {{expression}} }
{{/hasPlatforms}}
{{#hasPlatforms}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat {
        {{> platform-expressions}}
    }
{{/hasPlatforms}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat { {{expression}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{/hasTokens}}

"""##,
        "color-appearances": ##"""
{{! The initializers of colors that follow the appearance of the device: a part of color-hex. }}
{{access}} extension SwiftUI.Color {
    /// Creates a color that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - light: The color in light appearance.
    ///   - dark: The color in dark appearance.
    ///   - lightHighContrast: The color in light appearance with increased contrast; `light` by default.
    ///   - darkHighContrast: The color in dark appearance with increased contrast; `dark` by default.
    {{#nonisolated}}nonisolated {{/nonisolated}}init(
        light: SwiftUI.Color, dark: SwiftUI.Color, lightHighContrast: SwiftUI.Color? = nil,
        darkHighContrast: SwiftUI.Color? = nil
    ) {
{{#frameworks}}
        #{{^isFirst}}else{{/isFirst}}if {{condition}}
        self.init(
            {{#isUIKit}}uiColor{{/isUIKit}}{{^isUIKit}}nsColor{{/isUIKit}}: {{nativeColor}}(
                light: {{nativeColor}}(light), dark: {{nativeColor}}(dark), lightHighContrast: lightHighContrast.map { {{nativeColor}}($0) },
                darkHighContrast: darkHighContrast.map { {{nativeColor}}($0) }))
{{/frameworks}}
        #elseif os(watchOS)
        // watchOS has no adaptive native colors, and its apps are dark.
        if #available(watchOS 10.0, *) {
            self.init(
                AppearanceColor(
                    light: light, dark: dark, lightHighContrast: lightHighContrast,
                    darkHighContrast: darkHighContrast))
        } else {
            self = dark
        }
        #else
        self = light
        #endif
    }
}

{{#frameworks}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
import {{framework}}

{{access}} extension {{nativeColor}} {
    /// Creates a color that follows the appearance of the device. Colors for increased contrast are optional.
    {{#nonisolated}}nonisolated {{/nonisolated}}convenience init(
        light: {{nativeColor}}, dark: {{nativeColor}}, lightHighContrast: {{nativeColor}}? = nil, darkHighContrast: {{nativeColor}}? = nil
    ) {
        // SwiftUI calls this on its own threads; `@Sendable` keeps the closure off the main actor.
{{#isUIKit}}
        self.init { @Sendable traits in
            let isHigh = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark
                ? (isHigh ? darkHighContrast ?? dark : dark) : (isHigh ? lightHighContrast ?? light : light)
        }
{{/isUIKit}}
{{^isUIKit}}
        self.init(name: nil) { @Sendable appearance in
            // With only the two plain names, increased contrast would match a plain appearance.
            switch appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ]) {
            case .accessibilityHighContrastDarkAqua: darkHighContrast ?? dark
            case .darkAqua: dark
            case .accessibilityHighContrastAqua: lightHighContrast ?? light
            default: light
            }
        }
{{/isUIKit}}
    }
}
{{/frameworks}}
#elseif os(watchOS)
@available(watchOS 10.0, *)
{{#nonisolated}}nonisolated {{/nonisolated}}private struct AppearanceColor: SwiftUI.ShapeStyle, Hashable {
    let light: SwiftUI.Color
    let dark: SwiftUI.Color
    let lightHighContrast: SwiftUI.Color?
    let darkHighContrast: SwiftUI.Color?

    func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color.Resolved {
        let isHigh = environment.colorSchemeContrast == .increased
        let color =
            environment.colorScheme == .dark
            ? (isHigh ? darkHighContrast ?? dark : dark) : (isHigh ? lightHighContrast ?? light : light)
        return color.resolve(in: environment)
    }
}
#endif

"""##,
        "color-asset": ##"""
{{! {
    "scope": "ColorAsset", "declaresScope": true, "assets": ["color"], "styles": ["flat", "nested"],
    "initializers": { "asset": ["Color", "UIColor", "NSColor"] }
} }}
{{! The color sets of the asset catalogs: `Color(asset: .accent)`. }}
{{#hasAssets}}
import Foundation

/// A color of the asset catalog.
{{> asset-type}}

    /// The bundle with the compiled catalog.
{{> module-bundle}}
}

#if canImport(SwiftUI)
import SwiftUI

{{access}} extension SwiftUI.Color {
    /// Creates a color with the appearances of its set.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{scope}}) {
        self.init(asset.rawValue, bundle: {{scope}}.bundle)
    }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

{{access}} extension UIColor {
{{#isFailable}}
    /// Creates a color with the appearances of its set; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{scope}}) {
        self.init(named: asset.rawValue, in: {{scope}}.bundle, compatibleWith: nil)
    }
{{/isFailable}}
{{^isFailable}}
    /// Creates a color with the appearances of its color set. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init(asset: {{scope}}) {
        guard UIColor(named: asset.rawValue, in: {{scope}}.bundle, compatibleWith: nil) != nil else {
            preconditionFailure("the bundle contains no color '\(asset.rawValue)'")
        }
        self.init(named: asset.rawValue, in: {{scope}}.bundle, compatibleWith: nil)!
    }
{{/isFailable}}
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension NSColor {
{{#isFailable}}
    /// Creates a color with the appearances of its set; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{scope}}) {
        self.init(named: asset.rawValue, bundle: {{scope}}.bundle)
    }
{{/isFailable}}
{{^isFailable}}
    /// Creates a color with the appearances of its color set. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init(asset: {{scope}}) {
        guard NSColor(named: asset.rawValue, bundle: {{scope}}.bundle) != nil else {
            preconditionFailure("the bundle contains no color '\(asset.rawValue)'")
        }
        self.init(named: asset.rawValue, bundle: {{scope}}.bundle)!
    }
{{/isFailable}}
}
#endif
{{/hasAssets}}

"""##,
        "color-hex": ##"""
{{! { "scope": "Color", "support": ["colorHex", "appearances"] } }}
{{! The initializers that color expressions call, for modules without them. }}
#if canImport(SwiftUI)
import SwiftUI

{{access}} extension SwiftUI.Color {
    /// Creates an sRGB color from six hexadecimal digits.
    ///
    /// - Parameters:
    ///   - hex: `RRGGBB`, with or without a leading `#`.
    ///   - alpha: The opacity, 0 (transparent) … 1 (opaque).
    {{#nonisolated}}nonisolated {{/nonisolated}}init({{#hexLabel}}{{hexLabel}} {{/hexLabel}}hex: String, alpha: Double = 1) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        let value = UInt32(digits, radix: 16)
        assert(value != nil && digits.utf8.count == 6, "\(hex) is not RRGGBB")
        let bytes = value ?? 0
        self.init(
            .sRGB,
            red: Double(bytes >> 16 & 0xFF) / 255,
            green: Double(bytes >> 8 & 0xFF) / 255,
            blue: Double(bytes & 0xFF) / 255,
            opacity: alpha
        )
    }
}
{{#usesAdaptiveColors}}

{{> color-appearances}}
{{/usesAdaptiveColors}}
#endif
{{#usesNativeColors}}

{{> color-native}}
{{/usesNativeColors}}

"""##,
        "color-native": ##"""
{{! The initializers that colors of UIKit and AppKit call: a part of color-hex. }}
{{#frameworks}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
import {{framework}}

{{access}} extension {{nativeColor}} {
    /// Creates an sRGB color from six hexadecimal digits, `RRGGBB`, with or without a leading `#`.
    {{#nonisolated}}nonisolated {{/nonisolated}}convenience init({{#hexLabel}}{{hexLabel}} {{/hexLabel}}hex: String, alpha: CGFloat = 1) {
        let bytes = UInt32(hex.hasPrefix("#") ? hex.dropFirst() : hex[...], radix: 16) ?? 0
        self.init(
            srgbRed: CGFloat(bytes >> 16 & 0xFF) / 255, green: CGFloat(bytes >> 8 & 0xFF) / 255,
            blue: CGFloat(bytes & 0xFF) / 255, alpha: alpha)
    }
{{#isUIKit}}

    /// Creates an sRGB color, whose components can be outside of 0 … 1.
    {{#nonisolated}}nonisolated {{/nonisolated}}convenience init(
        srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
{{/isUIKit}}
}
{{/frameworks}}
#endif

"""##,
        "color-set": ##"""
{{! {
    "scope": "ShapeStyle", "types": ["color"], "uses": ["colorSets"], "themes": "read", "libraryTypes": ["Color"],
    "native": "ui-color-set"
} }}
{{! Color sets of an asset catalog as members of ShapeStyle: `.foregroundStyle(.bgDefault)` and `Color.bgDefault`. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

{{access}} extension {{scope}}{{#isProtocol}} where Self == Color{{/isProtocol}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{#hasPlatforms}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: Color {
        {{> platform-expressions}}
    }
{{/hasPlatforms}}
{{^hasPlatforms}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: Color { {{expression}} }
{{/hasPlatforms}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: Color { {{expression}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: Color { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{> theme-colors}}

/// The bundle with the compiled catalog.
{{#nonisolated}}nonisolated {{/nonisolated}}private enum ColorSets {
{{> module-bundle}}
}
#endif
{{/hasTokens}}

"""##,
        "component-group": ##"""
{{! The inside of one type: its tokens, then the types in it, which include this template again. }}
{{#tokens}}
{{#isAnnotated}}
{{> token-documentation}}
{{/isAnnotated}}
{{#isThemed}}
{{#themeAvailability}}
@available({{themeAvailability}})
{{/themeAvailability}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{themeColor}} { {{themeExpression}} }
{{/isThemed}}
{{^isThemed}}
{{#hasPlatforms}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} {
{{#isAdaptive}}
    {{> platform-adaptive}}
{{/isAdaptive}}
{{^isAdaptive}}
    {{> platform-expressions}}
{{/isAdaptive}}
}
{{#isAdaptive}}
private {{#nonisolated}}nonisolated {{/nonisolated}}static let adaptive_{{bareName}}: {{swiftType}} = {{expression}}
{{/isAdaptive}}
{{/hasPlatforms}}
{{^hasPlatforms}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static {{#isAdaptive}}let {{name}}: {{swiftType}} = {{expression}}{{/isAdaptive}}{{^isAdaptive}}var {{name}}: {{swiftType}} { {{expression}} }{{/isAdaptive}}
{{/hasPlatforms}}
{{/isThemed}}
{{/tokens}}
{{#unavailable}}
@available(*, unavailable, message: "{{message}}")
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { fatalError() }
{{/unavailable}}
{{#types}}
{{#needsSpace}}

{{/needsSpace}}
{{access}} enum {{typeName}} {
    {{> component-group}}
}
{{/types}}

"""##,
        "component-token": ##"""
{{! {
    "scope": "ComponentToken", "declaresScope": true,
    "types": ["color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle",
        "border", "transition", "shadow", "gradient", "typography", "string", "boolean"],
    "styles": ["nested", "flat"], "themes": "read", "libraryTypes": ["Color"]
} }}
{{! Tokens of components, a type for each group: `ComponentToken.Button.Primary.Background.default`. }}
{{#hasTokens}}
{{#needsSwiftUI}}
#if canImport(SwiftUI)
import SwiftUI

{{/needsSwiftUI}}
{{^needsSwiftUI}}
import Foundation

{{/needsSwiftUI}}
{{access}} enum {{scope}} {
    {{> component-group}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
}
{{#needsSwiftUI}}
#endif
{{/needsSwiftUI}}
{{/hasTokens}}

"""##,
        "compose-colors-group": ##"""
{{! The colors of one class that follow light and dark, then the classes in it. }}
{{#tokens}}
{{#isAdaptive}}
{{> compose-documentation}}
{{access}} val {{name}}: {{swiftType}} get() = {{#appearances}}{{#condition}}if ({{condition}}) {{/condition}}{{expression}}{{^isLast}} else {{/isLast}}{{/appearances}}
{{/isAdaptive}}
{{/tokens}}
{{#types}}
{{#hasAdaptiveColors}}
{{access}} val {{typeName}}: {{typeName}} = {{typeName}}()
{{/hasAdaptiveColors}}
{{/types}}
{{#types}}
{{#hasAdaptiveColors}}

{{access}} inner class {{typeName}} internal constructor() {
    {{> compose-colors-group}}
}
{{/hasAdaptiveColors}}
{{/types}}

"""##,
        "compose-colors": ##"""
{{! The colors that follow light and dark, as Material's color scheme does: the current scheme for composables, and each scheme for other code. }}
{{#hasAdaptiveColors}}

/** The colors that follow light and dark. In composables, use [current]. */
@Immutable
{{access}} class {{scope}}Colors private constructor(private val _isDark: Boolean{{#hasContrast}}, private val _hasMoreContrast: Boolean{{/hasContrast}}) {
    {{> compose-colors-group}}

    {{access}} companion object {
        {{access}} val Light: {{scope}}Colors = {{scope}}Colors(false{{#hasContrast}}, false{{/hasContrast}})
        {{access}} val Dark: {{scope}}Colors = {{scope}}Colors(true{{#hasContrast}}, false{{/hasContrast}})
{{#hasContrast}}
        {{access}} val LightHighContrast: {{scope}}Colors = {{scope}}Colors(false, true)
        {{access}} val DarkHighContrast: {{scope}}Colors = {{scope}}Colors(true, true)
{{/hasContrast}}

        /** The colors that the app provides, or those of the system's theme. */
        {{access}} val current: {{scope}}Colors
            @Composable
            @ReadOnlyComposable
            get() = Local{{scope}}Colors.current ?: if (isSystemInDarkTheme()) Dark else Light
    }
}

/** The provider for colors of the app: `CompositionLocalProvider(Local{{scope}}Colors provides {{scope}}Colors.Dark) { … }`. */
{{access}} val Local{{scope}}Colors: ProvidableCompositionLocal<{{scope}}Colors?> = staticCompositionLocalOf { null }
{{/hasAdaptiveColors}}

"""##,
        "compose-documentation": ##"""
{{! The comment and deprecation before a member. }}
{{#description}}
/** {{description}} */
{{/description}}
{{#isDeprecated}}
@Deprecated("{{deprecationMessage}}")
{{/isDeprecated}}

"""##,
        "compose-group": ##"""
{{! The inside of one object: its tokens, then the objects in it. Values are computed on access, because an object initializes its properties in order, and a token may refer to a later one. }}
{{#tokens}}
{{> compose-documentation}}
{{^isAdaptive}}
{{access}} val {{name}}: {{swiftType}} get() = {{expression}}
{{/isAdaptive}}
{{#isAdaptive}}
{{access}} val {{name}}: {{swiftType}} @Composable @ReadOnlyComposable get() = {{scope}}Colors.current.{{memberPath}}
{{/isAdaptive}}
{{/tokens}}
{{#types}}
{{#needsSpace}}

{{/needsSpace}}
{{access}} object {{typeName}} {
    {{> compose-group}}
}
{{/types}}

"""##,
        "compose": ##"""
{{! {
    "scope": "DesignTokens", "declaresScope": true,
    "types": ["color", "number", "dimension", "string", "boolean", "duration", "cubicBezier", "fontFamily",
        "fontWeight", "typography"],
    "styles": ["flat", "nested"]
} }}
{{! Tokens for Jetpack Compose, as members of an object: `DesignTokens.primary500`. }}
{{#hasTokens}}
@file:Suppress("DEPRECATION", "ktlint", "unused")

{{> kotlin-package}}
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.Easing
{{#hasAdaptiveColors}}
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf
{{/hasAdaptiveColors}}
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.colorspace.ColorSpaces
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

{{access}} object {{scope}} {
    {{> compose-group}}
{{#hasFormerNames}}

    // Former names

{{#formerNames}}
    @Deprecated("{{deprecationMessage}}", ReplaceWith("{{newName}}"))
    {{access}} val {{name}}: {{swiftType}} {{#isAdaptive}}@Composable @ReadOnlyComposable {{/isAdaptive}}get() = {{expression}}
{{/formerNames}}
{{/hasFormerNames}}
{{#hasSecondNames}}

    // Second names

{{#secondNames}}
    {{> compose-documentation}}
    {{access}} val {{name}}: {{swiftType}} {{#isAdaptive}}@Composable @ReadOnlyComposable {{/isAdaptive}}get() = {{expression}}
{{/secondNames}}
{{/hasSecondNames}}
}
{{> compose-colors}}
{{/hasTokens}}

"""##,
        "constants": ##"""
{{! {
    "scope": "Constants", "declaresScope": true,
    "types": ["string", "boolean", "duration", "fontFamily", "fontWeight", "strokeStyle"]
} }}
{{! Plain values, each as a member of one type: `Constants.durationShort`. }}
{{#hasTokens}}
{{#needsSwiftUI}}
#if canImport(SwiftUI)
import SwiftUI

{{/needsSwiftUI}}
{{^needsSwiftUI}}
import Foundation

{{/needsSwiftUI}}
{{access}} enum {{scope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{#hasPlatforms}}
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} {
        {{> platform-expressions}}
    }
{{/hasPlatforms}}
{{^hasPlatforms}}
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/hasPlatforms}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{#needsSwiftUI}}
#endif
{{/needsSwiftUI}}
{{/hasTokens}}

"""##,
        "css-property": ##"""
{{! A custom property, with the comments before it. }}
{{#documentation}}
/*{{#line}} {{line}}{{/line}} */
{{/documentation}}
{{#isDeprecated}}
/* Deprecated: {{deprecationMessage}} */
{{/isDeprecated}}
--{{name}}: {{expression}};

"""##,
        "css": ##"""
{{! {
    "scope": ":root",
    "types": ["color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle",
        "border", "transition", "shadow", "gradient", "typography", "string", "boolean"],
    "themes": "add"
} }}
{{! Tokens as custom properties of CSS: `var(--bg-default)`. }}
{{#hasTokens}}
{{scope}} {
{{#hasAdaptiveColors}}
  color-scheme: light dark;

{{/hasAdaptiveColors}}
{{#groups}}
{{#title}}
  /* {{title}} */
{{/title}}
{{#tokens}}
  {{> css-property}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasFormerNames}}

  /* Former names */
{{#formerNames}}
  --{{name}}: {{expression}};
{{/formerNames}}
{{/hasFormerNames}}
{{#hasSecondNames}}

  /* Second names */
{{#secondNames}}
  --{{name}}: {{expression}};
{{/secondNames}}
{{/hasSecondNames}}
}
{{#appearances}}

@media {{condition}} {
  {{scope}} {
{{#tokens}}
    --{{name}}: {{expression}};
{{/tokens}}
  }
}
{{/appearances}}
{{#themes}}
{{#isChanged}}

/* {{title}} */
[data-theme="{{name}}"] {
{{#tokens}}
  --{{name}}: {{expression}};
{{/tokens}}
}
{{#appearances}}

@media {{condition}} {
  [data-theme="{{name}}"] {
{{#tokens}}
    --{{name}}: {{expression}};
{{/tokens}}
  }
}
{{/appearances}}
{{/isChanged}}
{{/themes}}
{{/hasTokens}}

"""##,
        "data-asset-content": ##"""
{{! The content of a file in the asset catalog. }}
{{#isFailable}}
/// The content of the file; `nil` if the bundle does not contain it.
{{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var data: Data? { NSDataAsset(name: rawValue, bundle: {{scope}}.bundle)?.data }
{{/isFailable}}
{{^isFailable}}
/// The content of the file. The bundle must contain it.
{{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var data: Data {
    guard let asset = NSDataAsset(name: rawValue, bundle: {{scope}}.bundle) else {
        preconditionFailure("the bundle contains no data '\(rawValue)'")
    }
    return asset.data
}
{{/isFailable}}

"""##,
        "data-asset": ##"""
{{! { "scope": "DataAsset", "declaresScope": true, "assets": ["data"], "styles": ["flat", "nested"] } }}
{{! The data sets of the asset catalogs: `DataAsset.terms.data`. }}
{{#hasAssets}}
import Foundation

/// A file of the asset catalog.
{{> asset-type}}

    /// The bundle with the compiled catalog.
{{> module-bundle}}
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

{{access}} extension {{scope}} {
    {{> data-asset-content}}
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension {{scope}} {
    {{> data-asset-content}}
}
#endif
{{/hasAssets}}

"""##,
        "font-group": ##"""
{{! The groups in one type: an enumeration for each, and a function that takes it; groups inside include this again. }}
{{#types}}
{{#needsSpace}}

{{/needsSpace}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{typeName}}: Sendable {
{{#tokens}}
{{#documentation}}
    ///{{#line}} {{line}}{{/line}}
{{/documentation}}
    case {{name}}
{{/tokens}}
{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{access}} static var {{name}}: {{typeName}} { fatalError() }
{{/unavailable}}
    {{> font-group}}
}
{{#hasTokens}}

{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static func {{memberName}}(_ style: {{typeName}}{{#onlyToken}} = .{{onlyToken}}{{/onlyToken}}) -> SwiftUI.Font {
    switch style {
{{#tokens}}
    case .{{name}}: return {{font}}
{{/tokens}}
    }
}
{{/hasTokens}}
{{/types}}

"""##,
        "font-registration": ##"""
{{! { "scope": "BundledFonts", "declaresScope": true, "fontFiles": true } }}
{{! Registers the font files of the bundle with Core Text: `BundledFonts.register()`. }}
{{#hasFontFiles}}
import Foundation
#if canImport(CoreText)
import CoreText
#endif

/// The fonts in the bundle.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{scope}} {
    /// Registers the fonts once for the process. Call it in every process: the app, each extension, and previews.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}{{access}} static func register() {
        _ = unregistered
    }

    /// The files that could not be registered, because they are missing in the bundle or already registered.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}{{access}} static let unregistered = files.filter { !register($0.name, in: $0.folder) }
        .map(\.name)

    /// The files, with their folders in the bundle, if any.
    private static let files: [(name: String, folder: String)] = [
{{#fontFiles}}
        ("{{fileName}}", "{{folderName}}"),
{{/fontFiles}}
    ]

    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}private static func register(_ name: String, in folder: String) -> Bool {
        #if canImport(CoreText)
        let url = bundle.url(forResource: name, withExtension: nil)
            ?? bundle.url(forResource: name, withExtension: nil, subdirectory: folder)
        return url.map { CTFontManagerRegisterFontsForURL($0 as CFURL, .process, nil) } ?? false
        #else
        return false
        #endif
    }

    /// The bundle with the font files.
{{> module-bundle}}
}
{{/hasFontFiles}}

"""##,
        "font": ##"""
{{! {
    "scope": "Font", "types": ["typography"], "styles": ["flat", "nested"], "uses": ["fontNames"], "referable": false
} }}
{{! Typography as members of Font: `.font(.headingMedium)`, or with nested types as functions: `.font(.heading(.medium))`, `.font(.display())`. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

extension {{scope}} {
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: SwiftUI.Font { {{font}} }
{{/tokens}}
    {{> font-group}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: SwiftUI.Font { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: SwiftUI.Font { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
}
#endif
{{/hasTokens}}

"""##,
        "gradient": ##"""
{{! { "scope": "Gradient", "types": ["gradient"], "libraryTypes": ["Gradient", "Color"] } }}
{{! Gradients as members of Gradient: `.fill(Gradient.sunset)`. }}
{{> static-members}}

"""##,
        "image-asset": ##"""
{{! {
    "scope": "ImageAsset", "declaresScope": true, "assets": ["image"], "styles": ["flat", "nested"],
    "initializers": { "asset": ["Image", "UIImage"] }
} }}
{{! The images of the asset catalogs: `Image(asset: .onboarding1)`. }}
{{#hasAssets}}
import Foundation

/// An image of the asset catalog.
{{> asset-type}}

    /// The bundle with the compiled catalog.
{{> module-bundle}}
}

#if canImport(SwiftUI)
import SwiftUI

{{access}} extension SwiftUI.Image {
    /// Creates an image that VoiceOver describes with the name of its asset.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{scope}}) {
        self.init(asset.rawValue, bundle: {{scope}}.bundle)
    }

    /// Creates an image that VoiceOver ignores.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(decorative asset: {{scope}}) {
        self.init(decorative: asset.rawValue, bundle: {{scope}}.bundle)
    }

    /// Creates an image that VoiceOver describes with a label.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{scope}}, label: SwiftUI.Text) {
        self.init(asset.rawValue, bundle: {{scope}}.bundle, label: label)
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
{{access}} extension SwiftUI.Label where Title == SwiftUI.Text, Icon == SwiftUI.Image {
    /// Creates a label with an image and a localized text.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(_ titleKey: SwiftUI.LocalizedStringKey, asset: {{scope}}) {
        self.init { SwiftUI.Text(titleKey) } icon: { SwiftUI.Image(decorative: asset) }
    }
}
#endif

#if canImport(UIKit)
import UIKit

{{access}} extension UIImage {
{{#isFailable}}
    /// Creates an image; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{scope}}) {
        self.init(named: asset.rawValue, in: {{scope}}.bundle, with: nil)
    }
{{/isFailable}}
{{^isFailable}}
    /// Creates an image. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init(asset: {{scope}}) {
        guard UIImage(named: asset.rawValue, in: {{scope}}.bundle, with: nil) != nil else {
            preconditionFailure("the bundle contains no image '\(asset.rawValue)'")
        }
        self.init(named: asset.rawValue, in: {{scope}}.bundle, with: nil)!
    }
{{/isFailable}}
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension NSImage {
{{#isFailable}}
    /// The image of an asset; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func image(asset: {{scope}}) -> NSImage? {
        {{scope}}.bundle.image(forResource: asset.rawValue)
    }
{{/isFailable}}
{{^isFailable}}
    /// The image of an asset. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func image(asset: {{scope}}) -> NSImage {
        guard let image = {{scope}}.bundle.image(forResource: asset.rawValue) else {
            preconditionFailure("the bundle contains no image '\(asset.rawValue)'")
        }
        return image
    }
{{/isFailable}}
}
#endif
{{/hasAssets}}

"""##,
        "kotlin-package": ##"""
{{! The package of Kotlin files: a team's own template of this name has the line `package com.example.design`. }}

"""##,
        "markdown": ##"""
{{! {
    "scope": "Design tokens",
    "types": ["color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle",
        "border", "transition", "shadow", "gradient", "typography", "string", "boolean"],
    "language": "markdown", "paths": true, "modes": true, "referable": false
} }}
{{! A reference of all tokens: a table for each group. }}
{{#hasTokens}}
# {{scope}}
{{#groups}}

## {{path}}

| token | symbol | value | description |
|---|---|---|---|
{{#tokens}}
| {{name}} | {{#symbol}}`{{symbol}}`{{/symbol}} | {{valueText}} | {{#isDeprecated}}Deprecated. {{deprecationMessage}} {{/isDeprecated}}{{description}} |
{{/tokens}}
{{/groups}}
{{/hasTokens}}

"""##,
        "module-bundle": ##"""
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}{{access}} static var bundle: Foundation.Bundle {
{{#bundle}}
        {{bundle}}
{{/bundle}}
{{^bundle}}
        #if SWIFT_PACKAGE
        return .module
        #else
        return Foundation.Bundle(for: BundleToken.self)
        #endif
{{/bundle}}
    }
{{^bundle}}

    #if !SWIFT_PACKAGE
    private final class BundleToken {}
    #endif
{{/bundle}}

"""##,
        "opacity": ##"""
{{! { "scope": "Double", "types": ["number"], "order": "value", "fractions": true, "referable": false } }}
{{! Opacities as members of Double, as fractions: `.opacity(.disabled)`. }}
{{#hasTokens}}
import Foundation

{{access}} extension {{scope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Double { {{ratio}} }
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Double { {{scope}}.{{newName}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Double { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{/hasTokens}}

"""##,
        "platform-adaptive": ##"""
{{! The same, for a color that follows the appearance on all other platforms and is stored beside the member. }}
{{> platform-cases}}
#else
return adaptive_{{bareName}}
#endif

"""##,
        "platform-cases": ##"""
{{! The body of a member for each platform with an expression in the configuration. }}
{{#platforms}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
return {{expression}}
{{/platforms}}

"""##,
        "platform-expressions": ##"""
{{! The body of a member for each platform with an expression in the configuration, and for all others. }}
{{> platform-cases}}
#else
return {{expression}}
#endif

"""##,
        "shadow": ##"""
{{! { "scope": "LayeredShadow", "types": ["shadow"], "libraryTypes": ["Color"] } }}
{{! Shadows as members of LayeredShadow: `.shadow(.card)`. The output `support` writes the type. }}
{{> static-members}}

"""##,
        "shape-style": ##"""
{{! { "scope": "ShapeStyle", "types": ["color"], "themes": "read", "libraryTypes": ["Color"], "native": "ui-color" } }}
{{! Colors as members of ShapeStyle: `.foregroundStyle(.primary500)` and `Color.primary500`. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

{{#hasGroups}}
{{access}} extension {{scope}}{{#isProtocol}} where Self == Color{{/isProtocol}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{#hasPlatforms}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color {
{{#isAdaptive}}
        {{> platform-adaptive}}
{{/isAdaptive}}
{{^isAdaptive}}
        {{> platform-expressions}}
{{/isAdaptive}}
    }
{{#isAdaptive}}
{{^isProtocol}}
    {{#nonisolated}}nonisolated {{/nonisolated}}private static let adaptive_{{bareName}}: Color = {{expression}}
{{/isProtocol}}
{{/isAdaptive}}
{{/hasPlatforms}}
{{^hasPlatforms}}
{{#isAdaptive}}
{{#isProtocol}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { adaptive_{{bareName}} }
{{/isProtocol}}
{{^isProtocol}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: Color = {{expression}}
{{/isProtocol}}
{{/isAdaptive}}
{{^isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { {{expression}} }
{{/isAdaptive}}
{{/hasPlatforms}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { {{expression}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{/hasGroups}}
{{> theme-colors}}
{{#hasAdaptiveColors}}
{{#isProtocol}}

// Protocol extensions cannot store values. Each color is created once, because two colors with the same values are not equal.

{{#tokens}}
{{#isAdaptive}}
{{#nonisolated}}nonisolated {{/nonisolated}}private let adaptive_{{bareName}}: Color = {{expression}}
{{/isAdaptive}}
{{/tokens}}
{{/isProtocol}}
{{/hasAdaptiveColors}}
#endif
{{/hasTokens}}

"""##,
        "static-members": ##"""
{{! Members of a SwiftUI type or a support type. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

{{access}} extension {{scope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{#hasPlatforms}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} {
{{#isAdaptive}}
        {{> platform-adaptive}}
{{/isAdaptive}}
{{^isAdaptive}}
        {{> platform-expressions}}
{{/isAdaptive}}
    }
{{#isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}private static let adaptive_{{bareName}}: {{swiftType}} = {{expression}}
{{/isAdaptive}}
{{/hasPlatforms}}
{{^hasPlatforms}}
{{#isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{swiftType}} = {{expression}}
{{/isAdaptive}}
{{^isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/isAdaptive}}
{{/hasPlatforms}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
#endif
{{/hasTokens}}

"""##,
        "support-border": ##"""
// MARK: - Borders

/// A line pattern for any line width.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum StrokePattern: Hashable, Sendable {
    case solid, dashed, dotted
    /// The lengths of dashes and gaps, alternating.
    case dashes([CGFloat], lineCap: CGLineCap)

    /// Returns the stroke style for a line width.
    {{access}} func strokeStyle(lineWidth: CGFloat) -> SwiftUI.StrokeStyle {
        switch self {
        case .solid: return SwiftUI.StrokeStyle(lineWidth: lineWidth)
        case .dashed: return SwiftUI.StrokeStyle(lineWidth: lineWidth, dash: [3 * lineWidth, 3 * lineWidth])
        case .dotted: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [0, 2 * lineWidth])
        case .dashes(let lengths, let lineCap):
            return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, dash: lengths)
        }
    }
}

/// A border line.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct BorderStyle: Hashable, Sendable {
    {{access}} var color: SwiftUI.Color
    {{access}} var width: CGFloat
    {{access}} var style: StrokePattern

    {{access}} init(color: SwiftUI.Color, width: CGFloat, style: StrokePattern = .solid) {
        self.color = color
        self.width = width
        self.style = style
    }
}

{{access}} extension SwiftUI.View {
    /// Draws a border inside the view's edges.
    func border(_ border: BorderStyle, cornerRadius: CGFloat) -> some SwiftUI.View {
        self.border(border, in: SwiftUI.RoundedRectangle(cornerRadius: cornerRadius))
    }

    /// Draws a border inside the edges of a shape.
    func border<Outline: SwiftUI.InsettableShape>(_ border: BorderStyle, in shape: Outline) -> some SwiftUI.View {
        overlay(shape.strokeBorder(border.color, style: border.style.strokeStyle(lineWidth: border.width)))
    }
}

"""##,
        "support-gradient": ##"""
// MARK: - Gradients

/// A linear gradient with an angle as in CSS and Figma: its first and last color reach the corners of the filled area.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct AngledGradient: Equatable, Sendable {
    {{access}} var gradient: SwiftUI.Gradient
    /// The direction in degrees: 0 is up, and 90 is right.
    {{access}} var angle: Double

    {{access}} init(stops: [SwiftUI.Gradient.Stop], angle: Double) {
        gradient = SwiftUI.Gradient(stops: stops)
        self.angle = angle
    }

    /// Returns the gradient for a size, as a style for shapes.
    {{access}} func linear(in size: CGSize) -> SwiftUI.LinearGradient {
        let (x, y) = (CGFloat(sin(angle * .pi / 180)), CGFloat(cos(angle * .pi / 180)))
        let (width, height) = (max(size.width, 1), max(size.height, 1))
        let half = (abs(width * x) + abs(height * y)) / 2
        let (dx, dy) = (x * half / width, -y * half / height)
        return SwiftUI.LinearGradient(
            gradient: gradient, startPoint: SwiftUI.UnitPoint(x: 0.5 - dx, y: 0.5 - dy),
            endPoint: SwiftUI.UnitPoint(x: 0.5 + dx, y: 0.5 + dy))
    }
}

extension AngledGradient: SwiftUI.View {
    @MainActor {{access}} var body: some SwiftUI.View {
        SwiftUI.GeometryReader { proxy in linear(in: proxy.size) }
    }
}

{{access}} extension SwiftUI.AngularGradient {
    /// Creates a gradient around a center with a start angle as in CSS: 0 is up, while SwiftUI starts on the right.
    {{#nonisolated}}nonisolated {{/nonisolated}}init(stops: [SwiftUI.Gradient.Stop], center: SwiftUI.UnitPoint, angleFromTop: Double) {
        self.init(gradient: SwiftUI.Gradient(stops: stops), center: center, angle: .degrees(angleFromTop - 90))
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
{{access}} extension SwiftUI.EllipticalGradient {
    /// Creates a gradient that ends at the corner farthest from its center, as in CSS.
    {{#nonisolated}}nonisolated {{/nonisolated}}init(stops: [SwiftUI.Gradient.Stop], farthestCornerFrom center: SwiftUI.UnitPoint) {
        let side = max(center.x, 1 - center.x, center.y, 1 - center.y)
        self.init(
            gradient: SwiftUI.Gradient(stops: stops), center: center, startRadiusFraction: 0,
            endRadiusFraction: side * CGFloat(2).squareRoot())
    }
}

"""##,
        "support-shadow": ##"""
// MARK: - Shadows

/// Layered shadows. Each list starts with the topmost one, as in CSS and Figma.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct LayeredShadow: Hashable, Sendable {
    {{access}} struct Layer: Hashable, Sendable {
        {{access}} var color: SwiftUI.Color
        /// The blur radius in SwiftUI.
        {{access}} var radius: CGFloat
        {{access}} var x: CGFloat
        {{access}} var y: CGFloat
        /// The distance by which the shadow extends the shape on each side.
        {{access}} var spread: CGFloat

        /// Creates a shadow from design values. SwiftUI's radius is half the blur of CSS and Figma.
        {{access}} init(color: SwiftUI.Color, blur: CGFloat, x: CGFloat = 0, y: CGFloat = 0, spread: CGFloat = 0) {
            self.color = color
            radius = blur / 2
            self.x = x
            self.y = y
            self.spread = spread
        }
    }

    /// The drop shadows.
    {{access}} var drops: [Layer]
    /// The inner shadows.
    {{access}} var inner: [Layer]

    {{access}} init(drops: [Layer] = [], inner: [Layer] = []) {
        self.drops = drops
        self.inner = inner
    }
}

{{access}} extension SwiftUI.View {
    /// Draws the drop shadows behind the view. Inner shadows and spreads need a shape: use `fill(_:shadow:)` of
    /// ``SwiftUI/InsettableShape``.
    func shadow(_ shadow: LayeredShadow) -> some SwiftUI.View {
        shadow.drops.reduce(SwiftUI.AnyView(self)) { view, layer in
            SwiftUI.AnyView(view.shadow(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y))
        }
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
{{access}} extension SwiftUI.InsettableShape {
    /// Fills the shape, and draws all shadows behind and inside it.
    @MainActor func fill<Style: SwiftUI.ShapeStyle>(_ style: Style, shadow: LayeredShadow) -> some SwiftUI.View {
        let filled = shadow.inner.reversed().reduce(SwiftUI.AnyShapeStyle(style)) { style, layer in
            SwiftUI.AnyShapeStyle(style.shadow(.inner(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y)))
        }
        return fill(filled).background {
            SwiftUI.ZStack {
                SwiftUI.ForEach(shadow.drops.indices.reversed(), id: \.self) { drop(shadow.drops[$0]) }
            }
        }
    }

    @MainActor private func drop(_ layer: LayeredShadow.Layer) -> some SwiftUI.View {
        // A blur and a shadow with the same radius look equally soft.
        inset(by: -layer.spread).fill(layer.color).blur(radius: layer.radius).offset(x: layer.x, y: layer.y)
    }
}

"""##,
        "support-text-style-kit": ##"""
#if canImport(UIKit)
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} extension TextStyle {
    /// The font at the user's text size.
    var uiFont: UIFont { metrics.scaledFont(for: unscaledFont) }

    /// The string attributes at the user's text size.
    var attributes: [NSAttributedString.Key: Any] { attributes(uiFont) { metrics.scaledValue(for: $0) } }

    private var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: uiTextStyle) }

    private var uiTextStyle: UIFont.TextStyle {
        switch relativeTo {
        #if !os(tvOS)
        case .largeTitle: return .largeTitle
        #endif
        case .title: return .title1
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .callout: return .callout
        case .subheadline: return .subheadline
        case .footnote: return .footnote
        case .caption: return .caption1
        case .caption2: return .caption2
        default: return .body
        }
    }
}

private typealias PlatformFont = UIFont

// Members of UIFont could have the names of an app's own.
{{#nonisolated}}nonisolated {{/nonisolated}}extension TextStyle {
    private typealias Design = UIFontDescriptor.SystemDesign

    fileprivate static func naturalLineHeight(of font: UIFont) -> CGFloat { font.lineHeight }

    private static func designed(_ font: UIFont, _ design: Design) -> UIFont {
        font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }

    private static func italic(_ font: UIFont) -> UIFont {
        let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }
}
#elseif canImport(AppKit)
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} extension TextStyle {
    /// The font.
    var nsFont: NSFont { unscaledFont }

    /// The string attributes.
    var attributes: [NSAttributedString.Key: Any] { attributes(nsFont) { $0 } }
}

private typealias PlatformFont = NSFont

// Members of NSFont could have the names of an app's own.
{{#nonisolated}}nonisolated {{/nonisolated}}extension TextStyle {
    private typealias Design = NSFontDescriptor.SystemDesign

    fileprivate static func naturalLineHeight(of font: NSFont) -> CGFloat { font.ascender - font.descender + font.leading }

    private static func designed(_ font: NSFont, _ design: Design) -> NSFont {
        font.fontDescriptor.withDesign(design).flatMap { NSFont(descriptor: $0, size: font.pointSize) } ?? font
    }

    private static func italic(_ font: NSFont) -> NSFont {
        let traits = font.fontDescriptor.symbolicTraits.union(.italic)
        return NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits), size: font.pointSize) ?? font
    }
}
#endif

{{#nonisolated}}nonisolated {{/nonisolated}}extension TextStyle {
    /// The font at its design size; the system font if the name is unknown.
    private var unscaledFont: PlatformFont {
        switch face {
        case .custom(let name):
            return PlatformFont(name: name, size: size) ?? .systemFont(ofSize: size)
        case .system(let weight, let design, let isItalic):
            let font = PlatformFont.systemFont(ofSize: size, weight: Self.weight(weight))
            let designed = Self.designed(font, Self.design(design))
            return isItalic ? Self.italic(designed) : designed
        }
    }

    private func attributes(
        _ font: PlatformFont, scaled: (CGFloat) -> CGFloat
    ) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.paragraphSpacing = scaled(paragraphSpacing)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: tracking, .paragraphStyle: paragraph]
        if let lineHeight = lineHeight.map(scaled) {
            paragraph.minimumLineHeight = lineHeight
            paragraph.maximumLineHeight = lineHeight
            attributes[.baselineOffset] = (lineHeight - Self.naturalLineHeight(of: font)) / Self.baselineDivisor
        }
        switch decoration {
        case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        case .strikethrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        case nil: break
        }
        return attributes
    }

    /// Half of the extra line height belongs below the text. Use 4 for a system that applies the offset twice.
    private static var baselineDivisor: CGFloat { 2 }
}

{{#nonisolated}}nonisolated {{/nonisolated}}extension TextStyle {
    private static func weight(_ weight: SwiftUI.Font.Weight) -> PlatformFont.Weight {
        switch weight {
        case .ultraLight: return .ultraLight
        case .thin: return .thin
        case .light: return .light
        case .medium: return .medium
        case .semibold: return .semibold
        case .bold: return .bold
        case .heavy: return .heavy
        case .black: return .black
        default: return .regular
        }
    }

    private static func design(_ design: SwiftUI.Font.Design) -> Design {
        switch design {
        case .serif: return .serif
        case .monospaced: return .monospaced
        case .rounded: return .rounded
        default: return .default
        }
    }
}

"""##,
        "support-text-style": ##"""
// MARK: - Text styles

/// A text style: font, line height and spacing. Apply it with `.textStyle(_:)`.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct TextStyle: Hashable, Sendable {
    /// The source of the font.
    {{access}} enum Face: Hashable, Sendable {
        /// A font by its PostScript name.
        case custom(String)
        /// The system font.
        case system(weight: SwiftUI.Font.Weight = .regular, design: SwiftUI.Font.Design = .default, isItalic: Bool = false)
    }

    {{access}} enum Decoration: Hashable, Sendable {
        case underline, strikethrough
    }

    {{access}} var face: Face
    /// The size in points at the default Dynamic Type setting.
    {{access}} var size: CGFloat
    /// The text style that the size scales with.
    {{access}} var relativeTo: SwiftUI.Font.TextStyle
    /// The font's natural line height at this size; `nil` to read it from the font at run time.
    {{access}} var naturalLineHeight: CGFloat?
    /// The line height; `nil` for the font's own.
    {{access}} var lineHeight: CGFloat?
    {{access}} var tracking: CGFloat
    /// The space between paragraphs, which only UIKit and AppKit support.
    {{access}} var paragraphSpacing: CGFloat
    {{access}} var textCase: SwiftUI.Text.Case?
    {{access}} var decoration: Decoration?

    {{access}} init(
        face: Face, size: CGFloat, relativeTo: SwiftUI.Font.TextStyle = .body, naturalLineHeight: CGFloat? = nil,
        lineHeight: CGFloat? = nil, tracking: CGFloat = 0, paragraphSpacing: CGFloat = 0,
        textCase: SwiftUI.Text.Case? = nil, decoration: Decoration? = nil
    ) {
        self.face = face
        self.size = size
        self.relativeTo = relativeTo
        self.naturalLineHeight = naturalLineHeight
        self.lineHeight = lineHeight
        self.tracking = tracking
        self.paragraphSpacing = paragraphSpacing
        self.textCase = textCase
        self.decoration = decoration
    }

    /// The font. Custom fonts scale with Dynamic Type.
    {{access}} var font: SwiftUI.Font { font(systemSize: size) }

    /// The font with a scaled size for the system font, which does not scale by itself.
    fileprivate func font(systemSize: CGFloat) -> SwiftUI.Font {
        switch face {
        case .custom(let name):
            return .custom(name, size: size, relativeTo: relativeTo)
        case .system(let weight, let design, let isItalic):
            let font = SwiftUI.Font.system(size: systemSize, weight: weight, design: design)
            return isItalic ? font.italic() : font
        }
    }

    /// The extra space between lines. SwiftUI cannot reduce it: a line height below the font's own needs ``attributes``.
    fileprivate var lineGap: CGFloat {
        guard let lineHeight else { return 0 }
        return max(0, lineHeight - (naturalLineHeight ?? Self.naturalLineHeight(of: unscaledFont)))
    }
}

{{access}} extension SwiftUI.View {
    /// Sets the font, line height, tracking, case and decoration of the text inside.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    func textStyle(_ style: TextStyle) -> some SwiftUI.View { modifier(TextStyleModifier(style)) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct TextStyleModifier: SwiftUI.ViewModifier {
    private let style: TextStyle
    @SwiftUI.ScaledMetric private var size: CGFloat
    // A fixed gap would be too small at large Dynamic Type settings.
    @SwiftUI.ScaledMetric private var gap: CGFloat

    init(_ style: TextStyle) {
        self.style = style
        _size = SwiftUI.ScaledMetric(wrappedValue: style.size, relativeTo: style.relativeTo)
        _gap = SwiftUI.ScaledMetric(wrappedValue: style.lineGap, relativeTo: style.relativeTo)
    }

    func body(content: Self.Content) -> some SwiftUI.View {
        content
            .font(style.font(systemSize: size))
            .tracking(style.tracking)
            .textCase(style.textCase)
            .underline(style.decoration == .underline)
            .strikethrough(style.decoration == .strikethrough)
            .lineSpacing(gap)
            .padding(.vertical, gap / 2)
    }
}

{{> support-text-style-kit}}

"""##,
        "support": ##"""
{{! { "scope": "Support", "support": ["colorHex", "appearances", "textStyle", "shadow", "gradient", "border"] } }}
{{! The support types of other outputs with their view modifiers, and the initializers of colors. }}
{{#writesTypes}}
#if canImport(SwiftUI)
import SwiftUI
{{#writesTextStyle}}

{{> support-text-style}}
{{/writesTextStyle}}
{{#writesShadow}}

{{> support-shadow}}
{{/writesShadow}}
{{#writesBorder}}

{{> support-border}}
{{/writesBorder}}
{{#writesGradient}}

{{> support-gradient}}
{{/writesGradient}}
#endif
{{#writesColorHex}}

{{/writesColorHex}}
{{/writesTypes}}
{{#writesColorHex}}
{{> color-hex}}
{{/writesColorHex}}
{{#writesAppearances}}
{{#usesAdaptiveColors}}
{{#writesTypes}}

{{/writesTypes}}
#if canImport(SwiftUI)
import SwiftUI

{{> color-appearances}}
#endif
{{/usesAdaptiveColors}}
{{/writesAppearances}}

"""##,
        "swiftgen-color": ##"""
{{! The type of colors. }}
/// A color of the asset catalogs.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{colorType}}: Sendable {
    /// The name that loads it.
    {{access}} let name: String

    {{access}} init(name: String) {
        self.name = name
    }
}

#if canImport(UIKit) || canImport(AppKit)
{{access}} extension {{colorType}} {
    #if canImport(UIKit)
    typealias Color = UIColor
    #else
    typealias Color = NSColor
    #endif

    /// The color. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var color: Color {
        guard let color = Color(asset: self) else { preconditionFailure("the bundle contains no color '\(name)'") }
        return color
    }

    #if canImport(UIKit) && !os(watchOS)
    /// The color for some traits. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}func color(compatibleWith traitCollection: UITraitCollection) -> Color {
        guard let color = UIColor(named: name, in: {{scope}}Bundle.bundle, compatibleWith: traitCollection) else {
            preconditionFailure("the bundle contains no color '\(name)'")
        }
        return color
    }
    #endif
}

{{access}} extension {{colorType}}.Color {
    /// Creates a color with the appearances of its color set; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{colorType}}) {
        #if os(watchOS)
        self.init(named: asset.name)
        #elseif canImport(UIKit)
        self.init(named: asset.name, in: {{scope}}Bundle.bundle, compatibleWith: nil)
        #else
        self.init(named: asset.name, bundle: {{scope}}Bundle.bundle)
        #endif
    }
}
#endif

#if canImport(SwiftUI)
{{access}} extension {{colorType}} {
    /// The color for views of SwiftUI.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
}

{{access}} extension SwiftUI.Color {
    /// Creates a color with the appearances of its color set.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{colorType}}) {
        self.init(asset.name, bundle: {{scope}}Bundle.bundle)
    }
}
#endif

"""##,
        "swiftgen-data": ##"""
{{! The type of data. }}
/// A file of the asset catalogs.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{dataType}}: Sendable {
    /// The name that loads it.
    {{access}} let name: String

    {{access}} init(name: String) {
        self.name = name
    }
}

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
{{access}} extension {{dataType}} {
    /// The file. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var data: NSDataAsset {
        guard let data = NSDataAsset(asset: self) else {
            preconditionFailure("the bundle contains no data '\(name)'")
        }
        return data
    }
}

{{access}} extension NSDataAsset {
    /// Creates the content of a file; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{dataType}}) {
        self.init(name: asset.name, bundle: {{scope}}Bundle.bundle)
    }
}
#endif

"""##,
        "swiftgen-image": ##"""
{{! The type of images. }}
/// An image of the asset catalogs.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{imageType}}: Sendable {
    /// The name that loads it.
    {{access}} let name: String

    {{access}} init(name: String) {
        self.name = name
    }
}

#if canImport(UIKit) || canImport(AppKit)
{{access}} extension {{imageType}} {
    #if canImport(UIKit)
    typealias Image = UIImage
    #else
    typealias Image = NSImage
    #endif

    /// The image. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var image: Image {
        #if canImport(UIKit)
        let image = UIImage(named: name, in: {{scope}}Bundle.bundle, with: nil)
        #else
        let image = {{scope}}Bundle.bundle.image(forResource: name)
        #endif
        guard let image else { preconditionFailure("the bundle contains no image '\(name)'") }
        return image
    }

    #if canImport(UIKit) && !os(watchOS)
    /// The image for some traits. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}func image(compatibleWith traitCollection: UITraitCollection) -> Image {
        guard let image = UIImage(named: name, in: {{scope}}Bundle.bundle, compatibleWith: traitCollection) else {
            preconditionFailure("the bundle contains no image '\(name)'")
        }
        return image
    }
    #endif
}

{{access}} extension {{imageType}}.Image {
    /// Creates an image; `nil` if the bundle does not contain it.
    @available(macOS, deprecated, message: "finds images only in the main bundle; use the property 'image'")
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{imageType}}) {
        #if canImport(UIKit)
        self.init(named: asset.name, in: {{scope}}Bundle.bundle, with: nil)
        #else
        self.init(named: asset.name)
        #endif
    }
}
#endif

#if canImport(SwiftUI)
{{access}} extension {{imageType}} {
    /// The image as a view.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
}

{{access}} extension SwiftUI.Image {
    /// Creates an image that VoiceOver describes by the name of its asset.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{imageType}}) {
        self.init(asset.name, bundle: {{scope}}Bundle.bundle)
    }

    /// Creates an image that VoiceOver describes by a label.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{imageType}}, label: Text) {
        self.init(asset.name, bundle: {{scope}}Bundle.bundle, label: label)
    }

    /// Creates an image that VoiceOver ignores.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(decorative asset: {{imageType}}) {
        self.init(decorative: asset.name, bundle: {{scope}}Bundle.bundle)
    }
}
#endif

"""##,
        "swiftgen-members": ##"""
{{! The inside of one type of assets: its members, lists, then the types in it, which include this template again. }}
{{#assetMembers}}
{{#description}}
/// {{description}}
{{/description}}
{{access}} static var {{name}}: {{assetType}} { {{assetType}}(name: "{{lookupName}}") }
{{/assetMembers}}
{{#unavailable}}
@available(*, unavailable, message: "{{message}}")
{{access}} static var {{name}}: Never { fatalError() }
{{/unavailable}}
{{#assetLists}}

{{access}} static var {{name}}: [{{assetType}}] {
    [
{{#assets}}
        {{scope}}.{{memberPath}},
{{/assets}}
    ]
}
{{/assetLists}}
{{#assetTypes}}
{{#needsSpace}}

{{/needsSpace}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{typeName}} {
    {{> swiftgen-members}}
}
{{/assetTypes}}

"""##,
        "swiftgen-symbol": ##"""
{{! The type of symbols. }}
/// A symbol of the asset catalogs.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{symbolType}}: Sendable {
    /// The name that loads it.
    {{access}} let name: String

    {{access}} init(name: String) {
        self.name = name
    }
}

#if canImport(UIKit)
{{access}} extension {{symbolType}} {
    typealias Configuration = UIImage.SymbolConfiguration
    typealias Image = UIImage

    /// The symbol. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var image: Image {
        guard let image = UIImage(named: name, in: {{scope}}Bundle.bundle, with: nil) else {
            preconditionFailure("the bundle contains no symbol '\(name)'")
        }
        return image
    }

    /// The symbol in a configuration. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}func image(with configuration: Configuration) -> Image {
        guard let image = UIImage(named: name, in: {{scope}}Bundle.bundle, with: configuration) else {
            preconditionFailure("the bundle contains no symbol '\(name)'")
        }
        return image
    }
}
#endif

#if canImport(SwiftUI)
{{access}} extension {{symbolType}} {
    /// The symbol as a view.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
}

{{access}} extension SwiftUI.Image {
    /// Creates a symbol that VoiceOver describes by the name of its asset.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{symbolType}}) {
        self.init(asset.name, bundle: {{scope}}Bundle.bundle)
    }

    /// Creates a symbol that VoiceOver describes by a label.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{symbolType}}, label: Text) {
        self.init(asset.name, bundle: {{scope}}Bundle.bundle, label: label)
    }

    /// Creates a symbol that VoiceOver ignores.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(decorative asset: {{symbolType}}) {
        self.init(decorative: asset.name, bundle: {{scope}}Bundle.bundle)
    }
}
#endif

"""##,
        "swiftgen": ##"""
{{! {
    "scope": "Asset", "declaresScope": true, "members": ["allColors", "allDataAssets", "allImages", "allSymbols"],
    "assets": ["image", "symbol", "color", "data"], "assetNames": "swiftgen", "styles": ["nested", "folders"],
    "assetTypes": { "image": "ImageAsset", "symbol": "SymbolAsset", "color": "ColorAsset", "data": "DataAsset" },
    "assetLists": { "image": "allImages", "symbol": "allSymbols", "color": "allColors", "data": "allDataAssets" }
} }}
{{! The assets of catalogs under the names that SwiftGen gives them: `Asset.Images.logo.image`, `Asset.accent.color`. }}
{{#hasAssets}}
import Foundation

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

/// The assets of the catalogs.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{scope}} {
    {{> swiftgen-members}}
}
{{#imageType}}

{{> swiftgen-image}}
{{/imageType}}
{{#symbolType}}

{{> swiftgen-symbol}}
{{/symbolType}}
{{#colorType}}

{{> swiftgen-color}}
{{/colorType}}
{{#dataType}}

{{> swiftgen-data}}
{{/dataType}}

{{#nonisolated}}nonisolated {{/nonisolated}}private enum {{scope}}Bundle {
    /// The bundle that holds the compiled catalogs.
{{> module-bundle}}
}
{{/hasAssets}}

"""##,
        "symbol-asset": ##"""
{{! {
    "scope": "SymbolAsset", "declaresScope": true, "assets": ["symbol"], "styles": ["flat", "nested"],
    "initializers": { "symbol": ["Image", "UIImage"] }
} }}
{{! The symbols of the asset catalogs: `Image(symbol: .heartCircle)`. }}
{{#hasAssets}}
import Foundation

/// A symbol of the asset catalog.
{{> asset-type}}

    /// The bundle with the compiled catalog.
{{> module-bundle}}
}

#if canImport(SwiftUI)
import SwiftUI

{{access}} extension SwiftUI.Image {
    /// Creates a symbol that VoiceOver describes with the name of its asset.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(symbol: {{scope}}) {
        self.init(symbol.rawValue, bundle: {{scope}}.bundle)
    }

    /// Creates a partially drawn symbol, from empty at 0 to complete at 1.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(symbol: {{scope}}, variableValue: Double?) {
        self.init(symbol.rawValue, variableValue: variableValue, bundle: {{scope}}.bundle)
    }

    /// Creates a symbol that VoiceOver ignores.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(decorativeSymbol symbol: {{scope}}) {
        self.init(decorative: symbol.rawValue, bundle: {{scope}}.bundle)
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
{{access}} extension SwiftUI.Label where Title == SwiftUI.Text, Icon == SwiftUI.Image {
    /// Creates a label with a symbol and a localized text.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(_ titleKey: SwiftUI.LocalizedStringKey, symbol: {{scope}}) {
        self.init { SwiftUI.Text(titleKey) } icon: { SwiftUI.Image(decorativeSymbol: symbol) }
    }
}
#endif

#if canImport(UIKit)
import UIKit

{{access}} extension UIImage {
{{#isFailable}}
    /// Creates a symbol; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(symbol: {{scope}}, configuration: UIImage.Configuration? = nil) {
        self.init(named: symbol.rawValue, in: {{scope}}.bundle, with: configuration)
    }
{{/isFailable}}
{{^isFailable}}
    /// Creates a symbol. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init(symbol: {{scope}}, configuration: UIImage.Configuration? = nil) {
        guard UIImage(named: symbol.rawValue, in: {{scope}}.bundle, with: configuration) != nil else {
            preconditionFailure("the bundle contains no symbol '\(symbol.rawValue)'")
        }
        self.init(named: symbol.rawValue, in: {{scope}}.bundle, with: configuration)!
    }
{{/isFailable}}
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension NSImage {
{{#isFailable}}
    /// A symbol; `nil` if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func symbol(_ symbol: {{scope}}) -> NSImage? {
        {{scope}}.bundle.image(forResource: symbol.rawValue)
    }
{{/isFailable}}
{{^isFailable}}
    /// A symbol. The bundle must contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func symbol(_ symbol: {{scope}}) -> NSImage {
        guard let image = {{scope}}.bundle.image(forResource: symbol.rawValue) else {
            preconditionFailure("the bundle contains no symbol '\(symbol.rawValue)'")
        }
        return image
    }
{{/isFailable}}
}
#endif
{{/hasAssets}}

"""##,
        "text-style": ##"""
{{! { "scope": "TextStyle", "types": ["typography"], "uses": ["fontNames"] } }}
{{! Typography as members of TextStyle: `.textStyle(.headingMedium)`. The output `support` writes the type. }}
{{> static-members}}

"""##,
        "theme-colors": ##"""
{{! The colors of a scope that are read from the theme. }}
{{#hasThemeColors}}
{{#hasGroups}}

{{/hasGroups}}
// MARK: - Theme colors

{{#themeAvailability}}
@available({{themeAvailability}})
{{/themeAvailability}}
{{access}} extension {{scope}}{{#isProtocol}} where Self == {{themeColor}}{{/isProtocol}} {
{{#themeColors}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{themeColor}} { {{themeExpression}} }
{{/themeColors}}
}
{{/hasThemeColors}}

"""##,
        "theme-group": ##"""
{{! The inside of one type of a theme: its values, then the types in it, which include this template again. }}
{{#tokens}}
{{#isAnnotated}}
{{> token-documentation}}
{{/isAnnotated}}
{{#hasPlatforms}}
{{access}} var {{name}}: {{swiftType}} = {
    {{> platform-expressions}}
}()
{{/hasPlatforms}}
{{^hasPlatforms}}
{{access}} var {{name}}: {{swiftType}} = {{expression}}
{{/hasPlatforms}}
{{/tokens}}
{{#types}}
{{access}} var {{memberName}} = {{typeName}}()
{{/types}}
{{#types}}

{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{typeName}}: Hashable, Sendable {
    {{> theme-group}}

    fileprivate init() {}
}
{{/types}}

"""##,
        "theme": ##"""
{{! {
    "scope": "Theme", "declaresScope": true, "members": ["allCases", "hashValue", "id", "name", "Swift"],
    "types": ["color", "dimension", "number", "fontFamily", "fontWeight", "duration", "strokeStyle", "border",
        "shadow", "typography", "string", "boolean"],
    "styles": ["nested", "flat"], "themes": "declare", "referable": false, "libraryTypes": ["Color"]
} }}
{{! The values that depend on the theme, for the environment: `.environment(\.theme, .ocean)`. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

/// The values that depend on the theme. An app can modify a copy, for example with a color that the user picks.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{scope}}: Hashable, Sendable, Identifiable, CaseIterable, Codable {
    /// The name of the theme in the configuration. Encoding stores only this name. A modified copy keeps it.
    {{access}} let name: String
    {{access}} var id: String { name }

    {{> theme-group}}

    fileprivate init(name: String) {
        self.name = name
    }

    /// Decodes a theme by its name.
    {{access}} init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let theme = Self.allCases.first(where: { $0.name == name }) else {
            throw Swift.DecodingError.dataCorruptedError(
                in: container, debugDescription: "there is no theme '\(name)'")
        }
        self = theme
    }

    /// Encodes only the name of the theme.
    {{access}} func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

// MARK: - Themes

{{access}} extension {{scope}} {
    /// All themes, in the order of the configuration.
    {{#nonisolated}}nonisolated {{/nonisolated}}static let allCases: [{{scope}}] = [
{{#hasUnnamedTheme}}
        {{scope}}.{{usualTheme}},
{{/hasUnnamedTheme}}
{{#themes}}
        {{scope}}.{{name}},
{{/themes}}
    ]

{{#hasUnnamedTheme}}
    /// The values of the default modes.
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{usualTheme}}: {{scope}} = {{scope}}(name: "{{usualTheme}}")
{{/hasUnnamedTheme}}
{{#themes}}
    /// {{title}}
{{#isChanged}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{scope}} = {
        var theme = {{scope}}(name: "{{titleText}}")
{{#tokens}}
{{#hasPlatforms}}
{{#platforms}}
        #{{^isFirst}}else{{/isFirst}}if {{condition}}
        theme.{{memberPath}} = {{expression}}
{{/platforms}}
        #else
        theme.{{memberPath}} = {{expression}}
        #endif
{{/hasPlatforms}}
{{^hasPlatforms}}
        theme.{{memberPath}} = {{expression}}
{{/hasPlatforms}}
{{/tokens}}
        return theme
    }()
{{/isChanged}}
{{^isChanged}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{scope}} = {{scope}}(name: "{{titleText}}")
{{/isChanged}}
{{/themes}}
}

// MARK: - The theme in the environment

{{#nonisolated}}nonisolated {{/nonisolated}}private struct {{scope}}Key: SwiftUI.EnvironmentKey {
    static let defaultValue = {{scope}}.{{usualTheme}}
}

{{access}} extension SwiftUI.EnvironmentValues {
    /// The theme of the view and its subviews: `.environment(\.{{themeProperty}}, .{{usualTheme}})`.
    {{#nonisolated}}nonisolated {{/nonisolated}}var {{themeProperty}}: {{scope}} {
        get { self[{{scope}}Key.self] }
        set { self[{{scope}}Key.self] = newValue }
    }
}
{{#hasColors}}

/// A color that is read from the theme in the environment.
{{#themeAvailability}}
@available({{themeAvailability}})
{{/themeAvailability}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{themeColor}}: SwiftUI.ShapeStyle, @unchecked Sendable {
    // A key path of properties captures nothing, but Swift 5 does not infer this.
    private let path: KeyPath<{{scope}}, SwiftUI.Color>

    /// Creates a color that is resolved where it is shown.
    {{access}} init(_ path: KeyPath<{{scope}}, SwiftUI.Color>) { self.path = path }

    /// The color of one theme, for code outside of views. Views use the style itself, which follows the environment.
    {{access}} func color(in theme: {{scope}} = .{{usualTheme}}) -> SwiftUI.Color { theme[keyPath: path] }

    {{access}} func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color.Resolved {
        environment.{{themeProperty}}[keyPath: path].resolve(in: environment)
    }
}
{{/hasColors}}
#endif
{{/hasTokens}}

"""##,
        "token-documentation": ##"""
{{#documentation}}
///{{#line}} {{line}}{{/line}}
{{/documentation}}
{{#isDeprecated}}
@available(*, deprecated{{#deprecationMessage}}, message: "{{deprecationMessage}}"{{/deprecationMessage}})
{{/isDeprecated}}

"""##,
        "ui-color-set": ##"""
{{! { "scope": "UIColor", "types": ["color"], "language": "uikit", "uses": ["colorSets"], "referable": false } }}
{{! Color sets of an asset catalog as colors of UIKit and AppKit: `view.backgroundColor = .bgDefault`. }}
{{#hasTokens}}
{{#frameworks}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
import {{framework}}

{{access}} extension {{frameworkScope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: {{nativeColor}} { {{expression}} }
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#themeColors}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: {{nativeColor}} { {{expression}} }
{{/themeColors}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: {{nativeColor}} { .{{newName}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static var {{name}}: {{nativeColor}} { .{{newName}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{nativeColor}} { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}

{{#nonisolated}}nonisolated {{/nonisolated}}private enum ColorSets {
    /// The color of a set; clear if the bundle does not contain it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func color(_ name: String) -> {{nativeColor}} {
        {{nativeColor}}(named: name, {{#isUIKit}}in: bundle, compatibleWith: nil{{/isUIKit}}{{^isUIKit}}bundle: bundle{{/isUIKit}}) ?? .clear
    }

    /// The bundle with the compiled catalog.
{{> module-bundle}}
}
{{/frameworks}}
#endif
{{/hasTokens}}

"""##,
        "ui-color": ##"""
{{! { "scope": "UIColor", "types": ["color"], "language": "uikit" } }}
{{! Colors as members of UIColor and NSColor, which follow the appearance of the device without SwiftUI: `view.backgroundColor = .bgDefault`. }}
{{#hasTokens}}
{{#frameworks}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
import {{framework}}

{{access}} extension {{frameworkScope}} {
{{#groups}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#tokens}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
{{#isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{nativeColor}} = {{expression}}
{{/isAdaptive}}
{{^isAdaptive}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{nativeColor}} { {{expression}} }
{{/isAdaptive}}
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasSecondNames}}

    // MARK: - Second names

{{#secondNames}}
    {{> token-documentation}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{nativeColor}} { {{expression}} }
{{/secondNames}}
{{/hasSecondNames}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{nativeColor}} { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
{{#hasUnavailable}}

    // MARK: - Left out

{{#unavailable}}
    @available(*, unavailable, message: "{{message}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{nativeColor}} { fatalError() }
{{/unavailable}}
{{/hasUnavailable}}
}
{{/frameworks}}
#endif
{{/hasTokens}}

"""##,
    ]
}
