import Diagnostics
import FileAccess

/// The checks before the first write.
struct OutputPlanner {
    let writer: OutputWriter
    let fileSystem: any FileSystem
    let owner: FileOwner
    /// The real paths of the input files, which no output may replace.
    private let inputs: Set<String>

    /// Prepares the checks for a writer's output root.
    init(_ writer: OutputWriter) throws(FileError) {
        let fileSystem = writer.fileSystem
        (self.writer, self.fileSystem) = (writer, fileSystem)
        let name = ConfigurationName(of: writer.configuration, given: writer.configurationName, fileSystem)
        let root = try OutputTarget.folder(writer.root, in: fileSystem).path
        owner = FileOwner(name, root: root, fileSystem, mergedVersions: writer.mergedVersions)
        inputs = Set(writer.inputs.compactMap { try? fileSystem.realPath(of: $0) })
    }

    /// Decides what to do with each output of a plan, in order, and with the leftovers of earlier runs.
    func decide(_ plan: inout WritePlan, _ outputs: [RenderedOutput]) throws(FileError) {
        if let fault = faultOfRoot { return plan.refuseAll(fault) }
        plan.refuse { output, _ throws(FileError) in try findTarget(of: &output) }
        refuseSharedTargets(in: &plan)
        plan.refuse { output, index throws(FileError) in makeFile(&output, outputs[index]) }
        plan.refuse { output, _ throws(FileError) in try compare(&output) }
        plan.temporaryName = TemporaryName(mark: owner.temporaryMark)
        guard writer.removesLeftovers else {
            let entries = (try? fileSystem.list(owner.root)) ?? []
            plan.strays = plan.temporaryName.strays(among: entries, in: owner.root, fileSystem)
            return
        }
        let leftovers = StaleOutputs(
            beside: plan.outputs, inputFolders: Set(inputs.map(FilePath.parent)), looksEverywhere: mayHaveMoved(plan),
            owner, writer)
        plan.diagnostics += leftovers.diagnostics + leftovers.removals.compactMap(faultOfRemoval)
        plan.removals = leftovers.removals
        plan.strays = leftovers.strays
    }

    /// Whether former outputs may be elsewhere: if an output is new, or none is newer than the configuration.
    private func mayHaveMoved(_ plan: WritePlan) -> Bool {
        guard writer.home != nil, !writer.looksEverywhere else { return writer.looksEverywhere }
        if plan.outputs.contains(where: { $0.status == .new }) { return true }
        guard let configured = try? fileSystem.modificationTime(of: writer.configuration) else { return false }
        let targets = plan.outputs.compactMap(\.target)
        return targets.allSatisfy { ((try? fileSystem.modificationTime(of: $0)) ?? .min) <= configured }
    }

    private var faultOfRoot: Diagnostic? {
        guard let home = writer.home.flatMap({ try? fileSystem.realPath(of: $0) }),
            !FilePath.contains(folder: home, owner.root)
        else { return nil }
        return Diagnostic(
            .error, .invalidOutputPath,
            "the output root '\(writer.root)' is outside the configuration's folder: a link leads to '\(owner.root)'",
            advice: "remove the link, or pass the folder with --output-root")
    }

    private func faultOfRemoval(_ removal: WritePlan.Removal) -> Diagnostic? {
        let isWritable = fileSystem.isWritable(folder: FilePath.parent(of: removal.target))
        return isWritable ? nil : removal.fault("its folder is not writable")
    }

    func leftovers(besides paths: [String]) -> [Diagnostic] {
        let outputs = paths.map { path in
            let target = try? OutputTarget.file(FilePath.normalized(FilePath.join(owner.root, path)), in: fileSystem)
            return WritePlan.Output(path: path, target: target)
        }
        let leftovers = StaleOutputs(
            beside: outputs, inputFolders: [], looksEverywhere: writer.home != nil, owner, writer)
        return leftovers.diagnostics + leftovers.removals.map { $0.warning(at: writer.location(of: $0.path)) }
    }
}

// MARK: - Places

