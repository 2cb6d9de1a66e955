extension ColorValue {
    /// The color with the nearest lightness that has a contrast on an opaque background, with the same hue and opacity,
    /// or `nil` if there is none.
    ///
    /// The lightness is that of OKLCH, in steps of a thousandth. The chroma is kept as far as the color's space allows,
    /// and the components of an sRGB color are rounded to eight bits, so that the written color passes.
    package func mended(to level: Contrast, on background: ColorValue) -> ColorValue? {
        if contrast(on: background) >= level { return self }
        let start = Color(self).converted(to: .oklch)
        let steps = start.numbers.x * 1000
        let candidates = [1000, 0].compactMap { end in
            passingStep(from: steps, to: end) { colored(start, $0).contrast(on: background) >= level }
        }
        let nearest = candidates.min { abs(Double($0) - steps) < abs(Double($1) - steps) }
        return nearest.map { colored(start, $0) }
    }

    /// The passing step nearest to a start, on the way to an end, toward which all further steps pass.
    private func passingStep(from start: Double, to end: Int, passes: (Int) -> Bool) -> Int? {
        guard passes(end) else { return nil }
        var (passing, failing) = (end, Int(start.rounded()))
        while abs(passing - failing) > 1 {
            let middle = (passing + failing) / 2
            if passes(middle) { passing = middle } else { failing = middle }
        }
        return passing
    }

    /// The color with another lightness, in thousandths.
    private func colored(_ oklch: Color, _ thousandths: Int) -> ColorValue {
        let color = ColorValue(oklch.with(Double(thousandths) / 1000, at: 0), in: space)
        return space == .srgb ? color.inEightBits : color
    }

    private var inEightBits: ColorValue {
        func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
        return ColorValue(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
    }
}
