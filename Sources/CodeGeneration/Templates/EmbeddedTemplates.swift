// Made from templates/ by Scripts/embed-templates: change the templates, then run the script.
// swift-format-ignore-file

/// The built-in templates, by name.
enum EmbeddedTemplates {
    static let all: [String: String] = [
        "cgfloat": ##"""
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
}
{{/hasTokens}}

"""##,
        "color-appearances": ##"""
{{! The initialisers of colours that follow the appearance of the device: a part of color-hex. }}
{{access}} extension Color {
    /// Creates a color that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - light: The color in light appearance.
    ///   - dark: The color in dark appearance.
    ///   - lightHighContrast: The color in light appearance with increased contrast; `light` unless stated.
    ///   - darkHighContrast: The color in dark appearance with increased contrast; `dark` unless stated.
    {{#nonisolated}}nonisolated {{/nonisolated}}init(
        light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
    ) {
        #if os(watchOS)
        // A watch has no native color that changes, and its apps are dark.
        if #available(watchOS 10.0, *) {
            self.init(
                AppearanceColor(
                    light: light, dark: dark, lightHighContrast: lightHighContrast,
                    darkHighContrast: darkHighContrast))
        } else {
            self = dark
        }
        #elseif canImport(UIKit)
        self.init(
            uiColor: UIColor(
                light: UIColor(light), dark: UIColor(dark), lightHighContrast: lightHighContrast.map { UIColor($0) },
                darkHighContrast: darkHighContrast.map { UIColor($0) }))
        #elseif canImport(AppKit)
        self.init(
            nsColor: NSColor(
                light: NSColor(light), dark: NSColor(dark), lightHighContrast: lightHighContrast.map { NSColor($0) },
                darkHighContrast: darkHighContrast.map { NSColor($0) }))
        #else
        self = light
        #endif
    }
}

#if os(watchOS)
@available(watchOS 10.0, *)
{{#nonisolated}}nonisolated {{/nonisolated}}private struct AppearanceColor: ShapeStyle, Hashable {
    let light: Color
    let dark: Color
    let lightHighContrast: Color?
    let darkHighContrast: Color?

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let isHigh = environment.colorSchemeContrast == .increased
        let color =
            environment.colorScheme == .dark
            ? (isHigh ? darkHighContrast ?? dark : dark) : (isHigh ? lightHighContrast ?? light : light)
        return color.resolve(in: environment)
    }
}
#elseif canImport(UIKit)
import UIKit

{{access}} extension UIColor {
    /// Creates a color that follows the appearance of the device; without colors for increased contrast, the others stay.
    {{#nonisolated}}nonisolated {{/nonisolated}}convenience init(
        light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil, darkHighContrast: UIColor? = nil
    ) {
        // SwiftUI asks from its own threads: `@Sendable` keeps the closure off the main actor.
        self.init { @Sendable traits in
            let isHigh = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark
                ? (isHigh ? darkHighContrast ?? dark : dark) : (isHigh ? lightHighContrast ?? light : light)
        }
    }
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension NSColor {
    /// Creates a color that follows the appearance of the device; without colors for increased contrast, the others stay.
    {{#nonisolated}}nonisolated {{/nonisolated}}convenience init(
        light: NSColor, dark: NSColor, lightHighContrast: NSColor? = nil, darkHighContrast: NSColor? = nil
    ) {
        // SwiftUI asks from its own threads: `@Sendable` keeps the closure off the main actor.
        self.init(name: nil) { @Sendable appearance in
            // With the two plain names alone, an appearance of increased contrast would be taken for its plain one.
            switch appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ]) {
            case .accessibilityHighContrastDarkAqua: darkHighContrast ?? dark
            case .darkAqua: dark
            case .accessibilityHighContrastAqua: lightHighContrast ?? light
            default: light
            }
        }
    }
}
#endif

"""##,
        "color-hex": ##"""
{{! The initialisers that colour expressions call, for teams that have none. }}
#if canImport(SwiftUI)
import SwiftUI

{{access}} extension Color {
    /// Creates an sRGB colour from six hexadecimal digits.
    ///
    /// - Parameters:
    ///   - hex: `RRGGBB`, with or without a `#` in front.
    ///   - alpha: The opacity, 0 (transparent) … 1 (opaque).
    {{#nonisolated}}nonisolated {{/nonisolated}}init(hex: String, alpha: Double = 1) {
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
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{themeColor}} { {{themeColor}}(\.{{memberPath}}) }
{{/isThemed}}
{{^isThemed}}
{{#hasPlatforms}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} {
    {{> platform-expressions}}
}
{{/hasPlatforms}}
{{^hasPlatforms}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static {{#isAdaptive}}let {{name}}: {{swiftType}} = {{expression}}{{/isAdaptive}}{{^isAdaptive}}var {{name}}: {{swiftType}} { {{expression}} }{{/isAdaptive}}
{{/hasPlatforms}}
{{/isThemed}}
{{/tokens}}
{{#types}}
{{#needsSpace}}

{{/needsSpace}}
{{access}} enum {{typeName}} {
    {{> component-group}}
}
{{/types}}

"""##,
        "component-token": ##"""
{{! Tokens of components, a type for each group: `ComponentToken.Button.Primary.Background.default`. }}
{{#hasTokens}}
{{#hasColors}}
#if canImport(SwiftUI)
import SwiftUI

{{/hasColors}}
{{^hasColors}}
import Foundation

{{/hasColors}}
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
{{#hasColors}}
#endif
{{/hasColors}}
{{/hasTokens}}

"""##,
        "image-asset": ##"""
{{! The images of the asset catalogs: `Image(asset: .onboarding1)`. }}
{{#hasImages}}
import Foundation

/// An image of the asset catalog.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} enum {{scope}}: String, CaseIterable, Sendable {
{{#categories}}
{{#title}}
    // MARK: - {{title}}

{{/title}}
{{#images}}
    case {{name}} = "{{lookupName}}"
{{/images}}
{{^isLast}}

{{/isLast}}
{{/categories}}

    /// The bundle that holds the compiled catalog.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}{{access}} static var bundle: Bundle {
{{#bundle}}
        {{bundle}}
{{/bundle}}
{{^bundle}}
        #if SWIFT_PACKAGE
        return .module
        #else
        return Bundle(for: BundleToken.self)
        #endif
{{/bundle}}
    }
{{^bundle}}

    #if !SWIFT_PACKAGE
    private final class BundleToken {}
    #endif
{{/bundle}}
}

#if canImport(SwiftUI)
import SwiftUI

{{access}} extension Image {
    /// Creates an image that VoiceOver describes by the name of its asset.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{scope}}) {
        self.init(asset.rawValue, bundle: {{scope}}.bundle)
    }

    /// Creates an image that VoiceOver passes over.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(decorative asset: {{scope}}) {
        self.init(decorative: asset.rawValue, bundle: {{scope}}.bundle)
    }

    /// Creates an image that VoiceOver describes by a label.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}init(asset: {{scope}}, label: Text) {
        self.init(asset.rawValue, bundle: {{scope}}.bundle, label: label)
    }
}
#endif

#if canImport(UIKit)
import UIKit

{{access}} extension UIImage {
    /// Creates an image; `nil` when the bundle does not hold it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}convenience init?(asset: {{scope}}) {
        self.init(named: asset.rawValue, in: {{scope}}.bundle, with: nil)
    }
}
#elseif canImport(AppKit)
import AppKit

{{access}} extension NSImage {
    /// The image of an asset; `nil` when the bundle does not hold it.
    {{#bundleIsolation}}{{bundleIsolation}} {{/bundleIsolation}}static func image(asset: {{scope}}) -> NSImage? {
        {{scope}}.bundle.image(forResource: asset.rawValue)
    }
}
#endif
{{/hasImages}}

"""##,
        "platform-expressions": ##"""
{{! What a member returns on each platform that the configuration has an expression for, and on all others. }}
{{#platforms}}
#{{^isFirst}}else{{/isFirst}}if {{condition}}
return {{expression}}
{{/platforms}}
#else
return {{expression}}
#endif

"""##,
        "shape-style": ##"""
{{! Colours as members of ShapeStyle: `.foregroundStyle(.primary500)` and `Color.primary500`. }}
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
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color {
        {{> platform-expressions}}
    }
{{/hasPlatforms}}
{{^hasPlatforms}}
{{#isAdaptive}}
{{#isProtocol}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { AdaptiveColors.{{name}} }
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
}
{{#hasThemeColors}}

// MARK: - Colors of the theme

{{#themeAvailability}}
@available({{themeAvailability}})
{{/themeAvailability}}
{{access}} extension {{scope}}{{#isProtocol}} where Self == {{themeColor}}{{/isProtocol}} {
{{#themeColors}}
{{#isAnnotated}}
    {{> token-documentation}}
{{/isAnnotated}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{themeColor}} { {{themeColor}}(\.{{memberPath}}) }
{{/themeColors}}
}
{{/hasThemeColors}}
{{#hasAdaptiveColors}}
{{#isProtocol}}

/// The colors that follow the appearance of the device. Each is made once: two of the same values are not equal.
{{#nonisolated}}nonisolated {{/nonisolated}}private enum AdaptiveColors {
{{#tokens}}
{{#isAdaptive}}
    static let {{name}}: Color = {{expression}}
{{/isAdaptive}}
{{/tokens}}
}
{{/isProtocol}}
{{/hasAdaptiveColors}}
#endif
{{/hasTokens}}

"""##,
        "theme-group": ##"""
{{! The inside of one type of a theme: its values, then the types in it, which include this template again. }}
{{#tokens}}
{{#isAnnotated}}
{{> token-documentation}}
{{/isAnnotated}}
{{access}} var {{name}}: {{swiftType}} = {{expression}}
{{/tokens}}
{{#types}}
{{access}} var {{memberName}} = {{typeName}}()
{{/types}}

fileprivate init() {}
{{#types}}

{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{typeName}}: Hashable, Sendable {
    {{> theme-group}}
}
{{/types}}

"""##,
        "theme": ##"""
{{! What depends on the theme, as a value that an app puts into the environment: `.environment(\.theme, .ocean)`. }}
{{#hasTokens}}
#if canImport(SwiftUI)
import SwiftUI

/// The values that depend on the theme. An app can change one of a copy, such as a color that its user picks.
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{scope}}: Hashable, Sendable {
    {{> theme-group}}
}

// MARK: - Themes

{{access}} extension {{scope}} {
{{#hasUnnamedTheme}}
    /// The values of the default modes.
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{usualTheme}}: {{scope}} = {{scope}}()
{{/hasUnnamedTheme}}
{{#themes}}
    /// {{title}}
{{#isChanged}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{scope}} = {
        var theme = {{scope}}()
{{#tokens}}
        theme.{{memberPath}} = {{expression}}
{{/tokens}}
        return theme
    }()
{{/isChanged}}
{{^isChanged}}
    {{#nonisolated}}nonisolated {{/nonisolated}}static let {{name}}: {{scope}} = {{scope}}()
{{/isChanged}}
{{/themes}}
}

// MARK: - The theme of the environment

{{#nonisolated}}nonisolated {{/nonisolated}}private struct {{scope}}Key: EnvironmentKey {
    static let defaultValue = {{scope}}.{{usualTheme}}
}

{{access}} extension EnvironmentValues {
    /// The theme that views below show: `.environment(\.{{themeProperty}}, .{{usualTheme}})`.
    {{#nonisolated}}nonisolated {{/nonisolated}}var {{themeProperty}}: {{scope}} {
        get { self[{{scope}}Key.self] }
        set { self[{{scope}}Key.self] = newValue }
    }
}
{{#hasColors}}

/// A color of the theme in the environment.
{{#themeAvailability}}
@available({{themeAvailability}})
{{/themeAvailability}}
{{#nonisolated}}nonisolated {{/nonisolated}}{{access}} struct {{themeColor}}: ShapeStyle, @unchecked Sendable {
    // A key path of properties captures nothing, which Swift 5 does not know.
    private let path: KeyPath<{{scope}}, Color>

    /// Creates a color that is looked up where it is shown.
    {{access}} init(_ path: KeyPath<{{scope}}, Color>) { self.path = path }

    {{access}} func resolve(in environment: EnvironmentValues) -> Color.Resolved {
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
    ]
}
