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

    @Test("are those of the target, of libraries, and for a library also of an app")
    func owners() throws {
        let project = """
            targets:
              Shop: { type: application, platform: iOS, sources: [Shop] }
              Clip: { type: application.on-demand-install-capable, platform: iOS, sources: [Clip] }
              Kit: { type: framework, platform: iOS, sources: [Kit] }
            """
        let files = ["project.yml": project, "Shop/s.swift": "", "Clip/c.swift": "", "Kit/k.swift": ""]
        let fonts = ["Shop/Fonts/a.ttf", "Clip/Fonts/a.ttf", "Kit/Fonts/b.ttf"]
        let app = try start(Self.style, fonts: fonts, files: files)
        #expect(app.starter.summary.target == "Shop")
        #expect(app.run.configuration.fonts.files.map(\.value) == ["Kit/Fonts", "Shop/Fonts"])
        var options = StarterOptions()
        options.target = "Kit"
        let library = try start(Self.style, fonts: fonts, files: files, options)
        #expect(library.run.configuration.fonts.files.map(\.value) == ["Kit/Fonts", "Shop/Fonts"])
    }

    @Test("are not listed if they have no font of a text style")
    func otherFamilies() throws {
        for family in ["Other", "SF Pro"] {
            let started = try start(Self.style.replacing("Sample", with: family), fonts: ["Fonts/a.ttf"])
            #expect(started.run.configuration.fonts.isEmpty && started.isProven)
        }
    }

    @Test("are not listed if no text style uses a font")
    func noStyles() throws {
        let started = try start(#"{ "gap": { "$type": "number", "$value": 4 } }"#, fonts: ["Fonts/a.ttf"])
        #expect(started.run.configuration.fonts.isEmpty)
        #expect(started.starter.text?.contains("fonts") == false)
    }

    private func start(
        _ tokens: String, fonts: [String], files: [String: String] = [:], _ options: StarterOptions = StarterOptions()
    )
        throws -> Started
    {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/tokens.json")
            for (path, text) in files { try folder.write(text, to: path) }
            for (number, path) in fonts.enumerated() {
                try folder.write(SampleFont("Sample", "Sample-\(number)").bytes, to: path)
            }
            return CodeGenerationTests.start(in: folder.path, options)
        }
    }
}
