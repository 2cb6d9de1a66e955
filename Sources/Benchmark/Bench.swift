import Foundation

/// Measures one project: the whole tool and a mere parse of its input, in turn, so that both meet the same machine.
struct Bench {
    let tool: String
    let rounds: Int
    let workspace: Workspace

    /// What was measured.
    struct Result {
        let project: Workspace.Project
        /// How many tokens the tool says it read.
        let tokenCount: Int
        /// The input's size in bytes.
        let inputSize: Int
        /// The whole process, every output written anew.
        let run: [Duration]
        /// The whole process again, with nothing to write.
        let again: [Duration]
        /// The tool's peak memory in bytes.
        let peakMemory: Int
        /// A whole process that only reads the input and calls `JSONSerialization`.
        let foundationProcess: [Duration]
        /// That call alone.
        let foundation: [Duration]
        /// How many times faster `LocatedJSON` is than `JSONSerialization`, side by side in one process.
        let parserRatio: Double
        /// The tool's own account of its stages, in order, in milliseconds.
        let stages: [(name: String, milliseconds: Double)]
    }

    /// Measures everything about a project.
    func measure(_ project: Workspace.Project) throws -> Result {
        var fresh: [ChildProcess.Outcome] = []
        var again: [Duration] = []
        var parses: [ChildProcess.Outcome] = []
        for _ in 0..<rounds {
            fresh.append(try generate(project))
            again.append(try run(project).duration)
            parses.append(try ownProcess(["parse-once", project.input]))
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: project.input)
        return Result(
            project: project,
            tokenCount: fresh.first.map { Self.tokenCount($0.output) } ?? 0,
            inputSize: (attributes[.size] as? Int) ?? 0,
            run: fresh.map(\.duration),
            again: again,
            peakMemory: fresh.map(\.peakMemory).max() ?? 0,
            foundationProcess: parses.map(\.duration),
            foundation: parses.flatMap { Self.numbers($0.output) }.map { .nanoseconds($0) },
            parserRatio: try parserRatio(project),
            stages: Self.stages(fresh.map(\.output)))
    }

    /// Measures the tool alone.
    func time(_ project: Workspace.Project) throws -> [Duration] {
        try (0..<rounds).map { _ in try generate(project).duration }
    }

    private func generate(_ project: Workspace.Project) throws -> ChildProcess.Outcome {
        workspace.clear(project)
        return try run(project)
    }

    private func run(_ project: Workspace.Project) throws -> ChildProcess.Outcome {
        let options = ["--verbose", "--config", project.configuration, "--output-root", project.output]
        return try ChildProcess.run([tool] + options, logFolder: workspace.folder.path)
    }

    private func ownProcess(_ arguments: [String]) throws -> ChildProcess.Outcome {
        try ChildProcess.run([Workspace.ownPath] + arguments, logFolder: workspace.folder.path)
    }

    private func parserRatio(_ project: Workspace.Project) throws -> Double {
        let output = try ownProcess(["compare-parsers", project.input, "\(rounds)"]).output
        let pairs = output.split(separator: "\n").map { Self.numbers(String($0)) }
        return pairs.map { Double($0[0]) }.median / pairs.map { Double($0[1]) }.median
    }

    private static func numbers(_ text: String) -> [Int] {
        text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    /// The number before ` tokens (` in the summary.
    private static func tokenCount(_ output: String) -> Int {
        let summary = output.split(separator: "\n").last { $0.contains(" tokens (") }
        return summary?.split(separator: " ").first.flatMap { Int($0) } ?? 0
    }

    /// The medians of the lines `12.3 ms  read`.
    private static func stages(_ outputs: [String]) -> [(name: String, milliseconds: Double)] {
        var names: [String] = []
        var samples: [String: [Double]] = [:]
        for line in outputs.flatMap({ $0.split(separator: "\n") }) {
            let parts = line.components(separatedBy: " ms  ")
            guard parts.count == 2, let milliseconds = Double(parts[0]) else { continue }
            if samples[parts[1]] == nil { names.append(parts[1]) }
            samples[parts[1], default: []].append(milliseconds)
        }
        return names.map { ($0, samples[$0, default: []].median) }
    }
}

extension [Double] {
    /// The middle value; of an even number of values, the lower of the two in the middle.
    var median: Double { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}

extension [Duration] {
    /// The middle value, in milliseconds.
    var median: Double { map(\.milliseconds).median }

    /// The least value, in milliseconds.
    var least: Double { map(\.milliseconds).min() ?? 0 }
}
