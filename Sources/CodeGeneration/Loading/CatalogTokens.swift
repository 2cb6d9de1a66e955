import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// The color sets of an asset catalog as tokens.
///
/// The path of a token is the folders around the set, whether or not they provide a namespace, and its name. The appearances
/// of the sets are modes.
struct CatalogTokens {
    /// The tokens, with what is wrong.
    private(set) var reading: TokenReading
    /// The names that load the sets, by the paths of their `Contents.json`.
    private(set) var lookupNames: [String: String] = [:]

    /// Reads the color sets of a catalog; `collection` is the name of the catalog unless it is stated.
    init(_ catalog: AssetCatalog, collection: String?) {
        var diagnostics: [Diagnostic] = []
        let sets = catalog.assets(.color)
        let colors = sets.map { set in
            let slots = ColorSlots(of: set)
            diagnostics += slots.diagnostics
            return AppearanceColors(
                names: Self.names(of: set), file: set.contents ?? JSONDocument(emptyAt: Self.file(of: set)),
                statements: slots.statements)
        }
        reading = ColorSetReader.read(
            colors, of: JSONDocument(emptyAt: catalog.path), collection: collection ?? catalog.name)
        reading.diagnostics += diagnostics
        for set in sets { lookupNames[Self.file(of: set)] = set.lookupName }
    }

    private static func file(of set: Asset) -> String { FilePath.join(set.location.path, "Contents.json") }

    /// The names of the groups around a token, and its own. What paths or references have a meaning for ends a name:
    /// `brand.primary.colorset` is the token `primary` of the group `brand`.
    private static func names(of set: Asset) -> [String] {
        let names = (set.category + [set.name]).flatMap { $0.split { ".{}$".contains($0) } }.map(String.init)
        return names.isEmpty ? [set.name] : names
    }
}
