import Diagnostics

/// Two assets of one kind are looked up by one name, in the same catalog or in another: an app that loads the name gets either
/// of them. Assets of different kinds are not in each other's way.
struct DuplicateAsset: CatalogRule {
    let code = DiagnosticCode.duplicateAsset
    let severity: Diagnostic.Severity? = .warning

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding] {
        var first: [AssetKind: [String: SourceLocation]] = [:]
        return checked.assets.compactMap { asset in
            guard let location = first[asset.kind, default: [:]][asset.lookupName] else {
                first[asset.kind, default: [:]][asset.lookupName] = asset.location
                return nil
            }
            return CatalogFinding(
                asset, "the \(asset.kind.noun) name \"\(asset.lookupName)\" is used by multiple \(asset.kind.noun)s",
                at: asset.location, notes: [Diagnostic.Note("it is used here first", at: location)],
                advice: "rename one of the two, or let one of their folders provide a namespace")
        }
    }
}
