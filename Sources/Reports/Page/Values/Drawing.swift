import CodeGeneration
import DesignTokens
import Mustache

/// What a cell draws of a value. Numbers that CSS must know are classes; the rest are attributes of SVG.
enum Drawing: Sendable, Hashable {
    case nothing
    /// A swatch: the number of the color in the palette.
    case swatch(color: Int, isTranslucent: Bool)
    /// A card with a shadow or a border.
    case card(style: Int)
    /// A strip filled with a gradient.
    case strip(style: Int)
    /// A line of text.
    case sample(style: Int)
    /// A length in points.
    case bar(length: Double)
    /// A corner that is rounded by as much.
    case corner(radius: Double)
    /// How something moves: the control points of a curve, and how long it takes.
    case motion(curve: [Double]?, milliseconds: Double?)
}

extension Drawing {
    /// The names that say what is drawn.
    static let conditions: [PageKey] = [.isSwatch, .isCard, .isStrip, .isSample, .isBar, .isCorner, .isMotion]

    /// What the names of a drawing mean; a bar is as long as the longest one of its table makes it.
    func names(longestBar: Double) -> PageObject {
        switch self {
        case .nothing: [:]
        case .swatch(let color, let isTranslucent):
            [.isSwatch: .flag(true), .valueClass: .text("c\(color)"), .isTranslucent: .flag(isTranslucent)]
        case .card(let style): [.isCard: .flag(true), .valueClass: .text("v\(style)")]
        case .strip(let style): [.isStrip: .flag(true), .valueClass: .text("v\(style)")]
        case .sample(let style): [.isSample: .flag(true), .valueClass: .text("v\(style)")]
        case .bar(let length):
            [.isBar: .flag(true), .length: .text(NumberText.short(max(length, 0) / longestBar * Self.longestBar))]
        case .corner(let radius): [.isCorner: .flag(true), .drawing: .text(Self.cornerPath(radius: radius))]
        case .motion(let curve, let milliseconds):
            [
                .isMotion: .flag(true), .drawing: .text(curve.flatMap(Self.curvePath) ?? ""),
                .points: .text((curve ?? []).map(NumberText.short).joined(separator: " ")),
                .milliseconds: .text(milliseconds.map(NumberText.short) ?? ""),
            ]
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

    /// The path of a timing curve in a square of a hundred, from the corner below to the one above.
    static func curvePath(_ points: [Double]) -> String? {
        guard points.count == 4 else { return nil }
        let inside = points.map { min(max($0, -1), 2) * 100 }
        let numbers = [inside[0], 100 - inside[1], inside[2], 100 - inside[3]].map(NumberText.short)
        return "M0 100C\(numbers.joined(separator: " ")) 100 0"
    }
}
