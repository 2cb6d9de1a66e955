import LocatedJSON

/// A color that a file of its own states for appearances of the device, as a color set of an asset catalog does.
package struct AppearanceColors: Sendable {
    /// What a file states for one appearance.
    package enum Statement: Sendable {
        case color(Color)
        /// A color of the system, of which no file says what it looks like.
        case system
        /// Components in a space of this name, which is unknown.
        case unknownSpace(String)
    }

    /// The names of its groups, outermost first, and its own.
    package var names: [String]
    /// The file.
    package var file: JSONDocument
    /// What it states, and where.
    package var statements: [Appearance: (statement: Statement, node: JSONNode)]

    package init(
        names: [String], file: JSONDocument, statements: [Appearance: (statement: Statement, node: JSONNode)]
    ) {
        self.names = names
        self.file = file
        self.statements = statements
    }
}

extension Appearance {
    /// The mode of color sets that plays the part, by a name that tells so.
    var modeName: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        case .lightHighContrast: "Light High Contrast"
        case .darkHighContrast: "Dark High Contrast"
        }
    }
}
