import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// The whole program, from command-line options to generated files.
///
///     CommandOptions → Settings → LoadedInput → TokenGraph → Resolution → SymbolTables → AnalyzedTokens
///     AnalyzedTokens + MustacheLibrary → RenderedOutputs → WriteReport → GenerationReport
///
/// Each arrow is a function from value to value, and each value carries its diagnostics. The policy judges them once,
/// when a command asks for them. Only configuring, loading and writing touch the file system.
package struct GeneratorPipeline: Sendable {
    package let fileSystem: any FileSystem
    /// Where outputs are compared and written.
    let outputs: any FileSystem
    private let mergedVersions: MergedVersions
    /// Called with progress messages while a run waits.
    let announce: @Sendable (String) -> Void

    /// Creates a pipeline with one file system, or another one for outputs. `mergedVersions` needs Git.
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
        let (settings, lock) = lockOutputs(options)
        defer { lock?.release() }
        let tokens = analyze(settings, isWriting: true)
        var report = GenerationReport(tokens, after: lock?.diagnostics ?? [])
        guard report.tokens != nil else { return report }
        var templates = TemplateLoader(fileSystem: fileSystem)
        let (folder, outputs) = (settings.templateFolder, settings.configuration.outputs)
        let rendered = outputs.filter { $0.declaration.backend == nil }.map(\.template.value)
        let library = templates.load(rendered, folder: folder, location: settings.configuration.templates?.location)
        report.add(
            templates.diagnostics + templates.unknownTemplates(of: outputs), from: .templates, "templates")
        guard !report.hasErrors, let library else { return report }
        let files = await OutputRun(library, settings, tokens.resolution, tokens.symbols, tokens.fonts).render()
        report.add(files.diagnostics, from: .rendering, "render")
        guard !report.hasErrors else { return report }
        let written = write(files.outputs, tokens)
        report.add(written.diagnostics, from: .writing, "write")
        report.outcomes = written.outcomes
        return report
    }

    /// Reads, resolves and names tokens, without writing.
    package func analyze(_ options: CommandOptions) -> AnalyzedTokens { analyze(configure(options)) }

    /// Reads the inputs, unless `tokens` are already read, then resolves and names them.
    package func analyze(
        _ settings: Settings, reading tokens: LoadedTokens? = nil, isWriting: Bool = false
    ) -> AnalyzedTokens {
        let turn = CatalogReading(settings, isWriting: isWriting, fileSystem, announce: announce)
        defer { turn.release() }
        let (configuration, others) = (settings.configuration, settings.otherTargets)
        var times = StageTimes()
        let input = LoadedInput(settings, tokens, fileSystem, times: &times)
        let graph = TokenGraph(input.tokens.readings.map(\.reading), layers: configuration.layerPaths)
        let given = GivenExpressions(configuration, graph)
        let resolved = AliasResolver.resolve(graph, options: configuration.resolution(of: given))
        let usable = resolved.leavingOut(where: WrittenModes(configuration, resolved).contains)
        let resolution = usable.checked()
        times.end("resolve")
        let symbols = SymbolTables(
            resolution, configuration, input.catalogs, given: given, colorSets: input.tokens.colorSets(in: graph),
            others: others)
        times.end("name")
        return AnalyzedTokens(settings, input, resolution, symbols, isWriting: isWriting, times)
    }
}

// MARK: - Stages

extension GeneratorPipeline {
    /// Returns the settings for command-line options.
    package func configure(_ options: CommandOptions) -> Settings {
        let loaded = ConfigurationLoader(fileSystem: fileSystem, templateFolder: options.templates)
            .load(options.configurationPath)
        return Settings(loaded.configuration, options, diagnostics: loaded.diagnostics)
    }

    /// Returns the settings once no other run writes to the output root.
    private func lockOutputs(_ options: CommandOptions) -> (settings: Settings, lock: WriteLock?) {
        var settings = configure(options)
        while !settings.isBroken {
            let root = settings.outputRoot
            let lock = WriteLock(root, isShared: options.task != .write, outputs, announce: announce)
            guard lock.hasWaited else { return (settings, lock) }
            // The configuration may have changed while the other run held the lock.
            settings = configure(options)
            if settings.outputRoot == root { return (settings, lock) }
            lock.release()
        }
        return (settings, nil)
    }

    /// Writes the outputs and returns what happened to their files.
    private func write(_ outputs: [RenderedOutput], _ tokens: AnalyzedTokens) -> WriteReport {
        let (settings, writer) = (tokens.settings, writer(for: tokens))
        var plan = writer.plan(outputs)
        plan.policy = settings.policy
        return switch settings.options.task {
        case .write: DeferredSignals.during { writer.commit(plan) }
        case .preview: plan.preview
        case .check: plan.check
        }
    }

    /// Returns diagnostics about generated files that are no longer outputs.
    package func leftovers(_ tokens: AnalyzedTokens) -> [Diagnostic] {
        let settings = tokens.settings
        guard settings.readsOwnSources, !settings.isBroken else { return [] }
        return settings.policy.judged(
            writer(for: tokens).leftovers(besides: settings.places(of: settings.configuration.targets)), from: .writing)
    }

    private func writer(for tokens: AnalyzedTokens) -> OutputWriter {
        let settings = tokens.settings
        let fonts = tokens.fonts.files.map { FilePath.join(settings.configuration.folder, $0) }
        var writer = OutputWriter(
            root: settings.outputRoot, fileSystem: self.outputs, configuration: settings.configurationFile,
            configurationName: settings.options.configurationName, replacement: settings.options.replacement,
            inputs: settings.inputs + tokens.files.map(\.path) + fonts,
            home: settings.outputBoundary)
        writer.folders = settings.configuration.targets.map(settings.folder)
        writer.others = settings.places(of: settings.otherTargets)
        writer.looksEverywhere = settings.outputBoundary != nil && settings.options.task == .check
        writer.mergedVersions = mergedVersions
        return writer
    }
}
