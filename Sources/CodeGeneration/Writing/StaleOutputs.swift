import Diagnostics
import FileAccess

/// What earlier runs have left below the output root: files that no output is configured for any more, and temporary
/// files of runs that were killed.
///
/// A file is removed only where it is provably ours: its header names this configuration and the very place where it
/// is, and nobody has edited it. That makes it safe to look through folders of other people's.
struct StaleOutputs {
    private(set) var removals: [WritePlan.Removal] = []
    private(set) var strays: [String] = []
    /// Why files were kept that look like ours, and where the search ended.
    private(set) var diagnostics: [Diagnostic] = []

    private let writer: OutputWriter
    private let fileSystem: any FileSystem
    private let owner: FileOwner
    private let temporaryName: TemporaryName
    /// The paths of the outputs, by these in lower case: where the case of letters does not count, a file that differs
    /// from an output only in that is the output.
    private let configured: [String: String]
    private let outputFolders: Set<String>
    /// What the names of files end in that can be ours anywhere.
    private let endings: Set<String>
    private var seen: Set<String> = []
    private var foldersLeft = 20_000

    /// Looks through the folders of the outputs and all that is below them; and through the folders of what is read, in which upgrades
    /// leave temporary files.
    init(beside outputs: [WritePlan.Output], inputFolders: Set<String>, _ owner: FileOwner, _ writer: OutputWriter) {
        self.writer = writer
        self.owner = owner
        fileSystem = writer.fileSystem
        temporaryName = TemporaryName(mark: owner.temporaryMark)
        let root = owner.root
        let targets = outputs.compactMap(\.target)
        let others = writer.others.compactMap { place in
            try? OutputTarget.file(FilePath.normalised(FilePath.join(root, place)), in: writer.fileSystem)
        }
        configured = Dictionary((targets + others).map { ($0.lowercased(), $0) }) { first, _ in first }
        endings = Set(
            outputs.map { OutputLanguages.language(ofFile: $0.path).fileExtension }
                + [OutputLanguages.usual.fileExtension])
        outputFolders = Set(targets.map(FilePath.parent).filter { FilePath.contains(folder: root, $0) })
        for folder in writer.folders {
            // Where a link leads elsewhere, nothing is written.
            let path = try? OutputTarget.folder(FilePath.join(root, folder), in: fileSystem).path
            if let path, FilePath.contains(folder: root, path) { look(in: path) }
        }
        // Folders that the search passes over, such as hidden ones, are looked through where they hold outputs.
        for folder in outputFolders.sorted() { look(in: folder) }
        for folder in inputFolders.subtracting(seen).sorted() {
            strays += TemporaryName.strays(in: folder, fileSystem)
        }
        removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// A folder that is not there yet, or may not be listed, holds nothing that can be known to be ours.
    private mutating func look(in start: String) {
        var folders = [start]
        while let folder = folders.popLast() {
            guard !seen.contains(folder) else { continue }
            guard foldersLeft > 0 else { return stop() }
            foldersLeft -= 1
            seen.insert(folder)
            let entries = (try? fileSystem.list(folder)) ?? []
            strays += temporaryName.strays(among: entries, in: folder, fileSystem)
            for entry in entries where !entry.isLink {
                let path = FilePath.join(folder, entry.name)
                switch entry.kind {
                case .folder: if Self.mayEnter(entry.name, in: folder) { folders.append(path) }
                case .file: look(at: path, in: folder)
                case .other: break
                }
            }
        }
    }

    private mutating func stop() {
        guard diagnostics.last?.code != .searchStopped else { return }
        diagnostics.append(
            Diagnostic(
                .note, .searchStopped,
                "the search for files that are no longer configured ended after 20,000 folders below \"\(writer.root)\"",
                advice: "a narrower \"outputRoot\" lets it see them all"))
    }

    /// Neither hidden folders nor bundles nor other people's packages hold outputs of ours; of the assets in a catalog, color
    /// sets alone can be some.
    private static func mayEnter(_ name: String, in folder: String) -> Bool {
        let ending = FilePath.ending(of: name)
        if ending.hasSuffix("set"), ending != "colorset", OutputTarget.isInCatalog(folder) { return false }
        guard !name.utf8.starts(with: ".".utf8), !bundles.contains(ending) else { return false }
        return !["node_modules", "Pods", "Carthage", "DerivedData"].contains(name)
    }

    private static let bundles: Set<String> = [
        "app", "bundle", "framework", "playground", "xcframework", "xcodeproj", "xcworkspace",
    ]
}

// MARK: - Generated files

extension StaleOutputs {
    private mutating func look(at path: String, in folder: String) {
        let name = FilePath.lastComponent(of: path)
        guard isCandidate(name, in: folder), !isConfigured(path),
            let shown = FilePath.relative(path, to: owner.root),
            let (file, content) = generatedFile(at: path, named: name)
        else { return }
        if let reason = reasonToKeep(file, at: path, shown) {
            if !reason.isEmpty { keep(shown, reason) }
        } else {
            removals.append(WritePlan.Removal(path: shown, target: path, content: content))
        }
    }

