// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of SwiftUI that generated code and its callers use, so that both can be type-checked where there is no
// SwiftUI. Signatures follow Apple's SDK; bodies do nothing, or record what they are given. With `UIKit` or `AppKit` beside it, it re-exports
// them, as SwiftUI does on each platform.

@_exported import Foundation

#if canImport(UIKit)
@_exported import UIKit
#endif
#if canImport(AppKit)
@_exported import AppKit
#endif

// MARK: - Styles

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("a stub resolves nothing") }
}

extension Never: ShapeStyle {}

public enum ColorScheme: Hashable, Sendable {
    case light, dark
}

public enum ColorSchemeContrast: Hashable, Sendable {
    case standard, increased
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues: @unchecked Sendable {
    public init() {}
    /// Apple's are made by views; this is for tests.
    public init(scheme: ColorScheme, contrast: ColorSchemeContrast) {
        (colorScheme, colorSchemeContrast) = (scheme, contrast)
    }
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { recordedValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { recordedValues[ObjectIdentifier(key)] = newValue }
    }
    private var recordedValues: [ObjectIdentifier: Any] = [:]
    public var colorScheme: ColorScheme = .light
    public private(set) var colorSchemeContrast: ColorSchemeContrast = .standard
}

@frozen
public struct Color: Hashable, @unchecked Sendable {
    public enum RGBColorSpace: Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// What the color was made from: Apple's does not tell.
    public enum Recorded: Hashable, @unchecked Sendable {
        case components(space: String, [Double])
        case native(NSObject)
        /// A color set of a catalog, or a color of the system.
        case named(String, opacity: Double)
    }

    public let recorded: Recorded

    public init(recorded: Recorded) { self.recorded = recorded }
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        recorded = .components(space: "\(colorSpace)", [red, green, blue, opacity])
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(white: brightness, opacity: opacity)
    }
    public init(_ name: String, bundle: Bundle? = nil) { recorded = .named(name, opacity: 1) }

    public func opacity(_ opacity: Double) -> Color {
        switch recorded {
        case .components(let space, let numbers):
            return Color(recorded: .components(space: space, Array(numbers.prefix(3)) + [numbers[3] * opacity]))
        case .named(let name, let other): return Color(recorded: .named(name, opacity: other * opacity))
        case .native(let native):
            #if canImport(AppKit) || canImport(UIKit) && !OS_watchOS
            if let color = native as? NativeColor { return Color(recorded: .native(color.multiplyingOpacity(opacity))) }
            #endif
            return Color(recorded: .native(RecordedStyle { resolve(in: $0).multiplyingOpacity(opacity) }))
        }
    }
}

#if canImport(UIKit)
typealias NativeColor = UIColor
#elseif canImport(AppKit)
typealias NativeColor = NSColor
#endif

#if canImport(UIKit) || canImport(AppKit)
extension NativeColor {
    public convenience init(_ color: Color) {
        switch color.recorded {
        case .components(let space, let numbers):
            self.init(recorded: .components(space: space, numbers.map { CGFloat($0) }))
        case .native(let native): self.init(recorded: (native as? NativeColor)?.recorded ?? .components(space: "", []))
        case .named(let name, let opacity): self.init(recorded: .named(name, opacity: opacity))
        }
    }
}
#endif

#if canImport(UIKit) && !OS_watchOS
extension EnvironmentValues {
    /// The traits that SwiftUI would ask colors of UIKit with.
    public var recordedTraits: UITraitCollection {
        UITraitCollection(
            style: colorScheme == .dark ? .dark : .light, contrast: colorSchemeContrast == .increased ? .high : .normal)
    }
}

extension UIColor {
    /// The color in light or dark, as it was made.
    public func recorded(in environment: EnvironmentValues) -> RecordedColor<UITraitCollection, UIColor> {
        resolvedColor(with: environment.recordedTraits).recorded
    }

