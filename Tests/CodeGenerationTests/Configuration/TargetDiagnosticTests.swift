import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Mistakes in targets")
struct TargetDiagnosticTests {
    @Test("outputs beside targets are an error that says where they belong")
    func outputsBesideTargets() {
        expect(
            #"{ "targets": { "App": { "outputs": [] } }, "outputs": 1️⃣[] }"#,
            """
            1️⃣: error: the "outputs" beside "targets" belong to no target [invalid-configuration]
            1️⃣: note: move them into the "outputs" of the targets
            """)
    }

    @Test("a target without outputs is an error, as are targets of which there is none")
    func missing() {
        expect(
            #"{ "targets": { "App": 1️⃣{ "access": "public" } } }"#,
            """
            1️⃣: error: the target "App" has no "outputs" [missing-key]
            1️⃣: note: list the files to write: "outputs": [ { "template": …, "path": … } ]
            """)
        expect(
            #"{ "targets": 1️⃣{} }"#,
            """
            1️⃣: error: "targets" names no target [missing-key]
            1️⃣: note: write "targets": { "App": { "outputs": […] } }, or "outputs" without "targets"
            """)
    }

    @Test("a key that only stands above the targets is named")
    func unknownKey() {
        expect(
            #"{ "targets": { "App": { "outputs": [], 1️⃣"sources": [] } } }"#,
            """
            1️⃣: error: "sources" is not a key of a target [unknown-key]
            1️⃣: note: the keys are catalogs, access, nonisolated, bundle, outputRoot, outputs
            """)
    }

    @Test("two targets may have files of one name, but not one file")
    func places() {
        let targets = { (first: String, second: String) in
            """
            { "targets": {
              "App": { "outputRoot": "\(first)", "outputs": [{ "template": "t", "path": 1️⃣"A.swift" }] },
              "Widget": { "outputRoot": "\(second)", "outputs": [{ "template": "t", "path": 2️⃣"A.swift" }] } } }
            """
        }
        expect(targets("App", "Widget"), "")
        expect(
            targets("Shared", "Shared"),
            """
            2️⃣: error: two outputs are written to Shared/A.swift [duplicate-output]
            1️⃣: note: the first stands here
            2️⃣: note: give each output a path of its own
            """)
    }

    @Test("a module still holds no two files of one name")
    func namesInOneTarget() {
        expect(
            """
            { "targets": { "App": { "outputs": [
              { "template": "t", "path": 1️⃣"x/A.swift" }, { "template": "t", "path": 2️⃣"A.swift" }] } } }
            """,
            """
            2️⃣: error: two outputs have the file name A.swift [duplicate-output]
            1️⃣: note: the first stands here
            2️⃣: note: rename one: a Swift module cannot hold two files of one name
            """)
    }

    @Test("a target has from above what it does not state")
    func inheritance() {
        let text = """
            { "catalogs": ["A.xcassets"], "access": "package", "nonisolated": true, "bundle": "main", "outputRoot": "Out",
              "targets": {
                "App": { "outputs": [] },
                "Widget": { "catalogs": [], "access": "internal", "nonisolated": false, "bundle": "module",
                  "outputRoot": "In", "outputs": [] } } }
            """
        let reading = ConfigurationReader.read(Array(text.utf8), path: "c.json")
        #expect(reading.diagnostics.isEmpty)
        let targets = reading.configuration.targets
        #expect(targets.map(\.name?.value) == ["App", "Widget"])
        #expect(targets.map { $0.catalogs.map(\.value) } == [["A.xcassets"], []])
        #expect(targets.map(\.access) == [.package, .internal])
        #expect(targets.map(\.isNonisolated) == [true, false])
        #expect(targets.map(\.bundle) == [.main, .module])
        #expect(targets.map(\.folder) == ["Out", "In"])
    }

    private func expect(
        _ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let marked = MarkedText(text, path: "c.json")
        let reading = ConfigurationReader.read(marked.bytes, path: "c.json")
        let actual = reading.diagnostics.map(\.text).joined(separator: "\n")
        #expect(actual == marked.spelled(expected), sourceLocation: sourceLocation)
    }
}
