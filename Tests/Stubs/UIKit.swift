// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of UIKit that generated code uses, so that it can be type-checked where there is no UIKit.
// Signatures follow Apple's SDK; bodies do nothing. With `OS_watchOS` it is what a watch has of it.

@_exported import Foundation
@_exported import Recording

#if OS_watchOS
/// A watch has no traits.
public typealias UITraitCollection = Never
#else
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast

    /// Apple's are made otherwise; this is for tests.
    public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
        (userInterfaceStyle, accessibilityContrast) = (style, contrast)
    }
}
#endif

open class UIImage: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {}
    open class SymbolConfiguration: Configuration, @unchecked Sendable {}

    public init?(named name: String) {}
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {}
    #if !OS_watchOS
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
    #endif
}

#if !OS_watchOS
open class NSDataAsset: NSObject {
    public init?(name: String, bundle: Bundle) { return nil }
    open var data: Data { Data() }
}
#endif

open class UIColor: NSObject, @unchecked Sendable {
    public let recorded: RecordedColor<UITraitCollection, UIColor>

    public init(recorded: RecordedColor<UITraitCollection, UIColor>) { self.recorded = recorded }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "sRGB", [red, green, blue, alpha])
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "displayP3", [red, green, blue, alpha])
    }
    public init?(named name: String) { recorded = .named(name, opacity: 1) }
    open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    #if OS_watchOS
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(recorded: recorded.withOpacity(alpha)) }
    #else
    // `@Sendable` is at least as strict as any SDK has been.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        recorded = .dynamic(dynamicProvider)
    }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        recorded = .named(name, opacity: 1)
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        if case .dynamic(let provider) = recorded { provider(traits).resolvedColor(with: traits) } else { self }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .dynamic(let provider) = recorded {
            return UIColor { @Sendable traits in provider(traits).withAlphaComponent(alpha) }
        }
        return UIColor(recorded: recorded.withOpacity(alpha))
    }
    #endif
}
