import Diagnostics

extension CheckedCatalogs {
    /// Finds assets without a dark variant in folders where most assets have one. Template images need none.
    var missingDarkVariants: [RuleFinding] {
        [AssetKind.image, .color].flatMap { kind -> [RuleFinding] in
            let assets = assets(kind).filter { !$0.properties.isTemplate && $0.isFilled }
            let counts = assets.reduce(into: [Substring: (dark: Int, all: Int)]()) { counts, asset in
                counts[asset.folder, default: (0, 0)].all += 1
                counts[asset.folder, default: (0, 0)].dark += asset.hasDark ? 1 : 0
            }
            return assets.compactMap { asset -> RuleFinding? in
                guard !asset.hasDark, let count = counts[asset.folder], count.dark >= Self.leastCount,
                    Double(count.dark) > Double(count.all) * settings.share
                else { return nil }
                return finding(
                    asset,
                    "the \(kind.noun) '\(asset.name)' has no dark variant, but \(count.dark) of \(count.all) in its folder "
                        + "have one",
                    at: asset.slotsLocation ?? asset.location,
                    advice:
                        "add one under Appearances in Xcode; if the \(asset.kind.noun) works in light and dark "
                        + "mode, list it in \"except\" of this rule in the configuration")
            }
        }
    }

    /// The minimum number of variants in a folder that makes them a convention.
    private static let leastCount = 3
}

extension Asset {
    fileprivate var hasDark: Bool { slots.contains { $0.luminosity == "dark" } }

    fileprivate var isFilled: Bool { slots.contains { $0.file != nil || $0.color != nil } }

    fileprivate var folder: Substring {
        location.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { location.path[..<$0] } ?? ""
    }
}
