// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Fonts of UIKit and what attributed strings are made of, as far as generated code uses them.

open class UIFont: NSObject, @unchecked Sendable {
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

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    public let pointSize: CGFloat
    public init?(name fontName: String, size fontSize: CGFloat) { pointSize = fontSize }
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { self.pointSize = pointSize }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError("a stub") }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError("a stub") }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
    open var lineHeight: CGFloat { pointSize * 1.25 }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
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
        public static let traitItalic = SymbolicTraits(rawValue: 1)
    }

    open var symbolicTraits: SymbolicTraits { [] }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
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
