import Diagnostics
import FileAccess

/// What is at the places of outputs, held against what is to be there.
struct FileComparison {
    private let owner: FileOwner
    private let writer: OutputWriter
    private let fileSystem: any FileSystem

    init(_ owner: FileOwner, _ writer: OutputWriter) {
        self.owner = owner
        self.writer = writer
        fileSystem = writer.fileSystem
    }

    /// Finds out what will become of the file of an output whose target and content are known. What is replaced although
    /// it is not provably ours becomes a note, and why it cannot be written is returned.
    func compare(_ output: inout WritePlan.Output, notes: inout [Diagnostic]) throws(FileError) -> Diagnostic? {
        guard let path = output.target else { return nil }
        let status = try fileSystem.status(of: path)
        switch status?.kind {
        case nil: break
        case .folder:
            return output.fault(
                .outputIsFolder, "there is a folder at \"\(output.path)\"", advice: "add the name of a file")
        case .other: return output.cannotBeWritten("not a regular file")
        case .file:
            output.permissions = status?.permissions
            let previous = try fileSystem.read(path)
            output.previous = previous
            output.status = previous == output.bytes ? .unchanged : .changed
            if output.status == .unchanged { return nil }
            if let fault = judge(output, previous, notes: &notes) { return fault }
        }
        let folder = try OutputTarget.folder(FilePath.parent(of: path), in: fileSystem)
        let isWritable = fileSystem.isWritable(folder: folder.existing)
        return isWritable ? nil : output.cannotBeWritten("its folder is not writable")
    }

    /// Why a file with another content may not be replaced.
    private func judge(
        _ output: WritePlan.Output, _ previous: [UInt8], notes: inout [Diagnostic]
    ) -> Diagnostic? {
        // An empty file has nothing to lose: a power cut can leave one of ours so.
        if previous.isEmpty { return nil }
        let form = HeaderForm.of(output.path, writer.language)
        guard let found = form.read(previous), let wanted = form.read(output.bytes) else {
            return replaced(output, "was written by somebody", if: .everything, notes: &notes) {
                output.fault(
                    .handWrittenFile,
                    "\"\(output.path)\" was not generated: its first line is not the mark of generated files",
                    advice: "move the file or give the output another path; --force replaces it")
            }
        }
        return judge(output, owner.ownership(of: found, wanted: wanted), notes: &notes)
    }

    private func judge(
        _ output: WritePlan.Output, _ ownership: FileOwnership, notes: inout [Diagnostic]
    ) -> Diagnostic? {
        switch ownership {
        case .ours: return nil
        case .conflicted: return replaced(output, "held conflicts of git", notes: &notes)
        case .madeByEarlierVersion:
            return replaced(output, "was made by an earlier version, which wrote no checksum", notes: &notes)
        case .abandoned(let configuration):
            return replaced(output, "was made by the configuration \"\(configuration)\", which is gone", notes: &notes)
        case .edited:
            return replaced(output, "was edited by somebody", if: .edited, notes: &notes) {
                output.fault(
                    .editedFile, "\"\(output.path)\" was edited since it was generated",
                    advice: "keep the edit elsewhere, such as in an extension; then --replace-edited replaces the file")
            }
        case .moved(let place):
            return replaced(output, "was generated for \"\(place)\"", if: .edited, notes: &notes) {
                output.fault(
                    .editedFile, "\"\(output.path)\" was generated for \"\(place)\" and put here by somebody",
                    advice: "move it away; or --replace-edited replaces it")
            }
        case .another(let configuration):
            return replaced(
                output, "was made by the configuration \"\(configuration)\"", if: .everything, notes: &notes
            ) {
                output.fault(
                    .outputOfAnother, "\"\(output.path)\" is an output of another configuration, \"\(configuration)\"",
                    advice: "give the output of one of them another path; --force replaces the file")
            }
        }
    }

    /// Says that a file is replaced, and why that is something to say.
    private func replaced(_ output: WritePlan.Output, _ reason: String, notes: inout [Diagnostic]) -> Diagnostic? {
        notes.append(
            Diagnostic(.note, .replacedFile, "\"\(output.path)\" \(reason), and is replaced", at: output.location))
        return nil
    }

    /// The same where the user allows it; if not, what is wrong.
    private func replaced(
        _ output: WritePlan.Output, _ reason: String, if needed: Replacement,
        notes: inout [Diagnostic], otherwise fault: () -> Diagnostic
    ) -> Diagnostic? {
        writer.replacement >= needed ? replaced(output, reason, notes: &notes) : fault()
    }
}
