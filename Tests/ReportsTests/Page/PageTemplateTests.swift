import CodeGeneration
import Diagnostics
import FileAccess
import Mustache
import TestSupport
import Testing

@testable import Reports

@Suite("templates/preview") struct PageTemplateTests {
    @Test("is what the binary has, byte for byte")
    func embedded() throws {
        let folder = FilePath.join(Previewing.repository, "templates/preview")
        let names = try LocalFileSystem().list(folder).map(\.name)
        #expect(names == EmbeddedPage.all.keys.map { $0 + ".mustache" }.sorted(), "run Scripts/embed-templates")
        for (name, text) in EmbeddedPage.all {
            let file = try LocalFileSystem().read(FilePath.join(folder, name + ".mustache"))
            #expect(file == Array(text.utf8), "\(name) is stale: run Scripts/embed-templates")
        }
    }

    @Test("of a page that is too large nobody is told but what to do")
    func tooLarge() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(##"{ "a": { "$type": "color", "$value": "#112233" } }"##, to: folder)
            let run = GeneratorPipeline().analyze(Previewing.options(folder))
            var renderer = PageRenderer(fileSystem: LocalFileSystem())
            renderer.limits.bytes = 1
            let rendered = renderer.render(PageBuilder(run, LocalFileSystem()).page, run.settings)
            #expect(rendered.bytes == nil)
            #expect(
                rendered.diagnostics.map(\.text) == [
                    """
                    error: the page of 1 token would be larger than the limit of 0 MiB [limit-exceeded]
                    note: show fewer tokens: use --config with a configuration that has fewer "sources"
                    """
                ])
        }
    }
}
