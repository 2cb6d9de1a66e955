/// What the configuration says of one combination: `"dark": "Dark"`, `"dark": ["Dark", "Night"]`, or
/// `"dark": { "Colors": "Dark" }`.
package struct ModeChoice: Sendable, Hashable {
    package var name: String
    /// The modes of every collection that has one of these names, the first one that it has.
    package var modes: [String]
    /// The same for single collections, groups of themes or modifiers, by name; no mode, where none of a group's themes
    /// holds.
    package var collections: [String: [String]]

    package init(name: String, modes: [String] = [], collections: [String: [String]] = [:]) {
        self.name = name
        self.modes = modes
        self.collections = collections
    }

    /// The context that is chosen of an axis, whose contexts have these names; nothing where the choice says nothing of it.
    func context(of axis: ModeAxis, _ names: NameLookup) -> Int? {
        let stated = axis.name.flatMap { collections[$0] }
        if stated?.isEmpty == true { return axis.emptyContext }
        return (stated ?? (modes.isEmpty ? [name] : modes)).lazy.compactMap(names.place).first
    }
}

/// A theme of the configuration: what it chooses, and what it chooses besides in each appearance.
package struct ThemeChoice: Sendable, Hashable {
    package var choice: ModeChoice
    package var appearances: [Appearance: ModeChoice]

    package init(_ choice: ModeChoice, appearances: [Appearance: ModeChoice] = [:]) {
        self.choice = choice
        self.appearances = appearances
    }
}
