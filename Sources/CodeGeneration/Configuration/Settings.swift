import DesignTokens
import Diagnostics
import FileAccess

/// What holds for one run: what the command line says, else what the configuration says.
package struct Settings: Sendable {
    /// The configuration.
    package let configuration: Configuration
    /// What is wrong with it.
    package let diagnostics: [Diagnostic]
    /// What the command line says.
    private let options: CommandOptions

    /// Creates the settings of a run under a configuration.
    package init(
        _ configuration: Configuration, _ options: CommandOptions = CommandOptions(), diagnostics: [Diagnostic] = []
    ) {
        self.configuration = configuration
        self.options = options
        self.diagnostics = diagnostics
    }

    /// The same run for other token files.
    ///
    /// - Parameters:
    ///   - file: The file or folder, relative to the working directory.
    ///   - diagnostics: What is to be said of the configuration.
    /// - Returns: The settings.
    package func reading(_ file: String, diagnostics: [Diagnostic]) -> Settings {
        var options = options
        options.files = [file]
        return Settings(configuration, options, diagnostics: diagnostics)
    }
}

// MARK: - Reading

extension Settings {
    /// Whether the run reads what the configuration names.
    package var readsOwnSources: Bool { options.files.isEmpty }

    /// The token files, and the folder that their paths are relative to.
    var sources: (files: [SourceConfiguration], folder: String) {
        guard !readsOwnSources else { return (configuration.sources, configuration.folder) }
        return (options.files.map { SourceConfiguration(Located($0)) }, ".")
    }

    /// The asset catalogs.
    var catalogs: [(path: String, location: SourceLocation?)] {
        guard readsOwnSources else { return [] }
        return configuration.catalogs.map { (FilePath.join(configuration.folder, $0.value), $0.location) }
    }

    /// The format of files of which the configuration says none.
    var format: TokenFormat? { options.format }

    /// Whether files of the Design Tokens format are held to the letter of its specification.
    var isStrict: Bool { options.isStrict }

    /// The contexts that modifiers are fixed to.
    var resolverInputs: ResolverInputs {
        var inputs = configuration.resolverInputs
        inputs.inputs += options.inputs
        return inputs
    }
}

// MARK: - Writing

extension Settings {
    /// A folder of templates that win over the built-in ones.
    var templateFolder: String? {
        options.templates ?? configuration.templates.map { FilePath.join(configuration.folder, $0.value) }
    }

    /// The folder that outputs are written below.
    var outputRoot: String {
        let configured = configuration.outputRoot.map { FilePath.join(configuration.folder, $0.value) }
        return options.outputRoot ?? configured ?? configuration.folder
    }

    /// The folder that the output root may not leave; `nil` where the user chose the root.
    var outputBoundary: String? { options.outputRoot == nil ? configuration.folder : nil }

    /// Whether every output is written straight into the output root.
    var isFlat: Bool { options.isFlat }

    /// The files that the configuration named when a build system asked; `nil` without one.
    var plannedFiles: [String]? { options.plannedFiles }

    /// Whether files are written.
    var writes: Bool { options.writes }

    /// Whether hand-written files are replaced.
    var force: Bool { options.force }

    /// The files and folders that the run reads, what patterns stand for excepted.
    var inputs: [String] {
        let paths = configuration.sources.map(\.path).filter { !PathPattern($0.value).hasWildcards }
        let named = (paths + configuration.catalogs).map { FilePath.join(configuration.folder, $0.value) }
        return [configuration.path].compactMap(\.self) + named + [templateFolder].compactMap(\.self)
    }
}
