import DesignTokens
import Diagnostics

/// What a person looks at: how wide it is, and how many colors it shows. Everything that is laid out for people is a
/// function of it.
package struct Screen: Sendable, Hashable {
    /// How many columns a line has; `nil` where nobody cuts lines, as in a file.
    package var width: Int?
    package var colors: ColorDepth

    package init(width: Int? = nil, colors: ColorDepth = .none) {
        self.width = width
        self.colors = colors
    }

    /// How a text can look: the parameters of ECMA-48's SGR sequence.
    package enum Style: String, Sendable {
        case red = "1;31"
        case yellow = "1;33"
        case cyan = "1;36"
        case green = "32"
        case faint = "2"
        case bold = "1"
    }

    package func styled(_ text: String, _ style: Style) -> String {
        colors == .none || text.isEmpty ? text : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
    }

    /// A text of a file as one line of a terminal can show it: what is not seen, or would turn others around, is `�`.
    package static func cell(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: EscapedText.isInvisible) else { return text }
        return String(text.map { isShown($0) ? $0 : "\u{FFFD}" })
    }

    /// Emoji are joined by what is not seen by itself.
    private static func isShown(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        let isJoined = scalars.first?.properties.isEmoji == true && scalars.count > 1
        return !scalars.contains { EscapedText.isInvisible($0) && !(isJoined && $0 == "\u{200D}") }
    }

    /// A text that takes a number of columns at most: of what is longer, the middle is left out, for names differ at the
    /// end, and what they belong to stands at the front. So many columns of the end are kept where they have room.
    package static func fitted(_ text: String, to width: Int, keeping end: Int = 0) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        guard width > 1 else { return width == 1 ? "…" : "" }
        let front = prefix(text, of: end < width ? min(width / 2, width - 1 - end) : width / 2)
        let back = String(prefix(text.reversed(), of: width - 1 - DisplayWidth.of(front)).reversed())
        return front + "…" + back
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
