/// A file system without changes, such as the files of a commit.
package protocol ReadOnlyFileSystem: FileSystem {}

extension ReadOnlyFileSystem {
    package func isWritable(folder path: String) -> Bool { false }
    package func modificationTime(of path: String) throws(FileError) -> Int { .max }
    package func touch(_ path: String) throws(FileError) { throw refusal(path, .write) }
    package func createFolder(_ path: String) throws(FileError) { throw refusal(path, .createFolder) }
    package func removeFile(_ path: String) throws(FileError) { throw refusal(path, .remove) }
    package func removeFolder(_ path: String) throws(FileError) { throw refusal(path, .remove) }
    package func rename(_ path: String, to newPath: String) throws(FileError) { throw refusal(path, .rename) }

    package func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        throw refusal(path, .lock)
    }

    package func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        throw refusal(path, .write)
    }

    package func exchange(_ path: String, _ other: String) throws(FileError) -> Bool { throw refusal(path, .rename) }

    package func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        throw refusal(path, .rename)
    }

    private func refusal(_ path: String, _ operation: FileError.Operation) -> FileError {
        FileError(path: path, operation: operation, reason: "it is read only")
    }
}
