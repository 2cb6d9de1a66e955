import CodeGeneration
import FileAccess
import Foundation
import GoldenCases
import TestSupport
import Testing

/// `RECORD_GOLDEN=1 swift test --filter Golden` makes the expected files what is generated now: look at the changes
/// before you commit them.
@Suite("Golden cases")
struct GoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

    @Test("a case gives the expected files and diagnostics, byte for byte", arguments: GoldenCase.all)
    func golden(_ golden: GoldenCase) async throws {
        try await withTemporaryFolder { folder in
            if Self.isRecording { try await Recording.once.value }
            let actual = try await golden.generate(into: folder.path)
            expectSame(actual, try golden.expected())
        }
    }

    @Test("there are cases, and each has an outcome")
    func cases() throws {
        #expect(GoldenCase.all.count > 30)
        for golden in GoldenCase.all { #expect(try !golden.expected().isEmpty, "\(golden.name)") }
    }

    @Test("what several cases have in common is kept once, and used")
    func sharedFiles() throws {
        let committed = try GoldenCase.all.flatMap { golden in
            try golden.committed().map { (name: "\(golden.name)/\($0)", bytes: $1) }
        }
        let uses = Dictionary(grouping: committed.compactMap { SharedFile(reference: $0.bytes) }) { $0 }
        let shared = try SharedFile.all().map { (name: $0.name, bytes: try $0.bytes()) }
        for file in try SharedFile.all() { #expect(uses[file, default: []].count > 1, "\(file.name)") }
        let long = (committed + shared).filter { $0.name.hasSuffix(".swift") && $0.bytes.count > 1_000 }
        for same in Dictionary(grouping: long, by: \.bytes).values {
            #expect(same.count == 1, "move one to Golden/Shared and record: \(same.map(\.name).sorted())")
        }
    }

    @Test("what gives a color to UIKit or AppKit is never on the main actor, on whose absence SwiftUI would trap")
    func providers() throws {
        let texts = try GoldenCase.all.flatMap { try $0.expected() }.filter { $0.key.hasSuffix(".swift") }
            .map { String(decoding: $0.value, as: UTF8.self) }
        let providers = texts.flatMap { $0.matches(of: /self\.init(\(name: nil\))? \{(.*) in\n/) }
        #expect(providers.count > 20)
        #expect(Set(providers.map { String($0.2) }) == [" @Sendable traits", " @Sendable appearance"])
        // There is no other way to one.
        #expect(
            texts.allSatisfy {
                !$0.contains("dynamicProvider") && !$0.contains(/Color(\(name: nil\))? \{[^\n{}]* in\b/)
            })
    }

    @Test("generating again writes nothing", arguments: ["figma-export", "templates"])
    func again(_ name: String) async throws {
        try await withTemporaryFolder { folder in
            _ = try await GoldenCase(name: name).generate(into: folder.path)
            let paths = try FileTree.paths(in: folder.path)
            let before = try paths.map(folder.identity)
            _ = try await GoldenCase(name: name).generate(into: folder.path)
            #expect(try FileTree.paths(in: folder.path) == paths)
            #expect(try paths.map(folder.identity) == before)
        }
    }

    @Test("the sample is what its configuration generates")
    func sample() async throws { try await expect(Repository.exampleSources, from: "") }

    @Test("an example is what its configuration generates", arguments: Example.all)
    func example(_ example: Example) async throws { try await expect(example.outputRoot, from: example.folder) }

    /// Generates what the files of an output root are to be that say that they are generated.
    ///
    /// - Parameters:
    ///   - outputRoot: The output root, from the folder of the configuration.
    ///   - folder: The folder of the configuration, from that of the repository.
    /// - Throws: What keeps the files from being read.
    private func expect(_ outputRoot: String, from folder: String) async throws {
        let path = Repository.path(FilePath.join(folder, outputRoot))
        let committed = try FileTree.read(path).filter { $0.value.starts(with: "// AUTO-GENERATED".utf8) }
        try await withTemporaryFolder { written in
            var options = CommandOptions()
            options.configurationPath = Repository.path(FilePath.join(folder, "tokengenerator.json"))
            options.outputRoot = written.path
            let up = outputRoot.split(separator: "/").map { _ in "../" }.joined()
            options.configurationName = GivenName(up + "tokengenerator.json", ownsRoot: true)
            let report = await GeneratorPipeline().generate(options)
            #expect(report.diagnostics.map(\.code) == [])
            expectSame(try FileTree.read(written.path), committed)
        }
    }
}

/// Records what differs between two sets of files.
func expectSame(_ actual: [String: [UInt8]], _ expected: [String: [UInt8]]) {
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (path, bytes) in actual.sorted(by: { $0.key < $1.key }) {
        guard let wanted = expected[path], wanted != bytes else { continue }
        let difference = UnifiedDifference(old: wanted, new: bytes)
        Issue.record("\(path) differs (RECORD_GOLDEN=1 records it):\n\(difference)")
    }
}