    fileprivate func multiplyingOpacity(_ opacity: Double) -> UIColor {
        UIColor { @Sendable traits in
            UIColor(recorded: self.resolvedColor(with: traits).recorded.multiplyingOpacity(by: opacity))
        }
    }
}
#elseif canImport(UIKit)
extension UIColor {
    /// The color as it was made: on a watch it is the same in light and dark.
    public func recorded(in environment: EnvironmentValues) -> RecordedColor<UITraitCollection, UIColor> { recorded }
}
#elseif canImport(AppKit)
extension EnvironmentValues {
    /// The appearance that SwiftUI would draw colors of AppKit in.
    public var recordedAppearance: NSAppearance {
        let isHigh = colorSchemeContrast == .increased
        let name: NSAppearance.Name =
            colorScheme == .dark
            ? (isHigh ? .accessibilityHighContrastDarkAqua : .darkAqua)
            : (isHigh ? .accessibilityHighContrastAqua : .aqua)
        return NSAppearance(named: name) ?? NSAppearance(recordedName: name)
    }
}

extension NSColor {
    /// The color in light or dark, as it was made.
    public func recorded(in environment: EnvironmentValues) -> RecordedColor<NSAppearance, NSColor> {
        resolvedColor(in: environment.recordedAppearance).recorded
    }

    fileprivate func multiplyingOpacity(_ opacity: Double) -> NSColor {
        NSColor(name: nil) { @Sendable appearance in
            NSColor(recorded: self.resolvedColor(in: appearance).recorded.multiplyingOpacity(by: opacity))
        }
    }
}
#endif

/// A style that became a color.
private final class RecordedStyle: NSObject {
    let resolve: (EnvironmentValues) -> Color.Resolved
    init(_ resolve: @escaping (EnvironmentValues) -> Color.Resolved) { self.resolve = resolve }
}

// The conformances stand in extensions: `View` lives on the main actor, and one in the declaration itself
// would take `Color` there too.
extension Color {
    @frozen
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float
        /// The color that this was resolved from, which follows nothing.
        public var recorded: Color.Recorded

        fileprivate init(_ recorded: Color.Recorded) {
            self.recorded = recorded
            (linearRed, linearGreen, linearBlue, opacity) = (0, 0, 0, 1)
            guard case .components(_, let numbers) = recorded, numbers.count == 4 else { return }
            let linear = numbers.map { Float($0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)) }
            (linearRed, linearGreen, linearBlue, opacity) = (linear[0], linear[1], linear[2], Float(numbers[3]))
        }

        fileprivate func multiplyingOpacity(_ opacity: Double) -> Color.Resolved {
            Color.Resolved(Color(recorded: recorded).opacity(opacity).recorded)
        }
    }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        guard case .native(let native) = recorded else { return Resolved(recorded) }
        if let style = native as? RecordedStyle { return style.resolve(environment) }
        #if canImport(UIKit) || canImport(AppKit)
        switch (native as? NativeColor)?.recorded(in: environment) {
        case .components(let space, let numbers): return Resolved(.components(space: space, numbers.map(Double.init)))
        case .named(let name, let opacity): return Resolved(.named(name, opacity: opacity))
        case .dynamic, nil: break
        }
        #endif
        return Resolved(.components(space: "sRGB", [0, 0, 0, 1]))
    }

    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self.init(recorded: .native(RecordedStyle(color.resolve)))
    }
}
extension Color: ShapeStyle {}
extension Color: View {
    public typealias Body = Never
}

