import Diagnostics

/// The first syntax error in a text, as a diagnostic.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What is wrong, where, and what to do.
    package let diagnostic: Diagnostic
}

/// A problem with a text, with its message.
struct JSONProblem: Error {
    let code: DiagnosticCode
    let message: String
    let advice: Diagnostic.Note

    init(_ code: DiagnosticCode, _ message: String, _ advice: String, at place: SourceLocation? = nil) {
        (self.code, self.message) = (code, message)
        self.advice = Diagnostic.Note(advice, at: place)
    }
}

// MARK: - The text as a whole

extension JSONProblem {
    static let emptyText = Self(
        .invalidJSON, "the file is empty", "export it again; an empty object is written as {}")
    static let notUTF8Encoded = Self(
        .invalidUTF8, "expected UTF-8, found UTF-16 or UTF-32", "save the file as UTF-8")
    static let tooLarge = Self(
        .limitExceeded, "the file is larger than \(JSONDocument.sizeLimit) bytes", "split it into several files")
    static let notJSON = Self(
        .invalidJSON, "expected { or [ at the start of a JSON file",
        "export the file again, or remove the text before the first {")
    static let afterRoot = Self(
        .invalidJSON, "unexpected text after the end of the JSON value",
        "remove the text, or look for an extra } before it")

    static func unexpectedEnd(openBracket: SourceLocation?) -> Self {
        let advice = "this bracket is never closed; check whether the file is complete"
        return Self(
            .invalidJSON, "the file ends in the middle of a value",
            openBracket == nil ? "check whether the file is complete, or export it again" : advice, at: openBracket)
    }

    static func unclosedString(quote: SourceLocation) -> Self {
        Self(
            .invalidJSON, "the file ends in the middle of a string",
            "this string is never closed; check whether the file is complete", at: quote)
    }

    static func unclosedComment(start: SourceLocation) -> Self {
        Self(
            .invalidJSON, "the file ends in the middle of a comment",
            "this comment is never closed; add */", at: start)
    }
}

// MARK: - Values

extension JSONProblem {
    static func unexpectedCharacter(expected: String) -> Self {
        Self(
            .invalidJSON, "expected \(expected)", "look for a missing comma, quote or bracket just before this place")
    }

    static let trailingComma = Self(.invalidJSON, "unexpected comma after the last item", "remove the comma")
    static let comment = Self(
        .invalidJSON, "unexpected comment in a JSON file", "remove the comment, or rename the file to end in .jsonc")

    static func unquoted(_ text: String) -> Self {
        Self(
            .invalidJSON, "\(text) is not a JSON value",
            "put strings and names in double quotes; the only words are true, false and null")
    }

    static func unquotedName(_ text: String) -> Self {
        Self(
            .invalidJSON, "missing double quotes around the name \(text)",
            "write it in double quotes, such as \"$value\"")
    }

    static func tooDeep(limit: Int) -> Self {
        Self(
            .limitExceeded, "more than \(limit) nested arrays and objects",
            "flatten the groups; check that no file was pasted into another")
    }

    static func invalidNumber(_ reason: String) -> Self {
        Self(
            .invalidJSON, "invalid number: \(reason)",
            "write it as 16, -0.5 or 1e3, or put it in double quotes if it is a string")
    }

    static let numberOutOfRange = Self(
        .outOfRange, "this number is too large for a 64-bit floating-point number",
        "the largest number is about 1.8e308"
    )
}

// MARK: - Strings

extension JSONProblem {
    static let invalidUTF8 = Self(.invalidUTF8, "invalid UTF-8", "save the file as UTF-8")
    static let invalidEscape = Self(
        .invalidJSON, "invalid escape in a string",
        #"use one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    static let loneSurrogate = Self(
        .invalidJSON, "incomplete surrogate pair in a string",
        "write both halves, such as \\uD83D\\uDE00, or the character itself")

    static func controlCharacter(_ byte: UInt8) -> Self {
        let number = "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        return Self(
            .invalidJSON, "unescaped control character \(number) in a string",
            "write it as an escape, such as \\n or \\u0000, or add a missing closing quote before it")
    }
}
