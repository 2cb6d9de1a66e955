import DesignTokens
import Diagnostics
import FileAccess
import Foundation
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

/// What is left out costs itself: without it, the same is generated, and nothing is said.
@Suite("What is left out")
struct LeftOutTests {
    @Test("leaves the Swift that there is without it, whichever token breaks")
    func brokenTokens() async throws {
        let path = FilePath.join(FilePath.parent(of: #filePath), "../../../tokens/Mode 1.tokens.json")
        let source = try JSONDocument(parsing: try LocalFileSystem().read(path), path: "tokens.json")
        let tokens = DTCGReader.read(source).collections[0].modes[0].tokens
        #expect(tokens.count > 100)
        // Each tenth token is broken, the first, then the second of each ten…
        for start in 0..<10 {
            let broken = stride(from: start, to: tokens.count, by: 10).map { JSONEdit(tokens[$0].valueNode, "\"?\"") }
            let text = String(decoding: source.applying(broken), as: UTF8.self)
            let lostCount = try await expectSameSwift(["tokens.json": text])
            #expect(lostCount >= broken.count)
        }
    }

    private static let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

    @Test(
        "leaves the Swift that there is without it, of real files",
        .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
    func realFiles() async throws {
        let root = try #require(Self.corpus)
        var count = 0
        for folder in ["figma", "dtcg"] {
            for path in Self.files(in: FilePath.join(root, folder)) {
                let bytes = try LocalFileSystem().read(path)
                guard bytes.count < 300_000, (try? JSONDocument(parsing: bytes, path: path)) != nil else { continue }
                let lostCount = try await expectSameSwift(["tokens.json": String(decoding: bytes, as: UTF8.self)], path)
                if lostCount > 0 { count += 1 }
            }
        }
        #expect(count > 20)
    }

    @Test(
        "is named in a diagnostic, and whatever is not has a value",
        .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
    func nothingVanishes() throws {
        let root = try #require(Self.corpus)
        for format in ["figma", "dtcg", "tokens-studio"] {
            for repository in try LocalFileSystem().list(FilePath.join(root, format)) where repository.kind == .folder {
                var options = CommandOptions()
                options.files = [FilePath.join(FilePath.join(root, format), repository.name)]
                let run = GeneratorPipeline().analyze(options)
                expectNothingVanished(run, repository.name)
            }
        }
    }

    private func expectNothingVanished(_ run: AnalyzedTokens, _ name: String) {
        let graph = run.resolution.graph
        var named: Set<String> = []
        for case .tokens(let paths) in run.diagnostics.map(\.loss) { named.formUnion(paths) }
        let silent = run.resolution.leftOut.map { graph.tokens[$0].path }.filter { !named.contains($0) }
        #expect(silent.isEmpty, "\(name): left out without a word: \(silent.sorted().prefix(5))")
        let empty = run.usableTokens.filter { run.resolution.value(of: $0).json == .null }
        #expect(empty.isEmpty, "\(name): without a value: \(empty.prefix(5).map { graph.tokens[$0].path })")
    }

    /// Generates from some files, and from these without the tokens that were left out; returns how many these are.
    @discardableResult
    private func expectSameSwift(_ files: [String: String], _ name: String = "") async throws -> Int {
        let before = try await generated(files)
        let lost = Set(before.lost)
        guard !lost.isEmpty, !before.swift.isEmpty else { return 0 }
        let cleaned = try files.mapValues { text in
            let document = try JSONDocument(parsing: Array(text.utf8), path: "tokens.json")
            return document.text(of: document.root, without: lost, at: "")
        }
        let after = try await generated(cleaned)
        #expect(after.lost.isEmpty, "\(name) \(after.lost.prefix(5))")
        for (path, text) in before.swift { #expect(after.swift[path] == text, "\(name) \(path)") }
        return lost.count
    }

    private func generated(_ files: [String: String]) async throws -> (lost: [String], swift: [String: String]) {
        try await withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            try folder.write(
                """
                { "leftOut": "omit", "sources": [\(files.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", "))], "outputs": [
                  { "template": "shape-style", "path": "Colors.swift" }, { "template": "cgfloat", "path": "Sizes.swift" },
                  { "template": "component-token", "path": "All.swift" } ] }
                """, to: "tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder.path
            let report = await GeneratorPipeline().generate(options)
            let lost = report.tokens.map { run in run.lostTokens.map { run.resolution.graph.tokens[$0].path } } ?? []
            var swift: [String: String] = [:]
            for path in ["Colors.swift", "Sizes.swift", "All.swift"] {
                if let bytes = try? LocalFileSystem().read(folder(path)) {
                    swift[path] = String(decoding: bytes, as: UTF8.self)
                }
            }
            return (lost, swift)
        }
    }

    private static func files(in folder: String) -> [String] {
        let entries = (try? LocalFileSystem().list(folder)) ?? []
        return entries.flatMap { entry in
            let path = FilePath.join(folder, entry.name)
            return entry.kind == .folder ? files(in: path) : path.hasSuffix(".json") ? [path] : []
        }
    }
}

extension JSONDocument {
    /// The text of a value without the members at some paths.
    fileprivate func text(of node: JSONNode, without paths: Set<String>, at path: String) -> String {
        guard kind(of: node) == .object else { return text(of: node) }
        let members = members(of: node).compactMap { member -> String? in
            let name = string(member.key)
            let inner = path.isEmpty ? name : "\(path).\(name)"
            return paths.contains(inner)
                ? nil : "\(text(of: member.key)): \(text(of: member.value, without: paths, at: inner))"
        }
        return "{ \(members.joined(separator: ", ")) }"
    }
}
