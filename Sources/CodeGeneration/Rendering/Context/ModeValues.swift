import DesignTokens

/// The values of an output's tokens in the modes that they depend on.
struct ModeValues: Sendable {
    /// The values, token after token.
    private(set) var values: [(mode: String, value: TokenValue)] = []
    private var ranges: [Range<Int>] = []

    init(of output: NamedOutput, _ resolution: Resolution) {
        guard resolution.modes.count > 1 else { return }
        for token in output.tokens {
            let start = values.count
            values += resolution.values(of: token)
            ranges.append(start..<values.count)
        }
    }

    /// Which values are those of the token at a position of the output; none of one that has a single value.
    func range(of position: Int) -> Range<Int> { ranges.isEmpty ? 0..<0 : ranges[position] }
}
