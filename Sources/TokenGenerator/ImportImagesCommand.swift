import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import ImageImport

struct ImportImagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-images",
        abstract: "Brings exported images into an asset catalog.",
        usage: """
            TokenGenerator import-images <folder> --catalog <catalog> [<options>]
            TokenGenerator import-images [--config <file>] [<options>]
            """,
        discussion: """
            The names of files say what they are: icon@2x.png, icon~dark.svg, icon~ipad.png, icons/tick.pdf. Image sets \
            that were imported before are updated in place, and files that are the same are not touched. Image sets that \
            a person has made or changed stay as they are. What was imported is recorded in a hidden file beside the \
            catalog: commit it. Options that you leave out come from "images" in the configuration.

            EXAMPLES
              TokenGenerator import-images Export --catalog App/Assets.xcassets --dry-run
              TokenGenerator import-images --adopt 'icons/*'
              TokenGenerator import-images --prune
            """
    )

    @Argument(help: ArgumentHelp("The folder of the exported images.", valueName: "folder"), completion: .directory)
    var folder: String?

    @Option(
        help: ArgumentHelp("The asset catalog, which is made where it is missing.", valueName: "catalog"),
        completion: .directory)
    var catalog: String?

    @OptionGroup var config: ConfigurationOption

    @Option(
        help: ArgumentHelp(
            "Images that are drawn in the tint color, as in 'icons/*'; can be repeated.", valueName: "pattern"))
    var templateImages: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Let the groups that are made give their images a namespace: \"icons/tick\" (the default).")
    var namespaces: Bool?

    @Option(
        help: ArgumentHelp(
            "Image sets that a person has made, as in 'icons/*', and that the export now replaces; can be repeated.",
            valueName: "pattern"))
    var adopt: [String] = []

    @Flag(help: "Remove what was imported before and is not exported any more.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "The most image sets that are removed; if there are more, none is. The default is a third of those that were "
                + "imported.", valueName: "number"))
    var pruneLimit: Int?

    @Flag(help: "Write nothing, but print what would be done.")
    var dryRun = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if let pruneLimit, pruneLimit < 0 { throw ValidationError("--prune-limit must be at least 0.") }
    }

    func run() async throws {
        let request = try request()
        let progress = ProgressBar(.standardError)
        let report = await ImageImport(announce: Terminal.announce, progress: progress.show).run(request)
        progress.clear()
        try output.printer.finish(report.diagnostics, words: report.text)
    }

    /// What the command line says, and the configuration where the command line does not.
    private func request() throws -> ImportRequest {
        var request: ImportRequest
        if let folder, let catalog {
            request = ImportRequest(folder: folder, catalog: catalog)
        } else {
            request = try configured()
            request.folder = folder ?? request.folder
            request.catalog = catalog ?? request.catalog
        }
        request.templateImages += templateImages
        request.providesNamespaces = namespaces ?? request.providesNamespaces
        request.adopted += adopt
        request.removesGone = prune || request.removesGone
        request.pruneLimit = pruneLimit
        request.isPreview = dryRun
        if pruneLimit != nil, !request.removesGone {
            throw ValidationError("--prune-limit needs --prune, or \"prune\": true in the configuration.")
        }
        return request
    }

    /// What `"images"` in the configuration says.
    private func configured() throws -> ImportRequest {
        let (configuration, diagnostics) = ConfigurationLoader().load(config.path)
        if diagnostics.hasErrors { try output.printer.finish(diagnostics) }
        guard let images = configuration.images else {
            throw ValidationError("Name a folder and --catalog, or both in the configuration: \"images\".")
        }
        let path = { (named: Located<String>) in FilePath.join(configuration.folder, named.value) }
        var request = ImportRequest(folder: path(images.folder), catalog: path(images.catalog))
        request.templateImages = images.templates.map(\.value)
        request.adopted = images.adopted.map(\.value)
        request.providesNamespaces = images.providesNamespaces
        request.removesGone = images.removesGone
        return request
    }
}
