import CodeGeneration

/// What is reviewed: which tokens, how they are read and judged, and what they are compared with.
package struct ReviewRequest: Sendable {
    /// How tokens are read, named and judged. The configuration is in ``configurations``.
    package var options = CommandOptions()
    /// The configurations, each reviewed by itself; without one, the configuration of the working directory.
    package var configurations: [String] = []
    /// Token files, by path or pattern, to review without a configuration, and so without names in code.
    package var sources: [String] = []
    /// The state to compare with: a Git revision, a file or a folder; `nil` to compare with nothing.
    package var base: String?
    /// The state under review; `nil` for the files as they are now.
    package var head: String?
    /// Folders and files whose Swift code is searched for uses of the names that the changes concern.
    package var usage: [String] = []

    package init() {}

    /// The configurations to review, one by one; `nil` for the one that applies without a name.
    var choices: [String?] { configurations.isEmpty ? [nil] : configurations }

    /// What applies to the review of a configuration.
    func settings(_ configuration: String?, _ pipeline: GeneratorPipeline) -> Settings {
        var options = options
        options.configurationPath = configuration
        options.task = .preview
        guard sources.isEmpty else { return Settings(ownConfiguration, options) }
        return pipeline.configure(options)
    }

    /// The configuration that names the token files and nothing else. It has the path that such a file would have: it is not
    /// the built-in default, which depends on the files that exist.
    private var ownConfiguration: Configuration {
        var configuration = Configuration(path: ConfigurationLoader.fileName)
        configuration.sources = sources.map { SourceConfiguration(Located($0)) }
        return configuration
    }
}
