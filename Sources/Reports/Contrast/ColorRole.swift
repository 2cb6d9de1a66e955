import CodeGeneration

/// What a name says of the place of a color: in front, behind, or on what.
///
/// A path is words, however its names are written: `button.primary.textHover` and `button-primary-text-hover` say the same.
struct ColorRole {
    enum Kind {
        /// Text, or what is drawn in front as text is: `text`, `label`, `foreground`, `icon`.
        case text
        /// What text stands on: `background`, `surface`, `fill`.
        case background
        /// A line or a shadow, which is neither.
        case edge
        /// In front of what the other words name: `onSurface`.
        case on
    }

    let kind: Kind
    /// The word that says so, in its long form.
    let word: String
    /// The words in front of it, such as a component and its variant.
    let outer: ArraySlice<String>
    /// The words behind it, such as a state.
    let inner: ArraySlice<String>
    /// Whether it stands in a component: a group with a name of its own is around it.
    let isInComponent: Bool
    /// Whether it is of a part that nobody can use, of which WCAG asks nothing.
    let isInactive: Bool

    /// Reads a path; `nil` where it says nothing of a place. The group that is the token's layer is no component.
    init?(_ path: String, layer: String) {
        let words = Self.words(of: path)
        let on = words.indices.last { Self.isOn(words, $0) }
        guard let index = on ?? words.lastIndex(where: Self.kinds.keys.contains) else { return nil }
        kind = on == nil ? Self.kinds[words[index]] ?? .edge : .on
        // Behind a text, or the text of a background: `background.text-highlight` may be either.
        if kind == .text, words[..<index].contains(where: { Self.kinds[$0] == .background }) { return nil }
        word = Self.longWords[words[index]] ?? words[index]
        outer = words[..<index]
        inner = words[(index + 1)...]
        let groups = outer.dropFirst(Self.words(of: layer).count)
        isInComponent = groups.last.map { !Self.generalWords.contains($0) } ?? false
        isInactive = Self.isInactive(words)
    }

    /// The words of all names on a path, in small letters.
    static func words(of path: String) -> [String] {
        var name = KebabCase()
        name.append(path)
        return name.text.split(separator: "-").map(String.init)
    }

    /// Whether words are of a part that nobody can use.
    static func isInactive(_ words: [String]) -> Bool { words.contains { ["disabled", "inactive"].contains($0) } }

    private static let kinds: [String: Kind] = [
        "text": .text, "label": .text, "foreground": .text, "fg": .text, "icon": .text,
        "background": .background, "bg": .background, "surface": .background, "fill": .background,
        "border": .edge, "divider": .edge, "ring": .edge, "shadow": .edge, "stroke": .edge,
    ]

    private static let longWords = ["fg": "foreground", "bg": "background"]

    /// Words that sort all colors of a system, of which none is a component.
    private static let generalWords: Set = [
        "alias", "app", "base", "color", "colors", "colour", "colours", "core", "dark", "default", "global", "light",
        "mode", "palette", "semantic", "semantics", "sys", "system", "theme", "themes", "token", "tokens", "ui",
    ]

    /// Whether `on` is the preposition, `onSurface`, and not a state, `switch.on.background`.
    private static func isOn(_ words: [String], _ index: Int) -> Bool {
        guard words[index] == "on", index + 1 < words.count else { return false }
        guard index > 0 else { return true }
        return generalWords.contains(words[index - 1]) || kinds[words[index - 1]] == .text
    }
}
