import AssetCatalogs
import DesignTokens
import FileAccess
import GoldenCases
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("What templates declare")
struct TemplateDeclarationTests {
    @Test("a declaration is the object in the comment that a template begins with")
    func reading() throws {
        let text = """
            {{! {
                "scope": "Palette", "declaresScope": true, "types": ["color", "number"], "parts": true, "modes": true,
                "assets": ["color", "symbol"], "fontFiles": true, "styles": ["nested", "flat"], "paths": true,
                "order": "value", "fractions": true, "language": "uikit", "themes": "add",
                "uses": ["fontNames", "colorSets"], "support": ["shadow"], "referable": false,
                "libraryTypes": ["Color"], "initializers": { "shade": ["Color", "UIColor"] }, "native": "ui-palette"
            } }}
            {{! For people. }}
            """
        let read = TemplateDeclaration.read(Array(text.utf8), of: "own", path: "own.mustache")
        #expect(read.diagnostics.map(\.text) == [])
        let declaration = try #require(read.declaration)
        #expect(declaration.scope == "Palette")
        #expect(declaration.declaresScope)
        #expect(declaration.types == [.color, .number])
        #expect(declaration.writesParts)
        #expect(declaration.writesModes)
        #expect(declaration.assetKinds == [.color, .symbol])
        #expect(declaration.takesFontFiles)
        #expect(declaration.styles == [.nested, .flat])
        #expect(declaration.listsPaths)
        #expect(declaration.order == .value)
        #expect(declaration.writesFractions)
        #expect(declaration.language?.name == "Swift for UIKit and AppKit")
        #expect(declaration.themes == .add)
        #expect(declaration.uses == [.fontNames, .colorSets])
        #expect(declaration.support == [.shadow])
        #expect(!declaration.canBeReferredTo)
        #expect(declaration.libraryTypes == ["Color"])
        #expect(declaration.initializers == ["shade": ["Color", "UIColor"]])
        #expect(declaration.native == "ui-palette")
    }

    @Test("a template takes nothing that it does not declare, and has the scope of its name")
    func defaults() throws {
        let read = TemplateDeclaration.read(Array(#"{{!{ "types": [] } }}"#.utf8), of: "color-list", path: "a")
        let declaration = try #require(read.declaration)
        #expect(declaration.scope == "ColorList")
        #expect(declaration.types.isEmpty && declaration.assetKinds.isEmpty && declaration.support.isEmpty)
        #expect(declaration.styles == [.flat])
        #expect(declaration.canBeReferredTo)
        #expect(!declaration.writesParts)
        #expect(!declaration.writesModes)
    }

    @Test(
        "any other comment is for people",
        arguments: [
            "", "x", "{{! A list. }}", "{{! see { \"types\": [] } }}", "{{a}}{{! { \"types\": [] } }}", "{{!", "{{! {",
            "x {{! { \"types\": [] } }}",
        ])
    func otherComments(_ text: String) {
        let read = TemplateDeclaration.read(Array(text.utf8), of: "own", path: "own.mustache")
        #expect(read.declaration == nil)
        #expect(read.diagnostics.isEmpty)
    }

    @Test(
        "a mistake is an error at its place in the template",
        arguments: [
            (
                "{{! { 1️⃣\"scpoe\": \"A\", \"types\": [] } }}", "unknown key 'scpoe' in a template's declaration",
                #"did you mean 'scope'?"#
            ),
            (
                "\n  {{! {\n  \"types\": [\"color\", 1️⃣\"colour\"] } }}", "'colour' is not a type",
                #"did you mean 'color'?"#
            ),
            (
                "{{! { \"types\": 1️⃣\"color\" } }}", "expected an array, found a string",
                "see \"Template reference\" in TokenGenerator's documentation"
            ),
            (
                "{{! { \"types\": [], \"language\": 1️⃣\"swfit\" } }}", "'swfit' is not a language",
                #"did you mean 'swift'?"#
            ),
            (
                "{{! 1️⃣{ \"scope\": \"A\" } }}",
                "a template's declaration does not specify what the template selects",
                "add \"types\": [\"color\"], or [] for a template without tokens"
            ),
            (
                "{{! { \"types\": []1️⃣}}}", "the file ends in the middle of a value",
                "add a space before the braces that end the comment"
            ),
        ])
    func mistakes(_ text: String, _ message: String, _ advice: String) throws {
        let marked = MarkedText(text, path: "own.mustache")
        let diagnostics = TemplateDeclaration.read(marked.bytes, of: "own", path: "own.mustache").diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.first?.location == marked.location(of: 1))
        #expect(diagnostics.first?.notes.last?.message == advice)
    }

    @Test("a team's own template has what the built-in one of its name has, unless it declares something")
    func overriding() throws {
        try withTemporaryFolder { folder in
            try folder.write("own {{scope}}", to: "t/cgfloat.mustache")
            try folder.write(#"{{! { "scope": "Space", "types": ["dimension"] } }}"#, to: "t/opacity.mustache")
            try folder.write("{{scope}}", to: "t/color-list.mustache")
            var templates = TemplateDeclarations(in: "t", FolderFileSystem(folder: folder))
            let (kept, own) = (templates.declaration(of: "cgfloat"), templates.declaration(of: "opacity"))
            #expect(kept.scope == "CGFloat")
            #expect(kept.order == .value)
            #expect(own.scope == "Space")
            #expect(own.types == [.dimension])
            #expect(own.order == .document)
            let undeclared = templates.declaration(of: "color-list")
            #expect(undeclared.scope == "ColorList")
            #expect(undeclared.types == [.color, .number, .dimension, .string, .boolean])
            #expect(undeclared.assetKinds == [.image])
            #expect(undeclared.writesParts && undeclared.writesModes)
            #expect(templates.declaration(of: "../t/opacity").scope == "TOpacity")
            #expect(templates.diagnostics.isEmpty)
        }
    }

    @Test("a configuration is read with what its templates declare, and says what is wrong there")
    func configuration() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{{! { "types": ["shadow"], "style": "flat" } }}"#, to: "own/card.mustache")
            try folder.write(#"{{! { "typo": 1 } }}"#, to: "own/unused.mustache")
            let text = #"{ "templates": "own", "outputs": [ { "template": "card", "path": "Card.swift" } ] }"#
            let read = ConfigurationReader.read(
                Array(text.utf8), path: "c.json", FolderFileSystem(folder: folder))
            #expect(read.configuration.outputs.map(\.declaration.types) == [[.shadow]])
            #expect(
                read.diagnostics.map(\.text) == [
                    """
                    own/card.mustache:1:28: error: unknown key 'style' in a template's declaration [unknown-key]
                    own/card.mustache:1:28: note: did you mean 'styles'?
                    """
                ])
        }
    }

