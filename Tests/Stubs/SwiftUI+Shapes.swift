// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Shapes, gradients, shadows and animations of SwiftUI, as far as generated code and its callers use them.

// MARK: - Views

public struct AnyView: View {
    nonisolated public init<V: View>(_ view: V) {}
    public typealias Body = Never
}

public struct ZStack<Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public typealias Body = Never
}

public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 0, height: 0) }
}

public struct GeometryReader<Content: View>: View {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public typealias Body = Never
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
}

extension View {
    nonisolated public func modifier<M>(_ modifier: M) -> some View { Text(verbatim: "") }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Text(verbatim: "")
    }
    nonisolated public func background<V: View>(@ViewBuilder content: () -> V) -> some View { Text(verbatim: "") }
    nonisolated public func overlay<V: View>(_ overlay: V) -> some View { Text(verbatim: "") }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { Text(verbatim: "") }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { Text(verbatim: "") }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Text(verbatim: "") }
    nonisolated public func opacity(_ opacity: Double) -> some View { Text(verbatim: "") }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Text(verbatim: "")
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { Text(verbatim: "") }
}

public enum Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
        public static let vertical = Set(rawValue: 5)
        public static let horizontal = Set(rawValue: 10)
    }
}

// MARK: - Shapes

// Imported from CoreGraphics.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

@frozen
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) { (self.lineWidth, self.lineCap, self.dash) = (lineWidth, lineCap, dash) }
}

public protocol Shape: Sendable, View {}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { Text(verbatim: "") }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        Text(verbatim: "")
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { Text(verbatim: "") }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { Text(verbatim: "") }
}

public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat) {}
    nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
    public typealias Body = Never
}

public struct Capsule: InsettableShape {
    nonisolated public init() {}
    nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
    public typealias Body = Never
}

// MARK: - Gradients
//
// What begins with `recorded` is not SwiftUI's: it says what a gradient was made with.

@frozen
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
}

@frozen
public struct Angle: Hashable, Sendable {
    public var degrees: Double
    public init(degrees: Double) { self.degrees = degrees }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

@frozen
public struct Gradient: Equatable, Sendable {
    @frozen
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
        }
    }
}

@frozen
public struct LinearGradient: ShapeStyle, Sendable {
    public let recordedGradient: Gradient
    public let recordedPoints: [UnitPoint]
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (recordedGradient, recordedPoints) = (gradient, [startPoint, endPoint])
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: View { public typealias Body = Never }

@frozen
public struct AngularGradient: ShapeStyle, Sendable {
    public let recordedGradient: Gradient
    public let recordedCenter: UnitPoint
    public let recordedAngle: Angle
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        (recordedGradient, recordedCenter, recordedAngle) = (gradient, center, angle)
    }
}

extension AngularGradient: View { public typealias Body = Never }

public struct EllipticalGradient: ShapeStyle, Sendable {
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { (recordedGradient, recordedCenter, recordedFraction) = (gradient, center, endRadiusFraction) }
    public let recordedGradient: Gradient
    public let recordedCenter: UnitPoint
    public let recordedFraction: CGFloat
}

extension EllipticalGradient: View { public typealias Body = Never }

// MARK: - Shadows

public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

// MARK: - Animations

@frozen
public struct Animation: Equatable, Sendable {
    /// The two points of a timing curve; empty for one that has a name.
    public var recordedCurve: [Double] = []
    public var recordedDuration: TimeInterval?
    public var recordedDelay: TimeInterval = 0

    public static let `default` = Animation()
    public static var easeIn: Animation { Animation() }
    public static var easeOut: Animation { Animation() }
    public static var easeInOut: Animation { Animation() }
    public static var linear: Animation { Animation() }

    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(recordedCurve: [p1x, p1y, p2x, p2y], recordedDuration: duration) }

    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(
            recordedCurve: recordedCurve, recordedDuration: recordedDuration, recordedDelay: recordedDelay + delay)
    }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
