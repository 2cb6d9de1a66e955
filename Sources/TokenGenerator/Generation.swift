import CodeGeneration
import GitRevisions
import Projects
import Reports

/// One run of `generate`; without options by default.
struct Generation {
    var options = CommandOptions()
    var output = CommandOutput(format: .text)
    var isQuiet = false
    var isVerbose = false

    init() {
        options.pluginTarget = { folder in
            SurroundingTarget(of: folder, inPackages: true).flatMap { $0.hasBuildPlugin ? $0.name : nil }
        }
    }

    /// Generates, and ends the program.
    func run() async -> Never {
        let pipeline = GeneratorPipeline(
            mergedVersions: GitRepository.mergedVersions, announce: Terminal.announce)
        let report = await pipeline.generate(options)
        let isCheck = options.task == .check
        let printer = ReportPrinter(report: report, isCheck: isCheck)
        output.end(
            keeping: report, isQuiet ? report.diagnostics.shown(.withoutNotes()) : report.diagnostics,
            words: isQuiet ? "" : printer.text(isVerbose: isVerbose), verdict: isCheck ? printer.outdated : nil)
    }
}
