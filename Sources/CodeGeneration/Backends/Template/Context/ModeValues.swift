import DesignTokens

/// The values of an output's tokens in the modes that they depend on.
struct ModeValues: Sendable {
    /// A value of a token in a combination of modes.
    struct Entry: Sendable {
        /// Where the token stands in the output.
        var position: Int
        var mode: Int
        var value: TokenValue
    }

    /// The values, token after token.
    private(set) var values: [Entry] = []
    /// The combinations of modes that any of the tokens depends on, and the first one.
    let all: [Int]
    private var ranges: [Range<Int>] = []

    init(of output: NamedOutput, _ resolution: Resolution) {
        guard resolution.modes.count > 1 else {
            all = [0]
            return
        }
        var modes: Set<Int> = [0]
        for (position, token) in output.tokens.enumerated() {
            let start = values.count
            for mode in resolution.modes(of: token) {
                values.append(Entry(position: position, mode: mode, value: resolution.modes[mode].value(of: token)))
                modes.insert(mode)
            }
            ranges.append(start..<values.count)
        }
        all = modes.sorted()
    }

    /// Which values are those of the token at a position of the output; none of one that has a single value.
    func range(of position: Int) -> Range<Int> { ranges.isEmpty ? 0..<0 : ranges[position] }
}
