import DesignTokens

/// The parts of values that are made of others, as templates see them: the parts of one value side by side.
struct PartTable: Sendable {
    /// A part, and the parts that its own value is made of.
    struct Entry: Sendable {
        var part: CompositeValue.Part
        var isFirst: Bool
        var isLast: Bool
        var parts = 0..<0
    }

    private(set) var entries: [Entry] = []
    private var tokens: [Int: Range<Int>] = [:]
    private var modes: [Int: Range<Int>] = [:]

    /// Takes in the values of an output's tokens, and those that they have in modes.
    init(of output: NamedOutput, _ resolution: Resolution, _ modeValues: ModeValues) {
        for (position, token) in output.tokens.enumerated() where resolution.types[token]?.isComposite == true {
            tokens[position] = add(resolution.value(of: token))
            for mode in modeValues.range(of: position) { modes[mode] = add(modeValues.values[mode].value) }
        }
    }

    /// The places of the parts of the token at a position of the output.
    func ofToken(at position: Int) -> Range<Int> { tokens[position] ?? 0..<0 }

    /// The places of the parts of a value in a mode.
    func ofMode(at index: Int) -> Range<Int> { modes[index] ?? 0..<0 }

    /// Takes in the parts of a value, and those inside them.
    ///
    /// - Returns: The places of its parts; none for a value that is one.
    private mutating func add(_ value: TokenValue) -> Range<Int> {
        guard case .composite(let composite) = value, !composite.parts.isEmpty else { return 0..<0 }
        let range = entries.count..<entries.count + composite.parts.count
        for (index, part) in composite.parts.enumerated() {
            entries.append(Entry(part: part, isFirst: index == 0, isLast: index == composite.parts.count - 1))
        }
        for place in range { entries[place].parts = add(entries[place].part.value) }
        return range
    }
}
