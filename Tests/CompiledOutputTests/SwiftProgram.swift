#if !canImport(Darwin)
import TestSupport
import Testing

/// A program over generated code and the stubs of Apple's libraries, which is compiled and run.
struct SwiftProgram {
    private let folder: TemporaryFolder
    private let platform: Platform

    init(_ folder: TemporaryFolder, on platform: Platform = .iOS) { (self.folder, self.platform) = (folder, platform) }

    /// What a program prints.
    ///
    /// - Parameters:
    ///   - program: The text of its `main.swift`.
    ///   - files: The generated files that it uses.
    /// - Returns: The text; an issue is recorded where anything does not compile.
    /// - Throws: What keeps the compiler or the program from being started.
    func output(of program: String, with files: [String]) async throws -> String {
        let results = try await KnownResults.shared.value
        let result = try results.name([platform.rawValue, program], files: files)
        if let text = results.text(of: result) { return text }
        let compiler = SwiftCompiler(folder: folder)
        let name = platform.rawValue
        try folder.write(program, to: "\(name)/main.swift")
        let sources = try platform.files(files, in: folder, name) + [folder("\(name)/main.swift")]
        let compiled = try await compiler.run(
            ["-o", folder("\(name)/run")] + Stubs.shared.arguments(for: platform)
                + Stubs.shared.linkArguments(for: platform) + sources)
        #expect(compiled.exitCode == 0, "\(compiled.text)")
        let outcome = try await compiler.run(program: folder("\(name)/run"))
        if compiled.exitCode == 0, outcome.exitCode == 0 { results.remember(outcome.text, as: result) }
        return outcome.text
    }
}
#endif
