import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import ImageImport

struct ImportImagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-images",
        abstract: "Import exported images into an asset catalog.",
        usage: """
            TokenGenerator import-images <folder> --catalog <catalog> [<options>]
            TokenGenerator import-images [--config <file>] [<options>]
            """,
        discussion: """
            File names determine sets and variants: icon@2x.png, icon~dark.svg, icon~ipad.png, icons/tick.pdf. Updates \
            imported image sets in place without touching unchanged files, and keeps image sets that were made or \
            changed by hand. A hidden file next to the catalog records what was imported; commit it. Missing options \
            come from "images" in the configuration.

            EXAMPLES
              TokenGenerator import-images Export --catalog App/Assets.xcassets --dry-run
              TokenGenerator import-images --adopt 'icons/*'
              TokenGenerator import-images --prune
            """
    )

    @Argument(help: ArgumentHelp("The folder of the exported images.", valueName: "folder"), completion: .directory)
    var folder: String?

    @Option(
        help: ArgumentHelp("The asset catalog; created if it does not exist.", valueName: "catalog"),
        completion: .directory)
    var catalog: String?

    @OptionGroup var config: ConfigurationOption

    @Option(
        help: ArgumentHelp(
            "Images to render in the tint color, such as 'icons/*'; can be repeated.", valueName: "pattern"))
    var templateImages: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Let new groups provide a namespace, as in \"icons/tick\" (default).")
    var namespaces: Bool?

    @Option(
        help: ArgumentHelp(
            "Existing image sets that the import may replace, such as 'icons/*'; can be repeated.",
            valueName: "pattern"))
    var adopt: [String] = []

    @Flag(help: "Remove imported images that are no longer exported.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "Remove nothing if more image sets than this would be removed. The default is a third of the imported "
                + "ones.", valueName: "number"))
    var pruneLimit: Int?

    @Flag(help: "Write nothing; print what would be done.")
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

    /// Returns the request: command-line options, or else the configuration.
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
            throw ValidationError("--prune-limit requires --prune, or \"prune\": true in the configuration.")
        }
        return request
    }

    /// Returns the request from `"images"` in the configuration.
    private func configured() throws -> ImportRequest {
        let (configuration, diagnostics) = ConfigurationLoader().load(config.path)
        if diagnostics.hasErrors { try output.printer.finish(diagnostics) }
        guard let images = configuration.images else {
            throw ValidationError("Pass a folder and --catalog, or set \"images\" in the configuration.")
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
