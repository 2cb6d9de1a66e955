import Diagnostics
import FileAccess

/// The checks that stand before the first write.
struct OutputPlanner {
    private let root: String
    private let fileSystem: any FileSystem
    private let force: Bool
    /// The real paths of what is read, which no output may replace.
    private let inputs: [String]
    /// The folder that the root may not leave, not even through a link.
    private let boundary: String?
    /// The inputs that outputs which are no longer configured can have had, as headers name them.
    private let sources: [String]
    private let language: any OutputLanguage
    private var plan = WritePlan(outputs: [])

    init(
        root: String, fileSystem: any FileSystem, force: Bool, inputs: [String], boundary: String?, sources: [String],
        language: any OutputLanguage
    ) {
        self.language = language
        self.sources = sources
        self.root = root
        self.fileSystem = fileSystem
        self.force = force
        self.inputs = inputs.compactMap { try? fileSystem.realPath(of: $0) }
        self.boundary = boundary.flatMap { try? fileSystem.realPath(of: $0) }
    }

    /// Plans a run.
    mutating func plan(_ outputs: [RenderedOutput]) -> WritePlan {
        plan.outputs = outputs.map {
            WritePlan.Output(path: $0.path, status: .new, bytes: $0.bytes, location: $0.location)
        }
        do {
            let realRoot = try OutputTarget.folder(root, in: fileSystem).path
            if let boundary, !FilePath.contains(folder: boundary, realRoot) { return refuseRoot(realRoot) }
            for index in plan.outputs.indices { findTarget(of: index, root: realRoot) }
            refuseSharedTargets()
            for index in plan.outputs.indices where plan.outputs[index].status != .refused { compare(index) }
            let leftovers = StaleOutputs.find(
                beside: plan.outputs, sources: sources, language: language, root: realRoot, in: fileSystem)
            plan.removals = leftovers.removals
            plan.strays = leftovers.strays
        } catch {
            for index in plan.outputs.indices { plan.outputs[index].status = .refused }
            plan.diagnostics.append(
                Diagnostic(
                    .error, .cannotWrite, "cannot write to the output root \"\(root)\": \(error.reason)",
                    notes: [Diagnostic.Note("name a folder, or a path where one can be made")]))
        }
        return plan
    }

    private mutating func refuseRoot(_ realRoot: String) -> WritePlan {
        for index in plan.outputs.indices { plan.outputs[index].status = .refused }
        plan.diagnostics.append(
            Diagnostic(
                .error, .outputOutsideRoot,
                "the output root \"\(root)\" leaves the folder of the configuration through a link, to \"\(realRoot)\"",
                notes: [Diagnostic.Note("remove the link, or name the folder with --output-root")]))
        return plan
    }

