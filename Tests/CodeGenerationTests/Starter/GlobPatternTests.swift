import Testing

@testable import Starter

@Suite("A file pattern of JavaScript tools")
struct GlobPatternTests {
    @Test(
        "matches paths",
        arguments: [
            ("./tokens/**/*.json", "tokens/a/b.json", true), ("tokens/**/*.json", "other/b.json", false),
            ("tokens/{light,dark}.json", "tokens/dark.json", true),
            ("tokens/{light,dark}.json", "tokens/dim.json", false),
            ("tokens/*.@(json|json5)", "tokens/a.json5", true), ("tokens/*.@(json|json5)", "tokens/a.js", false),
            ("tokens/!(*.dark).json", "tokens/a.json", true), ("tokens/!(*.dark).json", "tokens/a.dark.json", false),
            ("tokens/color?(s).json", "tokens/color.json", true), ("tokens/color?(s).json", "tokens/colors.json", true),
            ("{a,b}/{c,d}/!(e|f).json", "b/c/g.json", true), ("{a,b}/{c,d}/!(e|f).json", "b/c/f.json", false),
        ])
    func matches(pattern: String, path: String, isMatch: Bool) {
        #expect(GlobPattern(pattern).fits(path) == isMatch)
    }

    @Test("that expands to very many patterns is limited")
    func limit() {
        let pattern = String(repeating: "{a,b}", count: 40)
        #expect(!GlobPattern(pattern).fits("c"))
    }
}
