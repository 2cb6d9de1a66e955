/// How the stops of a gradient lie in what it fills. The Design Tokens format says nothing of this; CSS does, before the
/// stops.
package enum GradientShape: Sendable, Hashable {
    /// From one side to the other: in the direction of an angle in degrees, where 0 is upwards and 90 to the right.
    case linear(angle: Double)
    /// From a center outwards.
    case radial(center: Point)
    /// Around a center, beginning at an angle.
    case conic(angle: Double, center: Point)

    /// A place in what is filled: parts of its width and height, from the left and from the top.
    package struct Point: Sendable, Hashable {
        package var x, y: Double

        package init(x: Double = 0.5, y: Double = 0.5) {
            self.x = x
            self.y = y
        }
    }

    /// The word that CSS and templates have for it.
    package var name: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .conic: "conic"
        }
    }

    /// The angle in degrees; `nil` for what has none.
    package var angle: Double? {
        switch self {
        case .linear(let angle), .conic(let angle, _): angle
        case .radial: nil
        }
    }

    /// The center; `nil` for what has none.
    package var center: Point? {
        switch self {
        case .linear: nil
        case .radial(let center), .conic(_, let center): center
        }
    }
}
