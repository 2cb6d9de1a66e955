import Testing

@testable import DesignTokens

@Suite("Patterns of names")
struct NamePatternTests {
    @Test(
        "a star stands for any characters, or none",
        arguments: [
            ("spacing-*", "spacing-8", ["8"]), ("spacing-*", "spacing-", [""]), ("spacing-*", "spacing", nil),
            ("*-large", "gap-large", ["gap"]), ("*", "é", ["é"]), ("*", "", [""]), ("a", "a", []), ("a", "b", nil),
            ("a*a", "a", nil), ("a*a", "aa", [""]), ("*-*", "a-b-c", ["a", "b-c"]), ("a*b*c", "aXbXbc", ["X", "Xb"]),
            ("a*b*c", "aXbXbcX", nil), ("größe-*", "gro\u{308}ße-8", ["8"]), ("**", "ab", ["ab"]),
        ])
    func stars(_ pattern: String, _ name: String, _ expected: [Substring]?) {
        #expect(NamePattern(pattern).stars(in: name[...]) == expected)
    }

    @Test(
        "the stars of a text take what those of the pattern stand for, in order",
        arguments: [
            ("s*", ["8"], "s8"), ("*", ["a"], "a"), ("*-*", ["a", "b"], "a-b"), ("x", ["a"], "x"),
            ("a*b", ["1", "2"], "a1b"), ("a*b*", ["1"], "a1b"), ("*", [], ""),
        ])
    func filled(_ text: String, _ stars: [Substring], _ expected: String) {
        #expect(NamePattern.filled(text, with: stars) == expected)
    }

    @Test(
        "layers can be given to patterns: the longest path decides, then the path itself, then the most letters",
        arguments: [
            ("button-a.fill", .component), ("button-a", .component), ("button.fill", nil), ("brand", .semantic),
            ("brand-x", .primitive), ("brand-x.a", .primitive), ("brand-x.ink", .semantic), ("", nil),
        ] as [(String, Layer?)])
    func layers(_ path: String, _ expected: Layer?) {
        let layers = LayerPaths([
            .primitive: ["brand*"], .semantic: ["brand", "*.ink"], .component: ["button-*"],
        ])
        #expect(layers.layers(of: [path])[0] == expected)
    }

    @Test("what has to be there is counted in characters")
    func literalCount() {
        #expect(NamePattern("größe-*").literalCount == 6)
        #expect(NamePattern("*").literalCount == 0)
        #expect(NamePattern("*").starCount == 1)
        #expect(!NamePattern("a").hasStars)
    }
}
