#if !canImport(Darwin)
import TestSupport
import Testing

/// A program over generated code and the stubs of Apple's libraries, which is compiled and run.
struct SwiftProgram {
    private let folder: TemporaryFolder

    init(_ folder: TemporaryFolder) { self.folder = folder }

    /// What a program prints.
    ///
    /// - Parameters:
    ///   - program: The text of its `main.swift`.
    ///   - files: The generated files that it uses.
    /// - Returns: The text; an issue is recorded where anything does not compile.
    /// - Throws: What keeps the compiler or the program from being started.
    func output(of program: String, with files: [String]) async throws -> String {
        let compiler = SwiftCompiler(folder: folder)
        for module in ["UIKit", "SwiftUI"] {
            let library = ["-emit-library", "-emit-module", "-module-name", module, "-parse-as-library"]
            let place = ["-o", folder("lib\(module).so"), "-emit-module-path", folder("\(module).swiftmodule")]
            let search = ["-I", folder.path, "-L", folder.path]
            let outcome = try await compiler.run(library + place + search + Platform.stubs(of: module))
            #expect(outcome.exitCode == 0, "\(outcome.text)")
        }
        try folder.write(program, to: "main.swift")
        let libraries = ["-I", folder.path, "-L", folder.path, "-lUIKit", "-lSwiftUI"]
        let compiled = try await compiler.run(
            libraries + ["-Xlinker", "-rpath", "-Xlinker", folder.path, "-o", folder("run")] + files
                + [folder("main.swift")])
        #expect(compiled.exitCode == 0, "\(compiled.text)")
        return try await compiler.run(program: folder("run")).text
    }
}
#endif
