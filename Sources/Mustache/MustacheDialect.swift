/// What becomes of special characters, and of what is missing.
package enum MustacheDialect: Sendable {
    /// For source code: nothing is escaped, and a name without a value or a partial that does not exist is an error.
    case strict
    /// For pages: as strict, but `{{name}}` writes a text that neither an element nor an attribute in quotes of either kind
    /// can end in, and `{{{name}}}` the text as it is.
    case page
    /// As the Mustache specification has it: `{{name}}` writes `&`, `<`, `>` and `"` as HTML entities, and what is
    /// missing renders as nothing.
    case specification

    /// Whether `{{name}}` and `{{{name}}}` write special characters in different ways.
    var escapes: Bool { self != .strict }
    /// Whether what is missing is an error.
    var isStrict: Bool { self != .specification }
}
