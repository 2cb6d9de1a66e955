import AssetCatalogs
import CodeGeneration
import LocatedJSON

extension ProposedOutput {
    /// Returns the outputs for the assets of catalogs, one for each kind.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogs.
    ///   - withColors: Whether color sets get their own type.
    ///   - besideTokens: Whether members of `Color` come from token files.
    ///   - target: The target of the catalogs.
    /// - Returns: The outputs.
    static func assets(
        _ catalogs: [AssetCatalog], withColors: Bool, besideTokens: Bool, in target: StarterTarget
    ) -> [Self] {
        let outputs = ["image-asset", "symbol-asset", "data-asset"].map { Self($0) }.filter { output in
            catalogs.contains { $0.assets.contains { output.configuration.declaration.assetKinds.contains($0.kind) } }
        }.map { assets(catalogs, in: $0.apart(from: target)) }
        return (withColors ? [colors(catalogs, besideTokens: besideTokens, in: target)] : []) + outputs
    }

    /// Returns the output that declares a type for color sets, without empty sets.
    private static func colors(_ catalogs: [AssetCatalog], besideTokens: Bool, in target: StarterTarget) -> Self {
        var output = Self("color-asset").apart(from: target)
        let sets = catalogs.flatMap { $0.assets(.color) }
        let colored = Set(sets.filter(\.hasColor).map(\.pathInCatalog))
        let empty = Set(sets.map(\.pathInCatalog)).subtracting(colored)
        output.configuration.assets.excluded = empty.sorted().map { Located($0) }
        let type = target.isNative ? "UIColor" : "Color"
        let why = target.declarerOfColors.map(ColorTypeReason.declared) ?? (besideTokens ? .besideTokens : .alone)
        output.remarks = [.isTypeForColors(type: type, why: why)] + output.remarks
        return assets(catalogs, in: output)
    }

    /// Returns the output for assets, with replacements for unusable names. Of several assets with one name, the one whose
    /// own name it is keeps it, first one that is spelled like it; the others get one with a folder.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogs with the assets.
    ///   - empty: The output.
    ///   - keeping: The lookup names of assets that keep their names.
    /// - Returns: The output.
    static func assets(_ catalogs: [AssetCatalog], in empty: Self, keeping: Set<String> = []) -> Self {
        var output = empty
        let scope = output.configuration.scopeName
        let named = NamedAssets(catalogs, output.configuration)
        guard !named.diagnostics.isEmpty else { return output }
        var names = FreeNames(taken: Set(named.names.map { Symbol(scope: scope, name: $0) }))
        var seen = keeping.union(named.assets.map(\.lookupName))
        let unnamed = named.selected.filter { seen.insert($0.lookupName).inserted }
        let rank = { (asset: Asset) in
            (texts(for: asset)[0] == asset.lookupName ? 0 : 1, asset.namespace.count, asset.category.count)
        }
        let ordered = unnamed.sorted { rank($0) < rank($1) }
        for asset in ordered {
            let texts = texts(for: asset)
            let text = texts.first { names.symbols(of: $0, in: [scope]) != nil }
            let name = names.number(text ?? texts[texts.count - 1], in: [scope])
            if name != texts[0] { output.configuration.names.replace[Located(asset.lookupName)] = name }
        }
        // A name that nothing else has can be refused for another reason.
        seen = keeping.union(NamedAssets(catalogs, output.configuration).assets.map(\.lookupName))
        for asset in unnamed where seen.insert(asset.lookupName).inserted {
            let text = texts(for: asset).last ?? asset.name
            output.configuration.names.replace[Located(asset.lookupName)] = names.number(text, in: [scope])
        }
        if !output.configuration.names.replace.isEmpty {
            output.remarks.append(.renamesAssets)
        }
        return output
    }

    /// Returns texts for the name of an asset: its own, those with more of its folders, and one with its kind at the end,
    /// which avoids names that every enumeration already has. A folder that the name repeats is left out.
    private static func texts(for asset: Asset) -> [String] {
        var parts = asset.namespace + [asset.name]
        var texts = [CamelCase(parts).text]
        for folder in asset.category.dropLast(asset.namespace.count).reversed() {
            let word = CamelCase([folder]).text.lowercased()
            if texts[texts.count - 1].lowercased().hasPrefix(word) { continue }
            parts.insert(folder, at: 0)
            texts.append(CamelCase(parts).text)
        }
        return texts + [CamelCase(parts + [asset.kind.rawValue]).text]
    }
}
