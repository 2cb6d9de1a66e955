extension Color {
    /// Whether the color is inside a gamut, within a tolerance for each component: 0.0001 is less than a twentieth of
    /// an eight-bit step, and more than conversions lose.
    package func isInside(_ gamut: ColorValue.Space, tolerance: Double = 0.0001) -> Bool {
        Self.isInside(space.convert(numbers, to: gamut.colorSpace), tolerance: tolerance)
    }

    /// Returns the nearest color in a gamut with the same hue and, within what is noticeable, the same lightness, in
    /// the gamut's own space. A color inside the gamut is only converted.
    ///
    /// This is the binary search with local MINDE of CSS Color 4, section 14: the chroma is reduced in OKLCh until
    /// clipping the rest is not noticeable.
    package func mapped(into gamut: ColorValue.Space) -> Color {
        let target = gamut.colorSpace
        let converted = space.convert(numbers, to: target)
        if Self.isInside(converted, tolerance: 0.0001) { return Color(target, Self.clip(converted), alpha: alpha) }
        let origin = space.convert(numbers, to: .oklch)
        if origin.x >= 1 { return Color(target, SIMD3(1, 1, 1), alpha: alpha) }
        if origin.x <= 0 { return Color(target, SIMD3(0, 0, 0), alpha: alpha) }
        return Color(target, Self.reduceChroma(of: origin, into: target), alpha: alpha)
    }

    /// Whether all components of an RGB color are within 0 … 1.
    static func isInside(_ components: SIMD3<Double>, tolerance: Double) -> Bool {
        components.min() >= -tolerance && components.max() <= 1 + tolerance
    }

    static func clip(_ components: SIMD3<Double>) -> SIMD3<Double> {
        // Adding zero turns a negative zero into a positive one, which prints better.
        components.clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1)) + SIMD3(0, 0, 0)
    }

    private static func reduceChroma(of origin: SIMD3<Double>, into target: ColorSpace) -> SIMD3<Double> {
        var candidate = Candidate(origin, in: target)
        if candidate.difference < noticeable { return candidate.clipped }
        var (least, most) = (0.0, origin.y)
        var isLeastInside = true
        while most - least > precision {
            let chroma = (least + most) / 2
            candidate = Candidate(SIMD3(origin.x, chroma, origin.z), in: target)
            if isLeastInside, candidate.isInside {
                least = chroma
            } else if candidate.difference >= noticeable {
                most = chroma
            } else if noticeable - candidate.difference < precision {
                break
            } else {
                isLeastInside = false
                least = chroma
            }
        }
        return candidate.clipped
    }

    /// The difference in Oklab that is just noticeable.
    private static let noticeable = 0.02
    /// The precision of the search.
    private static let precision = 0.0001

    /// A possible result.
    private struct Candidate {
        /// Whether it is inside without clipping.
        let isInside: Bool
        /// Its clipped components.
        let clipped: SIMD3<Double>
        /// The change by clipping, in Oklab.
        let difference: Double

        init(_ oklch: SIMD3<Double>, in target: ColorSpace) {
            let components = ColorSpace.oklch.convert(oklch, to: target)
            isInside = Color.isInside(components, tolerance: 0)
            clipped = Color.clip(components)
            let oklab = ColorSpace.oklch.convert(oklch, to: .oklab)
            let step = target.convert(clipped, to: .oklab) - oklab
            difference = (step * step).sum().squareRoot()
        }
    }
}

extension ColorValue.Space {
    /// The corresponding color space.
    var colorSpace: ColorSpace {
        switch self {
        case .srgb: .srgb
        case .displayP3: .displayP3
        }
    }
}
