import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import GoldenCases
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("The registry of rules")
struct RuleRegistryTests {
    @Test("is the table of the page on rules and the names in the schema, with a section for each rule over catalogs")
    func pages() throws {
        let page = try Repository.text(of: "docs/reference/rules.md")
        let lines = page.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("| [`") } == RuleRegistry.kinds.map(row))
        #expect(lines.filter { $0.hasPrefix("### ") } == CatalogRule.all.map { "### `\($0.kind.code)`" })
        for rule in CatalogRule.all {
            #expect(page.contains("[\(rule.kind.code)]\n"), "no example of \(rule.kind.code)")
        }
        let schema = try JSONDocument(
            parsing: try LocalFileSystem().read(Repository.path("docs/tokengenerator.schema.json")), path: "schema")
        var node = schema.root
        for key in ["properties", "rules", "propertyNames", "enum"] {
            node = try #require(schema.members(of: node).first { schema.string($0.key) == key }?.value)
        }
        #expect(schema.elements(of: node).map(schema.string) == RuleRegistry.kinds.map(\.code.rawValue))
    }

    private let commands: [ConfigurationRule.Occasion: String] = [
        .writing: "`generate`", .knownDeclarations: "`validate`",
    ]

    private func row(_ kind: RuleKind) -> String {
        let rule = RuleRegistry.rules.first { $0.kinds.contains { $0.code == kind.code } }
        let commands =
            switch rule {
            case let rule as CatalogRule: rule.readsImages ? "`validate`" : "every command"
            case let rule as ConfigurationRule: commands[rule.occasion] ?? "all but `validate`"
            case is CodeRule: "`lint`"
            default: "every command"
            }
        let link = rule is CatalogRule ? "#\(kind.code)" : "codes.md#\(kind.code)"
        let subject = kind.subject.rawValue
        let options = kind.options.map { "`\($0.rawValue)` " }.joined()
        let severity = kind.severity?.rawValue ?? "off"
        return "| [`\(kind.code)`](\(link)) | \(severity) | \(commands) | \(subject) | \(options)|"
    }

    @Test("says the same of a code that several rules find")
    func sharedKinds() {
        for kind in RuleRegistry.rules.flatMap(\.kinds) {
            let first = RuleRegistry.kinds.first { $0.code == kind.code }
            #expect(first?.severity == kind.severity && first?.subject == kind.subject, "\(kind.code)")
        }
    }

    private static let color =
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#
    private static let others = (1...5).map { "\"x\($0)\": \(color)" }.joined(separator: ", ")

    /// What is found in two modes, of which the second lacks `ink.b`, and an output that takes nothing.
    private func found(_ rules: String, isValidating: Bool = false, isStrict: Bool = false) throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(
                #"{ "ink": { "a": \#(Self.color), "b": \#(Self.color) }, \#(Self.others) }"#, to: "Light.json")
            try folder.write(#"{ "ink": { "a": \#(Self.color) }, \#(Self.others) }"#, to: "Dark.json")
            try folder.write(
                """
                { "sources": [ { "path": "Light.json", "collection": "C", "mode": "Light" },
                    { "path": "Dark.json", "collection": "C", "mode": "Dark" } ],
                  "rules": \(rules), "outputs": [
                  { "template": "shape-style", "path": "A.swift" },
                  { "template": "cgfloat", "path": "B.swift", "tokens": { "groups": ["gaps"] } } ] }
                """, to: "tokengenerator.json")
            var options = CommandOptions()
            options.leavesOut = !isValidating
            options.failsOnWarnings = isStrict
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            let run = pipeline.analyze(pipeline.configure(options), isWriting: true)
            return run.diagnostics.map { "\($0.severity) \($0.code)" }
        }
    }

    @Test("switches rules over tokens and over the configuration")
    func switching() throws {
        let usual = ["warning missing-mode-value", "warning unknown-path", "warning empty-output"]
        #expect(try found("{}") == usual)
        #expect(try found("{}", isValidating: true) == ["error missing-mode-value", "warning unknown-path"])
        #expect(
            try found(#"{ "missing-mode-value": "off", "unknown-path": "note", "empty-output": "error" }"#)
                == ["note unknown-path", "error empty-output"])
        #expect(
            try found(#"{ "missing-mode-value": "error", "unknown-path": "off" }"#).first == "error missing-mode-value")
        #expect(
            try found(
                #"{ "missing-mode-value": "note", "unknown-path": "off", "empty-output": "off" }"#, isStrict: true)
                == ["note missing-mode-value"])
    }

    @Test("leaves alone what is excepted: tokens and their groups, and outputs", arguments: ["ink", "ink.b", "i*.b"])
    func exceptions(_ path: String) throws {
        let rules = #"""
            { "missing-mode-value": { "except": ["\#(path)"] }, "unknown-path": { "except": ["gaps"] },
              "empty-output": { "severity": "error", "except": ["*.swift"] } }
            """#
        #expect(try found(rules).isEmpty)
    }

    @Test("does not leave alone what only resembles an exception", arguments: ["ink.a", "b", "ink.b.c", "*"])
    func others(_ path: String) throws {
        let rules = #"{ "missing-mode-value": { "except": ["\#(path)"] } }"#
        #expect(try found(rules).contains("warning missing-mode-value") == (path != "*"))
    }

    @Test("keeps what is graver than usual, and remarks as they are unless something milder is asked for")
    func severities() {
        struct Sample: Rule { let kinds = [RuleKind(.emptyOutput, .warning, about: .outputs)] }
        let all: [Diagnostic.Severity] = [.error, .warning, .note]
        let findings = all.map { Diagnostic($0, .emptyOutput, "").about("A.swift") }
        func reported(_ severity: Diagnostic.Severity?) -> [Diagnostic.Severity] {
            var rules = ConfiguredRules()
            rules.settings[.emptyOutput] = RuleSettings(severity: severity)
            return Sample().diagnostics(findings).compactMap(rules.judged).map(\.severity)
        }
        #expect(reported(.warning) == [.error, .warning, .note])
        #expect(reported(.error) == [.error, .error, .note])
        #expect(reported(.note) == [.error, .note, .note])
        #expect(reported(nil) == [.error])
    }

    @Test("knows no other names, and says what was meant")
    func unknown() {
        let rules = #"{ "missing-mode-values": "off", "empty-output": { "exceptions": ["A"] } }"#
        let text = "{ \"outputs\": [], \"rules\": \(rules) }"
        let found = ConfigurationReader.read(Array(text.utf8), path: "c.json").diagnostics
        #expect(found.map(\.code) == [.unknownKey, .unknownKey])
        #expect(found[0].notes.first?.message == "did you mean 'missing-mode-value'?")
        #expect(found[1].message == "unknown key 'exceptions' in \"empty-output\"")
    }

    @Test("is a value to the reader of configurations, which knows what it is given")
    func vocabulary() {
        let text = #"{ "rules": { "empty-output": "off" }, "outputs": [ { "template": "dtcg", "path": "a.json" } ] }"#
        let (few, all) = (
            ConfigurationReader.read(Array(text.utf8), path: "c.json", knowing: []),
            ConfigurationReader.read(Array(text.utf8), path: "c.json")
        )
        #expect(few.diagnostics.map(\.code) == [.unknownKey])
        #expect(all.diagnostics.isEmpty)
        #expect(all.configuration.outputs.map { $0.declaration.backend?.name } == ["dtcg"])
    }
}
