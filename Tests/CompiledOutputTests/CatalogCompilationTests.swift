import CodeGeneration
import Foundation
import GoldenCases
import TestSupport
import Testing

@Suite("Swift for real catalogs", .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct CatalogCompilationTests {
    @Test("compiles", .enabled(if: RealCatalogs.folder != nil, "TOKEN_CORPUS names no folder"))
    func compiles() async throws {
        try await withTemporaryFolder { folder in
            var files: [String] = []
            for (number, path) in try RealCatalogs.paths().enumerated() {
                try folder.write(try configuration(for: path, number: number), to: "\(number)/tokengenerator.json")
                var options = CommandOptions()
                options.configurationPath = folder("\(number)")
                let report = await GeneratorPipeline().generate(options)
                #expect(!report.hasErrors, "\(path): \(report.diagnostics.map(\.text))")
                files += report.outcomes.map { folder("\(number)/\($0.path)") }
            }
            #expect(files.count > 40)
            let libraries = try await Stubs.shared.arguments(for: .main)
            let options = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Census"]
            let outcome = try await SwiftCompiler(folder: folder).run(options + libraries + files)
            #expect(outcome.exitCode == 0, "\(outcome.text)")
            #expect(outcome.text.isEmpty)
        }
    }

    /// Returns a configuration that takes everything of a catalog, with a type of its own.
    private func configuration(for catalog: String, number: Int) throws -> String {
        let templates = ["image-asset", "symbol-asset", "color-asset", "data-asset", "app-icon"]
        let outputs = templates.map { template in
            let scope = template.split(separator: "-").map(\.capitalized).joined() + "\(number)"
            return ["template": template, "path": scope + ".swift", "scope": scope]
        }
        let configuration: [String: Any] = ["catalogs": [catalog], "bundle": "main", "outputs": outputs]
        return String(decoding: try JSONSerialization.data(withJSONObject: configuration), as: UTF8.self)
    }
}
