import DesignTokens

/// A named choice of modes: the mode of every collection that has it, or modes of single collections.
package struct ConfiguredModes: Sendable {
    package var name: Located<String>
    /// The modes of every collection that has one of these names.
    package var modes: [Located<String>] = []
    /// The modes of single collections, theme groups or modifiers; an empty list selects no theme of a group.
    package var collections: [(collection: Located<String>, modes: [Located<String>])] = []

    package init(
        name: Located<String>, modes: [Located<String>] = [],
        collections: [(collection: Located<String>, modes: [Located<String>])] = []
    ) {
        (self.name, self.modes, self.collections) = (name, modes, collections)
    }

    /// Creates the choice of the modes with some names.
    package init(_ name: String, _ modes: [String]) {
        self.init(name: Located(name), modes: modes.map { Located($0) })
    }

    /// The names of all modes.
    var names: [String] { (modes + collections.flatMap(\.modes)).map(\.value) }

    package var choice: ModeChoice {
        let collections = collections.map { ($0.collection.value, $0.modes.map(\.value)) }
        return ModeChoice(
            name: name.value, modes: modes.map(\.value), collections: Dictionary(collections) { first, _ in first })
    }
}

/// A theme that an app chooses at run time: its modes, and the modes that it uses only in single appearances.
package struct ConfiguredTheme: Sendable {
    package var modes: ConfiguredModes
    package var appearances: [Appearance: ConfiguredModes] = [:]

    package init(modes: ConfiguredModes, appearances: [Appearance: ConfiguredModes] = [:]) {
        (self.modes, self.appearances) = (modes, appearances)
    }

    /// Creates the theme of a brand.
    ///
    /// - Parameters:
    ///   - brand: The name of the brand, and the index of its mode for each appearance.
    ///   - names: The names of the modes.
    package init(_ brand: (name: String, parts: [Appearance: Int]), of names: [String]) {
        modes = ConfiguredModes(name: Located(brand.name))
        let choices = brand.parts.map { ($0, ConfiguredModes($0.rawValue, [names[$1]])) }
        appearances = Dictionary(uniqueKeysWithValues: choices)
    }

    package var name: Located<String> { modes.name }

    package var choice: ThemeChoice { ThemeChoice(modes.choice, appearances: appearances.mapValues(\.choice)) }

    /// All choices of the theme.
    var choices: [ConfiguredModes] { [modes] + Appearance.allCases.compactMap { appearances[$0] } }
}

extension Configuration {
    /// All choices of modes.
    var modeChoices: [ConfiguredModes] {
        modes + themes.flatMap(\.choices) + Appearance.allCases.compactMap { appearances[$0] }
    }

    /// The theme groups in which a choice selects no theme.
    var openGroups: Set<String> {
        Set(modeChoices.flatMap(\.collections).filter(\.modes.isEmpty).map(\.collection.value))
    }
}
