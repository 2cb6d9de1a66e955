import FileAccess
import Testing

@testable import Reports

@Suite("docs/reference/preview-templates.md") struct PageDocumentationTests {
    @Test("describes every name that the templates of a page can use, and no other")
    func names() throws {
        let page = FilePath.join(Previewing.repository, "docs/reference/preview-templates.md")
        let bytes = try LocalFileSystem().read(page)
        let text = String(decoding: bytes, as: UTF8.self)
        let start = try #require(text.firstRange(of: "| name | where | what it is |")?.upperBound)
        let rows = text[start...].split(separator: "\n").filter { $0.hasPrefix("| `") }
        let described = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: ",").map { $0.filter(\.isLetter) }
        }
        #expect(Set(described) == Set(PageKey.allCases.map(\.rawValue)))
        #expect(described.count == PageKey.allCases.count)
    }
}
