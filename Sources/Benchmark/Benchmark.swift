import ArgumentParser
import Foundation

/// Measures the tool beside Foundation's `JSONSerialization`; `Scripts/benchmark` builds and runs it.
@main
struct Benchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures TokenGenerator beside Foundation's JSONSerialization on the same bytes.",
        subcommands: [
            RunCommand.self, TypeCheckCommand.self, CatalogCommand.self, ImportCommand.self, SwiftSourcesCommand.self,
            MakeInputCommand.self, ParseOnceCommand.self, CompareParsersCommand.self,
        ],
        defaultSubcommand: RunCommand.self
    )
}

/// What a person runs: makes the inputs, measures, prints.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Measures and prints (the default).")

    @Option(help: ArgumentHelp("The TokenGenerator to measure, a release build.", valueName: "file"))
    var tool: String

    @Option(help: ArgumentHelp("A debug build of it, measured on the small project too.", valueName: "file"))
    var debugTool: String?

    @Option(
        help: ArgumentHelp("This repository: its configuration and catalog make the small project.", valueName: "dir"))
    var repository: String

    @Option(help: ArgumentHelp("The small project's token file instead of the repository's sample.", valueName: "file"))
    var figma: String?

    @Option(help: "How often each thing is measured; the median counts.")
    var rounds = 7

    @Option(parsing: .upToNextOption, help: "The sizes of the generated files, in tokens.")
    var sizes = [100, 5_000, 50_000, 200_000]

    func validate() throws {
        if rounds < 1 { throw ValidationError("--rounds must be at least 1.") }
        if sizes.contains(where: { $0 < 1 }) { throw ValidationError("--sizes must be at least 1.") }
    }

    func run() throws {
        let workspace = try Workspace()
        defer { workspace.remove() }
        let bench = Bench(tool: tool, rounds: rounds, workspace: workspace)
        print("median of \(rounds) rounds; sizes and memory in units of 1 000 000 bytes\n")
        let project = try workspace.makeProject(repository: repository, tokens: figma)
        var results = [try bench.measure(project)]
        print(Report.heading, Report.line(results[0]), separator: "\n")
        for form in TokenFileGenerator.Form.allCases {
            for size in sizes {
                results.append(try bench.measure(try workspace.makeInput(form: form, count: size)))
                print(Report.line(results[results.count - 1]))
            }
        }
        let debug = try debugTool.map { try Bench(tool: $0, rounds: rounds, workspace: workspace).time(project) }
        print("", Report.stages(of: results), "", separator: "\n")
        for target in Target.targets(results, debug: debug) { print(target) }
    }
}

/// Writes one generated file. A process of its own, because a child's peak memory counts that of the process which
/// starts it: the one that measures has to stay small.
struct MakeInputCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "make-input", shouldDisplay: false)

    @Argument var form: TokenFileGenerator.Form
    @Argument var count: Int
    @Argument var path: String

    func run() throws {
        try Data(TokenFileGenerator.text(form: form, count: count).utf8).write(to: URL(fileURLWithPath: path))
    }
}

extension TokenFileGenerator.Form: ExpressibleByArgument {}

/// Reads a file and calls `JSONSerialization` once; prints the nanoseconds of that call.
struct ParseOnceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "parse-once", shouldDisplay: false)

    @Argument var path: String

    func run() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        print(try Parsers.foundation(data).nanoseconds)
    }
}

/// Parses a file in turn with `JSONSerialization` and `LocatedJSON`, and prints the nanoseconds of each.
struct CompareParsersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "compare-parsers", shouldDisplay: false)

    @Argument var path: String
    @Argument var rounds: Int

    func run() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let bytes = [UInt8](data)
        for _ in 0..<rounds {
            print(try Parsers.foundation(data).nanoseconds, try Parsers.located(bytes).nanoseconds)
        }
    }
}
