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
    /// A length in points.
    case bar(length: Double)
    /// A rounded corner.
    case corner(radius: Double)
    /// A motion: the control points of a curve and a duration.
    case motion(curve: [Double]?, milliseconds: Double?)
}

extension Drawing {
    /// The keys for the kinds of drawings, and for what only ramps and specimens have.
    static let conditions: [PageKey] = [
        .isSwatch, .isCard, .isStrip, .isSample, .isBar, .isCorner, .isMotion, .modeName, .contrasts,
    ]

    /// Returns the model of a drawing; bars are relative to the longest one in the table.
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

    /// Returns the path of a timing curve in a square of 100, from bottom left to top right.
    static func curvePath(_ points: [Double]) -> String? {
        guard points.count == 4 else { return nil }
        let inside = points.map { min(max($0, -1), 2) * 100 }
        let numbers = [inside[0], 100 - inside[1], inside[2], 100 - inside[3]].map(NumberText.short)
        return "M0 100C\(numbers.joined(separator: " ")) 100 0"
    }
}