extension OutputPlanner {
    private func findTarget(of output: inout WritePlan.Output) throws(FileError) -> Diagnostic? {
        let (path, root) = (output.path, owner.root)
        guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
            return output.fault(
                .invalidOutputPath, "the path '\(path)' names a folder", advice: "add the name of a file")
        }
        guard FilePath.staysInside(path) else { return Located(path, at: output.location).isOutsideRoot }
        let target = try OutputTarget.file(FilePath.normalized(FilePath.join(root, path)), in: fileSystem)
        guard FilePath.contains(folder: root, target) else {
            return output.fault(
                .invalidOutputPath, "the output '\(path)' is outside the output root: a link leads to '\(target)'",
                advice: "remove the link, or use the folder that it leads to as the output root")
        }
        guard !target.lowercased().split(separator: "/").contains(".git") else {
            return output.fault(
                .invalidOutputPath, "the output '\(path)' is inside a .git folder",
                advice: "change the path of the output")
        }
        if let fault = faultOfInput(output, target) { return fault }
        output.target = target
        return nil
    }

    /// Folders of sources or images may only contain inputs. The next run could read an output there, and a build
    /// plugin that watches the folder would run forever. Written parts of catalogs are never read.
    private func faultOfInput(_ output: WritePlan.Output, _ target: String) -> Diagnostic? {
        var folder = target
        while !inputs.contains(folder) {
            if folder == "/" { return nil }
            folder = FilePath.parent(of: folder)
        }
        if output.kind != .file, folder != target, FilePath.ending(of: folder) == "xcassets" { return nil }
        let fault = folder == target ? "would replace an input file" : "is in a folder that is read as input"
        return output.fault(
            .invalidOutputPath, "the output '\(output.path)' \(fault)",
            advice: "change the path of the output; --force does not override this")
    }

    /// Refuses paths that differ only in case, which are one file on most Macs.
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
            let message = "the output '\(output.path)' is also the folder of the output '\(other.path)'"
            plan.refuse(index, output.fault(.invalidOutputPath, message, advice: "change one of the paths"))
        }
    }

    private func duplicate(_ output: WritePlan.Output, of other: WritePlan.Output) -> Diagnostic {
        let path = output.path
        let message =
            path == other.path
            ? "two outputs have the path '\(path)'"
            : "the outputs '\(other.path)' and '\(path)' are the same file on case-insensitive file systems"
        let place = other.location.map { [Diagnostic.Note("the other output is here", at: $0)] } ?? []
        return output.fault(.duplicateOutput, message, notes: place, advice: "change one of the paths")
    }

    /// Prepends the header, which contains the file's place.
    private func makeFile(_ output: inout WritePlan.Output, _ rendered: RenderedOutput) -> Diagnostic? {
        guard let place = output.target.flatMap({ FilePath.relative($0, to: owner.root) }) else { return nil }
        let header = GeneratedHeader(sources: rendered.sources, configuration: owner.name, output: place)
        do throws(HeaderProblem) {
            output.bytes = try HeaderForm.of(place).file(rendered.content, header)
            return nil
        } catch {
            return output.fault(
                .invalidOutput, "the output '\(output.path)' \(error.reason)",
                advice: "correct the template, or change the output's file extension")
        }
    }
}

extension WritePlan {
    /// Refuses each output for which the check returns an error, and keeps other diagnostics. Skips outputs that are
    /// already refused.
    fileprivate mutating func refuse(_ fault: (inout WritePlan.Output, Int) throws(FileError) -> Diagnostic?) {
        for index in outputs.indices where !outputs[index].status.isRefused {
            do throws(FileError) {
                if let fault = try fault(&outputs[index], index) { refuse(index, fault) }
            } catch {
                refuse(index, outputs[index].cannotBeWritten(error.reason))
            }
        }
    }

    fileprivate mutating func refuse(_ index: Int, _ fault: Diagnostic) {
        diagnostics.append(fault)
        guard fault.severity == .error else { return }
        outputs[index].status = fault.code == .editedFile ? .edited : .refused
    }

    mutating func refuseAll(_ fault: Diagnostic) {
        for index in outputs.indices { outputs[index].status = .refused }
        diagnostics.append(fault)
    }
}

extension WritePlan.Output {
    func fault(
        _ code: DiagnosticCode, _ message: String, notes: [Diagnostic.Note] = [], advice: String
    ) -> Diagnostic {
        Diagnostic(.error, code, message, at: location, notes: notes, advice: advice)
    }

    func cannotBeWritten(_ reason: String) -> Diagnostic {
        fault(
            .cannotWrite, "cannot write '\(path)': \(reason)",
            advice: "check the path and the permissions of its folder")
    }
}
