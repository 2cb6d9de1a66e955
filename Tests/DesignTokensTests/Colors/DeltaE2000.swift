import Foundation

/// How different two colors look: the CIEDE2000 formula as G. Sharma, W. Wu and E. N. Dalal put it in “The CIEDE2000
/// Color-Difference Formula” (Color Research and Application 30, 2005). 1 is about what an eye can just tell.
func deltaE2000(_ first: [Double], _ second: [Double]) -> Double {
    let one = AdjustedLCh(first, meanChroma: (chroma(first) + chroma(second)) / 2)
    let two = AdjustedLCh(second, meanChroma: (chroma(first) + chroma(second)) / 2)
    let chromaProduct = one.chroma * two.chroma

    let deltaLightness = two.lightness - one.lightness
    let deltaChroma = two.chroma - one.chroma
    var turn = chromaProduct == 0 ? 0 : two.hue - one.hue
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    let deltaHue = 2 * chromaProduct.squareRoot() * sine(turn / 2)

    let lightness = (one.lightness + two.lightness) / 2
    let chroma = (one.chroma + two.chroma) / 2
    let hue = meanHue(one, two)
    let t =
        1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
        - 0.20 * cosine(4 * hue - 63)
    let rotation = 30 * exp(-pow((hue - 275) / 25, 2))
    let chromaRotation = 2 * (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    let offset = pow(lightness - 50, 2)

    let l = deltaLightness / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let c = deltaChroma / (1 + 0.045 * chroma)
    let h = deltaHue / (1 + 0.015 * chroma * t)
    return (l * l + c * c + h * h - sine(2 * rotation) * chromaRotation * c * h).squareRoot()
}

/// A color with the a axis stretched near gray.
private struct AdjustedLCh {
    let lightness: Double
    let chroma: Double
    let hue: Double

    init(_ lab: [Double], meanChroma: Double) {
        let factor = 0.5 * (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))).squareRoot())
        let a = lab[1] * (1 + factor)
        lightness = lab[0]
        chroma = (a * a + lab[2] * lab[2]).squareRoot()
        let degrees = a == 0 && lab[2] == 0 ? 0 : atan2(lab[2], a) * 180 / .pi
        hue = degrees < 0 ? degrees + 360 : degrees
    }
}

private func meanHue(_ one: AdjustedLCh, _ two: AdjustedLCh) -> Double {
    let sum = one.hue + two.hue
    if one.chroma * two.chroma == 0 { return sum }
    if abs(one.hue - two.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

private func chroma(_ lab: [Double]) -> Double { (lab[1] * lab[1] + lab[2] * lab[2]).squareRoot() }

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
