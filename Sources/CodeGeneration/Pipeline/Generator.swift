import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// The whole program: configuration, token files and catalogs in; Swift files out.
///
///     bytes → located JSON → token documents → token graph → resolved tokens → Swift names → templates → files
///
/// Each arrow is a function of the stage before it; only the first and the last touch the file system.
package struct Generator: Sendable {
    package let fileSystem: any FileSystem

    /// Creates a generator.
    package init(fileSystem: any FileSystem = LocalFileSystem()) { self.fileSystem = fileSystem }

    /// Reads, resolves and names tokens; writes nothing.
    ///
    /// - Parameters:
    ///   - configurationPath: The configuration file that the user named, if any.
    ///   - files: Token files, or folders of them, to read instead of those that the configuration names; relative to
    ///     the working directory.
    ///   - format: The format of files of which the configuration says none; `nil` to tell it from each file.
    ///   - isStrict: Whether files of the Design Tokens format are held to the letter of its specification.
    ///   - inputs: Contexts of modifiers, which win over those of the configuration.
    /// - Returns: The tokens, and everything that is wrong with them.
    package func readTokens(
        configurationPath: String?, files: [String] = [], format: TokenFormat? = nil, isStrict: Bool = false,
        inputs: [ResolverInputs.Input] = []
    ) -> AnalyzedTokens {
        var times = StageTimes()
        var loaded = ConfigurationLoader(fileSystem: fileSystem).load(configurationPath)
        loaded.configuration.resolverInputs.inputs += inputs
        let catalogs = files.isEmpty ? readCatalogs(of: loaded.configuration) : []
        var run = readTokens(
            loaded.configuration, loaded.diagnostics, catalogs, files: files, format: format, isStrict: isStrict,
            times: &times)
        // Names would be those of a configuration that nobody wrote.
        if files.isEmpty, !loaded.diagnostics.hasErrors {
            run.generationDiagnostics += checks(run, Settings(loaded.configuration), isWriting: false)
        }
        run.generationDiagnostics += AssetCatalog.diagnostics(of: catalogs)
        return run
    }

    /// Generates every output of a configuration.
    package func generate(_ options: CommandOptions) async -> GenerationReport {
        var times = StageTimes()
        var loaded = ConfigurationLoader(fileSystem: fileSystem).load(options.configurationPath)
        loaded.configuration.resolverInputs.inputs += options.inputs
        let configuration = loaded.configuration
        let catalogs = readCatalogs(of: configuration)
        var run = readTokens(configuration, loaded.diagnostics, catalogs, files: [], times: &times)
        if loaded.diagnostics.hasErrors {
            // Names would be those of a configuration that nobody wrote; what is wrong in the files is wrong all the same.
            return GenerationReport(configuration, diagnostics: run.readingDiagnostics, times: times)
        }
        run.generationDiagnostics += checks(run, Settings(configuration, options), isWriting: true)
        run.generationDiagnostics += AssetCatalog.diagnostics(of: catalogs)
        var templates = TemplateLoader(fileSystem: fileSystem)
        let library = templates.load(
            folder: Settings(configuration, options).templateFolder, location: configuration.templates?.location)
        run.generationDiagnostics += templates.diagnostics + unknownTemplates(configuration, templates.names)
        times.end("catalogs and templates")
        guard !run.hasErrors, let library else { return GenerationReport(run, catalogs, times: times) }
        let renderer = OutputRenderer(
            library: library, configuration: configuration, resolution: run.resolution, symbols: run.symbols)
        let rendered = await renderer.render()
        times.end("render")
        run.generationDiagnostics += rendered.diagnostics
        guard !run.hasErrors else { return GenerationReport(run, catalogs, times: times) }
        return write(rendered.outputs, options, run, catalogs, times)
    }

    private func write(
        _ outputs: [RenderedOutput], _ options: CommandOptions, _ run: AnalyzedTokens, _ catalogs: [AssetCatalog],
        _ times: StageTimes
    ) -> GenerationReport {
        var times = times
        let configuration = run.configuration
        let settings = Settings(configuration, options)
        let writer = OutputWriter(
            root: settings.outputRoot, fileSystem: fileSystem,
            language: configuration.language, force: options.force,
            inputs: settings.inputs + run.files.map(\.path),
            boundary: settings.outputBoundary,
            sources: OutputRenderer.possibleSources(of: configuration))
        let plan = writer.plan(options.isFlat ? outputs.map(\.flat) : outputs)
        let written = options.writes ? writer.commit(plan) : plan.preview
        times.end("write")
        var report = GenerationReport(run, catalogs, times: times)
        report.diagnostics += written.diagnostics
        report.outcomes = written.outcomes
        return report
    }

    /// Reads, resolves and names tokens under a configuration that has been loaded.
    package func readTokens(
        _ configuration: Configuration, _ diagnostics: [Diagnostic], _ catalogs: [AssetCatalog] = [], files: [String],
        format: TokenFormat? = nil, isStrict: Bool = false, times: inout StageTimes
    ) -> AnalyzedTokens {
        var loader = TokenLoader(
            fileSystem: fileSystem, format: format, isStrict: isStrict, inputs: configuration.resolverInputs)
        if files.isEmpty {
            for source in configuration.sources { loader.load(source, in: configuration.folder) }
        } else {
            for file in files { loader.load(SourceConfiguration(Located(file)), in: ".") }
        }
        loader.finish()
        times.end("read")
        var summaries = loader.files
        let graph = TokenGraph(loader.documents, layers: configuration.layerPaths)
        for mode in graph.collections.lazy.filter({ $0.modes.count > 1 }).flatMap(\.modes) {
            let document = loader.documents[mode.source]
            guard document.format != .tokensStudio, document.format != .dtcgResolver else { continue }
            if let file = summaries.firstIndex(where: { $0.path == document.source.path }) {
                summaries[file].mode = mode.name
            }
        }
        let options = AliasResolver.Options(valueLayers: configuration.valueLayers, modes: configuration.modes)
        let resolution = AliasResolver.resolve(graph, options: options)
        times.end("resolve")
        let symbols = SymbolTable(resolution, configuration, catalogs)
        times.end("name")
        return AnalyzedTokens(
            configuration: configuration, resolution: resolution, symbols: symbols, files: summaries,
            readingDiagnostics: diagnostics + nothingToRead(configuration, files) + loader.diagnostics
                + resolution.diagnostics)
    }

    /// Neither a configuration nor a token file: somebody's first run.
    private func nothingToRead(_ configuration: Configuration, _ files: [String]) -> [Diagnostic] {
        guard configuration.sources.isEmpty, configuration.path == nil, files.isEmpty else { return [] }
        let tokens = FilePath.join(configuration.folder, "tokens")
        let place = configuration.folder == "." ? "here" : "in \"\(configuration.folder)\""
        return [
            Diagnostic(
                .error, .noConfiguration,
                "there is no \(ConfigurationLoader.fileName) \(place), and no token file in \(tokens)/",
                notes: [Diagnostic.Note("TokenGenerator init writes a configuration for the token files it finds")])
        ]
    }

    private func checks(_ run: AnalyzedTokens, _ settings: Settings, isWriting: Bool) -> [Diagnostic] {
        ConfigurationRules.diagnostics(
            CheckedConfiguration(
                settings, run.resolution, run.symbols, hasFiles: !run.files.isEmpty, hasErrors: run.hasErrors,
                isWriting: isWriting))
    }

    private func readCatalogs(of configuration: Configuration) -> [AssetCatalog] {
        configuration.catalogs.map {
            AssetCatalog.load(
                FilePath.join(configuration.folder, $0.value), from: fileSystem, configuredAt: $0.location)
        }
    }

    private func unknownTemplates(_ configuration: Configuration, _ known: [String]) -> [Diagnostic] {
        configuration.outputs.map(\.template).filter { !known.isEmpty && !known.contains($0.value) }.map { template in
            let advice = NearestName.advice(
                for: template.value, among: known, otherwise: "the templates are \(known.joined(separator: ", "))")
            return Diagnostic(
                .error, .unknownTemplate, "there is no template \"\(template.value)\"", at: template.location,
                notes: [Diagnostic.Note(advice)])
        }
    }
}

extension AssetCatalog {
    /// What is wrong with catalogs, each by itself and together.
    fileprivate static func diagnostics(of catalogs: [AssetCatalog]) -> [Diagnostic] {
        catalogs.flatMap(\.diagnostics) + duplicateImages(in: catalogs)
    }
}
