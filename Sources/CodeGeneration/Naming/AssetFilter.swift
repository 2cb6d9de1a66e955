import AssetCatalogs
import Diagnostics

/// Chooses the assets that an output takes.
struct AssetFilter {
    private let kinds: Set<AssetKind>
    private let catalogs: [Located<String>]?
    private let groups: [Choice]?
    private let excluded: [Choice]

    /// A path or pattern of the configuration, which means what is inside it, too.
    private typealias Choice = (text: Located<String>, pattern: PathPattern)

    init(_ output: OutputConfiguration) {
        let selection = output.assets
        kinds = selection.kinds.map { Set($0) } ?? output.declaration.assetKinds
        catalogs = selection.catalogs
        let choice = { (text: Located<String>) -> Choice in (text, PathPattern(text.value + "/**")) }
        groups = selection.groups?.map(choice)
        excluded = selection.excluded.map(choice)
    }

    /// The chosen assets, in the order of the catalogs, the first alone of those that one name loads.
    func chosen(_ catalogs: [AssetCatalog]) -> [Asset] {
        var names: Set<AssetName> = []
        return catalogs.filter(takes).flatMap { catalog in
            catalog.assets.filter { takes($0) && names.insert(AssetName($0)).inserted }
        }
    }

    private func takes(_ catalog: AssetCatalog) -> Bool {
        catalogs?.contains { Self.names($0.value, catalog) } ?? true
    }

    /// Whether a path is that of a catalog, or its end.
    private static func names(_ path: String, _ catalog: AssetCatalog) -> Bool {
        catalog.path == path || catalog.path.hasSuffix("/" + path)
    }

    private func takes(_ asset: Asset) -> Bool {
        guard kinds.contains(asset.kind) else { return false }
        if groups == nil, excluded.isEmpty { return true }
        let path = asset.pathInCatalog
        return groups?.contains { $0.pattern.fits(path) } ?? true && !excluded.contains { $0.pattern.fits(path) }
    }

    /// What is chosen by names that nothing has.
    func diagnostics(_ all: [AssetCatalog]) -> [Diagnostic] {
        let choices = (groups ?? []) + excluded
        let paths = choices.isEmpty ? [] : all.flatMap { $0.assets.map(\.pathInCatalog) }
        let unknownGroups = choices.filter { choice in !paths.contains(where: choice.pattern.fits) }
            .map { choice in
                Diagnostic(
                    .warning, .unknownPath, "no folder or asset of the catalogs has the path \"\(choice.text.value)\"",
                    at: choice.text.location,
                    advice: NearestName.advice(
                        for: choice.text.value, among: folders(of: all),
                        otherwise: "write it as Finder shows it, with slashes"))
            }
        let unknownCatalogs = (catalogs ?? []).filter { path in !all.contains { Self.names(path.value, $0) } }
            .map { path in
                Diagnostic(
                    .error, .unknownPath, "no catalog of the target has the path \"\(path.value)\"", at: path.location,
                    advice: NearestName.advice(
                        for: path.value, among: all.map(\.path), otherwise: "name it in \"catalogs\" of the target too")
                )
            }
        return unknownCatalogs + unknownGroups
    }

    private func folders(of catalogs: [AssetCatalog]) -> [String] {
        Set(catalogs.flatMap { $0.assets.map { $0.category.joined(separator: "/") } }).subtracting([""]).sorted()
    }
}
