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
    /// The indices of the files' summaries.
    private var fileNumbers: [String: Int] = [:]
    /// The files that other files refer to. They are read together with those files.
    private var namedFiles: Set<String> = []
    /// The projects, in the order of their first files, with the files of each.
    private var projects: [Project] = []
    private var projectNumbers: [String: Int] = [:]
    /// Files without recognizable keys, with the indices of their readings.
    private var unmarked: [(file: JSONDocument, guess: FormatGuess, folders: ProjectFolders, reading: Int)] = []
    /// The advice about files that cannot be read.
    private var unreadable = UnreadableFiles()
    /// Files in folders that contain no tokens.
    private var skippedFiles: [String] = []

    /// Files that are read together.
    private struct Project {
        var reader: TokenFormatReader
        var name: String
        var files: [JSONDocument] = []
        var folders: ProjectFolders
        /// The guesses at its files' formats.
        var guesses: [FormatGuess] = []
        /// Whether the format of at least one of its files is certain.
        var isCertain = false
    }

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
        loader.joinUnmarkedFiles()
        loader.joinUncertainProjects()
        loader.readProjects()
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
            read(try JSONDocument(tokenFile: bytes, path: file.path), file.source)
        } catch {
            // Files such as tsconfig.json may contain comments.
            let lenient = try? JSONDocument(parsing: bytes, path: file.path, dialect: .json5)
            if let lenient, isForeign(lenient, file.source) { return skippedFiles.append(file.path) }
            if let lenient, isReadAsJSON5(lenient, file.source) { return read(lenient, file.source) }
            loaded.diagnostics.append(error.diagnostic)
        }
    }

    /// Returns whether a file has a format whose `.json` files are JSON5.
    private func isReadAsJSON5(_ file: JSONDocument, _ source: SourceConfiguration) -> Bool {
        if let stated = source.format ?? format { return TokenFormats.reader(of: stated).dialect == .json5 }
        let folders = ProjectFolders(around: file.path, in: folder, areJoined: statesModes, fileSystem: fileSystem)
        let guess = FormatGuess(file, among: TokenFormats.all, folders)
        return guess.reader.dialect == .json5 && guess.sign.certainty > .possible
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
        let count = tokens.reading.tokenCounts[0]
        loaded.files.append(TokenFileSummary(path: file.path, format: .assetCatalog, tokenCount: count))
        loaded.readings.append(LoadedTokens.Reading(reading: tokens.reading, paths: [file.path], project: nil))
    }

    /// Returns whether a file in a folder belongs to another tool, such as a `package.json`.
    private func isForeign(_ file: JSONDocument, _ source: SourceConfiguration) -> Bool {
        let isNamed = file.path == FilePath.join(folder, source.path.value)
        return !isNamed && source.format ?? format == nil && file.isForeign
    }

    private mutating func read(_ file: JSONDocument, _ source: SourceConfiguration) {
        let folders = ProjectFolders(
            around: file.path, in: folder, areJoined: statesModes, fileSystem: fileSystem)
        let guess = FormatGuess(file, among: TokenFormats.all, folders)
        let stated = source.format ?? format
        let reader = stated.map(TokenFormats.reader) ?? guess.reader
        if stated == nil, let configuration = StyleDictionaryConfiguration(file) {
            return report(configuration, in: file, isNamed: file.path == FilePath.join(folder, source.path.value))
        }
        // Documents that refer to other files, and lists of variables, have keys of their own.
        if !reader.isUnmistakable, isForeign(file, source) { return skippedFiles.append(file.path) }
        addSummary(of: file, reader.format)
        if let name = reader.project(file, folders) {
            options.statedModes[file.path] = StatedMode(collection: source.collection, mode: source.mode)
            return add(file, to: name, reader, folders, stated == nil ? guess : nil)
        }
        var reading = reader.read([file], nil, options, folders)
        reading.state(collection: source.collection, mode: source.mode)
        reading.modeGroups = source.modeGroups?.map(\.value)
        if !reading.usesConfiguredModes, !reading.collections.isEmpty, source.statesMode {
            reportIdle(source.modeKeys, of: file.path, at: source.path.location)
        }
        if stated == nil, reading.isOfOneFile { guess.mark(&reading) }
        addNamedFiles(of: reading, source)
        if guess.sign.certainty == .possible, stated == nil, !source.statesMode {
            unmarked.append((file, guess, folders, loaded.readings.count))
        }
        add(reading, of: [file], project: nil)
    }

    /// Reports a configuration of Style Dictionary, where one was named; in a folder of tokens it belongs to somebody else.
    private mutating func report(_ configuration: StyleDictionaryConfiguration, in file: JSONDocument, isNamed: Bool) {
        guard isNamed else { return skippedFiles.append(file.path) }
        let patterns = configuration.patterns.map(JSONValue.quoted).joined(separator: ", ")
        loaded.diagnostics.add(
            .error, .wrongFormat, "the file is a Style Dictionary configuration and contains no tokens",
            at: file.location(of: file.root),
            advice: "list the token files that it uses in \"sources\" instead: \(patterns), relative to this file",
            loss: .run)
    }

    private mutating func add(
        _ file: JSONDocument, to name: String, _ reader: TokenFormatReader, _ folders: ProjectFolders,
        _ guess: FormatGuess?
    ) {
        let key = "\(reader.format.rawValue) \(name)"
        let number = projectNumbers[key] ?? projects.count
        if number == projects.count {
            projectNumbers[key] = number
            projects.append(Project(reader: reader, name: name, folders: folders))
        }
        projects[number].files.append(file)
        if let guess { projects[number].guesses.append(guess) }
        if guess?.sign.certainty ?? .certain == .certain { projects[number].isCertain = true }
    }

    /// Reads files without recognizable keys together with a surrounding project of a certain format. A file joins only
    /// if this resolves references inside its values or makes more tokens usable, and loses none.
    private mutating func joinUnmarkedFiles() {
        let takers = projects.filter(\.isCertain)
        var joined: Set<Int> = []
        for (file, guess, folders, number) in takers.isEmpty ? [] : unmarked {
            let reading = loaded.readings[number].reading
            guard reading.refersToOthers || reading.diagnostics.hasErrors,
                let taker = takers.first(where: {
                    guess.mayBe($0.reader.format) && FilePath.contains(folder: $0.name, file.path)
                }),
                let name = taker.reader.project(file, folders),
                taker.reader.read([file], name, options, folders).isBetter(than: reading)
            else { continue }
            joined.insert(number)
            if let number = fileNumbers[file.path] {
                loaded.files[number] = TokenFileSummary(path: file.path, format: taker.reader.format, tokenCount: 0)
            }
            add(file, to: name, taker.reader, folders, nil)
        }
        loaded.readings = loaded.readings.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
        for number in projects.indices { sortFiles(ofProject: number) }
    }

    private mutating func sortFiles(ofProject number: Int) {
        projects[number].files.sort { fileNumbers[$0.path] ?? 0 < fileNumbers[$1.path] ?? 0 }
    }

    /// Joins projects of uncertain format to the first project whose format all of their files may have.
    private mutating func joinUncertainProjects() {
        for number in projects.indices.reversed() where !projects[number].isCertain {
            let taker = projects.indices.first { other in
                let format = projects[other].reader.format
                return other != number && format != projects[number].reader.format
                    && projects[number].guesses.allSatisfy { $0.mayBe(format) }
            }
            guard let taker else { continue }
            for file in projects[number].files {
                fileNumbers[file.path].map { loaded.files[$0].format = projects[taker].reader.format }
            }
            projects[taker].files += projects[number].files
            projects[number].files = []
            sortFiles(ofProject: taker)
        }
        projects.removeAll(where: \.files.isEmpty)
    }

    /// Reports files without tokens: a warning if other files have some, else an error.
    private mutating func reportSkippedFiles() {
        let isAll = loaded.readings.isEmpty
        loaded.diagnostics += skippedFiles.map { path in
            Diagnostic(
                isAll ? .error : .warning, .wrongFormat,
                "the file contains no tokens" + (isAll ? "" : " and is skipped"),
                at: SourceLocation(path: path, line: 1, column: 1),
                advice: "list the token files in \"sources\", or move this file to another folder",
                loss: isAll ? .run : .detail)
        }
    }

    /// Reads the projects after all of their files are known.
    private mutating func readProjects() {
        for project in projects {
            var reading = project.reader.read(project.files, project.name, options, project.folders)
            let groups = project.files.compactMap { source(of: $0)?.modeGroups }
            if !groups.isEmpty { reading.modeGroups = groups.joined().map(\.value) }
            add(reading, of: project.files, project: project.name)
            let idle = project.files.first { options.statedModes[$0.path] != nil }
            if let idle, !reading.usesConfiguredModes, let source = source(of: idle) {
                reportIdle(source.modeKeys, of: idle.path, at: source.path.location)
            }
        }
    }

    private mutating func add(_ reading: TokenReading, of files: [JSONDocument], project: String?) {
        for (file, count) in zip(reading.files, reading.tokenCounts) {
            if let number = fileNumbers[file.path] { loaded.files[number].tokenCount += count }
        }
        loaded.readings.append(LoadedTokens.Reading(reading: reading, paths: files.map(\.path), project: project))
    }

    private mutating func addSummary(of file: JSONDocument, _ format: TokenFormat) {
        fileNumbers[file.path] = loaded.files.count
        loaded.files.append(TokenFileSummary(path: file.path, format: format, tokenCount: 0))
    }

    /// Records the files that a file refers to, so that they are not read again.
    private mutating func addNamedFiles(of reading: TokenReading, _ source: SourceConfiguration) {
        for (file, format) in zip(reading.files, reading.formats).dropFirst() {
            let path = FilePath.normalized(file.path)
            if let first = sources.updateValue(source, forKey: path), !namedFiles.contains(path) {
                reportRepeated(file.path, source, first: first)
            }
            namedFiles.insert(path)
            addSummary(of: file, format)
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

extension TokenReading {
    /// Whether values refer to tokens that the reading does not have.
    fileprivate var refersToOthers: Bool {
        !referencesInsideValues.subtracting(collections.lazy.flatMap(\.modes).flatMap(\.tokens).map(\.path)).isEmpty
    }

    /// Returns whether it keeps every token of another reading of the same files, and has more tokens or references.
    fileprivate func isBetter(than other: TokenReading) -> Bool {
        let (tokens, others) = (usableTokens, other.usableTokens)
        guard !others.contains(where: { $0.deprecation != nil }),
            Set(others.map(\.path)).isSubset(of: tokens.map(\.path))
        else { return false }
        return other.refersToOthers || tokens.count > others.count
    }

    private var usableTokens: [Token] {
        collections.flatMap { $0.modes.prefix(1) }.flatMap(\.tokens).filter { $0.value != .unusable }
    }
}
