import DesignTokens
import Foundation
import LocatedJSON
import Testing

/// The folder of real token files that `TOKEN_CORPUS` names; these tests are skipped without it.
private let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

@Suite("Real files", .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
struct CorpusTests {
    @Test("a native Figma export resolves, with recovered aliases; one collection belongs to a library")
    func figmaExport() throws {
        let layers = LayerPaths([
            .primitive: ["Colors.brand"], .semantic: ["Colors.semantic"], .component: ["Component"],
        ])
        let source = try document(at: "figma/SWYP-Find+design-tokens/Mode 1.tokens.json")
        let resolution = AliasResolver.resolve(TokenGraph([DTCGReader.read(source)], layers: layers)).checked()
        #expect(resolution.diagnostics.map(\.code) == ["missing-collection"])
        #expect(resolution.graph.tokens.count == 110)
        for (path, step) in [
            ("Component.button.primary.background.disabled", "variable Colors.brand.primary.200"),
            ("Component.button.secondary.text.disabled", "value Colors.brand.neutral.300"),
            ("Colors.semantic.text.inverse", "literal"),
            ("Colors.semantic.border.error", "alias Colors.semantic.status.error.Alpha"),
        ] {
            #expect(try resolution.step(path) == step, "\(path)")
        }
    }

    @Test("every file that is JSON is read and resolved without breaking a rule")
    func everyFile() throws {
        let folder = try #require(corpus) + "/figma"
        let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        let files = paths.filter { $0.hasSuffix(".json") }.sorted()
        #expect(!files.isEmpty)
        for file in files {
            guard let source = try? document(at: "figma/\(file)") else { continue }
            let resolution = AliasResolver.resolve(TokenGraph([DTCGReader.read(source)], layers: .testing)).checked()
            #expect(violations(in: resolution).isEmpty, "\(file)")
        }
    }

    private func document(at path: String) throws -> JSONDocument {
        let data = try Data(contentsOf: URL(fileURLWithPath: try #require(corpus)).appendingPathComponent(path))
        return try JSONDocument(parsing: Array(data), path: path)
    }
}
