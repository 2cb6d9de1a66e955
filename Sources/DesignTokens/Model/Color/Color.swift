/// A color as written, in any of the spaces; `ColorValue` is what Swift draws.
///
/// Components are always finite, so that arithmetic on colors cannot trap or loop: NaN becomes 0, and numbers are
/// limited to a thousand million.
package struct Color: Sendable, Hashable {
    package let space: ColorSpace
    /// Opacity, 0 (transparent) … 1 (opaque).
    package let alpha: Double
    /// The components; missing ones are 0.
    let numbers: SIMD3<Double>
    /// The missing components: `"none"` in a file, or a hue without chroma.
    let missing: SIMDMask<SIMD3<Int64>>

    /// Creates a color from its components in the order of the space; `nil` is a missing component.
    package init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1) {
        var missing = SIMDMask<SIMD3<Int64>>(repeating: false)
        missing[0] = first == nil
        missing[1] = second == nil
        missing[2] = third == nil
        self.init(space, SIMD3(first ?? 0, second ?? 0, third ?? 0), missing: missing, alpha: alpha)
    }

    /// Creates a color from components of any size, with a mask of missing ones.
    init(
        _ space: ColorSpace, _ numbers: SIMD3<Double>,
        missing: SIMDMask<SIMD3<Int64>> = SIMDMask(repeating: false), alpha: Double
    ) {
        self.space = space
        self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        self.missing = missing
        self.numbers = numbers.mapped { $0.isNaN ? 0 : min(max($0, -1e9), 1e9) }
            .replacing(with: 0, where: missing)
    }

    /// A gray in Apple's gray spaces, whose transfer function is a plain power rather than that of sRGB.
    ///
    /// - Parameters:
    ///   - white: 0 (black) … 1 (white), and beyond in the extended space.
    ///   - alpha: The opacity.
    package init(white: Double, alpha: Double) {
        let light = TransferFunction.gamma(2.2).decode(SIMD3(repeating: white))
        self.init(.srgbLinear, light, alpha: alpha)
    }

    /// A component by its index in the order of the space, or `nil` if it is missing.
    package subscript(index: Int) -> Double? { missing[index] ? nil : numbers[index] }

    /// The same color with another opacity.
    package func withAlpha(_ alpha: Double) -> Color { Color(space, numbers, missing: missing, alpha: alpha) }

    /// The same color with another component, which is then not missing.
    func with(_ number: Double, at index: Int) -> Color {
        var numbers = numbers
        var missing = missing
        numbers[index] = number
        missing[index] = false
        return Color(space, numbers, missing: missing, alpha: alpha)
    }
}

extension SIMD3<Double> {
    /// The results of a function of one number.
    func mapped(_ function: (Double) -> Double) -> SIMD3<Double> { SIMD3(function(x), function(y), function(z)) }
}
