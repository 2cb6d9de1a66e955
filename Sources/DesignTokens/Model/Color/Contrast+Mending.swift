extension ColorValue {
    /// The color of the same hue with the nearest lightness that has a contrast on an opaque background, its opacity
    /// kept; `nil` where no lightness has it.
    ///
    /// Lightness is that of OKLCH, in steps of a thousandth. The chroma is kept as far as the color's space has it, and
    /// the components of an sRGB color are whole steps of eight bits, so that the color passes as it is written.
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

    /// The step nearest to a start that passes, on the way to an end, beyond which all pass that lie farther.
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
