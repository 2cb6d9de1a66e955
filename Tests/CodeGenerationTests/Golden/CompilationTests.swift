import Foundation
import GoldenCases
import TestSupport
import Testing

@Suite("Generated Swift", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct CompilationTests {
    @Test("everything compiles without warnings, in both language modes", arguments: Platform.allCases)
    func compiles(_ platform: Platform) async throws {
        try await withTemporaryFolder { folder in
            let compiler = SwiftCompiler(folder: folder)
            let libraries = try await platform.prepare(compiler)
            try folder.write(Self.accessor, to: "accessor.swift")
            let runs = try GeneratedModule.all().filter { $0.isOwn(on: platform) }.flatMap { module in
                let files = try platform.files(module.files, in: folder, module.name)
                return module.variants(on: platform, accessor: folder("accessor.swift")).map { variant in
                    (module.name, Self.check + Self.common + libraries + variant + files)
                }
            }
            #expect(runs.count > 40)
            for (name, arguments, text) in try await Self.failures(of: runs, compiler) {
                Issue.record("\(name) does not compile (\(arguments)):\n\(text)")
            }
        }
    }

    @Test("another module can use it as an app does", arguments: Platform.allCases.filter(\.hasSwiftUI))
    func consumers(_ platform: Platform) async throws {
        try await withTemporaryFolder { folder in
            let compiler = SwiftCompiler(folder: folder)
            let libraries = try await platform.prepare(compiler)
            let modules = try GeneratedModule.all().filter { $0.consumer != nil }
            #expect(modules.count > 5)
            let mode = ["-swift-version", "6"]
            let emissions = try modules.map { module in
                try folder.makeFolder(module.name)
                let path = folder("\(module.name)/\(module.moduleName).swiftmodule")
                // Of two names of the module the last counts.
                let output = ["-module-name", module.moduleName, "-o", path]
                let files = try platform.files(module.files, in: folder, module.name)
                return (module.name, ["-emit-module"] + Self.common + output + libraries + mode + files)
            }
            let uses = try modules.map { module in
                let search = ["-I", folder(module.name), "-package-name", "golden", "-parse-as-library"]
                let consumer = try platform.files([module.consumer ?? ""], in: folder, "\(module.name)/consumer")
                return (module.name, Self.check + ["-warnings-as-errors"] + search + libraries + mode + consumer)
            }
            for runs in [emissions, uses] {
                for (name, arguments, text) in try await Self.failures(of: runs, compiler) {
                    Issue.record("\(name) cannot be used (\(arguments)):\n\(text)")
                }
            }
        }
    }

    @Test("who uses a former name is warned once, and told the new one")
    func formerNames() async throws {
        try await withTemporaryFolder { folder in
            let compiler = SwiftCompiler(folder: folder)
            let libraries = try await Platform.main.prepare(compiler)
            let module = try #require(try GeneratedModule.all().first { $0.name == "former-names" })
            try folder.write(
                """
                import SwiftUI

                let old: Color = .neutral50
                let new: Color = .gray50
                let nested: Color = ChipToken.standard

                """, to: "use.swift")
            let outcome = try await compiler.run(
                Self.check + Self.common.filter { $0 != "-warnings-as-errors" } + libraries + module.files
                    + [folder("use.swift")])
            #expect(outcome.exitCode == 0)
            let warnings = outcome.text.split(separator: "\n").filter { $0.contains(": warning: ") }
            // Newer compilers add the group of the warning in brackets.
            let words = warnings.compactMap { $0.split(separator: "warning: ").last?.split(separator: " [#").first }
            #expect(
                words == [
                    "'neutral50' is deprecated: renamed to 'gray50'", "'standard' is deprecated: renamed to 'default'",
                ])
        }
    }

    @Test("the project files of the examples and the pages are what Tuist reads")
    func tuistProjects() async throws {
        let page = try Repository.text(of: "docs/getting-started.md")
        let starts = page.ranges(of: "```swift\nimport ProjectDescription\n").map(\.lowerBound)
        let texts = starts.map { page[$0...].split(separator: "```", maxSplits: 1)[0].dropFirst("swift\n".count) }
        #expect(texts.count == 1)
        let example = try Repository.text(of: "\(Repository.workspaceExample)/Project.swift")
        try await withTemporaryFolder { folder in
            let compiler = SwiftCompiler(folder: folder)
            let library = try await compiler.run([
                "-emit-module", "-parse-as-library", "-module-name", "ProjectDescription",
                "-o", folder("ProjectDescription.swiftmodule"), Repository.path("Tests/Stubs/ProjectDescription.swift"),
            ])
            #expect(library.exitCode == 0, "\(library.text)")
            for text in [example] + texts.map(String.init) {
                try folder.write(text, to: "Project.swift")
                let outcome = try await compiler.run([
                    "-typecheck", "-warnings-as-errors", "-swift-version", "5", "-I", folder.path,
                    folder("Project.swift"),
                ])
                #expect(outcome.exitCode == 0, "\(outcome.text)")
            }
        }
    }

    /// The file that SwiftPM gives a target with resources; it says nothing of isolation, so that where the main actor
    /// is the default only what is isolated to it can use the bundle.
    private static let accessor = """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = Bundle.main
        }

        """

    /// Compiles as far as the compiler has something to say: much that it warns of it finds after type-checking.
    private static let check = ["-emit-sil", "-wmo", "-o", "/dev/null"]

    private static let common = [
        "-warnings-as-errors", "-parse-as-library", "-module-name", "Generated", "-package-name", "golden",
    ]

    /// The runs of the compiler that fail, with their texts; as many at a time as there are processors.
    private static func failures(
        of runs: [(name: String, arguments: [String])], _ compiler: SwiftCompiler
    ) async throws -> [(name: String, arguments: String, text: String)] {
        try await withThrowingTaskGroup(of: (Int, SwiftCompiler.Outcome).self) { group in
            var failures: [(name: String, arguments: String, text: String)] = []
            var next = 0
            func add() {
                guard next < runs.count else { return }
                let index = next
                next += 1
                group.addTask { (index, try await compiler.run(runs[index].arguments)) }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
            while let (index, outcome) = try await group.next() {
                add()
                if outcome.exitCode == 0, outcome.text.isEmpty { continue }
                let run = runs[index]
                failures.append((run.name, run.arguments.joined(separator: " "), outcome.text))
            }
            return failures
        }
    }
}
