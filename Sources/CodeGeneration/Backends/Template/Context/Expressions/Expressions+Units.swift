import DesignTokens

/// Numbers that are lengths or fractions, in languages with units.
extension Expressions {
    /// The literal of a token's value in a mode.
    func writtenOut(_ token: Int, in mode: ResolvedMode) -> String? {
        let value = mode.value(of: token)
        guard abilities.contains(.units), case .number(let number) = value, let unit = unit(of: token) else {
            return writtenOut(value)
        }
        return language.literal(.dimension(number, unit))
    }

    /// Whether the numbers of two tokens have the same unit, so that one can refer to the other.
    func measures(_ token: Int, asDoes other: Int) -> Bool {
        !abilities.contains(.units) || unit(of: token) == unit(of: other)
    }

    /// The unit of a token's number, from the token or its type; `nil` for other values, and for numbers without a
    /// unit.
    private func unit(of token: Int) -> DimensionUnit? {
        if resolution.types[token] == .dimension { return .px }
        guard resolution.types[token] == .number else { return nil }
        return switch resolution.graph.tokens[token].unit {
        case .points: .px
        case .ratio: resolution.countsHundredths(token) ? .percent : nil
        case .weight, nil: nil
        }
    }
}
