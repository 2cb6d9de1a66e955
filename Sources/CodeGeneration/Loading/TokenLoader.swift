import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the token files of a run.
package struct TokenLoader {
    private let fileSystem: any FileSystem
    private let folder: String
    private let format: TokenFormat?
    /// Whether the configuration sets the collection or mode of any file.
    private let statesModes: Bool
    private var options: ReadingOptions
    private var loaded = LoadedTokens()
    /// The files that have been read, by path, with the sources that name them or their folders.
    private var sources: [String: SourceConfiguration] = [:]
    /// The order of the files.
    private var order: [String: Int] = [:]
    /// The files that other files refer to. They are read together with those files.
    private var namedFiles: Set<String> = []
    /// The files that are read together, in the order of their first files.
    private var projects: [FileGroup] = []
    /// Files without recognizable keys, with the indices of their readings.
    private var unmarked: [(file: FileGroup, reading: Int)] = []
    /// The advice about files that cannot be read.
    private var unreadable = UnreadableFiles()
    /// Files in folders that contain no tokens.
    private var skippedFiles: [String] = []

    /// Reads token files whose paths are relative to a folder. The format of each file is guessed unless it is
    /// configured.
    package static func load(
        _ sources: [SourceConfiguration], in folder: String, format: TokenFormat? = nil,
        _ options: ReadingOptions = ReadingOptions(), _ fileSystem: any FileSystem
    ) -> LoadedTokens {
        var loader = TokenLoader(
            fileSystem: fileSystem, folder: folder, format: format, statesModes: sources.contains(where: \.statesMode),
            options: options)
        let found = SourceFiles(sources, in: folder, fileSystem)
        loader.loaded.diagnostics = found.diagnostics
        for file in found.files { loader.load(file) }
        loader.settleFormats()
        loader.readProjects()
        loader.loaded.inheritTokens()
        loader.loaded.listFiles(by: loader.order)
        loader.reportSkippedFiles()
        loader.reportIdleInputs()
        loader.reportMissingModeGroups()
        return loader.loaded
    }

    private mutating func load(_ file: SourceFiles.File) {
        let location = file.source.path.location
        // Skip files that another file of the folder refers to.
        if namedFiles.contains(FilePath.normalized(file.path)),
            file.path != FilePath.join(folder, file.source.path.value)
        {
            return
        }
        if let first = sources.updateValue(file.source, forKey: FilePath.normalized(file.path)) {
            return reportRepeated(file.path, file.source, first: first)
        }
        if file.isCatalog { return loadCatalog(file) }
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.readTokenFile(file.path)
        } catch {
            let reason = unreadable.reason(of: error, at: file.path)
            return loaded.diagnostics.add(
                .error, .noSource, "cannot read the token file '\(file.path)': \(reason)", at: location,
                advice: unreadable.advice(on: error, at: file.path, fileSystem))
        }
        do {
            read(recognized(try JSONDocument(tokenFile: bytes, path: file.path), file.source), file.source)
        } catch {
            // Files such as tsconfig.json may contain comments.
            let lenient = try? JSONDocument(parsing: bytes, path: file.path, dialect: .json5)
            let group = lenient.map { recognized($0, file.source) }
            if let lenient, isForeign(lenient, file.source) { return skippedFiles.append(file.path) }
            if let group, group.reader.dialect == .json5, !group.isUnmarked { return read(group, file.source) }
            loaded.diagnostics.append(error.diagnostic)
        }
    }

    /// Returns a file with its format, which is guessed unless it is configured.
    private func recognized(_ file: JSONDocument, _ source: SourceConfiguration) -> FileGroup {
        FileGroup(
            file, stated: source.format ?? format,
            ProjectFolders(around: file.path, in: folder, areJoined: statesModes, fileSystem: fileSystem))
    }

    /// Reads the color sets of an asset catalog.
    private mutating func loadCatalog(_ file: SourceFiles.File) {
        let location = file.source.path.location
        let catalog = AssetCatalog.load(file.path, from: fileSystem, configuredAt: location)
        loaded.diagnostics += catalog.diagnostics
        loaded.catalogs.append(catalog)
        guard !catalog.diagnostics.contains(where: { $0.code == .noCatalog }) else { return }
        let tokens = CatalogTokens(catalog, collection: file.source.collection)
        if file.source.mode != nil { reportIdle(["mode"], of: file.path, at: location) }
        if catalog.assets(.color).isEmpty, !file.source.mayBeEmpty {
            loaded.diagnostics.add(
                .error, .noSource, "the asset catalog '\(file.path)' contains no color sets", at: location,
                advice: "remove it from \"sources\", which reads only color sets; list image catalogs in \"catalogs\"")
        }
        loaded.colorSets.merge(tokens.lookupNames) { first, _ in first }
        order[file.path] = order.count
        loaded.readings.append(LoadedTokens.Reading(reading: tokens.reading, paths: [file.path], project: nil))
    }

    /// Returns whether a file in a folder belongs to another tool, such as a `package.json`, or names the token files.
    /// Documents that refer to other files, and lists of variables, have keys of their own.
    private func isForeign(_ file: JSONDocument, _ source: SourceConfiguration, isUnmistakable: Bool = false) -> Bool {
        let isNamed = file.path == FilePath.join(folder, source.path.value)
        guard !isNamed, source.format ?? format == nil else { return false }
        return file.isOfAnotherTool
            || !isUnmistakable && (file.isForeign || StyleDictionaryConfiguration(file) != nil)
    }

    /// Reads a file, or adds it to its project.
    private mutating func read(_ group: FileGroup, _ source: SourceConfiguration) {
        let file = group.files[0]
        if isForeign(file, source, isUnmistakable: group.reader.isUnmistakable) {
            return skippedFiles.append(file.path)
        }
        if group.guess != nil, let configuration = StyleDictionaryConfiguration(file) {
            return loaded.diagnostics.append(configuration.diagnostic)
        }
        order[file.path] = order.count
        guard group.project == nil else {
            options.statedModes[file.path] = StatedMode(collection: source.collection, mode: source.mode)
            var group = group
            group.statesMode = source.statesMode
            return projects.add(group)
        }
        var reading = group.read(options)
        reading.stated = StatedMode(collection: source.collection, mode: source.mode)
        reading.modeGroups = source.modeGroups?.map(\.value)
        if !reading.isModeFile, !reading.collections.isEmpty, source.statesMode {
            reportIdle(source.modeKeys, of: file.path, at: source.path.location)
        }
        if reading.isOfOneFile { group.guess?.mark(&reading) }
        addNamedFiles(of: reading, source)
        if group.isUnmarked, !source.statesMode { unmarked.append((group, loaded.readings.count)) }
        loaded.readings.append(LoadedTokens.Reading(reading: reading, paths: [file.path], project: nil))
    }

    /// Decides about files and projects without a certain format, now that all others are known.
    private mutating func settleFormats() {
        let takers = projects.filter(\.isCertain)
        let joined = unmarked.compactMap { file, number in
            file.joined(toAny: takers, betterThan: loaded.readings[number].reading, options).map { (number, $0) }
        }
        for (_, group) in joined { projects.add(group) }
        for number in joined.map(\.0).reversed() { loaded.readings.remove(at: number) }
        projects.joinUncertain()
    }

    /// Reads the projects after all of their files are known.
    private mutating func readProjects() {
        for index in projects.indices {
            projects[index].files.sort { order[$0.path] ?? 0 < order[$1.path] ?? 0 }
            let project = projects[index]
            var reading = project.read(options)
            let groups = project.files.compactMap { source(of: $0)?.modeGroups }
            if !groups.isEmpty { reading.modeGroups = groups.joined().map(\.value) }
            loaded.readings.append(
                LoadedTokens.Reading(reading: reading, paths: project.files.map(\.path), project: project.project))
            let idle = project.files.first { options.statedModes[$0.path] != nil }
            if let idle, !reading.usesConfiguredModes, let source = source(of: idle) {
                reportIdle(source.modeKeys, of: idle.path, at: source.path.location)
            }
        }
    }

    /// Records the files that a file refers to, so that they are not read again.
    private mutating func addNamedFiles(of reading: TokenReading, _ source: SourceConfiguration) {
        for file in reading.files.dropFirst() {
            let path = FilePath.normalized(file.path)
            if let first = sources.updateValue(source, forKey: path), !namedFiles.contains(path) {
                reportRepeated(file.path, source, first: first)
            }
            namedFiles.insert(path)
        }
    }
}

