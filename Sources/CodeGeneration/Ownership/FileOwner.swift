import FileAccess

/// A configuration and its output root, which own generated files.
struct FileOwner: Sendable {
    /// The output root, a real path.
    let root: String
    private let configuration: ConfigurationName
    private let fileSystem: any FileSystem
    private let mergedVersions: MergedVersions

    /// Creates the owner for a configuration's name and an output root, which is a real path. `mergedVersions` decide
    /// about merge conflicts if they can be found.
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

    /// The mark of this configuration's temporary files on this machine.
    var temporaryMark: String { String(ContentChecksum.text(of: "\(root)\0\(name)".utf8).prefix(8)) }

    /// Returns the owner of a generated file at an absolute path. `wanted` is the content of its output, if there is
    /// one.
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
            return .another(configuration: shown(name, from: home ?? root))
        }
        if hasName { return .moved(from: output) }
        let folder = FilePath.parent(of: FilePath.join(home ?? root, name))
        return file.isIntact ? .abandoned(configuration: name, folder: folder) : .edited
    }

    /// Returns the name of another configuration for messages: its path relative to this one, not to the output root.
    private func shown(_ name: String, from root: String) -> String {
        guard FilePath.ending(of: name) == "json" else { return name }
        let path = FilePath.normalized(FilePath.join(root, name))
        return FilePath.relative(path, to: FilePath.parent(of: configuration.file)) ?? name
    }

    /// Returns the output root in a file's header, if the file is there. Packages and working trees inside have their
    /// own roots.
    private static func root(below output: String, at path: String) -> String? {
        let place = ("/" + output).utf8
        guard path.utf8.suffix(place.count).elementsEqual(place) else { return nil }
        return FilePath.normalized("/" + String(Substring(path.utf8.dropLast(place.count))))
    }
}

// MARK: - Conflicts of Git

/// Returns the two versions that Git could not merge into the file at a path, or none if Git no longer has them.
package typealias MergedVersions = @Sendable (_ path: String) -> [[UInt8]]

extension FileOwner {
    /// Returns the owner of a conflicted file. It is ours if both versions have the content in their own header, or the
    /// content that this run writes. If Git merged other lines, each side has some of the other's, and only the whole
    /// versions can decide.
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

/// The owner of a generated file from the point of view of a configuration.
enum FileOwnership: Hashable {
    /// Configuration, place and content match.
    case ours
    /// The content was edited.
    case edited
    /// The file was generated for another place and moved or copied here.
    case moved(from: String)
    /// The file has merge conflicts between two generated versions.
    case conflicted
    /// The file has merge conflicts, and a version or the merged text was edited, at the line if it is known.
    case editedInConflict(line: Int?)
    /// Another configuration, which exists or cannot be found from here.
    case another(configuration: String)
    /// The configuration no longer exists in that folder, and the file was not edited.
    case abandoned(configuration: String, folder: String)

    fileprivate var isOfSomebodyElse: Bool {
        switch self {
        case .moved, .another: true
        case .ours, .edited, .editedInConflict, .conflicted, .abandoned: false
        }
    }
}
