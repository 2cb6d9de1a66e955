import Foundation
import TestSupport

/// A call of the compiler.
struct CompilerCall: Sendable {
    /// What is compiled, for messages.
    var name: String
    var arguments: [String]
}

/// Runs `swiftc`, found through `PATH` as a user's would be.
struct SwiftCompiler: Sendable {
    /// What the compiler printed and how it ended.
    struct Outcome: Sendable {
        var text: String
        var exitCode: Int32
    }

    /// Where the compiler's files and those of its runs may lie.
    let folder: TemporaryFolder

    /// Whether there is a compiler.
    static let isFound = path != nil

    /// Runs the compiler with these arguments; several may run at a time.
    func run(_ arguments: [String]) async throws -> Outcome {
        guard let path = Self.path else { throw TestSupportError(message: "swiftc is not in PATH") }
        return try await run(program: path, arguments)
    }

    /// Runs a program, such as one that was compiled.
    func run(program path: String, _ arguments: [String] = []) async throws -> Outcome {
        let log = URL(fileURLWithPath: folder("swiftc-\(UUID().uuidString).log"))
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        // A file, not a pipe: one that nobody empties would block the compiler.
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let exitCode: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Outcome(text: String(decoding: try Data(contentsOf: log), as: UTF8.self), exitCode: exitCode)
    }

    /// Makes calls, as many at a time as there are processors.
    ///
    /// - Parameter calls: The calls.
    /// - Returns: Those that fail or print something, with their texts.
    /// - Throws: What keeps the compiler from being started.
    func failures(of calls: [CompilerCall]) async throws -> [(call: CompilerCall, text: String)] {
        try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
            var failures: [(call: CompilerCall, text: String)] = []
            var next = 0
            func add() {
                guard next < calls.count else { return }
                let index = next
                next += 1
                group.addTask { (index, try await run(calls[index].arguments)) }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
            while let (index, outcome) = try await group.next() {
                add()
                if outcome.exitCode != 0 || !outcome.text.isEmpty { failures.append((calls[index], outcome.text)) }
            }
            return failures
        }
    }

    private static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    }()
}
