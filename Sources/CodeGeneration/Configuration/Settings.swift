import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// What holds for one run: what the command line says, else what the configuration says.
package struct Settings: Sendable {
    package let configuration: Configuration
    package let diagnostics: [Diagnostic]
    let options: CommandOptions
    /// Targets of the configuration with the outputs that the run is not for.
    let otherTargets: [TargetConfiguration]

    package init(
        _ configuration: Configuration, _ options: CommandOptions = CommandOptions(), diagnostics: [Diagnostic] = []
    ) {
        var configuration = configuration
        let chosen = configuration.keepTargets(diagnostics.hasErrors ? .all : options.targets)
        (self.configuration, self.options, otherTargets) = (configuration, options, chosen.others)
        self.diagnostics = diagnostics + chosen.diagnostics
    }

    /// The same run for another token file, folder or catalog, relative to the working directory.
    package func reading(_ file: String, diagnostics: [Diagnostic]) -> Settings {
        var options = options
        options.files = [file]
        options.readsCatalogColors = true
        return Settings(configuration, options, diagnostics: diagnostics)
    }

    /// The same run for what the configuration names, of another state of these files perhaps: nothing is said of the
    /// configuration itself.
    package func readingOwnSources(of configuration: Configuration, diagnostics: [Diagnostic]) -> Settings {
        var options = options
        options.judgesConfiguration = false
        return Settings(configuration, options, diagnostics: diagnostics)
    }
}

// MARK: - Reading

extension Settings {
    /// Whether the configuration has errors: it is then none that anybody wrote.
    var isBroken: Bool { diagnostics.hasErrors }

    /// Whether the run reads what the configuration names.
    package var readsOwnSources: Bool { options.files.isEmpty }

    /// Whether nothing is said of tokens that no output would take; a list of tokens, and who judges the files, has them all.
    func isSelective(isWriting: Bool) -> Bool { readsOwnSources && isWriting }

    /// The token files, and the folder that their paths are relative to.
    var sources: (files: [SourceConfiguration], folder: String) {
        guard !readsOwnSources else { return (configuration.sources, configuration.folder) }
        let files = options.files.filter { options.readsCatalogColors || !AssetCatalog.isCatalog($0) }
        let sources = files.map { path in
            var source = SourceConfiguration(Located(path))
            source.mayBeEmpty = options.readsCatalogColors
            return source
        }
        return (sources, ".")
    }

    /// The asset catalogs that the command line names; `nil` where the run reads what the configuration names.
    var givenCatalogs: [String]? { readsOwnSources ? nil : options.files.filter(AssetCatalog.isCatalog) }

    /// The font files, and folders and patterns that stand for some.
    var fontFiles: [Located<String>] { readsOwnSources ? configuration.fonts.files : [] }

    /// What the command makes of diagnostics.
    package var policy: DiagnosticPolicy {
        DiagnosticPolicy(
            leavesOut: options.leavesOut,
            isStrict: options.failsOnWarnings || options.leavesOut && configuration.isStrict)
    }

    var resolverInputs: ResolverInputs {
        var inputs = configuration.resolverInputs
        inputs.inputs += options.inputs
        return inputs
    }

    /// Neither a configuration nor a token file: somebody's first run.
    var nothingToRead: [Diagnostic] {
        guard readsOwnSources, sources.files.isEmpty, configuration.path == nil else { return [] }
        let tokens = FilePath.join(configuration.folder, "tokens")
        let place = configuration.folder == "." ? "here" : "in \"\(configuration.folder)\""
        return [
            Diagnostic(
                .error, .noConfiguration,
                "there is no \(ConfigurationLoader.fileName) \(place), and no token file in \(tokens)/",
                advice: "TokenGenerator init writes a configuration for the token files it finds")
        ]
    }
}

// MARK: - Writing

extension Settings {
    package var templateFolder: String? {
        configuration.templateFolder(options.templates)
    }

    /// The folder that all outputs lie below, and that a run locks: that of the configuration, where it has several targets.
    package var outputRoot: String {
        let only = configuration.targets.first { $0.name == nil }?.outputRoot
        let configured = only.map { FilePath.join(configuration.folder, $0.value) }
        return options.outputRoot ?? configured ?? configuration.folder
    }

    /// Where an output of a target goes, relative to the output root.
    func place(of path: String, in target: TargetConfiguration) -> String {
        // A path that names a folder stays, to be refused.
        let isFlat = options.isFlat && path.utf8.last != UInt8(ascii: "/")
        return FilePath.join(folder(of: target), isFlat ? FilePath.lastComponent(of: path) : path)
    }

    /// Where the outputs of targets go, relative to the output root.
    func places(of targets: [TargetConfiguration]) -> [String] {
        targets.flatMap { target in target.outputs.map { place(of: $0.path.value, in: target) } }
    }

    /// The folder of a target's outputs, relative to the output root. A build has one for each target.
    func folder(of target: TargetConfiguration) -> String {
        if case .compiled = options.targets { "" } else { target.folder }
    }

    /// The path of the configuration, or the one that it would have where the built-in default holds.
    var configurationFile: String {
        configuration.path ?? FilePath.join(configuration.folder, ConfigurationLoader.fileName)
    }

    /// The folder that the output root may not leave; `nil` where the user chose the root.
    var outputBoundary: String? { options.outputRoot == nil ? configuration.folder : nil }

    /// The files and folders that the run reads, font files and what patterns stand for excepted.
    var inputs: [String] {
        let paths = configuration.sources.map(\.path).filter { !PathPattern($0.value).hasWildcards }
        let catalogs = (configuration.targets + otherTargets).flatMap(\.catalogs)
        let named = (paths + catalogs).map { FilePath.join(configuration.folder, $0.value) }
        return [configuration.path].compactMap(\.self) + named + [templateFolder].compactMap(\.self)
    }
}
