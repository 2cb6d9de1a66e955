import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

/// That what is allowed compiles is proved by the golden cases `scopes-extended` and `scope-color`.
@Suite("A scope with the name of a library's type") struct HidingScopesTests {
    private func diagnostics(_ configuration: String) throws -> [Diagnostic] {
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            return GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions()).diagnostics
        }
    }

    @Test(
        "is an error where the output declares a type, and the message names a way out",
        arguments: [("component-token", "ComponentToken"), ("image-asset", "ImageAsset")])
    func declared(_ template: String, _ usual: String) throws {
        let marked = MarkedText(
            #"{ "outputs": [{ "template": "\#(template)", "path": "A.swift", "scope": 1️⃣"Color" }] }"#,
            path: "tokengenerator.json")
        #expect(
            try diagnostics(marked.text).map(\.text) == [
                marked.spelled(
                    """
                    1️⃣: error: the template '\(template)' declares the type 'Color', which would shadow the 'Color' used in generated code \
                    [invalid-configuration]
                    1️⃣: note: choose a different "scope", or remove it to use '\(usual)'
                    """)
            ])
    }

    @Test("is right where the output extends the type", arguments: ["shape-style", "cgfloat", "color-hex", "own"])
    func extended(_ template: String) throws {
        #expect(
            try diagnostics(#"{ "outputs": [{ "template": "\#(template)", "path": "A", "scope": "Color" }] }"#).isEmpty)
    }

    @Test("the types that built-in templates mean are all known, and so are those of values")
    func everyType() {
        let own: Set<Substring> = [
            "BundleToken", "Resolved", "Self", "Suppress", "TextStyleModifier", "PlatformFont", "Platform", "Style",
            // Inside other types.
            "Outline", "Content", "Face", "Decoration", "Layer", "Case", "Design", "Weight", "Stop", "Key",
            "SystemDesign", "Title", "Icon", "Configuration",
            // Of Kotlin.
            "Local", "Colors", "Light", "Dark", "LightHighContrast", "DarkHighContrast",
        ]
        let untyped: Set<String> = ["css", "css-property", "markdown"]
        for (name, template) in EmbeddedTemplates.all where !untyped.contains(name) {
            let language: any Dialect = name.hasPrefix("compose") ? ComposeDialect() : SwiftDialect()
            let lines = template.split(separator: "\n").map { $0.drop { $0 == " " } }
            let code = lines.filter { line in !["//", "/**", "{{!", "#", "import"].contains { line.hasPrefix($0) } }
            for word in code.flatMap({ $0.replacing(#/"[^"]*"/#, with: "").matches(of: #/\b[A-Z]\w*/#) }).map(\.output)
            {
                #expect(own.contains(word) || language.known.meantTypes.contains(String(word)), "\(word) in \(name)")
            }
        }
        #expect(SwiftDialect().known.meantTypes.isSuperset(of: ["SwiftUI", "CGFloat", "String", "Bool", "Double"]))
    }
}
