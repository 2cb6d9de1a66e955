import FileAccess

/// A configuration in its output root, and which generated files are its own.
struct FileOwner: Sendable {
    /// The name of the configuration in headers.
    let name: String
    /// The output root, a real path.
    let root: String
    private let configurationFolder: String
    private let fileSystem: any FileSystem

    /// The owner for a configuration by its path, or the one that it would have where the built-in default holds; headers
    /// give it a name that was given instead. The output root is a real path.
    init(_ configuration: String, givenName: String?, root: String, _ fileSystem: any FileSystem) {
        name = EscapedText.onOneLine(givenName ?? ConfigurationName.of(configuration, root: root, fileSystem))
        self.root = root
        configurationFolder = FilePath.parent(of: configuration)
        self.fileSystem = fileSystem
    }

    /// By what temporary files of this configuration are known, on this machine.
    var temporaryMark: String { String(ContentChecksum.text(of: "\(root)\0\(name)".utf8).prefix(8)) }

    /// Whose a generated file is, held against one of this configuration at that place.
    func ownership(of file: GeneratedFile, wanted: GeneratedFile) -> FileOwnership {
        let configuration = file.configuration ?? ""
        if file.isOfEarlierVersion {
            let isOwn = configuration == FilePath.lastComponent(of: name) || isGone(configuration)
            return isOwn ? .madeByEarlierVersion : .another(configuration: configuration)
        }
        if configuration != wanted.configuration {
            guard isGone(configuration) else { return .another(configuration: configuration) }
            return file.isIntact ? .abandoned(configuration: configuration) : .edited
        }
        if file.output != wanted.output { return .moved(from: file.output ?? "") }
        return file.holdsConflicts ? .conflicted : file.isIntact ? .ours : .edited
    }

    /// Whether a configuration that a header names is there neither seen from the output root nor, as earlier versions
    /// named it, beside this one.
    private func isGone(_ configuration: String) -> Bool {
        configuration.isEmpty
            || [root, configurationFolder].allSatisfy {
                ConfigurationName.isGone(configuration, root: $0, fileSystem)
            }
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
