import Testing

@testable import DesignTokens

@Suite("Shadows in CSS")
struct CSSShadowTests {
    /// The layers of a shadow as short texts: offsets, blur, spread, color and `inset`.
    private func layers(_ text: String) -> [String]? {
        CSSShadow(css: text)?.value().value.map(Self.layers)
    }

    private static func layers(of value: TokenValue) -> [String] {
        guard case .composite(let shadow) = value else { return ["\(value)"] }
        if shadow.isList { return shadow.parts.flatMap { layers(of: $0.value) } }
        return [
            shadow.parts.dropFirst().map(\.value).compactMap { value in
                switch value {
                case .dimension(let number, let unit): "\(number)\(unit.rawValue)"
                case .boolean(let isInset): isInset ? "inset" : nil
                default: "\(value)"
                }
            }.joined(separator: " ") + " " + (shadow.value(of: "color")?.shortText ?? "-")
        ]
    }

    @Test(
        "have two to four lengths, and a color before or after them",
        arguments: [
            ("0 2px #FF0000", ["0.0px 2.0px 0.0px 0.0px ff0000"]),
            ("0px 20px 60px rgba(0, 0, 0, 0.5)", ["0.0px 20.0px 60.0px 0.0px 000000 0.5"]),
            ("0 0.250000000000000000000000000000px red", ["0.0px 0.25px 0.0px 0.0px ff0000"]),
            ("#fff -1px +.5rem 3px 4px", ["-1.0px 0.5rem 3.0px 4.0px ffffff"]),
            ("INSET 0 1PX 3px red", ["0.0px 1.0px 3.0px 0.0px inset ff0000"]),
            ("0 1px 3px hsl(0 100% 50%) inset", ["0.0px 1.0px 3.0px 0.0px inset ff0000"]),
            (
                "0 1px 2px rgba(0,0,0,0.5),\n inset 0 0 0 1px #00f",
                ["0.0px 1.0px 2.0px 0.0px 000000 0.5", "0.0px 0.0px 0.0px 1.0px inset 0000ff"]
            ),
        ])
    func shadows(_ text: String, _ expected: [String]) {
        #expect(layers(text) == expected)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "none", "0 2px", "2px red", "0 2px 3px 4px 5px red", "0 2px red blue", "0 red 2px", "0 2px red,",
            "0 2vw 3px red", "0 0x2 red", "inf nan red", "inset", "0 2px var(--ink)",
            "0 0.2222222222222222222222222222222px 3px red",
        ])
    func others(_ text: String) {
        #expect(layers(text) == nil)
    }

    @Test("are values of shadow tokens in Tokens Studio, with the colors that they refer to")
    func tokensStudio() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ink": { "type": "color", "value": "#FF0000" },
                "a": { "type": "boxShadow", "value": "0px 2px 8px {ink}" },
                "b": { "type": "boxShadow", "value": "{a}" }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("a").map(Self.layers) == ["0.0px 2.0px 8.0px 0.0px ff0000"])
        #expect(project.type("b") == .shadow)
    }

    @Test("are recognized by their value in Style Dictionary")
    func styleDictionary() throws {
        let reading = try FormatReading(
            .styleDictionary,
            ##"""
            { "elevation": { "low": { "value": "0 1px 2px rgba(0, 0, 0, 0.5)" }, "flat": { "value": "none" } } }
            """##)
        reading.expect("")
        #expect(try Self.layers(of: reading.value("elevation.low")) == ["0.0px 1.0px 2.0px 0.0px 000000 0.5"])
        #expect(try reading.value("elevation.flat") == .string("none"))
    }

    @Test("are an outdated spelling in the Design Tokens format")
    func designTokens() throws {
        let reading = try FormatReading(
            .dtcg, ##"{ "low": { "$type": "shadow", "$value": 1️⃣"0 1px 2px #000000" } }"##)
        reading.expect(
            """
            1️⃣: warning: in version 2025.10 of the format, shadows are objects [outdated-syntax]
            1️⃣: note: write it as { "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }
            """)
        #expect(try Self.layers(of: reading.value("low")) == ["0.0px 1.0px 2.0px 0.0px 000000"])
    }

    @Test(
        "of a kind are inner or outer ones in the Design Tokens format, too",
        arguments: [
            ("innerShadow", "inset "), ("dropShadow", ""), ("INNER_SHADOW", "inset "), ("DROP_SHADOW", ""),
        ])
    func kinds(_ kind: String, _ inset: String) throws {
        let reading = try FormatReading(
            .dtcg,
            ##"""
            { "low": { "$type": "shadow", "$value": { "type": 1️⃣"\##(kind)", "color": { "colorSpace": "srgb",
              "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
              "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }
            """##)
        reading.expect(
            """
            1️⃣: warning: in version 2025.10 of the format, inner shadows have "inset": true [outdated-syntax]
            1️⃣: note: write "inset": true for an inner shadow, and nothing for a drop shadow
            """)
        #expect(try Self.layers(of: reading.value("low")) == ["0.0px 1.0px 2.0px 0.0px \(inset)000000"])
    }

    @Test("of an unknown kind are outer ones in the Design Tokens format")
    func unknownKind() throws {
        let reading = try FormatReading(
            .dtcg,
            ##"""
            { "low": { "$type": "shadow", "$value": { 1️⃣"type": "glow", "color": { "colorSpace": "srgb",
              "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
              "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }
            """##)
        reading.expect(
            """
            1️⃣: warning: unknown key 'type' in a shadow [unknown-member]
            1️⃣: note: remove it, or move it to "$extensions"
            """)
        #expect(try Self.layers(of: reading.value("low")) == ["0.0px 1.0px 2.0px 0.0px 000000"])
    }
}
