import Diagnostics
import FileAccess
import GoldenCases
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A project that has been generated once; then its tokens change, and something is wrong.
@Suite("Bad input, end to end")
struct BadInputTests {
    @Test("an output path that leaves the output root")
    func outside() async throws {
        try await expectRefusal(
            project(adding: #"{ "template": "color-hex", "path": 1️⃣"../C.swift" }"#),
            """
            1️⃣: error: the output "../C.swift" lies outside the output root [invalid-output-path]
            1️⃣: note: write it relative to the output root, without leading ..
            """)
    }

    @Test("an output path that is a folder")
    func folderInTheWay() async throws {
        try await expectRefusal(
            project(adding: #"{ "template": "color-hex", "path": 1️⃣"deep" }"#),
            """
            1️⃣: error: the output "deep" is also the folder of the output "deep/Space.swift" [invalid-output-path]
            1️⃣: note: give one of the two another path
            """)
        try await expectRefusal(
            project(adding: #"{ "template": "color-hex", "path": 1️⃣"C.swift" }"#),
            """
            1️⃣: error: there is a folder at "C.swift" [invalid-output-path]
            1️⃣: note: add the name of a file
            """
        ) { folder in try folder.makeFolder("out/C.swift") }
    }

    @Test("a folder that may not be written to", .enabled(if: getuid() != 0, "root may write anywhere"))
    func unwritable() async throws {
        try await expectRefusal(project(), Self.readOnly) { folder in try folder.setPermissions(0o555, of: "out/deep") }
    }

    @Test("a folder that the system says may not be written to")
    func readOnly() async throws {
        try await expectRefusal(project(), Self.readOnly, readOnlyFolders: ["out/deep"])
    }

    private static let readOnly = """
        2️⃣: error: cannot write "deep/Space.swift": its folder is not writable [cannot-write]
        2️⃣: note: check the path and the permissions of its folder
        """

    @Test("a file that a person wrote in the place of an output")
    func handWritten() async throws {
        try await expectRefusal(
            project(adding: #"{ "template": "color-hex", "path": 1️⃣"Hand.swift" }"#),
            """
            1️⃣: error: "Hand.swift" was not generated: its first line is not the mark of generated files \
            [hand-written-file]
            1️⃣: note: move the file or give the output another path; --force replaces it
            """
        ) { folder in try folder.write("import SwiftUI\n", to: "out/Hand.swift") }
    }

    @Test(
        "a mistake in a template",
        arguments: [
            (
                "a\n {{#tokens}}\n",
                """
                templates/own.mustache:2:2: error: the section 'tokens' is never closed [invalid-template]
                templates/own.mustache:2:2: note: add {{/tokens}} where it ends
                """
            ),
            (
                "{{#tokens}}{{nmae}}{{/tokens}}",
                """
                templates/own.mustache:1:12: error: unknown name 'nmae' [unknown-name]
                templates/own.mustache:1:12: note: did you mean 'name'?
                """
            ),
            (
                "é{{name}}",
                """
                templates/own.mustache:1:3: error: 'name' has no value here [unknown-name]
                templates/own.mustache:1:3: note: the name exists only inside the sections that the documentation of \
                templates lists for it
                """
            ),
            (
                "{{> tokendocumentation}}",
                """
                templates/own.mustache:1:1: error: cannot find the partial 'tokendocumentation' [unknown-partial]
                templates/own.mustache:1:1: note: did you mean 'token-documentation'?
                """
            ),
            (
                "{{> own}}",
                """
                templates/own.mustache:1:1: error: including 'own' here never ends [invalid-template]
                templates/own.mustache:1:1: note: put the tag inside a section, so that it ends with the data
                """
            ),
        ])
    func template(_ template: String, _ expected: String) async throws {
        try await expectRefusal(project(), expected) { folder in
            try folder.write(template, to: "templates/own.mustache")
        }
    }

    @Test("a template that does not exist")
    func unknownTemplate() async throws {
        try await expectRefusal(
            project(adding: #"{ "template": 1️⃣"shapestyle", "path": "C.swift" }"#),
            """
            1️⃣: error: there is no template "shapestyle" [unknown-template]
            1️⃣: note: did you mean 'shape-style'?
            """)
    }

    @Test("a catalog that does not exist")
    func missingCatalog() async throws {
        let text = Self.configuration.replacing("\"sources\"", with: "\"catalogs\": [1️⃣\"No.xcassets\"], \"sources\"")
        try await expectRefusal(
            MarkedText(text, path: "tokengenerator.json"),
            """
            1️⃣: error: the asset catalog 'No.xcassets' does not exist [no-catalog]
            1️⃣: note: use the path of an .xcassets folder
            """)
    }

    @Test("a disk that is full, whichever step it stops", arguments: 1...6)
    func fullDisk(_ step: Int) async throws {
        let paths = ["Colors.swift", "deep/Space.swift", "Own.swift"]
        try await withTemporaryFolder { folder in
            try await setUp(folder, project())
            let before = try state(of: folder)
            let base = FailingFileSystem(failing: step)
            let report = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder, base: base)).generate(
                .init())
            #expect(report.diagnostics.map(\.code) == ["cannot-write"])
            #expect(report.diagnostics.first?.message.hasSuffix(": no space left on device") == true)
            #expect(report.diagnostics.first?.location?.path == "tokengenerator.json")
            #expect(report.outcomes == paths.map { .init(path: $0, action: .skipped) })
            let after = try state(of: folder)
            #expect(after.mapValues(\.bytes) == before.mapValues(\.bytes))
            // Three files are made and three renamed. A rename that is taken back leaves the old bytes in a new file.
            if step <= 4 { #expect(after == before) }
        }
    }

    @Test("broken token files, together with other mistakes: all are reported at once")
    func everything() async throws {
        let configuration = Self.configuration
            .replacing("\"tokens.json\"", with: "\"tokens.json\", \"second.json\", 1️⃣\"third.json\"")
        try await expectRefusal(
            MarkedText(configuration, path: "tokengenerator.json"),
            """
            second.json:1:7: error: the file ends in the middle of a value [invalid-json]
            second.json:1:1: note: this bracket is never closed; check whether the file is complete
            1️⃣: error: the token file "third.json" cannot be read: no such file or directory [no-source]
            1️⃣: note: name the token files in "sources", relative to the configuration
            tokens.json:2:38: warning: "#GG0000" is not a color [invalid-value]
            tokens.json:2:38: note: write it as { "colorSpace": "srgb", "components": [0.54, 0.22, 0.15], "alpha": 1 }
            tokens.json:3:38: warning: cannot find the token 'Color.missing' [dangling-alias]
            tokens.json:3:38: note: correct the name, or add the file that defines it to "sources"
            templates/own.mustache:1:1: error: this tag is never closed [invalid-template]
            templates/own.mustache:1:1: note: end it with }}
            """
        ) { folder in
            try folder.write("{ \"a\":", to: "second.json")
            try folder.write("{{", to: "templates/own.mustache")
            try folder.write(
                """
                { "Color": {
                  "a": { "$type": "color", "$value": "#GG0000" },
                  "b": { "$type": "color", "$value": "{Color.missing}" }
                } }
                """, to: "tokens.json")
        }
    }

    private static let configuration = """
        {
          "sources": ["tokens.json"],
          "outputRoot": "out",
          "templates": "templates",
          "outputs": [
            { "template": "shape-style", "path": "Colors.swift" },
            { "template": "cgfloat", "path": 2️⃣"deep/Space.swift" },
            { "template": "own", "path": "Own.swift" }
          ]
        }
        """

    /// The configuration, with one more output.
    private func project(adding output: String? = nil) -> MarkedText {
        let text = output.map { Self.configuration.replacing("\n  ]", with: ",\n    \($0)\n  ]") } ?? Self.configuration
        return MarkedText(text, path: "tokengenerator.json")
    }

    private func tokens(_ number: Int) -> String {
        """
        { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.\(number)] } },
          "gap": { "$type": "number", "$value": \(number) } }
        """
    }

    /// Generates a good project, then changes its tokens and its configuration.
    private func setUp(_ folder: TemporaryFolder, _ configuration: MarkedText) async throws {
        try folder.write(project().bytes, to: "tokengenerator.json")
        try folder.write(tokens(1), to: "tokens.json")
        try folder.write("{{#tokens}}// {{name}}: {{expression}}\n{{/tokens}}", to: "templates/own.mustache")
        let report = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(.init())
        #expect(report.diagnostics.map(\.text) == [])
        #expect(report.outcomes.map(\.action) == [.written, .written, .written])
        try folder.write(tokens(2), to: "tokens.json")
        try folder.write(configuration.bytes, to: "tokengenerator.json")
    }

    private struct FileState: Equatable {
        var bytes: [UInt8]
        var identity: String
    }

    private func state(of folder: TemporaryFolder) throws -> [String: FileState] {
        let files = try FileTree.read(folder("out"))
        return Dictionary(
            uniqueKeysWithValues: try files.map { path, bytes in
                (path, FileState(bytes: bytes, identity: try folder.identity(of: "out/" + path)))
            })
    }

    /// Expects these diagnostics, and that no file below the output root changes, not even in its time.
    private func expectRefusal(
        _ configuration: MarkedText, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
        readOnlyFolders: [String] = [], breaking: (TemporaryFolder) throws -> Void = { _ in }
    ) async throws {
        try await withTemporaryFolder { folder in
            try await setUp(folder, configuration)
            try breaking(folder)
            var fileSystem = FolderFileSystem(folder: folder)
            if !readOnlyFolders.isEmpty {
                let base = FailingFileSystem()
                base.readOnlyFolders = Set(readOnlyFolders.map { folder($0) })
                fileSystem.base = base
            }
            // A folder that may not be written to could not be removed.
            defer { try? folder.setPermissions(0o755, of: "out/deep") }
            let (before, paths) = (try state(of: folder), try folder.everything())
            let report = await GeneratorPipeline(fileSystem: fileSystem).generate(.init())
            let text = report.diagnostics.map(\.text).joined(separator: "\n")
            #expect(text == configuration.spelled(expected), sourceLocation: sourceLocation)
            #expect(report.outcomes.allSatisfy { $0.action == .skipped }, sourceLocation: sourceLocation)
            #expect(try state(of: folder) == before, sourceLocation: sourceLocation)
            #expect(try folder.everything() == paths, sourceLocation: sourceLocation)
        }
    }
}
