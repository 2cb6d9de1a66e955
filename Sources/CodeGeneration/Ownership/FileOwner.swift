import Diagnostics
import FileAccess

/// A configuration in its output root, and which generated files are its own.
struct FileOwner: Sendable {
    /// The name of the configuration in headers.
    let name: String
    /// The output root, a real path.
    let root: String
    /// The path of the configuration, its folder a real path.
    private let configuration: String
    private let fileSystem: any FileSystem

    /// The owner for a configuration by its path, or the one that it would have where the built-in default holds; headers
    /// give it a name that was given instead. The output root is a real path.
    init(_ configuration: String, givenName: String?, root: String, _ fileSystem: any FileSystem) {
        name = EscapedText.onOneLine(givenName ?? ConfigurationName.of(configuration, root: root, fileSystem))
        self.root = root
        let folder = FilePath.parent(of: configuration)
        self.configuration = FilePath.join(
            (try? fileSystem.realPath(of: folder)) ?? folder, FilePath.lastComponent(of: configuration))
        self.fileSystem = fileSystem
    }

    /// By what temporary files of this configuration are known, on this machine.
    var temporaryMark: String { String(ContentChecksum.text(of: "\(root)\0\(name)".utf8).prefix(8)) }

    /// Whose a generated file is, by its absolute path, held against one of this configuration at that place.
    func ownership(of file: GeneratedFile, at path: String, wanted: GeneratedFile) -> FileOwnership {
        if file.isOfEarlierVersion { return ownershipOfEarlierVersion(file.configuration ?? "") }
        guard let configuration = file.configuration, let output = file.output else { return .edited }
        let home = Self.root(below: output, at: path)
        let hasName = configuration == wanted.configuration
        if (hasName && home == root)
            || home.map({ FilePath.normalised(FilePath.join($0, configuration)) }) == self.configuration
        {
            return file.holdsConflicts ? .conflicted : file.isIntact ? .ours : .edited
        }
        guard ConfigurationName.isGone(configuration, root: home ?? root, fileSystem) || (hasName && home == nil) else {
            return .another(configuration: configuration)
        }
        if hasName { return .moved(from: output) }
        return file.isIntact ? .abandoned(configuration: configuration) : .edited
    }

    /// Earlier versions wrote the configuration's last name only, which was in the output root or beside this one.
    private func ownershipOfEarlierVersion(_ configuration: String) -> FileOwnership {
        let isOwn = configuration == FilePath.lastComponent(of: name)
        let isGone = [root, FilePath.parent(of: self.configuration)].allSatisfy {
            ConfigurationName.isGone(configuration, root: $0, fileSystem)
        }
        return isOwn || isGone ? .madeByEarlierVersion : .another(configuration: configuration)
    }

    /// The output root that a file says it is below, if it is where it says: a package or a working tree inside has its own.
    private static func root(below output: String, at path: String) -> String? {
        let place = ("/" + output).utf8
        guard path.utf8.suffix(place.count).elementsEqual(place) else { return nil }
        return FilePath.normalised("/" + String(Substring(path.utf8.dropLast(place.count))))
    }
}

/// Whose a generated file is, seen from one configuration.
enum FileOwnership: Hashable {
    /// Configuration, place and content agree.
    case ours
    /// Somebody has changed the content.
    case edited
    /// It was generated for another place, and put here by somebody.
    case moved(from: String)
    /// Git could not merge two versions of it.
    case conflicted
    /// A version made it that wrote neither place nor checksum.
    case madeByEarlierVersion
    /// Its configuration is another one, which is there or cannot be found from here.
    case another(configuration: String)
    /// Its configuration is gone; nobody has changed it.
    case abandoned(configuration: String)
}
