import DesignTokens
import Diagnostics
import TerminalText
import Testing

@testable import Reports

@Suite("What text output has of endless values") struct PrintedTextTests {
    private static func project(_ tokens: String) throws -> InspectedProject {
        try InspectedProject([
            "tokengenerator.json":
                #"{ "sources": ["a.json"], "outputs": [{ "template": "constants", "path": "A.swift" }] }"#,
            "a.json": tokens,
        ])
    }

    @Test("is the beginning of a text, and how many characters more there are")
    func text() {
        let long = String(repeating: "é", count: PrintedText.characterLimit)
        #expect(PrintedText.bounded(long) == long)
        #expect(PrintedText.bounded(long + "abc") == long + "… and 3 more characters")
    }

    @Test("is the first parts of a value; JSON has all")
    func parts() throws {
        let names = (1...PrintedText.partLimit + 2).map { "\"Font\($0)\"" }.joined(separator: ", ")
        let token = try Self.project("{ \"family\": { \"$type\": \"fontFamily\", \"$value\": [\(names)] } }")["family"]
        let explanation = TokenExplanation(token)
        let value = explanation.text(on: Screen()).split(separator: "\n").first { $0.hasPrefix("Value") }
        #expect(value?.hasSuffix("Font\(PrintedText.partLimit), and 2 more") == true)
        #expect(explanation.json.contains("Font\(PrintedText.partLimit + 2)"))
    }
}
