import DesignTokens
import Testing

@Suite("Variables of Figma of kinds that the format does not have") struct FigmaKindTests {
    @Test("are skipped, and reported with their kinds")
    func unsupported() throws {
        let files = try MarkedFiles(
            """
            { "motion": {
                "custom": { "$type": "cubicBezier", "$value": 1️⃣{ "type": "CUSTOM_CUBIC_BEZIER",
                  "easingFunctionCubicBezier": { "x1": 0.1, "y1": 0, "x2": 0.3, "y2": 1 } } },
                "spring": { "$type": "cubicBezier", "$value": 2️⃣"spring(bounce 0.35)" },
                "gentle": { "$type": "easing", "$value": 3️⃣"gentle" },
                "hold": { "$type": "string", "$value": 4️⃣"hold", "$extensions": { "com.figma.type": "EASING" } },
                "late": { "$type": "number", "$value": 5️⃣0.3, "$extensions": { "com.figma": { "type": "timing" } } },
                "named": { "$value": 6️⃣{ "type": "GENTLE" } } },
              "veil": { "$type": "color", "$value": 7️⃣{ "type": "VARIABLE_EXPRESSION" } } }
            """)
        files.expect(
            files.document.diagnostics,
            are: [
                (1, "motion.custom", "CUSTOM_CUBIC_BEZIER"), (2, "motion.spring", "spring(bounce 0.35)"),
                (3, "motion.gentle", "easing"), (4, "motion.hold", "EASING"), (5, "motion.late", "timing"),
                (6, "motion.named", "GENTLE"), (7, "veil", "VARIABLE_EXPRESSION"),
            ].map { mark, path, kind in
                """
                \(mark)\u{FE0F}\u{20E3}: error: '\(path)' is a Figma variable of the unsupported kind '\(kind)' \
                [unsupported-variable]
                \(mark)\u{FE0F}\u{20E3}: note: export it as a different type, such as "cubicBezier", or \
                exclude it from the outputs with "exclude": ["\(path)"]
                """
            }.joined(separator: "\n"))
        #expect(files.document.diagnostics.map(\.lostTokens.count) == Array(repeating: 1, count: 7))
    }

    @Test("are used where their values are those of a type")
    func supported() throws {
        let reading = try MarkedFiles(
            """
            { "curve": { "$type": "cubicBezier", "$value": [0, 0, 1, 1], "$extensions": { "com.figma.type": "easing" } },
              "time": { "$type": "duration", "$value": { "value": 0.3, "unit": "s" },
                "$extensions": { "com.figma.type": "TIMING" } },
              "alias": { "$type": "string", "$value": "{text}", "$extensions": { "com.figma.type": "EASING" } },
              "text": { "$type": "string", "$value": "gentle", "$extensions": { "com.figma.type": "string" } } }
            """
        ).document
        #expect(reading.diagnostics == [])
        #expect(reading.tokens.map(\.path) == ["curve", "time", "alias", "text"])
    }

    @Test("are told from tokens of other tools by what Figma says of them")
    func otherFiles() throws {
        let text = #"{ "a": { "$type": "cubicBezier", "$value": "gentle" } }"#
        let reading = DTCGReader.read(try MarkedFiles(text).sources[0], rules: .lenient)
        #expect(reading.diagnostics.map(\.code) == [.invalidValue])
    }
}
