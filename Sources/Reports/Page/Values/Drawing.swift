import CodeGeneration
import DesignTokens
import Mustache

/// The drawing of a value in a cell. Numbers for CSS are classes; others are SVG attributes.
enum Drawing: Sendable, Hashable {
    case nothing
    /// A swatch with the index of a color in the palette.
    case swatch(color: Int, isTranslucent: Bool)
    /// A card with a shadow or a border.
    case card(style: Int)
    /// A strip filled with a gradient.
    case strip(style: Int)
    /// A line of text.
    case sample(style: Int)
    /// A length in points, before the lengths of its table are known.
    case length(Double)
    /// A bar.
    case bar(style: Int)
    /// A rounded corner.
    case corner(radius: Double)
    /// The index of a motion.
    case motion(Int)
}

/// A motion: the control points of a curve and a duration.
struct Motion: Sendable, Hashable {
    var curve: [Double]?
    var milliseconds: Double?
}

extension Drawing {
    /// Returns a value for templates: whether the drawing is of a kind, its class, and its SVG attributes. A swatch has
    /// the class of its color.
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .isSwatch: if case .swatch = self { .flag(true) } else { .flag(false) }
        case .isCard: if case .card = self { .flag(true) } else { .flag(false) }
        case .isStrip: if case .strip = self { .flag(true) } else { .flag(false) }
        case .isSample: if case .sample = self { .flag(true) } else { .flag(false) }
        case .isBar: if case .bar = self { .flag(true) } else { .flag(false) }
        case .isCorner: if case .corner = self { .flag(true) } else { .flag(false) }
        case .isMotion: if case .motion = self { .flag(true) } else { .flag(false) }
        case .isTranslucent: if case .swatch(_, true) = self { .flag(true) } else { .flag(false) }
        case .valueClass: valueClass.map { .text($0) }
        case .drawing: if case .corner(let radius) = self { .text(Self.cornerPath(radius: radius)) } else { nil }
        default: nil
        }
    }

    /// The index of the color of a swatch.
    var color: Int? { if case .swatch(let color, _) = self { color } else { nil } }

    private var valueClass: String? {
        switch self {
        case .card(let style), .strip(let style), .sample(let style), .bar(let style): "v" + String(style)
        case .nothing, .swatch, .length, .corner, .motion: nil
        }
    }

    /// The length of the longest bar.
    static let longestBar = 160.0
    /// The side of the square whose corner is drawn.
    static let cornerSide = 40.0

    /// The path of a square's corner.
    static func cornerPath(radius: Double) -> String {
        let radius = min(max(radius, 0), cornerSide - 2)
        let (start, side) = (NumberText.short(1 + radius), NumberText.short(cornerSide))
        let arc = "A\(NumberText.short(radius)) \(NumberText.short(radius)) 0 0 1 \(start) 1"
        return "M1 \(side)V\(start)\(arc)H\(side)"
    }

    /// Returns the path of a timing curve in a square of 100, from bottom left to top right.
    static func curvePath(_ points: [Double]) -> String? {
        guard points.count == 4 else { return nil }
        let inside = points.map { min(max($0, -1), 2) * 100 }
        let numbers = [inside[0], 100 - inside[1], inside[2], 100 - inside[3]].map(NumberText.short)
        return "M0 100C\(numbers.joined(separator: " ")) 100 0"
    }
}

extension Motion {
    /// Returns a value for templates.
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .drawing: .text(curve.flatMap(Drawing.curvePath) ?? "")
        case .points: .text((curve ?? []).map(NumberText.short).joined(separator: " "))
        case .milliseconds: .text(milliseconds.map(NumberText.short) ?? "")
        default: nil
        }
    }
}
