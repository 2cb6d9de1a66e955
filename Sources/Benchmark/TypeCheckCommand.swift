import ArgumentParser
import Foundation

/// Measures how long generated colors take to type-check, compared with handwritten ones.
struct TypeCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "type-check", abstract: "Measures how long swiftc type-checks generated colors.")

    @OptionGroup var measurement: MeasurementOptions

    @Option(help: "The number of colors.")
    var count = 5_000

    func validate() throws {
        if count < 1 { throw ValidationError("--count must be at least 1.") }
    }

    func run() throws {
        let workspace = try Workspace()
        defer { workspace.remove() }
        let compiler = try TypeChecker(folder: workspace.folder, repository: measurement.repository)
        print("median of \(measurement.rounds) rounds, in seconds of the processor\n")
        for colors in TypeCheckCase.all(count: count) {
            let folder = try generate(colors, in: workspace)
            let shared = TypeCheckCase.shared.map { "\(folder)/\($0)" }
            var times: [(generated: Double, byHand: Double)] = []
            // Alternating, so that other load slows both.
            for _ in 0..<measurement.rounds {
                let generated = try compiler.seconds(for: ["\(folder)/Colors.swift"] + shared)
                times.append((generated, try compiler.seconds(for: ["\(folder)/ByHand.swift"] + shared)))
            }
            let (generated, byHand) = (times.map(\.generated).median, times.map(\.byHand).median)
            print(
                Target(
                    promise: "\(count) \(colors.name): \(decimal(generated, 2)) generated, "
                        + "\(decimal(byHand, 2)) by hand:", value: generated / byHand, unit: "", range: 0...1.1))
        }
    }

    /// Writes the files of a case, and generates its Swift.
    private func generate(_ colors: TypeCheckCase, in workspace: Workspace) throws -> String {
        let folder = workspace.folder.appendingPathComponent(colors.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files =
            colors.tokens + [
                ("tokengenerator.json", TypeCheckCase.configuration), ("ByHand.swift", colors.byHand),
            ]
        for (path, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(path)) }
        let options = ["generate", "--config", "\(folder.path)/tokengenerator.json", "--output-root", folder.path]
        _ = try ChildProcess.run([measurement.tool] + options, logFolder: workspace.folder.path)
        return folder.path
    }
}

/// Type-checks Swift that uses SwiftUI.
struct TypeChecker {
    private let folder: URL
    private let swiftc: String

    init(folder: URL, repository: String) throws {
        self.folder = folder
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw ValidationError("swiftc is not in PATH.")
        }
        swiftc = path
        #if !canImport(Darwin)
        let stubs = repository + "/Tests/Stubs"
        for module in ["Recording", "CoreText", "UIKit", "SwiftUI"] {
            let files = try FileManager.default.contentsOfDirectory(atPath: stubs).sorted()
                .filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
            _ = try compile(
                ["-emit-module", "-module-name", module, "-emit-module-path", "\(folder.path)/\(module).swiftmodule"]
                    + files.map { "\(stubs)/\($0)" })
        }
        #endif
    }

    /// Returns the processor time for type-checking files.
    func seconds(for files: [String]) throws -> Double {
        try compile(["-typecheck", "-module-name", "Colors"] + files).processorTime.milliseconds / 1000
    }

    private func compile(_ arguments: [String]) throws -> ChildProcess.Outcome {
        let options = ["-parse-as-library", "-swift-version", "6", "-wmo", "-I", folder.path]
        return try ChildProcess.run([swiftc] + arguments + options, logFolder: folder.path)
    }
}