// MARK: - Diagnostics

extension TokenLoader {
    /// Reports files without tokens: a warning if other files have some, else an error.
    private mutating func reportSkippedFiles() {
        let isAll = loaded.readings.isEmpty
        // Names of token sets do not begin with $. Tools store their settings beside the tokens in such files.
        let reported = skippedFiles.filter { isAll || !FilePath.lastComponent(of: $0).hasPrefix("$") }
        loaded.diagnostics += reported.map { path in
            Diagnostic(
                isAll ? .error : .warning, .wrongFormat,
                "the file contains no tokens" + (isAll ? "" : " and is skipped"),
                at: SourceLocation(path: path, line: 1, column: 1),
                advice: "list the token files in \"sources\", or move this file to another folder",
                loss: isAll ? .run : .detail)
        }
    }

    /// Reports keys of a source that have no effect because the file defines modes itself.
    private mutating func reportIdle(_ keys: [String], of path: String, at location: SourceLocation?) {
        let (names, isOne) = (Wording.list(keys.map { "\"\($0)\"" }), keys.count == 1)
        loaded.diagnostics.add(
            .warning, .unusedMode,
            "\(names) \(isOne ? "has" : "have") no effect on '\(path)', which defines its own modes", at: location,
            advice: "remove \(isOne ? "it" : "them"); to choose among the file's modes, use \"modes\" "
                + "('TokenGenerator --dry-run --verbose' lists them)")
    }

