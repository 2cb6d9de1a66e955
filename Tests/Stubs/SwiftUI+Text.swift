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
        let value: CGFloat

        public static let ultraLight = Weight(value: 1)
        public static let thin = Weight(value: 2)
        public static let light = Weight(value: 3)
        public static let regular = Weight(value: 4)
        public static let medium = Weight(value: 5)
        public static let semibold = Weight(value: 6)
        public static let bold = Weight(value: 7)
        public static let heavy = Weight(value: 8)
        public static let black = Weight(value: 9)
    }

    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

    public func italic() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
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
