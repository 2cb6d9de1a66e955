import Diagnostics
import FileAccess

extension CheckedCatalogs {
    /// The diagnostics found while the catalogs were read: a missing `Contents.json` in the folder of an asset, or
    /// invalid JSON, invalid values or an unknown version in one.
    var readingFindings: [RuleFinding] {
        reading.filter { $0.code == kind.code }.map { diagnostic in
            var finding = diagnostic
            finding.severity = kind.severity ?? .note
            finding.loss = .run
            return finding.about(place(of: diagnostic))
        }
    }

    /// The path of the asset or folder in its catalog.
    private func place(of diagnostic: Diagnostic) -> String {
        let path = diagnostic.location?.path ?? ""
        let folder = FilePath.lastComponent(of: path) == "Contents.json" ? FilePath.parent(of: path) : path
        guard let catalog = catalogs.first(where: { FilePath.contains(folder: $0.path, folder) }) else { return "" }
        let names = folder.dropFirst(catalog.path.count).split(separator: "/").map(String.init)
        return (names.dropLast() + names.suffix(1).map { FolderType.of(folder: $0).name }).joined(separator: "/")
    }
}
