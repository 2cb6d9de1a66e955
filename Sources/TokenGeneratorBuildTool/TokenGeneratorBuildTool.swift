import CodeGeneration
import Diagnostics
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The tool of the build plugin: it only generates, like `TokenGenerator generate`. Because users of the plugin compile it,
/// it does without the library for command lines and without the other commands.
@main
enum TokenGeneratorBuildTool {
    static func main() async {
        guard let options = options(Array(CommandLine.arguments.dropFirst())) else {
            StandardStream.error.write(
                "error: expected the arguments of TokenGeneratorPlugin; run 'TokenGenerator' instead\n")
            exit(64)
        }
        let pipeline = GeneratorPipeline(announce: { StandardStream.error.write("note: \($0)\n") })
        let report = await pipeline.generate(options)
        let shown = report.diagnostics.shown(.withoutNotes())
        StandardStream.error.write(shown.excerpt.map { $0.text + "\n" }.joined())
        // Exits while the report is alive: releasing a graph of many tokens takes a tenth of the run.
        withExtendedLifetime(report) { exit(report.hasErrors ? EXIT_FAILURE : EXIT_SUCCESS) }
    }

    /// Parses the arguments that `Plugins/TokenGeneratorPlugin/Generation.swift` passes; returns `nil` for any others.
    static func options(_ arguments: [String]) -> CommandOptions? {
        var options = CommandOptions()
        var rest = arguments[...]
        guard rest.popFirst() == "generate" else { return nil }
        while let name = rest.popFirst() {
            switch name {
            case "--quiet": continue
            case "--flat": options.isFlat = true
            default:
                guard let value = rest.popFirst() else { return nil }
                switch name {
                case "--config": options.configurationPath = value
                case "--only-target": options.targets = .compiled(value)
                case "--output-root": options.outputRoot = value
                case "--configuration-name": options.configurationName = GivenName(value, ownsRoot: true)
                case "--planned-files": options.setPlannedFiles(value)
                default: return nil
                }
            }
        }
        return options
    }
}
