import Diagnostics
import FileAccess

extension AssetCatalog {
    /// Understands the folders of a catalog.
    ///
    /// An image set whose `Contents.json` is missing or broken still counts, because its folder gives its name; what
    /// could not be read is a warning. Names are data: none is refused for the characters it holds.
    ///
    /// - Parameters:
    ///   - folder: The catalog's folder.
    ///   - path: The path that locations begin with.
    /// - Returns: The catalog. Names used twice are not looked for: that is ``duplicateImages(in:)``.
    package static func read(_ folder: CatalogFolder, path: String) -> AssetCatalog {
        var catalog = AssetCatalog()
        catalog.readGroup(folder, at: path, category: [], namespace: [])
        return catalog
    }

    /// Reads the assets of a catalog, a group or a sprite atlas. The recursion is as deep as the folders nest, which the
    /// loader limits.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - path: Its path, for locations.
    ///   - category: The names of the folders from the catalog down to this one.
    ///   - namespace: Those among them that provide a namespace.
    private mutating func readGroup(
        _ folder: CatalogFolder, at path: String, category: [String], namespace: [String]
    ) {
        let namespace = namespace + (providesNamespace(folder, at: path) ? category.suffix(1) : [])
        let children = folder.folders.map { child in
            let (type, name) = AssetType.of(folder: child.name)
            let order = naturalOrder(of: type == .imageSet ? name : child.name)
            return (type: type, name: name, path: FilePath.join(path, child.name), folder: child, order: order)
        }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
        for child in children where child.type == .imageSet {
            readImageSet(child.folder, named: child.name, at: child.path, category, namespace)
        }
        for child in children where child.type == .group || child.type == .spriteAtlas {
            if child.type == .group { checkName(ofGroup: child.name, at: child.path) }
            readGroup(child.folder, at: child.path, category: category + [child.name], namespace: namespace)
        }
    }

    private mutating func readImageSet(
        _ folder: CatalogFolder, named name: String, at path: String, _ category: [String], _ namespace: [String]
    ) {
        var image = ImageAsset(
            name: name, lookupName: (namespace + [name]).joined(separator: "/"), category: category,
            location: SourceLocation(path: path, line: 1, column: 1))
        if let bytes = folder.contents {
            var contents = CatalogContents(
                bytes, path: FilePath.join(path, "Contents.json"),
                consequence: "the image set counts all the same; its files are not checked")
            image.isTemplate = contents.isTemplate()
            contents.check(folder.files, ofImageSet: name)
            diagnostics += contents.diagnostics
        } else if !folder.isIncomplete {
            warn(
                .missingContents, "the image set \"\(name)\" has no Contents.json", at: path,
                "open the catalog in Xcode to write one, or delete the folder")
        }
        images.append(image)
    }

    private mutating func providesNamespace(_ folder: CatalogFolder, at path: String) -> Bool {
        guard let bytes = folder.contents else { return false }
        var contents = CatalogContents(
            bytes, path: FilePath.join(path, "Contents.json"),
            consequence: "until then this folder counts as one that provides no namespace")
        defer { diagnostics += contents.diagnostics }
        return contents.providesNamespace()
    }

    private mutating func checkName(ofGroup name: String, at path: String) {
        if AssetType.isNestedCatalog(name) {
            warn(
                .nestedCatalog, "catalogs do not nest: \"\(name)\" is read as a group", at: path,
                "name this folder itself as a catalog")
        } else if let meant = AssetType.misspeltExtension(ofGroup: name) {
            warn(
                .unknownAssetType, "\"\(name)\" ends with no known asset type and is read as a group", at: path,
                "did you mean .\(meant)? rename the folder")
        }
    }

    private mutating func warn(_ code: DiagnosticCode, _ message: String, at path: String, _ advice: String) {
        let location = SourceLocation(path: path, line: 1, column: 1)
        diagnostics.append(Diagnostic(.warning, code, message, at: location, advice: advice))
    }
}
