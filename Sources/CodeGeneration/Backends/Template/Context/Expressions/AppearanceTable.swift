import DesignTokens

/// The tokens that an output repeats in rules for single appearances, in each of its themes, because they do not follow
/// the device by themselves.
struct AppearanceTable: Sendable {
    /// The tokens that differ in an appearance.
    struct Rule {
        var appearance: Appearance
        /// Their range in ``AppearanceTable/tokens``.
        var tokens: Range<Int>
    }

    private(set) var rules: [Rule] = []
    /// The tokens of all rules, by their positions in the output.
    private(set) var tokens: [(position: Int, expression: String)] = []
    /// The rules of each theme, the default one first.
    private var ranges: [Range<Int>] = []

    init(of output: NamedOutput, _ themes: ThemeTable, _ expressions: Expressions) {
        guard output.declaration.addsThemes, !expressions.resolution.variants.appearances.isEmpty else { return }
        add(output.tokens.indices, of: output, inTheme: 0, expressions)
        for (number, theme) in themes.all.enumerated() {
            add(theme.tokens.map { themes.tokens[$0].position }, of: output, inTheme: number + 1, expressions)
        }
    }

    /// The rules of a theme, by its number.
    func range(ofTheme number: Int) -> Range<Int> { ranges.isEmpty ? 0..<0 : ranges[number] }

    private mutating func add(
        _ positions: some Sequence<Int>, of output: NamedOutput, inTheme theme: Int, _ expressions: Expressions
    ) {
        var entries: [Appearance: [(position: Int, expression: String)]] = [:]
        for position in positions {
            for (appearance, expression) in expressions.rules(for: output.tokens[position], inTheme: theme) {
                entries[appearance, default: []].append((position, expression))
            }
        }
        let start = rules.count
        for appearance in Appearance.allCases {
            guard let entries = entries[appearance] else { continue }
            rules.append(Rule(appearance: appearance, tokens: tokens.count..<tokens.count + entries.count))
            tokens += entries
        }
        ranges.append(start..<rules.count)
    }
}

extension Expressions {
    /// The expressions of a token by the appearances whose rules need it. A rule needs it if the rules before it, which
    /// also apply, give another expression.
    fileprivate func rules(for token: Int, inTheme theme: Int) -> [Appearance: String] {
        guard followsAppearance(token), changes(token, inTheme: theme) else { return [:] }
        let usual = expression(of: token, inTheme: theme)
        var rules: [Appearance: String] = [:]
        for appearance in Appearance.allCases.dropFirst() {
            let own = expression(of: token, inTheme: theme, showing: appearance)
            let isOfBoth = appearance == .darkHighContrast
            let said = isOfBoth ? rules[.lightHighContrast] ?? rules[.dark] ?? usual : usual
            if own != said { rules[appearance] = own }
        }
        return rules
    }
}
