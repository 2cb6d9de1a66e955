import CodeGeneration
import FileAccess
import GoldenCases
import TestSupport
import Testing

@Suite("The examples in the documentation are right") struct DocumentedExamplesTests {
    @Test("a code block below <!-- from FILE --> is a piece of it", arguments: try DocumentedExamplesTests.pages())
    func excerpts(_ page: Page) throws {
        for block in page.blocks {
            guard let source = block.source else { continue }
            let file = String(decoding: try LocalFileSystem().read(Repository.path(source)), as: UTF8.self)
            #expect(file.contains(block.text), "\(page.path):\(block.line): \(source) has no such lines")
        }
    }

    @Test("there are such blocks")
    func excerptCount() throws {
        #expect(try Self.pages().flatMap(\.blocks).count { $0.source != nil } > 5)
    }

    @Test("a whole configuration is read without a word", arguments: try DocumentedExamplesTests.pages())
    func configurations(_ page: Page) {
        for block in page.blocks where block.text.hasPrefix("{\n") && block.text.contains("\"outputs\"") {
            let reading = ConfigurationReader.read(Array(block.text.utf8), path: page.path)
            #expect(reading.diagnostics.isEmpty, "\(page.path):\(block.line): \(reading.diagnostics.map(\.text))")
        }
    }

    /// A page of the documentation with its code blocks.
    struct Page: Sendable, CustomTestStringConvertible {
        let path: String
        let blocks: [Block]

        var testDescription: String { path }
    }

    /// A code block, the line it begins in, and the file that it was taken from, if the page says so.
    struct Block: Sendable {
        let line: Int
        let source: String?
        var text = ""
    }

    /// README.md, the pages in docs and those of the examples.
    static func pages() throws -> [Page] {
        let names = try FileTree.paths(in: Repository.path("docs")).filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
        let examples = Example.all.map { "\($0.folder)/README.md" }
        return try (["README.md"] + names + examples).map { path in
            let text = String(decoding: try LocalFileSystem().read(Repository.path(path)), as: UTF8.self)
            return Page(path: path, blocks: blocks(in: text))
        }
    }

    private static func blocks(in page: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        var previous: Substring = ""
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                open.map { blocks.append($0) }
                open = open == nil ? Block(line: index + 1, source: source(previous)) : nil
            } else {
                open?.text += line + "\n"
            }
            previous = line
        }
        return blocks
    }

    private static func source(_ line: Substring) -> String? {
        line.wholeMatch(of: #/<!-- from (.+) -->/#).map { String($0.1) }
    }
}
