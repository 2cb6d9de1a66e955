import DesignTokens

/// The colours that an output writes otherwise where people ask for more contrast, in each of its themes.
struct ContrastTable: Sendable {
    /// A colour at a position of the output.
    struct Entry {
        var position: Int
        var expression: String
    }

    /// The colours, theme after theme, the default one first.
    private(set) var entries: [Entry] = []
    private var ranges: [Range<Int>] = []

    init(of output: NamedOutput, _ themes: ThemeTable, _ expressions: Expressions) {
        guard output.traits.addsThemes, expressions.hasContrast else { return }
        add(output.tokens.indices, of: output, inTheme: 0, expressions)
        for (number, theme) in themes.all.enumerated() {
            add(theme.tokens.map { themes.tokens[$0].position }, of: output, inTheme: number + 1, expressions)
        }
    }

    /// Which colours are those of a theme, by its number.
    func range(ofTheme number: Int) -> Range<Int> { ranges.isEmpty ? 0..<0 : ranges[number] }

    private mutating func add(
        _ positions: some Sequence<Int>, of output: NamedOutput, inTheme theme: Int, _ expressions: Expressions
    ) {
        let start = entries.count
        for position in positions {
            let expression = expressions.contrastExpression(of: output.tokens[position], inTheme: theme)
            if let expression { entries.append(Entry(position: position, expression: expression)) }
        }
        ranges.append(start..<entries.count)
    }
}
