/// A color in the spaces in which people compare colors, with as many digits as tell eight bits apart.
extension ColorValue {
    /// The color in OKLCH, as CSS writes it: `oklch(81.2% 0.062 190)`. A gray has no hue, `none`.
    package var oklchText: String {
        let oklch = Color(self).converted(to: .oklch)
        let (lightness, chroma) = (Self.text(oklch.numbers.x * 100, steps: 10), Self.text(oklch.numbers.y, steps: 1000))
        let hue = chroma == "0" ? "none" : Self.text(ElementaryFunctions.turned(oklch.numbers.z.rounded()), steps: 1)
        return "oklch(\(lightness)% \(chroma) \(hue)\(alphaText))"
    }

    /// The color in Display P3, as the Design Tokens format calls that: `display-p3 0.627 0.805 0.791`.
    package var displayP3Text: String {
        let components = Color(self).mapped(into: .displayP3).numbers
        let texts = (0..<3).map { Self.text(components[$0], steps: 1000) }
        return "display-p3 \(texts.joined(separator: " "))\(alphaText)"
    }

    /// The same as CSS writes it: `color(display-p3 0.627 0.805 0.791)`.
    package var displayP3CSSText: String { "color(\(displayP3Text))" }

    /// The nearest color that every screen shows: the color itself where it is sRGB.
    package var nearestInSRGB: ColorValue { space == .srgb ? self : ColorValue(Color(self), in: .srgb) }

    private var alphaText: String { alpha == 1 ? "" : " / \(Self.text(alpha, steps: 1000))" }

    /// A number rounded to so many steps of one.
    private static func text(_ number: Double, steps: Double) -> String {
        Color.cssText((number * steps).rounded() / steps)
    }
}
