import DesignTokens

extension Configuration {
    /// What the configuration says of resolution: keys of its own, whatever the outputs are.
    ///
    /// - Parameter given: The tokens that code stands for, which equal no other token.
    /// - Returns: The options of the resolver.
    func resolution(of given: GivenExpressions) -> AliasResolver.Options {
        var options = AliasResolver.Options(
            valueLayers: valueLayers, modes: modes.map(\.choice), unmatched: given.tokens)
        options.appearances = appearances.mapValues(\.choice)
        options.themes = themes.map(\.choice)
        return options
    }
}
