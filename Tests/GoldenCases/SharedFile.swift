import FileAccess

/// An expected file that several cases have in common. The folder `Shared` contains it once, and the file of each case is
/// the one line that refers to it:
///
///     // = Shared/Color+Hex.swift
package struct SharedFile: Hashable, Sendable {
    /// The name in `Shared`.
    package let name: String

    private static let folder = Repository.path("Tests/CodeGenerationTests/Golden/Shared")
    private static let start = "// = Shared/"

    /// All shared files, by name.
    package static func all() throws -> [SharedFile] { try FileTree.paths(in: folder).map(SharedFile.init) }

    private init(name: String) { self.name = name }

    /// Reads the line that refers to a shared file; `nil` if an expected file is a case's own.
    package init?(reference bytes: [UInt8]) {
        guard bytes.starts(with: Self.start.utf8), bytes.firstIndex(of: UInt8(ascii: "\n")) == bytes.count - 1 else {
            return nil
        }
        name = String(decoding: bytes.dropFirst(Self.start.utf8.count).dropLast(), as: UTF8.self)
    }

    /// The line that refers to the file.
    package var reference: [UInt8] { Array("\(Self.start)\(name)\n".utf8) }

    /// Where the file is.
    package var path: String { FilePath.join(Self.folder, name) }

    /// The content that each of the cases expects.
    package func bytes() throws -> [UInt8] { try LocalFileSystem().read(path) }

    /// Replaces the content, for all cases that refer to the file.
    func write(_ bytes: [UInt8]) throws {
        try LocalFileSystem().removeFile(path)
        try LocalFileSystem().create(path, bytes: bytes, permissions: nil)
    }
}
