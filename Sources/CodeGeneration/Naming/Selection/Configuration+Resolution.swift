import DesignTokens

extension Configuration {
    /// Returns the options of the resolver, which do not depend on the outputs.
    ///
    /// - Parameter given: The tokens with configured expressions, which never match others by value.
    /// - Returns: The options.
    func resolution(of given: GivenExpressions) -> AliasResolver.Options {
        var options = AliasResolver.Options(
            valueLayers: valueLayers, modes: modes.map(\.choice), unmatched: given.tokens)
        options.appearances = appearances.mapValues(\.choice)
        options.themes = themes.map(\.choice)
        return options
    }
}
