import DesignTokens

/// The values of an output's tokens, for comments and tables.
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

    /// The value of the token at a position, after the path that it refers to: `brand.500 = #14706E`. Several values
    /// follow the names of their modes: `Light #FFFFFF, Dark #14706E`. Empty if the configuration gives its expression.
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

    /// The target of a token, if it has the same one in all modes.
    private func target(of token: Int) -> Int? {
        let target = resolution.traces[token].target
        let isSame = resolution.modes(of: token).allSatisfy { resolution.modes[$0].traces[token].target == target }
        return isSame ? target : nil
    }

    /// The maximum number of modes in a comment.
    private static let modeLimit = 8
}
