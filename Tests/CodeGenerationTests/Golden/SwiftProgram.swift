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
        let compiler = SwiftCompiler(folder: folder)
        let modules = platform.modules
        let search = try await platform.prepare(compiler) { module in
            let needed = modules.prefix { $0 != module }.map { "-l\($0)" }
            return ["-emit-library", "-o", folder("lib\(module).so")] + needed
        }
        try folder.write(program, to: "main.swift")
        let libraries = modules.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", folder.path]
        let sources = try platform.files(files, in: folder, "sources") + [folder("main.swift")]
        let compiled = try await compiler.run(search + libraries + ["-o", folder("run")] + sources)
        #expect(compiled.exitCode == 0, "\(compiled.text)")
        return try await compiler.run(program: folder("run")).text
    }
}
#endif
