import FileAccess

/// Replaces and removes files only while they have the expected content.
///
/// Another program may save a file at any moment, even after it was last read. The new and the old file are therefore
/// exchanged in one step, and exchanged back if the old one does not have the expected content.
package struct GuardedFiles {
    let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The result of replacing a file.
    package enum Outcome {
        /// The temporary file has the previous content; it does not exist if there was no previous file.
        case exchanged
        /// The file system cannot exchange files. The temporary file and the previous content are gone.
        case replaced
        /// The file has unexpected content. The temporary file still has the new content.
        case refused
    }

    /// Moves a temporary file with the given content to a target, unless the target has unexpected content; `nil`
    /// expects no file.
    package func put(
        _ temporary: String, holding content: [UInt8], at target: String, expecting expected: [UInt8]?
    ) throws(FileError) -> Outcome {
        guard let expected else { return try fileSystem.moveToFreePath(temporary, target) ? .exchanged : .refused }
        guard try holds(target, expected) else { return .refused }
        guard try fileSystem.exchange(temporary, target) else {
            try fileSystem.rename(temporary, to: target)
            return .replaced
        }
        // The exchanged file keeps its age. Touch it so that no other run removes it as abandoned.
        try? fileSystem.touch(temporary)
        if try holds(temporary, expected) { return .exchanged }
        _ = try fileSystem.exchange(temporary, target)
        // If the file was saved twice, keep the newest content.
        if try !holds(temporary, content) { _ = try fileSystem.exchange(temporary, target) }
        return .refused
    }

    /// Removes a file through a free path in its folder, unless it has unexpected content. Returns whether it was
    /// removed.
    func remove(_ target: String, expecting expected: [UInt8], by temporary: String) throws(FileError) -> Bool {
        guard try holds(target, expected), try fileSystem.moveToFreePath(target, temporary) else { return false }
        do throws(FileError) {
            if try holds(temporary, expected) {
                try fileSystem.removeFile(temporary)
                return true
            }
        } catch {
            _ = try? fileSystem.moveToFreePath(temporary, target)
            throw error
        }
        _ = try fileSystem.moveToFreePath(temporary, target)
        return false
    }

    private func holds(_ path: String, _ content: [UInt8]) throws(FileError) -> Bool {
        guard try fileSystem.status(of: path)?.kind == .file else { return false }
        return try fileSystem.read(path) == content
    }
}
