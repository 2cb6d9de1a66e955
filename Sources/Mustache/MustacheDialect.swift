/// What becomes of special characters, and of what is missing.
package enum MustacheDialect: Sendable {
    /// For source code: nothing is escaped, and a name without a value or a partial that does not exist is an error.
    case strict
    /// As the Mustache specification has it: `{{name}}` writes `&`, `<`, `>` and `"` as HTML entities, and what is
    /// missing renders as nothing.
    case specification
}
