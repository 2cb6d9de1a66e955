import DesignTokens

/// Gradients: SwiftUI's own types if they can express the shape at any size.
extension SwiftText {
    static func gradientType(of value: TokenValue) -> String {
        guard let shape = value.composite?.shape else { return "Gradient" }
        return switch shape {
        case .linear: shape.unitPoints == nil ? SupportType.angledGradient : "LinearGradient"
        case .radial: "EllipticalGradient"
        case .conic: "AngularGradient"
        }
    }

    static func gradient(_ value: ComposedValue) -> String? {
        if !value.isList { return stop(value) }
        let stops = value.stops.compactMap { $0.composed.flatMap(stop) }
        let list = "stops: [\(stops.joined(separator: ", "))]"
        return value.shape.map { ".init(\(list), \(arguments(of: $0)))" } ?? ".init(\(list))"
    }

    private static func stop(_ stop: ComposedValue) -> String? {
        guard let color = stop["color"]?.expression, let position = stop["position"]?.expression else { return nil }
        return ".init(color: \(color), location: \(position))"
    }

    private static func arguments(of shape: GradientShape) -> String {
        if let points = shape.unitPoints { return "startPoint: .\(points.start), endPoint: .\(points.end)" }
        let number = NumberText.number
        return switch shape {
        case .linear(let angle): "angle: \(number(angle))"
        case .radial(let center, _): "farthestCornerFrom: \(point(center))"
        case .conic(let angle, let center): "center: \(point(center)), angleFromTop: \(number(angle))"
        }
    }

    private static func point(_ point: GradientShape.Point) -> String {
        if point == GradientShape.Point() { return ".center" }
        return ".init(x: \(NumberText.number(point.x)), y: \(NumberText.number(point.y)))"
    }
}
