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
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: CGFloat { {{expression}} }
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
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
        "color-hex": ##"""
{{! The initialiser that colour expressions call, for teams that have none. }}
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
#endif

"""##,
        "component-group": ##"""
{{! The inside of one type: its tokens, then the types in it, which include this template again. }}
{{#tokens}}
{{#isAnnotated}}
{{> token-documentation}}
{{/isAnnotated}}
{{access}} {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: {{swiftType}} { {{expression}} }
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
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { {{expression}} }
{{/tokens}}
{{^isLast}}

{{/isLast}}
{{/groups}}
{{#hasFormerNames}}

    // MARK: - Former names

{{#formerNames}}
    @available(*, deprecated, {{#deprecationMessage}}message: "{{deprecationMessage}}", {{/deprecationMessage}}renamed: "{{newName}}")
    {{#nonisolated}}nonisolated {{/nonisolated}}static var {{name}}: Color { {{expression}} }
{{/formerNames}}
{{/hasFormerNames}}
}
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
