import DesignTokens

/// The values of an output's tokens in the modes that they depend on.
struct ModeValues: Sendable {
    /// A value of a token in a combination of modes.
    struct Entry: Sendable {
        /// The position of the token in the output.
        var position: Int
        var mode: Int
        var value: TokenValue
    }

    /// The values of all tokens, in their order.
    private(set) var values: [Entry] = []
    /// The first combination of modes, and all others that any of the tokens depends on.
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

    /// The values of the token at a position of the output; empty if it has only one.
    func range(of position: Int) -> Range<Int> { ranges.isEmpty ? 0..<0 : ranges[position] }
}
