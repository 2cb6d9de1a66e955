// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Fonts of AppKit and what attributed strings are made of, as far as generated code uses them.

open class NSFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: 0)
        public static let thin = Weight(rawValue: 1)
        public static let light = Weight(rawValue: 2)
        public static let regular = Weight(rawValue: 3)
        public static let medium = Weight(rawValue: 4)
        public static let semibold = Weight(rawValue: 5)
        public static let bold = Weight(rawValue: 6)
        public static let heavy = Weight(rawValue: 7)
        public static let black = Weight(rawValue: 8)
    }

    public init?(name fontName: String, size fontSize: CGFloat) {}
    public init?(descriptor: NSFontDescriptor, size fontSize: CGFloat) {}
    open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError("a stub") }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont { fatalError("a stub") }
    open var fontDescriptor: NSFontDescriptor { NSFontDescriptor() }
    open var pointSize: CGFloat { 0 }
    open var ascender: CGFloat { 0 }
    open var descender: CGFloat { 0 }
    open var leading: CGFloat { 0 }
}

open class NSFontDescriptor: NSObject, @unchecked Sendable {
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let italic = SymbolicTraits(rawValue: 1)
    }

    open var symbolicTraits: SymbolicTraits { [] }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor { self }
    open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? { self }
}

// MARK: - Attributed strings

open class NSParagraphStyle: NSObject, @unchecked Sendable {}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
