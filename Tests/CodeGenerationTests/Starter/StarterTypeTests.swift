import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("Starter outputs for every type")
struct StarterTypeTests {
    private static let tokens = """
        { "text": { "$type": "typography", "large": { "$value": { "fontFamily": "Inter",
            "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } },
          "gap": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } },
          "motion": { "short": { "$type": "duration", "$value": { "value": 150, "unit": "ms" } },
            "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] } },
          "border": { "focus": { "$type": "border", "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" },
            "style": "solid" } } } }
        """

    @Test("contain all tokens, and come with the support file")
    func everyType() throws {
        let started = try start(Self.tokens)
        #expect(started.isProven)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(
            started.outputs == [
                "CGFloat+Tokens.swift", "TextStyle+Tokens.swift", "BorderStyle+Tokens.swift", "Animation+Tokens.swift",
                "Constants.swift", "Color+Hex.swift", "TokenSupport.swift",
            ])
        #expect(started.symbols["text.large"] == "TextStyle.large")
        #expect(started.symbols["motion.short"] == "Constants.motionShort")
    }

    @Test("omit the project's own declarations from the support file")
    func ownInitializer() throws {
        let started = try start([
            "Package.swift": "", "tokens/a.json": Self.tokens,
            "Sources/Kit/Color.swift": "extension Color { init(hex: String, alpha: Double = 1) { self.init() } }",
        ])
        let support = started.run.configuration.outputs.last
        #expect(support?.template.value == "support")
        #expect(support?.selection.types == [.typography, .shadow, .gradient, .border, .strokeStyle])
    }

    @Test("do not include a support file if nothing uses it")
    func none() throws {
        let started = try start(
            #"{ "motion": { "short": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } } }"#)
        #expect(started.outputs == ["Constants.swift"])
    }

    @Test("write opacities for SwiftUI, wherever their group is")
    func opacities() throws {
        let opacity = { (value: String) in "{ \"$type\": \"number\", \"$value\": \(value) }" }
        let started = try start(
            """
            { "opacity": { "disabled": \(opacity("0.4")), "half": \(opacity("0.5")) }, "gap": { "s": \(number()) },
              "core": { "size": { "s": \(number()) }, "Opacities": { "low": \(opacity("0.1")) } } }
            """)
        #expect(started.outputs == ["CGFloat+Tokens.swift", "Double+Opacity.swift"])
        #expect(started.symbols["opacity.disabled"] == "Double.disabled")
        #expect(started.symbols["core.Opacities.low"] == "Double.low")
        #expect(started.symbols["core.size.s"] == "CGFloat.sizeS")
        #expect(started.isProven)
    }

    @Test("write opacities by their scope in Figma, whatever their group is called")
    func scopedOpacities() throws {
        let scoped = { (value: Int, scope: String) in
            "{ \"$type\": \"number\", \"$value\": \(value), \"$extensions\": { \"com.figma.scopes\": [\"\(scope)\"] } }"
        }
        let started = try start(
            """
            { "veil": { "off": \(scoped(30, "OPACITY")), "half": \(scoped(50, "OPACITY")) }, "dim": \(scoped(20, "OPACITY")),
              "card": { "edge": \(scoped(4, "GAP")), "shade": \(scoped(40, "COLOR_OPACITY")) } }
            """)
        #expect(started.outputs == ["CGFloat+Tokens.swift", "Double+Opacity.swift"])
        let scopes = started.symbols.mapValues { $0.prefix { $0 != "." } }
        #expect(
            scopes == [
                "veil.off": "Double", "veil.half": "Double", "dim": "Double", "card.shade": "Double",
                "card.edge": "CGFloat",
            ])
        #expect(started.isProven)
    }

    @Test("write numbers as lengths if they are named opacities but out of range")
    func noOpacities() throws {
        #expect(try start(#"{ "opacity": { "half": \#(number(50)) } }"#).outputs == ["CGFloat+Tokens.swift"])
    }
}
