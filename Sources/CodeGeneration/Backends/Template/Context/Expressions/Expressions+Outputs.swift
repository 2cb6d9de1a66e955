import DesignTokens

// The expressions that outputs write for a token, depending on their templates.
extension Expressions {
    /// The expression that an output declares a token with: an opacity as a fraction, a color that is read from the
    /// theme in the environment, or the template key `expression`.
    package func declaredExpression(of token: Int, in output: NamedOutput) -> String? {
        if output.configuration.declaration.writesFractions { return fraction(of: token) }
        let theme = output.configuration.declaration.themes == .read ? symbols.themeMember(of: token) : nil
        return theme?.expression ?? expression(of: token, in: output)
    }

    /// The value of the template key `ratio`.
    func fraction(of token: Int) -> String? {
        resolution.fraction(of: token, in: resolution.modes[0]).map(NumberText.number)
    }

    /// The expression where the token's own type is expected: the default value in an output of themes, and the code
    /// that loads the set in an output of color sets.
    func expression(of token: Int, in output: NamedOutput) -> String? {
        if output.configuration.declaration.isTheme { return expression(of: token, inTheme: 0, isNested: true) }
        if output.configuration.declaration.usesColorSets, let name = colorSet(of: token) {
            return language.colorSet(name)
        }
        return expression(of: token, isNested: output.isNested)
    }

    /// The expressions that an output declares a token with on single platforms, by their positions among the
    /// language's conditions. ``declaredExpression(of:in:)`` is the expression on all others.
    package func platformExpressions(of token: Int, in output: NamedOutput) -> [Int: String] {
        platformExpressions(of: token) { $0.declaredExpression(of: token, in: output) }
    }

    /// The expressions on single platforms of a token that no output declares.
    package func platformExpressions(of token: Int) -> [Int: String] {
        platformExpressions(of: token) { $0.expression(of: token) }
    }
}
