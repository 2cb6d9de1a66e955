import DesignTokens
import Diagnostics

/// The width and number of colors of an output. All layout for people depends on it.
package struct Screen: Sendable, Hashable {
    /// The number of columns; `nil` if lines are not cut, as in a file.
    package var width: Int?
    package var colors: ColorDepth

    package init(width: Int? = nil, colors: ColorDepth = .none) {
        self.width = width
        self.colors = colors
    }

    /// A text style: the parameters of an ECMA-48 SGR sequence.
    package enum Style: String, Sendable {
        case red = "1;31"
        case yellow = "1;33"
        case cyan = "1;36"
        case green = "32"
        case boldGreen = "1;32"
        case faint = "2"
        case bold = "1"
    }

    package func styled(_ text: String, _ style: Style) -> String {
        colors == .none || text.isEmpty ? text : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
    }

    /// Returns a text as one visible line: invisible and direction-changing characters become `�`.
    package static func cell(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: EscapedText.isInvisible) else { return text }
        return String(text.map { isShown($0) ? $0 : "\u{FFFD}" })
    }

    /// Emoji can contain invisible joiners.
    private static func isShown(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        let isJoined = scalars.first?.properties.isEmoji == true && scalars.count > 1
        return !scalars.contains { EscapedText.isInvisible($0) && !(isJoined && $0 == "\u{200D}") }
    }

    /// Returns a text with a maximum width. The middle of a longer text is omitted, because the beginning and the end
    /// of names matter; `end` columns at the end are kept if possible.
    package static func fitted(_ text: String, to width: Int, keeping end: Int = 0) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        guard width > 1 else { return width == 1 ? "…" : "" }
        let front = prefix(text, of: end < width ? min(width / 2, width - 1 - end) : width / 2)
        let back = String(prefix(text.reversed(), of: width - 1 - DisplayWidth.of(front)).reversed())
        return front + "…" + back
    }

    /// Returns a text as lines that break between words. Longer words are cut in the middle, or get a longer line.
    package static func wrapped(_ text: String, to width: Int, cutsWords: Bool = true) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(cutsWords ? fitted(String(word), to: width) : String(word))
            }
        }
        return lines
    }

    private static func prefix(_ characters: some Sequence<Character>, of width: Int) -> String {
        var (text, used) = ("", 0)
        for character in characters {
            used += DisplayWidth.of(character)
            if used > width { break }
            text.append(character)
        }
        return text
    }
}
