import FileAccess
import Testing

@testable import Preview

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
}
