/// A color as somebody wrote it, in any of the spaces; `ColorValue` is what Swift draws of it.
///
/// The numbers are finite whatever a file says, because arithmetic on colors must not end in a trap or a loop: one that
/// is not a number is 0, and one beyond a thousand million, which no eye tells from it, is that.
package struct Color: Sendable, Hashable {
    /// The space of the components.
    package let space: ColorSpace
    /// Opacity, 0 (transparent) … 1 (opaque).
    package let alpha: Double
    /// The components; one that is missing counts as 0.
    let numbers: SIMD3<Double>
    /// Which components are missing: `"none"` in a file, a hue where there is no chroma.
    let missing: SIMDMask<SIMD3<Int64>>

    /// Creates a color from its components in the order of the space; `nil` is a missing one.
    package init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1) {
        var missing = SIMDMask<SIMD3<Int64>>(repeating: false)
        missing[0] = first == nil
        missing[1] = second == nil
        missing[2] = third == nil
        self.init(space, SIMD3(first ?? 0, second ?? 0, third ?? 0), missing: missing, alpha: alpha)
    }

    /// Creates a color from components that may lie anywhere, missing ones marked.
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

    /// A gray of Apple's spaces for grays, whose curve is a plain power and not that of sRGB.
    ///
    /// - Parameters:
    ///   - white: 0 (black) … 1 (white), and beyond in the extended space.
    ///   - alpha: The opacity.
    package init(white: Double, alpha: Double) {
        let light = TransferFunction.gamma(2.2).decode(SIMD3(repeating: white))
        self.init(.srgbLinear, light, alpha: alpha)
    }

    /// A component, counted from 0 in the order of the space; `nil` when it is missing.
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
    /// The three results of a function of one number.
    func mapped(_ function: (Double) -> Double) -> SIMD3<Double> { SIMD3(function(x), function(y), function(z)) }
}
