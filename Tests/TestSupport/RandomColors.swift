import DesignTokens

/// Random colors in the ranges that the color module calls usual in practice.
package struct RandomColors {
    private var numbers: RandomNumbers

    package init(seed: Int) { numbers = RandomNumbers(seed: seed) }

    package mutating func next(in space: ColorSpace) -> Color {
        switch space {
        case .hsl: return Color(space, number(0, 360), number(0, 100), number(0, 100))
        case .hwb:
            // White and black together leave something of the hue, else there is no way back.
            let white = number(0, 100)
            return Color(space, number(0, 360), white, number(0, 99.9 - min(white, 99.9)))
        case .lab: return Color(space, number(0, 100), number(-160, 160), number(-160, 160))
        case .lch: return Color(space, number(0, 100), number(0, 230), number(0, 360))
        case .oklab: return Color(space, number(0, 1), number(-0.5, 0.5), number(-0.5, 0.5))
        case .oklch: return Color(space, number(0, 1), number(0, 0.5), number(0, 360))
        default: return Color(space, number(0, 1), number(0, 1), number(0, 1))
        }
    }

    private mutating func number(_ least: Double, _ most: Double) -> Double {
        least + (most - least) * Double.random(in: 0..<1, using: &numbers)
    }

    /// The greatest difference between the components of two colors of one space. Hues are compared as far as they can
    /// be seen: where there is no chroma, they may differ.
    package static func distance(_ first: Color, _ second: Color) -> Double {
        var distance = 0.0
        for index in 0..<3 {
            var difference = abs((first[index] ?? 0) - (second[index] ?? 0))
            if index == first.space.hueIndex { difference = min(difference, 360 - difference) * strength(of: first) }
            distance = max(distance, difference)
        }
        return distance
    }

    /// How much of a hue there is, 0 … 1.
    private static func strength(of color: Color) -> Double {
        let (first, second, third) = (color[0] ?? 0, color[1] ?? 0, color[2] ?? 0)
        switch color.space {
        case .hsl: return second / 100 * min(third, 100 - third) / 50
        case .hwb: return 1 - (second + third) / 100
        case .lch: return min(second / 100, first / 100)
        case .oklch: return min(second, first)
        default: return 1
        }
    }
}
