import ArgumentParser
import CodeGeneration
import LocatedJSON

/// `TokenGenerator init`.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a tokengenerator.json for the token files that are here.",
        discussion: """
            Looks for token files and asset catalogs in the working directory and below it, and fills in layers, \
            selections and names such that no two tokens collide. A configuration that exists is never overwritten.

            EXAMPLE
              TokenGenerator init && TokenGenerator
            """
    )

    func run() async throws {
        let starter = StarterConfiguration.write()
        Terminal.standardError.write(starter.diagnostics)
        if starter.hasErrors { throw ExitCode.failure }
        Terminal.standardOutput.write(text(of: starter.summary))
    }

    private func text(of summary: StarterConfiguration.Summary) -> String {
        var lines = summary.sources.map { "tokens   \($0)" }
        lines += summary.leftOut.map { "left out \($0.path): it states tokens of \($0.firstPath) again" }
        lines += summary.catalogs.map { "catalog  \($0)" }
        lines += summary.outputs.map { "output   \($0)" }
        lines = lines.map(Diagnostic.visible)
        return lines.joined(separator: "\n") + "\n"
            + "wrote tokengenerator.json: \(summary.takenCount) of \(summary.tokenCount) tokens have an output\n"
            + "next: look it over, then run TokenGenerator\n"
    }
}
