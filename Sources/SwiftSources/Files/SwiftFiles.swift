import FileAccess

/// A Swift file, and the module that it belongs to as far as folders tell.
package struct SwiftFile: Sendable, Hashable {
    package var path: String
    package var module: String
}

/// The Swift files below a folder, in an order that depends on nothing but names. Hidden folders and those of tools are passed
/// over, and so are manifests of packages.
///
/// The folders in `Sources` and `Tests`, and those beside a manifest or an Xcode project, are modules by their names. Other
/// folders belong to the module around them.
package struct SwiftFiles {
    package private(set) var all: [SwiftFile] = []
    private let fileSystem: any FileSystem
    private let root: String
    private var entriesLeft = Self.entryLimit

    /// How many files and folders are looked at: a folder that holds more was not meant to be searched whole.
    package static let entryLimit = 200_000
    /// How many bytes a file may have: nobody wrote a longer one.
    package static let sizeLimit = 16 << 20
    private static let depthLimit = 64

    /// Finds the files below a folder, or takes the one file that stands there.
    ///
    /// - Throws: A ``FileError`` for what cannot be listed, or holds too much.
    package init(_ path: String, _ fileSystem: any FileSystem) throws(FileError) {
        self.fileSystem = fileSystem
        root = FilePath.normalized(path)
        let isFile = try fileSystem.status(of: root)?.kind == .file
        let folder = isFile ? FilePath.parent(of: root) : root
        let module = FilePath.lastComponent(of: try fileSystem.realPath(of: folder))
        if isFile {
            all = [SwiftFile(path: root, module: module)]
        } else {
            try search(folder, module: module, depth: 0)
        }
    }

    private mutating func search(_ folder: String, module: String, depth: Int) throws(FileError) {
        let entries = try fileSystem.list(folder)
        let holdsModules =
            Self.holdsModules(entries) || Self.foldersOfModules.contains(FilePath.lastComponent(of: folder))
        for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
            guard entriesLeft > 0 else {
                let reason = "it holds more than \(Self.entryLimit) files and folders"
                throw FileError(path: root, operation: .list, reason: reason)
            }
            entriesLeft -= 1
            let path = FilePath.join(folder, entry.name)
            switch entry.kind {
            case .file where entry.name.hasSuffix(".swift") && entry.name != Self.manifest:
                if entry.size <= Self.sizeLimit { all.append(SwiftFile(path: path, module: module)) }
            // A link to a folder could lead back here, or out of the project.
            case .folder where !entry.isLink && depth < Self.depthLimit && !ForeignFolders.contains(entry.name):
                try search(path, module: holdsModules ? entry.name : module, depth: depth + 1)
            case .file, .folder, .other: break
            }
        }
    }

    private static func holdsModules(_ entries: [FolderEntry]) -> Bool {
        entries.contains { entry in
            entry.kind == .file ? entry.name == manifest : entry.name.hasSuffix(".xcodeproj")
        }
    }

    private static let manifest = "Package.swift"
    private static let foldersOfModules: Set<String> = ["Sources", "Tests"]
}
