/// A color as components, each 0…1, in one of the spaces that SwiftUI draws in.
package struct ColorValue: Sendable, Hashable {
    /// A color space that SwiftUI supports, by its name in the Design Tokens color module.
    package enum Space: String, CaseIterable, Sendable {
        case srgb
        case displayP3 = "display-p3"
    }

    package var red, green, blue: Double
    /// Opacity, 0 (transparent) … 1 (opaque).
    package var alpha: Double
    package var space: Space

    /// Creates a color from components that must be in range.
    package init(space: Space = .srgb, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The components of an sRGB color as `0xRRGGBB`, rounded to eight bits each.
    package var rounded: UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
        return byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// `0xRRGGBB` for an sRGB color with eight bits a component: each is within a quarter of a step, more than 32-bit
    /// floats, four decimals or conversions lose, and less than 1/1024.
    package var exactBytes: UInt32? {
        guard space == .srgb else { return nil }
        let isExact = Self.isNearStep(red) && Self.isNearStep(green) && Self.isNearStep(blue)
        return isExact ? rounded : nil
    }

    /// Whether two colors look the same: equal in eight-bit sRGB, or components within 0.0001 in wider spaces, and the
    /// same alpha to three decimals.
    package func isSame(as other: ColorValue) -> Bool {
        guard space == other.space, (alpha * 1000).rounded() == (other.alpha * 1000).rounded() else { return false }
        if space == .srgb { return rounded == other.rounded }
        let differences = [red - other.red, green - other.green, blue - other.blue]
        return differences.allSatisfy { abs($0) <= 0.0001 }
    }

    private static func isNearStep(_ component: Double) -> Bool {
        abs(component - (component * 255).rounded() / 255) < 0.00097
    }
}
