extension Color {
    /// Converts the color to another space.
    ///
    /// Missing components become 0. The hue of a gray is missing in the result.
    package func converted(to target: ColorSpace) -> Color {
        if target == space { return self }
        let numbers = space.convert(numbers, to: target)
        var missing = SIMDMask<SIMD3<Int64>>(repeating: false)
        if let hueIndex = target.hueIndex { missing[hueIndex] = target.isAchromatic(numbers) }
        return Color(target, numbers, missing: missing, alpha: alpha)
    }
}

/// The spaces form a tree: each except the root, XYZ relative to D65, is defined by another one. A conversion goes up
/// to the first common ancestor and down again, so that sRGB and HSL never go through XYZ.
extension ColorSpace {
    /// Converts components to another space.
    func convert(_ numbers: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
        if self == target { return numbers }
        if depth < target.depth { return target.way.back(convert(numbers, to: target.way.base)) }
        return way.base.convert(way.there(numbers), to: target)
    }

    /// Whether a color in a space with hues is practically gray. The thresholds are those of CSS Color 4.
    func isAchromatic(_ numbers: SIMD3<Double>) -> Bool {
        switch self {
        case .hsl: numbers.y <= 0.001
        case .hwb: numbers.y + numbers.z >= 100 - 0.001
        case .lch: numbers.y <= 0.0015
        case .oklch: numbers.y <= 0.000004
        default: false
        }
    }

    /// The number of steps to the root.
    private var depth: Int { self == .xyzD65 ? 0 : way.base.depth + 1 }

    private typealias Step = (SIMD3<Double>) -> SIMD3<Double>

    /// The space that this one is defined by, and the conversions there and back; the root's base is itself.
    private var way: (base: ColorSpace, there: Step, back: Step) {
        switch self {
        case .srgb: (.srgbLinear, { TransferFunction.srgb.decode($0) }, { TransferFunction.srgb.encode($0) })
        case .hsl: (.srgb, HueSpaces.srgb(hsl:), HueSpaces.hsl(srgb:))
        case .hwb: (.srgb, HueSpaces.srgb(hwb:), HueSpaces.hwb(srgb:))
        case .lab: (.xyzD50, LabSpaces.xyzD50(lab:), LabSpaces.lab(xyzD50:))
        case .oklab: (.xyzD65, LabSpaces.xyzD65(oklab:), LabSpaces.oklab(xyzD65:))
        case .lch: (.lab, LabSpaces.rectangular(polar:), LabSpaces.polar(rectangular:))
        case .oklch: (.oklab, LabSpaces.rectangular(polar:), LabSpaces.polar(rectangular:))
        case .srgbLinear: (.xyzD65, { MatrixPair.srgb.there($0) }, { MatrixPair.srgb.back($0) })
        case .displayP3: (.xyzD65, { MatrixPair.displayP3.there($0) }, { MatrixPair.displayP3.back($0) })
        case .a98RGB: (.xyzD65, { MatrixPair.a98.there($0) }, { MatrixPair.a98.back($0) })
        case .proPhotoRGB: (.xyzD50, { MatrixPair.proPhoto.there($0) }, { MatrixPair.proPhoto.back($0) })
        case .rec2020: (.xyzD65, { MatrixPair.rec2020.there($0) }, { MatrixPair.rec2020.back($0) })
        case .xyzD50: (.xyzD65, { MatrixPair.xyzD50.there($0) }, { MatrixPair.xyzD50.back($0) })
        case .xyzD65: (.xyzD65, { $0 }, { $0 })
        }
    }
}
