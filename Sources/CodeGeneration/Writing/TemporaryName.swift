import Diagnostics
import FileAccess

/// The names of files with incomplete content: hidden, different in every run, and recognizable, so that a later run
/// can clean up after a killed one.
package struct TemporaryName: Hashable {
    /// Eight hexadecimal digits that identify the configuration and output root.
    let mark: String

    /// The names for changes of files of the user, which no configuration owns.
    static let ofUserFiles = TemporaryName(mark: "00000000")

    /// The names for imports into an asset catalog, to which one run writes at a time.
    package static let ofImports = TemporaryName(mark: "00000001")

    /// Returns a new name for the next content of the file `output`.
    func make(for output: String) -> String {
        let unique = UInt64.random(in: .min ... .max).hexadecimal(digits: Self.digitCount, uppercase: false)
        return ".\(output).\(mark)-\(unique)\(Self.suffix)"
    }

    /// Returns a new path for the next content of a file.
    package func path(for target: String) -> String {
        FilePath.join(FilePath.parent(of: target), make(for: FilePath.lastComponent(of: target)))
    }

    /// Returns whether a name is one that ``make(for:)`` creates.
    package func made(_ name: String) -> Bool {
        let start = name.utf8.dropLast(Self.digitCount + Self.suffix.utf8.count)
        return Self.isTemporary(name) && start.suffix(mark.utf8.count + 2).elementsEqual(".\(mark)-".utf8)
    }

    /// Returns whether a name is that of any temporary file.
    static func isTemporary(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.first == UInt8(ascii: "."), bytes.count > suffix.utf8.count + digitCount,
            bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        else { return false }
        return bytes.dropLast(suffix.utf8.count).suffix(digitCount).allSatisfy(isHexadecimal)
    }

    // MARK: - Clearing up

    /// The age in seconds after which a temporary file belongs to no running process.
    private static let oldAge = 3600

    /// Returns the abandoned temporary files in a folder. Those of this name belong to ended runs because this run
    /// holds the lock; those of others must be old.
    package func strays(among entries: [FolderEntry], in folder: String, _ fileSystem: any FileSystem) -> [String] {
        Self.strays(among: entries, in: folder, fileSystem, isOwn: made)
    }

    /// Returns the temporary files in a folder that are too old to belong to a running process.
    static func strays(in folder: String, _ fileSystem: any FileSystem) -> [String] {
        strays(among: (try? fileSystem.list(folder)) ?? [], in: folder, fileSystem) { _ in false }
    }

    private static func strays(
        among entries: [FolderEntry], in folder: String, _ fileSystem: any FileSystem, isOwn: (String) -> Bool
    ) -> [String] {
        entries.filter { $0.kind == .file && !$0.isLink && isTemporary($0.name) }.compactMap { entry in
            let path = FilePath.join(folder, entry.name)
            let isOld = { ((try? fileSystem.age(of: path)) ?? 0) > oldAge }
            return isOwn(entry.name) || isOld() ? path : nil
        }
    }

    private static let suffix = ".tokengenerator-tmp"
    private static let digitCount = 16

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
}
