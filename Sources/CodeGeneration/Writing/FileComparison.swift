import Diagnostics
import FileAccess

// What is at the places of outputs, held against what is to be there.
extension OutputPlanner {
    /// Finds out what will become of the file of an output whose target and content are known: an error says why it cannot
    /// be written, a note that it is replaced although it is not provably ours.
    func compare(_ output: inout WritePlan.Output) throws(FileError) -> Diagnostic? {
        guard let path = output.target else { return nil }
        var said: Diagnostic?
        let status = try fileSystem.status(of: path)
        switch status?.kind {
        case nil: break
        case .folder:
            return output.fault(
                .invalidOutputPath, "there is a folder at \"\(output.path)\"", advice: "add the name of a file")
        case .other: return output.cannotBeWritten("not a regular file")
        case .file:
            output.permissions = status?.permissions
            let previous = try fileSystem.read(path)
            output.previous = previous
            output.status = Self.isSame(previous, output.bytes) ? .unchanged : .changed
            if output.kind == .catalogRoot, belongsToOther(output, previous) { output.status = .unchanged }
            if output.status == .unchanged { return nil }
            said = judge(output, previous)
            if said?.severity == .error { return said }
        }
        let folder = try OutputTarget.folder(FilePath.parent(of: path), in: fileSystem)
        let isWritable = fileSystem.isWritable(folder: folder.existing)
        return isWritable ? said : output.cannotBeWritten("its folder is not writable")
    }

    /// Whether a file is what was generated, also where a checkout has put a carriage return at the end of each line.
    private static func isSame(_ previous: [UInt8], _ generated: [UInt8]) -> Bool {
        if previous.count <= generated.count { return previous == generated }
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let lines = previous.split(separator: lineFeed, omittingEmptySubsequences: false)
        return lines.map { $0.last == carriageReturn ? $0.dropLast() : $0 }.joined(separator: [lineFeed])
            .elementsEqual(generated)
    }

    /// Whether somebody else says what holds for the catalog.
    private func belongsToOther(_ output: WritePlan.Output, _ previous: [UInt8]) -> Bool {
        guard let ownership = ownership(of: output, previous) else { return !previous.isEmpty }
        if case .another = ownership { return true }
        return false
    }

    /// Who owns the file at the place of an output; `nil` for one that was not generated.
    private func ownership(of output: WritePlan.Output, _ previous: [UInt8]) -> FileOwnership? {
        FileVersions(previous, HeaderForm.of(output.path)).map {
            owner.ownership(of: $0, at: output.target ?? "", wanted: output.bytes)
        }
    }

    /// What is to be said of replacing a file that has another content.
    private func judge(_ output: WritePlan.Output, _ previous: [UInt8]) -> Diagnostic? {
        // An empty file has nothing to lose: a power cut can leave one of ours so.
        if previous.isEmpty { return nil }
        guard let ownership = ownership(of: output, previous) else {
            return replaced(output, "was written by somebody", if: .everything)
                ?? output.fault(
                    .handWrittenFile,
                    "\"\(output.path)\" was not generated: its first line is not the mark of generated files",
                    advice: "move the file or give the output another path; --force replaces it")
        }
        return judge(output, ownership)
    }

    private func judge(_ output: WritePlan.Output, _ ownership: FileOwnership) -> Diagnostic? {
        switch ownership {
        case .ours: nil
        case .conflicted: replaced(output, "held conflicts of git")
        case .abandoned(let configuration, _):
            replaced(output, "was made by the configuration \"\(configuration)\", which is gone")
        case .edited:
            replaced(output, "was edited by somebody", if: .edited)
                ?? output.fault(
                    .editedFile, "\"\(output.path)\" was edited since it was generated",
                    advice: "keep the edit elsewhere, such as in an extension; then --replace-edited replaces the file")
        case .editedInConflict(let line):
            replaced(output, "was edited by somebody", if: .edited) ?? editedInConflict(output, line)
        case .moved(let place):
            replaced(output, "was generated for \"\(place)\"", if: .edited)
                ?? output.fault(
                    .editedFile, "\"\(output.path)\" was generated for \"\(place)\" and put here by somebody",
                    advice: "move it away; or --replace-edited replaces it")
        case .another(let configuration):
            replaced(output, "was made by the configuration \"\(configuration)\"", if: .everything)
                ?? output.fault(
                    .outputOfAnother,
                    "\"\(output.path)\" is an output of another configuration, \"\(configuration)\"",
                    advice: "give the output of one of them another path; --force replaces the file")
        }
    }

    private func editedInConflict(_ output: WritePlan.Output, _ line: Int?) -> Diagnostic {
        let place = line.map { SourceLocation(path: FilePath.join(writer.root, output.path), line: $0, column: 1) }
        return output.fault(
            .editedFile, "\"\(output.path)\" has merge conflicts, and was edited since it was generated",
            notes: place.map { [Diagnostic.Note("no run is known to have generated this line", at: $0)] } ?? [],
            advice: "keep the edit elsewhere, such as in an extension; then take one side whole, such as with "
                + "git checkout --theirs, or run with --replace-edited")
    }

    /// Says that a file is replaced, and why that is something to say; nothing where the user does not allow it.
    private func replaced(
        _ output: WritePlan.Output, _ reason: String, if needed: Replacement = .none
    ) -> Diagnostic? {
        guard writer.replacement >= needed else { return nil }
        return Diagnostic(
            .note, .replacedFile, "\"\(output.path)\" \(reason), and may be replaced", at: output.location)
    }
}
