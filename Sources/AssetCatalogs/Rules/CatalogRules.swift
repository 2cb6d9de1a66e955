import Diagnostics

/// The rules over assets, as the configuration wants them.
package struct CatalogRules: Sendable {
    /// All rules, in the order in which they report.
    package static let all: [any CatalogRule] = [
        MissingFile(), UnassignedChild(), DuplicateAsset(), EmptySlot(), MissingScale(), MissingDark(), SizeMismatch(),
        UndrawnSVG(), SeveralPages(), ColoredTemplate(), RepeatedImage(),
    ]

    /// What differs from the defaults.
    package var settings: [DiagnosticCode: CatalogRuleSettings] = [:]

    package init() {}

    /// Whether any rule that is on looks into the files of images.
    package var readsImages: Bool { Self.all.contains { $0.readsImages && settings(of: $0).severity != nil } }

    /// What is wrong with the catalogs that an app has together, rule by rule.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogs.
    ///   - images: What their files hold; `nil` for a run that does not look into them.
    /// - Returns: The findings that are not excepted.
    package func diagnostics(of catalogs: [AssetCatalog], _ images: CatalogImages? = nil) -> [Diagnostic] {
        let assets = catalogs.flatMap(\.assets)
        return Self.all.flatMap { rule -> [Diagnostic] in
            let settings = settings(of: rule)
            guard let severity = settings.severity, images != nil || !rule.readsImages else { return [] }
            let checked = CheckedCatalogs(assets: assets, settings: settings, images: images ?? CatalogImages())
            return rule.findings(in: checked).filter { !settings.excepts($0.asset.pathInCatalog) }.map {
                Diagnostic(severity, rule.code, $0.message, at: $0.location, notes: $0.notes)
            }
        }
    }

    private func settings(of rule: any CatalogRule) -> CatalogRuleSettings {
        settings[rule.code] ?? CatalogRuleSettings(severity: rule.severity)
    }
}

extension Asset {
    /// The folders it lies in and its name: `Icons/tick`.
    var pathInCatalog: String { (category + [name]).joined(separator: "/") }
}
