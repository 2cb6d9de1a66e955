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
    case composite(CompositeValue)
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

    /// Whether two values mean the same: colours as they look, lengths and numbers by how many points they are.
    package func isSame(as other: TokenValue) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let otherColor)): return color.isSame(as: otherColor)
        case (.duration(let time, let unit), .duration(let otherTime, let otherUnit)):
            return Float(time * unit.seconds) == Float(otherTime * otherUnit.seconds)
        case (.composite(let composite), .composite(let otherComposite)): return composite.isSame(as: otherComposite)
        default: break
        }
        if let points, let otherPoints = other.points { return Float(points) == Float(otherPoints) }
        return self == other
    }

    /// The same colour with another opacity, unless that is `nil`; what is no colour stays as it is.
    func withOpacity(_ opacity: Double?) -> TokenValue {
        guard let opacity, case .color(var color) = self else { return self }
        color.alpha = opacity
        return .color(color)
    }

    /// The number of a number or a dimension, in points.
    package var points: Double? {
        switch self {
        case .number(let number): number
        case .dimension(let number, let unit): number * unit.points
        default: nil
        }
    }

    /// The path that an alias names.
    package var aliasedPath: String? {
        if case .alias(let path) = self { path } else { nil }
    }
}

/// The units of a dimension: format module, section 8.2.
package enum DimensionUnit: String, CaseIterable, Sendable {
    /// A point on Apple platforms.
    case px
    /// A multiple of the default text size.
    case rem

    /// How many points one unit is; the default text size counts as 16, as it does in browsers.
    package var points: Double {
        switch self {
        case .px: 1
        case .rem: 16
        }
    }
}

/// The units of a duration: format module, section 8.5.
package enum DurationUnit: String, CaseIterable, Sendable {
    case ms, s

    /// How many seconds one unit is.
    package var seconds: Double {
        switch self {
        case .ms: 0.001
        case .s: 1
        }
    }
}
