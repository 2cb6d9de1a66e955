import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The options of init")
struct StarterOptionTests {
    private static let tokens = [
        "tokens/kit.json": #"""
        { "color": { "$type": "color", "brand": { "ink": { "$value": "#111111" }, "page": { "$value": "#eeeeee" } },
                     "text": { "main": { "$value": "{color.brand.ink}" } } },
          "gap": { "$type": "dimension", "small": { "$value": { "value": 4, "unit": "px" } } } }
        """#
    ]

    private func start(_ change: (inout StarterOptions) -> Void) throws -> Started {
        var options = StarterOptions()
        change(&options)
        return try CodeGenerationTests.start(Self.tokens, asking: options)
    }

    @Test("set the layer of a group")
    func layers() throws {
        #expect(try start { _ in }.layer(.semantic) == ["color.text"])
        let started = try start { $0.layers = ["color.text": .primitive] }
        #expect(started.layer(.semantic) == [])
        #expect(started.layer(.primitive) == ["color"])
        #expect(started.isProven)
    }

    @Test("set a template for the same types, in a file named after its scope")
    func templates() throws {
        let started = try start { $0.templates = ["ui-color"] }
        #expect(started.outputs.contains("UIColor+Colors.swift"))
        #expect(!started.outputs.contains("ShapeStyle+Colors.swift"))
        #expect(started.isProven)
    }

    @Test("set the folder of the outputs")
    func outputRoot() throws {
        #expect(try start { $0.outputRoot = "App/Design" }.root == "App/Design")
    }

    @Test("set tokens outside of the folder, instead of those in it")
    func tokens() throws {
        try withTemporaryFolder { folder in
            for (path, text) in Self.tokens { try folder.write(text, to: "kit/" + path) }
            try folder.write(#"{ "old": { "$type": "number", "$value": 1 } }"#, to: "app/tokens/old.json")
            var options = StarterOptions()
            options.tokens = "../kit"
            let started = CodeGenerationTests.start(in: folder.path + "/app", options)
            #expect(started.starter.summary.sources == ["../kit/tokens/kit.json"])
            #expect(started.isProven)
        }
    }

    @Test("must exist")
    func unknown() throws {
        let started = try start {
            $0.layers = ["color.txt": .semantic]
            $0.templates = ["ui-colr", "image-asset"]
        }
        #expect(started.starter.text == nil)
        #expect(
            started.starter.diagnostics.map(\.text) == [
                """
                error: cannot find the group 'color.txt' in the token files [unknown-path]
                note: did you mean 'color.text'?
                """,
                """
                error: cannot find the template 'ui-colr' [unknown-template]
                note: did you mean 'ui-color'?
                """,
                """
                error: no output can use the template 'image-asset' [unknown-template]
                note: use a template for the same types as one of cgfloat, color-hex, shape-style
                """,
            ])
        #expect(
            try start { $0.tokens = "gone" }.starter.diagnostics.map(\.text) == [
                """
                error: cannot find 'gone' [no-token-files]
                note: pass a token file, or a folder with token files, to --tokens
                """
            ])
    }

    @Test(
        "leave layers to the colors, which the reasons count",
        arguments: [
            (0, 1, "primitive", "its only color is a value"),
            (1, 1, "semantic", "its only color refers to another token"),
            (0, 3, "primitive", "all of its 3 colors are values"),
            (1, 3, "primitive", "1 of its 3 colors refers to another token"),
            (2, 3, "semantic", "2 of its 3 colors refer to other tokens"),
            (2, 2, "semantic", "both of its colors refer to other tokens"),
        ])
    func reasonsInColors(_ references: Int, _ all: Int, _ layer: String, _ reason: String) throws {
        let colors = (0..<all).map { "\"c\($0)\": \($0 < references ? reference("base.gray") : color())" }
        let started = try CodeGenerationTests.start(
            "{ \"base\": { \"gray\": \(color()) }, \"page\": { \(colors.joined(separator: ", ")) } }")
        #expect(started.starter.summary.reasons.contains("\(layer) \"page\": \(reason)"))
    }

    @Test("are among the reasons for choices")
    func reasons() throws {
        let started = try start {
            $0.layers = ["color.text": .semantic]
            $0.outputRoot = "Gen"
        }
        #expect(
            started.starter.summary.reasons == [
                #"source "tokens/kit.json": it contains tokens that no other source contains"#,
                #"primitive "color.brand": both of its colors are values"#,
                #"semantic "color.text": --layer"#, #"output root "Gen": --outputs"#,
                #"access "public": other modules can import the target"#,
                #""ShapeStyle+Colors.swift" from "shape-style": it writes 3 tokens of the type color"#,
                #"names in "ShapeStyle+Colors.swift" without "color": all tokens of the output are in it"#,
                #"names in "ShapeStyle+Colors.swift" without "color.brand": it names a layer"#,
                #""CGFloat+Tokens.swift" from "cgfloat": it writes 1 token of the types dimension, number"#,
                #""Color+Hex.swift" from "color-hex": Colors are written as Color(hex:)"#,
            ])
    }
}
