import FileAccess
import TestSupport
import Testing

@Suite("docs/troubleshooting.md explains every code") struct DocumentedCodesTests {
    /// Words of the sources that are spelled as codes are, and are none.
    private static let otherWords: Set<String> = [
        "color-hex", "component-group", "component-token", "image-asset", "shape-style", "token-documentation",
        "design-tokens", "display-p3", "provides-namespace", "template-rendering-intent",
        "notify-ios", "sync-design-tokens", "tokens-studio", "dtcg-resolver", "small-caps", "all-small-caps",
        "line-through", "srgb-linear", "a98-rgb", "prophoto-rgb", "xyz-d65", "xyz-d50", "linear-gradient",
        "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
        "repeating-conic-gradient",
    ]

    @Test("a code that the sources can print stands on the page, and no other does")
    func everyCode() throws {
        let inSources = try Self.words().subtracting(Self.otherWords)
        let described = try Self.describedCodes()
        #expect(inSources.count > 100)
        #expect(
            inSources.subtracting(described) == [],
            "describe these codes on docs/troubleshooting.md, or, if they are none, add them to otherWords")
        #expect(Set(described).subtracting(inSources) == [], "the sources have no such codes")
        #expect(described.count == Set(described).count, "a code is described twice")
    }

    @Test("a word is listed as no code only as long as the sources have it")
    func otherWords() throws {
        #expect(Self.otherWords.subtracting(try Self.words()) == [])
    }

    /// The codes in the first column of the page's tables.
    private static func describedCodes() throws -> [String] {
        let page = try LocalFileSystem().read(Repository.path("docs/troubleshooting.md"))
        return String(decoding: page, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") else { return nil }
            return String(line.dropFirst(3)[..<end])
        }
    }

    /// Every string literal of the sources that is spelled like a code: small letters and digits, joined by hyphens.
    /// A test cannot know which of them a diagnostic will carry, so all that are not listed count.
    private static func words() throws -> Set<String> {
        let sources = Repository.path("Sources")
        let paths = try FileTree.paths(in: sources).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Benchmark/") }
        var words: Set<String> = []
        for path in paths {
            let text = String(decoding: try LocalFileSystem().read(FilePath.join(sources, path)), as: UTF8.self)
            words.formUnion(text.matches(of: #/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/#).map { String($0.1) })
        }
        return words
    }
}
