/// A color modifier of Tokens Studio, in `$extensions["studio.tokens"].modify`.
///
/// The formulas are those of Tokens Studio's plugin and of sd-transforms, with equal results before rounding. A token's
/// modifier applies once, after that of the token it refers to.
package struct ColorModifier: Sendable, Hashable {
    /// The change to the color. Amounts are fractions, 0 … 1.
    package enum Change: Sendable, Hashable {
        /// Mixes with white.
        case lighten(Double)
        /// Mixes with black.
        case darken(Double)
        /// Mixes with another color.
        case mix(Color, Double)
        /// Replaces the opacity.
        case alpha(Double)
    }

    /// The space of the change, as spelled in files.
    package enum Space: String, CaseIterable, Sendable {
        /// CIE LCh, the only perceptually uniform one.
        case lch
        /// sRGB.
        case srgb
        case p3
        case hsl
    }

    package var change: Change
    /// The space of the change.
    package var space: Space

    package init(_ change: Change, in space: Space) {
        self.change = change
        self.space = space
    }

    /// Applies the modifier in its space, and maps the result into its gamut by reducing chroma: sRGB for `srgb` and
    /// `hsl`, Display P3 for `p3`. `lch` has no gamut; its result is mapped when it is drawn.
    package func apply(to color: Color) -> Color {
        let result =
            switch change {
            case .lighten(let amount): space.changed(color, by: amount) { min($1, $0 + ($1 - $0) * amount) }
            case .darken(let amount): space.changed(color, by: amount) { number, _ in max(0, number - number * amount) }
            case .mix(let other, let amount):
                space.clip(color).interpolated(to: space.clip(other), at: min(max(amount, 0), 1), in: space.colorSpace)
            case .alpha(let alpha): color.withAlpha(alpha)
            }
        return space.clip(result)
    }
}

extension ColorModifier.Space {
    fileprivate var colorSpace: ColorSpace {
        switch self {
        case .lch: .lch
        case .srgb: .srgb
        case .p3: .displayP3
        case .hsl: .hsl
        }
    }

    /// The color with its components changed toward white or black; each component has a limit.
    fileprivate func changed(_ color: Color, by amount: Double, _ step: (Double, _ limit: Double) -> Double) -> Color {
        let color = color.converted(to: colorSpace)
        let numbers = color.numbers
        switch self {
        case .lch: return color.with(step(numbers.x, 100), at: 0).with(max(0, numbers.y - numbers.y * amount), at: 1)
        case .hsl: return color.with(step(numbers.z, 100), at: 2)
        case .srgb, .p3: return Color(color.space, numbers.mapped { step($0, 1) }, alpha: color.alpha)
        }
    }

    /// The color in this space, mapped into its gamut.
    fileprivate func clip(_ color: Color) -> Color {
        let gamut: ColorValue.Space = self == .p3 ? .displayP3 : .srgb
        if self == .lch || color.isInside(gamut) { return color.converted(to: colorSpace) }
        return color.reducedInChroma(into: gamut).converted(to: colorSpace)
    }
}
