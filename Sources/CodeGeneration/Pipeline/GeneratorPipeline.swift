import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// The whole program: what the command line says in; files of generated code out.
///
///     options → settings → loaded files → token graph → resolved tokens → names → rendered outputs → written files
///
/// Each arrow is a function from value to value. Only configuring, loading and writing touch the file system.
package struct GeneratorPipeline: Sendable {
    package let fileSystem: any FileSystem
    /// Where outputs are compared and written.
    private let outputs: any FileSystem
    private let mergedVersions: MergedVersions
    /// Is told what happens while a run waits.
    let announce: @Sendable (String) -> Void

    /// Reads and writes by one file system; unless there is another for outputs, because somebody wants to know what is
    /// read. What Git could not merge is known where somebody can ask Git.
    package init(
        fileSystem: any FileSystem = LocalFileSystem(), outputs: (any FileSystem)? = nil,
        mergedVersions: @escaping MergedVersions = { _ in [] },
        announce: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.fileSystem = fileSystem
        self.outputs = outputs ?? fileSystem
        self.mergedVersions = mergedVersions
        self.announce = announce
    }

    package func generate(_ options: CommandOptions) async -> GenerationReport {
        let (settings, lock) = takeTurn(options)
        defer { lock?.release() }
        return await generate(settings, notes: lock?.diagnostics ?? [])
    }

    private func generate(_ settings: Settings, notes: [Diagnostic]) async -> GenerationReport {
        let tokens = analyze(settings, isWriting: true)
        var times = tokens.times
        // Names would be those of a configuration that nobody wrote; what is wrong in the files is wrong all the same.
        if tokens.settings.diagnostics.hasErrors {
            return GenerationReport(diagnostics: tokens.readingDiagnostics, times: times)
        }
        let templates = loadTemplates(for: tokens.settings)
        times.end("templates")
        let judgement = tokens.settings.judgement
        let found = notes + tokens.diagnostics + judgement.judged(templates.diagnostics)
        guard !found.hasErrors, let library = templates.library else {
            return GenerationReport(tokens: tokens, diagnostics: found, times: times)
        }
        let rendered = await OutputRenderer(
            library: library, settings: tokens.settings, resolution: tokens.resolution, symbols: tokens.symbols,
            fonts: tokens.fonts
        ).render()
        times.end("render")
        let renderedDiagnostics = judgement.judged(rendered.diagnostics)
        guard !renderedDiagnostics.hasErrors else {
            return GenerationReport(tokens: tokens, diagnostics: found + renderedDiagnostics, times: times)
        }
        let written = write(rendered.outputs, tokens)
        times.end("write")
        return GenerationReport(
            tokens: tokens, diagnostics: found + renderedDiagnostics + written.diagnostics,
            outcomes: written.outcomes, times: times)
    }

    /// Reads, resolves and names tokens; writes nothing.
    package func analyze(_ options: CommandOptions) -> AnalyzedTokens { analyze(configure(options)) }

    package func analyze(_ settings: Settings, isWriting: Bool = false) -> AnalyzedTokens {
        let configuration = settings.configuration
        let turn = CatalogReading(settings, isWriting: isWriting, fileSystem, announce: announce)
        defer { turn.release() }
        var times = StageTimes()
        let loaded = load(settings)
        times.end("read")
        let catalogs = LoadedCatalogs(settings, knowing: loaded.catalogs, fileSystem)
        times.end("catalogs")
        let fonts = LoadedFonts(settings.fontFiles, in: configuration.folder, fileSystem)
        times.end("fonts")
        let graph = TokenGraph(loaded.readings.map(\.reading), layers: configuration.layerPaths)
        let given = GivenExpressions(configuration, graph)
        var options = AliasResolver.Options(
            valueLayers: configuration.valueLayers, modes: configuration.modes.map(\.choice), unmatched: given.tokens)
        options.appearances = configuration.appearances.mapValues(\.choice)
        options.themes = configuration.themes.map(\.choice)
        let resolved = AliasResolver.resolve(graph, options: options)
        let resolution = resolved.leavingOut(where: WrittenModes(configuration, resolved).contains).checked()
        times.end("resolve")
        let symbols = SymbolTables(
            resolution, configuration, catalogs, given: given, colorSets: loaded.colorSets(in: graph),
            others: settings.otherTargets)
        times.end("name")
        let lost = LostTokens(resolution, symbols, asChosen: settings.isSelective(isWriting: isWriting))
        let reading =
            settings.diagnostics + settings.nothingToRead + loaded.diagnostics
            + lost.relevant(resolution.diagnostics + resolution.losses)
        return AnalyzedTokens(
            settings: settings, resolution: resolution, symbols: symbols, lostTokens: lost.tokens,
            files: loaded.files(in: graph),
            catalogs: catalogs.checked(
                by: configuration.catalogRules, readsImages: settings.options.readsImages, fileSystem),
            fonts: fonts.names(configuration.fonts), fontDiagnostics: fonts.diagnostics,
            readingDiagnostics: settings.judgement.judged(reading), times: times
        ).checked(isWriting: isWriting)
    }
}

