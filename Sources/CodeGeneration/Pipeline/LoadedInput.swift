import DesignTokens
import FileAccess

/// The inputs of a run besides its configuration: token files, asset catalogs and font files.
struct LoadedInput: Sendable {
    let tokens: LoadedTokens
    let catalogs: LoadedCatalogs
    let fonts: LoadedFonts

    /// Reads the inputs, unless the tokens are already read.
    init(_ settings: Settings, _ read: LoadedTokens?, _ fileSystem: any FileSystem, times: inout StageTimes) {
        let configuration = settings.configuration
        var options = ReadingOptions(isStrict: settings.options.isStrict, inputs: settings.resolverInputs)
        options.openGroups = configuration.openGroups
        let (files, folder) = settings.sources
        tokens =
            read ?? TokenLoader.load(files, in: folder, format: settings.options.format, options, fileSystem)
        times.end("read")
        catalogs = LoadedCatalogs(settings, knowing: tokens.catalogs, fileSystem)
        times.end("catalogs")
        fonts = LoadedFonts(settings.fontFiles, in: configuration.folder, fileSystem)
        times.end("fonts")
    }
}
