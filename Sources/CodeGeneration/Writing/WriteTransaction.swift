import Diagnostics
import FileAccess

/// The writing of several files as one step: all of them get their new content, or none.
///
/// What can fail for want of room happens before the first rename. A rename that fails all the same is answered by
/// writing back the content of the files that were replaced before it.
struct WriteTransaction {
    private let fileSystem: any FileSystem
    private var folders: [String] = []
    private var prepared: [(temporary: String, target: String, output: WritePlan.Output)] = []
    private var replacedCount = 0

    init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// Writes the outputs, or says why none is written.
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
                try fileSystem.rename(temporary, to: target)
                replacedCount += 1
            } catch {
                return Self.failure(error, output.path, at: output.location, notes: undo())
            }
        }
        return nil
    }

    private mutating func prepare(_ output: WritePlan.Output) throws(FileError) {
        guard let target = output.target else { return }
        let folder = FilePath.parent(of: target)
        for missing in try fileSystem.missingFolders(of: folder) {
            try fileSystem.createFolder(missing)
            folders.append(missing)
        }
        let temporary = Self.temporaryPath(for: target)
        try fileSystem.create(temporary, bytes: output.bytes, permissions: output.permissions)
        prepared.append((temporary, target, output))
    }

    private static func temporaryPath(for target: String) -> String {
        FilePath.join(FilePath.parent(of: target), TemporaryName.make(for: FilePath.lastComponent(of: target)))
    }

    static func failure(
        _ error: FileError, _ path: String, at location: SourceLocation?, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let advice = Diagnostic.Note("no file was changed; remove the cause and run again")
        return Diagnostic(
            .error, .cannotWrite, "cannot write \"\(path)\": \(error.reason)", at: location,
            notes: notes.isEmpty ? [advice] : notes)
    }

    /// Takes back what was done, the last step first, and says what could not be taken back.
    private func undo() -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        for (_, target, output) in prepared.prefix(replacedCount).reversed() {
            do {
                try restore(target, output)
            } catch {
                notes.append(Diagnostic.Note("\"\(output.path)\" has its new content already: \(error.reason)"))
            }
        }
        for (temporary, _, _) in prepared.dropFirst(replacedCount) {
            do {
                try fileSystem.removeFile(temporary)
            } catch {
                notes.append(Diagnostic.Note("the temporary file \"\(temporary)\" is left: \(error.reason)"))
            }
        }
        // One that is not empty holds a file that could not be removed, of which there is a note.
        for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
        return notes
    }

    private func restore(_ target: String, _ output: WritePlan.Output) throws(FileError) {
        guard let previous = output.previous else { return try fileSystem.removeFile(target) }
        let temporary = Self.temporaryPath(for: target)
        try fileSystem.create(temporary, bytes: previous, permissions: output.permissions)
        do {
            try fileSystem.rename(temporary, to: target)
        } catch {
            try? fileSystem.removeFile(temporary)
            throw error
        }
    }
}
