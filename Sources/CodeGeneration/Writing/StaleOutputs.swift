import AssetCatalogs
import Diagnostics
import FileAccess

/// What earlier runs have left: files that no output is configured for any more, and temporary files of runs that were
/// killed. It looks below the output root; where the configuration may have changed, below the configuration's whole folder,
/// where a target or an output root may have been that is gone.
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
    /// What the names of files end in that can be ours anywhere; `nil` where any file can.
    private let endings: Set<String>?
    /// The folders that were looked through, by the bytes of their paths: two names can be one text to Swift.
    private var seen: Set<[UInt8]> = []
    /// The folder of the configuration, where it is looked through.
    private let home: String?
    private var foldersLeft = 20_000

    /// Looks through the folders of the outputs and all that is below them, or below the folder of the configuration; and
    /// through the folders of what is read, in which upgrades leave temporary files.
    init(
        beside outputs: [WritePlan.Output], inputFolders: Set<String>, looksEverywhere: Bool, _ owner: FileOwner,
        _ writer: OutputWriter
    ) {
        self.writer = writer
        self.owner = owner
        fileSystem = writer.fileSystem
        temporaryName = TemporaryName(mark: owner.temporaryMark)
        let root = owner.root
        let targets = outputs.compactMap(\.target)
        let others = writer.others.compactMap { place in
            try? OutputTarget.file(FilePath.normalized(FilePath.join(root, place)), in: writer.fileSystem)
        }
        configured = Dictionary((targets + others).map { ($0.lowercased(), $0) }) { first, _ in first }
        endings =
            looksEverywhere
            ? nil
            : Set(
                outputs.map { Dialects.language(ofFile: $0.path).file.ending }
                    + [Dialects.usual.file.ending])
        home = looksEverywhere ? writer.home.flatMap { try? writer.fileSystem.realPath(of: $0) } : nil
        outputFolders = Set(targets.map(FilePath.parent).filter { FilePath.contains(folder: root, $0) })
        for folder in writer.folders {
            // Where a link leads elsewhere, nothing is written.
            let path = try? OutputTarget.folder(FilePath.join(root, folder), in: fileSystem).path
            if let path, FilePath.contains(folder: root, path) { look(in: path) }
        }
        // Folders that the search passes over, such as hidden ones, are looked through where they hold outputs.
        for folder in outputFolders.sorted() { look(in: folder) }
        if let home { look(in: home) }
        for folder in inputFolders.filter({ !seen.contains(Array($0.utf8)) }).sorted() {
            strays += TemporaryName.strays(in: folder, fileSystem)
        }
        removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// A folder that is not there yet, or may not be listed, holds nothing that can be known to be ours.
    private mutating func look(in start: String) {
        var folders = [start]
        while let folder = folders.popLast() {
            guard !seen.contains(Array(folder.utf8)) else { continue }
            guard foldersLeft > 0 else { return stop() }
            foldersLeft -= 1
            seen.insert(Array(folder.utf8))
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
        diagnostics.add(
            .note, .searchStopped,
            "the search for files that are no longer configured ended after 20,000 folders below "
                + "\"\(home == nil ? writer.root : writer.home ?? "")\"",
            advice: home == nil
                ? "a narrower \"outputRoot\" lets it see them all"
                : "delete generated files of former targets and output roots yourself")
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
        if let reason = reasonToKeep(file, at: path) {
            if !reason.isEmpty { keep(shown, reason) }
        } else {
            removals.append(WritePlan.Removal(path: shown, target: path, content: content))
        }
    }

    /// Files in a language of the outputs can be ours anywhere, and in catalogs what says what a folder is; others only beside
    /// outputs, because to read every file is dear.
    private func isCandidate(_ name: String, in folder: String) -> Bool {
        if OutputTarget.isInCatalog(folder) { return name == "Contents.json" }
        if let endings, !outputFolders.contains(folder) { return endings.contains(FilePath.ending(of: name)) }
        return !TemporaryName.isTemporary(name)
    }

    /// Whether an output makes the file, or a catalog that outputs make holds it.
    private func isConfigured(_ path: String) -> Bool {
        let places = [path, AssetCatalog.path(around: path)].compactMap(\.self)
        return places.contains { place in
            guard let output = configured[place.lowercased()] else { return false }
            // By bytes: two spellings of an accent are one text to Swift, and two files on most disks.
            return output.utf8.elementsEqual(place.utf8) || fileSystem.isSame(output, place)
        }
    }

    private func generatedFile(at path: String, named name: String) -> (FileVersions, [UInt8])? {
        let form = HeaderForm.of(name)
        guard let start = try? fileSystem.readStart(of: path, count: form.startCount), form.mayBegin(start),
            let content = try? fileSystem.read(path), let file = FileVersions(content, form)
        else { return nil }
        return (file, content)
    }

    /// Why a generated file that no output is configured for is not removed: in words, or without any for one that
    /// belongs to somebody else; `nil` for one that is provably ours.
    private func reasonToKeep(_ file: FileVersions, at path: String) -> String? {
        switch owner.ownership(of: file, at: path) {
        case .ours, .conflicted: nil
        case .another: ""
        case .edited, .editedInConflict: "somebody has edited it"
        case .moved(let place): "it was generated for \"\(place)\""
        case .abandoned(let configuration, let folder):
            mayHaveBeenOurs(path, fromFolder: folder) ? "its configuration, \"\(configuration)\", is gone" : ""
        }
    }

    /// Whether a file of a configuration that is gone may be one of this configuration, under a former name: below the output
    /// root, or where that configuration was beside this one.
    private func mayHaveBeenOurs(_ path: String, fromFolder folder: String) -> Bool {
        guard let home, !FilePath.contains(folder: owner.root, path) else { return true }
        return folder.utf8.elementsEqual(home.utf8)
    }

    private mutating func keep(_ path: String, _ reason: String) {
        diagnostics.add(
            .warning, .keptFile, "\"\(path)\" is no output, and is kept: \(reason)",
            at: writer.location(of: path),
            advice: "delete the file; or take its header off, if it is yours now")
    }
}
