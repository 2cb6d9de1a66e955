import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import Foundation
import LocatedJSON
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("The documentation says what the code does") struct DocumentationTests {
    private let fileSystem = LocalFileSystem()

    private func path(_ relative: String) -> String {
        FilePath.normalized(FilePath.join(#filePath, "../../../" + relative))
    }

    private func file(_ relative: String) throws -> [UInt8] { try fileSystem.read(path(relative)) }

    @Test("the actions leave out the same files of other tools, which the page on configurations names")
    func foreignNames() throws {
        let list = "actions/foreign-files.txt"
        let names = TokenFiles.foreignNames.sorted().map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try Data(names.utf8).write(to: URL(fileURLWithPath: path(list)))
        }
        #expect(try file(list) == Array(names.utf8), "RECORD_GOLDEN=1 records it")
        let page = String(decoding: try file("docs/reference/configuration.md"), as: UTF8.self)
        for name in TokenFiles.foreignNames {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
    }

    @Test("docs/explanation/architecture.md lists the steps of the policy for diagnostics, in their order")
    func policySteps() throws {
        let page = String(decoding: try file("docs/explanation/architecture.md"), as: UTF8.self)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| *") }.map { $0.split(separator: "*")[1] }
        #expect(rows == DiagnosticPolicy.steps.map { $0.name[...] })
    }

    @Test("docs/reference/template-context.md describes every name that templates can use, and no other")
    func templateNames() throws {
        let page = String(decoding: try file("docs/reference/template-context.md"), as: UTF8.self)
        let names = try #require(page.firstRange(of: "\n## The names\n"))
        let rows = page[names.upperBound...].split(separator: "\n").filter { $0.hasPrefix("| `") }
        let described = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: ",").map { $0.filter { $0.isLetter } }
        }
        let known = Set(TemplateKey.allCases.map(\.rawValue)).subtracting(["line"])
        #expect(Set(described) == known)
        #expect(page.contains("`line`"))
    }

    @Test(
        "the reference and the schema describe every key that a template can declare, with its words, and no other")
    func declarationKeys() throws {
        let page = String(decoding: try file("docs/reference/template-context.md"), as: UTF8.self)
        let start = try #require(page.firstRange(of: "\n## What a template declares\n")).upperBound
        let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
        let rows = page[start..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").map { $0.split(separator: /[^A-Za-z]+/).map(String.init) }
        }
        let keys = TemplateDeclaration.Key.allCases.map(\.rawValue)
        #expect(rows.map { $0[0] } == keys.map { [$0] })
        let schema = try JSONDocument(parsing: try file("docs/template.schema.json"), path: "schema")
        let properties = try #require(schema.value(of: "properties", in: schema.root))
        #expect(schema.members(of: properties).map { schema.string($0.key) } == keys)
        let words: [(key: TemplateDeclaration.Key, [String])] = [
            (.types, TokenType.allCases.map(\.rawValue)), (.assets, AssetKind.allCases.map(\.rawValue)),
            (.styles, NamingStyle.allCases.map(\.rawValue)),
            (.order, TemplateDeclaration.Order.allCases.map(\.rawValue)),
            (.themes, TemplateDeclaration.Themes.allCases.map(\.rawValue)),
            (.uses, TemplateDeclaration.Use.allCases.map(\.rawValue)),
            (.support, SupportPiece.allCases.map(\.rawValue)), (.language, Array(Dialects.byKey.keys)),
        ]
        for (key, words) in words {
            let member = schema.members(of: properties).first { schema.string($0.key) == key.rawValue }
            let property = try #require(member?.value)
            let list = schema.value(of: "items", in: property).flatMap { schema.value(of: "enum", in: $0) }
            let node = try #require(list ?? schema.value(of: "enum", in: property))
            #expect(Set(schema.elements(of: node).compactMap { schema.stringValue(of: $0) }) == Set(words), "\(key)")
            if key == .types || key == .assets { continue }
            let row = try #require(rows.first { $0[0] == [key.rawValue] })
            #expect(Set(row[1]).subtracting(["list", "of", "or"]) == Set(words), "\(key)")
        }
    }

    @Test(
        "the JSON Schema has the keys that the reader knows, object by object",
        arguments: [
            ("/properties", #"{ "zqzq": 0, "outputs": [] }"#),
            ("/properties/layers/properties", #"{ "outputs": [], "layers": { "zqzq": 0 } }"#),
            (
                "/properties/images/properties",
                #"{ "outputs": [], "images": { "from": "a", "catalog": "b", "zqzq": 0 } }"#
            ),
            ("/properties/fonts/properties", #"{ "outputs": [], "fonts": { "zqzq": 0 } }"#),
            ("/$defs/output/properties", #"{ "outputs": [{ "template": "t", "path": "p", "zqzq": 0 }] }"#),
            ("/$defs/target/properties", #"{ "targets": { "A": { "outputs": [], "zqzq": 0 } } }"#),
            (
                "/$defs/output/properties/tokens/properties",
                #"{ "outputs": [{ "template": "t", "path": "p", "tokens": { "zqzq": 0 } }] }"#
            ),
            (
                "/$defs/output/properties/assets/properties",
                #"{ "outputs": [{ "template": "t", "path": "p", "assets": { "zqzq": 0 } }] }"#
            ),
            (
                "/$defs/output/properties/names/properties",
                #"{ "outputs": [{ "template": "t", "path": "p", "names": { "zqzq": 0 } }] }"#
            ),
        ])
    func schemaKeys(_ pointer: String, _ configuration: String) throws {
        let schema = try JSONDocument(parsing: try file("docs/tokengenerator.schema.json"), path: "schema")
        var node = schema.root
        for name in pointer.split(separator: "/") {
            node = try #require(schema.members(of: node).first { schema.string($0.key) == name }?.value)
        }
        let inSchema = schema.members(of: node).map { schema.string($0.key) }.filter { $0 != "$schema" }
        let reading = ConfigurationReader.read(Array(configuration.utf8), path: "c.json")
        let advice = try #require(reading.diagnostics.first { $0.code == "unknown-key" }?.notes.last?.message)
        #expect(advice == "the keys are \(inSchema.joined(separator: ", "))")
    }

    @Test("the JSON Schema lists every type of tokens")
    func schemaTypes() throws {
        let schema = String(decoding: try file("docs/tokengenerator.schema.json"), as: UTF8.self)
        let text = #"{ "outputs": [{ "template": "t", "path": "p", "tokens": { "types": ["zqzq"] } }] }"#
        let reading = ConfigurationReader.read(Array(text.utf8), path: "c.json")
        let advice = try #require(reading.diagnostics.first?.notes.last?.message)
        for type in advice.split(separator: " ").map({ $0.filter(\.isLetter) }).dropFirst(3) {
            #expect(schema.contains("\"\(type)\""), "\(type)")
        }
    }

    @Test("docs/reference/diff.md describes every key of a comparison's JSON, and every kind of change")
    func comparisonKeys() throws {
        let page = String(decoding: try file("docs/reference/diff.md"), as: UTF8.self)
        let old = #"{ "a": { "$type": "string", "$value": "x" } }"#
        let json = try compared(old, #"{ "b": { "$type": "string", "$value": "x" } }"#, outputs: [output("own")])
            .jsonLine
        let document = try JSONDocument(parsing: Array(json.utf8), path: "json")
        func check(_ node: JSONNode, _ place: String) {
            for member in document.members(of: node) where place != "counts." {
                // Both sides have the keys that are described once.
                let key = place.replacing("new.", with: "old.") + document.string(member.key)
                #expect(page.contains("`\(key)`"), "\(key)")
                check(member.value, key + ".")
                for element in document.elements(of: member.value).prefix(1) { check(element, key + "[].") }
            }
        }
        check(document.root, "")
        for kind in TokenChange.Kind.allCases.map(\.rawValue) + SymbolChange.Kind.allCases.map(\.rawValue) {
            #expect(page.contains("| `\(kind)` |"), "\(kind)")
        }
    }

    @Test("the repository's configuration and the built-in default are read without a word")
    func repositoryConfiguration() throws {
        let reading = ConfigurationReader.read(try file("tokengenerator.json"), path: "tokengenerator.json")
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.configuration.outputs.count == 6)
        #expect(DefaultConfiguration.configuration.outputs.count == 6)
    }
}
