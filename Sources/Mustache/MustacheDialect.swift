/// The treatment of special characters and missing values.
package enum MustacheDialect: Sendable {
    /// For source code: nothing is escaped, and a name without a value or a missing partial is an error.
    case strict
    /// For web pages: like ``strict``, but `{{name}}` escapes a text for elements and for quoted attributes, and
    /// `{{{name}}}` does not.
    case page
    /// The behavior of the Mustache specification: `{{name}}` writes `&`, `<`, `>` and `"` as HTML entities, and
    /// missing values render as nothing.
    case specification

    /// Whether `{{name}}` escapes special characters.
    var escapes: Bool { self != .strict }
    /// Whether missing values are errors.
    var isStrict: Bool { self != .specification }
}
