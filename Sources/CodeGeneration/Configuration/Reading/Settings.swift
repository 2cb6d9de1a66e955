import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// The settings of a run: command-line options override the configuration.
package struct Settings: Sendable {
    package private(set) var configuration: Configuration
    package private(set) var diagnostics: [Diagnostic]
    let options: CommandOptions
    /// The configured targets and outputs that are not part of the run.
    private(set) var otherTargets: [TargetConfiguration]

    package init(
        _ configuration: Configuration, _ options: CommandOptions = CommandOptions(), diagnostics: [Diagnostic] = []
    ) {
        var configuration = configuration
        let chosen = configuration.keepTargets(diagnostics.hasErrors ? .all : options.targets)
        (self.configuration, self.options, otherTargets) = (configuration, options, chosen.others)
        self.diagnostics = diagnostics + chosen.diagnostics
        leaveCodeToBuilds()
    }

    /// Leaves the code to builds that the build plugin generates in them: a module cannot contain a file twice.
    private mutating func leaveCodeToBuilds() {
        guard let pluginTarget = options.pluginTarget, !diagnostics.hasErrors else { return }
        var known: [String: String?] = [:]
        func builder(of output: OutputConfiguration, in target: TargetConfiguration) -> String? {
            guard Dialects.usual.isLanguage(ofFile: output.path.value) else { return nil }
            let folder = FilePath.parent(of: FilePath.join(outputRoot, place(of: output.path.value, in: target)))
            let name = known[folder] ?? pluginTarget(folder)
            known[folder] = name
            return name
        }
        for index in configuration.targets.indices {
            let target = configuration.targets[index]
            let names = target.outputs.map { builder(of: $0, in: target) }
            let parts = Dictionary(grouping: zip(target.outputs, names)) { $1 != nil }.mapValues { $0.map(\.0) }
            guard let built = parts[true], let name = names.compactMap(\.self).first else { continue }
            configuration.targets[index].outputs = parts[false] ?? []
            var rest = target
            rest.outputs = built
            otherTargets.append(rest)
            diagnostics.append(built.noteOnPlugin(ofTarget: name))
        }
    }

    /// Returns the settings for another token file, folder or catalog, relative to the working directory.
    package func reading(_ file: String, diagnostics: [Diagnostic]) -> Settings {
        var options = options
        options.files = [file]
        options.readsCatalogColors = true
        return Settings(configuration, options, diagnostics: diagnostics)
    }

    /// Returns the settings for the configured inputs, perhaps in another state, without checking the configuration.
    package func readingOwnSources(of configuration: Configuration, diagnostics: [Diagnostic]) -> Settings {
        var options = options
        options.judgesConfiguration = false
        return Settings(configuration, options, diagnostics: diagnostics)
    }
}

// MARK: - Reading

extension Settings {
    /// Whether the configuration has errors.
    var isBroken: Bool { diagnostics.hasErrors }

    /// Whether the run reads the configured inputs.
    package var readsOwnSources: Bool { options.files.isEmpty }

    /// Whether only tokens that outputs select matter. Lists of tokens and checks of files need all.
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

    /// The asset catalogs on the command line; `nil` if the configured ones are read.
    var givenCatalogs: [String]? { readsOwnSources ? nil : options.files.filter(AssetCatalog.isCatalog) }

    /// The configured font files, folders and patterns.
    var fontFiles: [Located<String>] { readsOwnSources ? configuration.fonts.files : [] }

    /// The policy for diagnostics.
    package var policy: DiagnosticPolicy {
        var policy = DiagnosticPolicy(
            leavesOut: options.leavesOut,
            isStrict: options.failsOnWarnings || options.leavesOut && configuration.isStrict)
        policy.rules = configuration.rules
        return policy
    }

    var resolverInputs: ResolverInputs {
        var inputs = configuration.resolverInputs
        inputs.inputs += options.inputs
        return inputs
    }

    /// The error if there is neither a configuration nor a token file, as in a first run.
    var nothingToRead: [Diagnostic] {
        guard readsOwnSources, sources.files.isEmpty, configuration.path == nil else { return [] }
        let tokens = FilePath.join(configuration.folder, "tokens")
        let place = configuration.folder == "." ? "here" : "in '\(configuration.folder)'"
        return [
            Diagnostic(
                .error, .noConfiguration,
                "cannot find '\(ConfigurationLoader.fileName)' \(place) or token files in '\(tokens)'",
                advice: "run 'TokenGenerator init' to create a configuration")
        ]
    }
}

// MARK: - Writing

extension Settings {
    package var templateFolder: String? {
        configuration.templateFolder(options.templates)
    }

    /// The folder that contains all outputs and that a run locks: with several targets, the folder of the
    /// configuration.
    package var outputRoot: String {
        let only = configuration.targets.first { $0.name == nil }?.outputRoot
        let configured = only.map { FilePath.join(configuration.folder, $0.value) }
        return options.outputRoot ?? configured ?? configuration.folder
    }

    /// Returns the path of a target's output, relative to the output root.
    package func place(of path: String, in target: TargetConfiguration) -> String {
        // Keep a path to a folder, so that it is refused.
        let isFlat = options.isFlat && path.utf8.last != UInt8(ascii: "/")
        return FilePath.join(folder(of: target), isFlat ? FilePath.lastComponent(of: path) : path)
    }

    /// Returns the paths of the targets' outputs, relative to the output root.
    func places(of targets: [TargetConfiguration]) -> [String] {
        targets.flatMap { target in target.outputs.map { place(of: $0.path.value, in: target) } }
    }

    /// Returns the folder of a target's outputs, relative to the output root. In a build, each target has its own
    /// output root.
    func folder(of target: TargetConfiguration) -> String {
        if case .compiled = options.targets { "" } else { target.folder }
    }

    /// The path of the configuration, or its usual path if the built-in default is used.
    var configurationFile: String {
        configuration.path ?? FilePath.join(configuration.folder, ConfigurationLoader.fileName)
    }

    /// The folder that the output root may not leave; `nil` if the user chose the root.
    var outputBoundary: String? { options.outputRoot == nil ? configuration.folder : nil }

    /// The files and folders that the run reads, except font files and matches of patterns.
    var inputs: [String] {
        let paths = configuration.sources.map(\.path).filter { !PathPattern($0.value).hasWildcards }
        let catalogs = (configuration.targets + otherTargets).flatMap(\.catalogs)
        let named = (paths + catalogs).map { FilePath.join(configuration.folder, $0.value) }
        return [configuration.path].compactMap(\.self) + named + [templateFolder].compactMap(\.self)
    }
}

extension [OutputConfiguration] {
    /// Returns the note that these outputs are left to builds.
    fileprivate func noteOnPlugin(ofTarget name: String) -> Diagnostic {
        let names = Wording.list(map { "'\($0.path.value)'" })
        return Diagnostic(
            .note, .buildPlugin,
            "\(names) \(count == 1 ? "is" : "are") not written: the build plugin generates code in builds of '\(name)'",
            at: first?.path.location,
            advice: "build '\(name)'; to commit the files instead, remove TokenGeneratorPlugin from its \"plugins\"")
    }
}
