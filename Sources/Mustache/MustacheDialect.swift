/// How strictly templates are read as data, and what becomes of special characters.
package struct MustacheDialect: Sendable, Hashable {
    /// What `{{name}}` does to the characters of a text.
    package enum Escaping: Sendable, Hashable {
        /// Writes them as they are.
        case none
        /// Writes `&`, `<`, `>` and `"` as HTML entities.
        case html
    }

    /// What `{{name}}` does to the characters of a text.
    package var escaping: Escaping
    /// Whether a name without a value and a partial that does not exist render as nothing, not as errors.
    package var allowsMissing: Bool

    /// Creates a dialect.
    package init(escaping: Escaping, allowsMissing: Bool) {
        self.escaping = escaping
        self.allowsMissing = allowsMissing
    }

    /// For source code: no escaping, and everything missing is an error.
    package static let strict = MustacheDialect(escaping: .none, allowsMissing: false)
    /// As the Mustache specification has it: HTML escaping, and everything missing is empty.
    package static let specification = MustacheDialect(escaping: .html, allowsMissing: true)
}