    /// Files in a language of the outputs can be ours anywhere, and in catalogs what says what a folder is; others only beside
    /// outputs, because to read every file is dear.
    private func isCandidate(_ name: String, in folder: String) -> Bool {
        if OutputTarget.isInCatalog(folder) { return name == "Contents.json" }
        return endings.contains(FilePath.ending(of: name))
            || (outputFolders.contains(folder) && !TemporaryName.isTemporary(name))
    }

    private func isConfigured(_ path: String) -> Bool {
        guard let output = configured[path.lowercased()] else { return false }
        return output == path || fileSystem.isSame(output, path)
    }

    private func generatedFile(at path: String, named name: String) -> (GeneratedFile, [UInt8])? {
        let form = HeaderForm.of(name)
        guard let start = try? fileSystem.readStart(of: path, count: form.startCount), form.mayBegin(start),
            let content = try? fileSystem.read(path), let file = form.read(content)
        else { return nil }
        return (file, content)
    }

    /// Why a generated file that no output is configured for is not removed: in words, or without any for one that
    /// belongs to somebody else; `nil` for one that is provably ours.
    private func reasonToKeep(_ file: GeneratedFile, at path: String, _ shown: String) -> String? {
        let wanted = GeneratedFile(configuration: owner.name, output: EscapedText.onOneLine(shown))
        return switch owner.ownership(of: file, at: path, wanted: wanted) {
        case .ours: nil
        case .another: ""
        case .madeByEarlierVersion where isBesideAnotherConfiguration(path): ""
        case .edited, .conflicted: "somebody has edited it"
        case .moved(let place): "it was generated for \"\(place)\""
        case .madeByEarlierVersion: "an earlier version made it, which wrote no checksum"
        case .abandoned(let configuration): "its configuration, \"\(configuration)\", is gone"
        }
    }

    /// Whether a folder between a file and the output root has a configuration of its own.
    private func isBesideAnotherConfiguration(_ path: String) -> Bool {
        var folder = FilePath.parent(of: path)
        while folder != owner.root, FilePath.contains(folder: owner.root, folder) {
            let configuration = FilePath.join(folder, FilePath.lastComponent(of: owner.name))
            if (try? fileSystem.status(of: configuration)) != nil { return true }
            folder = FilePath.parent(of: folder)
        }
        return false
    }

    private mutating func keep(_ path: String, _ reason: String) {
        diagnostics.append(
            Diagnostic(
                .warning, .keptFile, "\"\(path)\" is no output, and is kept: \(reason)",
                at: SourceLocation(path: FilePath.join(writer.root, path), line: 1, column: 1),
                advice: "delete the file; or take its header off, if it is yours now"))
    }
}
