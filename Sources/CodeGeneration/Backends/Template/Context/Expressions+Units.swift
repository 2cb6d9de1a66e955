import DesignTokens

/// Numbers that are lengths, or parts of a whole: what a token says of its number, where the language has units.
extension Expressions {
    /// The value of a token in a mode, written out.
    func writtenOut(_ token: Int, in mode: ResolvedMode) -> String? {
        let value = mode.value(of: token)
        guard abilities.contains(.units), case .number(let number) = value, let unit = unit(of: token) else {
            return writtenOut(value)
        }
        return language.literal(.dimension(number, unit))
    }

    /// Whether the number of a token counts what that of another counts, so that it can refer to it.
    func measures(_ token: Int, asDoes other: Int) -> Bool {
        !abilities.contains(.units) || unit(of: token) == unit(of: other)
    }

    /// What the number of a token counts, whether it says so itself or its type does; `nil` for what is no number, and for one
    /// that counts nothing.
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
