import Foundation
import GoldenCases
import TestSupport
import Testing

@Suite("Generated Swift", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct CompilationTests {
    @Test(
        "everything compiles without warnings, in both language modes, and other modules can use it as an app does",
        arguments: Platform.allCases)
    func compiles(_ platform: Platform) async throws {
        try await withTemporaryFolder { folder in
            let checks = try await ModuleChecks(platform, in: folder)
            let modules = try GeneratedModule.all()
            let results = try await KnownResults.shared.value
            let own = modules.filter { $0.isOwn(on: platform) }
            #expect(own.count > 30)
            #expect(own.count { $0.consumer != nil } > 5 || !platform.hasSwiftUI)
            let names = try own.map { try results.name(checks.arguments(for: $0), files: checks.files(for: $0)) }
            let unknown = zip(own, names).filter { results.text(of: $1) == nil }
            let empty = modules.filter { !$0.isOwn(on: platform) }
            let empties = platform.hasSwiftUI ? [] : [try checks.emptyCall(for: empty)]
            let first = try checks.sharedCalls(for: unknown.map(\.0)) + empties
            let consumers = try unknown.compactMap { try checks.consumerCall(for: $0.0) }
            var failures: [(call: CompilerCall, text: String)] = []
            for calls in [first, try unknown.flatMap { try checks.calls(for: $0.0) }, consumers] {
                failures += try await SwiftCompiler(folder: folder).failures(of: calls)
            }
            for (call, text) in failures {
                Issue.record("\(call.name) does not compile (\(call.arguments.joined(separator: " "))):\n\(text)")
            }
            if failures.isEmpty { for (_, name) in unknown { results.remember("", as: name) } }
        }
    }

    @Test("what the compiler finds after type-checking counts too")
    func laterWarnings() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("func number() -> Int {\n    return 1\n    print(2)\n}\n", to: "late.swift")
            let outcome = try await SwiftCompiler(folder: folder).run(
                Platform.main.moduleCall + ["-parse-as-library", "-module-name", "Late", folder("late.swift")]
                    + ["-o", folder("Late.swiftmodule")])
            #expect(outcome.exitCode == 0)
            #expect(outcome.text.contains("warning: code after 'return' will never be executed"))
        }
    }

    @Test("an app's own types and members can have the names of those that generated code uses or declares for itself")
    func namesOfTheApp() async throws {
        try await withTemporaryFolder { folder in
            let modules = try GeneratedModule.all().filter { ["assets-kinds", "composite-values"].contains($0.name) }
            #expect(modules.count == 2)
            try folder.write(
                """
                import UIKit

                struct Content {}
                enum Font {}
                enum Text {}
                final class Label {}
                struct Image {}
                struct Bundle {}
                protocol View {}
                protocol ViewModifier {}
                extension UIFont {
                    func italic() -> UIFont { self }
                    var naturalLineHeight: Int { 0 }
                }

                """, to: "app.swift")
            for module in modules {
                let names = [
                    "-module-name", "Generated", "-package-name", "golden", "-o", folder("Generated.swiftmodule"),
                ]
                let outcome = try await SwiftCompiler(folder: folder).run(
                    Platform.main.moduleCall + ["-parse-as-library"] + Stubs.shared.arguments(for: .main) + names
                        + module.files + [folder("app.swift")])
                #expect(outcome.exitCode == 0, "\(module.name): \(outcome.text)")
            }
        }
    }

    @Test("who uses a former name is warned once, and told the new one")
    func formerNames() async throws {
        try await withTemporaryFolder { folder in
            let module = try #require(try GeneratedModule.all().first { $0.name == "former-names" })
            try folder.write(
                """
                import SwiftUI

                let old: Color = .neutral50
                let new: Color = .gray50
                let nested: Color = ChipToken.standard

                """, to: "use.swift")
            let names = ["-module-name", "Generated", "-package-name", "golden", "-o", folder("Generated.swiftmodule")]
            let files = module.files + [folder("use.swift")]
            let outcome = try await SwiftCompiler(folder: folder).run(
                Platform.main.moduleCall + ["-parse-as-library"] + Stubs.shared.arguments(for: .main) + names + files)
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
        let page = try Repository.text(of: "docs/guides/tuist.md")
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
}
