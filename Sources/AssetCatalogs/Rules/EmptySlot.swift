import Diagnostics

extension CheckedCatalogs {
    /// A slot has neither a file nor a color. That is legal, and usual where one image serves all scales.
    var emptySlots: [RuleFinding] {
        assets.compactMap { asset in
            let empty = asset.slots.filter { $0.file == nil && $0.color == nil }
            guard let first = empty.first else { return nil }
            let slots = empty.count == 1 ? "an empty slot" : "\(empty.count) empty slots"
            return finding(
                asset, "the \(asset.kind.noun) \"\(asset.name)\" has \(slots)\(AssetSlot.words(first.traits))",
                at: first.location, advice: "fill it, or clear the device or appearance that it is for in Xcode")
        }
    }
}
