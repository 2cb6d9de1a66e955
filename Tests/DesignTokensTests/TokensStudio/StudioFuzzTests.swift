import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: random input")
struct StudioFuzzTests {
    private static let parts = [
        "{", "}", "$", "a", ".", "b", " ", "(", ")", ",", "+", "-", "*", "/", "%", "^", "1", "0", "99", ".5", "px",
        "rem",
        "min(", "roundTo(", "calc(", "PI", "e", "'", "\"", "é", "\u{0}", "\u{202E}", "#", "Bold", "italic", "AUTO", "💥",
        "1e308", "lerp(", "log(", "2024-01-31",
    ]

    @Test("texts of random parts are read by every function, and what they give keeps its promises", arguments: 0..<8)
    func texts(seed: Int) {
        var random = RandomNumbers(seed: seed)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<12, using: &random)
            let text = (0..<count).map { _ in random.pick(Self.parts) }.joined()
            let parsed = StudioExpression(text)
            let failures = parsed.substituting { _ in nil }.failures
            #expect(failures.map(\.offset) == failures.map(\.offset).sorted() && !failures.contains(where: \.isTooLong))
            #expect(parsed.hasReferences || parsed.substituting { _ in nil }.text == text)
            let substituted = parsed.substituting { _ in random.pick(Self.parts) }.text
            check(substituted ?? text)
        }
    }

    /// A result of arithmetic is finite, and is read again as what it is.
    private func check(_ text: String) {
        if case .quantities(let quantities) = StudioMath.evaluate(text) {
            #expect(!quantities.isEmpty)
            for quantity in quantities {
                #expect(quantity.number.isFinite)
                #expect(StudioQuantity(parsing: quantity.text) == quantity, "\(text)")
            }
        }
        if case .success(let opacity) = StudioValue.opacity(text) { #expect(0...1 ~= opacity) }
        if case .success(let weight) = StudioValue.fontWeight(text) { #expect(1...1000 ~= weight.weight) }
        if case .success(let lengths) = StudioValue.lengths(text) { #expect(1...4 ~= lengths.count) }
        if case .success(let families) = StudioValue.fontFamilies(text) { #expect(!families.contains("")) }
        _ = (StudioValue.lineHeight(text), StudioValue.letterSpacing(text), StudioValue.boolean(text))
        _ = StudioType.named(text)
    }

    private static let file = Array(
        """
        {"$themes":[{"id":"1","name":"A","group":"G","selectedTokenSets":{"a":"source","b":"enabled"}},{"name":"B",
        "group":"G","selectedTokenSets":{"b":"disabled"}}],"$metadata":{"tokenSetOrder":["b","a"]},"a":{"x":{"x":"0",
        "type":"dropShadow"}},"values":{}}
        """.utf8)

    @Test(
        "a project with any one byte replaced is refused or read", arguments: Array("\"\\{}[],:0$n\u{0}".utf8) + [0xFF])
    func files(byte: UInt8) {
        for position in Self.file.indices {
            var bytes = Self.file
            bytes[position] = byte
            guard let source = try? JSONDocument(parsing: bytes, path: "a.json") else { continue }
            var project = StudioProject(path: "a.json")
            project.addFile(source)
            let order = project.metadata?.ordered(project.sets.map(\.name)) ?? []
            let selections = StudioSelections(groups: project.themes?.groups ?? [], sets: order)
            #expect(selections.statuses(selections.axes.defaults).count == order.count)
            #expect(project.reading().resolvedDiagnostics.allSatisfy { $0.location != nil })
        }
    }
}
