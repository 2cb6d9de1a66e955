// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of AppKit that generated code uses, so that it can be type-checked where there is no AppKit.
// Signatures follow Apple's SDK; bodies do nothing.

@_exported import Foundation

open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    open func bestMatch(from appearances: [Name]) -> Name? { nil }
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

    open class var clear: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    // `@Sendable` is at least as strict as any SDK has been.
    public init(name: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
    public init?(named name: NSColor.Name, bundle: Bundle?) {}
}