    /// Reports inputs without effect. With several resolver documents, one of them must accept the input.
    private mutating func reportIdleInputs() {
        let rejections = loaded.readings.compactMap(\.reading.rejectedInputs)
        for place in rejections.isEmpty ? 0..<0 : options.inputs.inputs.indices {
            let own = rejections.compactMap { $0.first { $0.place == place } }
            guard own.count == rejections.count else { continue }
            loaded.diagnostics.append((own.first(where: \.knowsModifier) ?? own[0]).diagnostic)
        }
        guard rejections.isEmpty, let input = options.inputs.inputs.first else { return }
        loaded.diagnostics.add(
            .error, .invalidInput, "cannot find the modifier '\(input.name)': no source is a resolver document",
            at: input.location,
            advice: "add the *.resolver.json to \"sources\", or remove the input")
    }

    /// Reports configured mode groups that no file has.
    private mutating func reportMissingModeGroups() {
        let read = loaded.files.compactMap { sources[FilePath.normalized($0.path)] }
        let named = Set(read.compactMap(\.modeGroups).joined())
        guard !named.isEmpty else { return }
        let known = Set(
            loaded.readings.lazy.flatMap(\.reading.collections).compactMap(\.modes.first).flatMap(\.groups).map(\.path))
        for group in named.sorted(by: { $0.value < $1.value }) where !known.contains(group.value) {
            loaded.diagnostics.add(
                .error, .unknownMode, "cannot find the group '\(group.value)' in the token files",
                at: group.location,
                advice: NearestName.advice(for: group.value, among: known.sorted(), otherwise: "remove it"))
        }
    }

    /// Reports a file that is listed next to its folder. Reading it twice would report each of its tokens.
    private mutating func reportRepeated(
        _ path: String, _ source: SourceConfiguration, first: SourceConfiguration
    ) {
        let notes = first.path.location.map { [Diagnostic.Note("already included here", at: $0)] } ?? []
        loaded.diagnostics.add(
            .error, .duplicateSource, "the token file '\(path)' is included twice", at: source.path.location,
            notes: notes,
            advice: "list either the folder or the file; a folder includes all token files in it")
    }

    private func source(of file: JSONDocument) -> SourceConfiguration? { sources[FilePath.normalized(file.path)] }
}

extension SourceConfiguration {
    /// The keys that give the file a mode.
    fileprivate var modeKeys: [String] {
        (collection == nil ? [] : ["collection"]) + (mode == nil ? [] : ["mode"])
    }
}
