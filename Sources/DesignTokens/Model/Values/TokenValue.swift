/// The value of a token before references are followed.
package enum TokenValue: Sendable, Hashable {
    case color(ColorValue)
    case number(Double)
    case dimension(Double, DimensionUnit)
    case string(String)
    case boolean(Bool)
    case duration(Double, DurationUnit)
    /// The two control points of a timing curve: x and y of the first, then of the second.
    case cubicBezier([Double])
    /// The names of fonts, the preferred one first.
    case fontFamily([String])
    /// The weight of a font, in any spelling.
    case fontWeight(FontWeight)
    case strokeStyle(String)
    /// A value with parts: a border, a shadow, shadows, a gradient… (format module, section 9). It is the largest and
    /// rarest case, so it is stored separately.
    indirect case composite(CompositeValue)
    /// A reference to the token with this path: `{a.b.c}` or a `$ref` (format module, section 7).
    case alias(String)
    /// A value that contains references, or that refers to a part of another value. Resolution reads it once references
    /// can be followed.
    case deferred
    /// A value of a type that is not interpreted.
    case uninterpreted
    /// A value that cannot be used. An error has been reported, and the token and all that refer to it are skipped.
    case unusable

    /// The type of the value, or the specified type for references and uninterpreted values, which do not determine it.
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

    /// Whether two values are equivalent: colors by appearance, lengths and numbers by points.
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

    /// The same color with another opacity, unless that is `nil`. Other values are unchanged.
    func withOpacity(_ opacity: Double?) -> TokenValue {
        guard let opacity, case .color(var color) = self else { return self }
        color.alpha = opacity
        return .color(color)
    }

    /// A number or dimension in points, or `nil` for a length relative to a font size, unless it is zero.
    package var points: Double? {
        switch self {
        case .number(let number): number
        case .dimension(0, _): 0
        case .dimension(let number, let unit): unit.points.map { number.decimalProduct($0) }
        default: nil
        }
    }

    /// A relative length in font sizes, or `nil` for any other value.
    package var fontSizes: Double? {
        guard case .dimension(let number, let unit) = self else { return nil }
        return unit.share.map { number / $0 }
    }

    /// Converts lengths in rem to points, given the base font size.
    package func inPoints(baseFontSize: Double) -> TokenValue {
        switch self {
        case .dimension(let number, .rem): .dimension(number.decimalProduct(baseFontSize), .px)
        case .composite(let composite): .composite(composite.mapping { $0.inPoints(baseFontSize: baseFontSize) })
        default: self
        }
    }

    /// The path in an alias.
    package var aliasedPath: String? {
        if case .alias(let path) = self { path } else { nil }
    }
}

/// The units of dimensions: those of the format module, section 8.2, and two units relative to a font size, which files
/// use for letter spacing and line heights.
package enum DimensionUnit: String, CaseIterable, Sendable {
    /// A point on Apple platforms.
    case px
    /// A multiple of the configured base font size.
    case rem
    /// A multiple of the font size of the text with the length.
    case em
    /// A hundredth of that font size.
    case percent = "%"

    /// The default base font size, as in browsers and Tokens Studio.
    package static let defaultBaseFontSize = 16.0
    /// The largest base font size that can be configured.
    package static let largestBaseFontSize = 1000.0

    /// The size of the unit in points with the default base font size, or `nil` for a relative unit.
    package var points: Double? {
        switch self {
        case .px: 1
        case .rem: Self.defaultBaseFontSize
        case .em, .percent: nil
        }
    }

    /// The number of units in a font size, or `nil` for an absolute unit.
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

extension TokenValue {
    /// The names of stroke styles in the format module.
    static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
}

/// The units of a duration: format module, section 8.5.
package enum DurationUnit: String, CaseIterable, Sendable {
    case ms, s

    /// A time in seconds. Only division is accurate: 700 ms are 0.7 s, but 700 × 0.001 is more.
    package func seconds(_ time: Double) -> Double {
        switch self {
        case .ms: time / 1000
        case .s: time
        }
    }

    /// A time in milliseconds.
    package func milliseconds(_ time: Double) -> Double {
        switch self {
        case .ms: time
        case .s: time.decimalProduct(1000)
        }
    }
}
