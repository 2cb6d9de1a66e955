extension Color {
    /// Maps the color into a gamut like Tokens Studio's plugin, in the gamut's own space: if clipping changes it
    /// little, it is clipped; otherwise the chroma is first reduced in CIE LCh.
    ///
    /// ``mapped(into:)`` follows CSS, and preserves the appearance better.
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

    /// The change of a color by clipping.
    private static func loss(of color: Color, into target: ColorSpace) -> Double {
        let clipped = clip(color.space.convert(color.numbers, to: target))
        return PerceivedDifference.between(
            color.space.convert(color.numbers, to: .lab), target.convert(clipped, to: .lab))
    }

    private static let noticed = 2.0
    private static let step = 0.01
    private static let conversionLoss = 0.000075
}
