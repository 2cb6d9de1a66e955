import GoldenCases
import Reports
import Testing

@testable import CodeGeneration

@Suite("The table of tokens") struct TokenTableTests {
    @Test("is as wide as the expressions of colors and numbers, and longer ones stand out of their column")
    func widths() throws {
        let started = try start(
            #"""
            { "gap": { "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
              "move": { "$type": "transition", "$value": { "duration": { "value": 0.123456, "unit": "s" },
                "delay": { "value": 0.123456, "unit": "s" }, "timingFunction": [0.1234, 0.1234, 0.1234, 0.1234] } } }
            """#)
        #expect(
            ListChoice(InspectedTokens(started.run)).table == """
                gap.small  literal  4  CGFloat.gapSmall
                move       literal  .timingCurve(0.1234, 0.1234, 0.1234, 0.1234, duration: 0.123456).delay(0.123456)  \
                Animation.move

                """)
    }

    @Test("shows the expressions of single platforms, and what holds on all others")
    func platforms() throws {
        var options = CommandOptions()
        options.configurationPath = GoldenCase(name: "expressions")("tokengenerator.json")
        let list = ListChoice(InspectedTokens(GeneratorPipeline().analyze(options)))
        let row = try #require(list.table.split(separator: "\n").first { $0.hasPrefix("text.primary") })
        #expect(
            row.contains(
                #"iOS: Color(.label), macOS: Color(nsColor: .labelColor), else: .init(hex: "000000")  ShapeStyle"#))
        let line = try #require(list.jsonLines.split(separator: "\n").first { $0.contains(#""path":"text.primary""#) })
        #expect(
            line.contains(
                #""expression":".init(hex: \"000000\")","platformExpressions":{"iOS":"Color(.label)","#
                    + #""macOS":"Color(nsColor: .labelColor)"},"symbol""#))
    }
}
