import FileAccess

/// The owner of an image set, determined by the bytes of its images.
enum SetOwner {
    /// The set contains no image that could be lost.
    case nobody
    /// The imported files, by name.
    case imports([String: ImageDigest])
    case person

    /// The images that an import may replace or remove.
    var images: [String: ImageDigest] {
        if case .imports(let images) = self { images } else { [:] }
    }
}

/// Finds the owners of image sets.
struct SetOwners {
    private let record: ImportRecord?
    private let catalog: String
    private let fileSystem: any FileSystem
    /// The recorded images of sets that have been moved, by lower-case name.
    private var moved: [String: Set<ImageDigest>] = [:]

    /// Creates owners from the record of a catalog, if there is one.
    init(_ record: ImportRecord?, _ scan: CatalogScan, catalog: String, _ fileSystem: any FileSystem) {
        self.record = record
        self.catalog = catalog
        self.fileSystem = fileSystem
        let places = Set(scan.sets.map(\.path))
        for (path, images) in record?.sets ?? [:] where !places.contains(path) {
            moved[Self.name(path), default: []].formUnion(images.values.joined())
        }
    }

    func owner(of found: FoundSet) throws(FileError) -> SetOwner {
        let entries = found.namedFiles
        if entries.isEmpty { return .nobody }
        let known = record.map { record in
            record.sets[found.path].map { Set($0.values.joined()) } ?? moved[Self.name(found.path)] ?? []
        }
        // Imports before the record existed only set the author.
        if known == nil, !found.isImported { return .person }
        var own: [String: ImageDigest] = [:]
        for entry in entries where known?.contains(where: { $0.length == entry.size }) ?? true {
            let path = FilePath.join(FilePath.join(catalog, found.folder), entry.name)
            let digest = ImageDigest(try fileSystem.read(path))
            if known?.contains(digest) ?? true { own[entry.name] = digest }
        }
        return own.isEmpty ? .person : .imports(own)
    }

    private static func name(_ path: String) -> String { FilePath.lastComponent(of: path).lowercased() }
}
