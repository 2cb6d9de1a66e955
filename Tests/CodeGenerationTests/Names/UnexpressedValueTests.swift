import Testing

@testable import CodeGeneration

@Suite("Values that Swift has no expression for")
struct UnexpressedValueTests {
    @Test("no output takes a length in parts of the text size, or what refers to it, and each is missed")
    func partsOfTheTextSize() throws {
        let tokens = """
            { "spacing": { "s": { "type": "spacing", "value": "8" } },
              "tracking": { "tight": { "type": "letterSpacing", "value": "-1%" },
                "wide": { "type": "letterSpacing", "value": "2" },
                "none": { "type": "letterSpacing", "value": "0%" },
                "small": { "type": "letterSpacing", "value": "{tracking.tight}" } } }
            """
        let configuration = """
            { "sources": ["tokens"], "outputs": [{ "template": "cgfloat", "path": "Numbers.swift" }] }
            """
        // A configuration that init writes would exclude them.
        let started = try start(["tokens/tokens.json": tokens, "tokengenerator.json": configuration])
        #expect(started.problems.map(\.code) == ["unsupported-value", "unsupported-value"])
        #expect(
            started.problems.first?.message
                == "'tracking.tight' has no value in Swift: -1% is relative to another value, such as a font size")
        #expect(Set(started.symbols.keys) == ["spacing.s", "tracking.none", "tracking.wide"])
    }

    @Test("no theme takes a length that is relative in one of them")
    func oneTheme() throws {
        func tokens(_ color: String, _ gap: String) -> String {
            ##"""
            { "ink": { "value": "\##(color)", "type": "color" }, "gap": { "value": "\##(gap)", "type": "letterSpacing" } }
            """##
        }
        let started = try start([
            "tokens/day.json": tokens("#000000", "0"), "tokens/night.json": tokens("#111111", "2%"),
            "tokengenerator.json": """
            { "sources": [
                { "path": "tokens/day.json", "collection": "sky" }, { "path": "tokens/night.json", "collection": "sky" }
              ],
              "themes": { "day": "day", "night": "night" },
              "outputs": [{ "template": "cgfloat", "path": "A.swift" }, { "template": "theme", "path": "Theme.swift" }] }
            """,
        ])
        #expect(
            started.problems.map(\.message) == [
                "'gap' has no value in Swift in 'night': 2% is relative to another value, such as a font size"
            ])
        #expect(started.symbols == ["gap": "CGFloat.gap", "ink": "theme.ink"])
    }

    @Test("no output for colors takes a gradient")
    func gradients() throws {
        let started = try start(
            ##"""
            { "fill": { "plain": { "type": "color", "value": "#112233" },
                "sky": { "type": "color", "value": "linear-gradient(90deg, {fill.plain} 0%, #FFFFFF 100%)" } } }
            """##)
        #expect(started.problems.isEmpty)
        #expect(started.symbols == ["fill.plain": "ShapeStyle.plain", "fill.sky": "Gradient.sky"])
    }
}
