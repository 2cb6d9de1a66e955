import DesignTokens

/// What comments and tables say of the values of an output's tokens.
struct ValueComments: Sendable {
    private let output: NamedOutput
    private let resolution: Resolution
    private let modes: ModeValues
    private let given: GivenExpressions
    private let values: ValueText

    init(
        of output: NamedOutput, _ resolution: Resolution, _ modes: ModeValues, baseFontSize: Double,
        _ given: GivenExpressions
    ) {
        self.output = output
        self.resolution = resolution
        self.modes = modes
        self.given = given
        values = ValueText(baseFontSize: baseFontSize)
    }

    /// The value of the token at a position, behind the path of what it refers to: `brand.500 = #14706E`. Where it has
    /// several, each behind the name of its mode: `Light #FFFFFF, Dark #14706E`. What the configuration gives an expression
    /// for has no value to speak of.
    func text(at position: Int) -> String {
        let token = output.tokens[position]
        let target = target(of: token).map { resolution.graph.tokens[$0].path } ?? ""
        let isGiven = given[token] != nil || given[resolution.traces[token].origin] != nil
        let value = isGiven ? "" : value(at: position)
        return [target, value].filter { !$0.isEmpty }.joined(separator: " = ")
    }

    private func value(at position: Int) -> String {
        let entries = modes.range(of: position).map { modes.values[$0] }
        let texts = entries.map { values.text(of: $0.value) }
        guard let first = texts.first, texts.contains(where: { $0 != first }) else {
            return values.text(of: resolution.value(of: output.tokens[position]))
        }
        let named = zip(entries, texts).prefix(Self.modeLimit).map { "\(resolution.modes[$0.mode].name) \($1)" }
        let separator = texts.contains { $0.contains(",") } ? "; " : ", "
        return (named + (texts.count > Self.modeLimit ? ["…"] : [])).joined(separator: separator)
    }

    /// What a token refers to in all its modes.
    private func target(of token: Int) -> Int? {
        let target = resolution.traces[token].target
        let isSame = resolution.modes(of: token).allSatisfy { resolution.modes[$0].traces[token].target == target }
        return isSame ? target : nil
    }

    /// How many modes are named: a comment is no table.
    private static let modeLimit = 8
}
