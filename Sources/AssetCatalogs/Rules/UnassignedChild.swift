import Diagnostics

extension CheckedCatalogs {
    /// Finds files in the folder of an asset that no slot uses.
    var unassignedChildren: [RuleFinding] {
        assets.compactMap { asset in
            // Without a list of slots, nothing is known about the files.
            guard let location = asset.slotsLocation else { return nil }
            let files = SlotFiles(asset)
            let named = Set(asset.slots.compactMap { $0.file.flatMap(files.similar) })
            let unassigned = asset.files.filter { !named.contains($0) }
            guard !unassigned.isEmpty else { return nil }
            let children = unassigned.count == 1 ? "an unassigned child" : "\(unassigned.count) unassigned children"
            let list = unassigned.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            let rest = unassigned.count > 3 ? " and \(unassigned.count - 3) more" : ""
            return finding(
                asset, "the \(asset.kind.noun) '\(asset.name)' has \(children)", at: location,
                advice: "assign or delete \(list)\(rest)")
        }
    }
}
