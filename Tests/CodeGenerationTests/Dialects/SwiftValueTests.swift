import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Values that are more than a color or a number")
struct SwiftValueTests {
    /// The expression of a token, and its type.
    private func spelled(_ type: TokenType, _ value: String) throws -> [String?] {
        let resolution = try resolved("{ \"a\": { \"$type\": \"\(type.rawValue)\", \"$value\": \(value) } }")
        let symbols = SymbolTable(resolution, configuration(output("component-token")))
        let language = SwiftDialect()
        return [
            Expressions(resolution, symbols, language).expression(of: 0),
            language.typeName(of: type, resolution.value(of: 0), isQualified: true),
        ]
    }

    @Test(
        "a value has an expression and a type",
        arguments: [
            (TokenType.fontFamily, "\"A B\"", "\"A B\"", "String"),
            (.fontFamily, #"["A", "B"]"#, #"["A", "B"]"#, "[String]"),
            (.fontWeight, "\"bold\"", ".bold", "SwiftUI.Font.Weight"),
            (.duration, #"{ "value": 250, "unit": "ms" }"#, "0.25", "Double"),
            (.duration, #"{ "value": 350, "unit": "ms" }"#, "0.35", "Double"),
            (.duration, #"{ "value": 700, "unit": "ms" }"#, "0.7", "Double"),
            (.duration, #"{ "value": 1400, "unit": "ms" }"#, "1.4", "Double"),
            (.cubicBezier, "[0.4, 0, 0.2, 1]", ".timingCurve(0.4, 0, 0.2, 1)", "SwiftUI.Animation"),
            (.strokeStyle, "\"dotted\"", ".dotted", "StrokePattern"),
            (.strokeStyle, "\"ridge\"", ".solid", "StrokePattern"),
            (
                .transition,
                #"""
                { "duration": { "value": 0.2, "unit": "s" }, "delay": { "value": 100, "unit": "ms" },
                  "timingFunction": [0, 0, 1, 1] }
                """#, ".timingCurve(0, 0, 1, 1, duration: 0.2).delay(0.1)", "SwiftUI.Animation"
            ),
            (
                .transition,
                #"""
                { "duration": { "value": 1400, "unit": "ms" }, "delay": { "value": 700, "unit": "ms" },
                  "timingFunction": [0, 0, 1, 1] }
                """#, ".timingCurve(0, 0, 1, 1, duration: 1.4).delay(0.7)", "SwiftUI.Animation"
            ),
            (
                .border, ##"{ "color": "#336699", "width": { "value": 2, "unit": "px" }, "style": "dashed" }"##,
                ".init(color: .init(hex: \"336699\"), width: 2, style: .dashed)", "BorderStyle"
            ),
        ])
    func values(_ type: TokenType, _ value: String, _ expression: String, _ typeName: String) throws {
        #expect(try spelled(type, value) == [expression, typeName])
    }

    @Test(
        "a weight is that of the nearest of nine steps",
        arguments: [
            (1.0, FontStep.ultraLight), (100, .ultraLight), (149, .ultraLight), (150, .thin), (200, .thin),
            (300, .light),
            (400, .regular), (430, .regular), (500, .medium), (600, .semibold), (700, .bold), (800, .heavy),
            (900, .black), (950, .black), (1000, .black),
        ])
    func weights(_ weight: Double, _ step: FontStep) { #expect(FontStep.nearest(to: weight) == step) }

    @Test(
        "a font whose name nobody states is guessed from its family and weight",
        arguments: [
            ("Source Sans", 400.0, false, "SourceSans-Regular"), ("Inter", 600, false, "Inter-SemiBold"),
            ("Inter", 400, true, "Inter-Italic"), ("Inter", 700, true, "Inter-BoldItalic"),
        ])
    func fontNames(_ family: String, _ weight: Double, _ isItalic: Bool, _ name: String) {
        #expect(
            FontNames().postScriptName(family: family, weight: weight, isItalic: isItalic) == FontName.guessed(name))
    }

    @Test(
        "a text style grows with that of Dynamic Type whose size is nearest",
        arguments: [
            (8.0, "caption2"), (11, "caption2"), (12, "caption"), (13, "footnote"), (14, "subheadline"),
            (15, "subheadline"),
            (16, "callout"), (17, "body"), (18, "body"), (20, "title3"), (22, "title2"), (24, "title2"), (25, "title"),
            (28, "title"), (31, "largeTitle"), (96, "largeTitle"),
        ])
    func dynamicType(_ size: Double, _ style: String) throws {
        let value = """
            { "fontFamily": "Inter", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": 400,
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 2 }
            """
        let (points, height) = (NumberText.number(size), NumberText.number(size * 2))
        #expect(
            try spelled(.typography, value) == [
                ".init(face: .custom(\"Inter-Regular\"), size: \(points), relativeTo: .\(style), lineHeight: \(height))",
                "TextStyle",
            ])
    }

    @Test(
        "a gradient is of the type of SwiftUI that can say it, whatever the size of what is filled",
        arguments: [
            (nil as GradientShape?, "", "SwiftUI.Gradient"),
            (.linear(angle: 0), ", startPoint: .bottom, endPoint: .top", "SwiftUI.LinearGradient"),
            (.linear(angle: 90), ", startPoint: .leading, endPoint: .trailing", "SwiftUI.LinearGradient"),
            (.linear(angle: 89.9999999999975), ", startPoint: .leading, endPoint: .trailing", "SwiftUI.LinearGradient"),
            (.linear(angle: 540), ", startPoint: .top, endPoint: .bottom", "SwiftUI.LinearGradient"),
            (.linear(angle: -90), ", startPoint: .trailing, endPoint: .leading", "SwiftUI.LinearGradient"),
            (.linear(angle: 45), ", angle: 45", "AngledGradient"),
            (.radial(center: .init()), ", farthestCornerFrom: .center", "SwiftUI.EllipticalGradient"),
            (
                .conic(angle: 30, center: .init(x: 0.25, y: 0)), ", center: .init(x: 0.25, y: 0), angleFromTop: 30",
                "SwiftUI.AngularGradient"
            ),
        ])
    func gradients(_ shape: GradientShape?, _ arguments: String, _ typeName: String) throws {
        let stop = try #require(
            CompositeValue(
                .gradient,
                [
                    .init(name: "color", value: .color(ColorValue(red: 1, green: 1, blue: 1))),
                    .init(name: "position", value: .number(0.5)),
                ]))
        let list = CompositeValue(listOf: .gradient, [.init(value: .composite(stop))], shape: shape)
        let value = TokenValue.composite(try #require(list))
        let resolution = try resolved("{}")
        let expressions = Expressions(resolution, SymbolTable(resolution, configuration()), SwiftDialect())
        #expect(
            expressions.literal(value)
                == ".init(stops: [.init(color: .init(hex: \"FFFFFF\"), location: 0.5)]\(arguments))")
        #expect(SwiftDialect().typeName(of: .gradient, value, isQualified: true) == typeName)
    }

    @Test("names that SwiftUI's types have are not free, and an enumeration in Font is not called as one that is there")
    func reservedNames() {
        let language = SwiftDialect()
        #expect(language.owner(of: "body", in: "Font") == "SwiftUI")
        #expect(language.owner(of: "title2", in: "Font") == "SwiftUI")
        #expect(language.owner(of: "bodyLarge", in: "Font") == nil)
        #expect(language.owner(of: "spring", in: "SwiftUI.Animation") == "SwiftUI")
        #expect(language.owner(of: "body", in: "TextStyle") == nil)
        #expect(language.owner(of: "none", in: "LayeredShadow") == "Optional")
        #expect(language.owner(of: "pi", in: "Double") == "Double")
        #expect(language.known.types["Font"]?.contains("Weight") == true)
        #expect(language.known.types["ComponentToken"] == nil)
    }
}
