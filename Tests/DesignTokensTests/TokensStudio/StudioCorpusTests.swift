import DesignTokens
import Foundation
import LocatedJSON
import Testing

/// The folder of real token files that `TOKEN_CORPUS` names; these tests are skipped without it.
private let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

@Suite("Tokens Studio: real files", .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
struct StudioCorpusTests {
    @Test("no description, name or identifier is taken for an expression, and every result is a number")
    func strings() throws {
        let prose: Set = ["description", "$description", "deprecatedComment", "id", "name", "type", "$type", "group"]
        for source in try files() {
            for (key, text) in strings(of: source) {
                let value = StudioExpression(text).substituting { _ in "2" }.text ?? text
                guard case .quantities(let quantities) = StudioMath.evaluate(value) else { continue }
                #expect(quantities.allSatisfy { $0.number.isFinite })
                let isComputed = StudioQuantity(parsing: value) == nil
                #expect(!isComputed || !prose.contains(key), "\(source.path): \(key) \(text)")
            }
        }
    }

    @Test("themes and metadata are read without an error")
    func themesAndMetadata() throws {
        for source in try files() {
            if source.path.hasSuffix("$themes.json") {
                #expect(StudioThemes.read(source).diagnostics == [], "\(source.path)")
            } else if source.path.hasSuffix("$metadata.json") {
                #expect(StudioMetadata.read(source).diagnostics == [], "\(source.path)")
                #expect(StudioMetadata.read(source).tokenSetOrder?.isEmpty == false, "\(source.path)")
            }
        }
    }

    private func files() throws -> [JSONDocument] {
        let folder = try #require(corpus) + "/tokens-studio"
        let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        return try paths.filter { $0.hasSuffix(".json") }.sorted().compactMap { path in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
            return try? JSONDocument(parsing: Array(data), path: path)
        }
    }

    /// Every string of a file with the key that it stands under.
    private func strings(of source: JSONDocument) -> [(key: String, text: String)] {
        var strings: [(String, String)] = []
        var rest = [("", source.root)]
        while let (key, node) = rest.popLast() {
            switch source.kind(of: node) {
            case .object: rest += source.members(of: node).map { (source.string($0.key), $0.value) }
            case .array: rest += source.elements(of: node).map { (key, $0) }
            case .string: strings.append((key, source.string(node)))
            default: break
            }
        }
        return strings
    }
}
