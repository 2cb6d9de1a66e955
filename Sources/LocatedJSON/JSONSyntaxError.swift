import Diagnostics

/// The first place where a text is not JSON, as a diagnostic ready to print.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What is wrong, where, and what to do.
    package let diagnostic: Diagnostic
}

/// What can be wrong with a text, with its words. A case names what the parser met, not what it wanted.
enum JSONProblem: Error {
    case emptyText
    case notUTF8Encoded
    case tooLarge
    case notJSON
    case unexpectedEnd(openBracket: SourceLocation?)
    case unclosedString(quote: SourceLocation)
    case unclosedComment(start: SourceLocation)
    case unexpectedCharacter(expected: String)
    case trailingComma
    case comment
    case unquoted(String)
    case unquotedName(String)
    case afterRoot
    case tooDeep(limit: Int)
    case invalidUTF8
    case controlCharacter(UInt8)
    case invalidEscape
    case loneSurrogate
    case invalidNumber(String)
    case numberOutOfRange

    var code: DiagnosticCode {
        switch self {
        case .notUTF8Encoded, .invalidUTF8: .invalidUTF8
        case .tooLarge, .tooDeep: .limitExceeded
        case .numberOutOfRange: .outOfRange
        default: .invalidJSON
        }
    }

    var message: String {
        switch self {
        case .emptyText: "the file is empty"
        case .notUTF8Encoded: "the file is not UTF-8 but UTF-16 or UTF-32"
        case .tooLarge: "the file is larger than \(JSONDocument.sizeLimit) bytes"
        case .notJSON: "this is not JSON: a JSON file begins with { or ["
        case .unexpectedEnd: "the file ends in the middle of a value"
        case .unclosedString: "the file ends in the middle of a string"
        case .unclosedComment: "the file ends in the middle of a comment"
        case .unexpectedCharacter(let expected): "expected \(expected)"
        case .trailingComma: "there is a comma after the last item"
        case .comment: "JSON has no comments"
        case .unquoted(let text): "\(text) is not a JSON value"
        case .unquotedName(let text): "the name \(text) has no double quotes"
        case .afterRoot: "there is more text after the end of the JSON value"
        case .tooDeep(let limit): "arrays and objects nest deeper than \(limit) levels"
        case .invalidUTF8: "this is not valid UTF-8"
        case .controlCharacter(let byte): "a string holds the control character \(Self.hexadecimal(byte))"
        case .invalidEscape: "a string holds a backslash that begins no JSON escape"
        case .loneSurrogate: "a string holds half of a surrogate pair"
        case .invalidNumber(let reason): "this is not a JSON number: \(reason)"
        case .numberOutOfRange: "this number is too large for a 64-bit floating-point number"
        }
    }

    var advice: Diagnostic.Note {
        switch self {
        case .emptyText: Diagnostic.Note("export or write it again; an empty object is spelled {}")
        case .notUTF8Encoded, .invalidUTF8: Diagnostic.Note("save the file as UTF-8")
        case .tooLarge: Diagnostic.Note("split it into several files")
        case .notJSON: Diagnostic.Note("export the file again, or remove what stands before the first {")
        case .unexpectedEnd(.some(let bracket)):
            Diagnostic.Note("the bracket that opens here is never closed; was the file cut off?", at: bracket)
        case .unexpectedEnd(.none): Diagnostic.Note("was the file cut off? export it again")
        case .unclosedString(let quote):
            Diagnostic.Note("the string that begins here is never closed; was the file cut off?", at: quote)
        case .unclosedComment(let start):
            Diagnostic.Note("the comment that begins here is never closed; it ends with */", at: start)
        case .unexpectedCharacter: Diagnostic.Note("look for a missing comma, quote or bracket just before this place")
        case .trailingComma: Diagnostic.Note("remove the comma")
        case .comment: Diagnostic.Note("remove the comment, or rename the file to end in .jsonc")
        case .unquoted: Diagnostic.Note("strings and names stand in double quotes; the words are true, false, null")
        case .unquotedName: Diagnostic.Note("write it in double quotes, such as \"$value\"")
        case .afterRoot: Diagnostic.Note("a file holds one value: remove the rest, or look for a } too many")
        case .tooDeep: Diagnostic.Note("flatten the groups; was one file pasted into another?")
        case .controlCharacter:
            Diagnostic.Note("write it as an escape, such as \\n or \\u0000; is a closing quote missing?")
        case .invalidEscape:
            Diagnostic.Note(#"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
        case .loneSurrogate: Diagnostic.Note("write both halves, such as \\uD83D\\uDE00, or the character itself")
        case .invalidNumber: Diagnostic.Note("write it as 16, -0.5 or 1e3; text stands in double quotes")
        case .numberOutOfRange: Diagnostic.Note("the largest is about 1.8e308")
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
