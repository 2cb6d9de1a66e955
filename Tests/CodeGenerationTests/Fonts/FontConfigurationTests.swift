import DesignTokens
import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("The configuration of fonts")
struct FontConfigurationTests {
    @Test("has files, and names by family and weight, or a family that takes another's place")
    func reading() {
        let text = """
            { "outputs": [], "fonts": { "files": ["Fonts", "a.ttf"],
              "names": { "Inter": { "400": "A", "bold italic": "B", "Italic": "C", "Headline": "D" }, "Roboto": "Inter" } } }
            """
        let reading = ConfigurationReader.read(Array(text.utf8), path: "c.json")
        let fonts = reading.configuration.fonts
        #expect(reading.diagnostics.isEmpty)
        #expect(fonts.files.map(\.value) == ["Fonts", "a.ttf"])
        #expect(fonts.names.map(\.name.value) == ["Inter", "Roboto"])
        #expect(fonts.names.map(\.substitute?.value) == [nil, "Inter"])
        #expect(fonts.names[0].fonts.map(\.postScriptName.value) == ["A", "B", "C", "D"])
        #expect(fonts.names[0].fonts.map(\.request.style) == ["400", "700 italic", "400 italic", "Headline"])
    }

    @Test("says what is wrong with it, at its place")
    func mistakes() {
        let text = MarkedText(
            """
            { "outputs": [], "fonts": { "files": [1️⃣7], 2️⃣"file": [],
              "names": { "Inter": { 3️⃣"regular-ish": "A", "400": 4️⃣true }, "Roboto": 5️⃣7 } } }
            """, path: "c.json")
        let said = ConfigurationReader.read(text.bytes, path: "c.json").diagnostics.map { diagnostic in
            "\(diagnostic.text.split(separator: "\n")[0])"
        }
        #expect(
            said.sorted().joined(separator: "\n")
                == text.spelled(
                    """
                    1️⃣: error: expected a string, found a number [invalid-configuration]
                    2️⃣: error: unknown key 'file' in "fonts" [unknown-key]
                    3️⃣: error: 'regular-ish' is not a font weight [invalid-configuration]
                    4️⃣: error: expected a string, found a boolean [invalid-configuration]
                    5️⃣: error: expected a string, found a number [invalid-configuration]
                    """))
    }
}
