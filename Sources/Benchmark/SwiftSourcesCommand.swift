import ArgumentParser
import FileAccess
import Foundation
import Projects
import SwiftSources

/// Measures how fast Swift code is split into tokens and searched for uses of symbols.
struct SwiftSourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift", abstract: "Measures how fast Swift code is split into tokens and searched.")

    @OptionGroup var measurement: MeasurementOptions

    @Option(help: ArgumentHelp("The folder with the Swift files to read.", valueName: "dir"))
    var sources: String?

    func run() throws {
        let fileSystem = LocalFileSystem()
        let files = try SwiftFiles(sources ?? measurement.repository, fileSystem).all.map {
            try fileSystem.read($0.path)
        }
        let size = Double(files.reduce(0) { $0 + $1.count })
        var (tokens, search): ([Double], [Double]) = ([], [])
        for _ in 0..<measurement.rounds {
            tokens.append(Self.milliseconds { for file in files { _ = SwiftLexer.tokens(of: file) } })
            search.append(Self.milliseconds { Self.search(files) })
        }
        print("median of \(measurement.rounds) rounds over \(files.count) files of \(decimal(size / 1e6)) MB")
        for (name, times, least) in [("tokens of Swift code", tokens, 150.0), ("uses of 1,000 symbols", search, 25.0)] {
            let speed = size / 1e3 / times.median
            print(Target(promise: name, value: speed, unit: " MB/s", range: least...Double.infinity))
        }
    }

    private static func search(_ files: [[UInt8]]) {
        var search = SymbolSearch(
            (1...1_000).map { SearchedSymbol(name: "color\($0)", scope: ["Color"], valueTypes: ["Color"]) })
        for file in files { search.add(file) }
        precondition(search.uses.count >= 0)
    }

    private static func milliseconds(_ work: () -> Void) -> Double {
        (ContinuousClock().measure(work)) / .milliseconds(1)
    }
}
