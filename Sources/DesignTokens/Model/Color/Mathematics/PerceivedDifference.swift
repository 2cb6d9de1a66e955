/// The perceived difference of two colors: CIEDE2000, of which 1 is about the just noticeable difference.
struct PerceivedDifference {
    /// A CIE Lab color in cylindrical coordinates, with the a axis stretched near gray.
    private struct Stretched {
        let lightness, chroma, hue: Double

        init(_ lab: SIMD3<Double>, by factor: Double) {
            let a = lab.y * factor
            lightness = lab.x
            chroma = (a * a + lab.z * lab.z).squareRoot()
            hue = ElementaryFunctions.degrees(x: a, y: lab.z)
        }
    }

    /// The difference of two CIE Lab colors.
    static func between(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let mean = (chroma(first) + chroma(second)) / 2
        let factor = 1 + 0.5 * (1 - saturation(mean))
        let one = Stretched(first, by: factor)
        let two = Stretched(second, by: factor)
        let isGrey = one.chroma * two.chroma == 0
        var turn = isGrey ? 0 : two.hue - one.hue
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        let step = 2 * (one.chroma * two.chroma).squareRoot() * sine(turn / 2)
        return combined(
            lightness: (two.lightness - one.lightness, (one.lightness + two.lightness) / 2),
            chroma: (two.chroma - one.chroma, (one.chroma + two.chroma) / 2),
            hue: (step, isGrey ? one.hue + two.hue : meanHue(one.hue, two.hue)))
    }

    /// Combines the differences of the three coordinates, each with the mean at which it is evaluated.
    private static func combined(
        lightness: (step: Double, mean: Double), chroma: (step: Double, mean: Double), hue: (step: Double, mean: Double)
    ) -> Double {
        let t =
            1 - 0.17 * cosine(hue.mean - 30) + 0.24 * cosine(2 * hue.mean) + 0.32 * cosine(3 * hue.mean + 6)
            - 0.20 * cosine(4 * hue.mean - 63)
        let distance = (hue.mean - 275) / 25
        let rotation = 30 * ElementaryFunctions.exponential(-distance * distance)
        let offset = (lightness.mean - 50) * (lightness.mean - 50)
        let l = lightness.step / (1 + 0.015 * offset / (20 + offset).squareRoot())
        let c = chroma.step / (1 + 0.045 * chroma.mean)
        let h = hue.step / (1 + 0.015 * chroma.mean * t)
        return (l * l + c * c + h * h - sine(2 * rotation) * 2 * saturation(chroma.mean) * c * h).squareRoot()
    }

    private static func meanHue(_ one: Double, _ two: Double) -> Double {
        let sum = one + two
        if abs(one - two) <= 180 { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    private static func chroma(_ lab: SIMD3<Double>) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

    /// The distance of a chroma from gray, 0 … 1.
    private static func saturation(_ chroma: Double) -> Double {
        let power = ElementaryFunctions.power(chroma, 7)
        return (power / (power + 6_103_515_625)).squareRoot()
    }

    private static func sine(_ degrees: Double) -> Double { ElementaryFunctions.point(distance: 1, degrees: degrees).y }

    private static func cosine(_ degrees: Double) -> Double {
        ElementaryFunctions.point(distance: 1, degrees: degrees).x
    }
}
