extension Color {
    /// Creates a color from one that can be drawn.
    package init(_ value: ColorValue) {
        self.init(value.space.colorSpace, SIMD3(value.red, value.green, value.blue), alpha: value.alpha)
    }

    /// What Swift draws of the color: sRGB if the color is inside it, otherwise Display P3 if it is inside that,
    /// otherwise the nearest color in Display P3.
    ///
    /// sRGB components between 0 and 1 are kept bit for bit.
    ///
    /// - Returns: The color, and whether it had to be changed because it is outside Display P3.
    package func drawn() -> (value: ColorValue, isMapped: Bool) {
        if isInside(.srgb, tolerance: Self.drawnTolerance) { return (ColorValue(self, in: .srgb), false) }
        return (ColorValue(self, in: .displayP3), !isInside(.displayP3, tolerance: Self.drawnTolerance))
    }

    /// The tolerance of a component outside a gamut: a tenth of an eight-bit step, because `#FF0000` written with four
    /// decimals in another space can miss sRGB by that much. It changes no color by a ΔE2000 of 0.1.
    private static let drawnTolerance = 0.1 / 255
}

extension ColorValue {
    /// The nearest color in a gamut.
    init(_ color: Color, in gamut: Space) {
        var components = color.mapped(into: gamut).numbers
        // The errors of conversions are invisible, and would only be noise in a generated file.
        if color.space != gamut.colorSpace { components = (components * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6 }
        self.init(space: gamut, red: components.x, green: components.y, blue: components.z, alpha: color.alpha)
    }
}
