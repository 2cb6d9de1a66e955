/// CIE Lab and Oklab: lightness and two opponent axes, red–green and yellow–blue.
enum LabSpaces {
    /// CIE Lab → XYZ relative to D50.
    static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let roots = SIMD3(y + lab.y / 500, y, y - lab.z / 200)
        return whiteD50 * roots.mapped { $0 > 6 / 29 ? $0 * $0 * $0 : (116 * $0 - 16) / kappa }
    }

    /// XYZ relative to D50 → CIE Lab.
    static func lab(xyzD50: SIMD3<Double>) -> SIMD3<Double> {
        let roots = (xyzD50 / whiteD50).mapped(root)
        return SIMD3(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
    }

    /// The lightness of CIE Lab, 0 … 100, of a luminance relative to white.
    static func lightness(luminance: Double) -> Double { 116 * root(luminance) - 16 }

    /// A cube root with a short linear segment near black.
    private static func root(_ part: Double) -> Double {
        part > epsilon ? ElementaryFunctions.cubeRoot(part) : (kappa * part + 16) / 116
    }

    /// Oklab → XYZ relative to D65.
    static func xyzD65(oklab: SIMD3<Double>) -> SIMD3<Double> {
        let roots = MatrixPair.oklab.toBase * oklab
        return MatrixPair.cones.toBase * (roots * roots * roots)
    }

    /// XYZ relative to D65 → Oklab.
    static func oklab(xyzD65: SIMD3<Double>) -> SIMD3<Double> {
        let roots = (MatrixPair.cones.fromBase * xyzD65).mapped(ElementaryFunctions.cubeRoot)
        return MatrixPair.oklab.fromBase * roots
    }

    /// Converts from polar form: lightness, chroma, hue.
    static func rectangular(polar: SIMD3<Double>) -> SIMD3<Double> {
        let point = ElementaryFunctions.point(distance: polar.y, degrees: polar.z)
        return SIMD3(polar.x, point.x, point.y)
    }

    /// Converts to polar form.
    static func polar(rectangular: SIMD3<Double>) -> SIMD3<Double> {
        let (a, b) = (rectangular.y, rectangular.z)
        return SIMD3(rectangular.x, (a * a + b * b).squareRoot(), ElementaryFunctions.degrees(x: a, y: b))
    }

    /// The white point D50, from its chromaticity.
    private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27
}