extension Color {
    public static let black = Color(white: 0)
    public static let blue = Color(recorded: .named("Color.blue", opacity: 1))
    public static let brown = Color(recorded: .named("Color.brown", opacity: 1))
    public static let clear = Color(white: 0, opacity: 0)
    public static let cyan = Color(recorded: .named("Color.cyan", opacity: 1))
    public static let gray = Color(recorded: .named("Color.gray", opacity: 1))
    public static let green = Color(recorded: .named("Color.green", opacity: 1))
    public static let indigo = Color(recorded: .named("Color.indigo", opacity: 1))
    public static let mint = Color(recorded: .named("Color.mint", opacity: 1))
    public static let orange = Color(recorded: .named("Color.orange", opacity: 1))
    public static let pink = Color(recorded: .named("Color.pink", opacity: 1))
    public static let purple = Color(recorded: .named("Color.purple", opacity: 1))
    public static let red = Color(recorded: .named("Color.red", opacity: 1))
    public static let teal = Color(recorded: .named("Color.teal", opacity: 1))
    public static let white = Color(white: 1)
    public static let yellow = Color(recorded: .named("Color.yellow", opacity: 1))

    public static var accentColor: Color { Color(recorded: .named("Color.accentColor", opacity: 1)) }
    public static let primary = Color(recorded: .named("Color.primary", opacity: 1))
    public static let secondary = Color(recorded: .named("Color.secondary", opacity: 1))
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color(white: 0) }
    public static var blue: Color { Color(recorded: .named("Color.blue", opacity: 1)) }
    public static var brown: Color { Color(recorded: .named("Color.brown", opacity: 1)) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
    public static var cyan: Color { Color(recorded: .named("Color.cyan", opacity: 1)) }
    public static var gray: Color { Color(recorded: .named("Color.gray", opacity: 1)) }
    public static var green: Color { Color(recorded: .named("Color.green", opacity: 1)) }
    public static var indigo: Color { Color(recorded: .named("Color.indigo", opacity: 1)) }
    public static var mint: Color { Color(recorded: .named("Color.mint", opacity: 1)) }
    public static var orange: Color { Color(recorded: .named("Color.orange", opacity: 1)) }
    public static var pink: Color { Color(recorded: .named("Color.pink", opacity: 1)) }
    public static var purple: Color { Color(recorded: .named("Color.purple", opacity: 1)) }
    public static var red: Color { Color(recorded: .named("Color.red", opacity: 1)) }
    public static var teal: Color { Color(recorded: .named("Color.teal", opacity: 1)) }
    public static var white: Color { Color(white: 1) }
    public static var yellow: Color { Color(recorded: .named("Color.yellow", opacity: 1)) }
}

@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

@frozen
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@frozen
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct SelectionShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public struct FillShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var ultraThickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}

@frozen
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(Color.clear) }
}

// MARK: - Views

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    var body: Body { get }
}

extension View where Body == Never {
    public var body: Never { fatalError("a stub has no body") }
}

extension Never: View {
    public typealias Body = Never
}

@frozen @propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { Text(verbatim: "") }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Text(verbatim: "") }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { Text(verbatim: "") }
    nonisolated public func tint(_ tint: Color?) -> some View { Text(verbatim: "") }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { Text(verbatim: "") }
    nonisolated public func padding(_ length: CGFloat) -> some View { Text(verbatim: "") }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { Text(verbatim: "") }
}

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}

@frozen
public struct Text: Equatable, Sendable {
    public init(verbatim content: String) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {}
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
}

extension Text: View {
    public typealias Body = Never
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Text { Text(verbatim: "") }
}

public struct VStack<Content: View>: View {
    public typealias Body = Never
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: View {
    public typealias Body = Never
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

@frozen
public struct Image: Equatable, Sendable {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
}

extension Image: View {
    public typealias Body = Never
}

// MARK: - Apps

@MainActor @preconcurrency
public protocol Scene {}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
}

// MARK: - UIKit and AppKit

#if canImport(UIKit)
extension Color {
    public init(uiColor: UIColor) { self.init(recorded: .native(uiColor)) }
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension Image {
    public init(uiImage: UIImage) { self.init("") }
}
#endif

#if canImport(AppKit)
extension Color {
    public init(nsColor: NSColor) { self.init(recorded: .native(nsColor)) }
    public init(_ color: NSColor) { self.init(nsColor: color) }
}

extension Image {
    public init(nsImage: NSImage) { self.init("") }
}
#endif
