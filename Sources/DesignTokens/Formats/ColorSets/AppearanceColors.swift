import LocatedJSON

/// A color defined in its own file for some appearances of the device, as in a color set of an asset catalog.
package struct AppearanceColors: Sendable {
    /// The color of one appearance, as a file defines it.
    package enum Statement: Sendable {
        case color(Color)
        /// A system color, whose components no file defines.
        case system
        /// Components in an unknown color space of this name.
        case unknownSpace(String)
    }

    /// The names of its groups, outermost first, and its own name.
    package var names: [String]
    package var file: JSONDocument
    /// The definition for each appearance, and its place.
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
    /// The name of the mode that color sets have for the appearance.
    var modeName: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        case .lightHighContrast: "Light High Contrast"
        case .darkHighContrast: "Dark High Contrast"
        }
    }
}
