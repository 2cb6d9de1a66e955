import Testing

@testable import CodeGeneration

@Suite("Patterns of paths")
struct PathPatternTests {
    @Test(
        "a star stands for any part of a name, two for any folders",
        arguments: [
            ("tokens/*.json", "tokens/a.json", true),
            ("tokens/*.json", "tokens/a/b.json", false),
            ("tokens/**/*.json", "tokens/a.json", true),
            ("tokens/**/*.json", "tokens/a/b/c.json", true),
            ("tokens/**", "tokens/a/b.tokens", true),
            ("**/Light.*", "a/b/Light.tokens.json", true),
            ("**/Light.*", "a/b/Light", false),
            ("./a*b*c", "aXbXbc", true),
            ("a*b*c", "aXbXbcX", false),
            ("**/a/**/b", "x/a/y/a/z/b", true),
            ("*", "é", true),
        ])
    func fits(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(PathPattern(pattern).fits(path) == expected)
    }

    @Test(
        "the folder is what stands before the first star",
        arguments: [("a/b/*.json", "a/b"), ("*.json", "."), ("/a/**/x", "/a"), ("/*", "/"), ("../x/*", "../x")])
    func folder(_ pattern: String, _ folder: String) {
        #expect(PathPattern(pattern).folder == folder)
    }

    @Test("many stars cost no more than the lengths multiplied")
    func manyStars() {
        let pattern = PathPattern(String(repeating: "*a", count: 2_000) + "b")
        #expect(!pattern.fits(String(repeating: "a", count: 4_000)))
    }
}
