import Diagnostics
import FileAccess

/// The walk over the folders of one catalog. Its recursion is as deep as the folders nest, which the loader limits.
struct CatalogReader {
    private(set) var images: [ImageAsset] = []
    private(set) var otherAssets: [String: Int] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the assets of a catalog, a group or a sprite atlas.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - path: Its path, for locations.
    ///   - category: The names of the folders from the catalog down to this one.
    ///   - namespace: Those among them that provide a namespace.
    mutating func readGroup(_ folder: CatalogFolder, at path: String, category: [String], namespace: [String]) {
        var namespace = namespace
        if providesNamespace(folder, at: path), let name = category.last { namespace.append(name) }
        var imageSets: [(order: NaturalOrder, name: String, folder: CatalogFolder)] = []
        var groups: [(order: NaturalOrder, name: String, folder: CatalogFolder)] = []
        for child in folder.folders {
            let (type, name) = AssetType.of(folder: child.name)
            switch type {
            case .imageSet: imageSets.append((NaturalOrder(name), name, child))
            case .group, .spriteAtlas: groups.append((NaturalOrder(child.name), name, child))
            case .other(let fileExtension): otherAssets[fileExtension, default: 0] += 1
            }
        }
        for (_, name, child) in imageSets.sorted(by: { $0.order < $1.order }) {
            let place = FilePath.join(path, child.name)
            readImageSet(child, named: name, at: place, category: category, namespace: namespace)
        }
        for (_, name, child) in groups.sorted(by: { $0.order < $1.order }) {
            let place = FilePath.join(path, child.name)
            checkName(ofGroup: child.name, at: place)
            readGroup(child, at: place, category: category + [name], namespace: namespace)
        }
    }

    private mutating func readImageSet(
        _ folder: CatalogFolder, named name: String, at path: String, category: [String], namespace: [String]
    ) {
        let location = SourceLocation(path: path, line: 1, column: 1)
        var image = ImageAsset(
            name: name,
            lookupName: (namespace + [name]).joined(separator: "/"),
            category: category,
            location: location)
        if let bytes = folder.contents {
            var contents = ImageSetContents(files: folder.files, imageSet: name)
            contents.read(bytes, path: FilePath.join(path, "Contents.json"))
            image.isTemplate = contents.isTemplate
            diagnostics += contents.diagnostics
        } else if !folder.isIncomplete {
            diagnostics.append(
                Diagnostic(
                    .warning, .missingContents, "the image set \"\(name)\" has no Contents.json", at: location,
                    notes: [Diagnostic.Note("open the catalog in Xcode to write one, or delete the folder")]))
        }
        images.append(image)
    }

    private mutating func providesNamespace(_ folder: CatalogFolder, at path: String) -> Bool {
        guard let bytes = folder.contents else { return false }
        var contents = CatalogContents()
        contents.read(
            bytes, path: FilePath.join(path, "Contents.json"),
            consequence: "until then this folder counts as one that provides no namespace")
        let answer = contents.boolean("provides-namespace")
        diagnostics += contents.diagnostics
        return answer
    }

    private mutating func checkName(ofGroup name: String, at path: String) {
        let location = SourceLocation(path: path, line: 1, column: 1)
        if AssetType.isNestedCatalog(name) {
            diagnostics.append(
                Diagnostic(
                    .warning, .nestedCatalog, "catalogs do not nest: \"\(name)\" is read as a group", at: location,
                    notes: [Diagnostic.Note("name this folder itself as a catalog")]))
        } else if AssetType.of(folder: name).type == .group, let meant = AssetType.misspeltExtension(ofGroup: name) {
            diagnostics.append(
                Diagnostic(
                    .warning, .unknownAssetType, "\"\(name)\" ends with no known asset type and is read as a group",
                    at: location, notes: [Diagnostic.Note("did you mean .\(meant)? rename the folder")]))
        }
    }
}
