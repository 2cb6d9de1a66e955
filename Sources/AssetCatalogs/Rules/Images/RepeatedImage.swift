import Diagnostics

extension CheckedCatalogs {
    private struct Content: Hashable {
        var variants: Set<Variant>
        var properties: AssetProperties
    }

    private struct Variant: Hashable {
        var traits: [AssetSlot.Trait]
        var digest: Int
    }

    /// Finds image sets with the same images, which the app contains twice, and of which a change reaches only one.
    var repeatedImages: [RuleFinding] {
        var first: [Content: Asset] = [:]
        return assets(.image).compactMap { asset in
            guard let content = content(of: asset) else { return nil }
            guard let other = first[content] else {
                first[content] = asset
                return nil
            }
            return finding(
                asset, "the image set '\(asset.pathInCatalog)' contains the same images as '\(other.pathInCatalog)'",
                at: asset.slotsLocation ?? asset.location,
                notes: [Diagnostic.Note("first used here", at: other.slotsLocation ?? other.location)],
                advice: "remove one of them if they have the same meaning")
        }
    }

    /// The contents, or `nil` if a file is missing or broken, or all are missing.
    private func content(of asset: Asset) -> Content? {
        var variants: Set<Variant> = []
        for slot in asset.slots where slot.file != nil {
            guard let facts = images[asset, slot], facts.defect == nil else { return nil }
            variants.insert(Variant(traits: slot.traits, digest: facts.digest))
        }
        return variants.isEmpty ? nil : Content(variants: variants, properties: asset.properties)
    }
}
