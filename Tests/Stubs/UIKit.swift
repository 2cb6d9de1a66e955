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
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast

    /// Apple's are made otherwise; this is for tests.
    public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
        (userInterfaceStyle, accessibilityContrast) = (style, contrast)
    }
}

open class UIImage: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {}

    public init?(named name: String) {}
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {}
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
}

open class UIColor: NSObject, @unchecked Sendable {
    /// What the colour was made from: Apple's tell less.
    public enum Recorded: Sendable {
        case components(space: String, [CGFloat])
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    public let recorded: Recorded

    public init(recorded: Recorded) { self.recorded = recorded }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "sRGB", [red, green, blue, alpha])
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "displayP3", [red, green, blue, alpha])
    }
    open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    // `@Sendable` is at least as strict as any SDK has been.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        recorded = .dynamic(dynamicProvider)
    }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        return nil
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        if case .dynamic(let provider) = recorded { provider(traits).resolvedColor(with: traits) } else { self }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch recorded {
        case .components(let space, let numbers):
            UIColor(recorded: .components(space: space, Array(numbers.prefix(3)) + [alpha]))
        case .dynamic(let provider): UIColor { @Sendable traits in provider(traits).withAlphaComponent(alpha) }
        }
    }

    /// The colour as digits, or as numbers where it is not of sRGB.
    public var recordedText: String {
        guard case .components(let space, let numbers) = recorded else { return "dynamic" }
        let opacity = numbers[3] == 1 ? "" : " \((Double(numbers[3]) * 1000).rounded() / 1000)"
        if space != "sRGB" { return "P3 " + numbers.prefix(3).map { "\(Double($0))" }.joined(separator: " ") + opacity }
        let bytes = numbers.prefix(3).map { number in
            let digits = String(Int((number * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return bytes.joined() + opacity
    }
}
