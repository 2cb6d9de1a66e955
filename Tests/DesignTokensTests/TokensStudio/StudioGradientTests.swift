import Diagnostics
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: gradients")
struct StudioGradientTests {
    @Test("a color that is a gradient has its shape and its stops, with the tokens that these name")
    func linear() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" },
                "a": { "type": "color", "value": "linear-gradient(90deg, {ink} 10%, rgba({ink}, 50%))" },
                "b": { "type": "color", "value": "{a}" }
                """)
        #expect(project.diagnostics == [])
        guard case .composite(let gradient)? = project.value("a") else { return #expect(Bool(false)) }
        #expect(gradient.type == .gradient && gradient.isList)
        #expect(gradient.shape == .linear(angle: 90))
        #expect(stops(gradient) == ["FF0000 1.0 0.1 ink", "FF0000 0.5 1.0 -"])
        #expect(project.type("a") == .gradient)
        #expect(project.type("b") == .gradient)
        #expect(project.value("b") == .composite(gradient))
    }

    @Test("a space before the bracket changes nothing, in a text that others refer to either")
    func spaces() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" },
                "a": { "type": "color", "value": "linear-gradient (45deg, #fe9cae 0%, {ink} 100%)" },
                "b": { "type": "color", "value": "{a}" }
                """)
        #expect(project.diagnostics == [])
        for path in ["a", "b"] {
            guard case .composite(let gradient)? = project.value(path) else { return #expect(Bool(false)) }
            #expect(gradient.shape == .linear(angle: 45))
            #expect(stops(gradient) == ["FE9CAE 1.0 0.0 -", "FF0000 1.0 1.0 ink"])
        }
    }

    @Test("a gradient is one in every mode")
    func modes() throws {
        let project = try StudioProjectReading(
            """
            "all": { "g": { "type": "color", "value": "linear-gradient({ink}, {ink})" } },
            "light": { "ink": { "type": "color", "value": "#FFFFFF" } },
            "dark": { "ink": { "type": "color", "value": "#000000" } },
            "$themes": [ { "name": "L", "selectedTokenSets": { "all": "enabled", "light": "enabled" } },
                         { "name": "D", "selectedTokenSets": { "all": "enabled", "dark": "enabled" } } ]
            """)
        let token = try #require(project.resolution.graph.token(at: "g"))
        let colors = project.resolution.values(of: token).map { mode, value -> String in
            guard case .composite(let gradient) = value else { return mode }
            return "\(mode) \(stops(gradient))"
        }
        #expect(
            colors == [
                #"L ["FFFFFF 1.0 0.0 ink", "FFFFFF 1.0 1.0 ink"]"#, #"D ["000000 1.0 0.0 ink", "000000 1.0 1.0 ink"]"#,
            ])
    }

    @Test("a border whose color is a gradient says so")
    func borderColor() throws {
        let value = #"{ "color": "linear-gradient(red, blue)", "width": "1", "style": "solid" }"#
        let project = try StudioProjectReading(tokens: #""a": { "type": "border", "value": \#(value) }"#)
        #expect(project.diagnostics == ["error: \"color\" is a gradient, not a color [invalid-value]"])
    }

    @Test("a color in one mode and a gradient in the other are named so, also if only the value tells")
    func otherMode() throws {
        let project = try StudioProjectReading(
            """
            "all": { "ink": { "type": "color", "value": "#FF0000" } },
            "light": { "g": { "type": "other", "value": "linear-gradient({ink}, {ink})" } },
            "dark": { "g": { "type": "color", "value": "{ink}" } },
            "$themes": [ { "name": "L", "selectedTokenSets": { "all": "enabled", "light": "enabled" } },
                         { "name": "D", "selectedTokenSets": { "all": "enabled", "dark": "enabled" } } ]
            """)
        #expect(
            project.diagnostics == [
                "error: 'g' is a color here, but a gradient in another mode [type-mismatch]"
            ])
    }

    @Test("an unsupported gradient with a size, or of several layers, says so")
    func obstacles() throws {
        let layers = "linear-gradient(red, blue), linear-gradient(lime, teal)"
        for (text, words) in [
            ("radial-gradient(50% 20% at top, red, blue)", "has a size"),
            ("radial-gradient(circle closest-side, red, blue)", "has a size"),
            ("radial-gradient(20px, red, blue)", "has a size"),
            (layers, "consists of several gradients"),
        ] {
            let project = try StudioProjectReading(tokens: #""a": { "type": "color", "value": "\#(text)" }"#)
            let message = "error: unsupported gradient \"\(text)\", which \(words) [invalid-value]"
            #expect(project.diagnostics == [message])
        }
    }

    @Test("a reference of a type that the plugin does not know has the type of its target, and a color function is one")
    func unknownTypes() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#112233" }, "thick": { "type": "borderWidth", "value": "4px" },
                "outline": { "type": "outlineColor", "value": "{ink}" }, "ring": { "type": "color", "value": "{outline}" },
                "width": { "type": "outlineWidth", "value": "{thick}" }, "other": { "type": "other", "value": "{width}" },
                "line": { "type": "lineColor", "value": "rgba({ink}, 0.5)" },
                "shade": { "type": "lineColor", "value": "{line}" },
                "double": { "type": "outlineWidth", "value": "{thick} * 2" }, "word": { "type": "lineKind", "value": "4px" },
                "wavy": { "type": "lineKind", "value": "{word}" }
                """)
        #expect(project.diagnostics == [])
        let types = ["outline", "ring", "width", "other", "line", "shade", "double", "word", "wavy"].map(project.type)
        #expect(types == [.color, .color, .dimension, .dimension, .color, .color, .string, .string, .string])
        #expect(project.value("ring") == project.value("ink"))
        #expect(project.value("other") == .dimension(4, .px))
        #expect(project.value("double") == .string("8px"))
        guard case .color(let shade)? = project.value("shade") else { return #expect(Bool(false)) }
        #expect(shade.alpha == 0.5)
    }

    @Test("what shows by itself that it is a shadow or a gradient is one, whatever its type is called")
    func ofOtherTypes() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#000000" },
                "a": { "type": "other", "value": "0 1px 2px rgba({ink}, 0.3), inset 0 2px 4px #000" },
                "b": { "type": "other", "value": "linear-gradient(90deg, {ink}, red)" },
                "c": { "type": "other", "value": "0 1px" }, "d": { "type": "other", "value": "{a}" },
                "e": { "type": "other", "value": "linear-gradient(nothing)" }, "f": { "type": "other", "value": "#fff" },
                "lift": { "type": "boxShadow", "value": "0 1px 2px #000" }, "g": { "type": "other", "value": "{lift}" }
                """)
        #expect(project.diagnostics == [])
        let types: [TokenType] = [.shadow, .gradient, .string, .shadow, .string, .string, .shadow]
        #expect(["a", "b", "c", "d", "e", "f", "g"].map(project.type) == types)
        guard case .composite(let shadows)? = project.value("a") else { return #expect(Bool(false)) }
        #expect(shadows.parts.count == 2)
        #expect(project.value("e") == .string("linear-gradient(nothing)"))
    }

    @Test("an unsupported gradient is an error")
    func impossible() throws {
        let project = try StudioProjectReading(
            tokens: #""a": { "type": "color", "value": "repeating-linear-gradient(red, blue 10px)" }"#)
        #expect(
            project.diagnostics == [
                "error: unsupported gradient \"repeating-linear-gradient(red, blue 10px)\" [invalid-value]"
            ])
        #expect(project.isLeftOut("a"))
    }

    private func stops(_ gradient: CompositeValue) -> [String] {
        gradient.parts.map { part in
            guard case .composite(let stop) = part.value, case .color(let color)? = stop.value(of: "color"),
                let position = stop.value(of: "position")?.points
            else { return "" }
            let hexadecimal = String(color.rounded, radix: 16, uppercase: true)
            let digits = String(repeating: "0", count: 6 - hexadecimal.count) + hexadecimal
            return "\(digits) \(color.alpha) \(position) \(stop.parts[0].reference ?? "-")"
        }
    }
}
