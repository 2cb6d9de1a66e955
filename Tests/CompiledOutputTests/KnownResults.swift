import FileAccess
import GoldenCases
import TestSupport

/// What was compiled and run without an error before, in a folder beside the built tests.
///
/// A result depends on the compiler, the stubs, the arguments and the files alone. Until one of these changes, it is not
/// asked for again; without the folder, everything is.
struct KnownResults: Sendable {
    /// The results of this run of the tests and earlier ones.
    static let shared = Task { try await KnownResults() }

    /// The folder; `nil` where the tests are not built in the repository.
    private let folder: String?
    private let start: Checksum

    private init() async throws {
        let place = FilePath.parent(of: CommandLine.arguments.first ?? "")
        folder = FilePath.contains(folder: Repository.root, place) ? FilePath.join(place, "CompiledOutput") : nil
        let version = try await SwiftCompiler(folder: TemporaryFolder.lasting.get()).run(["--version"])
        let stubs = Repository.path("Tests/Stubs")
        start = try Checksum().adding(version.text).adding(
            files: FileTree.paths(in: stubs).map { FilePath.join(stubs, $0) })
    }

    /// Returns the name of a result, which no other result has.
    ///
    /// - Parameters:
    ///   - texts: All texts that the result depends on.
    ///   - files: The paths of all files that it depends on. Their folders do not count.
    /// - Returns: The name.
    /// - Throws: What keeps a file from being read.
    func name(_ texts: [String], files: [String]) throws -> String {
        try texts.reduce(start) { $0.adding($1) }.adding(files: files).text
    }

    /// Returns the text that was remembered with a name.
    func text(of name: String) -> String? {
        let bytes = folder.flatMap { try? LocalFileSystem().read(FilePath.join($0, name)) }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Remembers a text, if that is possible.
    func remember(_ text: String, as name: String) {
        guard let folder else { return }
        try? LocalFileSystem().createFolders(folder)
        try? LocalFileSystem().create(FilePath.join(folder, name), bytes: Array(text.utf8), permissions: nil)
    }
}

/// A checksum that tells apart texts that differ by accident (FNV-1a, 64 bits, of each text and its length).
private struct Checksum {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    var text: String { String(value, radix: 16) }

    func adding(_ text: String) -> Checksum { adding(Array(text.utf8)) }

    func adding(files: [String]) throws -> Checksum {
        try files.reduce(self) { try $0.adding(FilePath.lastComponent(of: $1)).adding(LocalFileSystem().read($1)) }
    }

    private func adding(_ bytes: [UInt8]) -> Checksum {
        var sum = self
        for byte in bytes { sum.add(UInt64(byte)) }
        sum.add(UInt64(bytes.count))
        return sum
    }

    private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}
