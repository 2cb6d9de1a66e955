import Diagnostics
import FileAccess
import GoldenCases
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("The configuration of rules over asset catalogs")
struct CatalogRuleConfigurationTests {
    @Test("has a severity by a rule's name, or an object that says more")
    func reading() throws {
        let reading = read(
            """
            { "outputs": [], "rules": {
              "missing-file": "error", "repeated-image": "off", "missing-dark": { "share": 0.6 },
              "size-mismatch": { "severity": "note", "tolerance": 1.5, "except": ["Icons/*", "**/logo"] },
              "missing-scale": { "severity": "warning", "scales": ["1x", "3x"] } } }
            """)
        #expect(reading.diagnostics.isEmpty)
        let settings = reading.configuration.rules.settings
        #expect(settings.count == 5)
        #expect(settings["missing-file"]?.severity == .error)
        #expect(settings["repeated-image"]?.severity == nil)
        // What is not said is as it was.
        #expect(settings["missing-dark"]?.severity == .note)
        #expect(settings["missing-dark"]?.share == 0.6)
        #expect(settings["missing-scale"]?.scales == [1, 3])
        let sizes = try #require(settings["size-mismatch"])
        #expect(sizes.tolerance == 1.5)
        #expect(
            ["Icons/a", "a/b/logo", "logo", "Icons/a/b", "a"].map(sizes.excepts) == [true, true, true, false, false])
    }

    @Test("says what is wrong with it, at its place, and what was meant")
    func mistakes() {
        let text = MarkedText(
            """
            { "outputs": [], "rules": { 1️⃣"missing-files": "off", "missing-file": 2️⃣"warn", "empty-slot": 3️⃣7,
              "missing-dark": { 4️⃣"tolerance": 1, "share": 5️⃣2 }, "missing-scale": { "scales": [6️⃣"4x"] } } }
            """, path: "c.json")
        let said = read(text.bytes).diagnostics.map { diagnostic in
            diagnostic.text.split(separator: "\n").map(String.init).joined(separator: " | ")
        }
        #expect(said.count == 6)
        #expect(
            said.contains {
                $0.contains("unknown key 'missing-files' in \"rules\"")
                    && $0.contains("did you mean 'missing-file'?")
            })
        #expect(said.contains { $0.contains("'warn' is not a severity [invalid-configuration]") })
        #expect(said.contains { $0.contains("expected a string, found a number [invalid-configuration]") })
        #expect(said.contains { $0.contains("unknown key 'tolerance' in \"missing-dark\" [unknown-key]") })
        #expect(said.contains { $0.contains("2 is not a share [invalid-configuration]") })
        #expect(said.contains { $0.contains("'4x' is not a scale [invalid-configuration]") })
    }

    @Test("holds for every command, and for what is in images where a command reads them")
    func pipeline() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                #"{ "images": [ { "filename": "a.svg" }, { "filename": "b.svg" } ] }"#,
                to: "A.xcassets/a.imageset/Contents.json")
            try folder.write("<svg><filter/></svg>", to: "A.xcassets/a.imageset/a.svg")
            try folder.write(
                #"{ "sources": [], "outputs": [], "catalogs": ["A.xcassets"], "rules": { "missing-file": "note" } }"#,
                to: "tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let found = { (options: CommandOptions) in
                GeneratorPipeline().analyze(options).diagnostics.filter {
                    $0.location?.path.contains("xcassets") ?? false
                }
                .map { "\($0.severity) \($0.code)" }
            }
            #expect(found(options) == ["note missing-file"])
            options.readsImages = true
            #expect(found(options) == ["note missing-file", "warning unsupported-svg"])
            options.failsOnWarnings = true
            #expect(found(options) == ["note missing-file", "error unsupported-svg"])
        }
    }

    private func read(_ text: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        read(Array(text.utf8))
    }

    private func read(_ bytes: [UInt8]) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        ConfigurationReader.read(bytes, path: "c.json")
    }
}
