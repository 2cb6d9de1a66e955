import Diagnostics
import FileAccess

/// Whether the folders of an import are what they should be.
struct ImportPlaces {
    private let fileSystem: any FileSystem

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    func problems(of request: ImportRequest) -> [Diagnostic] {
        if let problem = problem(ofFolder: request.folder) {
            return [
                Diagnostic(
                    .error, .noImages, "the folder of images \"\(request.folder)\" \(problem)",
                    advice: "name the folder that the designer's export is in")
            ]
        }
        if let problem = problem(ofCatalog: request.catalog) {
            return [
                Diagnostic(
                    .error, .noCatalog, "the asset catalog \"\(request.catalog)\" \(problem)",
                    advice: "name the path of an .xcassets folder, which is made where it is missing")
            ]
        }
        guard isNested(request) else { return [] }
        return [
            Diagnostic(
                .error, .noImages, "of \"\(request.folder)\" and \"\(request.catalog)\", one lies in the other",
                advice: "export into a folder beside the catalog")
        ]
    }

    static func noImages(in folder: String) -> Diagnostic {
        Diagnostic(
            .error, .noImages, "there is no image in \"\(folder)\"",
            advice: "name the folder that the designer's export is in")
    }

    private func problem(ofFolder path: String) -> String? {
        do {
            guard let status = try fileSystem.status(of: path) else { return "does not exist" }
            return status.kind == .folder ? nil : "is not a folder"
        } catch {
            return "cannot be read: \(error.reason)"
        }
    }

    private func problem(ofCatalog path: String) -> String? {
        if FilePath.ending(of: path) != "xcassets" { return "does not end in .xcassets" }
        return problem(ofFolder: path).flatMap { $0 == "does not exist" ? nil : $0 }
    }

    private func isNested(_ request: ImportRequest) -> Bool {
        guard let folder = try? fileSystem.realPath(of: request.folder) else { return false }
        let parent = FilePath.parent(of: request.catalog)
        let catalog =
            (try? fileSystem.realPath(of: request.catalog))
            ?? (try? fileSystem.realPath(of: parent)).map {
                FilePath.join($0, FilePath.lastComponent(of: request.catalog))
            }
        guard let catalog else { return false }
        return FilePath.contains(folder: folder, catalog) || FilePath.contains(folder: catalog, folder)
    }
}
