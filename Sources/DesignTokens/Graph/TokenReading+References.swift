import LocatedJSON

extension TokenReading {
    /// The paths of tokens that those of the reading refer to, as far as its files spell them.
    package var references: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.references(in: files[$1.document])) }
    }

    /// The paths of tokens that are named inside values, which only the format's own reader can follow.
    package var referencesInsideValues: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.referencesInsideValue(in: files[$1.document])) }
    }

    private var tokens: some Sequence<Token> { collections.lazy.flatMap(\.modes).flatMap(\.tokens) }
}
