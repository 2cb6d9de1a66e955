import DesignTokens

/// The colors of an output in each appearance, in a language whose expressions do not follow the device by themselves.
struct TokenAppearances: Sendable {
    struct Entry {
        var appearance: Appearance
        var expression: String
        var isFirst: Bool
        var isLast: Bool
    }

    /// The entries of each token, the most specific first, so that the first condition that is true decides.
    private(set) var entries: [Entry] = []
    private var ranges: [Int: Range<Int>] = [:]

    init(of output: NamedOutput, _ expressions: Expressions) {
        guard !expressions.abilities.contains(.adaptiveColors) else { return }
        for (position, token) in output.tokens.enumerated() where expressions.isAdaptive(token) {
            let values = expressions.appearanceExpressions(of: token)
            let ordered = Self.order.compactMap { appearance in values.first { $0.appearance == appearance } }
            ranges[position] = entries.count..<entries.count + ordered.count
            entries += ordered.enumerated().map { place, value in
                Entry(
                    appearance: value.appearance, expression: value.expression, isFirst: place == 0,
                    isLast: place == ordered.count - 1)
            }
        }
    }

    /// The entries of the token at a position of the output; empty if it does not follow the device.
    func range(of position: Int) -> Range<Int> { ranges[position] ?? 0..<0 }

    private static let order: [Appearance] = [.darkHighContrast, .dark, .lightHighContrast, .light]
}
