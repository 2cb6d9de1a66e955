import FileAccess
import Testing

@Suite("Paths")
struct FilePathTests {
    @Test(
        "have a common folder unless it is the one that they are relative to",
        arguments: [
            (["a/b/x", "a/b/c/y", "a/b/z"], "a/b"), (["a/x"], "a"), (["a/x", "b/y"], nil), (["x", "a/y"], nil),
            ([], nil),
        ] as [([String], String?)])
    func commonFolder(_ paths: [String], _ folder: String?) {
        #expect(FilePath.commonFolder(of: paths) == folder)
    }

    @Test(
        "normalizing leaves the shortest spelling of the same path",
        arguments: [
            ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("a/b/../../c", "c"), ("a/..", "."), ("", "."),
            (".", "."), ("../a", "../a"), ("a/../../b", "../b"), ("/", "/"), ("//a", "/a"), ("/..", "/"),
            ("/../a/.", "/a"), ("../../x", "../../x"), ("a/...", "a/..."), (".hidden/", ".hidden"),
        ])
    func normalized(_ path: String, _ expected: String) { #expect(FilePath.normalized(path) == expected) }

    @Test("a slash with a combining mark after it still ends a name, as it does for the kernel")
    func combiningMark() {
        #expect(FilePath.normalized("a/\u{301}b/../../..") == "..")
        #expect(!FilePath.staysInside("a/..\u{2F}\u{301}/../.."))
        #expect(FilePath.lastComponent(of: "a/\u{301}") == "\u{301}")
    }

    @Test(
        "joining puts one slash between, and an absolute path stands alone",
        arguments: [
            ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"),
            ("/", "b", "/b"), ("", "", ""), ("..", "b", "../b"),
        ])
    func join(_ base: String, _ path: String, _ expected: String) { #expect(FilePath.join(base, path) == expected) }

    @Test(
        "the parent is the folder that holds the path, also above the start",
        arguments: [
            ("a/b", "a"), ("a", "."), (".", ".."), ("..", "../.."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("", ".."),
        ])
    func parent(_ path: String, _ expected: String) { #expect(FilePath.parent(of: path) == expected) }

    @Test(
        "the last component is the last name",
        arguments: [("a/b", "b"), ("a/b/", "b"), ("a", "a"), ("/", "/"), ("", "."), ("a/..", "."), ("..", "..")])
    func lastComponent(_ path: String, _ expected: String) {
        #expect(FilePath.lastComponent(of: path) == expected)
    }

    @Test(
        "a relative path is the way from one folder to another path",
        arguments: [
            ("a/b/c", "a", "b/c"), ("b", "a", "../b"), ("a", "a", "."), ("a", "a/b/c", "../.."),
            ("/x/y", "/x/z", "../y"),
            ("../b", "a", "../../b"), ("../b", "..", "b"), ("a", ".", "a"),
        ])
    func relative(_ path: String, _ base: String, _ expected: String) {
        #expect(FilePath.relative(path, to: base) == expected)
    }

    @Test(
        "there is no relative path where the text does not tell it", arguments: [("/a", "b"), ("a", "/b"), ("a", "..")])
    func noRelative(_ path: String, _ base: String) { #expect(FilePath.relative(path, to: base) == nil) }

    @Test("a path stays inside when it ends below its start", arguments: ["a", "a/../b", ".", "", "..a", "a/.."])
    func staysInside(_ path: String) { #expect(FilePath.staysInside(path)) }

    @Test(
        "a path leaves if it is absolute or goes up, even if it comes back",
        arguments: ["/a", "..", "../a", "a/../..", "a/../../root/b"])
    func leaves(_ path: String) { #expect(!FilePath.staysInside(path)) }

    @Test("a folder contains itself and what is below it, not its namesakes")
    func contains() {
        #expect(FilePath.contains(folder: "/a/b", "/a/b"))
        #expect(FilePath.contains(folder: "/a/b", "/a/b/c"))
        #expect(!FilePath.contains(folder: "/a/b", "/a/bc"))
        #expect(!FilePath.contains(folder: "/a/b", "/a"))
        // The same text for a reader, another folder for Linux.
        #expect(!FilePath.contains(folder: "/\u{E9}", "/e\u{301}/x"))
    }
}
