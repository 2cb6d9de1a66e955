/// How strictly templates are read as data, and what becomes of special characters.
public struct MustacheDialect: Sendable, Hashable {
    /// What `{{name}}` does to the characters of a text.
    public enum Escaping: Sendable, Hashable {
        /// Writes them as they are.
        case none
        /// Writes `&`, `<`, `>` and `"` as HTML entities.
        case html
    }

    /// What `{{name}}` does to the characters of a text.
    public var escaping: Escaping
    /// Whether a name without a value and a partial that does not exist render as nothing, not as errors.
    public var allowsMissing: Bool

    /// Creates a dialect.
    public init(escaping: Escaping, allowsMissing: Bool) {
        self.escaping = escaping
        self.allowsMissing = allowsMissing
    }

    /// For source code: no escaping, and everything missing is an error.
    public static let strict = MustacheDialect(escaping: .none, allowsMissing: false)
    /// As the Mustache specification has it: HTML escaping, and everything missing is empty.
    public static let specification = MustacheDialect(escaping: .html, allowsMissing: true)
}
