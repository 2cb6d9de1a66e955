import FileAccess

/// The folders in which changes can affect a run.
///
/// Folders are watched instead of files, because editors replace files when saving, and missing files can appear.
package struct WatchedFolders: Sendable, Hashable {
    /// The relevant changes in a folder.
    package struct Interest: Sendable, Hashable {
        /// The requested names.
        package var names: Set<String>
        /// Whether all names are relevant because the folder was listed.
        package var isListed: Bool
        /// Whether the folder was requested, instead of being on the way to one.
        package var isNamed: Bool

        package init(names: Set<String> = [], isListed: Bool = false, isNamed: Bool = false) {
            self.names = names
            self.isListed = isListed
            self.isNamed = isNamed
        }

        /// Returns whether a change of a name is relevant.
        package func includes(_ name: String) -> Bool {
            names.contains(name) || isListed && !WatchedFolders.isSkipped(name)
        }

        mutating func formUnion(_ other: Interest) {
            names.formUnion(other.names)
            isListed = isListed || other.isListed
            isNamed = isNamed || other.isNamed
        }
    }

    /// The relevant changes in each folder, by real path.
    package private(set) var interests: [String: Interest] = [:]

    package init() {}

    /// Returns whether a name is skipped when a folder is listed: hidden files and backup copies of editors.
    package static func isSkipped(_ name: String) -> Bool {
        FilePath.isHidden(name) || name.utf8.last == UInt8(ascii: "~")
    }

    /// Finds the folders around requested paths, on the way to them, and where links lead.
    init(_ questions: some Sequence<RecordingFileSystem.Question>, _ fileSystem: any FileSystem) {
        var search = WatchedFolderSearch(fileSystem)
        for question in questions {
            search.add(question.path)
            if question.subject == .list { search.addListed(question.path) }
        }
        for (folder, interest) in search.interests {
            guard let path = try? fileSystem.realPath(of: folder) else { continue }
            interests[path, default: Interest()].formUnion(interest)
        }
    }
}

/// Finds the folders that determine paths, as the paths spell them.
private struct WatchedFolderSearch {
    private let fileSystem: any FileSystem
    private(set) var interests: [String: WatchedFolders.Interest] = [:]
    /// The paths that have been searched.
    private var known: Set<String> = []

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// Adds the folder around a path, or its nearest existing parent.
    mutating func add(_ path: String) {
        let path = FilePath.normalized(path)
        addWay(to: path)
        markNearestFolder(above: path)
    }

    mutating func addListed(_ path: String) {
        interests[FilePath.normalized(path), default: .init()].isListed = true
        interests[FilePath.normalized(path)]?.isNamed = true
    }

    /// Adds the folders on the way to a path, and those of its target if it is a link.
    private mutating func addWay(to path: String) {
        var path = path
        while known.insert(path).inserted, ![".", "..", "/"].contains(FilePath.lastComponent(of: path)) {
            let folder = FilePath.parent(of: path)
            interests[folder, default: .init()].names.insert(FilePath.lastComponent(of: path))
            if (try? fileSystem.status(of: path))?.isLink == true, let target = try? fileSystem.realPath(of: path) {
                add(target)
            }
            path = folder
        }
    }

    private mutating func markNearestFolder(above path: String) {
        var folder = FilePath.parent(of: path)
        while interests[folder] != nil {
            if interests[folder]?.isNamed == true { return }
            if (try? fileSystem.status(of: folder))?.kind == .folder {
                interests[folder]?.isNamed = true
                return
            }
            folder = FilePath.parent(of: folder)
        }
    }
}
