import FileAccess
import TestSupport
import Testing

@Suite("The local file system")
struct LocalFileSystemTests {
    private let fileSystem = LocalFileSystem()

    @Test("a file is read back as it was written", arguments: [0, 1, 4096, 3_000_001])
    func roundTrip(_ count: Int) throws {
        try withTemporaryFolder { folder in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try fileSystem.create(folder("file"), bytes: bytes, permissions: nil)
            #expect(try fileSystem.read(folder("file")) == bytes)
            #expect(try fileSystem.readStart(of: folder("file"), count: 5) == Array(bytes.prefix(5)))
            #expect(try fileSystem.readPart(of: folder("file"), 3..<9) == Array(bytes.prefix(9).dropFirst(3)))
        }
    }

    @Test("anything but a regular file is an error at once, without waiting for a pipe's writer")
    func irregularFiles() throws {
        try withTemporaryFolder { folder in
            try folder.makePipe("pipe")
            #expect(message { try fileSystem.read(folder("pipe")) } == "cannot read: not a regular file")
            #expect(message { try fileSystem.read("/dev/zero") } == "cannot read: not a regular file")
            #expect(message { try fileSystem.read(folder.path) } == "cannot read: is a directory")
        }
    }

    @Test("errors say in plain words what was tried and why it failed")
    func errors() throws {
        try withTemporaryFolder { folder in
            let missing = folder("missing")
            #expect(message { try fileSystem.read(missing) } == "cannot read: no such file or directory")
            #expect(message { try fileSystem.list(missing) } == "cannot list: no such file or directory")
            #expect(message { try fileSystem.removeFile(missing) } == "cannot remove: no such file or directory")
            #expect(message { try fileSystem.createFolder(folder.path) } == "cannot create the folder: file exists")
        }
    }

    @Test("a path with a NUL is rejected")
    func nulInPath() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "file")
            #expect(message { try fileSystem.removeFile(folder("file\0.swift")) }?.contains("NUL") == true)
            #expect(folder.text(of: "file") == "")
        }
    }

    @Test("a file larger than the limit is an error, before anything is allocated for it")
    func sizeLimit() throws {
        try withTemporaryFolder { folder in
            try folder.write("12345", to: "file")
            let small = LocalFileSystem(sizeLimit: 4)
            #expect(message { try small.read(folder("file")) } == "cannot read: the file is larger than 4 bytes")
            #expect(try small.readStart(of: folder("file"), count: 2) == Array("12".utf8))
        }
    }

    @Test("a listing is sorted by bytes and tells kinds, links followed and named as such")
    func listing() throws {
        try withTemporaryFolder { folder in
            for name in ["b", "ä", "a10", "a2"] { try folder.write("", to: name) }
            try folder.write("ab", to: "Z")
            try folder.makeFolder("folder")
            try folder.makeLink("link", to: "folder")
            try folder.makeLink("nowhere", to: "missing")
            try folder.makePipe("pipe")
            #expect(
                try fileSystem.list(folder.path) == [
                    FolderEntry(name: "Z", kind: .file, size: 2), FolderEntry(name: "a10", kind: .file),
                    FolderEntry(name: "a2", kind: .file), FolderEntry(name: "b", kind: .file),
                    FolderEntry(name: "folder", kind: .folder), FolderEntry(name: "link", kind: .folder, isLink: true),
                    FolderEntry(name: "nowhere", kind: .other, isLink: true), FolderEntry(name: "pipe", kind: .other),
                    FolderEntry(name: "ä", kind: .file),
                ])
        }
    }

    @Test("nothing at a path is a status too; a link to nowhere is not nothing")
    func status() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "file")
            try folder.setPermissions(0o640, of: "file")
            try folder.makeLink("nowhere", to: "missing")
            #expect(try fileSystem.status(of: folder("missing")) == nil)
            #expect(try fileSystem.status(of: folder("file/below")) == nil)
            #expect(try fileSystem.status(of: folder("file")) == FileStatus(kind: .file, permissions: 0o640))
            let nowhere = try #require(try fileSystem.status(of: folder("nowhere")))
            #expect(nowhere.kind == .other && nowhere.isLink)
        }
    }

    @Test("creating never replaces a file or the target of a link")
    func createIsExclusive() throws {
        try withTemporaryFolder { folder in
            try folder.write("old", to: "file")
            try folder.makeLink("link", to: "target")
            for path in ["file", "link"] {
                #expect(
                    message { try fileSystem.create(folder(path), bytes: [], permissions: nil) }
                        == "cannot write: file exists")
            }
            #expect(folder.text(of: "file") == "old")
            #expect(try folder.everything() == ["file", "link"])
        }
    }

    @Test("permissions are those asked for")
    func permissions() throws {
        try withTemporaryFolder { folder in
            try fileSystem.create(folder("file"), bytes: [1], permissions: 0o666)
            #expect(try fileSystem.status(of: folder("file"))?.permissions == 0o666)
        }
    }

    @Test("folders are created with those above them, and a file in the way is an error")
    func createFolders() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "file")
            #expect(try fileSystem.missingFolders(of: folder("a/b/c")) == ["a", "a/b", "a/b/c"].map { folder($0) })
            try fileSystem.createFolders(folder("a/b/c"))
            #expect(try fileSystem.missingFolders(of: folder("a/b/c")).isEmpty)
            #expect(
                message { try fileSystem.createFolders(folder("file/x")) }
                    == "cannot create the folder: not a directory")
        }
    }

    /// The message of the file error that `body` throws; `nil` when it throws none.
    private func message<Outcome>(_ body: () throws -> Outcome) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? FileError)?.message
        }
    }
}
