import Diagnostics
import FileAccess
import GoldenCases
import LocatedJSON
import Mustache
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Loading templates")
struct TemplateLoaderTests {
    private static let place = SourceLocation(path: "tokengenerator.json", line: 3, column: 7)

    @Test("the built-in templates are whole")
    func builtIn() throws {
        var loader = TemplateLoader(fileSystem: LocalFileSystem())
        #expect(loader.load(folder: nil, location: nil) != nil)
        #expect(loader.diagnostics.map(\.text) == [])
        #expect(loader.names == EmbeddedTemplates.all.keys.sorted())
    }

    @Test("a team's own templates stand beside the built-in ones, and win over those of their names")
    func ownFolder() throws {
        try withTemporaryFolder { folder in
            try folder.write("own {{scope}}", to: "t/cgfloat.mustache")
            try folder.write("{{> cgfloat}}", to: "t/new.mustache")
            try folder.write("{{broken", to: "t/notes.txt")
            try folder.write("{{broken", to: "t/deeper/x.mustache")
            var loader = TemplateLoader(fileSystem: FolderFileSystem(folder: folder))
            let loaded = loader.load(folder: "t", location: Self.place)
            let library = try #require(loaded)
            #expect(loader.diagnostics.isEmpty)
            #expect(loader.names == (EmbeddedTemplates.all.keys + ["new"]).sorted())
            for name in ["cgfloat", "new"] {
                let model = try model()
                let rendered = library.render(name, model: model, root: OutputContext.root)
                #expect(rendered.bytes.map { String(decoding: $0, as: UTF8.self) } == "own CGFloat")
            }
        }
    }

    @Test("a folder that is missing is an error where the configuration names it")
    func missingFolder() throws {
        try withTemporaryFolder { folder in
            try expect(
                folder,
                """
                tokengenerator.json:3:7: error: cannot use the templates in '\(folder("t"))': no such file or \
                directory [no-templates]
                tokengenerator.json:3:7: note: set "templates" to a folder of .mustache files
                """)
        }
    }

    @Test("mistakes are errors at their places, all of them")
    func mistakes() throws {
        try withTemporaryFolder { folder in
            try folder.write("a\n  {{#tokens}}\n", to: "t/a.mustache")
            try folder.write("{{nmae}}\n{{", to: "t/b.mustache")
            try expect(
                folder,
                """
                t/a.mustache:2:3: error: the section 'tokens' is never closed [invalid-template]
                t/a.mustache:2:3: note: add {{/tokens}} where it ends
                t/b.mustache:1:1: error: unknown name 'nmae' [unknown-name]
                t/b.mustache:1:1: note: did you mean 'name'?
                t/b.mustache:2:1: error: this tag is never closed [invalid-template]
                t/b.mustache:2:1: note: end it with }}
                """)
        }
    }

    @Test("a partial that is missing is an error at its tag")
    func missingPartial() throws {
        try withTemporaryFolder { folder in
            try folder.write("x\n{{> token-documentatoin}}", to: "t/a.mustache")
            try expect(
                folder,
                """
                t/a.mustache:2:1: error: cannot find the partial 'token-documentatoin' [unknown-partial]
                t/a.mustache:2:1: note: did you mean 'token-documentation'?
                """)
        }
    }

    @Test("the templates of the binary are those of the folder, byte for byte")
    func embedded() throws {
        let files = try FileTree.read(Repository.path("templates"))
        // Those of the page are in its module, and so is their test.
        let templates = files.filter { $0.key.hasSuffix(".mustache") && !$0.key.hasPrefix("preview/") }
        #expect(
            templates.keys.sorted() == EmbeddedTemplates.all.keys.map { $0 + ".mustache" }.sorted(),
            "run Scripts/embed-templates")
        for (name, text) in EmbeddedTemplates.all {
            #expect(templates[name + ".mustache"] == Array(text.utf8), "\(name) is stale: run Scripts/embed-templates")
        }
    }

    @Test("a folder of more bytes than a run takes in is refused before a template is read")
    func tooManyBytes() throws {
        try withTemporaryFolder { folder in
            try folder.write("{{broken", to: "t/small.mustache")
            try folder.write(String(repeating: "\0", count: 9 << 20), to: "t/large.mustache")
            try expect(
                folder,
                """
                tokengenerator.json:3:7: error: the templates in 't' have 9437192 bytes; the limit is 8388608 \
                [limit-exceeded]
                tokengenerator.json:3:7: note: the largest is 'large.mustache', with 9437184 bytes
                """)
        }
    }

    @Test("a folder of more lines than a run takes in is refused before a template is parsed")
    func tooManyLines() throws {
        try withTemporaryFolder { folder in
            try folder.write("{{broken", to: "t/small.mustache")
            try folder.write(String(repeating: "\n", count: 250_001), to: "t/large.mustache")
            try expect(
                folder,
                """
                tokengenerator.json:3:7: error: the templates in 't' have 250001 lines; the limit is 250000 \
                [limit-exceeded]
                tokengenerator.json:3:7: note: the largest is 'large.mustache', with 250001 lines
                """)
        }
    }

    private func expect(
        _ folder: TemporaryFolder, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        var loader = TemplateLoader(fileSystem: FolderFileSystem(folder: folder))
        #expect(loader.load(folder: "t", location: Self.place) == nil, sourceLocation: sourceLocation)
        let text = loader.diagnostics.map(\.text).joined(separator: "\n")
        #expect(text == expected, sourceLocation: sourceLocation)
    }

    private func model() throws -> OutputContext {
        let resolution = try resolved("{}")
        let configuration = configuration(output("cgfloat"))
        let library = try #require(MustacheLibrary.link([:]).library)
        let run = OutputRun(library, Settings(configuration), resolution, SymbolTables(resolution, configuration))
        return OutputContext(run.symbols.outputs[0], inUnit: 0, run)
    }
}
