import CodeGeneration
import FileAccess
import Foundation
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
            let actual = try await golden.generate(into: folder.path)
            if Self.isRecording { try golden.record(actual) }
            expectSame(actual, try golden.expected())
        }
    }

    @Test("there are cases, and each has an outcome")
    func cases() throws {
        #expect(GoldenCase.all.count > 30)
        for golden in GoldenCase.all { #expect(try !golden.expected().isEmpty, "\(golden.name)") }
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

    @Test("the example is what its configuration generates")
    func example() async throws {
        try await withTemporaryFolder { folder in
            var options = CommandOptions()
            options.configurationPath = FilePath.join(Repository.root, "tokengenerator.json")
            options.outputRoot = folder.path
            let report = await GeneratorPipeline().generate(options)
            #expect(report.diagnostics.map(\.code) == [])
            let sources = FilePath.join(Repository.root, Repository.exampleSources)
            let committed = try FileTree.read(sources).filter { $0.key.hasSuffix(".swift") }
            expectSame(try FileTree.read(folder.path), committed)
        }
    }

    private func expectSame(_ actual: [String: [UInt8]], _ expected: [String: [UInt8]]) {
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (path, bytes) in actual.sorted(by: { $0.key < $1.key }) {
            guard let wanted = expected[path], wanted != bytes else { continue }
            let difference = LineDifference(
                expected: String(decoding: wanted, as: UTF8.self), actual: String(decoding: bytes, as: UTF8.self))
            Issue.record("\(path) differs (RECORD_GOLDEN=1 records it):\n\(difference)")
        }
    }
}

/// Where things lie in the repository.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = FilePath.normalised(FilePath.join(#filePath, "../../../.."))

    /// The folder of the example's sources.
    static let exampleSources = "Examples/DesignSystem/Sources/DesignSystem"

    /// The path of something in the repository.
    static func path(_ relative: String) -> String { FilePath.join(root, relative) }
}

@Suite("Differences between texts")
struct LineDifferenceTests {
    @Test("equal texts have none") func equal() {
        #expect(LineDifference(expected: "a\nb\n", actual: "a\nb\n").description.isEmpty)
    }

    @Test("a changed line is shown with three lines around it") func changed() {
        let difference = LineDifference(expected: "1\n2\n3\n4\n5\n6\n7\n8\n9", actual: "1\n2\n3\n4\nfive\n6\n7\n8\n9")
        #expect(difference.description == "@@ line 2 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test("changes far apart stand in parts of their own") func parts() {
        let lines = (1...20).map(String.init)
        let difference = LineDifference(
            expected: lines.joined(separator: "\n"), actual: lines.dropFirst().dropLast().joined(separator: "\n"))
        #expect(difference.description == "@@ line 1 @@\n-1\n 2\n 3\n 4\n@@ line 16 @@\n 17\n 18\n 19\n-20\n")
    }

    @Test("line ends and spellings of one letter count") func bytes() {
        #expect(LineDifference(expected: "a\r\n", actual: "a\n").description == "@@ line 1 @@\n-a\r\n+a\n \n")
        #expect(!LineDifference(expected: "é", actual: "e\u{301}").description.isEmpty)
    }
}