// MARK: - Stages

extension GeneratorPipeline {
    /// What the command line says → what holds.
    package func configure(_ options: CommandOptions) -> Settings {
        let loaded = ConfigurationLoader(fileSystem: fileSystem).load(options.configurationPath)
        return Settings(loaded.configuration, options, diagnostics: loaded.diagnostics)
    }

    /// What the command line says → what holds once no other run writes to the output root.
    private func takeTurn(_ options: CommandOptions) -> (settings: Settings, lock: WriteLock?) {
        var settings = configure(options)
        while !settings.diagnostics.hasErrors {
            let root = settings.outputRoot
            let lock = WriteLock(root, isShared: options.task != .write, outputs, announce: announce)
            // The other run may have waited for somebody who has changed the configuration.
            settings = configure(options)
            if settings.outputRoot == root { return (settings, lock) }
            lock.release()
        }
        return (settings, nil)
    }

    /// What holds → what the token files hold.
    private func load(_ settings: Settings) -> LoadedTokens {
        var options = ReadingOptions(isStrict: settings.options.isStrict, inputs: settings.resolverInputs)
        options.openGroups = settings.configuration.openGroups
        let (files, folder) = settings.sources
        return TokenLoader.load(files, in: folder, format: settings.options.format, options, fileSystem)
    }

    /// What holds → the templates; none after errors.
    private func loadTemplates(for settings: Settings) -> (library: MustacheLibrary?, diagnostics: [Diagnostic]) {
        var loader = TemplateLoader(fileSystem: fileSystem)
        let location = settings.configuration.templates?.location
        let library = loader.load(folder: settings.templateFolder, location: location)
        return (library, loader.diagnostics + loader.unknownTemplates(of: settings.configuration.outputs))
    }

    /// The content of every output → what became of its file.
    private func write(_ outputs: [RenderedOutput], _ tokens: AnalyzedTokens) -> WriteReport {
        let (settings, writer) = (tokens.settings, writer(for: tokens))
        var plan = writer.plan(outputs)
        plan.diagnostics = settings.judgement.judged(plan.diagnostics)
        return switch settings.options.task {
        case .write: DeferredSignals.during { writer.commit(plan) }
        case .preview: plan.preview
        case .check: plan.check
        }
    }

    /// What is wrong with the generated files that no output of the configuration makes any more.
    package func leftovers(_ tokens: AnalyzedTokens) -> [Diagnostic] {
        let settings = tokens.settings
        guard settings.readsOwnSources, !settings.diagnostics.hasErrors else { return [] }
        return settings.judgement.judged(
            writer(for: tokens).leftovers(besides: settings.places(of: settings.configuration.targets)))
    }

    private func writer(for tokens: AnalyzedTokens) -> OutputWriter {
        let settings = tokens.settings
        let fonts = tokens.fonts.files.map { FilePath.join(settings.configuration.folder, $0) }
        var writer = OutputWriter(
            root: settings.outputRoot, fileSystem: self.outputs, configuration: settings.configurationFile,
            configurationName: settings.options.configurationName, replacement: settings.options.replacement,
            inputs: settings.inputs + tokens.files.map(\.path) + fonts,
            boundary: settings.outputBoundary)
        writer.folders = settings.configuration.targets.map(settings.folder)
        writer.others = settings.places(of: settings.otherTargets)
        writer.home = settings.outputBoundary
        writer.looksEverywhere = settings.outputBoundary != nil && settings.options.task == .check
        writer.mergedVersions = mergedVersions
        return writer
    }
}
