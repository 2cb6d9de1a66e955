/// The use of a length.
enum LengthUse: String {
    case spacing, radius

    /// Determines the use of a token from the last relevant word in its path. The spacing of text is a different use.
    init?(path: String) {
        let path = path.lowercased()
        if Self.wordsOfText.contains(where: path.contains) { return nil }
        for name in path.split(separator: ".").reversed() {
            for (use, words) in Self.words where words.contains(where: name.contains) {
                self = use
                return
            }
        }
        return nil
    }

    private static let wordsOfText = ["letter", "line", "paragraph", "word", "tracking", "font", "text"]

    private static let words: [(LengthUse, [String])] = [
        (.radius, ["radius", "radii", "corner", "rounded"]),
        (.spacing, ["spacing", "space", "gap", "padding", "inset", "margin", "gutter"]),
    ]
}
