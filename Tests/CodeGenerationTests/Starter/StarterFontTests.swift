import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("Font files in a starter configuration")
struct StarterFontTests {
    private static let style = """
        { "body": { "$type": "typography", "$value": { "fontFamily": "Sample", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
          "gap": { "$type": "number", "$value": 4 } }
        """

    @Test("are listed by their outermost folders, and individually beside the configuration")
    func folders() throws {
        let started = try start(
            Self.style, fonts: ["b.otf", "App/Fonts/a.ttf", "App/Fonts/Mono/c.TTC", "Kit/d.ttf", "Pods/Fonts/e.ttf"])
        #expect(started.run.configuration.fonts.files.map(\.value) == ["b.otf", "App/Fonts", "Kit"])
        #expect(started.run.fonts.files == ["b.otf", "App/Fonts/Mono/c.TTC", "App/Fonts/a.ttf", "Kit/d.ttf"])
        #expect(started.isProven)
    }

    @Test("are not listed if they are in no folder with a package or a project")
    func otherProducts() throws {
        let started = try start(
            Self.style, fonts: ["web/a.ttf", "ios/Fonts/b.ttf"],
            files: [
                "ios/Shop.xcodeproj/project.pbxproj": projectText(
                    #"A1 = { name = Shop; productType = "com.apple.product-type.application"; };"#),
                "ios/Shop/App.swift": "",
            ])
        #expect(started.run.configuration.fonts.files.map(\.value) == ["ios/Fonts"])
    }

    @Test("are not listed if no text style uses a font")
    func noStyles() throws {
        let started = try start(#"{ "gap": { "$type": "number", "$value": 4 } }"#, fonts: ["Fonts/a.ttf"])
        #expect(started.run.configuration.fonts.isEmpty)
        #expect(started.starter.text?.contains("fonts") == false)
    }

    private func start(_ tokens: String, fonts: [String], files: [String: String] = [:]) throws -> Started {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/tokens.json")
            for (path, text) in files { try folder.write(text, to: path) }
            for (number, path) in fonts.enumerated() {
                try folder.write(SampleFont("Sample", "Sample-\(number)").bytes, to: path)
            }
            return CodeGenerationTests.start(in: folder.path)
        }
    }
}
