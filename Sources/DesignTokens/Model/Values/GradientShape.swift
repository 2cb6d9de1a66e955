/// The arrangement of a gradient's stops. The Design Tokens format does not specify it; CSS does, before the stops.
package enum GradientShape: Sendable, Hashable {
    /// In the direction of an angle in degrees, where 0 is up and 90 to the right.
    case linear(angle: Double)
    /// From a center to the farthest corner.
    case radial(center: Point, form: RadialForm = .ellipse)
    /// Around a center, beginning at an angle.
    case conic(angle: Double, center: Point)

    /// What the lines of one color are in a radial gradient.
    package enum RadialForm: Sendable {
        case ellipse, circle, diamond
    }

    /// A place as fractions of the width and height, from the left and from the top.
    package struct Point: Sendable, Hashable {
        package var x, y: Double

        package init(x: Double = 0.5, y: Double = 0.5) {
            self.x = x
            self.y = y
        }
    }

    /// The name in CSS and templates.
    package var name: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .conic: "conic"
        }
    }

    /// The angle in degrees, if there is one.
    package var angle: Double? {
        switch self {
        case .linear(let angle), .conic(let angle, _): angle
        case .radial: nil
        }
    }

    /// The center, if there is one.
    package var center: Point? {
        switch self {
        case .linear: nil
        case .radial(let center, _), .conic(_, let center): center
        }
    }
}
