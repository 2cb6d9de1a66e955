import Diagnostics
import DesignTokens
import Testing

@Suite("Values of the Design Tokens format, to the letter")
struct FormatValueTests {
    @Test(
        "values at the edge of what is allowed",
        arguments: [
            ("dimension", #"{ "value": -0.5, "unit": "rem" }"#, .dimension(-0.5, .rem)),
            ("duration", #"{ "value": 0, "unit": "s" }"#, .duration(0, .s)),
            ("fontWeight", "1", .fontWeight(FontWeight(1))),
            ("fontWeight", "1000", .fontWeight(FontWeight(1000))),
            ("fontWeight", "350.5", .fontWeight(FontWeight(350.5))),
            ("cubicBezier", "[0, -7, 1, 9]", .cubicBezier([0, -7, 1, 9])), ("number", "-1e3", .number(-1000)),
            ("fontFamily", #""A, B""#, .fontFamily(["A, B"])),
        ] as [(String, String, TokenValue)])
    func edges(type: String, value: String, expected: TokenValue) throws {
        let file = try FormatFile(type: type, value: value)
        file.expect("")
        #expect(try file.value("a") == expected)
    }

    @Test(
        "the names of weights",
        arguments: [
            (100, "thin hairline"), (200, "extra-light ultra-light"), (300, "light"), (400, "normal regular book"),
            (500, "medium"), (600, "semi-bold demi-bold"), (700, "bold"), (800, "extra-bold ultra-bold"),
            (900, "black heavy"), (950, "extra-black ultra-black"),
        ] as [(Double, String)])
    func weights(weight: Double, names: String) throws {
        for name in names.split(separator: " ") {
            let file = try FormatFile(type: "fontWeight", value: "\"\(name)\"")
            file.expect("")
            #expect(try file.value("a") == .fontWeight(FontWeight(weight)))
        }
    }

    @Test(
        "values that are not of their type",
        arguments: [
            ("dimension", #"{ "value": 1, "unit": "PX" }"#, "unknown-unit"),
            ("dimension", #"{ "value": 1, "unit": "em" }"#, "unknown-unit"),
            ("dimension", #"{ "value": 0 }"#, "invalid-value"),
            ("dimension", #"{ "value": 1, "unit": "px", "x": 1 }"#, "unknown-member"),
            ("duration", #"{ "value": "1", "unit": "ms" }"#, "invalid-value"),
            ("duration", "200", "invalid-value"), ("fontFamily", "[]", "invalid-value"),
            ("fontFamily", #"["A", ["B"]]"#, "invalid-value"), ("fontWeight", "0", "invalid-value"),
            ("fontWeight", "1000.5", "invalid-value"), ("fontWeight", #""boldish""#, "invalid-value"),
            ("cubicBezier", #""easy""#, "invalid-value"), ("cubicBezier", "[0, 0, 1]", "invalid-value"),
            ("cubicBezier", "[0, 0, 1.1, 1]", "invalid-value"), ("number", #""one""#, "invalid-value"),
            ("strokeStyle", #""Solid""#, "invalid-value"), ("gradient", "[]", "invalid-value"),
            ("gradient", "{}", "invalid-value"), ("shadow", "[]", "invalid-value"),
            ("shadow", "[[]]", "invalid-value"), ("border", #""1px solid""#, "invalid-value"),
            ("strokeStyle", #"{ "dashArray": [], "lineCap": "butt" }"#, "invalid-value"),
        ])
    func invalid(type: String, value: String, code: DiagnosticCode) throws {
        #expect(try FormatFile(type: type, value: value).codes == [code])
    }

    @Test("a list has a thousand parts at most")
    func longLists() throws {
        let names = { (count: Int) in "[\(Array(repeating: #""A""#, count: count).joined(separator: ","))]" }
        #expect(try FormatFile(type: "fontFamily", value: names(1_000)).codes == [])
        #expect(try FormatFile(type: "fontFamily", value: names(1_001)).codes == ["limit-exceeded"])
    }

    @Test("every part that is missing, unknown or wrong is reported")
    func parts() throws {
        try FormatFile(
            type: "border",
            value: #"1️⃣{ 2️⃣"radius": 1, "style": 3️⃣"wavy", "color": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
        ).expect(
            """
            2️⃣: error: unknown key 'radius' in a border [unknown-member]
            2️⃣: note: remove it, or move it to "$extensions"
            3️⃣: error: "wavy" is not a stroke style [invalid-value]
            3️⃣: note: use one of solid, dashed, dotted, double, groove, ridge, outset, inset
            1️⃣: error: missing 'width' in a border [missing-member]
            1️⃣: note: add "width": { "value": 1, "unit": "px" }, or a reference to a dimension token
            """)
    }

    @Test("positions outside of a gradient are moved to its ends, with a warning, references or not")
    func positions() throws {
        let color = #""color": { "colorSpace": "srgb", "components": [0, 0, 0] }"#
        let file = try FormatFile(
            """
            { "n": { "$type": "number", "$value": 42 },
              "a": { "$type": "gradient", "$value": [{ \(color), "position": 1️⃣-99 }, { \(color), "position": 2️⃣"{n}" }] } }
            """)
        file.expect(
            """
            1️⃣: warning: the position -99 is out of range; 0 is used instead [out-of-range]
            1️⃣: note: 0 is the start of a gradient, 1 its end
            2️⃣: warning: the position 42 is out of range; 1 is used instead [out-of-range]
            2️⃣: note: 0 is the start of a gradient, 1 its end
            """)
        let positions = try file.composite("a").parts.map { part -> TokenValue? in
            guard case .composite(let stop) = part.value else { return nil }
            return stop.value(of: "position")
        }
        #expect(positions == [.number(0), .number(1)])
    }
}
