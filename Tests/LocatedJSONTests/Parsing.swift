import Diagnostics
import LocatedJSON
import TestSupport
import Testing

/// Parses a text as most tests need it.
func parse(_ text: String, _ dialect: JSONDialect = .strict) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8), path: "tokens.json", dialect: dialect)
}

/// Parses a text with marks.
func parse(_ marked: MarkedText, _ dialect: JSONDialect = .strict) throws -> JSONDocument {
    try JSONDocument(parsing: marked.bytes, path: "tokens.json", dialect: dialect)
}

/// The whole text of the error that bytes are refused with, or `nil` when they are accepted.
func errorText(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) -> String? {
    do throws(JSONSyntaxError) {
        _ = try JSONDocument(parsing: bytes, path: "tokens.json", dialect: dialect)
        return nil
    } catch {
        return error.diagnostic.text
    }
}

/// Expects that a marked text is refused with exactly the given lines.
func expectError(
    in marked: MarkedText,
    dialect: JSONDialect = .strict,
    _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    #expect(errorText(marked.bytes, dialect) == marked.spelled(expected), sourceLocation: sourceLocation)
}

/// Expects that a marked text is refused with exactly the given lines.
func expectError(
    in text: String,
    dialect: JSONDialect = .strict,
    _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectError(in: MarkedText(text), dialect: dialect, expected, sourceLocation: sourceLocation)
}
