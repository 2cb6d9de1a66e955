import CodeGeneration
import DesignTokens
import FileAccess

/// Everything in a folder that a configuration can name. Each file is read once, by the stages of a usual run.
struct ProjectSurvey {
    let search: StarterSearch
    private(set) var sources: StarterSources
    let catalogs: StarterCatalogs
    let target: StarterTarget
    /// The other targets of the catalogs, in their order.
    let otherTargets: [StarterTarget]
    private(set) var modes: StarterModes
    /// The tokens in these modes.
    private(set) var resolution: Resolution
    /// The tokens without themes.
    private let plain: Resolution

    /// The choices of the user.
    let options: StarterOptions

    private let path: String
    private let pipeline: GeneratorPipeline

    init(of folder: String, _ options: StarterOptions, _ fileSystem: any FileSystem) {
        self.options = options
        let fileSystem = ReadOnce(fileSystem)
        path = FilePath.join(folder, ConfigurationLoader.fileName)
        pipeline = GeneratorPipeline(fileSystem: fileSystem)
        search = StarterSearch(folder, tokens: options.tokens, in: fileSystem)
        sources = StarterSources(search, in: folder, fileSystem)
        catalogs = StarterCatalogs(
            search, besides: sources.sources.map(\.path.value), target: options.target, in: folder, fileSystem)
        // SwiftGen's types contain the colors as assets.
        if sources.isEmpty, options.tokens == nil, catalogs.swiftGen.replaced.isEmpty {
            sources.takeColors(of: catalogs.taken, in: folder, fileSystem)
        }
        target = StarterTarget(catalogs.module, replacing: catalogs.swiftGen, in: folder, fileSystem)
        otherTargets = catalogs.others.map { StarterTarget($0.module, replacing: $0.swiftGen, in: folder, fileSystem) }
        let run = pipeline.analyze(Settings(Configuration(path: path), Self.options), reading: sources.tokens)
        plain = run.resolution
        modes = StarterModes(plain)
        resolution = plain
        if !modes.themes.isEmpty { resolution = analyze(configuration(tryingThemes: true)).resolution }
    }

    /// The survey without themes.
    var withoutThemes: ProjectSurvey {
        var survey = self
        survey.modes = modes.withoutThemes
        survey.resolution = plain
        return survey
    }

    /// Returns a configuration with the sources and modes of the survey, without outputs.
    func configuration(tryingThemes: Bool = false) -> Configuration {
        var configuration = Configuration(path: path)
        configuration.sources = sources.sources
        configuration.appearances = modes.appearances
        if tryingThemes { configuration.themes = modes.themes }
        return configuration
    }

    /// Runs the pipeline up to naming, with the tokens that were read.
    func analyze(_ configuration: Configuration) -> AnalyzedTokens {
        pipeline.analyze(Settings(configuration, Self.options), reading: sources.tokens)
    }

    /// Options that report errors like `validate`, which the messages of `init` refer to.
    private static var options: CommandOptions {
        var options = CommandOptions()
        options.leavesOut = false
        return options
    }
}
