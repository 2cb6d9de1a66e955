/// What a token says its value is, before any reference is followed.
package enum TokenValue: Sendable, Hashable {
    case color(ColorValue)
    /// A number without a unit.
    case number(Double)
    case dimension(Double, DimensionUnit)
    case string(String)
    case boolean(Bool)
    case duration(Double, DurationUnit)
    /// The two control points of a timing curve, x and y of the first, then of the second.
    case cubicBezier([Double])
    /// The names of fonts, the most wanted first.
    case fontFamily([String])
    /// The weight of a font, whichever way it is spelled.
    case fontWeight(FontWeight)
    case strokeStyle(String)
    /// A value made of others: a border, a shadow, shadows, a gradient… (format module, section 9).
    /// It is the largest and the rarest, so it is stored apart.
    indirect case composite(CompositeValue)
    /// A reference to the token with this path: `{a.b.c}` or a `$ref` (format module, section 7).
    case alias(String)
    /// A value that holds references, or is one to a part of another value: resolution reads it once it can follow
    /// them.
    case deferred
    /// A value of a type that is not interpreted.
    case uninterpreted
    /// A value that cannot be used: an error says why, and the token is left out with all that refers to it.
    case unusable

    /// The type of the value. What says nothing of its type has the stated one: references, and what is not interpreted.
    package func type(stated: TokenType?) -> TokenType? {
        switch self {
        case .color: .color
        case .number: .number
        case .dimension: .dimension
        case .string: .string
        case .boolean: .boolean
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .strokeStyle: .strokeStyle
        case .composite(let composite): composite.type
        case .alias, .deferred, .uninterpreted, .unusable: stated
        }
    }

    /// Whether two values mean the same: colors as they look, lengths and numbers by how many points they are.
    package func isSame(as other: TokenValue) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let otherColor)): return color.isSame(as: otherColor)
        case (.duration(let time, let unit), .duration(let otherTime, let otherUnit)):
            return Float(unit.seconds(time)) == Float(otherUnit.seconds(otherTime))
        case (.composite(let composite), .composite(let otherComposite)): return composite.isSame(as: otherComposite)
        default: break
        }
        if let points, let otherPoints = other.points { return Float(points) == Float(otherPoints) }
        if let fontSizes, let otherSizes = other.fontSizes { return Float(fontSizes) == Float(otherSizes) }
        return self == other
    }

    /// The same color with another opacity, unless that is `nil`; what is no color stays as it is.
    func withOpacity(_ opacity: Double?) -> TokenValue {
        guard let opacity, case .color(var color) = self else { return self }
        color.alpha = opacity
        return .color(color)
    }

    /// The number of a number or a dimension, in points; `nil` for a length that is relative to a font size, unless it is
    /// nothing of any.
    package var points: Double? {
        switch self {
        case .number(let number): number
        case .dimension(0, _): 0
        case .dimension(let number, let unit): unit.points.map { number.decimalProduct($0) }
        default: nil
        }
    }

    /// How many font sizes a relative length is; `nil` for any other value.
    package var fontSizes: Double? {
        guard case .dimension(let number, let unit) = self else { return nil }
        return unit.share.map { number / $0 }
    }

    /// The same with lengths in rem as points, of which one has as many as the base font size.
    package func inPoints(baseFontSize: Double) -> TokenValue {
        switch self {
        case .dimension(let number, .rem): .dimension(number.decimalProduct(baseFontSize), .px)
        case .composite(let composite): .composite(composite.mapping { $0.inPoints(baseFontSize: baseFontSize) })
        default: self
        }
    }

    /// The path that an alias names.
    package var aliasedPath: String? {
        if case .alias(let path) = self { path } else { nil }
    }
}

/// The units of a dimension: those of the format module, section 8.2, and two that are relative to a font size, which files
/// have for the spaces between letters and lines.
package enum DimensionUnit: String, CaseIterable, Sendable {
    /// A point on Apple platforms.
    case px
    /// A multiple of the base font size, which the configuration states.
    case rem
    /// A multiple of the font size of the text that the length is in.
    case em
    /// A hundredth of that font size.
    case percent = "%"

    /// The base font size unless stated: that of browsers and of Tokens Studio.
    package static let usualBaseFontSize = 16.0
    /// The largest base font size that can be stated.
    package static let largestBaseFontSize = 1000.0

    /// How many points one unit is by the usual base font size; `nil` for a relative unit.
    package var points: Double? {
        switch self {
        case .px: 1
        case .rem: Self.usualBaseFontSize
        case .em, .percent: nil
        }
    }

    /// How many of a relative unit are a font size; `nil` for one that is none.
    fileprivate var share: Double? {
        switch self {
        case .em: 1
        case .percent: 100
        case .px, .rem: nil
        }
    }

    /// Whether the format module has the unit.
    package var isSpecified: Bool { points != nil }
}

/// The units of a duration: format module, section 8.5.
package enum DurationUnit: String, CaseIterable, Sendable {
    case ms, s

    /// How many seconds a time in this unit is. Only a division gives what decimal numbers mean: 700 ms are 0.7 s, and
    /// 700 times 0.001 is more.
    package func seconds(_ time: Double) -> Double {
        switch self {
        case .ms: time / 1000
        case .s: time
        }
    }

    /// How many milliseconds a time in this unit is.
    package func milliseconds(_ time: Double) -> Double {
        switch self {
        case .ms: time
        case .s: time.decimalProduct(1000)
        }
    }
}
