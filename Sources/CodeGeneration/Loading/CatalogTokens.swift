import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// The color sets of an asset catalog as tokens.
///
/// A token's path consists of the folders around the set, whether or not they provide a namespace, and the set's name.
/// The appearances of the sets are modes.
package struct CatalogTokens {
    /// The tokens and their diagnostics.
    private(set) var reading: TokenReading
    /// The lookup names of the color sets, by the paths of their `Contents.json`.
    private(set) var lookupNames: [String: String] = [:]

    /// Reads the color sets of a catalog. Without a `collection`, the catalog's name is used.
    init(_ catalog: AssetCatalog, collection: String?) {
        var diagnostics: [Diagnostic] = []
        var colors: [AppearanceColors] = []
        let broken = Set(catalog.diagnostics.filter { $0.code == .invalidContents }.compactMap(\.location?.path))
        for set in catalog.assets(.color) {
            let slots = ColorSlots(of: set)
            diagnostics += slots.diagnostics
            guard let file = set.contents, !slots.statements.isEmpty else {
                diagnostics.append(broken.contains(set.contentsPath) ? Self.error(on: set) : Self.note(on: set))
                continue
            }
            lookupNames[file.path] = set.lookupName
            colors.append(AppearanceColors(names: Self.names(of: set), file: file, statements: slots.statements))
        }
        reading = ColorSetReader.read(
            colors, of: JSONDocument(emptyAt: catalog.path), collection: collection ?? catalog.name)
        reading.diagnostics += diagnostics
    }

    /// The error for a color set whose color cannot be read. The catalog has a diagnostic with the cause.
    private static func error(on set: Asset) -> Diagnostic {
        Diagnostic(
            .error, .invalidContents,
            "the color set '\(set.lookupName)' has no readable color and is left out",
            at: SourceLocation(path: set.contentsPath, line: 1, column: 1),
            advice: "repair its Contents.json; it may be the result of a broken merge", loss: .token(path(of: set)))
    }

    /// The note for a color set without a color. Xcode creates empty ones, such as the accent color of a new app.
    private static func note(on set: Asset) -> Diagnostic {
        Diagnostic(
            .note, .emptyColorSet, "the color set '\(set.lookupName)' has no color and is ignored",
            at: set.slotsLocation ?? set.location, advice: "choose a color in Xcode, or delete the color set")
    }

    /// The path of a color set's token, even if the set has no color.
    package static func path(of set: Asset) -> String { names(of: set).joined(separator: ".") }

    /// The names of the groups around a token, and its own name. Characters with a meaning in paths or references
    /// separate names: `brand.primary.colorset` is the token `primary` of the group `brand`.
    private static func names(of set: Asset) -> [String] {
        let names = (set.category + [set.name]).flatMap { $0.split { ".{}$".contains($0) } }.map(String.init)
        return names.isEmpty ? [set.name] : names
    }
}
