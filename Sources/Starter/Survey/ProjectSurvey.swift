import CodeGeneration
import DesignTokens
import FileAccess
import Projects

/// Everything in a folder that a configuration can name. Each file is read once, by the stages of a usual run.
struct ProjectSurvey {
    let search: StarterSearch
    private(set) var sources: StarterSources
    let catalogs: StarterCatalogs
    /// The targets; the first one is for the tokens.
    private(set) var targets: [StarterTarget]
    private(set) var modes: StarterModes
    /// The tokens in these modes.
    private(set) var resolution: Resolution
    /// The tokens in the themes, which can lose more of them.
    private(set) var themedResolution: Resolution
    var target: StarterTarget { targets[0] }

    /// The font files that the target can use, without those of a website or another product. A library can use an
    /// app's.
    var fonts: [String] {
        let folders = catalogs.modules.map(\.folderOfOrigin)
        if folders.isEmpty { return search[.font] }
        return search[.font].filter { font in
            let owners = catalogs.modules.filter { module in
                module.takes(font) || FilePath.contains(folder: module.sources ?? "", font)
            }
            let isUsable =
                owners.isEmpty
                || owners.contains { owner in
                    owner == target.module || owner.access == .public || owner.isApp && target.access == .public
                }
            return isUsable && folders.contains { $0 == "." || FilePath.contains(folder: $0, font) }
        }
    }

    /// The folders of sources that are Git repositories of their own, inside of the searched folder and not ignored there.
    private(set) var clonedFolders: [String] = []

    private func findClonedFolders() -> [String] {
        let clones = sources.sources.map(\.path.value).filter(FilePath.staysInside).compactMap { path in
            BuildFolder(path, searched).outward.map(\.path).first { folder in
                folder != "." && (try? searched.status(of: FilePath.join(folder, ".git")))?.kind == .folder
            }
        }
        let ignored = (try? searched.read(".gitignore")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let lines = Set(ignored.split(whereSeparator: \.isNewline).map { $0.filter { $0 != "/" } })
        return clones.uniqueInOrder.filter { !lines.contains($0.filter { $0 != "/" }) }
    }

    /// The choices of the user.
    let options: StarterOptions

    private let pipeline: GeneratorPipeline
    private let searched: SearchedFolder

    init(of folder: String, _ options: StarterOptions, _ fileSystem: any FileSystem) {
        self.options = options
        let fileSystem = SearchedFolder(folder, fileSystem)
        searched = fileSystem
        pipeline = GeneratorPipeline(fileSystem: fileSystem)
        search = StarterSearch(fileSystem, tokens: options.tokens)
        sources = StarterSources(search, fileSystem)
        catalogs = StarterCatalogs(
            search, besides: sources.sources.map(\.path.value), target: options.target, fileSystem)
        // SwiftGen's types contain the colors as assets.
        if sources.isEmpty, options.tokens == nil, catalogs.targets[0].replaced.isEmpty {
            sources.takeColors(of: catalogs.targets[0], fileSystem)
        }
        targets = catalogs.targets
        for index in targets.indices { targets[index].readCode(besides: catalogs.modules, fileSystem) }
        let settings = Settings(Configuration(path: ConfigurationLoader.fileName), Self.options)
        resolution = pipeline.analyze(settings, reading: sources.tokens).resolution
        themedResolution = resolution
        modes = StarterModes(resolution)
        clonedFolders = findClonedFolders()
        guard !modes.themes.isEmpty else { return }
        var themed = configuration
        themed.themes = modes.themes
        themedResolution = analyze(themed).resolution
        // A value that is broken in one theme costs its token, but themes that break most tokens are not what was meant.
        let lostCount = themedResolution.leftOut.subtracting(resolution.leftOut).count
        let changedCount = resolution.graph.tokens.indices.count(where: themedResolution.dependsOnTheme)
        if lostCount >= changedCount { modes.themes = [] } else if lostCount == 0 { resolution = themedResolution }
    }

    /// A configuration with the sources and appearances of the survey, without outputs.
    var configuration: Configuration {
        var configuration = Configuration(path: ConfigurationLoader.fileName)
        configuration.sources = sources.sources
        configuration.appearances = modes.appearances
        return configuration
    }

    /// Runs the pipeline up to naming, with the tokens that were read.
    func analyze(_ configuration: Configuration) -> AnalyzedTokens {
        pipeline.analyze(Settings(configuration, Self.options), reading: sources.tokens)
    }

    /// Options that report errors as `validate` does, because the messages of `init` refer to it.
    private static var options: CommandOptions {
        var options = CommandOptions()
        options.leavesOut = false
        return options
    }
}
