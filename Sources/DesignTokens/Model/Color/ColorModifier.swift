/// A change to a color that Tokens Studio writes beside a token, in `$extensions["studio.tokens"].modify`.
///
/// The formulas are those of Tokens Studio's plugin and of sd-transforms, whose results these equal before they are
/// rounded. A token's modifier applies once; that of the token it refers to has been applied before.
package struct ColorModifier: Sendable, Hashable {
    /// What is done to the color. Amounts are parts of the way, 0 … 1.
    package enum Change: Sendable, Hashable {
        /// Goes a part of the way to white.
        case lighten(Double)
        /// Goes a part of the way to black.
        case darken(Double)
        /// Goes a part of the way to another color.
        case mix(Color, Double)
        /// Sets the opacity, whatever it was.
        case alpha(Double)
    }

    /// The space in which the change is done, spelled as in a file.
    package enum Space: String, CaseIterable, Sendable {
        /// CIE LCh: only this one is even to the eye.
        case lch
        /// sRGB.
        case srgb
        case p3
        case hsl
    }

    package var change: Change
    /// Where it is done.
    package var space: Space

    /// Creates a modifier from what a file says.
    package init(_ change: Change, in space: Space) {
        self.change = change
        self.space = space
    }

    /// The changed color, in the modifier's space and inside its gamut: sRGB for `srgb` and `hsl`, Display P3 for `p3`.
    /// Chroma is reduced where that is needed. `lch` has no gamut; what Swift draws of it is decided in the end.
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

    /// The color with a step in the direction of white or black, from numbers of which each has a limit.
    fileprivate func changed(_ color: Color, by amount: Double, _ step: (Double, _ limit: Double) -> Double) -> Color {
        let color = color.converted(to: colorSpace)
        let numbers = color.numbers
        switch self {
        case .lch: return color.with(step(numbers.x, 100), at: 0).with(max(0, numbers.y - numbers.y * amount), at: 1)
        case .hsl: return color.with(step(numbers.z, 100), at: 2)
        case .srgb, .p3: return Color(color.space, numbers.mapped { step($0, 1) }, alpha: color.alpha)
        }
    }

    /// The color in this space and inside its gamut.
    fileprivate func clip(_ color: Color) -> Color {
        let gamut: ColorValue.Space = self == .p3 ? .displayP3 : .srgb
        if self == .lch || color.isInside(gamut) { return color.converted(to: colorSpace) }
        return color.reducedInChroma(into: gamut).converted(to: colorSpace)
    }
}
