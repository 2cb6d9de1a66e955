import Diagnostics
import FileAccess

extension AssetCatalog {
    /// Interprets the folders of a catalog.
    ///
    /// An asset with a missing or invalid `Contents.json` still has a name, which comes from its folder, and causes a
    /// warning. Names are data: none is rejected because of its characters.
    ///
    /// - Parameters:
    ///   - folder: The catalog's folder.
    ///   - path: The path at the beginning of locations.
    /// - Returns: The catalog. Files, names and images are checked by rules.
    package static func read(_ folder: CatalogFolder, path: String) -> AssetCatalog {
        var catalog = AssetCatalog(path: path)
        catalog.readGroup(folder, at: path, category: [], namespace: [])
        catalog.joinUnknownVersions()
        return catalog
    }

    /// Reports each unknown version once, because a tool writes the same one into all files of a catalog.
    private mutating func joinUnknownVersions() {
        let messages = diagnostics.filter { $0.code == .unknownVersion }.map(\.message)
        let counts = Dictionary(messages.map { ($0, 1) }, uniquingKeysWith: +)
        var reported: Set<String> = []
        diagnostics = diagnostics.compactMap { diagnostic in
            guard diagnostic.code == .unknownVersion, let count = counts[diagnostic.message], count > 1 else {
                return diagnostic
            }
            guard reported.insert(diagnostic.message).inserted else { return nil }
            var first = diagnostic
            first.message += ", like \(Wording.count(count - 1, "more file")) in '\(path)'"
            return first
        }
    }

    /// Reads the assets of a catalog, a group or a sprite atlas. The depth of the recursion is limited by the loader.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - path: Its path, for locations.
    ///   - category: The names of the folders from the catalog down to this one.
    ///   - namespace: The folders among them that provide a namespace.
    private mutating func readGroup(
        _ folder: CatalogFolder, at path: String, category: [String], namespace: [String]
    ) {
        let contents = readContents(of: folder, at: path, category)
        let namespace = namespace + (contents.providesNamespace ? category.suffix(1) : [])
        if category.isEmpty { makesSymbols = contents.makesSymbols }
        let children = folder.folders.map { child in
            let (type, name) = FolderType.of(folder: child.name)
            // Assets of several kinds can have one name.
            let order = naturalOrder(of: type.kind == nil ? child.name : name) + child.name.utf8.map(Int.init)
            return (type: type, name: name, path: FilePath.join(path, child.name), folder: child, order: order)
        }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
        for child in children {
            guard let kind = child.type.kind else { continue }
            let asset = Asset(
                kind, name: child.name, namespace: namespace, category: category,
                location: SourceLocation(path: child.path))
            add(asset, child.folder)
        }
        for child in children where child.type.holdsAssets {
            if child.type == .group { checkName(ofGroup: child.name, at: child.path) }
            let name = child.type == .group ? child.folder.name : child.name
            readGroup(child.folder, at: child.path, category: category + [name], namespace: namespace)
        }
    }

    private mutating func add(_ asset: Asset, _ folder: CatalogFolder) {
        var asset = asset
        defer { assets.append(asset) }
        guard let slotsKey = asset.kind.slotsKey else { return }
        asset.files = folder.files
        guard let bytes = folder.contents else {
            if folder.isIncomplete { return }
            return warn(
                .missingContents, "the \(asset.kind.noun) '\(asset.name)' has no Contents.json",
                at: asset.location.path, "open the catalog in Xcode to create one, or delete the folder")
        }
        var contents = CatalogContents(
            bytes, path: asset.contentsPath,
            consequence: asset.kind == .color
                ? "until then, its colors are unknown"
                : "the \(asset.kind.noun) is used anyway, but its files are not checked")
        asset.properties = contents.assetProperties()
        (asset.slots, asset.slotsLocation) = contents.slots(slotsKey)
        if asset.kind == .color, contents.isReadable { asset.contents = contents.document }
        diagnostics += contents.diagnostics
    }

    private mutating func readContents(of folder: CatalogFolder, at path: String, _ category: [String]) -> (
        providesNamespace: Bool, makesSymbols: Bool?
    ) {
        guard let bytes = folder.contents else { return (false, nil) }
        var contents = CatalogContents(
            bytes, path: FilePath.join(path, "Contents.json"),
            consequence: "until then, this folder provides no namespace")
        contents.checkGroup(named: folder.name)
        defer { diagnostics += contents.diagnostics }
        return (contents.providesNamespace(), category.isEmpty ? contents.makesSymbols() : nil)
    }

    private mutating func checkName(ofGroup name: String, at path: String) {
        if FolderType.isNestedCatalog(name) {
            warn(
                .nestedCatalog, "the catalog '\(name)' is inside another catalog; it is read as a group", at: path,
                "list this folder in \"catalogs\"")
        } else if let meant = FolderType.misspelledExtension(ofGroup: name) {
            warn(
                .unknownAssetType, "'\(name)' does not end with a known asset type; it is read as a group", at: path,
                "rename the folder; did you mean '.\(meant)'?")
        }
    }

    private mutating func warn(_ code: DiagnosticCode, _ message: String, at path: String, _ advice: String) {
        diagnostics.add(.warning, code, message, at: SourceLocation(path: path), advice: advice)
    }
}
