import FileAccess
import GoldenCases
import TestSupport

/// The stubs of each platform as modules and libraries, which are compiled once for all tests.
actor Stubs {
    static let shared = Stubs()

    private var folders: [Platform: Task<TemporaryFolder, any Error>] = [:]

    /// Returns the arguments by which the compiler finds the modules.
    func arguments(for platform: Platform) async throws -> [String] {
        guard platform.hasStubs else { return [] }
        return ["-I", try await folder(of: platform)] + platform.flags
    }

    /// Returns the arguments by which a program is linked with the libraries.
    func linkArguments(for platform: Platform) async throws -> [String] {
        guard platform.hasStubs else { return [] }
        let folder = try await folder(of: platform)
        return ["-L", folder] + platform.stubs.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", folder]
    }

    private func folder(of platform: Platform) async throws -> String {
        let task = folders[platform] ?? Task { try await Self.compile(platform) }
        folders[platform] = task
        return FilePath.join(try await task.value.path, platform.rawValue)
    }

    private static func compile(_ platform: Platform) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder.lasting.get()
        let place = folder(platform.rawValue)
        try folder.makeFolder(platform.rawValue)
        for module in platform.stubs {
            let needed = platform.stubs.prefix { $0 != module }.map { "-l\($0)" }
            let outcome = try await SwiftCompiler(folder: folder).run(
                ["-wmo", "-emit-module", "-emit-module-path", FilePath.join(place, "\(module).swiftmodule")]
                    + ["-emit-library", "-o", FilePath.join(place, "lib\(module).so")]
                    + ["-parse-as-library", "-module-name", module, "-I", place, "-L", place] + needed + platform.flags
                    + files(of: module))
            if outcome.exitCode != 0 { throw TestSupportError(message: outcome.text) }
        }
        return folder
    }

    /// The files of a stub: `SwiftUI.swift`, `SwiftUI+Shapes.swift`…
    private static func files(of module: String) throws -> [String] {
        let folder = Repository.path("Tests/Stubs")
        return try FileTree.paths(in: folder).filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
            .map { FilePath.join(folder, $0) }
    }
}
