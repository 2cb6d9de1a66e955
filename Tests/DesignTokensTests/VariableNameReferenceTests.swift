import DesignTokens
import Testing

@Suite("References with the names of variables")
struct VariableNameReferenceTests {
    @Test("are read as paths, which one warning a file says")
    func slashes() throws {
        let reading = try FormatReading(
            .tokensStudio,
            ##"""
            { "Core": {
                "Plum": { "600": { "$type": "color", "$value": "#FF0000" } },
                "a": { "$type": "color", "$value": 1️⃣"{Plum/600}" }, "b": { "$type": "color", "$value": "{Plum/600}" },
                "c": { "$type": "color", "$value": "rgba({Plum/600}, 0.5)" } } }
            """##)
        reading.expect(
            """
            1️⃣: warning: 'Plum/600' is read as 'Plum.600' (and 1 more reference in this file) [outdated-syntax]
            1️⃣: note: write it as {Plum.600}
            """)
        #expect(try reading.value("b").shortText == "ff0000")
        #expect(try reading.value("c").shortText == "ff0000 0.5")
    }

    @Test("are names as they are, if a token has one")
    func literally() throws {
        let reading = try FormatReading(
            .tokensStudio,
            ##"""
            { "Core": {
                "Plum": { "600": { "$type": "color", "$value": "#FF0000" } },
                "Plum/600": { "$type": "color", "$value": "#00FF00" },
                "a": { "$type": "color", "$value": "{Plum/600}" } } }
            """##)
        reading.expect("")
        #expect(try reading.value("a").shortText == "00ff00")
    }
}
