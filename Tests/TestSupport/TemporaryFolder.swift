import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder on the real disk for one test; removed with all it holds when `body` returns.
package func withTemporaryFolder<Outcome>(_ body: (TemporaryFolder) throws -> Outcome) throws -> Outcome {
    let folder = try TemporaryFolder.make()
    defer { try? folder.removeAll(in: folder.path) }
    return try body(folder)
}

/// A folder on the real disk for one test that waits for something.
package func withTemporaryFolder<Outcome: Sendable>(
    _ body: (TemporaryFolder) async throws -> Outcome
) async throws -> Outcome {
    let folder = try TemporaryFolder.make()
    defer { try? folder.removeAll(in: folder.path) }
    return try await body(folder)
}

/// What a test may put into its folder and ask about it. Paths are relative to the folder.
package struct TemporaryFolder: Sendable {
    /// The absolute path, without links.
    package let path: String
    private let fileSystem = LocalFileSystem()

    /// The absolute path of something in the folder.
    package func callAsFunction(_ relative: String) -> String { FilePath.join(path, relative) }

    /// Writes a text file, and the folders above it that are missing.
    package func write(_ text: String, to relative: String) throws { try write(Array(text.utf8), to: relative) }

    /// Writes a file, and the folders above it that are missing.
    package func write(_ bytes: [UInt8], to relative: String) throws {
        try fileSystem.createFolders(FilePath.parent(of: self(relative)))
        if try fileSystem.status(of: self(relative)) != nil { try fileSystem.removeFile(self(relative)) }
        try fileSystem.create(self(relative), bytes: bytes, permissions: nil)
    }

    /// Makes a folder and those above it.
    package func makeFolder(_ relative: String) throws { try fileSystem.createFolders(self(relative)) }

    /// Makes a symbolic link that holds the text `target`.
    package func makeLink(_ relative: String, to target: String) throws {
        if symlink(target, self(relative)) != 0 { throw TestSupportError(message: "symlink failed") }
    }

    /// Makes a named pipe.
    package func makePipe(_ relative: String) throws {
        if mkfifo(self(relative), 0o600) != 0 { throw TestSupportError(message: "mkfifo failed") }
    }

    /// The text of a file; `nil` when it cannot be read.
    package func text(of relative: String) -> String? {
        (try? fileSystem.read(self(relative))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Sets the permission bits of a file or folder.
    package func setPermissions(_ permissions: UInt16, of relative: String) throws {
        if chmod(self(relative), mode_t(permissions)) != 0 { throw TestSupportError(message: "chmod failed") }
    }

    /// Sets how many seconds ago a file was last modified.
    package func setAge(_ seconds: Int, of relative: String) throws {
        let time = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
        if utimes(self(relative), [time, time]) != 0 { throw TestSupportError(message: "utimes failed") }
    }

    /// A number that changes whenever a file is replaced or written to: its inode and modification time.
    package func identity(of relative: String) throws -> String {
        var status = stat()
        if stat(self(relative), &status) != 0 { throw TestSupportError(message: "stat failed") }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return "\(status.st_ino) \(time.tv_sec) \(time.tv_nsec)"
    }

    /// The paths of all that the folder holds, links not followed, folders with a slash at the end.
    package func everything(in relative: String = "") throws -> [String] {
        var result: [String] = []
        for entry in try fileSystem.list(self(relative)) {
            let path = FilePath.join(relative, entry.name)
            if entry.kind == .folder, !entry.isLink {
                result.append(path + "/")
                result += try everything(in: path)
            } else {
                result.append(path)
            }
        }
        return result
    }

    /// A folder for what several tests use; removed with all it holds when the process ends.
    package static let lasting: Result<TemporaryFolder, any Error> = Result {
        let folder = try make()
        atexit { _ = try? TemporaryFolder.lasting.get().removeAll() }
        return folder
    }

    private func removeAll() throws { try removeAll(in: path) }

    fileprivate static func make() throws -> TemporaryFolder {
        var template = Array("/tmp/tokengenerator-tests-XXXXXX".utf8CString)
        guard let path = mkdtemp(&template) else { throw TestSupportError(message: "mkdtemp failed") }
        return TemporaryFolder(path: try LocalFileSystem().realPath(of: String(cString: path)))
    }

    fileprivate func removeAll(in folder: String) throws {
        for entry in try fileSystem.list(folder) {
            let path = FilePath.join(folder, entry.name)
            if entry.kind == .folder, !entry.isLink {
                try removeAll(in: path)
            } else {
                try fileSystem.removeFile(path)
            }
        }
        try fileSystem.removeFolder(folder)
    }
}

/// Why a test could not be set up.
package struct TestSupportError: Error {
    /// What failed.
    package var message: String

    /// Creates the error.
    package init(message: String) { self.message = message }
}
