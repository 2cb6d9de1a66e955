import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// The whole program: what the command line says in; files of generated code out.
///
///     options → settings → loaded files → merged tokens → resolved tokens → names → rendered outputs → written files
///
/// Each arrow is a function from value to value. Only configuring, loading and writing touch the file system.
package struct GeneratorPipeline: Sendable {
    package let fileSystem: any FileSystem

    /// Creates a pipeline.
    package init(fileSystem: any FileSystem = LocalFileSystem()) { self.fileSystem = fileSystem }

    /// Generates every output of a configuration.
    package func generate(_ options: CommandOptions) async -> GenerationReport {
        let tokens = analyze(Timed(options).map(configure), isWriting: true)
        let settings = tokens.value.settings
        // Names would be those of a configuration that nobody wrote; what is wrong in the files is wrong all the same.
        if settings.diagnostics.hasErrors { return GenerationReport(ofMistaken: tokens.value, times: tokens.times) }
        let templates = tokens.then("templates") { loadTemplates(for: $0.settings) }
        let found = tokens.value.diagnostics + templates.value.diagnostics
        guard !found.hasErrors, let library = templates.value.library else {
            return GenerationReport(tokens.value, found, times: templates.times)
        }
        let rendered = await templates.then("render", awaiting: { _ in await render(tokens.value, with: library) })
        guard !rendered.value.diagnostics.hasErrors else {
            return GenerationReport(tokens.value, found + rendered.value.diagnostics, times: rendered.times)
        }
        let written = rendered.then("write") { write($0.outputs, tokens.value) }
        return GenerationReport(
            tokens.value, found + rendered.value.diagnostics + written.value.diagnostics,
            outcomes: written.value.outcomes, times: written.times)
    }

    /// Reads, resolves and names tokens; writes nothing.
    package func analyze(_ options: CommandOptions) -> AnalyzedTokens { analyze(configure(options)) }

    /// Reads, resolves and names the tokens of a run that writes nothing.
    package func analyze(_ settings: Settings) -> AnalyzedTokens { analyze(Timed(settings), isWriting: false).value }

    private func analyze(_ start: Timed<Settings>, isWriting: Bool) -> Timed<AnalyzedTokens> {
        let settings = start.value
        let loaded = start.then("read", load)
        let catalogs = loaded.then("catalogs") { _ in loadCatalogs(for: settings) }
        let merged = catalogs.map { _ in merge(loaded.value, settings) }
        let resolved = merged.then("resolve") { resolve($0, settings) }
        let symbols = resolved.then("name") { name($0, catalogs.value, settings) }
        return symbols.map { symbols in
            let reading =
                settings.diagnostics + settings.nothingToRead + loaded.value.diagnostics + resolved.value.diagnostics
            let checked = CheckedConfiguration(
                settings, resolved.value, symbols, hasFiles: !loaded.value.files.isEmpty,
                hasErrors: (reading + symbols.diagnostics).hasErrors)
            return AnalyzedTokens(
                settings: settings, resolution: resolved.value, symbols: symbols, files: merged.value.files,
                catalogs: catalogs.value, readingDiagnostics: reading,
                checkDiagnostics: check(checked, isWriting: isWriting) + AssetCatalog.diagnostics(of: catalogs.value))
        }
    }
}

// MARK: - Stages

extension GeneratorPipeline {
    /// What the command line says → what holds.
    package func configure(_ options: CommandOptions) -> Settings {
        let loaded = ConfigurationLoader(fileSystem: fileSystem).load(options.configurationPath)
        return Settings(loaded.configuration, options, diagnostics: loaded.diagnostics)
    }

    /// What holds → what the token files hold.
    func load(_ settings: Settings) -> LoadedTokens {
        let options = ReadingOptions(isStrict: settings.isStrict, inputs: settings.resolverInputs)
        let (files, folder) = settings.sources
        return TokenLoader.load(files, in: folder, format: settings.format, options, fileSystem)
    }

    /// What holds → what the asset catalogs hold.
    func loadCatalogs(for settings: Settings) -> [AssetCatalog] {
        settings.catalogs.map { AssetCatalog.load($0.path, from: fileSystem, configuredAt: $0.location) }
    }

    /// What holds → the templates.
    func loadTemplates(for settings: Settings) -> LoadedTemplates {
        var loader = TemplateLoader(fileSystem: fileSystem)
        let location = settings.configuration.templates?.location
        let library = loader.load(folder: settings.templateFolder, location: location)
        let unknown = LoadedTemplates.unknown(in: settings.configuration, known: loader.names)
        return LoadedTemplates(library: library, diagnostics: loader.diagnostics + unknown)
    }

    /// What was read of each file → one graph.
    func merge(_ loaded: LoadedTokens, _ settings: Settings) -> MergedTokens {
        MergedTokens(loaded, layers: settings.configuration.layerPaths)
    }

    /// One graph → what each token refers to.
    func resolve(_ merged: MergedTokens, _ settings: Settings) -> Resolution {
        let (layers, modes) = (settings.configuration.valueLayers, settings.configuration.modes)
        let options = AliasResolver.Options(valueLayers: layers, modes: modes)
        return AliasResolver.resolve(merged.graph, options: options).checked()
    }

    /// Tokens and images → their names in every output.
    func name(_ resolution: Resolution, _ catalogs: [AssetCatalog], _ settings: Settings) -> SymbolTable {
        SymbolTable(resolution, settings.configuration, catalogs)
    }

    /// A configuration and its tokens → what does not fit.
    func check(_ checked: CheckedConfiguration, isWriting: Bool) -> [Diagnostic] {
        // Of tokens from elsewhere a configuration says nothing, and one with errors is none that anybody wrote.
        guard checked.settings.readsOwnSources, !checked.settings.diagnostics.hasErrors else { return [] }
        return ConfigurationRules.diagnostics(checked, isWriting: isWriting)
    }

    /// Named tokens → the content of every output.
    func render(_ tokens: AnalyzedTokens, with library: MustacheLibrary) async -> RenderedOutputs {
        await OutputRenderer(
            library: library, configuration: tokens.configuration, resolution: tokens.resolution,
            symbols: tokens.symbols
        ).render()
    }

    /// The content of every output → what became of its file.
    func write(_ outputs: [RenderedOutput], _ tokens: AnalyzedTokens) -> WriteReport {
        let settings = tokens.settings
        let writer = OutputWriter(
            root: settings.outputRoot, fileSystem: fileSystem, language: settings.configuration.language,
            force: settings.force, inputs: settings.inputs + tokens.files.map(\.path),
            boundary: settings.outputBoundary,
            sources: OutputRenderer.possibleSources(of: settings.configuration))
        let plan = writer.plan(settings.isFlat ? outputs.map(\.flat) : outputs)
        return settings.writes ? writer.commit(plan) : plan.preview
    }
}
