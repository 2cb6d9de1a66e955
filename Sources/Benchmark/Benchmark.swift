import ArgumentParser
import Foundation

/// Measures what Swift has to measure; `Scripts/benchmark` builds and runs it.
@main
struct Benchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures TokenGenerator, and what it is compared with.",
        subcommands: [
            TypeCheckCommand.self, CatalogCommand.self, ImportCommand.self, SwiftSourcesCommand.self,
            ParseOnceCommand.self,
        ]
    )
}

/// Reads a file and calls `JSONSerialization` once: what whole runs are compared with.
struct ParseOnceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "parse-once", shouldDisplay: false)

    @Argument var path: String

    func run() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        _ = try JSONSerialization.jsonObject(with: data)
    }
}
