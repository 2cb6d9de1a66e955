#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Three coordinates in one of the colour spaces of CSS Color 4, sections 8 to 10, and the ways between the spaces.
struct ColorCoordinates: Sendable, Hashable {
    var first: Double
    var second: Double
    var third: Double

    init(_ first: Double, _ second: Double, _ third: Double) {
        (self.first, self.second, self.third) = (first, second, third)
    }

    func map(_ change: (Double) -> Double) -> ColorCoordinates {
        ColorCoordinates(change(first), change(second), change(third))
    }

    /// The product of a matrix, row after row, and the coordinates.
    func multiplied(by matrix: [Double]) -> ColorCoordinates {
        func row(_ start: Int) -> Double {
            matrix[start] * first + matrix[start + 1] * second + matrix[start + 2] * third
        }
        return ColorCoordinates(row(0), row(3), row(6))
    }
}

// MARK: - RGB

extension ColorCoordinates {
    /// sRGB or Display P3 without its transfer function, which both share.
    var linear: ColorCoordinates {
        map { value in
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
    }

    /// sRGB or Display P3 of linear components.
    var encoded: ColorCoordinates {
        map { value in
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
    }

    /// Whether the components are those of a colour of the RGB space, but for what rounding does.
    var isInGamut: Bool { [first, second, third].allSatisfy { (-0.0001...1.0001).contains($0) } }

    /// The nearest components of a colour of the RGB space, each by itself.
    var clamped: ColorCoordinates { map { min(max($0, 0), 1) } }

    /// sRGB to Display P3.
    var displayP3FromSRGB: ColorCoordinates {
        linear.multiplied(by: Matrices.xyzFromSRGB).multiplied(by: Matrices.displayP3FromXYZ).encoded
    }

    /// Display P3 to sRGB.
    var sRGBFromDisplayP3: ColorCoordinates {
        linear.multiplied(by: Matrices.xyzFromDisplayP3).multiplied(by: Matrices.sRGBFromXYZ).encoded
    }
}

// MARK: - HSL

extension ColorCoordinates {
    /// Hue 0…360, saturation and lightness 0…1, of sRGB.
    var hslFromSRGB: ColorCoordinates {
        let (high, low) = (max(first, second, third), min(first, second, third))
        let (lightness, chroma) = ((high + low) / 2, high - low)
        guard chroma > 1e-12 else { return ColorCoordinates(0, 0, lightness) }
        let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
        let sector =
            high == first
            ? (second - third) / chroma + (second < third ? 6 : 0)
            : high == second ? (third - first) / chroma + 2 : (first - second) / chroma + 4
        return ColorCoordinates(sector * 60, saturation, lightness)
    }

    /// sRGB of hue 0…360, saturation and lightness 0…1: CSS Color 4, section 7.1.
    var sRGBFromHSL: ColorCoordinates {
        func component(_ offset: Double) -> Double {
            let position = (offset + first / 30).truncatingRemainder(dividingBy: 12)
            let place = position < 0 ? position + 12 : position
            return third - second * min(third, 1 - third) * max(-1, min(place - 3, 9 - place, 1))
        }
        return ColorCoordinates(component(0), component(8), component(4))
    }
}

// MARK: - Lab and OKLab

extension ColorCoordinates {
    /// CIE LCH of sRGB: lightness 0…100, chroma, hue 0…360.
    var lchFromSRGB: ColorCoordinates { labFromSRGB.polar }

    /// sRGB of CIE LCH; outside 0…1 for colours that sRGB does not have.
    var sRGBFromLCH: ColorCoordinates { rectangular.sRGBFromLab }

    /// CIE Lab of sRGB, with the white of D50.
    var labFromSRGB: ColorCoordinates {
        let xyz = linear.multiplied(by: Matrices.xyzFromSRGB).multiplied(by: Matrices.d50FromD65)
        let white = Matrices.whiteD50
        let scaled = ColorCoordinates(xyz.first / white.first, xyz.second / white.second, xyz.third / white.third)
        let root = scaled.map { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
        return ColorCoordinates(
            116 * root.second - 16, 500 * (root.first - root.second), 200 * (root.second - root.third))
    }

    /// sRGB of CIE Lab.
    var sRGBFromLab: ColorCoordinates {
        let middle = (first + 16) / 116
        let roots = ColorCoordinates(second / 500 + middle, middle, middle - third / 200)
        let scaled = roots.map { value in
            let cube = value * value * value
            return cube > 216.0 / 24389 ? cube : (116 * value - 16) / (24389.0 / 27)
        }
        let white = Matrices.whiteD50
        return ColorCoordinates(scaled.first * white.first, scaled.second * white.second, scaled.third * white.third)
            .multiplied(by: Matrices.d65FromD50).multiplied(by: Matrices.sRGBFromXYZ).encoded
    }

    /// sRGB of OKLab.
    var sRGBFromOKLab: ColorCoordinates {
        multiplied(by: Matrices.lmsFromOKLab).map { $0 * $0 * $0 }.multiplied(by: Matrices.xyzFromLMS)
            .multiplied(by: Matrices.sRGBFromXYZ).encoded
    }

    /// Lightness, chroma and hue of lightness and two axes.
    var polar: ColorCoordinates {
        let hue = atan2(third, second) * 180 / .pi
        return ColorCoordinates(first, (second * second + third * third).squareRoot(), hue < 0 ? hue + 360 : hue)
    }

    /// Lightness and two axes of lightness, chroma and hue.
    var rectangular: ColorCoordinates {
        ColorCoordinates(first, second * cos(third * .pi / 180), second * sin(third * .pi / 180))
    }
}

/// The matrices of CSS Color 4, section 10.
private enum Matrices {
    static let xyzFromSRGB = [
        0.41239079926595934, 0.357584339383878, 0.1804807884018343, 0.21263900587151027, 0.715168678767756,
        0.07219231536073371, 0.01933081871559182, 0.11919477979462598, 0.9505321522496607,
    ]
    static let sRGBFromXYZ = [
        3.2409699419045226, -1.537383177570094, -0.4986107602930034, -0.9692436362808796, 1.8759675015077202,
        0.04155505740717559, 0.05563007969699366, -0.20397695888897652, 1.0569715142428786,
    ]
    static let xyzFromDisplayP3 = [
        0.4865709486482162, 0.26566769316909306, 0.1982172852343625, 0.2289745640697488, 0.6917385218365064,
        0.079286914093745, 0, 0.04511338185890264, 1.043944368900976,
    ]
    static let displayP3FromXYZ = [
        2.493496911941425, -0.9313836179191239, -0.40271078445071684, -0.8294889695615747, 1.7626640603183463,
        0.023624685841943577, 0.03584583024378447, -0.07617238926804182, 0.9568845240076872,
    ]
    static let d65FromD50 = [
        0.955473421488075, -0.02309845494876471, 0.06325924320057072, -0.0283697093338637, 1.0099953980813041,
        0.021041441191917323, 0.012314014864481998, -0.020507649298898964, 1.330365926242124,
    ]
    static let d50FromD65 = [
        1.0479297925449969, 0.022946870601609652, -0.05019226628920524, 0.02962780877005599, 0.9904344267538799,
        -0.017073799063418826, -0.009243040646204504, 0.015055191490298152, 0.7518742814281371,
    ]
    static let lmsFromOKLab = [
        1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1,
        -0.0894841775298119, -1.2914855480194092,
    ]
    static let xyzFromLMS = [
        1.2268798758459243, -0.5578149944602171, 0.2813910456659647, -0.0405757452148008, 1.112286803280317,
        -0.0717110580655164, -0.0763729366746601, -0.4214933324022432, 1.5869240198367816,
    ]
    static let whiteD50 = ColorCoordinates(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}
