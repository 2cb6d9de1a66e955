extension Color {
    /// The color of a gamut that Tokens Studio's plugin takes for this one, in the gamut's own space: what cutting off
    /// changes little is cut off; for anything else the chroma is reduced in CIE LCh until it does.
    ///
    /// ``mapped(into:)`` is what CSS and screens make of it, and keeps more of how the color looks.
    func reducedInChroma(into gamut: ColorValue.Space) -> Color {
        let target = gamut.colorSpace
        let components = space.convert(numbers, to: target)
        let isInside = Self.isInside(components, tolerance: Self.conversionLoss)
        if isInside || Self.loss(of: self, into: target) <= Self.noticed {
            return Color(target, Self.clip(components), alpha: alpha)
        }
        var color = converted(to: .lch)
        var (least, most) = (0.0, color.numbers.y)
        while most - least > Self.step {
            if Self.loss(of: color, into: target) - Self.noticed < Self.step {
                least = color.numbers.y
            } else {
                most = color.numbers.y
            }
            color = color.with((least + most) / 2, at: 1)
        }
        return Color(target, Self.clip(color.space.convert(color.numbers, to: target)), alpha: alpha)
    }

    /// How much cutting off what a gamut does not hold changes a color.
    private static func loss(of color: Color, into target: ColorSpace) -> Double {
        let clipped = clip(color.space.convert(color.numbers, to: target))
        return PerceivedDifference.between(
            color.space.convert(color.numbers, to: .lab), target.convert(clipped, to: .lab))
    }

    private static let noticed = 2.0
    private static let step = 0.01
    private static let conversionLoss = 0.000075
}
