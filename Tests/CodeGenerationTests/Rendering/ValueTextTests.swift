import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Values as people read them")
struct ValueTextTests {
    @Test(
        "are on one line, with lengths in points",
        arguments: [
            (TokenValue.number(8), "8"), (.dimension(12, .px), "12 pt"), (.dimension(1.5, .rem), "15 pt"),
            (.dimension(-2, .percent), "-2%"), (.dimension(0.5, .em), "0.5em"), (.string("a\"b"), #""a\"b""#),
            (.boolean(true), "true"), (.duration(200, .ms), "200 ms"), (.cubicBezier([0, 0.5, 1, 1]), "0 0.5 1 1"),
            (.fontFamily(["Inter", "Arial"]), "Inter, Arial"), (.strokeStyle("dashed"), "\"dashed\""),
            (.alias("a.b"), ""), (.uninterpreted, ""),
        ])
    func texts(_ value: TokenValue, _ expected: String) {
        #expect(ValueText(baseFontSize: 10).text(of: value) == expected)
    }

    @Test("of several parts name them, and separate lists by semicolons")
    func composites() throws {
        let resolution = try resolved(
            """
            { "shadow": { "$type": "shadow", "$value": [
                { "color": "#000000", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" },
                { "color": "#00000080", "offsetX": "0px", "offsetY": "4px", "blur": "8px", "spread": "0px" } ] } }
            """)
        let first = "color #000000, offsetX 0 pt, offsetY 1 pt, blur 2 pt, spread 0 pt, inset false"
        let second = "color #000000 50.2%, offsetX 0 pt, offsetY 4 pt, blur 8 pt, spread 0 pt, inset false"
        #expect(ValueText(baseFontSize: 16).text(of: resolution.value(of: 0)) == first + "; " + second)
    }

    @Test("of more parts than anybody reads have the first, and how many more there are")
    func manyParts() {
        let names = TokenValue.fontFamily(["A", "B", "C", "D"])
        #expect(ValueText(baseFontSize: 16, partLimit: 2).text(of: names) == "A, B, and 2 more")
        #expect(ValueText(baseFontSize: 16, partLimit: 4).text(of: names) == "A, B, C, D")
    }
}
