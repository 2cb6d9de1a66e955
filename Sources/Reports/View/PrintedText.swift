import Diagnostics

/// How much text output has of what can be endless. JSON has all of it: a program cannot ask for the rest.
enum PrintedText {
    /// Parts of a value, such as the shadows of one token.
    static let partLimit = 24
    /// Characters of a text, such as code or a description.
    static let characterLimit = 2_000

    /// A text, or its beginning and how many characters more there are.
    static func bounded(_ text: String) -> String {
        guard text.utf8.count > characterLimit,
            let end = text.index(text.startIndex, offsetBy: characterLimit, limitedBy: text.endIndex)
        else { return text }
        let more = text.distance(from: end, to: text.endIndex)
        return more == 0 ? text : "\(text[..<end])… and \(Wording.count(more, "more character"))"
    }
}
