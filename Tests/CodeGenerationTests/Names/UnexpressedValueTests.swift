import Testing

@testable import CodeGeneration

@Suite("Values that Swift has no expression for")
struct UnexpressedValueTests {
    @Test("no output takes a length in parts of the text size, or what refers to it, and a first configuration says so")
    func partsOfTheTextSize() throws {
        let started = try start(
            """
            { "spacing": { "s": { "type": "spacing", "value": "8" } },
              "tracking": { "tight": { "type": "letterSpacing", "value": "-1%" },
                "wide": { "type": "letterSpacing", "value": "2" },
                "none": { "type": "letterSpacing", "value": "0%" },
                "small": { "type": "letterSpacing", "value": "{tracking.tight}" } } }
            """)
        // A first configuration excludes them.
        #expect(started.problems.isEmpty)
        #expect(Set(started.symbols.keys) == ["spacing.s", "tracking.none", "tracking.wide"])
        #expect(started.starter.summary.takenCount == 3)
    }

    @Test("no output takes a gradient")
    func gradients() throws {
        let started = try start(
            ##"""
            { "fill": { "plain": { "type": "color", "value": "#112233" },
                "sky": { "type": "color", "value": "linear-gradient(90deg, {fill.plain} 0%, #FFFFFF 100%)" } } }
            """##)
        #expect(started.problems.isEmpty)
        #expect(Set(started.symbols.keys) == ["fill.plain"])
    }
}