    @Test("the built-in templates declare nothing wrong, and leave no word of it in what they render")
    func builtIn() {
        for (name, text) in EmbeddedTemplates.all {
            let read = TemplateDeclaration.read(Array(text.utf8), of: name, path: name)
            #expect(read.diagnostics.map(\.text) == [], "\(name)")
            #expect((read.declaration == nil) == !text.hasPrefix("{{! {"), "\(name)")
        }
    }

    @Test("templates of every type take every type", arguments: ["component-token", "css", "markdown"])
    func everyType(_ template: String) {
        #expect(TemplateDeclaration.named(template).types == Set(TokenType.allCases))
    }

    /// The golden cases that together use all built-in templates.
    private static let cases: [GoldenCase] = {
        var unseen = Set(EmbeddedTemplates.all.keys.filter { !TemplateDeclaration.named($0).writesParts })
        return GoldenCase.all.filter { golden in
            guard let text = try? LocalFileSystem().read(golden("tokengenerator.json")), !golden.has("templates") else {
                return false
            }
            let outputs = ConfigurationReader.read(text, path: "tokengenerator.json").configuration.outputs
            let templates = Set(outputs.map(\.template.value))
            defer { unseen.subtract(templates) }
            return !unseen.isDisjoint(with: templates)
        }
    }()

    @Test("a copy of a built-in template under another name generates the same", arguments: cases)
    func copies(_ golden: GoldenCase) async throws {
        try await withTemporaryFolder { folder in
            try FileTree.write(
                try FileTree.read(golden("")).filter { !$0.key.hasPrefix("expected") }, to: folder("in"))
            var text = String(decoding: try LocalFileSystem().read(golden("tokengenerator.json")), as: UTF8.self)
            for (name, template) in EmbeddedTemplates.all where !TemplateDeclaration.named(name).writesParts {
                try folder.write(template, to: "in/own/own-\(name).mustache")
                text = text.replacing("\"template\": \"\(name)\"", with: "\"template\": \"own-\(name)\"")
            }
            try LocalFileSystem().removeFile(folder("in/tokengenerator.json"))
            try folder.write(text, to: "in/tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder("in/tokengenerator.json")
            options.templates = folder("in/own")
            options.outputRoot = folder("out")
            options.configurationName = GivenName("tokengenerator.json", ownsRoot: true)
            _ = await GeneratorPipeline().generate(options)
            var actual: [String: [UInt8]] = [:]
            for (path, bytes) in try FileTree.read(folder("out")) { actual["expected/" + path] = bytes }
            expectSame(actual, try golden.expected().filter { $0.key != "expected.txt" })
        }
    }
}
