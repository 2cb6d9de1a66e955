import DesignTokens
import LocatedJSON
import Testing

@Suite("Tokens Studio: types")
struct StudioTypeTests {
    @Test("there are 28 types, each known by its own name in any case")
    func ownNames() {
        #expect(StudioType.allCases.count == 28)
        for type in StudioType.allCases {
            #expect(StudioType.named(type.rawValue) == type)
            #expect(StudioType.named(type.rawValue.uppercased()) == type)
        }
    }

    @Test(
        "names that the plugin takes for another are that other",
        arguments: [
            ("space", StudioType.spacing), ("size", .sizing), ("radius", .borderRadius), ("width", .borderWidth),
            ("shadow", .boxShadow), ("fontFamily", .fontFamilies), ("fontWeight", .fontWeights),
            ("lineHeight", .lineHeights), ("fontSize", .fontSizes), ("cubic-bezier", .cubicBezier),
            ("font-family", .fontFamilies), ("font-weights", .fontWeights), ("border-width", .borderWidth),
        ])
    func otherNames(name: String, type: StudioType) { #expect(StudioType.named(name) == type) }

    @Test("other names are unknown", arguments: ["txtDecoration", "letterSpacings", "easing", "", "colour"])
    func unknownNames(name: String) { #expect(StudioType.named(name) == nil) }

    @Test("without any type in a project, the path or the value determines it")
    func inferredTypes() throws {
        let tokens = """
            "color": { "ink": { "value": "#101828" }, "alpha": { "value": 0.5 } }, "brand": { "value": "#0086C9" },
            "space": { "s": { "value": 4 }, "m": { "value": "{space.s} * 2" } }, "columns": { "value": 12 },
            "inset": { "value": "4px" }, "motion": { "duration": { "fast": { "value": 120 } } }, "name": { "value": "Inter" },
            "isNew": { "value": true }, "text": { "value": "{color.ink}" },
            "label": { "value": { "fontFamily": "Inter", "fontSize": 12, "fontWeight": 600 } }
            """
        let reading = try StudioProjectReading(tokens: tokens)
        #expect(reading.diagnostics == [])
        let paths = [
            "color.ink", "color.alpha", "brand", "space.s", "space.m", "columns", "inset", "motion.duration.fast",
            "name",
            "isNew", "text", "label",
        ]
        #expect(
            paths.map { reading.type($0) } == [
                .color, .number, .color, .dimension, .dimension, .number, .dimension, .duration, .string, .boolean,
                .color,
                .typography,
            ])
        #expect(reading.value("space.m") == .dimension(8, .px))
        #expect(reading.part("fontSize", of: "label") == .dimension(12, .px))
        // With a type anywhere, the others are texts, as in the plugin.
        let typed = try StudioProjectReading(tokens: "\(tokens), \"size\": { \"value\": \"4\", \"type\": \"sizing\" }")
        #expect(typed.type("brand") == .string)
    }

    @Test("a color or a length without a type in a project with types is a string, with a warning")
    func missingTypes() throws {
        let files = try MarkedFiles(
            ##"""
            { "a": { "type": "sizing", "value": "4" }, "b": { "value": "red" }, "c": { "value": "50%" },
              1️⃣"d": { "value": "#101828" }, "e": { "value": "4px" }, "f": { "value": "{d}" },
              "g": { "type": "color", "h": { "value": "#101828" } } }
            """##)
        var project = StudioProject(path: "")
        project.addSet(files.sources[0], named: "a")
        files.expect(
            project.reading().diagnostics,
            are: """
                1️⃣: warning: 'd' has no type, so that "#101828" is a string (and 1 more token) [missing-type]
                1️⃣: note: add a "type", as other tokens of the project have
                """)
        // A set that no theme uses has no strings.
        let theme = #"[{ "name": "A", "selectedTokenSets": { "b": "enabled" } }]"#
        project.addSet(try MarkedFiles(#"{ "z": { "type": "sizing", "value": "4" } }"#).sources[0], named: "b")
        project.addThemes(try JSONDocument(parsing: Array(theme.utf8), path: "$themes.json"))
        #expect(!project.reading().diagnostics.contains { $0.code == .missingType })
    }

    @Test("every type but composition has one that the rest of the tool knows")
    func tokenTypes() {
        let types = StudioType.allCases.map { "\($0) \($0.tokenType?.rawValue ?? "-")" }
        #expect(
            types == [
                "color color", "sizing dimension", "spacing dimension", "borderRadius dimension",
                "borderWidth dimension", "opacity number", "fontFamilies fontFamily", "fontWeights fontWeight",
                "fontSizes dimension", "lineHeights number", "letterSpacing dimension", "paragraphSpacing dimension",
                "paragraphIndent dimension", "textCase string", "textDecoration string", "boxShadow shadow",
                "typography typography", "composition -", "border border", "asset string", "boolean boolean",
                "text string", "other string", "number number", "dimension dimension", "duration duration",
                "cubicBezier cubicBezier", "transition transition",
            ])
    }
}
