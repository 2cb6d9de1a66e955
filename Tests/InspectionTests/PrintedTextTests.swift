import DesignTokens
import Diagnostics
import Testing
import TerminalText

@testable import Inspection

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

    @Test("is the first of the tokens that a word can mean")
    func matches() throws {
        let count = PrintedText.matchLimit + 3
        let groups = (1...count).map { "\"g\($0)\": { \"same\": { \"$type\": \"number\", \"$value\": \($0) } }" }
        let search = TokenSearch(try Self.project("{ \(groups.joined(separator: ", ")) }").tokens)
        let matches = search.matches("same")
        let several = search.several("same", matches)
        #expect(matches.count == count)
        // The last note is the advice.
        #expect(several.notes.count == PrintedText.matchLimit + 2)
        #expect(several.notes.dropLast().last?.message == "and 3 more")
    }
}
