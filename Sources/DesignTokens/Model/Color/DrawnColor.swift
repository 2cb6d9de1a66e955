extension Color {
    /// A color that can be drawn, as one among all colors.
    package init(_ value: ColorValue) {
        self.init(value.space.colorSpace, SIMD3(value.red, value.green, value.blue), alpha: value.alpha)
    }

    /// What Swift draws of the color: itself in sRGB where that holds it, else in Display P3 where that does, else the
    /// nearest that Display P3 holds.
    ///
    /// sRGB components between 0 and 1 stay as they are, to the bit.
    ///
    /// - Returns: the color, and whether it had to be changed because no screen of Apple's shows it.
    package func drawn() -> (value: ColorValue, isMapped: Bool) {
        if isInside(.srgb, tolerance: Self.drawnTolerance) { return (ColorValue(self, in: .srgb), false) }
        return (ColorValue(self, in: .displayP3), !isInside(.displayP3, tolerance: Self.drawnTolerance))
    }

    /// How far a component may miss a gamut and is drawn at its edge all the same: a tenth of a step of eight bits, by
    /// which `#FF0000` misses sRGB when it is written with four decimals in another space. It moves no color by a ΔE2000
    /// of 0.1.
    private static let drawnTolerance = 0.1 / 255
}

extension ColorValue {
    /// The color of a gamut that is nearest to some color.
    init(_ color: Color, in gamut: Space) {
        var components = color.mapped(into: gamut).numbers
        // What conversions lose is far less than what any screen shows, and would only be noise in a generated file.
        if color.space != gamut.colorSpace { components = (components * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6 }
        self.init(space: gamut, red: components.x, green: components.y, blue: components.z, alpha: color.alpha)
    }
}
