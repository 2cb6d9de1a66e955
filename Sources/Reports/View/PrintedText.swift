import Diagnostics

/// Limits for printed text of unbounded length. JSON output has no limits, because a program cannot ask for the rest.
enum PrintedText {
    /// The number of parts of a value, such as the shadows of one token.
    static let partLimit = 24
    /// The number of characters of a text, such as code or a description.
    static let characterLimit = 2_000

    /// Returns a text, or its beginning and the number of remaining characters.
    static func bounded(_ text: String) -> String {
        guard text.utf8.count > characterLimit,
            let end = text.index(text.startIndex, offsetBy: characterLimit, limitedBy: text.endIndex)
        else { return text }
        let more = text.distance(from: end, to: text.endIndex)
        return more == 0 ? text : "\(text[..<end])… and \(Wording.count(more, "more character"))"
    }
}
