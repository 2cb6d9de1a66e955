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
    /// Whether the configuration says of any file what collection or mode it holds.
    private let statesModes: Bool
    private var options: ReadingOptions
    private var loaded = LoadedTokens()
    /// The files that have been read, by their paths, with the sources that name them or their folders.
    private var sources: [String: SourceConfiguration] = [:]
    /// The places of the files' summaries.
    private var fileNumbers: [String: Int] = [:]
    /// The files that others name: they are read through these, and not by themselves.
    private var namedFiles: Set<String> = []
    /// The projects, in the order of their first files, with the files of each.
    private var projects: [Project] = []
    private var projectNumbers: [String: Int] = [:]
    /// Files that show no sign of any format, and the places of their readings.
    private var unmarked: [(file: JSONDocument, guess: FormatGuess, folders: ProjectFolders, reading: Int)] = []
    /// What to do about files that cannot be read.
    private var unreadable = UnreadableFiles()
    /// Files that hold no token, which nobody named.
    private var passedOver: [String] = []

    /// Files that are read together, once all of them are known.
    private struct Project {
        var reader: TokenFormatReader
        var name: String
        var files: [JSONDocument] = []
        var folders: ProjectFolders
        /// The formats that its files are recognized as.
        var guesses: [FormatGuess] = []
        /// Whether a file of it can only be of its format.
        var isCertain = false
    }

    /// Reads token files, whose paths are relative to a folder. The format of those of which the configuration says none
    /// is told from each file, unless it is given.
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
        loader.reportPassedOver()
        loader.reportIdleInputs()
        loader.reportMissingModeGroups()
        return loader.loaded
    }

    private mutating func load(_ file: SourceFiles.File) {
        let location = file.source.path.location
        // A file of a folder that another file of it names is read already.
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
            bytes = try fileSystem.read(file.path)
        } catch {
            let reason = unreadable.reason(of: error, at: file.path)
            return loaded.diagnostics.add(
                .error, .noSource, "the token file \"\(file.path)\" cannot be read: \(reason)", at: location,
                advice: unreadable.advice(on: error, at: file.path, fileSystem))
        }
        do {
            read(try JSONDocument(tokenFile: bytes, path: file.path), file.source)
        } catch {
            // A tsconfig.json and the like may have comments.
            let lenient = try? JSONDocument(parsing: bytes, path: file.path, dialect: .lenient)
            if let lenient, isForeign(lenient, file.source) { return passedOver.append(file.path) }
            loaded.diagnostics.append(error.diagnostic)
        }
    }

    /// Reads the color sets of an asset catalog.
    private mutating func loadCatalog(_ file: SourceFiles.File) {
        let location = file.source.path.location
        let catalog = AssetCatalog.load(file.path, from: fileSystem, configuredAt: location)
        loaded.diagnostics += catalog.diagnostics
        loaded.catalogs.append(catalog)
        guard !catalog.diagnostics.contains(where: { $0.code == .noCatalog }) else { return }
        let tokens = CatalogTokens(catalog, collection: file.source.collection)
        if file.source.mode != nil { reportIdleMode(of: file.path, location) }
        if catalog.assets(.color).isEmpty, !file.source.mayBeEmpty {
            loaded.diagnostics.add(
                .error, .noSource, "the asset catalog \"\(file.path)\" holds no color set", at: location,
                advice: "images are named in \"catalogs\"; tokens are color sets alone")
        }
        loaded.colorSets.merge(tokens.lookupNames) { first, _ in first }
        let count = tokens.reading.tokenCounts[0]
        loaded.files.append(TokenFileSummary(path: file.path, format: .assetCatalog, tokenCount: count))
        loaded.readings.append(LoadedTokens.Reading(reading: tokens.reading, paths: [file.path], project: nil))
    }

    /// Whether a file of a folder is somebody else's, such as a `package.json`: nobody named it, nor its format.
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
        // A document that names other files holds no token, and a list of variables none that others know.
        if !reader.isUnmistakable, isForeign(file, source) { return passedOver.append(file.path) }
        addSummary(of: file, reader.format)
        if let name = reader.project(file, folders) {
            options.statedModes[file.path] = StatedMode(collection: source.collection, mode: source.mode)
            return add(file, to: name, reader, folders, stated == nil ? guess : nil)
        }
        var reading = reader.read([file], nil, options, folders)
        reading.state(collection: source.collection, mode: source.mode)
        reading.modeGroups = source.modeGroups?.map(\.value)
        if !reading.usesConfiguredModes, !reading.collections.isEmpty, source.statesMode {
            reportIdleMode(of: file.path, source.path.location)
        }
        if stated == nil, reading.isOfOneFile { reading.diagnostics = guess.diagnostics(of: reading) }
        addNamedFiles(of: reading, source)
        if guess.sign.certainty == .possible, stated == nil, !source.statesMode {
            unmarked.append((file, guess, folders, loaded.readings.count))
        }
        add(reading, of: [file], project: nil)
    }

    /// Reports a configuration of Style Dictionary, where one was named; in a folder of tokens it belongs to somebody else.
    private mutating func report(_ configuration: StyleDictionaryConfiguration, in file: JSONDocument, isNamed: Bool) {
        guard isNamed else { return passedOver.append(file.path) }
        let patterns = configuration.patterns.map(JSONValue.quoted).joined(separator: ", ")
        loaded.diagnostics.add(
            .error, .wrongFormat, "the file is a configuration of Style Dictionary, which contains no tokens",
            at: file.location(of: file.root),
            advice: "name the token files that it lists instead, relative to this configuration: \(patterns)",
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

    /// Reads files that show no sign of any format with those around them that surely are of one. An alias leads into files of
    /// any format, so only those gain by it whose values name tokens of others inside them, or of which more tokens can be
    /// used, and no file is to lose by it.
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

    /// Joins projects of which no file is certain to the one of the run whose format all of their files may be of as well.
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

    /// Says which files hold no token: others do, or nothing is read at all.
    private mutating func reportPassedOver() {
        let isAll = loaded.readings.isEmpty
        loaded.diagnostics += passedOver.map { path in
            Diagnostic(
                isAll ? .error : .warning, .wrongFormat,
                "the file holds no token" + (isAll ? "" : ", and is passed over"),
                at: SourceLocation(path: path, line: 1, column: 1),
                advice: "name the token files in \"sources\", or move this one out of their folder",
                loss: isAll ? .run : .detail)
        }
    }

    /// Reads what must be read together, once all files are there.
    private mutating func readProjects() {
        for project in projects {
            var reading = project.reader.read(project.files, project.name, options, project.folders)
            let groups = project.files.compactMap { source(of: $0)?.modeGroups }
            if !groups.isEmpty { reading.modeGroups = groups.joined().map(\.value) }
            add(reading, of: project.files, project: project.name)
            let idle = project.files.first { options.statedModes[$0.path] != nil }
            if let idle, !reading.usesConfiguredModes { reportIdleMode(of: idle.path, source(of: idle)?.path.location) }
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

    /// Files that a file names are read through it, and not again.
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

    /// A file that has modes of its own, of which a source states one: somebody expects it to be that.
    private mutating func reportIdleMode(of path: String, _ location: SourceLocation?) {
        loaded.diagnostics.add(
            .warning, .idleMode,
            "\"collection\" and \"mode\" have no effect on \"\(path)\", which has modes of its own", at: location,
            advice: "remove them; \"modes\" chooses among the modes that it has, which --verbose prints")
    }

    /// Inputs that nothing takes: somebody expects another mode than is generated. Of several documents one takes an input.
    private mutating func reportIdleInputs() {
        let rejections = loaded.readings.compactMap(\.reading.rejectedInputs)
        for place in rejections.isEmpty ? 0..<0 : options.inputs.inputs.indices {
            let own = rejections.compactMap { $0.first { $0.place == place } }
            guard own.count == rejections.count else { continue }
            loaded.diagnostics.append((own.first(where: \.knowsModifier) ?? own[0]).diagnostic)
        }
        guard rejections.isEmpty, let input = options.inputs.inputs.first else { return }
        loaded.diagnostics.add(
            .error, .invalidInput, "there is no modifier \"\(input.name)\": no source is a resolver document",
            at: input.location,
            advice: "name the *.resolver.json in \"sources\", or remove the input")
    }

    /// Groups that are to be modes and that no file has. What a file that cannot be read has, nobody knows.
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

    /// A file beside its own folder. Reading it twice would report each of its tokens.
    private mutating func reportRepeated(
        _ path: String, _ source: SourceConfiguration, first: SourceConfiguration
    ) {
        let notes = first.path.location.map { [Diagnostic.Note("it is read because of this already", at: $0)] } ?? []
        loaded.diagnostics.add(
            .error, .duplicateSource, "the token file \"\(path)\" is named twice", at: source.path.location,
            notes: notes,
            advice: "a folder stands for every token file below it: name the folder or the file")
    }

    private func source(of file: JSONDocument) -> SourceConfiguration? { sources[FilePath.normalized(file.path)] }
}

extension TokenReading {
    /// Whether values name tokens inside them that the reading does not have.
    fileprivate var refersToOthers: Bool {
        !referencesInsideValues.subtracting(collections.lazy.flatMap(\.modes).flatMap(\.tokens).map(\.path)).isEmpty
    }

    /// Whether it loses nothing of another reading of the same files, and gains references or tokens.
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
