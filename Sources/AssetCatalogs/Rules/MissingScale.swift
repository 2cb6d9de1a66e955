import Diagnostics
import FileAccess

extension CheckedCatalogs {
    /// Finds bitmaps that exist for some scales, but not for others that their devices have, which show them blurred or
    /// scaled.
    var missingScales: [RuleFinding] {
        assets(.image).flatMap { asset -> [RuleFinding] in
            let slots = asset.slots.filter { $0.file.map { !Self.isVector($0) } ?? false && $0.scale != nil }
            let pictures = Dictionary(grouping: slots, by: \.picture).values.sorted {
                ($0[0].location.line, $0[0].location.column) < ($1[0].location.line, $1[0].location.column)
            }
            return pictures.compactMap { finding(asset, $0) }
        }
    }

    private func finding(_ asset: Asset, _ slots: [AssetSlot]) -> RuleFinding? {
        let wanted = settings.scales ?? Self.scales[slots[0].idiom] ?? []
        let missing = wanted.filter { scale in !slots.contains { $0.scale == scale } }
        guard !missing.isEmpty else { return nil }
        let scales = Wording.list(missing.map { "\($0)x" })
        let picture = AssetSlot.words(slots[0].picture)
        return finding(
            asset, "the image set '\(asset.name)' has no image for \(scales)\(picture)", at: slots[0].location,
            advice: "export it at \(scales), or use an SVG or PDF for all scales")
    }

    /// Whether a file is a vector, which serves all scales.
    private static func isVector(_ file: String) -> Bool { ["pdf", "svg"].contains(FilePath.ending(of: file)) }

    /// The scales of current screens.
    private static let scales = [
        "universal": [2, 3], "iphone": [2, 3], "ipad": [2], "mac": [1, 2], "watch": [2], "tv": [1, 2], "vision": [2],
    ]
}
