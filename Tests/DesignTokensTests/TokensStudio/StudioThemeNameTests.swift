import Testing

@testable import DesignTokens

@Suite("Tokens Studio: themes whose names differ in the case of letters alone")
struct StudioThemeNameTests {
    /// Four themes without a group, and two of a group that has one of each pair.
    private static let members = """
        "old": { "shade": { "value": "1", "type": "number" } }, "old light": { "shade": { "value": "2", "type": "number" } },
        "new": { "shade": { "value": "3", "type": "number" } }, "new light": { "shade": { "value": "4", "type": "number" } },
        "plain": { "gap": { "value": "5", "type": "number" } }, "dim": { "gap": { "value": "6", "type": "number" } },
        "$themes": [
          { "name": "dark", "selectedTokenSets": { "old": "enabled" } },
          { "name": "light", "selectedTokenSets": { "old light": "enabled" } },
          { "name": "Dark", "selectedTokenSets": { "new": "enabled" } },
          { "name": "Light", "selectedTokenSets": { "new light": "enabled" } },
          { "name": "LIGHT", "group": "Gaps", "selectedTokenSets": { "plain": "enabled" } },
          { "name": "DARK", "group": "Gaps", "selectedTokenSets": { "dim": "enabled" } } ]
        """

    @Test("each is a mode of its own, and goes with the only one of another group that is called so")
    func modes() throws {
        let project = try StudioProjectReading(Self.members)
        #expect(project.diagnostics == [])
        #expect(project.resolution.modes.map(\.name) == ["light", "dark", "Dark", "Light"])
        #expect(
            project.values("shade") == [
                "light: number(2.0)", "dark: number(1.0)", "Dark: number(3.0)", "Light: number(4.0)",
            ])
        #expect(
            project.values("gap") == [
                "light: number(5.0)", "dark: number(6.0)", "Dark: number(6.0)", "Light: number(5.0)",
            ])
    }

    @Test("an appearance is the mode that is spelled as the configuration spells it")
    func appearances() throws {
        let choice = [
            Appearance.light: ModeChoice(name: "light", modes: ["Light"]),
            .dark: ModeChoice(name: "dark", modes: ["Dark"]),
        ]
        let chosen = try StudioProjectReading(Self.members, appearances: choice).resolution
        let shade = try #require(chosen.graph.token(at: "shade"))
        #expect(chosen.variants.states[0].map { "\($0.value(of: shade))" } == ["number(4.0)", "number(3.0)"])
    }
}
