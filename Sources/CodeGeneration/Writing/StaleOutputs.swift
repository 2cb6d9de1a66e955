import AssetCatalogs
import Diagnostics
import FileAccess

/// Leftovers of earlier runs: generated files that are no longer outputs, and temporary files of killed runs. The
/// search covers the output root and, if the configuration may have changed, the configuration's whole folder, which
/// may contain former targets and output roots.
///
/// A file is removed only if its header names this configuration and the file's exact place, and nobody has edited it.
/// This makes it safe to search other people's folders.
struct StaleOutputs {
    private(set) var removals: [WritePlan.Removal] = []
    private(set) var strays: [String] = []
    /// Diagnostics about kept files, and about a search that ended early.
    private(set) var diagnostics: [Diagnostic] = []

    private let writer: OutputWriter
    private let fileSystem: any FileSystem
    private let owner: FileOwner
    private let temporaryName: TemporaryName
    /// The paths of the outputs, by their lower-case form. On a case-insensitive file system, a file that differs only
    /// in case is the output.
    private let configured: [String: String]
    private let outputFolders: Set<String>
    /// The file extensions of possible outputs; `nil` if any file can be one.
    private let endings: Set<String>?
    /// The searched folders, by the bytes of their paths: Swift treats differently encoded names as equal.
    private var seen: Set<[UInt8]> = []
    /// The folder of the configuration, if it is searched.
    private let home: String?
    private var foldersLeft = 20_000

    /// Searches the folders of the outputs, or the folder of the configuration, and everything below them; and the
    /// input folders, where upgrades leave temporary files.
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
            // Links that lead out of the root are not written through.
            let path = try? OutputTarget.folder(FilePath.join(root, folder), in: fileSystem).path
            if let path, FilePath.contains(folder: root, path) { look(in: path) }
        }
        // Skipped folders, such as hidden ones, are searched if they contain outputs.
        for folder in outputFolders.sorted() { look(in: folder) }
        if let home { look(in: home) }
        for folder in inputFolders.filter({ !seen.contains(Array($0.utf8)) }).sorted() {
            strays += TemporaryName.strays(in: folder, fileSystem)
        }
        removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Searches a folder. Folders that do not exist or cannot be listed contain nothing that is known to be ours.
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
            "the search for leftover generated files stopped after 20,000 folders below "
                + "'\(home == nil ? writer.root : writer.home ?? "")'",
            advice: home == nil
                ? "set a narrower \"outputRoot\" to search all of it"
                : "delete generated files of former targets and output roots by hand")
    }

    /// Returns whether a folder may contain outputs: not hidden folders, bundles or packages of others, and in catalogs
    /// only color sets.
    private static func mayEnter(_ name: String, in folder: String) -> Bool {
        let ending = FilePath.ending(of: name)
        if ending.hasSuffix("set"), ending != "colorset", OutputTarget.isInCatalog(folder) { return false }
        return !FilePath.isHidden(name) && !ForeignFolders.isOfTools(name)
    }
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

    /// Returns whether a file can be an output: files in an output's language anywhere, `Contents.json` in catalogs,
    /// others only next to outputs, because reading every file is slow.
    private func isCandidate(_ name: String, in folder: String) -> Bool {
        if OutputTarget.isInCatalog(folder) { return name == "Contents.json" }
        if let endings, !outputFolders.contains(folder) { return endings.contains(FilePath.ending(of: name)) }
        return !TemporaryName.isTemporary(name)
    }

    /// Returns whether an output, or a catalog that outputs write, contains the file.
    private func isConfigured(_ path: String) -> Bool {
        let places = [path, AssetCatalog.path(around: path)].compactMap(\.self)
        return places.contains { place in
            guard let output = configured[place.lowercased()] else { return false }
            // Compare bytes: to Swift, two encodings of an accent are equal, but on most disks they are two files.
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

    /// Returns why a leftover is kept: empty for files of others, `nil` for a file that is provably ours.
    private func reasonToKeep(_ file: FileVersions, at path: String) -> String? {
        switch owner.ownership(of: file, at: path) {
        case .ours, .conflicted: nil
        case .another: ""
        case .edited, .editedInConflict: "it was edited by hand"
        case .moved(let place): "it was generated for '\(place)'"
        case .abandoned(let configuration, let folder):
            mayHaveBeenOurs(path, fromFolder: folder) ? "its configuration '\(configuration)' no longer exists" : ""
        }
    }

    /// Returns whether a file of a removed configuration may belong to this one under a former name: below the output
    /// root, or if that configuration was in the same folder.
    private func mayHaveBeenOurs(_ path: String, fromFolder folder: String) -> Bool {
        guard let home, !FilePath.contains(folder: owner.root, path) else { return true }
        return folder.utf8.elementsEqual(home.utf8)
    }

    private mutating func keep(_ path: String, _ reason: String) {
        diagnostics.add(
            .warning, .keptFile, "no output writes '\(path)', but it is kept: \(reason)",
            at: writer.location(of: path),
            advice: "delete the file, or remove its header to keep it as your own")
    }
}
