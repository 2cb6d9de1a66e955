import Diagnostics

/// The first place where a text is not JSON, as a diagnostic ready to print.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What is wrong, where, and what to do.
    package let diagnostic: Diagnostic
}

/// What can be wrong with a text, with its words. A problem names what the parser met, not what it wanted.
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
        .invalidJSON, "the file is empty", "export or write it again; an empty object is spelled {}")
    static let notUTF8Encoded = Self(
        .invalidUTF8, "the file is not UTF-8 but UTF-16 or UTF-32", "save the file as UTF-8")
    static let tooLarge = Self(
        .limitExceeded, "the file is larger than \(JSONDocument.sizeLimit) bytes", "split it into several files")
    static let notJSON = Self(
        .invalidJSON, "this is not JSON: a JSON file begins with { or [",
        "export the file again, or remove what stands before the first {")
    static let afterRoot = Self(
        .invalidJSON, "there is more text after the end of the JSON value",
        "a file holds one value: remove the rest, or look for a } too many")

    static func unexpectedEnd(openBracket: SourceLocation?) -> Self {
        let advice = "the bracket that opens here is never closed; was the file cut off?"
        return Self(
            .invalidJSON, "the file ends in the middle of a value",
            openBracket == nil ? "was the file cut off? export it again" : advice, at: openBracket)
    }

    static func unclosedString(quote: SourceLocation) -> Self {
        Self(
            .invalidJSON, "the file ends in the middle of a string",
            "the string that begins here is never closed; was the file cut off?", at: quote)
    }

    static func unclosedComment(start: SourceLocation) -> Self {
        Self(
            .invalidJSON, "the file ends in the middle of a comment",
            "the comment that begins here is never closed; it ends with */", at: start)
    }
}

// MARK: - Values

extension JSONProblem {
    static func unexpectedCharacter(expected: String) -> Self {
        Self(
            .invalidJSON, "expected \(expected)", "look for a missing comma, quote or bracket just before this place")
    }

    static let trailingComma = Self(.invalidJSON, "there is a comma after the last item", "remove the comma")
    static let comment = Self(
        .invalidJSON, "JSON has no comments", "remove the comment, or rename the file to end in .jsonc")

    static func unquoted(_ text: String) -> Self {
        Self(
            .invalidJSON, "\(text) is not a JSON value",
            "strings and names stand in double quotes; the words are true, false, null")
    }

    static func unquotedName(_ text: String) -> Self {
        Self(.invalidJSON, "the name \(text) has no double quotes", "write it in double quotes, such as \"$value\"")
    }

    static func tooDeep(limit: Int) -> Self {
        Self(
            .limitExceeded, "arrays and objects nest deeper than \(limit) levels",
            "flatten the groups; was one file pasted into another?")
    }

    static func invalidNumber(_ reason: String) -> Self {
        Self(
            .invalidJSON, "this is not a JSON number: \(reason)",
            "write it as 16, -0.5 or 1e3; text stands in double quotes")
    }

    static let numberOutOfRange = Self(
        .outOfRange, "this number is too large for a 64-bit floating-point number", "the largest is about 1.8e308"
    )
}

// MARK: - Strings

extension JSONProblem {
    static let invalidUTF8 = Self(.invalidUTF8, "this is not valid UTF-8", "save the file as UTF-8")
    static let invalidEscape = Self(
        .invalidJSON, "a string holds a backslash that begins no JSON escape",
        #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    static let loneSurrogate = Self(
        .invalidJSON, "a string holds half of a surrogate pair",
        "write both halves, such as \\uD83D\\uDE00, or the character itself")

    static func controlCharacter(_ byte: UInt8) -> Self {
        let number = "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        return Self(
            .invalidJSON, "a string holds the control character \(number)",
            "write it as an escape, such as \\n or \\u0000; is a closing quote missing?")
    }
}
