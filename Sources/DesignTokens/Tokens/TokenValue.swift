/// What a token says its value is, before any reference is followed.
public enum TokenValue: Sendable, Hashable {
    /// A colour.
    case color(ColorValue)
    /// A number without a unit.
    case number(Double)
    /// A length.
    case dimension(Double, DimensionUnit)
    /// A text.
    case string(String)
    /// Yes or no.
    case boolean(Bool)
    /// A reference to the token with this path: `{a.b.c}` or a `$ref` (format module, section 7).
    case alias(String)
    /// A value of a type that is not interpreted.
    case uninterpreted

    /// Whether two values mean the same: colours as they look, lengths and numbers by how many points they are.
    public func isSame(as other: TokenValue) -> Bool {
        if case .color(let color) = self, case .color(let otherColor) = other { return color.isSame(as: otherColor) }
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
    public var points: Double? {
        switch self {
        case .number(let number): number
        case .dimension(let number, let unit): number * unit.points
        default: nil
        }
    }

    /// The path that an alias names.
    public var aliasedPath: String? {
        if case .alias(let path) = self { path } else { nil }
    }
}

/// The units of a dimension: format module, section 8.2.
public enum DimensionUnit: String, CaseIterable, Sendable {
    /// A point on Apple platforms.
    case px
    /// A multiple of the default text size.
    case rem

    /// How many points one unit is; the default text size counts as 16, as it does in browsers.
    public var points: Double {
        switch self {
        case .px: 1
        case .rem: 16
        }
    }
}
