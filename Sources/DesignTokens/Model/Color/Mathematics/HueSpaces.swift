/// HSL and HWB: sRGB with a hue in degrees and percentages.
enum HueSpaces {
    /// HSL → sRGB: each channel is the lightness, plus or minus up to the saturation possible for it.
    static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
        let lightness = hsl.z / 100
        let reach = hsl.y / 100 * min(lightness, 1 - lightness)
        let sixths = ElementaryFunctions.turned(hsl.x) / 60
        return SIMD3(0, 2, 4).mapped { place in
            let distance = abs(remainder(sixths + 6 - place) - 3)
            return lightness + reach * (2 * min(max(distance - 1, 0), 1) - 1)
        }
    }

    /// sRGB → HSL. A lightness outside 0 … 100 makes the saturation negative; the opposite hue makes it positive.
    static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
        let (least, most) = (srgb.min(), srgb.max())
        let lightness = (least + most) / 2
        let room = min(lightness, 1 - lightness)
        let saturation = most == least || room == 0 ? 0 : (most - lightness) / room
        let hue = ElementaryFunctions.turned(Self.hue(srgb: srgb) + (saturation < 0 ? 180 : 0))
        return SIMD3(hue, abs(saturation) * 100, lightness * 100)
    }

    /// HWB → sRGB: the pure hue, mixed with white and black, or a gray if they leave nothing of the hue.
    static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
        let (white, black) = (hwb.y / 100, hwb.z / 100)
        if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
        return srgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - white - black) + white
    }

    /// sRGB → HWB.
    static func hwb(srgb: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(hue(srgb: srgb), srgb.min() * 100, (1 - srgb.max()) * 100)
    }

    /// The hue in degrees; 0 for a gray.
    private static func hue(srgb: SIMD3<Double>) -> Double {
        let most = srgb.max()
        let span = most - srgb.min()
        if span == 0 { return 0 }
        let sixths =
            if most == srgb.x {
                (srgb.y - srgb.z) / span
            } else if most == srgb.y {
                (srgb.z - srgb.x) / span + 2
            } else {
                (srgb.x - srgb.y) / span + 4
            }
        return ElementaryFunctions.turned(sixths * 60)
    }

    /// The remainder of 0 ..< 12 sixths of a turn after whole turns.
    private static func remainder(_ sixths: Double) -> Double { sixths < 6 ? sixths : sixths - 6 }
}
