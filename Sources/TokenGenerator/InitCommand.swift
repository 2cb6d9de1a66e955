import ArgumentParser
import CodeGeneration
import DesignTokens
import Diagnostics
import Starter

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a tokengenerator.json for the token files in this folder.",
        usage: "TokenGenerator init [<options>]",
        discussion: """
            Finds token files and asset catalogs in the working directory and its subfolders, and chooses layers, \
            selections and names without conflicts. Never overwrites an existing configuration; if it would write the same \
            one, it says so.

            EXAMPLES
              TokenGenerator init && TokenGenerator
              TokenGenerator init --github
            """
    )

    @Flag(
        help: """
            Create GitHub workflows instead: for syncing tokens from another repository and for reviewing token changes.
            """)
    var github = false

    @Option(
        help: ArgumentHelp(
            "The GitHub repository of TokenGenerator; by default, from a Package.resolved or the release.",
            valueName: "owner/name"))
    var repository: String?

    @Option(
        help: ArgumentHelp(
            "The target that compiles the generated files; by default, the most likely one.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "Read tokens from this file or folder, which can be outside of the working directory.", valueName: "path"))
    var tokens: String?

    @Option(
        help: ArgumentHelp(
            "The layer of a group, instead of the one that its values suggest. Can be repeated.",
            valueName: "group=layer"),
        transform: LayerChoice.init)
    var layer: [LayerChoice] = []

    @Option(
        help: ArgumentHelp(
            "Use this template for its types of tokens: for example, ui-color for UIColor. Can be repeated.",
            valueName: "name"))
    var template: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder to generate into, instead of one that the target compiles.", valueName: "folder"))
    var outputs: String?

    @Flag(help: "Print why each choice was made.")
    var explain = false

    @OptionGroup var output: FormatOption

    /// The layer of a group, as in `Color.brand=primitive`.
    struct LayerChoice: Sendable {
        var path: String
        var layer: Layer

        init(_ text: String) throws {
            let names = Layer.allCases.map(\.rawValue).joined(separator: ", ")
            guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
                let layer = Layer(rawValue: String(text[text.index(after: sign)...]))
            else {
                throw ValidationError("Expected a group and one of \(names), as in --layer Color.brand=primitive.")
            }
            (path, self.layer) = (String(text[..<sign]), layer)
        }
    }

    private var options: StarterOptions {
        var options = StarterOptions()
        (options.tokens, options.target, options.outputRoot) = (tokens, target, outputs)
        options.layers = Dictionary(layer.map { ($0.path, $0.layer) }) { $1 }
        options.templates = template
        return options
    }

    func validate() throws {
        guard let repository, ToolOrigin.repository(repository) == nil else { return }
        throw ValidationError("Expected an owner and a name, as in --repository OWNER/NAME.")
    }

    private var tool: ToolOrigin {
        ToolOrigin(
            stated: repository, released: ToolIdentity.repository, version: ToolIdentity.version,
            commit: ToolIdentity.commit)
    }

    func run() async throws {
        if github { return try writeWorkflows() }
        let starter = StarterConfiguration.write(tool: tool, options)
        let words =
            starter.isUpToDate
            ? lines(explainedReasons(of: starter.summary)) + "tokengenerator.json is up to date\n"
            : text(of: starter.summary)
        try output.printer.finish(starter.diagnostics, words: starter.hasErrors ? "" : words)
    }

    private func writeWorkflows() throws {
        let workflows = StarterWorkflows.write(tool)
        let isWritten = workflows.diagnostics.isEmpty
        output.printer.write(
            workflows.diagnostics, words: isWritten ? text(of: workflows) : "")
        if !isWritten { throw ExitCode.failure }
    }

    private func text(of workflows: StarterWorkflows) -> String {
        """
        wrote \(StarterWorkflows.syncPath)
        \(StarterWorkflows.otherPaths.map { "wrote \($0)" }.joined(separator: "\n"))
        next, in this repository:
          - set the variable DESIGN_TOKENS_REPOSITORY to the token repository, OWNER/NAME
          - set the variable DESIGN_TOKENS_FILES to its token files, one per line
          - if the token repository is private, set the secret DESIGN_TOKENS_READ_TOKEN
        next, in the token repository:
          - move the three files to its .github/workflows/; only notify-ios.yml is required, the others review pull requests
          - set the variable DESIGN_TOKENS_RECEIVERS to the repository of the app, OWNER/NAME
          - set the secret DESIGN_TOKENS_NOTIFY_TOKEN to an access token with write access to the repository of the app
        more: \(workflows.page)

        """
    }

    private func text(of summary: StarterConfiguration.Summary) -> String {
        var lines = summary.sources.map { "tokens   \($0)" }
        lines += summary.modes.map { "modes    \($0)" }
        lines += summary.leftOut.map { "left out \($0.path): \($0.reason)" }
        lines += summary.catalogs.map { "catalog  \($0)" }
        lines += summary.leftOutCatalogs.map { "left out \($0.path): \($0.reason)" }
        lines += ([summary.target].compactMap(\.self) + summary.otherTargets).map { "target   \($0)" }
        lines +=
            summary.lacksTarget
            ? [
                "target   unknown: set \"outputRoot\" to the target's folder"
                    + (summary.canChooseTarget
                        ? ", or delete tokengenerator.json and run 'TokenGenerator init --target NAME'" : "")
            ] : []
        lines += summary.outputs.map { "output   \($0)" }
        lines += summary.conflicts.map { "conflict \($0)" }
        lines += explainedReasons(of: summary)
        return self.lines(lines) + "wrote tokengenerator.json: \(summary.counts)\n" + "next:\n"
            + self.lines(summary.nextSteps.map { "  - \($0)" })
    }

    /// The lines with the reasons, if they are requested.
    private func explainedReasons(of summary: StarterConfiguration.Summary) -> [String] {
        explain ? summary.reasons.map { "reason   \($0)" } : []
    }

    private func lines(_ lines: [String]) -> String { lines.map { Diagnostic.visible($0) + "\n" }.joined() }
}
