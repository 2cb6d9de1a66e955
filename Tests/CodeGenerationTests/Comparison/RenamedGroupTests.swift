import DesignTokens
import TerminalText
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("A group that was renamed") struct RenamedGroupTests {
    private let outputs = [output("shape-style", names: rules(drop: ["Colors"]))]

    /// A file with tokens of a group, each a variable of Figma.
    private func group(_ path: String, _ names: [String], besides others: [(path: String, token: String)] = [])
        -> String
    {
        file(names.map { (path: "\(path).\($0)", token: colorToken("#111111", variable: $0)) } + others)
    }

    @Test("is one line of the text, and one of what breaks, with the one line that mends it")
    func oneLine() throws {
        let shades = ["100", "200", "300"]
        let comparison = try compared(
            group("Colors.brand", shades), group("Colors.primary", shades), outputs: outputs)
        #expect(
            comparison.text(on: Screen()) == """
                3 renamed; 3 breaking

                Breaking for Swift code (3)
                Code that uses these names no longer compiles, or does something else.
                  Name                            Now                               Token
                  ShapeStyle.brand100 and 2 more  renamed to ShapeStyle.primary100  Colors.brand → Colors.primary
                  To keep the old names as deprecated members, add this to "names" of the output shape-style.swift:
                    "former": {
                      "Colors.primary": "brand"
                    }

                Renamed (3)
                These are the same Figma variables or color sets with new names.
                  Before        Now             Tokens
                  Colors.brand  Colors.primary  3 tokens

                """)
    }

    @Test("keeps every token in JSON")
    func json() throws {
        let json = try compared(
            group("Colors.brand", ["1", "2"]), group("Colors.primary", ["1", "2"]), outputs: outputs
        ).jsonLine
        #expect(json.contains(#""path":"Colors.primary.1""#) && json.contains(#""path":"Colors.primary.2""#))
        #expect(
            json.contains(#""former":[{"output":"shape-style.swift","names":{"Colors.primary":"brand"}}],"#))
    }

    @Test("has a line for each token where one for the group would give another token a former name")
    func otherToken() throws {
        let old = group("Colors.brand", ["1", "2"])
        let new = group(
            "Colors.primary", ["1", "2"], besides: [(path: "Colors.primary.3", token: colorToken("#222222"))])
        let lines = try compared(old, new, outputs: outputs).formerNames.flatMap(\.lines)
        #expect(lines.map(\.path) == ["Colors.primary.1", "Colors.primary.2"])
        #expect(lines.map(\.name) == ["brand1", "brand2"])
    }

    @Test("is mended by what is said: with these lines in the configuration nothing breaks")
    func mended() throws {
        let old = group(
            "Colors.brand", ["1", "2"], besides: [(path: "Colors.sky", token: colorToken("#111", variable: "s"))])
        let new = group(
            "Colors.primary", ["1", "2"], besides: [(path: "Colors.air", token: colorToken("#111", variable: "s"))])
        let broken = try compared(old, new, outputs: outputs)
        #expect(broken.breakingCount == 3)
        var mended = outputs[0]
        let lines = broken.formerNames.flatMap(\.lines)
        mended.names.former = Dictionary(uniqueKeysWithValues: lines.map { (Located($0.path), $0.name) })
        #expect(lines.map(\.path) == ["Colors.primary", "Colors.air"])
        #expect(try compared(old, new, outputs: [mended]).breakingCount == 0)
    }

    @Test("has no former name that another token has now")
    func swapped() throws {
        let old = file(("a", colorToken("#111", variable: "1")), ("b", colorToken("#222", variable: "2")))
        let new = file(("b", colorToken("#111", variable: "1")), ("a", colorToken("#222", variable: "2")))
        #expect(try compared(old, new, outputs: [output("shape-style")]).formerNames.isEmpty)
    }

    @Test("cannot end the code block of its former names")
    func hostile() throws {
        let old = group("``` # x", ["1", "2"])
        let new = group("y```", ["1", "2"])
        let markdown = try compared(old, new, outputs: [output("shape-style")]).markdown
        #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("```") } == ["```json", "```"])
    }

    @Test("is no group where the ends of paths differ")
    func single() throws {
        #expect(RenamedGroup("a.b.c", "a.b.d") == nil)
        #expect(RenamedGroup("a.b.c", "c") == nil)
        let group = try #require(RenamedGroup("a.b.c.d", "a.x.c.d"))
        #expect((group.old, group.new) == ("a.b", "a.x"))
    }
}
