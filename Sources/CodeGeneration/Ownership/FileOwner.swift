import FileAccess

/// A configuration in its output root, and which generated files are its own.
struct FileOwner: Sendable {
    /// The output root, a real path.
    let root: String
    private let configuration: ConfigurationName
    private let fileSystem: any FileSystem
    private let mergedVersions: MergedVersions

    /// The owner for a configuration by what headers call it, and an output root, which is a real path. In merge conflicts
    /// the versions decide, where they can be found.
    init(
        _ configuration: ConfigurationName, root: String, _ fileSystem: any FileSystem,
        mergedVersions: @escaping MergedVersions = { _ in [] }
    ) {
        self.configuration = configuration
        self.root = root
        self.fileSystem = fileSystem
        self.mergedVersions = mergedVersions
    }

    /// The name of the configuration in headers.
    var name: String { configuration.text(from: root) }

    /// By what temporary files of this configuration are known, on this machine.
    var temporaryMark: String { String(ContentChecksum.text(of: "\(root)\0\(name)".utf8).prefix(8)) }

    /// Who owns a generated file at an absolute path, and with which content this configuration would replace it: none where
    /// no output makes the file.
    func ownership(of file: FileVersions, at path: String, wanted: [UInt8]? = nil) -> FileOwnership {
        switch file {
        case .generated(let file): ownership(of: file, at: path)
        case .conflicted(let conflict, let versions):
            ownership(of: ConflictedFile(conflict, versions, path: path, wanted: wanted))
        }
    }

    private func ownership(of file: GeneratedFile, at path: String) -> FileOwnership {
        guard let name = file.configuration, let output = file.output else { return .edited }
        let home = Self.root(below: output, at: path)
        if let home, configuration.isName(name, from: home, own: root) {
            return file.isIntact ? .ours : .edited
        }
        let hasName = name.utf8.elementsEqual(self.name.utf8)
        guard ConfigurationName.isGone(name, root: home ?? root, fileSystem) || (hasName && home == nil) else {
            return .another(configuration: name)
        }
        if hasName { return .moved(from: output) }
        let folder = FilePath.parent(of: FilePath.join(home ?? root, name))
        return file.isIntact ? .abandoned(configuration: name, folder: folder) : .edited
    }

    /// The output root that a file says it is below, if it is where it says: a package or a working tree inside has its own.
    private static func root(below output: String, at path: String) -> String? {
        let place = ("/" + output).utf8
        guard path.utf8.suffix(place.count).elementsEqual(place) else { return nil }
        return FilePath.normalized("/" + String(Substring(path.utf8.dropLast(place.count))))
    }
}

// MARK: - Conflicts of Git

/// Finds the whole versions that Git could not merge into the file at a path, while it still has them: two, or none.
package typealias MergedVersions = @Sendable (_ path: String) -> [[UInt8]]

extension FileOwner {
    /// A conflicted file is ours where both versions are: each is what its own header says, or what this run writes. Where Git
    /// has merged other lines, each side of the marks has some of the other's: then only the whole versions can tell.
    private func ownership(of file: ConflictedFile) -> FileOwnership {
        let ownerships = file.versions.map { $0.map { ownership(of: $0, at: file.path) } ?? .edited }
        if let other = ownerships.first(where: \.isOfSomebodyElse) { return other }
        let areGenerated = zip(ownerships, file.versions).allSatisfy { $0 != .edited || file.isWanted($1) }
        if areGenerated { return .conflicted }
        let whole = mergedVersions(file.path)
        let areOurs = whole.count == 2 && whole.allSatisfy { isOurs($0, at: file.path) }
        let line = file.lineOfEdit(besides: areOurs ? whole : [])
        return areOurs && line == nil ? .conflicted : .editedInConflict(line: line)
    }

    private func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
        HeaderForm.of(path).read(bytes).map { ownership(of: $0, at: path) } == .ours
    }
}

/// Who owns a generated file, seen from one configuration.
enum FileOwnership: Hashable {
    /// Configuration, place and content agree.
    case ours
    /// Somebody has changed the content.
    case edited
    /// It was generated for another place, and put here by somebody.
    case moved(from: String)
    /// Git could not merge two versions of it, both of which were generated.
    case conflicted
    /// Git could not merge two versions of it, and somebody has changed one or what was merged, in that line if it is known.
    case editedInConflict(line: Int?)
    /// Its configuration is another one, which is there or cannot be found from here.
    case another(configuration: String)
    /// Its configuration is gone from that folder; nobody has changed it.
    case abandoned(configuration: String, folder: String)

    fileprivate var isOfSomebodyElse: Bool {
        switch self {
        case .moved, .another: true
        case .ours, .edited, .editedInConflict, .conflicted, .abandoned: false
        }
    }
}
