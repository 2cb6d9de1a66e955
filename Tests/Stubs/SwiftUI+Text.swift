// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What SwiftUI has for text, as far as generated code uses it.

@frozen
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    @frozen
    public struct Weight: Hashable, Sendable {
        /// The place among the nine, from 1 on.
        public let recordedStep: Int

        public static let ultraLight = Weight(recordedStep: 1)
        public static let thin = Weight(recordedStep: 2)
        public static let light = Weight(recordedStep: 3)
        public static let regular = Weight(recordedStep: 4)
        public static let medium = Weight(recordedStep: 5)
        public static let semibold = Weight(recordedStep: 6)
        public static let bold = Weight(recordedStep: 7)
        public static let heavy = Weight(recordedStep: 8)
        public static let black = Weight(recordedStep: 9)
    }

    /// The name of a font that is not of the system.
    public var recordedName: String?
    public var recordedSize: CGFloat?
    public var recordedStyle: TextStyle?
    public var recordedWeight: Weight?
    public var recordedDesign: Design?
    public var recordedIsItalic = false

    public static let largeTitle = Font(recordedStyle: .largeTitle)
    public static let title = Font(recordedStyle: .title)
    public static let title2 = Font(recordedStyle: .title2)
    public static let title3 = Font(recordedStyle: .title3)
    public static let headline = Font(recordedStyle: .headline)
    public static let subheadline = Font(recordedStyle: .subheadline)
    public static let body = Font(recordedStyle: .body)
    public static let callout = Font(recordedStyle: .callout)
    public static let footnote = Font(recordedStyle: .footnote)
    public static let caption = Font(recordedStyle: .caption)
    public static let caption2 = Font(recordedStyle: .caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(recordedStyle: style, recordedWeight: weight, recordedDesign: design)
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(recordedSize: size, recordedWeight: weight, recordedDesign: design)
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(recordedName: name, recordedSize: size) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(recordedName: name, recordedSize: size, recordedStyle: textStyle)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(recordedName: name, recordedSize: fixedSize)
    }

    public func italic() -> Font {
        var font = self
        font.recordedIsItalic = true
        return font
    }
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.recordedWeight = weight
        return font
    }
}

extension Text {
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public let wrappedValue: Value
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { Text(verbatim: "") }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { Text(verbatim: "") }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { Text(verbatim: "") }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { Text(verbatim: "") }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { Text(verbatim: "") }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        Text(verbatim: "")
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { Text(verbatim: "") }
}
