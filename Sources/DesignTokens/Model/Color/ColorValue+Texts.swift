/// A color as text in the spaces in which people compare colors, with enough digits to distinguish eight bits.
extension ColorValue {
    /// The color in OKLCH as CSS: `oklch(81.2% 0.062 190)`. The hue of a gray is `none`.
    package var oklchText: String {
        let oklch = Color(self).converted(to: .oklch)
        let (lightness, chroma) = (Self.text(oklch.numbers.x * 100, steps: 10), Self.text(oklch.numbers.y, steps: 1000))
        let hue = chroma == "0" ? "none" : Self.text(ElementaryFunctions.turned(oklch.numbers.z.rounded()), steps: 1)
        return "oklch(\(lightness)% \(chroma) \(hue)\(alphaText))"
    }

    /// The color in Display P3, with the name of the Design Tokens format: `display-p3 0.627 0.805 0.791`.
    package var displayP3Text: String {
        let components = Color(self).mapped(into: .displayP3).numbers
        let texts = (0..<3).map { Self.text(components[$0], steps: 1000) }
        return "display-p3 \(texts.joined(separator: " "))\(alphaText)"
    }

    /// The same as CSS: `color(display-p3 0.627 0.805 0.791)`.
    package var displayP3CSSText: String { "color(\(displayP3Text))" }

    /// The nearest sRGB color.
    package var nearestInSRGB: ColorValue { space == .srgb ? self : ColorValue(Color(self), in: .srgb) }

    private var alphaText: String { alpha == 1 ? "" : " / \(Self.text(alpha, steps: 1000))" }

    /// A number rounded to a fraction of one step.
    private static func text(_ number: Double, steps: Double) -> String {
        Color.cssText((number * steps).rounded() / steps)
    }
}
