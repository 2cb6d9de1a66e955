import AssetCatalogs
import Diagnostics
import FileAccess

/// Whether the folders of an import are what they should be.
extension ImportRequest {
    /// What is wrong with them; `nil` where nothing is.
    func problem(in fileSystem: any FileSystem) -> Diagnostic? {
        if let problem = fileSystem.problem(ofFolder: folder) {
            return noImages("the folder of images \"\(folder)\" \(problem)")
        }
        if let problem = problem(ofCatalogIn: fileSystem) {
            return Diagnostic(
                .error, .noCatalog, "the asset catalog \"\(catalog)\" \(problem)",
                advice: "name the path of an .xcassets folder, which is made where it is missing")
        }
        guard isNested(fileSystem) else { return nil }
        return Diagnostic(
            .error, .noImages, "of \"\(folder)\" and \"\(catalog)\", one lies in the other",
            advice: "export into a folder beside the catalog")
    }

    /// The error that the designer's folder gives no image.
    func noImages(_ message: String) -> Diagnostic {
        Diagnostic(.error, .noImages, message, advice: "name the folder that the designer's export is in")
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
