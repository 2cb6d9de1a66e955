import FileAccess

/// The folders in which something can change what a run has read.
///
/// Folders are watched, not files: an editor that saves carefully puts another file in the place of the one there was, and
/// a file that is missing can come.
package struct WatchedFolders: Sendable, Hashable {
    /// What counts in a folder.
    package struct Interest: Sendable, Hashable {
        /// The names that were asked for.
        package var names: Set<String>
        /// Whether everything counts, because the folder was listed.
        package var isListed: Bool
        /// Whether the folder is one of those that were asked about, and not only on the way to one.
        package var isNamed: Bool

        package init(names: Set<String> = [], isListed: Bool = false, isNamed: Bool = false) {
            self.names = names
            self.isListed = isListed
            self.isNamed = isNamed
        }

        /// Whether a change at a name is worth a look.
        package func includes(_ name: String) -> Bool {
            names.contains(name) || isListed && !WatchedFolders.isPassedOver(name)
        }

        mutating func formUnion(_ other: Interest) {
            names.formUnion(other.names)
            isListed = isListed || other.isListed
            isNamed = isNamed || other.isNamed
        }
    }

    /// What counts in each folder, by its real path.
    package private(set) var interests: [String: Interest] = [:]

    package init() {}

    /// Whether nobody means a file by its name where all of a folder are meant: one that is hidden, as those are that
    /// editors keep while they edit, and a copy that they leave.
    package static func isPassedOver(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: "~")
    }

    /// The folders around what was asked about, those on the way to them, and where links lead.
    init(_ questions: some Sequence<RememberingFileSystem.Question>, _ fileSystem: any FileSystem) {
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

/// Finds the folders by which paths can change, as the paths spell them.
private struct WatchedFolderSearch {
    private let fileSystem: any FileSystem
    private(set) var interests: [String: WatchedFolders.Interest] = [:]
    /// The paths whose ways are known.
    private var known: Set<String> = []

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// Adds the folder around a path; where it is missing, the nearest above it.
    mutating func add(_ path: String) {
        let path = FilePath.normalized(path)
        addWay(to: path)
        markNearestFolder(above: path)
    }

    mutating func addListed(_ path: String) {
        interests[FilePath.normalized(path), default: .init()].isListed = true
        interests[FilePath.normalized(path)]?.isNamed = true
    }

    /// Adds the folders on the way to a path, by text, and to where it leads if it is a link.
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
