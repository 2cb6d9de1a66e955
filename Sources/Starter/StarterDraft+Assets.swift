import AssetCatalogs
import CodeGeneration

/// Writes the outputs for what asset catalogs hold.
extension StarterDraft.Output {
    /// The output for colors that come from a catalog, whose sets it refers to.
    func referringToSets() -> Self {
        guard configuration.template.value == "shape-style" else { return self }
        var output = Self("color-set", configuration.path.value, configuration.selection, drops)
        output.comments = [
            "Xcode may declare members of the same names: choose Disabled for Generate Swift Asset Symbol Extensions",
            "in the inspector of the catalog.",
        ]
        return output
    }

    /// The output in the frameworks that a target mostly draws with. Colors of UIKit call an initializer that is written
    /// beside that of SwiftUI, so where a target has one of SwiftUI alone, they are not proposed.
    func inFrameworks(of target: StarterTarget) -> [Self] {
        let native = ["shape-style": "ui-color", "color-set": "ui-color-set"][configuration.template.value]
        guard let native, target.isNativeFirst, native == "ui-color-set" || target.hexInitializer == nil else {
            return [self]
        }
        var output = Self(native, "UIColor+Colors.swift", configuration.selection, drops)
        output.comments = comments
        return target.imports.swiftUI == 0 ? [output] : [self, output]
    }

    /// The templates of assets that are offered, and the kinds that they are for.
    private static let assetTemplates: [(name: String, file: String, kind: AssetKind)] = [
        ("image-asset", "ImageAsset.swift", .image), ("symbol-asset", "SymbolAsset.swift", .symbol),
        ("data-asset", "DataAsset.swift", .data),
    ]

    /// How many assets a catalog holds for which there is an output, colors aside.
    static func assetCount(_ catalog: AssetCatalog) -> Int {
        catalog.assets.count { asset in assetTemplates.contains { $0.kind == asset.kind } }
    }

    /// The outputs for the assets of catalogs, one for each kind that there is.
    static func assets(_ catalogs: [AssetCatalog], withColors: Bool) -> [Self] {
        let outputs = assetTemplates.filter { template in catalogs.contains { !$0.assets(template.kind).isEmpty } }
            .map { assets(catalogs, of: $0.kind, in: Self($0.name, $0.file)) }
        return (withColors ? [colors(catalogs)] : []) + outputs
    }

    /// The output for color sets as a type of their own, without those that have no color.
    private static func colors(_ catalogs: [AssetCatalog]) -> Self {
        var output = Self("color-asset", "ColorAsset.swift")
        let sets = catalogs.flatMap { $0.assets(.color) }
        let colored = Set(sets.filter(\.hasColor).map(\.pathInCatalog))
        let empty = Set(sets.map(\.pathInCatalog)).subtracting(colored)
        output.configuration.assets.excluded = empty.sorted().map { Located($0) }
        output = assets(catalogs, of: .color, in: output)
        output.comments =
            [
                "Xcode declares members with the names of these colors, so they are a type here, for Color(asset:)."
            ] + output.comments
        return output
    }

    /// The output for the assets of a kind, with names for those whose own cannot be used.
    private static func assets(_ catalogs: [AssetCatalog], of kind: AssetKind, in empty: Self) -> Self {
        var output = empty
        let scope = output.configuration.scopeName
        let named = NamedAssets(catalogs, output.configuration)
        guard !named.diagnostics.isEmpty else { return output }
        var names = FreeNames(taken: Set(named.names.map { Symbol(scope: scope, name: $0) }))
        var seen = Set(named.assets.map(\.lookupName))
        for asset in named.selected where seen.insert(asset.lookupName).inserted {
            // A word keeps the names apart from what enumerations have.
            let text = CamelCase(asset.category + [asset.name, kind.rawValue]).text
            output.configuration.names.replace[Located(asset.lookupName)] = names.number(text, in: scope)
        }
        output.comments = ["\"replace\" changes names that would be empty, there twice, or taken already."]
        return output
    }
}

extension Asset {
    /// Whether a color set has a color: Xcode makes the accent color of a new app without one.
    var hasColor: Bool { slots.contains { $0.color != nil } }
}
