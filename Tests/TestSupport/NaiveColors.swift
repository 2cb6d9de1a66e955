import DesignTokens
import Foundation

/// A second implementation of color spaces, to compare the first with: written from the prose of CSS Color 4, clear and
/// slow, and without any matrix that the first has. Matrices are made from the chromaticities and the white points that
/// section 10 gives, chromatic adaptation from Bradford's cones, Oklab from the two matrices its author published.
package enum NaiveColors {
    package typealias Vector = [Double]
    typealias Matrix = [[Double]]

    /// XYZ relative to D65.
    package static func xyz(_ space: ColorSpace, _ c: Vector) -> Vector {
        switch space {
        case .srgb: return times(sRGBToXYZ, c.map(linearSRGB))
        case .srgbLinear: return times(sRGBToXYZ, c)
        case .displayP3: return times(p3ToXYZ, c.map(linearSRGB))
        case .a98RGB: return times(a98ToXYZ, c.map { signed($0) { pow($0, 563.0 / 256) } })
        case .rec2020: return times(rec2020ToXYZ, c.map { signed($0) { pow($0, 2.4) } })
        case .proPhotoRGB:
            let linear = c.map { signed($0) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) } }
            return times(d50ToD65, times(proPhotoToXYZ, linear))
        case .hsl: return xyz(.srgb, srgb(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100))
        case .hwb: return xyz(.srgb, srgb(hue: c[0], whiteness: c[1] / 100, blackness: c[2] / 100))
        case .lab: return times(d50ToD65, xyzD50(lab: c))
        case .lch: return xyz(.lab, [c[0], c[1] * cos(c[2] * .pi / 180), c[1] * sin(c[2] * .pi / 180)])
        case .oklab: return times(conesToXYZ, times(oklabToRoots, c).map { $0 * $0 * $0 })
        case .oklch: return xyz(.oklab, [c[0], c[1] * cos(c[2] * .pi / 180), c[1] * sin(c[2] * .pi / 180)])
        case .xyzD65: return c
        case .xyzD50: return times(d50ToD65, c)
        }
    }

    /// CIE Lab relative to D50, from XYZ relative to D65.
    package static func lab(xyz: Vector) -> Vector {
        let relative = zip(times(d65ToD50, xyz), whiteXYZ(d50)).map { $0 / $1 }
        let f = relative.map { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    /// CIE Lab, of a color in any space.
    package static func lab(_ space: ColorSpace, _ components: Vector) -> Vector { lab(xyz: xyz(space, components)) }

    // MARK: RGB

    /// The components in sRGB or Display P3, which share their curve; outside of 0 … 1 where the space does not hold it.
    package static func rgb(_ xyz: Vector, isSRGB: Bool) -> Vector {
        times(isSRGB ? xyzToSRGB : xyzToP3, xyz).map { component in
            signed(component) { $0 <= 0.04045 / 12.92 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
        }
    }

    private static let xyzToSRGB = inverse(sRGBToXYZ)
    private static let xyzToP3 = inverse(p3ToXYZ)

    private static let d65 = [0.3127, 0.3290]
    private static let d50 = [0.3457, 0.3585]
    private static let sRGBToXYZ = rgbToXYZ([[0.640, 0.330], [0.300, 0.600], [0.150, 0.060]], d65)
    private static let p3ToXYZ = rgbToXYZ([[0.680, 0.320], [0.265, 0.690], [0.150, 0.060]], d65)
    private static let a98ToXYZ = rgbToXYZ([[0.6400, 0.3300], [0.2100, 0.7100], [0.1500, 0.0600]], d65)
    private static let rec2020ToXYZ = rgbToXYZ([[0.708, 0.292], [0.170, 0.797], [0.131, 0.046]], d65)
    private static let proPhotoToXYZ = rgbToXYZ(
        [[0.734699, 0.265301], [0.159597, 0.840403], [0.036598, 0.000105]], d50)

    private static func whiteXYZ(_ chromaticity: Vector) -> Vector {
        let (x, y) = (chromaticity[0], chromaticity[1])
        return [x / y, 1, (1 - x - y) / y]
    }

    /// The primaries as XYZ are the columns, scaled so that all three together are white.
    private static func rgbToXYZ(_ primaries: [Vector], _ white: Vector) -> Matrix {
        let unscaled = transposed(primaries.map(whiteXYZ))
        let scale = times(inverse(unscaled), whiteXYZ(white))
        return unscaled.map { row in zip(row, scale).map { $0 * $1 } }
    }

    private static func linearSRGB(_ component: Double) -> Double {
        signed(component) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    private static func signed(_ number: Double, _ curve: (Double) -> Double) -> Double {
        number < 0 ? -curve(-number) : curve(number)
    }

    // MARK: Hues of sRGB

    /// By the hexagon: which channel is greatest and which is in between depends on the sixth that the hue is in.
    private static func srgb(hue: Double, saturation: Double, lightness: Double) -> Vector {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sixth = hue / 60
        let middle = chroma * (1 - abs(sixth.truncatingRemainder(dividingBy: 2) - 1))
        let channels: Vector =
            switch Int(sixth) % 6 {
            case 0: [chroma, middle, 0]
            case 1: [middle, chroma, 0]
            case 2: [0, chroma, middle]
            case 3: [0, middle, chroma]
            case 4: [middle, 0, chroma]
            default: [chroma, 0, middle]
            }
        return channels.map { $0 + lightness - chroma / 2 }
    }

    private static func srgb(hue: Double, whiteness: Double, blackness: Double) -> Vector {
        let sum = whiteness + blackness
        if sum >= 1 { return Array(repeating: whiteness / sum, count: 3) }
        return srgb(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - sum) + whiteness }
    }

    // MARK: Lab

    private static func xyzD50(lab: Vector) -> Vector {
        let fy = (lab[0] + 16) / 116
        let fx = lab[1] / 500 + fy
        let fz = fy - lab[2] / 200
        let kappa = 24389.0 / 27
        let epsilon = 216.0 / 24389
        let x = pow(fx, 3) > epsilon ? pow(fx, 3) : (116 * fx - 16) / kappa
        let y = lab[0] > kappa * epsilon ? pow(fy, 3) : lab[0] / kappa
        let z = pow(fz, 3) > epsilon ? pow(fz, 3) : (116 * fz - 16) / kappa
        return zip([x, y, z], whiteXYZ(d50)).map { $0 * $1 }
    }

    private static let xyzToCones: Matrix = [
        [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
        [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
        [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
    ]
    private static let rootsToOklab: Matrix = [
        [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
        [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
        [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
    ]

    private static let conesToXYZ = inverse(xyzToCones)
    private static let oklabToRoots = inverse(rootsToOklab)

    // MARK: Adaptation and arithmetic

    private static let bradford: Matrix = [
        [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ]

    private static let d50ToD65 = adaptation(from: d50, to: d65)
    private static let d65ToD50 = adaptation(from: d65, to: d50)

    /// What the three cones respond is scaled so that one white becomes the other.
    private static func adaptation(from: Vector, to: Vector) -> Matrix {
        let ratios = zip(times(bradford, whiteXYZ(to)), times(bradford, whiteXYZ(from))).map { $0 / $1 }
        let scaled = zip(bradford, ratios).map { row, ratio in row.map { $0 * ratio } }
        return transposed(transposed(scaled).map { times(inverse(bradford), $0) })
    }

    private static func times(_ matrix: Matrix, _ vector: Vector) -> Vector {
        matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }

    private static func transposed(_ matrix: Matrix) -> Matrix {
        (0..<3).map { column in (0..<3).map { row in matrix[row][column] } }
    }

    /// By Gauss and Jordan, with the greatest number of a column as its pivot.
    private static func inverse(_ matrix: Matrix) -> Matrix {
        var rows = (0..<3).map { row in matrix[row] + (0..<3).map { $0 == row ? 1 : 0 } }
        for column in 0..<3 {
            for row in column..<3 where abs(rows[row][column]) > abs(rows[column][column]) { rows.swapAt(row, column) }
            let pivot = rows[column][column]
            rows[column] = rows[column].map { $0 / pivot }
            for row in 0..<3 where row != column {
                let factor = rows[row][column]
                rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
            }
        }
        return rows.map { Array($0[3...]) }
    }
}
