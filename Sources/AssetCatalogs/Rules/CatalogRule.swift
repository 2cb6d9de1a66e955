import Diagnostics
import FileAccess

/// One thing that can be wrong with assets.
///
/// A rule is a file beside this one, a line in ``CatalogRules/all``, and a row of docs/rules.md.
package protocol CatalogRule: Rule {
    /// What it finds.
    var kind: RuleKind { get }
    /// Whether it looks into the files of images, which only commands that check do.
    var readsImages: Bool { get }

    func findings(in checked: CheckedCatalogs) -> [RuleFinding]
}

extension CatalogRule {
    package var kinds: [RuleKind] { [kind] }
    package var readsImages: Bool { false }

    /// One thing that the rule found wrong with an asset; the last note says what to do.
    func finding(
        _ asset: Asset, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], advice: String
    ) -> RuleFinding {
        Diagnostic(kind.severity ?? .note, kind.code, message, at: location, notes: notes, advice: advice)
            .about(asset.pathInCatalog)
    }
}

/// The catalogs that an app has together, for a rule.
package struct CheckedCatalogs {
    let catalogs: [AssetCatalog]
    let assets: [Asset]
    /// What was found while the catalogs were read.
    let reading: [Diagnostic]
    let settings: RuleSettings
    let images: CatalogImages

    /// The path of the asset or folder in its catalog that was being read.
    func place(of diagnostic: Diagnostic) -> String {
        let path = diagnostic.location?.path ?? ""
        let folder = FilePath.lastComponent(of: path) == "Contents.json" ? FilePath.parent(of: path) : path
        guard let catalog = catalogs.first(where: { FilePath.contains(folder: $0.path, folder) }) else { return "" }
        let names = folder.dropFirst(catalog.path.count).split(separator: "/").map(String.init)
        return (names.dropLast() + names.suffix(1).map { FolderType.of(folder: $0).name }).joined(separator: "/")
    }

    func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}
