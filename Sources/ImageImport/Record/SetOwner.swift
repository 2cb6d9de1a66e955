import FileAccess

/// Whose an image set is, by the bytes of its images.
enum SetOwner {
    /// No image is in it that could be lost.
    case nobody
    /// The files whose bytes an import has put there, by their names.
    case imports([String: ImageDigest])
    case person

    /// The images that an import may replace and remove.
    var images: [String: ImageDigest] {
        if case .imports(let images) = self { images } else { [:] }
    }
}

/// Finds out whose the sets of a catalog are.
struct SetOwners {
    private let record: ImportRecord?
    private let catalog: String
    private let fileSystem: any FileSystem
    /// What the record has of sets that are no more where they were, by the set's own name in lower case.
    private var moved: [String: Set<ImageDigest>] = [:]

    /// Takes what imports have put into a catalog; `nil` where none has left a record.
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
        // Before there were records, the author said it.
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
