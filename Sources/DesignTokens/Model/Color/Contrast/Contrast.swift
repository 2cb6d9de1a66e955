/// The contrast ratio of two colors according to WCAG 2.2, 1 … 21.
///
/// It is compared exactly and truncated for display, never rounded up: `#777777` on white is 4.478…, and fails 4.5.
package struct Contrast: Sendable, Hashable, Comparable {
    package let ratio: Double

    package init(_ ratio: Double) { self.ratio = ratio }

    /// The ratio of two opaque colors, by their luminances in either order.
    private init(luminances one: Double, _ other: Double) {
        ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The ratio of two opaque colors, in either order.
    init(_ one: ColorValue, _ other: ColorValue) {
        self.init(luminances: one.relativeLuminance, other.relativeLuminance)
    }

    /// The contrasts of a color on white and on black.
    package static func onWhiteAndBlack(_ color: ColorValue) -> (white: Contrast, black: Contrast) {
        guard color.alpha == 1 else {
            let (white, black) = (ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0))
            return (color.contrast(on: white), color.contrast(on: black))
        }
        let luminance = color.relativeLuminance
        return (Contrast(luminances: luminance, 1), Contrast(luminances: luminance, 0))
    }

    /// `4.47:1`
    package var text: String { ratioText + ":1" }

    /// `4.47`
    package var ratioText: String {
        let hundredths = Int(ratio * 100)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    package static func < (one: Contrast, other: Contrast) -> Bool { one.ratio < other.ratio }
}

extension ColorValue {
    /// The contrast of the color on an opaque background, which shows through if the color is translucent.
    package func contrast(on background: ColorValue) -> Contrast {
        Contrast(alpha == 1 ? self : composited(over: background), background)
    }

    /// The relative luminance, 0 (black) … 1 (white), as in WCAG 2.2 for sRGB. For Display P3, which WCAG does not
    /// cover, it is the Y of CIE XYZ, which is the same for grays.
    package var relativeLuminance: Double {
        let light = TransferFunction.srgb.decode(SIMD3(red, green, blue))
        return switch space {
        case .srgb: (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        case .displayP3: (MatrixPair.displayP3.toBase * light).y
        }
    }

    /// The difference to the lightness of another color, negative if this one is darker: in steps of CIE lightness,
    /// with 100 from black to white. Colors 50 apart have a contrast of at least 4.48.
    package func lightnessDifference(from other: ColorValue) -> Double {
        LabSpaces.lightness(luminance: relativeLuminance) - LabSpaces.lightness(luminance: other.relativeLuminance)
    }

    /// The perceived difference to another color: the distance in Oklab times 100 (ΔE OK), of which 2 is just
    /// noticeable. Opacities are ignored.
    package func okDifference(from other: ColorValue) -> Double {
        let step = Color(self).converted(to: .oklab).numbers - Color(other).converted(to: .oklab).numbers
        return (step * step).sum().squareRoot() * 100
    }

    /// The color composited over an opaque one, as in browsers and SwiftUI: in encoded rather than linear components.
    package func composited(over background: ColorValue) -> ColorValue {
        let common = space == background.space ? space : .displayP3
        let front = Color(self).converted(to: common.colorSpace).numbers
        let back = Color(background).converted(to: common.colorSpace).numbers
        let mixed = Color.clip(back + (front - back) * alpha)
        return ColorValue(space: common, red: mixed.x, green: mixed.y, blue: mixed.z)
    }
}
