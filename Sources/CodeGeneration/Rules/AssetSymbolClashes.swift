import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

extension CheckedConfiguration {
    /// Members that Xcode also generates for the assets of a catalog in the same module. The compiler rejects the
    /// duplicates.
    var assetSymbolClashes: [RuleFinding] {
        symbols.units.flatMap { unit in
            catalogsInModule(of: unit.target).filter { $0.makesSymbols != false }.flatMap { catalog in
                let symbols = catalog.xcodeSymbols
                return unit.symbols.outputs.compactMap { $0.clash(with: catalog, symbols) }
            }
        }
    }

    /// Returns the catalogs of a target, and of the catalogs among the sources the nearest ones.
    private func catalogsInModule(of target: TargetConfiguration) -> [AssetCatalog] {
        let all = configuration.targets + settings.otherTargets
        let own = catalogs[target]
        let others = catalogs.sources.filter { source in !own.contains { $0.path == source.path } }
        guard Set(all.compactMap(\.name)).count > 1 else { return own + others }
        return own
            + others.filter { catalog in
                let path = FilePath.relative(catalog.path, to: configuration.folder) ?? catalog.path
                let shared = { (target: TargetConfiguration) in Self.sharedFolders(target.folder, path) }
                return shared(target) > 0 && all.allSatisfy { shared($0) <= shared(target) }
            }
    }

    /// Returns the number of leading folders that two paths share.
    private static func sharedFolders(_ path: String, _ other: String) -> Int {
        [path, other].map { FilePath.normalized($0).split(separator: "/") }.commonCount
    }
}

extension NamedOutput {
    fileprivate func clash(with catalog: AssetCatalog, _ symbols: [AssetKind: [String: Asset]]) -> RuleFinding? {
        guard let kind = kindOfXcodeSymbols, let known = symbols[kind] else { return nil }
        let clashing = (names + additionalNames.map(\.name)).filter { known[$0] != nil }
        guard let first = clashing.first, let asset = known[first] else { return nil }
        let isCertain = catalog.makesSymbols == true
        let rest = clashing.count > 1 ? " and \(Wording.count(clashing.count - 1, "more member"))" : ""
        let path = configuration.path
        return Diagnostic(
            isCertain ? .warning : .note, .assetSymbolClash,
            "'\(first)'\(rest) in '\(path.value)' \(isCertain ? (rest.isEmpty ? "has" : "have") : "may have") the same "
                + (rest.isEmpty ? "name as a symbol" : "names as symbols")
                + " that Xcode generates for '\(catalog.path)'",
            at: path.location,
            notes: [Diagnostic.Note("the \(kind.noun) '\(asset.lookupName)' is here", at: asset.location)]
                + (isCertain ? [] : [Diagnostic.Note("ignore this if the build setting '\(Self.setting)' is off")]),
            advice:
                "set a \"prefix\" for the output, or set '\(Self.setting)' to 'Disabled' in the catalog's inspector"
        ).about(path.value)
    }

    /// What makes Xcode extend types.
    private static let setting = "Generate Swift Asset Symbol Extensions"

    /// The kind of asset for which Xcode extends the output's type.
    private var kindOfXcodeSymbols: AssetKind? {
        if (SwiftDialect.colorScopes + NativeFramework.colors).contains(scope) { return .color }
        return ["UIImage", "NSImage"].contains(scope) ? .image : nil
    }
}

extension AssetCatalog {
    /// The assets for which Xcode generates color and image members, by member name. Members in namespaces cannot
    /// clash.
    fileprivate var xcodeSymbols: [AssetKind: [String: Asset]] {
        var symbols: [AssetKind: [String: Asset]] = [:]
        for asset in assets where asset.namespace.isEmpty && [.color, .image, .symbol].contains(asset.kind) {
            guard let name = XcodeSymbol.name(of: asset.name) else { continue }
            // Xcode treats symbols as images.
            let kind: AssetKind = asset.kind == .color ? .color : .image
            if symbols[kind]?[name] == nil { symbols[kind, default: [:]][name] = asset }
        }
        return symbols
    }
}
