import DesignTokens
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("A starter configuration for the sample tokens")
struct SampleStarterTests {
    private let started: Started

    init() throws {
        let sample = FilePath.join(FilePath.parent(of: #filePath), "../../../tokens/Mode 1.tokens.json")
        let bytes = try LocalFileSystem().read(sample)
        started = try start(["tokens/Mode 1.tokens.json": String(decoding: bytes, as: UTF8.self)])
    }

    @Test("infers the layers")
    func layers() {
        #expect(started.layer(.primitive) == ["Colors.brand"])
        #expect(started.layer(.semantic) == ["Colors.semantic"])
        #expect(started.layer(.component) == ["Component"])
    }

    @Test(
        "chooses the names that a person would choose",
        arguments: [
            ("Colors.brand.primary.500", "ShapeStyle.primary500"),
            ("Colors.brand.primary.Alpha.8", "ShapeStyle.primaryAlpha8"),
            ("Colors.semantic.text.primary", "ShapeStyle.textPrimary"),
            ("Colors.semantic.status.error.error", "ShapeStyle.statusError"),
            ("Spacing.16", "CGFloat.s16"),
            ("Radius.none", "CGFloat.radiusNone"),
            ("Component.button.primary.background.default", "ComponentToken.Button.Primary.Background.default"),
        ])
    func names(path: String, symbol: String) {
        #expect(started.symbols[path] == symbol)
    }

    @Test("uses every token without a diagnostic")
    func everything() {
        #expect(started.isProven)
        #expect(started.starter.diagnostics.isEmpty)
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(started.starter.summary.takenCount == started.run.resolution.graph.tokens.count)
    }

    @Test("is short: it omits default values and has one output for each kind of value")
    func text() {
        let expected = """
            {
              "sources":    ["tokens/Mode 1.tokens.json"],
              // Primitive groups contain values; semantic colors mostly refer to other tokens.
              "layers":     { "primitive": ["Colors.brand"], "semantic": ["Colors.semantic"], "component": ["Component"] },
              "outputRoot": "Generated",
              "outputs": [
                { "template": "shape-style", "path": "ShapeStyle+Colors.swift",
                  "tokens": { "exclude": ["Component"] }, "names": { "drop": ["Colors.brand", "Colors.semantic"] } },
                { "template": "cgfloat", "path": "CGFloat+Tokens.swift",
                  "tokens": { "exclude": ["Component"] }, "names": { "replace": { "Spacing": "s" } } },
                { "template": "component-token", "path": "ComponentToken.swift",
                  "tokens": { "groups": ["Component"] }, "names": { "drop": ["Component"] } },
                // Colors are written as Color(hex:). Remove this output if the project has this initializer.
                { "template": "color-hex", "path": "Color+Hex.swift" }
              ]
            }

            """
        #expect(started.starter.text == expected)
    }
}
