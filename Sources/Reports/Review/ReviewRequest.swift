import CodeGeneration

/// The request of a review: tokens, options, and the base to compare with.
package struct ReviewRequest: Sendable {
    /// The options for reading, naming and checking tokens. The configuration is in ``configurations``.
    package var options = CommandOptions()
    /// The configurations, each reviewed separately; if empty, the one in the working directory.
    package var configurations: [String] = []
    /// Token files, as paths or patterns, to review without a configuration and names in code.
    package var sources: [String] = []
    /// The state to compare with: a Git revision, a file or a folder; `nil` to compare with nothing.
    package var base: String?
    /// The state under review; `nil` for the files as they are now.
    package var head: String?
    /// Folders and files whose Swift code is searched for uses of changed names.
    package var usage: [String] = []

    package init() {}

    /// The configurations to review; `nil` for the default one.
    var choices: [String?] { configurations.isEmpty ? [nil] : configurations }

    /// Returns the settings for the review of a configuration.
    func settings(_ configuration: String?, _ pipeline: GeneratorPipeline) -> Settings {
        var options = options
        options.configurationPath = configuration
        options.task = .preview
        guard sources.isEmpty else { return Settings(ownConfiguration, options) }
        return pipeline.configure(options)
    }

    /// A configuration that only names the token files. It has the usual path, because it must not be mistaken for the
    /// built-in default, which depends on the existing files.
    private var ownConfiguration: Configuration {
        var configuration = Configuration(path: ConfigurationLoader.fileName)
        configuration.sources = sources.map { SourceConfiguration(Located($0)) }
        return configuration
    }
}
