/// Shortens texts in the middle. A name in an input can be as long as a file.
enum ShortText {
    private static let wordLimit = 120
    private static let textLimit = 1_000

    /// Removes the middle of each long word, and then of the text if it is still long.
    static func shortened(_ text: String) -> String {
        guard text.utf8.count > wordLimit else { return text }
        let words = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
        return withoutMiddle(
            words.map { withoutMiddle($0, wordLimit) }.joined(separator: " ").unicodeScalars[...], textLimit)
    }

    private static func withoutMiddle(_ text: Substring.UnicodeScalarView, _ limit: Int) -> String {
        guard text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil else {
            return String(text)
        }
        return String(text.prefix(limit / 2)) + "…" + String(text.suffix(limit / 2))
    }
}
