import FileAccess
import GoldenCases
import TestSupport
import Testing

@Suite("Addresses of the documentation") struct DocumentedAddressesTests {
    @Test(
        "every page and heading that the program, its plugins, templates, actions and workflows name exists",
        arguments: ["Sources", "Plugins", "templates", "actions", "Scripts", ".github", ".ci", "docs"])
    func addresses(in folder: String) throws {
        for path in try FileTree.paths(in: Repository.path(folder)) {
            let file = FilePath.join(folder, path)
            // Scripts/check-links checks the pages.
            if path.hasSuffix(".md") { continue }
            // A link leads to a file or folder that is read by itself.
            guard let bytes = try? LocalFileSystem().read(Repository.path(file)) else { continue }
            for match in String(decoding: bytes, as: UTF8.self).matches(of: address) {
                try expectPage(String(match.page), anchor: match.anchor.map(String.init), in: file)
            }
        }
    }

    @Test("every page and heading that the explanation of a code links to exists")
    func links() throws {
        let file = "Sources/Diagnostics/DiagnosticCode.swift"
        for match in try Repository.text(of: file).matches(of: link) {
            let page = FilePath.normalized(FilePath.join("docs/reference", String(match.page)))
            try expectPage(page, anchor: match.anchor.map(String.init), in: file)
        }
    }

    @Test("a heading has the anchor that GitHub gives it")
    func anchors() {
        let page = "# `list --json`\n```\n# no heading\n```\n## Who owns [a file](a.md)?\n### `outputs[].names`\n"
        #expect(Self.anchors(of: page) == ["list---json", "who-owns-a-file", "outputsnames"])
    }

    private let address = #/(?<page>docs\/[A-Za-z0-9\/._-]+\.(?:md|json))(?:#(?<anchor>[a-z0-9_-]+))?/#
    private let link = #/\]\((?<page>[a-z.\/-]+\.md)(?:#(?<anchor>[a-z0-9_-]+))?\)/#

    private func expectPage(_ page: String, anchor: String?, in file: String) throws {
        guard let text = try? Repository.text(of: page) else {
            Issue.record("\(file) names \(page), which does not exist")
            return
        }
        guard let anchor else { return }
        #expect(Self.anchors(of: text).contains(anchor), "\(file) names \(page)#\(anchor), which does not exist")
    }

    private static func anchors(of page: String) -> Set<String> {
        var anchors: Set<String> = []
        var isCode = false
        for line in page.split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, let heading = line.wholeMatch(of: #/#{1,6} (.*)/#)?.output.1 else { continue }
            let text = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }.lowercased()
            let kept = text.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
            anchors.insert(kept.replacing(" ", with: "-"))
        }
        return anchors
    }
}
