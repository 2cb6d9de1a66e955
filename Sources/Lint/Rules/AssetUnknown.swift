import Diagnostics
import FileAccess
import SwiftSources

extension LintRule {
    /// Finds names of assets that exist neither in a catalog nor as an image file.
    @Sendable static func unknownAssets(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard context.assets.hasCatalogs else { return [] }
        return file.assets.compactMap { use in
            guard use.call.bundle != .unknown, use.isCatalogName, !context.assets.contains(use.name, use.kind) else {
                return nil
            }
            let nearest = context.assets.nearest(to: use.name, use.kind)
            return LintFinding(
                code: .assetUnknown, token: use.token, message: "cannot find the \(use.kind.noun) '\(use.name)'",
                notes: [nearest.map { "did you mean '\($0)'?" } ?? "add it to an asset catalog, or correct the name"],
                subject: use.name, type: use.call.systemType, initializer: use.call.initializer)
        }
    }
}

extension InterfaceFile {
    /// Returns the diagnostics about resources that do not exist.
    func unknownAssets(at path: String, _ assets: KnownAssets) -> [RuleFinding] {
        guard assets.hasCatalogs else { return [] }
        return resources.filter { !$0.name.hasPrefix("NS") && !assets.contains($0.name, $0.kind) }.map { resource in
            // Interface Builder stores a copy of the color in the file, which is shown instead.
            Diagnostic(
                resource.kind == .color ? .warning : .error, .assetUnknown,
                "cannot find the \(resource.kind.noun) '\(resource.name)'",
                at: SourceLocation(path: path, line: resource.line, column: resource.column),
                advice: assets.nearest(to: resource.name, resource.kind).map { "did you mean '\($0)'?" }
                    ?? "add it to an asset catalog, or remove it in Interface Builder"
            ).about(resource.name)
        }
    }
}

extension AssetUse {
    /// Whether the name must be that of an asset: it is not a name of the system, a path or a placeholder.
    fileprivate var isCatalogName: Bool {
        if name.isEmpty || name.hasPrefix("/") || name.hasPrefix("#") || name.contains(".bundle/") { return false }
        return !(call.type.hasPrefix("NS") && name.hasPrefix("NS"))
    }
}

extension AssetPosition.Kind {
    /// The kind in messages.
    var noun: String {
        switch self {
        case .image: "image"
        case .color: "color"
        case .data: "data set"
        }
    }
}
