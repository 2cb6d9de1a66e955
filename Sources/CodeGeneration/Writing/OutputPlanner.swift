import Diagnostics
import FileAccess

/// The checks that stand before the first write.
struct OutputPlanner {
    private let writer: OutputWriter
    private let fileSystem: any FileSystem
    /// The real paths of what is read, which no output may replace.
    private let inputs: [String]

    init(_ writer: OutputWriter) {
        self.writer = writer
        fileSystem = writer.fileSystem
        inputs = writer.inputs.compactMap { try? writer.fileSystem.realPath(of: $0) }
    }

    func plan(_ outputs: [RenderedOutput]) -> WritePlan {
        var plan = WritePlan(
            outputs: outputs.map { WritePlan.Output(path: $0.path, bytes: $0.bytes, location: $0.location) })
        do {
            let root = try OutputTarget.folder(writer.root, in: fileSystem).path
            if let fault = faultOfRoot(root) {
                plan.refuseAll(fault)
                return plan
            }
            plan.refuse { output throws(FileError) in try findTarget(of: &output, root: root) }
            refuseSharedTargets(in: &plan)
            plan.refuse { output throws(FileError) in try compare(&output) }
            let leftovers = StaleOutputs(beside: plan.outputs, root: root, writer)
            plan.removals = leftovers.removals
            plan.strays = leftovers.strays
        } catch {
            plan.refuseAll(
                Diagnostic(
                    .error, .cannotWrite, "cannot write to the output root \"\(writer.root)\": \(error.reason)",
                    advice: "name a folder, or a path where one can be made"))
        }
        return plan
    }

    private func faultOfRoot(_ root: String) -> Diagnostic? {
        guard let boundary = writer.boundary.flatMap({ try? fileSystem.realPath(of: $0) }),
            !FilePath.contains(folder: boundary, root)
        else { return nil }
        return Diagnostic(
            .error, .outputOutsideRoot,
            "the output root \"\(writer.root)\" leaves the folder of the configuration through a link, to \"\(root)\"",
            advice: "remove the link, or name the folder with --output-root")
    }

    private func findTarget(of output: inout WritePlan.Output, root: String) throws(FileError) -> Diagnostic? {
        let path = output.path
        guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
            return output.fault(
                .outputIsFolder, "the path \"\(path)\" names a folder", advice: "add the name of a file")
        }
        guard FilePath.staysInside(path) else { return OutputsOutsideRoot.diagnostic(path, at: output.location) }
        let target = try OutputTarget.file(FilePath.normalised(FilePath.join(root, path)), in: fileSystem)
        guard FilePath.contains(folder: root, target) else {
            return output.fault(
                .outputOutsideRoot, "the output \"\(path)\" leaves the output root through a link, to \"\(target)\"",
                advice: "remove the link, or make the folder it leads to the output root")
        }
        // A folder of sources or images holds nothing but those: what is written there could be read by the next run,
        // and a build plugin that watches the folder would never come to rest.
        if let input = inputs.first(where: { FilePath.contains(folder: $0, target) }) {
            let (fault, consequence) =
                input == target
                ? ("is one of the files that are read", "replaces what is read")
                : ("lies in a folder that is read", "writes where files are read from")
            return output.fault(
                .outputIsInput, "the output \"\(path)\" \(fault)",
                advice: "give the output another path; not even --force \(consequence)")
        }
        output.target = target
        return nil
    }

    /// Two paths that differ only by case are one file on most Macs.
    private func refuseSharedTargets(in plan: inout WritePlan) {
        var first: [String: Int] = [:]
        var folders: [String: Int] = [:]
        for (index, output) in plan.outputs.enumerated() {
            guard let key = output.target?.lowercased() else { continue }
            if let other = first[key] {
                plan.refuse(index, duplicate(output, of: plan.outputs[other]))
            } else {
                first[key] = index
            }
            var folder = FilePath.parent(of: key)
            while folder != "/", folders[folder] == nil {
                folders[folder] = index
                folder = FilePath.parent(of: folder)
            }
        }
        for (key, index) in first.sorted(by: { $0.value < $1.value }) {
            guard let inner = folders[key] else { continue }
            let (output, other) = (plan.outputs[index], plan.outputs[inner])
            let message = "the output \"\(output.path)\" is also the folder of the output \"\(other.path)\""
            plan.refuse(index, output.fault(.outputIsFolder, message, advice: "give one of the two another path"))
        }
    }

    private func duplicate(_ output: WritePlan.Output, of other: WritePlan.Output) -> Diagnostic {
        let path = output.path
        let message =
            path == other.path
            ? "two outputs have the path \"\(path)\""
            : "the outputs \"\(other.path)\" and \"\(path)\" are one file where the case of letters does not count"
        let place = other.location.map { [Diagnostic.Note("the other one is here", at: $0)] } ?? []
        return output.fault(.duplicateOutput, message, notes: place, advice: "give one of the two another path")
    }

    /// Holds an output against the file that is there.
    private func compare(_ output: inout WritePlan.Output) throws(FileError) -> Diagnostic? {
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
            if let fault = compare(&output, with: try fileSystem.read(path)) { return fault }
            if output.status == .unchanged { return nil }
        }
        let folder = try OutputTarget.folder(FilePath.parent(of: path), in: fileSystem)
        let isWritable = fileSystem.isWritable(folder: folder.existing)
        return isWritable ? nil : output.cannotBeWritten("its folder is not writable")
    }

    private func compare(_ output: inout WritePlan.Output, with previous: [UInt8]) -> Diagnostic? {
        // An empty file has nothing to lose: a power cut can leave one of ours so.
        guard writer.force || previous == output.bytes || previous.isEmpty || writer.language.mark.begins(previous)
        else {
            return output.fault(
                .handWrittenFile,
                "\"\(output.path)\" was not generated: its first line is not the mark of generated files",
                advice: "move the file or give the output another path; --force replaces it")
        }
        output.status = previous == output.bytes ? .unchanged : .changed
        output.previous = previous
        return nil
    }
}

extension WritePlan {
    /// Refuses each output of which the check says what is wrong; those that are refused already are not looked at.
    fileprivate mutating func refuse(_ fault: (inout WritePlan.Output) throws(FileError) -> Diagnostic?) {
        for index in outputs.indices where outputs[index].status != .refused {
            do throws(FileError) {
                if let fault = try fault(&outputs[index]) { refuse(index, fault) }
            } catch {
                refuse(index, outputs[index].cannotBeWritten(error.reason))
            }
        }
    }

    fileprivate mutating func refuse(_ index: Int, _ fault: Diagnostic) {
        outputs[index].status = .refused
        diagnostics.append(fault)
    }

    fileprivate mutating func refuseAll(_ fault: Diagnostic) {
        for index in outputs.indices { outputs[index].status = .refused }
        diagnostics.append(fault)
    }
}

extension WritePlan.Output {
    fileprivate func fault(
        _ code: DiagnosticCode, _ message: String, notes: [Diagnostic.Note] = [], advice: String
    ) -> Diagnostic {
        Diagnostic(.error, code, message, at: location, notes: notes, advice: advice)
    }

    fileprivate func cannotBeWritten(_ reason: String) -> Diagnostic {
        fault(
            .cannotWrite, "cannot write \"\(path)\": \(reason)",
            advice: "check the path and the permissions of its folder")
    }
}
