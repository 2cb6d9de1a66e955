import ArgumentParser
import Foundation

/// The measurements that need Swift; `Scripts/benchmark` builds and runs them.
@main
struct Benchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures TokenGenerator and its baselines.",
        subcommands: [
            TypeCheckCommand.self, CatalogCommand.self, ImportCommand.self, SwiftSourcesCommand.self,
            ParseOnceCommand.self, PrintSwiftCommand.self,
        ]
    )
}

/// Reads a file and calls `JSONSerialization` once: the baseline for whole runs.
struct ParseOnceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "parse-once", shouldDisplay: false)

    @Argument var path: String

    func run() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        _ = try JSONSerialization.jsonObject(with: data)
    }
}
