import DesignTokens
import FileAccess
import LocatedJSON

/// The folders around token files, on the disk.
struct ProjectFolders: TokenFolders {
    private let fileSystem: any FileSystem
    /// The folder that references may not leave, neither by their text nor through links.
    private let root: String
    /// Whether files of all folders belong together because the configuration defines their modes.
    private let areJoined: Bool

    private static let heightLimit = 16

    /// Creates the folders around a file. References stay in the configuration's folder, or, for files elsewhere, in
    /// the file's own folder.
    init(around file: String, in folder: String, areJoined: Bool = false, fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        self.areJoined = areJoined
        root = FilePath.contains(folder: folder, file) ? folder : FilePath.parent(of: file)
    }

    func folder(around file: String, holding names: [String]) -> String? {
        var current = FilePath.parent(of: file)
        for _ in 0..<Self.heightLimit {
            if names.contains(where: { exists($0, in: current) }) { return current }
            // Folders above the working directory belong to other projects.
            guard current != ".", current != "/", FilePath.lastComponent(of: current) != ".." else { return nil }
            current = FilePath.parent(of: current)
        }
        return nil
    }

    func folder(of file: String) -> String { areJoined ? root : FilePath.parent(of: file) }

    func path(of file: String, from folder: String) -> String {
        FilePath.relative(FilePath.normalized(file), to: folder) ?? file
    }

    func find(_ name: String, in folder: String) -> FoundFile? {
        exists(name, in: folder) ? read(FilePath.join(folder, name)) : nil
    }

    func holdsObject(_ name: String, in folder: String) -> Bool {
        // More than a byte-order mark and a few blank lines in front of it are unlikely.
        let start = try? fileSystem.readStart(of: FilePath.join(folder, name), count: 64)
        return start?.first { 0x21..<0x80 ~= $0 } == UInt8(ascii: "{")
    }

    func find(referred path: String) -> FoundFile {
        guard FilePath.contains(folder: root, path) else { return .outside }
        do {
            guard try fileSystem.status(of: path) != nil else { return .unreadable(reason: "the file does not exist") }
            let folder = try fileSystem.realPath(of: root)
            guard FilePath.contains(folder: folder, try fileSystem.realPath(of: path)) else { return .outside }
        } catch {
            return .unreadable(reason: error.reason)
        }
        return read(path)
    }

    private func exists(_ name: String, in folder: String) -> Bool {
        (try? fileSystem.status(of: FilePath.join(folder, name)))?.kind == .file
    }

    private func read(_ path: String) -> FoundFile {
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.readTokenFile(path)
        } catch {
            return .unreadable(reason: error.reason)
        }
        do {
            return .document(try JSONDocument(tokenFile: bytes, path: path))
        } catch {
            return .invalid(error.diagnostic)
        }
    }
}
