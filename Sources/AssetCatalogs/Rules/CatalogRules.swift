import Diagnostics

/// The rules over assets.
package enum CatalogRules {
    /// All rules, in the order in which they report.
    package static let all: [any CatalogRule] = [
        ReadingRule(.missingContents), ReadingRule(.invalidContents), ReadingRule(.unknownVersion), MissingFile(),
        UnassignedChild(), DuplicateAsset(), EmptySlot(), MissingScale(), MissingDark(), BrokenImage(), SizeMismatch(),
        UndrawnSVG(), SeveralPages(), ColoredTemplate(), RepeatedImage(),
    ]

    /// Whether what is found while a catalog is read is the affair of a rule.
    package static func areOfRule(_ code: DiagnosticCode) -> Bool { all.contains { $0.kind.code == code } }
}

extension ConfiguredRules {
    /// Whether any rule that is on looks into the files of images.
    package var readsImages: Bool {
        CatalogRules.all.contains { $0.readsImages && settings(of: $0.kind).severity != nil }
    }

    /// What is wrong with the catalogs that an app has together, rule by rule.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogs.
    ///   - reading: What was found while they were read, unless all of that counts.
    ///   - images: What their files hold; `nil` for a run that does not look into them.
    /// - Returns: The findings that are not excepted.
    package func diagnostics(
        of catalogs: [AssetCatalog], reading: [Diagnostic]? = nil, _ images: CatalogImages? = nil
    ) -> [Diagnostic] {
        let reading = reading ?? catalogs.flatMap(\.diagnostics)
        let assets = catalogs.flatMap(\.assets)
        return CatalogRules.all.flatMap { rule -> [Diagnostic] in
            let settings = settings(of: rule.kind)
            guard settings.severity != nil, images != nil || !rule.readsImages else { return [] }
            let checked = CheckedCatalogs(
                catalogs: catalogs, assets: assets, reading: reading, settings: settings,
                images: images ?? CatalogImages())
            return reported(rule.findings(in: checked), of: rule)
        }
    }
}
