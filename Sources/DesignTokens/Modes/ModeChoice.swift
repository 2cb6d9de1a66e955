/// A configured combination of modes: `"dark": "Dark"`, `"dark": ["Dark", "Night"]`, or `"dark": { "Colors": "Dark" }`.
package struct ModeChoice: Sendable, Hashable {
    package var name: String
    /// The names of modes in any collection; the first one that a collection has applies.
    package var modes: [String]
    /// The same for single collections, theme groups or modifiers, by name. An empty list means that no theme of a
    /// group is enabled.
    package var collections: [String: [String]]

    package init(name: String, modes: [String] = [], collections: [String: [String]] = [:]) {
        self.name = name
        self.modes = modes
        self.collections = collections
    }

    /// The chosen context of an axis with these context names, or `nil` if the choice does not mention it.
    func context(of axis: ModeAxis, _ names: NameLookup) -> Int? {
        let stated = axis.name.flatMap { collections[$0] }
        if stated?.isEmpty == true { return axis.emptyContext }
        return (stated ?? (modes.isEmpty ? [name] : modes)).lazy.compactMap(names.place).first
    }
}

/// A configured theme: its choice of modes, and additional choices for each appearance.
package struct ThemeChoice: Sendable, Hashable {
    package var choice: ModeChoice
    package var appearances: [Appearance: ModeChoice]

    /// Whether it sets no mode, not even one of its own name: `"System": {}`.
    var isEmpty: Bool { choice.modes.isEmpty && choice.collections.isEmpty && appearances.isEmpty }

    package init(_ choice: ModeChoice, appearances: [Appearance: ModeChoice] = [:]) {
        self.choice = choice
        self.appearances = appearances
    }
}
