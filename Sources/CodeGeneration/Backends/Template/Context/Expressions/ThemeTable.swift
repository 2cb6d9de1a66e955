import DesignTokens

/// The themes of an output that declares their type, with the tokens that each of them changes.
struct ThemeTable: Sendable {
    struct Theme {
        var name: String
        /// Its name in the configuration.
        var title: String
        /// Its range in ``ThemeTable/tokens``.
        var tokens: Range<Int>
    }

    private(set) var all: [Theme] = []
    /// The tokens that themes change, by the number of the theme and the position in the output.
    private(set) var tokens: [(theme: Int, position: Int)] = []
    /// The name of the theme with the values of the default modes.
    private(set) var usual = Self.unnamed
    /// Whether the configuration names that theme.
    var isUsualNamed: Bool { all.contains { $0.tokens.isEmpty } }

    /// The name of the theme of the default modes if the configuration does not name it.
    static let unnamed = "standard"

    init(of output: NamedOutput, _ expressions: Expressions) {
        guard output.declaration.writesThemes else { return }
        let (variants, language) = (expressions.resolution.variants, expressions.language)
        for (number, title) in variants.themes.enumerated() {
            let start = tokens.count
            let theme = number + 1
            for (position, token) in output.tokens.enumerated() {
                // A theme that is added to the default one repeats each token whose reference would lead to a value
                // that the theme changes.
                let isOther =
                    expressions.resolution.differs(token, inTheme: theme)
                    || output.declaration.addsThemes && expressions.leads(token, toOtherInTheme: theme)
                if isOther { tokens.append((theme, position)) }
            }
            all.append(Theme(name: language.memberName(joining: title), title: title, tokens: start..<tokens.count))
        }
        usual = all.first { $0.tokens.isEmpty }?.name ?? Self.unnamed
    }
}
