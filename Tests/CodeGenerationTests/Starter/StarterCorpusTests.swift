import DesignTokens
import FileAccess
import Foundation
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("Starter configurations for real token files")
struct StarterCorpusTests {
    private static let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

    @Test("name every token in an output", .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
    func corpusFiles() throws {
        let root = try #require(Self.corpus)
        let paths = ["figma", "dtcg"].flatMap { Self.files(in: FilePath.join(root, $0)) }
        var count = 0
        for path in paths {
            let bytes = try LocalFileSystem().read(path)
            guard let source = try? JSONDocument(parsing: bytes, path: path) else { continue }
            let document = DTCGReader.read(source)
            guard !document.collections[0].modes[0].tokens.isEmpty,
                !document.diagnostics.contains(where: { $0.severity == .error })
            else {
                continue
            }
            count += 1
            let started = try start(String(decoding: bytes, as: UTF8.self))
            // Some files only contain fonts and strings, or references to other files.
            guard started.starter.summary.takenCount > 0 else {
                #expect(started.codes.contains("empty-output") || started.codes.contains("no-token-files"))
                continue
            }
            // Notes on similar values do not depend on the configuration.
            let problems = started.problems.filter { $0.code != .inexactValue && $0.severity != .note }.map(\.text)
            #expect(problems.isEmpty, "\(path): \(problems)\n\(started.starter.text ?? "")")
            #expect(started.starter.text != nil)
        }
        #expect(count > 100)
    }

    private static func files(in folder: String) -> [String] {
        let entries = (try? LocalFileSystem().list(folder)) ?? []
        return entries.flatMap { entry in
            let path = FilePath.join(folder, entry.name)
            return entry.kind == .folder ? files(in: path) : path.hasSuffix(".json") ? [path] : []
        }
    }
}
