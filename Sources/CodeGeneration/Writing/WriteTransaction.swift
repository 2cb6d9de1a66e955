import Diagnostics
import FileAccess

/// Writes several files as one step: all of them get their new content, or none.
///
/// Steps that can fail for lack of space come before the first file is replaced. If a later step fails, the replaced
/// files get their old content back. Changes that others made since planning are neither replaced nor undone.
struct WriteTransaction {
    private let fileSystem: any FileSystem
    private let temporaryName: TemporaryName
    private let files: GuardedFiles
    private var folders: [String] = []
    private var prepared: [(temporary: String, target: String, output: WritePlan.Output)] = []
    /// How the first of the prepared files were replaced.
    private var replacements: [GuardedFiles.Outcome] = []

    init(fileSystem: any FileSystem, temporaryName: TemporaryName) {
        self.fileSystem = fileSystem
        self.temporaryName = temporaryName
        files = GuardedFiles(fileSystem: fileSystem)
    }

    /// Writes the outputs. Returns the error if none was written.
    mutating func run(_ outputs: [WritePlan.Output]) -> Diagnostic? {
        for output in outputs {
            do {
                try prepare(output)
            } catch {
                return Self.failure(error, output.path, at: output.location, notes: undo())
            }
        }
        for (temporary, target, output) in prepared {
            do {
                let replacement = try files.put(
                    temporary, holding: output.bytes, at: target, expecting: output.previous)
                if case .refused = replacement { return changedMeanwhile(output) }
                replacements.append(replacement)
            } catch {
                return Self.failure(error, output.path, at: output.location, notes: undo())
            }
        }
        // The next run finds what cannot be removed.
        for (temporary, _, output) in prepared where output.previous != nil { try? fileSystem.removeFile(temporary) }
        return nil
    }

    private mutating func prepare(_ output: WritePlan.Output) throws(FileError) {
        guard let target = output.target else { return }
        let folder = FilePath.parent(of: target)
        for missing in try fileSystem.missingFolders(of: folder) {
            try fileSystem.createFolder(missing)
            folders.append(missing)
        }
        let temporary = temporaryName.path(for: target)
        try fileSystem.create(temporary, bytes: output.bytes, permissions: output.permissions)
        prepared.append((temporary, target, output))
    }

    static func failure(
        _ error: FileError, _ path: String, at location: SourceLocation?, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let advice = Diagnostic.Note("no file was changed; fix the problem and run again")
        return Diagnostic(
            .error, .cannotWrite, "cannot write '\(path)': \(error.reason)", at: location,
            notes: notes.isEmpty ? [advice] : notes)
    }

    private func changedMeanwhile(_ output: WritePlan.Output) -> Diagnostic {
        let notes = undo()
        let advice = Diagnostic.Note("this run wrote nothing; run again")
        return Diagnostic(
            .error, .concurrentChange, "another program changed '\(output.path)' during this run; its change is kept",
            at: output.location, notes: notes.isEmpty ? [advice] : notes)
    }
}

// MARK: - Taking back

extension WriteTransaction {
    /// Undoes the steps in reverse order. Returns notes about those that cannot be undone.
    private func undo() -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var leftOver = prepared.dropFirst(replacements.count).map(\.temporary)
        for ((temporary, target, output), replacement) in zip(prepared, replacements).reversed() {
            if case .exchanged = replacement, output.previous != nil { leftOver.append(temporary) }
            do {
                try takeBack(target, output, replacement, temporary)
            } catch {
                notes.append(Diagnostic.Note("'\(output.path)' already has its new content: \(error.reason)"))
            }
        }
        for temporary in leftOver {
            do {
                try fileSystem.removeFile(temporary)
            } catch {
                notes.append(Diagnostic.Note("cannot remove the temporary file '\(temporary)': \(error.reason)"))
            }
        }
        // A folder that is not empty contains a file that could not be removed, which has a note.
        for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
        return notes
    }

    /// Restores the old content of a file, unless another program has changed it since.
    private func takeBack(
        _ target: String, _ output: WritePlan.Output, _ replacement: GuardedFiles.Outcome, _ temporary: String
    ) throws(FileError) {
        guard let previous = output.previous else {
            _ = try files.remove(target, expecting: output.bytes, by: temporary)
            return
        }
        if case .replaced = replacement {
            try fileSystem.create(temporary, bytes: previous, permissions: output.permissions)
        }
        do {
            let outcome = try files.put(temporary, holding: previous, at: target, expecting: output.bytes)
            if case .replaced = replacement, case .refused = outcome { try fileSystem.removeFile(temporary) }
        } catch {
            if case .replaced = replacement { try? fileSystem.removeFile(temporary) }
            throw error
        }
    }
}
