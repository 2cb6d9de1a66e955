import AssetCatalogs
import Diagnostics
import FileAccess

/// Checks the folders of an import.
extension ImportRequest {
    /// Returns the problem with the folders; `nil` if there is none.
    func problem(in fileSystem: any FileSystem) -> Diagnostic? {
        if let problem = fileSystem.problem(ofFolder: folder) {
            return noImages("the folder of images '\(folder)' \(problem)")
        }
        if let problem = problem(ofCatalogIn: fileSystem) {
            return Diagnostic(
                .error, .noCatalog, "the asset catalog '\(catalog)' \(problem)",
                advice: "use a path that ends in .xcassets; a missing catalog is created")
        }
        guard isNested(fileSystem) else { return nil }
        return Diagnostic(
            .error, .noImages, "one of '\(folder)' and '\(catalog)' contains the other",
            advice: "export to a folder next to the catalog")
    }

    /// Returns the error that the exported folder contains no images.
    func noImages(_ message: String) -> Diagnostic {
        Diagnostic(.error, .noImages, message, advice: "pass the folder that contains the exported images")
    }

    private func problem(ofCatalogIn fileSystem: any FileSystem) -> String? {
        if !AssetCatalog.isCatalog(catalog) { return "does not end in .xcassets" }
        let isMissing = (try? fileSystem.status(of: catalog)) == .some(nil)
        return isMissing ? nil : fileSystem.problem(ofFolder: catalog)
    }

    private func isNested(_ fileSystem: any FileSystem) -> Bool {
        let parent = try? fileSystem.realPath(of: FilePath.parent(of: catalog))
        let place = parent.map { FilePath.join($0, FilePath.lastComponent(of: catalog)) }
        guard let folder = try? fileSystem.realPath(of: folder),
            let catalog = (try? fileSystem.realPath(of: catalog)) ?? place
        else { return false }
        return FilePath.contains(folder: folder, catalog) || FilePath.contains(folder: catalog, folder)
    }
}
