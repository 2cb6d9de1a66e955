/// The transfer function of an RGB space: the curve between its components and linear light.
///
/// All curves are extended below 0 by reflection, so that out-of-gamut colors survive conversions.
enum TransferFunction {
    /// The curve of sRGB, which Display P3 shares: a power with a short linear segment near black.
    case srgb
    /// The curve of ProPhoto RGB, of the same kind.
    case proPhoto
    /// A power.
    case gamma(Double)

    /// A98 RGB. The exponent is not exactly 2.2, because 563/256 is the nearest number in the format that defined it.
    static let a98 = TransferFunction.gamma(563 / 256)

    /// Rec. 2020 for displays. Earlier drafts of CSS Color 4 used the curve of cameras.
    static let rec2020 = TransferFunction.gamma(2.4)

    /// Converts components to linear light.
    func decode(_ components: SIMD3<Double>) -> SIMD3<Double> {
        components.mapped { $0 < 0 ? -decodePositive(-$0) : decodePositive($0) }
    }

    /// Converts linear light to components.
    func encode(_ light: SIMD3<Double>) -> SIMD3<Double> {
        light.mapped { $0 < 0 ? -encodePositive(-$0) : encodePositive($0) }
    }

    private func decodePositive(_ component: Double) -> Double {
        switch self {
        case .srgb:
            component <= 0.04045 ? component / 12.92 : ElementaryFunctions.power((component + 0.055) / 1.055, 2.4)
        case .proPhoto:
            component <= 16 / 512 ? component / 16 : ElementaryFunctions.power(component, 1.8)
        case .gamma(let exponent):
            ElementaryFunctions.power(component, exponent)
        }
    }

    private func encodePositive(_ light: Double) -> Double {
        switch self {
        case .srgb:
            light <= 0.0031308 ? light * 12.92 : 1.055 * ElementaryFunctions.power(light, 1 / 2.4) - 0.055
        case .proPhoto:
            light < 1 / 512 ? light * 16 : ElementaryFunctions.power(light, 1 / 1.8)
        case .gamma(let exponent):
            ElementaryFunctions.power(light, 1 / exponent)
        }
    }
}
