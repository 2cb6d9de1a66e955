import DesignTokens

// What outputs write for a token, by what their templates are made for.
extension Expressions {
    /// What an output declares a token as: an opacity as a fraction, a color that is read from the theme of the environment,
    /// else what the key `expression` is in its template.
    package func declaredExpression(of token: Int, in output: NamedOutput) -> String? {
        if output.configuration.declaration.writesFractions { return fraction(of: token) }
        let theme = output.configuration.declaration.themes == .read ? symbols.themeMember(of: token) : nil
        return theme?.expression ?? expression(of: token, in: output)
    }

    /// What the key `ratio` is in a template.
    func fraction(of token: Int) -> String? {
        resolution.fraction(of: token, in: resolution.modes[0]).map(NumberText.number)
    }

    /// The expression where the token's own type is expected: in a theme the value of the default one, in an output of color
    /// sets what loads its set.
    func expression(of token: Int, in output: NamedOutput) -> String? {
        if output.configuration.declaration.isTheme { return expression(of: token, inTheme: 0, isNested: true) }
        if output.configuration.declaration.usesColorSets, let name = colorSet(of: token) {
            return language.colorSet(name)
        }
        return expression(of: token, isNested: output.isNested)
    }

    /// The expressions of a token on single platforms, by their places among the language's conditions, where an output
    /// declares it; ``declaredExpression(of:in:)`` is that on all others.
    package func platformExpressions(of token: Int, in output: NamedOutput) -> [Int: String] {
        platformExpressions(of: token) { $0.declaredExpression(of: token, in: output) }
    }

    /// The same where no output declares the token.
    package func platformExpressions(of token: Int) -> [Int: String] {
        platformExpressions(of: token) { $0.expression(of: token) }
    }
}
