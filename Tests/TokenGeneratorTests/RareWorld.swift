import CodeGeneration
import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import TokenGenerator

/// Rows of the table of all messages that need what no command of a test can provide: a full system, a race.
enum RareWorld {
    /// What the program reports there.
    static func diagnostics(of code: String, in folder: TemporaryFolder) async throws -> [Diagnostic] {
        switch code {
        case "concurrent-change": try await changedMeanwhile(folder)
        case "no-locks": try await generate(value: 4, in: folder) { $0.canLock = false }
        case "cannot-watch":
            [Diagnostic(watching: FileError(path: "tokens", operation: .read, reason: "no space left on device"))]
        default: throw TestSupportError(message: "no command provokes \(code), and nothing here does")
        }
    }

    /// Somebody saves the file between the check and the replacement.
    private static func changedMeanwhile(_ folder: TemporaryFolder) async throws -> [Diagnostic] {
        _ = try await generate(value: 4, in: folder) { _ in }
        return try await generate(value: 8, in: folder) { fileSystem in
            fileSystem.onChange = { [unowned fileSystem] in
                if fileSystem.changes == 2 { try? folder.write("// mine\n", to: "Sizes.swift") }
            }
        }
    }

    private static func generate(
        value: Int, in folder: TemporaryFolder, _ adapt: (FailingFileSystem) -> Void
    ) async throws -> [Diagnostic] {
        try folder.write(
            #"{ "sources": ["tokens.json"], "outputs": [{ "template": "cgfloat", "path": "Sizes.swift" }] }"#,
            to: "tokengenerator.json")
        try folder.write("{ \"gap\": { \"$type\": \"number\", \"$value\": \(value) } }", to: "tokens.json")
        let fileSystem = FailingFileSystem()
        adapt(fileSystem)
        let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder, base: fileSystem))
        return await pipeline.generate(CommandOptions()).diagnostics
    }
}
