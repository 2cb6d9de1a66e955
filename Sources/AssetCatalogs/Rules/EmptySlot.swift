import Diagnostics

extension CheckedCatalogs {
    /// Finds slots with neither a file nor a color. This is valid, and usual if one image serves all scales.
    var emptySlots: [RuleFinding] {
        assets.compactMap { asset in
            let empty = asset.slots.filter { $0.file == nil && $0.color == nil }
            guard let first = empty.first else { return nil }
            let slots = empty.count == 1 ? "an empty slot" : "\(empty.count) empty slots"
            return finding(
                asset, "the \(asset.kind.noun) '\(asset.name)' has \(slots)\(AssetSlot.words(first.traits))",
                at: first.location, advice: "fill it, or deselect its device or appearance in Xcode")
        }
    }
}
