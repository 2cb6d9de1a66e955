extension Color {
    /// The same color in another space, unchanged where it is in that space already.
    ///
    /// Missing components count as 0. A hue that decides nothing, because the color is a gray, is missing afterwards.
    package func converted(to target: ColorSpace) -> Color {
        if target == space { return self }
        let numbers = space.convert(numbers, to: target)
        var missing = SIMDMask<SIMD3<Int64>>(repeating: false)
        if let hueIndex = target.hueIndex { missing[hueIndex] = target.isAchromatic(numbers) }
        return Color(target, numbers, missing: missing, alpha: alpha)
    }
}

/// The spaces form a tree: each but the root, XYZ relative to D65, is defined by another. A conversion climbs from one
/// space to the first that both descend from, and down again, so that sRGB and HSL never take the way through XYZ.
extension ColorSpace {
    /// The components in another space.
    func convert(_ numbers: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
        if self == target { return numbers }
        if depth < target.depth { return target.fromBase(convert(numbers, to: target.base)) }
        return base.convert(toBase(numbers), to: target)
    }

    /// Whether a color of a space with hues has none to speak of. The thresholds are those of CSS Color 4.
    func isAchromatic(_ numbers: SIMD3<Double>) -> Bool {
        switch self {
        case .hsl: numbers.y <= 0.001
        case .hwb: numbers.y + numbers.z >= 100 - 0.001
        case .lch: numbers.y <= 0.0015
        case .oklch: numbers.y <= 0.000004
        default: false
        }
    }

    /// The space that this one is defined by; the root's own is the root.
    private var base: ColorSpace {
        switch self {
        case .hsl, .hwb: .srgb
        case .srgb: .srgbLinear
        case .lch: .lab
        case .lab, .proPhotoRGB: .xyzD50
        case .oklch: .oklab
        case .srgbLinear, .oklab, .displayP3, .a98RGB, .rec2020, .xyzD50, .xyzD65: .xyzD65
        }
    }

    /// How many steps the root is away.
    private var depth: Int { self == .xyzD65 ? 0 : base.depth + 1 }

    private func toBase(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: TransferFunction.srgb.decode(numbers)
        case .srgbLinear: MatrixPair.srgb.toBase * numbers
        case .hsl: HueSpaces.srgb(hsl: numbers)
        case .hwb: HueSpaces.srgb(hwb: numbers)
        case .lab: LabSpaces.xyzD50(lab: numbers)
        case .oklab: LabSpaces.xyzD65(oklab: numbers)
        case .lch, .oklch: LabSpaces.rectangular(polar: numbers)
        case .displayP3: MatrixPair.displayP3.toBase * TransferFunction.srgb.decode(numbers)
        case .a98RGB: MatrixPair.a98.toBase * TransferFunction.a98.decode(numbers)
        case .proPhotoRGB: MatrixPair.proPhoto.toBase * TransferFunction.proPhoto.decode(numbers)
        case .rec2020: MatrixPair.rec2020.toBase * TransferFunction.rec2020.decode(numbers)
        case .xyzD50: MatrixPair.xyzD50.toBase * numbers
        case .xyzD65: numbers
        }
    }

    private func fromBase(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: TransferFunction.srgb.encode(numbers)
        case .srgbLinear: MatrixPair.srgb.fromBase * numbers
        case .hsl: HueSpaces.hsl(srgb: numbers)
        case .hwb: HueSpaces.hwb(srgb: numbers)
        case .lab: LabSpaces.lab(xyzD50: numbers)
        case .oklab: LabSpaces.oklab(xyzD65: numbers)
        case .lch, .oklch: LabSpaces.polar(rectangular: numbers)
        case .displayP3: TransferFunction.srgb.encode(MatrixPair.displayP3.fromBase * numbers)
        case .a98RGB: TransferFunction.a98.encode(MatrixPair.a98.fromBase * numbers)
        case .proPhotoRGB: TransferFunction.proPhoto.encode(MatrixPair.proPhoto.fromBase * numbers)
        case .rec2020: TransferFunction.rec2020.encode(MatrixPair.rec2020.fromBase * numbers)
        case .xyzD50: MatrixPair.xyzD50.fromBase * numbers
        case .xyzD65: numbers
        }
    }
}
