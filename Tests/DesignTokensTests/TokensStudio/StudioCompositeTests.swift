import DesignTokens
import LocatedJSON
import Testing

@Suite("Tokens Studio: composite values")
struct StudioCompositeTests {
    @Test("the members of a typography are texts, each with its place")
    func typography() throws {
        let text = #"{ "fontFamily": "{font.body}", "fontWeight": 700, "lineHeight": "130%" }"#
        let (typography, reports) = try read(text) { StudioTypography.read($0, in: $1, diagnostics: &$2) }
        #expect(typography?.fontFamily?.text == "{font.body}")
        #expect(typography?.fontWeight?.text == "700")
        #expect(typography?.lineHeight?.text == "130%")
        #expect(typography?.fontSize == nil)
        #expect(reports == "")
    }

    @Test("a member that is spelled wrong is a warning, one that is no text an error")
    func members() throws {
        let text = """
            { 1️⃣"txtDecoration": "none", "fontSize": 2️⃣{ "value": 16 }, "lineHeight": 3️⃣null, 4️⃣"x": 1 }
            """
        try expect(
            text,
            reports: """
                1️⃣: warning: "txtDecoration" is not a member of this value [unknown-member]
                1️⃣: note: did you mean "textDecoration"?
                2️⃣: error: "fontSize" is an object, not a text or a number [invalid-member]
                2️⃣: note: put the value into double quotes
                3️⃣: error: "lineHeight" is null, not a text or a number [invalid-member]
                3️⃣: note: put the value into double quotes
                4️⃣: warning: "x" is not a member of this value [unknown-member]
                4️⃣: note: the members are fontFamily, fontWeight, fontSize, lineHeight, letterSpacing, \
                paragraphSpacing, paragraphIndent, textCase, textDecoration
                """
        ) { StudioTypography.read($0, in: $1, diagnostics: &$2) }
    }

    @Test("a border has a colour, a width and a style, and is an object")
    func border() throws {
        let text = #"{ "color": "{a}", "width": 1e-5, "style": "solid" }"#
        let (border, _) = try read(text) { StudioBorder.read($0, in: $1, diagnostics: &$2) }
        #expect(border?.color?.text == "{a}")
        #expect(border?.width?.text == "0.00001")
        #expect(border?.style?.text == "solid")
        try expect(
            #"1️⃣"1px solid red""#,
            reports: """
                1️⃣: error: the value is an object, not a string [invalid-composite]
                1️⃣: note: its members are color, width, style
                """
        ) { StudioBorder.read($0, in: $1, diagnostics: &$2) }
    }

    @Test("a composition has any members, and of two with one name the first counts")
    func composition() throws {
        let (members, reports) = try read(#"{ "b": "1", "a": true, "b": "2" }"#) {
            StudioMembers.read($0, in: $1, diagnostics: &$2)
        }
        #expect(members?.names == ["b", "a"])
        #expect(members?["b"]?.text == "1")
        #expect(members?["a"]?.text == "true")
        #expect(reports == "")
    }

    @Test("a shadow is one layer, several, or a reference to the layers of another")
    func shadows() throws {
        let layer =
            #"{ "x": "0", "offsetY": 2, "blur": "{b}", "spread": "0", "color": "black", "type": "innerShadow" }"#
        for text in [layer, "[\(layer)]"] {
            let (layers, _) = try read(text) { StudioShadow.layers($0, in: $1, diagnostics: &$2) }
            guard case .shadow(let shadow)? = layers.first else { return #expect(Bool(false)) }
            #expect([shadow.x, shadow.y, shadow.blur].map { $0?.text } == ["0", "2", "{b}"])
            #expect(shadow.type?.text == "innerShadow")
        }
        let (layers, _) = try read(#"["{shadow.a}", \#(layer)]"#) { StudioShadow.layers($0, in: $1, diagnostics: &$2) }
        guard case .reference(let member)? = layers.first else { return #expect(Bool(false)) }
        #expect(member.text == "{shadow.a}")
        #expect(layers.count == 2)
        #expect(try read(#""none""#) { StudioShadow.layers($0, in: $1, diagnostics: &$2) }.0.isEmpty)
    }

    @Test("a shadow in the words of CSS is not read")
    func textShadow() throws {
        try expect(
            ##"[1️⃣"0 0 5px #0000004d", 2️⃣5]"##,
            reports: """
                1️⃣: error: the value is an object, not a string [invalid-composite]
                1️⃣: note: its members are x, y, blur, spread, color, type, offsetX, offsetY
                2️⃣: error: the value is an object, not a number [invalid-composite]
                2️⃣: note: its members are x, y, blur, spread, color, type, offsetX, offsetY
                """
        ) { StudioShadow.layers($0, in: $1, diagnostics: &$2) }
    }

    private func read<Value>(
        _ text: String, _ body: (JSONNode, JSONDocument, inout [Diagnostic]) -> Value
    ) throws -> (Value, String) {
        let source = try MarkedFiles(text).sources[0]
        var diagnostics: [Diagnostic] = []
        let value = body(source.root, source, &diagnostics)
        return (value, diagnostics.map(\.text).joined(separator: "\n"))
    }

    private func expect<Value>(
        _ text: String, reports expected: String, _ body: (JSONNode, JSONDocument, inout [Diagnostic]) -> Value
    ) throws {
        let files = try MarkedFiles(text)
        var diagnostics: [Diagnostic] = []
        _ = body(files.sources[0].root, files.sources[0], &diagnostics)
        files.expect(diagnostics, are: expected)
    }
}