    private mutating func findTarget(of index: Int, root: String) {
        let path = plan.outputs[index].path
        guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
            return refuse(
                index, .outputIsFolder, "the path \"\(path)\" names a folder", advice: "add the name of a file")
        }
        guard FilePath.staysInside(path) else {
            plan.outputs[index].status = .refused
            return plan.diagnostics.append(OutputsOutsideRoot.diagnostic(path, at: plan.outputs[index].location))
        }
        do {
            let target = try OutputTarget.file(FilePath.normalised(FilePath.join(root, path)), in: fileSystem)
            guard FilePath.contains(folder: root, target) else {
                return refuse(
                    index, .outputOutsideRoot,
                    "the output \"\(path)\" leaves the output root through a link, to \"\(target)\"",
                    advice: "remove the link, or make the folder it leads to the output root")
            }
            if let input = inputs.first(where: { FilePath.contains(folder: $0, target) }) {
                return refuseInput(index, isFile: input == target)
            }
            plan.outputs[index].target = target
        } catch {
            refuse(index, error)
        }
    }

    /// A folder of sources or images holds nothing but those: what is written there could be read by the next run, and
    /// a build plugin that watches the folder would never come to rest.
    private mutating func refuseInput(_ index: Int, isFile: Bool) {
        let fault = isFile ? "is one of the files that are read" : "lies in a folder that is read"
        refuse(
            index, .outputIsInput, "the output \"\(plan.outputs[index].path)\" \(fault)",
            advice: "give the output another path; not even --force "
                + (isFile ? "replaces what is read" : "writes where files are read from"))
    }

    /// Two paths that differ only by case are one file on most Macs.
    private mutating func refuseSharedTargets() {
        var first: [String: Int] = [:]
        var folders: [String: Int] = [:]
        for (index, output) in plan.outputs.enumerated() {
            guard let key = output.target?.lowercased() else { continue }
            if let other = first[key] {
                refuseDuplicate(index, of: plan.outputs[other])
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
            let (path, other) = (plan.outputs[index].path, plan.outputs[inner].path)
            refuse(
                index, .outputIsFolder, "the output \"\(path)\" is also the folder of the output \"\(other)\"",
                advice: "give one of the two another path")
        }
    }

    private mutating func refuseDuplicate(_ index: Int, of other: WritePlan.Output) {
        let path = plan.outputs[index].path
        let message =
            path == other.path
            ? "two outputs have the path \"\(path)\""
            : "the outputs \"\(other.path)\" and \"\(path)\" are one file where the case of letters does not count"
        let place = other.location.map { [Diagnostic.Note("the other one is here", at: $0)] } ?? []
        refuse(index, .duplicateOutput, message, notes: place, advice: "give one of the two another path")
    }

    /// Holds an output against the file that is there.
    private mutating func compare(_ index: Int) {
        guard let path = plan.outputs[index].target else { return }
        do {
            let status = try fileSystem.status(of: path)
            switch status?.kind {
            case nil: checkFolder(of: index, path)
            case .folder:
                let message = "there is a folder at \"\(plan.outputs[index].path)\""
                refuse(index, .outputIsFolder, message, advice: "add the name of a file")
            case .other: refuse(index, reason: "not a regular file")
            case .file:
                plan.outputs[index].permissions = status?.permissions
                compare(index, path, with: try fileSystem.read(path))
            }
        } catch {
            refuse(index, error)
        }
        warnWithoutMark(index)
    }

    private mutating func compare(_ index: Int, _ path: String, with previous: [UInt8]) {
        if previous == plan.outputs[index].bytes {
            plan.outputs[index].status = .unchanged
        } else if force || previous.isEmpty || language.mark.begins(previous) {
            // An empty file has nothing to lose: a power cut can leave one of ours so.
            plan.outputs[index].status = .changed
            plan.outputs[index].previous = previous
            checkFolder(of: index, path)
        } else {
            refuse(
                index, .handWrittenFile,
                "\"\(plan.outputs[index].path)\" was not generated: its first line is not the mark of generated files",
                advice: "move the file or give the output another path; --force replaces it")
        }
    }

    private mutating func checkFolder(of index: Int, _ path: String) {
        do {
            let folder = try OutputTarget.folder(FilePath.parent(of: path), in: fileSystem)
            if !fileSystem.isWritable(folder: folder.existing) { refuse(index, reason: "its folder is not writable") }
        } catch {
            refuse(index, error)
        }
    }

    private mutating func warnWithoutMark(_ index: Int) {
        let output = plan.outputs[index]
        guard output.status != .refused, !language.mark.begins(output.bytes) else { return }
        plan.diagnostics.append(
            Diagnostic(
                .warning, .missingMark,
                "the output \"\(output.path)\" lacks the mark of generated files, so a later run will not replace it",
                at: output.location,
                notes: [Diagnostic.Note("let its template begin with the line \(language.mark.line)")]))
    }

    private mutating func refuse(_ index: Int, _ error: FileError) {
        refuse(index, reason: error.reason)
    }

    private mutating func refuse(_ index: Int, reason: String) {
        let message = "cannot write \"\(plan.outputs[index].path)\": \(reason)"
        refuse(index, .cannotWrite, message, advice: "check the path and the permissions of its folder")
    }

    private mutating func refuse(
        _ index: Int, _ code: DiagnosticCode, _ message: String, notes: [Diagnostic.Note] = [], advice: String
    ) {
        plan.outputs[index].status = .refused
        plan.diagnostics.append(
            Diagnostic(
                .error, code, message, at: plan.outputs[index].location, notes: notes + [Diagnostic.Note(advice)]))
    }
}
