import Diagnostics

extension CheckedCatalogs {
    /// All that an image set shows.
    private struct Content: Hashable {
        var variants: Set<Variant>
        var properties: AssetProperties
    }

    private struct Variant: Hashable {
        var traits: [AssetSlot.Trait]
        var digest: Int
    }

    /// Two image sets hold the same images: the app has them twice, and a change reaches one of them only.
    var repeatedImages: [RuleFinding] {
        var first: [Content: Asset] = [:]
        return assets(.image).compactMap { asset in
            guard let content = content(of: asset) else { return nil }
            guard let other = first[content] else {
                first[content] = asset
                return nil
            }
            return finding(
                asset, "the image set \"\(asset.pathInCatalog)\" holds the same images as \"\(other.pathInCatalog)\"",
                at: asset.slotsLocation ?? asset.location,
                notes: [Diagnostic.Note("they stand here first", at: other.slotsLocation ?? other.location)],
                advice: "keep one of the two where they mean the same")
        }
    }

    /// `nil` where a file is missing or broken, or all are missing.
    private func content(of asset: Asset) -> Content? {
        var variants: Set<Variant> = []
        for slot in asset.slots where slot.file != nil {
            guard let facts = images[asset, slot], facts.defect == nil else { return nil }
            variants.insert(Variant(traits: slot.traits, digest: facts.digest))
        }
        return variants.isEmpty ? nil : Content(variants: variants, properties: asset.properties)
    }
}
