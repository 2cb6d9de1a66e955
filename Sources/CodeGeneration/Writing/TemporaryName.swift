import FileAccess

/// The names of the files that hold new content until it is complete: hidden, different in every run, and
/// recognizable, so that a later run can clear up after one that was killed.
package struct TemporaryName: Hashable {
    /// By what the temporary files of one configuration in one output root are known: eight hexadecimal digits.
    let mark: String

    /// Those of upgrades of token files, which no configuration owns.
    static let ofUpgrades = TemporaryName(mark: "00000000")

    /// Those of imports into an asset catalog, which one run at a time writes to.
    package static let ofImports = TemporaryName(mark: "00000001")

    /// A new name for the next content of the file `output`, to be used in its folder.
    func make(for output: String) -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        let unique = String(repeating: "0", count: Self.digitCount - digits.utf8.count) + digits
        return ".\(output).\(mark)-\(unique)\(Self.suffix)"
    }

    /// A new path for the next content of a file.
    package func path(for target: String) -> String {
        FilePath.join(FilePath.parent(of: target), make(for: FilePath.lastComponent(of: target)))
    }

    /// Whether a name is one of those that ``make(for:)`` makes.
    package func made(_ name: String) -> Bool {
        let start = name.utf8.dropLast(Self.digitCount + Self.suffix.utf8.count)
        return Self.isTemporary(name) && start.suffix(mark.utf8.count + 2).elementsEqual(".\(mark)-".utf8)
    }

    /// Whether a name is that of a temporary file, whosever it is.
    static func isTemporary(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.first == UInt8(ascii: "."), bytes.count > suffix.utf8.count + digitCount,
            bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        else { return false }
        return bytes.dropLast(suffix.utf8.count).suffix(digitCount).allSatisfy(isHexadecimal)
    }

    // MARK: - Clearing up

    /// The age in seconds at which a temporary file can be of no run that still goes on.
    private static let oldAge = 3600

    /// The temporary files in a folder that no run needs any more: those of this name are of runs that have ended,
    /// because this one holds the lock; of others' it takes time to be sure.
    package func strays(among entries: [FolderEntry], in folder: String, _ fileSystem: any FileSystem) -> [String] {
        Self.strays(among: entries, in: folder, fileSystem, isOwn: made)
    }

    /// The temporary files in a folder that are too old to be of any run.
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
