import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// The color sets of an asset catalog as tokens.
///
/// The path of a token is the folders around the set, whether or not they provide a namespace, and its name. The appearances
/// of the sets are modes.
package struct CatalogTokens {
    /// The tokens, with what is wrong.
    private(set) var reading: TokenReading
    /// The names that load the sets, by the paths of their `Contents.json`.
    private(set) var lookupNames: [String: String] = [:]

    /// Reads the color sets of a catalog; `collection` is the name of the catalog unless it is stated.
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

    /// That a set is no token because nobody can tell its color: what is wrong with it is said by the catalog.
    private static func error(on set: Asset) -> Diagnostic {
        Diagnostic(
            .error, .invalidContents,
            "the color set \"\(set.lookupName)\" has no color that can be read, and is no token",
            at: SourceLocation(path: set.contentsPath, line: 1, column: 1),
            advice: "mend its Contents.json, which a merge may have left broken", loss: .token(path(of: set)))
    }

    /// That a set is no token: Xcode makes empty ones, such as the accent color of a new app.
    private static func note(on set: Asset) -> Diagnostic {
        Diagnostic(
            .note, .emptyColorSet, "the color set \"\(set.lookupName)\" has no color, and is no token",
            at: set.slotsLocation ?? set.location, advice: "choose one in Xcode, or delete the color set")
    }

    /// The path that the token of a color set has, or would have if the set had a color.
    package static func path(of set: Asset) -> String { names(of: set).joined(separator: ".") }

    /// The names of the groups around a token, and its own. What paths or references have a meaning for ends a name:
    /// `brand.primary.colorset` is the token `primary` of the group `brand`.
    private static func names(of set: Asset) -> [String] {
        let names = (set.category + [set.name]).flatMap { $0.split { ".{}$".contains($0) } }.map(String.init)
        return names.isEmpty ? [set.name] : names
    }
}
