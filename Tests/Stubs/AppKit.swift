// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of AppKit that generated code uses, so that it can be type-checked where there is no AppKit.
// Signatures follow Apple's SDK; bodies do nothing.

@_exported import Foundation
@_exported import Recording

open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    public let name: Name
    public init?(named name: Name) { self.name = name }
    /// Apple's always succeeds for the names above; this is for tests.
    public init(recordedName name: Name) { self.name = name }

    /// An appearance that is not among them is taken for the plain one of its kind.
    open func bestMatch(from appearances: [Name]) -> Name? {
        let plain: [Name: Name] = [
            .accessibilityHighContrastAqua: .aqua, .accessibilityHighContrastDarkAqua: .darkAqua,
        ]
        return [name, plain[name]].compactMap { $0 }.first(where: appearances.contains)
    }
}

open class NSDataAsset: NSObject {
    public init?(name: String, bundle: Bundle) { return nil }
    open var data: Data { Data() }
}

open class NSImage: NSObject {
    public typealias Name = String

    public init?(named name: NSImage.Name) {}
}

extension Bundle {
    // `open` in the SDK; Swift allows that for Objective-C only.
    public func image(forResource name: NSImage.Name) -> NSImage? { nil }
}

open class NSColor: NSObject, @unchecked Sendable {
    public typealias Name = String

    public let recorded: RecordedColor<NSAppearance, NSColor>

    public init(recorded: RecordedColor<NSAppearance, NSColor>) { self.recorded = recorded }
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "sRGB", [red, green, blue, alpha])
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recorded = .components(space: "displayP3", [red, green, blue, alpha])
    }
    open class var clear: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
    // `@Sendable` is at least as strict as any SDK has been.
    public init(name: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
        recorded = .dynamic(dynamicProvider)
    }
    public init?(named name: NSColor.Name, bundle: Bundle?) { recorded = .named(name, opacity: 1) }

    /// Apple's are drawn in an appearance instead; this is for tests.
    public func resolvedColor(in appearance: NSAppearance) -> NSColor {
        if case .dynamic(let provider) = recorded { provider(appearance).resolvedColor(in: appearance) } else { self }
    }
}
