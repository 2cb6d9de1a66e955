import FileAccess

/// Replaces and removes files only while they hold what they are expected to.
///
/// Somebody may save a file at any moment, also between the last look at it and its replacement. So a new file and the
/// one that is there are exchanged in one step, and what came out is looked at then; if it is not what was expected, they
/// are exchanged again.
package struct GuardedFiles {
    let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// What became of a file that was to be replaced.
    package enum Outcome {
        /// The temporary file holds what was there; it is gone where nothing was.
        case exchanged
        /// The file system cannot exchange files: the temporary file is gone, and so is what was there.
        case replaced
        /// The file holds something else than expected, and the temporary file still the new content.
        case refused
    }

    /// Puts a temporary file with the given content at a place, unless that holds something else than expected: `nil` for
    /// nothing.
    package func put(
        _ temporary: String, holding content: [UInt8], at target: String, expecting expected: [UInt8]?
    ) throws(FileError) -> Outcome {
        guard let expected else { return try fileSystem.moveToFreePath(temporary, target) ? .exchanged : .refused }
        guard try holds(target, expected) else { return .refused }
        guard try fileSystem.exchange(temporary, target) else {
            try fileSystem.rename(temporary, to: target)
            return .replaced
        }
        // What came out is as old as it was; but no other run may take it for a temporary file that nobody needs.
        try? fileSystem.touch(temporary)
        if try holds(temporary, expected) { return .exchanged }
        _ = try fileSystem.exchange(temporary, target)
        // Saved twice, and the second time between the two: the newest counts.
        if try !holds(temporary, content) { _ = try fileSystem.exchange(temporary, target) }
        return .refused
    }

    /// Removes a file by way of a free path in its folder, unless it holds something else than expected; says whether it
    /// is gone.
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
