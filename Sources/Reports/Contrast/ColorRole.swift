import CodeGeneration

/// The role of a color according to its name: foreground, background, edge, or `on` another color.
///
/// A path is split into words regardless of spelling: `button.primary.textHover` and `button-primary-text-hover` are
/// equal.
package struct ColorRole {
    enum Kind {
        /// Text, or another foreground such as an icon: `text`, `label`, `foreground`, `icon`.
        case text
        /// A background: `background`, `surface`, `fill`.
        case background
        /// A line or a shadow, which is neither.
        case edge
        /// The foreground of the color that the other words name: `onSurface`.
        case on
    }

    let kind: Kind
    /// The word for the role, in its long form.
    let word: String
    /// The words before it, such as a component and its variant.
    let outer: ArraySlice<String>
    /// The words after it, such as a state.
    let inner: ArraySlice<String>
    /// Whether the color belongs to a component: a group with a specific name.
    let isInComponent: Bool
    /// Whether the part is disabled. WCAG has no requirement for it.
    let isInactive: Bool

    /// Reads the words of a path; `nil` if it has no role. The group that defines the token's layer is not a component.
    init?(_ words: [String], layer: String) {
        let on = words.indices.last { Self.isOn(words, $0) }
        guard let index = on ?? words.lastIndex(where: Self.kinds.keys.contains) else { return nil }
        kind = on == nil ? Self.kinds[words[index]] ?? .edge : .on
        // This may be a text, or the text of a background: `background.text-highlight`.
        if kind == .text, words[..<index].contains(where: { Self.kinds[$0] == .background }) { return nil }
        word = Self.longWords[words[index]] ?? words[index]
        outer = words[..<index]
        inner = words[(index + 1)...]
        let groups = outer.dropFirst(Self.words(of: layer).count)
        isInComponent = groups.last.map { !Self.generalWords.contains($0) } ?? false
        isInactive = Self.isInactive(words)
    }

    /// Returns whether a path contains a word for a role: `text`, `border`, or `on` before a color.
    package static func isNamed(in path: String) -> Bool {
        let words = words(of: path)
        return words.indices.contains { kinds.keys.contains(words[$0]) || isOn(words, $0) }
    }

    /// Returns the lower-case words of all names in a path.
    static func words(of path: String) -> [String] {
        var name = KebabCase()
        name.append(path)
        return name.text.split(separator: "-").map(String.init)
    }

    /// Returns whether a path can contain the word for a foreground or a background, without splitting it into words.
    static func isConceivable(in path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            bytes.indices.contains { index in
                // Non-ASCII letters can have ASCII lower-case forms, so the words decide.
                bytes[index] >= 0x80
                    || roleWords[Int(bytes[index] & 0x1F)].contains { word in
                        bytes.count - index >= word.count
                            && word.indices.allSatisfy { bytes[index + $0] | 0x20 == word[$0] }
                    }
            }
        }
    }

    /// The words for a foreground or a background, by the last five bits of their first letters.
    private static let roleWords: [[[UInt8]]] = (0..<32).map { (bits: UInt8) in
        let words = kinds.filter { $0.value != .edge }.keys + ["on"]
        return words.map { Array($0.utf8) }.filter { $0[0] & 0x1F == bits }
    }

    /// Returns whether words name a disabled part.
    static func isInactive(_ words: [String]) -> Bool { words.contains { ["disabled", "inactive"].contains($0) } }

    private static let kinds: [String: Kind] = [
        "text": .text, "label": .text, "foreground": .text, "fg": .text, "icon": .text,
        "background": .background, "bg": .background, "surface": .background, "fill": .background,
        "border": .edge, "divider": .edge, "ring": .edge, "shadow": .edge, "stroke": .edge,
    ]

    private static let longWords = ["fg": "foreground", "bg": "background"]

    /// Words for all colors of a system, which are not components.
    private static let generalWords: Set = [
        "alias", "app", "base", "color", "colors", "colour", "colours", "core", "dark", "default", "global", "light",
        "mode", "palette", "semantic", "semantics", "sys", "system", "theme", "themes", "token", "tokens", "ui",
    ]

    /// Returns whether `on` is the preposition, as in `onSurface`, and not a state, as in `switch.on.background`.
    private static func isOn(_ words: [String], _ index: Int) -> Bool {
        guard words[index] == "on", index + 1 < words.count else { return false }
        guard index > 0 else { return true }
        return generalWords.contains(words[index - 1]) || kinds[words[index - 1]] == .text
    }
}
