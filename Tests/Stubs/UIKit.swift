// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of UIKit that generated code uses, so that it can be type-checked where there is no UIKit.
// Signatures follow Apple's SDK; bodies do nothing.

@_exported import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
}

open class UIImage: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {}

    public init?(named name: String) {}
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {}
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
}

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    // `@Sendable` is at least as strict as any SDK has been.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
}
