/// How well one color is told from another: the contrast ratio of WCAG 2.2, 1 … 21.
///
/// It is compared as it is and shown cut, never rounded up: `#777777` on white is 4.478…, and fails 4.5.
package struct Contrast: Sendable, Hashable, Comparable {
    package let ratio: Double

    package init(_ ratio: Double) { self.ratio = ratio }

    /// The ratio of two opaque colors, whichever is in front.
    init(_ one: ColorValue, _ other: ColorValue) {
        let (first, second) = (one.relativeLuminance, other.relativeLuminance)
        ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// `4.47:1`
    package var text: String {
        let hundredths = Int(ratio * 100)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
    }

    package static func < (one: Contrast, other: Contrast) -> Bool { one.ratio < other.ratio }
}

extension ColorValue {
    /// The contrast of the color on an opaque one, through which that is seen where this one is translucent.
    package func contrast(on background: ColorValue) -> Contrast {
        Contrast(alpha == 1 ? self : composited(over: background), background)
    }

    /// How much light the color gives, 0 (black) … 1 (white), as WCAG 2.2 defines it of sRGB. Of Display P3, for which
    /// it defines nothing, it is the Y of CIE XYZ, which is the same of grays.
    package var relativeLuminance: Double {
        let light = TransferFunction.srgb.decode(SIMD3(red, green, blue))
        return switch space {
        case .srgb: (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        case .displayP3: (MatrixPair.displayP3.toBase * light).y
        }
    }

    /// How much lighter the color is than another to the eye, or darker where the number is negative: in steps of CIE
    /// lightness, of which there are 100 from black to white. Colors that are 50 apart have a contrast of 4.48 or more.
    package func lightnessDifference(from other: ColorValue) -> Double {
        LabSpaces.lightness(luminance: relativeLuminance) - LabSpaces.lightness(luminance: other.relativeLuminance)
    }

    /// How different two colors look: their distance in Oklab times 100, called ΔE OK, of which 2 is just noticed.
    /// Opacities are not looked at.
    package func okDifference(from other: ColorValue) -> Double {
        let step = Color(self).converted(to: .oklab).numbers - Color(other).converted(to: .oklab).numbers
        return (step * step).sum().squareRoot() * 100
    }

    /// What is seen of the color on an opaque one: mixed as browsers and SwiftUI do, in the components as they are
    /// written and not in amounts of light.
    package func composited(over background: ColorValue) -> ColorValue {
        let common = space == background.space ? space : .displayP3
        let front = Color(self).converted(to: common.colorSpace).numbers
        let back = Color(background).converted(to: common.colorSpace).numbers
        let mixed = Color.clip(back + (front - back) * alpha)
        return ColorValue(space: common, red: mixed.x, green: mixed.y, blue: mixed.z)
    }
}
