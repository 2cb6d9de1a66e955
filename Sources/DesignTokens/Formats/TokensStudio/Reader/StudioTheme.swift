import LocatedJSON

/// A theme of `$themes.json`: which token sets hold while it does. A theme of a group is a mode of the group.
package struct StudioTheme: Sendable, Hashable {
    /// What a theme does with a token set.
    package enum SetStatus: String, CaseIterable, Sendable {
        /// Its tokens can be referred to, and are not emitted.
        case source
        /// Its tokens are emitted, and come before those of sources.
        case enabled
        /// It does not take part.
        case disabled
    }

    /// A token set with its part in a theme.
    package struct SelectedSet: Sendable, Hashable {
        /// The set's name: the path of its file without `.json`.
        package var name: String
        /// Its part.
        package var status: SetStatus
        /// Where the theme names it.
        package var node: JSONNode
    }

    /// The theme's identifier; not every tool writes one.
    package var id: String?
    /// The theme's name, `Dark`.
    package var name: String
    /// The group that the theme is a mode of, `Color scheme`.
    package var group: String?
    /// The sets that the theme names, in its order, the disabled ones included.
    package var selectedSets: [SelectedSet]
    /// The name in its file.
    package var nameNode: JSONNode
}

/// Themes that exclude one another: a collection, whose modes they are.
package struct StudioThemeGroup: Sendable, Hashable {
    /// The group's name; `nil` for the themes without a group.
    package var name: String?
    /// The themes, in the order of the file.
    package var themes: [StudioTheme]
}
