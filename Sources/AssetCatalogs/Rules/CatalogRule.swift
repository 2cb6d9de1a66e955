import Diagnostics

/// A check of assets, which ``CheckedCatalogs`` performs.
///
/// To add a rule, add a file beside this one, an element of ``all``, and a row in docs/reference/rules.md.
package struct CatalogRule: Rule {
    package let kind: RuleKind
    /// Whether it reads image files, which only commands that validate do.
    package let readsImages: Bool
    let findings: @Sendable (CheckedCatalogs) -> [RuleFinding]

    package var kinds: [RuleKind] { [kind] }

    private init(
        _ code: DiagnosticCode, _ severity: Diagnostic.Severity?, _ options: RuleOption..., readsImages: Bool = false,
        finds findings: @escaping @Sendable (CheckedCatalogs) -> [RuleFinding]
    ) {
        kind = RuleKind(code, severity, about: .assets, options: options)
        (self.readsImages, self.findings) = (readsImages, findings)
    }

    /// All rules, in the order of their reports.
    package static let all = [
        Self(.missingContents, .warning, finds: \.readingFindings),
        Self(.invalidContents, .warning, finds: \.readingFindings),
        Self(.unknownVersion, .warning, finds: \.readingFindings),
        Self(.missingFile, .warning, finds: \.missingFiles),
        Self(.unassignedChild, .warning, finds: \.unassignedChildren),
        Self(.duplicateAsset, .warning, finds: \.duplicateAssets),
        Self(.emptySlot, nil, finds: \.emptySlots),
        Self(.missingScale, nil, .scales, finds: \.missingScales),
        Self(.missingDark, .note, .share, finds: \.missingDarkVariants),
        Self(.brokenImage, .error, readsImages: true, finds: \.brokenImages),
        Self(.sizeMismatch, .warning, .tolerance, readsImages: true, finds: \.mismatchedSizes),
        Self(.unsupportedSVG, .warning, readsImages: true, finds: \.undrawnParts),
        Self(.severalPages, .warning, readsImages: true, finds: \.severalPages),
        Self(.coloredTemplate, .warning, readsImages: true, finds: \.coloredTemplates),
        Self(.repeatedImage, .note, readsImages: true, finds: \.repeatedImages),
    ]

    /// Whether diagnostics with a code, found while a catalog is read, belong to a rule.
    package static func isOfRule(_ code: DiagnosticCode) -> Bool { all.contains { $0.kind.code == code } }
}

extension ConfiguredRules {
    /// Whether any enabled rule reads image files.
    package var readsImages: Bool {
        CatalogRule.all.contains { $0.readsImages && settings(of: $0.kind).severity != nil }
    }

    /// Checks the catalogs of an app, rule by rule.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogs.
    ///   - reading: The diagnostics found while they were read, or `nil` for all of them.
    ///   - images: The contents of their files, or `nil` for a run that does not read them.
    /// - Returns: The findings, which the policy judges.
    package func diagnostics(
        of catalogs: [AssetCatalog], reading: [Diagnostic]? = nil, _ images: CatalogImages? = nil
    ) -> [Diagnostic] {
        let reading = reading ?? catalogs.flatMap(\.diagnostics)
        let assets = catalogs.flatMap(\.assets)
        return CatalogRule.all.flatMap { rule -> [Diagnostic] in
            let settings = settings(of: rule.kind)
            guard settings.severity != nil, images != nil || !rule.readsImages else { return [] }
            let checked = CheckedCatalogs(
                kind: rule.kind, settings: settings, catalogs: catalogs, assets: assets, reading: reading,
                images: images ?? CatalogImages())
            return rule.diagnostics(rule.findings(checked))
        }
    }
}
