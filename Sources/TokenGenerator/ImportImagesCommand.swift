import ArgumentParser
import CodeGeneration
import Diagnostics
import ImageImport

struct ImportImagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-images",
        abstract: "Brings exported images into an asset catalog.",
        usage: "TokenGenerator import-images <folder> --catalog <catalog> [<options>]",
        discussion: """
            The names of files say what they are: icon@2x.png, icon~dark.svg, icon~ipad.png, icons/tick.pdf. Image sets \
            that are there are updated in place, and files that are the same are not touched.

            EXAMPLES
              TokenGenerator import-images Export --catalog App/Assets.xcassets --dry-run
              TokenGenerator import-images Export --catalog App/Assets.xcassets --template-images 'icons/*'
            """
    )

    @Argument(help: ArgumentHelp("The folder of the exported images.", valueName: "folder"), completion: .directory)
    var folder: String

    @Option(
        help: ArgumentHelp("The asset catalog, which is made where it is missing.", valueName: "catalog"),
        completion: .directory)
    var catalog: String

    @Option(
        help: ArgumentHelp(
            "Images that are drawn in the tint color, as in 'icons/*'; can be repeated.", valueName: "pattern"))
    var templateImages: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Let the groups that are made give their images a namespace: \"icons/tick\".")
    var namespaces = true

    @Flag(help: "Remove what was imported before and is not exported any more.")
    var prune = false

    @Flag(help: "Write nothing; say what would be done.")
    var dryRun = false

    func run() async throws {
        var request = ImportRequest(folder: folder, catalog: catalog)
        request.templateImages = templateImages
        request.providesNamespaces = namespaces
        request.removesGone = prune
        request.isPreview = dryRun
        let progress = ProgressBar(.standardError)
        let report = await ImageImport(announce: Terminal.announce, progress: progress.show).run(request)
        progress.clear()
        Terminal.standardError.write(report.diagnostics)
        Terminal.standardOutput.write(report.text)
        if report.hasErrors { throw ExitCode.failure }
    }
}
