import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Reading the configuration")
struct ConfigurationReaderTests {
    @Test("every key is read")
    func everything() throws {
        let reading = ConfigurationReader.read(Array(Self.full.utf8), path: "tokengenerator.json")
        let configuration = reading.configuration
        #expect(reading.diagnostics.map(\.text) == [])
        #expect(configuration.path == "tokengenerator.json")
        #expect(configuration.title == "Acme Design System")
        #expect(configuration.sources.map(\.path.value) == ["a.json", "b.json"])
        #expect(configuration.targets[0].catalogs.map(\.value) == ["A.xcassets"])
        let images = try #require(configuration.images)
        #expect(
            [images.folder.value, images.catalog.value] + images.templates.map(\.value) == [
                "images", "A.xcassets", "a/*",
            ])
        #expect(!images.providesNamespaces && images.removesGone)
        #expect(
            configuration.layers.mapValues { $0.map(\.value) } == [
                .primitive: ["P"], .semantic: ["S"], .component: ["C", "D"],
            ])
        #expect(configuration.valueLayers == [.semantic])
        #expect(configuration.baseFontSize == 10)
        #expect(configuration.targets[0].access == .package)
        #expect(configuration.targets[0].isNonisolated)
        #expect(configuration.targets[0].bundle == .identifier("com.example"))
        #expect(configuration.targets[0].outputRoot?.value == "Sources")
        #expect(configuration.templates?.value == "templates")
        let output = try #require(configuration.outputs.first)
        #expect(output.template.value == "shape-style")
        #expect(output.path.value == "A.swift")
        #expect(output.scope?.value == "Design.Colors")
        #expect(output.selection.groups?.map(\.value) == ["Colors"])
        #expect(output.selection.types == [.color, .string])
        #expect(output.selection.excluded.map(\.value) == ["Colors.old"])
        #expect(output.names.style == .nested)
        #expect(output.names.drop.map(\.value) == ["Colors"])
        #expect(output.names.replace.map { "\($0.key.value)=\($0.value)" } == ["Colors.bg=background"])
        #expect(output.names.prefix == "ds")
        #expect(output.names.usesCodeSyntax)
        #expect(!output.selection.takesHidden)
        #expect(output.selection.origins.mapValues { $0.map(\.value) } == [.files: ["a.json"], .modes: ["Dark"]])
        #expect(output.names.alsoNamed.map { "\($0.key.value)=\($0.value)" } == ["Colors.ink=text"])
        #expect(configuration.unclaimed == .error)
        #expect(configuration.documentation == .values)
        #expect(
            Dictionary(uniqueKeysWithValues: configuration.expressions.map { ($0.key.value, $0.value) }) == [
                "a": ConfiguredExpression(everywhere: "Color.x"),
                "b.*": ConfiguredExpression(platforms: [.macOS: "Color.m", .macCatalyst: "Color.c"]),
            ])
    }

    private static let full = """
        {
          // Comments and trailing commas are fine.
          "$schema": "schema.json",
          "title": "Acme Design System",
          "sources": ["a.json", "b.json",],
          "catalogs": ["A.xcassets"],
          "images": { "from": "images", "catalog": "A.xcassets", "template": ["a/*"], "namespaces": false, "prune": true },
          "layers": { "primitive": ["P"], "semantic": ["S"], "component": ["C", "D"] },
          "matchValues": ["semantic"],
          "baseFontSize": 10,
          "access": "package",
          "nonisolated": true,
          "documentation": "values",
          "unclaimed": "error",
          "expressions": { "a": "Color.x", "b.*": { "macCatalyst": "Color.c", "macOS": "Color.m" } },
          "bundle": { "identifier": "com.example" },
          "outputRoot": "Sources",
          "templates": "templates",
          "outputs": [
            {
              "template": "shape-style", "path": "A.swift", "scope": "Design.Colors",
              "tokens": { "groups": ["Colors"], "types": ["color", "string"], "exclude": ["Colors.old"],
                "files": ["a.json"], "modes": ["Dark"], "hidden": false },
              "names": { "style": "nested", "drop": ["Colors"], "replace": { "Colors.bg": "background" }, "prefix": "ds",
                "alsoNamed": { "Colors.ink": "text" }, "codeSyntax": true },
            },
          ],
        }
        """

    @Test("what is left out has its default")
    func defaults() throws {
        let reading = ConfigurationReader.read(
            Array(#"{ "outputs": [{ "template": "cgfloat", "path": "A.swift" }] }"#.utf8), path: "c.json")
        let configuration = reading.configuration
        #expect(reading.diagnostics.isEmpty)
        #expect(configuration.targets[0].access == .public)
        #expect(!configuration.targets[0].isNonisolated)
        #expect(configuration.targets[0].bundle == .automatic)
        #expect(configuration.valueLayers == [.component])
        #expect(configuration.targets[0].outputRoot == nil && configuration.templates == nil)
        let output = try #require(configuration.outputs.first)
        #expect(output.scope == nil && output.selection.groups == nil && output.selection.types == nil)
        #expect(output.selection.excluded.isEmpty && output.names.style == nil && output.names.prefix.isEmpty)
    }

    @Test(
        "bundles",
        arguments: [
            (#""automatic""#, BundleChoice.automatic), (#""module""#, .module), (#""main""#, .main),
            (#"{ "class": "App.Marker" }"#, .ofClass("App.Marker")), (#"{ "identifier": "a.b" }"#, .identifier("a.b")),
        ])
    func bundles(_ text: String, _ expected: BundleChoice) {
        let reading = ConfigurationReader.read(Array(#"{ "outputs": [], "bundle": \#(text) }"#.utf8), path: "c.json")
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.configuration.targets[0].bundle == expected)
    }

    @Test("values carry their places")
    func places() {
        let text = MarkedText(
            """
            { "sources": [1️⃣"a.json"], "outputRoot": 2️⃣"Sources", "outputs": [
              { "template": 3️⃣"cgfloat", "path": 4️⃣"A.swift", "names": { "replace": { 5️⃣"a": "b" } } }
            ] }
            """)
        let configuration = ConfigurationReader.read(text.bytes, path: "tokens.json").configuration
        #expect(configuration.sources.first?.path.location == text.location(of: 1))
        #expect(configuration.targets[0].outputRoot?.location == text.location(of: 2))
        #expect(configuration.outputs.first?.template.location == text.location(of: 3))
        #expect(configuration.outputs.first?.path.location == text.location(of: 4))
        #expect(configuration.outputs.first?.names.replace.keys.first?.location == text.location(of: 5))
    }

    @Test("the built-in default is the one of the design, without places")
    func builtIn() {
        let reading = ConfigurationReader.read(Array(DefaultConfiguration.text.utf8), path: "default")
        #expect(reading.diagnostics.isEmpty)
        let configuration = DefaultConfiguration.configuration
        #expect(configuration.path == nil)
        #expect(configuration.outputs.map(\.template.value) == reading.configuration.outputs.map(\.template.value))
        #expect(configuration.outputs.map(\.path.value) == reading.configuration.outputs.map(\.path.value))
        #expect(configuration.outputs.first?.names.replace == [Located("Colors.semantic.background"): "bg"])
        #expect(configuration.outputs.allSatisfy { $0.path.location == nil && $0.template.location == nil })
        #expect(configuration.sources.allSatisfy { $0.path.location == nil })
    }
}
