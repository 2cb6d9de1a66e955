import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The colors of a catalog in a starter configuration, beside Xcode's own members")
struct StarterXcodeMemberTests {
    private static let key = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

    /// Returns a project with an app, with the build setting in the configurations of the project and the app.
    private func project(debug: String?, release: String?, ownRelease: String?) -> String {
        let settings = [debug, release, nil, ownRelease].map { $0.map { "\(Self.key) = \($0); " } ?? "" }
        return projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L1;
                   fileSystemSynchronizedGroups = ( G1, ); };
            G0 = { isa = PBXGroup; children = ( G1 ); sourceTree = "<group>"; };
            G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
            L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, C1, ); };
            L1 = { isa = XCConfigurationList; buildConfigurations = ( C2, C3, ); };
            C0 = { isa = XCBuildConfiguration; buildSettings = { \(settings[0])}; name = Debug; };
            C1 = { isa = XCBuildConfiguration; buildSettings = { \(settings[1])}; name = Release; };
            C2 = { isa = XCBuildConfiguration; buildSettings = { \(settings[2])}; name = Debug; };
            C3 = { isa = XCBuildConfiguration; buildSettings = { \(settings[3])}; name = Release; };
            """
        ).replacing("mainGroup = G0;", with: "mainGroup = G0; buildConfigurationList = L0;")
    }

    private func start(
        debug: String? = nil, release: String? = nil, ownRelease: String? = nil, _ files: [String: String]
    ) throws -> Started {
        let text = project(debug: debug, release: release, ownRelease: ownRelease)
        return try CodeGenerationTests.start(["Shop.xcodeproj/project.pbxproj": text, "Shop/App.swift": ""], files)
    }

    private let colors = catalog("Shop/Assets.xcassets", colors: ["ink", "paper"])

    @Test("are written into the synchronized folder of the target, whatever its name")
    func folder() throws {
        let text = project(debug: nil, release: nil, ownRelease: nil).replacing("path = Shop;", with: "path = Source;")
        let started = try CodeGenerationTests.start(
            ["Shop.xcodeproj/project.pbxproj": text, "Source/App.swift": ""],
            catalog("Source/Assets.xcassets", colors: ["ink"]))
        #expect(started.root == "Source/Generated")
        #expect(started.starter.summary.target == "Shop")
    }

    private func templates(_ started: Started) -> [String] {
        started.run.configuration.outputs.map(\.template.value)
    }

    @Test("are a type of their own, if Xcode declares members according to the project")
    func colorAssets() throws {
        let empty = ["Shop/Assets.xcassets/AccentColor.colorset/Contents.json": #"{ "colors": [] }"#]
        let started = try start(debug: "YES", release: "YES", colors.merging(empty) { $1 })
        #expect(
            started.starter.text == """
                {
                  "catalogs":   ["Shop/Assets.xcassets"],
                  "access":     "internal",
                  "outputRoot": "Shop/Generated",
                  "outputs": [
                    // Xcode declares members with the names of these colors, so this is a type for use with Color(asset:).
                    { "template": "color-asset", "path": "ColorAsset.swift",
                      "assets": { "exclude": ["AccentColor"] } }
                  ]
                }

                """)
        #expect(started.starter.summary.counts == "2 color sets have an output")
        #expect(started.problems.isEmpty && started.codes.isEmpty)
        #expect(!started.run.hasErrors)
    }

    @Test("are no tokens then, so a color can have the path of a group in another catalog")
    func noTokens() throws {
        let hues = catalog("Shop/Hues.xcassets", colors: ["line", "sea"])
        let lines = catalog("Shop/Lines.xcassets", colors: ["line/strong"])
        let started = try start(debug: "YES", release: "YES", hues.merging(lines) { $1 })
        #expect(started.run.configuration.sources.isEmpty && started.codes.isEmpty && started.isProven)
        #expect(started.starter.summary.counts == "3 color sets have an output")
    }

    @Test("have an output beside the one for images")
    func images() throws {
        let started = try start(
            debug: "YES", colors.merging(catalog("Shop/Images.xcassets", images: ["logo"])) { $1 })
        #expect(templates(started) == ["color-asset", "image-asset"])
        #expect(started.starter.summary.catalogs == ["Shop/Assets.xcassets", "Shop/Images.xcassets"])
    }

    @Test("are members, if neither the project nor the target has the setting")
    func members() throws {
        for setting in [nil, "NO"] {
            let started = try start(debug: setting, colors)
            #expect(templates(started) == ["color-set"])
            #expect(started.starter.text?.contains("// Xcode may declare members with the same names") == true)
            #expect(started.starter.text?.contains("rules") == false)
        }
    }

    @Test("are members without a note in each run, if the setting is off in all configurations")
    func explicitlyOff() throws {
        let started = try start(debug: "NO", release: "NO", colors)
        #expect(
            started.starter.text == """
                {
                  "sources":    ["Shop/Assets.xcassets"],
                  // Xcode declares no members for these colors, because a build setting is NO.
                  "rules":      { "asset-symbol-clash": "off" },
                  "access":     "internal",
                  "outputRoot": "Shop/Generated",
                  "outputs": [
                    { "template": "color-set", "path": "ShapeStyle+Colors.swift" }
                  ]
                }

                """)
        let reason = "\"rules\": Xcode declares no members for these colors, because a build setting is NO"
        #expect(started.starter.summary.reasons.contains(reason))
        #expect(started.isProven)
    }

    @Test("are members, if Xcode generates no symbols for assets at all")
    func noSymbols() throws {
        let off = "YES; ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO"
        #expect(templates(try start(debug: off, release: off, colors)) == ["color-set"])
        #expect(templates(try start(debug: off, release: "YES", colors)) == ["color-asset"])
        #expect(templates(try start(release: "YES", ownRelease: off, colors)) == ["color-set"])
    }

    @Test("are members in a namespace, for which Xcode declares a type of its own")
    func namespace() throws {
        let files = catalog(
            "Shop/Assets.xcassets/Hues", colors: ["ink"], properties: #"{ "provides-namespace": true }"#)
        let started = try start(debug: "YES", release: "YES", files)
        #expect(templates(started) == ["color-set"])
        #expect(started.starter.text?.contains("Xcode may declare") == false)
    }

    @Test("follow the target's setting before the project's, in any configuration")
    func targetFirst() throws {
        #expect(templates(try start(release: "YES", ownRelease: "NO", colors)) == ["color-set"])
        #expect(templates(try start(debug: "YES", release: "YES", ownRelease: "NO", colors)) == ["color-asset"])
        #expect(templates(try start(debug: "NO", release: "NO", ownRelease: "YES", colors)) == ["color-asset"])
    }

    @Test("follow the catalog's own setting first")
    func catalogFirst() throws {
        func colors(_ word: String) -> [String: String] {
            catalog(
                "Shop/Assets.xcassets", colors: ["ink"],
                properties: #"{ "generate-swift-asset-symbol-extensions": "\#(word)" }"#)
        }
        let disabled = try start(debug: "YES", release: "YES", colors("disabled"))
        #expect(templates(disabled) == ["color-set"])
        #expect(disabled.starter.text?.contains("may declare") == false)
        #expect(disabled.starter.text?.contains("rules") == false)
        #expect(templates(try start(colors("enabled"))) == ["color-asset"])
    }

    private static let stencil = "public extension UIColor { static let {{color.name}} = UIColor(named: \"\")! }"

    @Test("are also a type if Tuist declares names for them with a template of the project")
    func synthesizer() throws {
        let manifest = """
            let project = Project(name: "Kit", targets: [.target(
                name: "Kit", product: .framework, sources: ["Kit/Code/**"], resources: ["Kit/Assets/**"]
            )], resourceSynthesizers: [.fonts(), .custom(name: "Hues", parser: .assets, extensions: ["xcassets"])])
            """
        let files = ["Kit/Code/k.swift": "import UIKit", "Project.swift": manifest]
        let colors = catalog("Kit/Assets/Colors.xcassets", colors: ["ink", "paper"])
        let file = "Tuist/ResourceSynthesizers/Hues.stencil"
        let started = try CodeGenerationTests.start(files, colors, [file: Self.stencil])
        #expect(templates(started) == ["color-asset"])
        let comment =
            #"// "Tuist/ResourceSynthesizers/Hues.stencil" declares members with the names of these colors, so this is a type"#
        #expect(started.starter.text?.contains(comment) == true)
        #expect(started.isProven)
        #expect(templates(try CodeGenerationTests.start(files, colors)) == ["color-asset"])
        let images = try CodeGenerationTests.start(files, colors, [file: "{{image.name}}"])
        #expect(templates(images) == ["ui-color-set"])
        let own = ["Project.swift": manifest.replacing(".custom(name: \"Hues\", parser: .assets", with: ".strings(a")]
        #expect(templates(try CodeGenerationTests.start(files.merging(own) { $1 }, colors)) == ["ui-color-set"])
        let usual = [file.replacing("Hues", with: "Assets"): Self.stencil]
        let replaced = try CodeGenerationTests.start(files.merging(own) { $1 }, colors, usual)
        #expect(templates(replaced) == ["color-asset"])
    }

    @Test("are also a type if SwiftGen declares names for them with a template of the project")
    func swiftGen() throws {
        let yaml = "xcassets: { inputs: Shop, outputs: { templatePath: own.stencil, output: '${DERIVED}/C.swift' } }"
        let files = ["swiftgen.yml": yaml, "own.stencil": Self.stencil + "{{param.type|default:\"ColorAsset\"}}"]
        let started = try start(colors.merging(files) { $1 })
        #expect(templates(started) == ["color-asset"])
        #expect(started.run.configuration.outputs[0].scopeName == "TokenColorAsset")
        #expect(started.isProven)
    }

    @Test("are beside images of another type if a template declares the usual one", arguments: [true, false])
    func typesOfTemplate(isTuist: Bool) throws {
        let stencil = "public struct ImageAsset { let title: String }"
        let tuist = [
            "Tuist/ResourceSynthesizers/Assets.stencil": stencil,
            "Project.swift": """
            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", product: .app, sources: ["Shop/**"], resources: ["Shop/**"])])
            """,
        ]
        let yaml = "xcassets: { inputs: Shop, outputs: { templatePath: own.stencil, output: A.swift } }"
        let files = isTuist ? tuist : ["swiftgen.yml": yaml, "own.stencil": stencil, "Shop.xcodeproj/p": ""]
        let images = catalog("Shop/A.xcassets", images: ["star"])
        let started = try CodeGenerationTests.start(files, ["Shop/s.swift": "import SwiftUI"], images)
        #expect(started.run.configuration.outputs.map(\.scopeName) == ["TokenImageAsset"])
        let other = files.mapValues { $0.replacing("struct Image", with: "struct OwnImage") }
        let usual = try CodeGenerationTests.start(other, ["Shop/s.swift": "import SwiftUI"], images)
        #expect(usual.run.configuration.outputs.map(\.scopeName) == ["ImageAsset"])
    }

    @Test("keep their names from tokens if a template declares them, or a file that Tuist has written")
    func tokensBesideTemplate() throws {
        let manifest = """
            let project = Project(name: "Kit", targets: [.target(
                name: "Kit", product: .framework, sources: ["Kit/Code/**"], resources: ["Kit/Assets/**"])])
            """
        let code = "import UIKit\n"
        let files = [
            "Kit/Code/k.swift": code, "Project.swift": manifest,
            "Tuist/ResourceSynthesizers/Assets.stencil": Self.stencil,
            "Derived/Sources/Hues+Kit.swift": code + "extension UIColor { static let moss = UIColor.red }",
            "Derived/Sources/Hues+Other.swift": code + "extension UIColor { static let sand = UIColor.red }",
            "tokens/t.json": object(["ink", "moss", "sand"], color()),
        ]
        let started = try CodeGenerationTests.start(files, catalog("Kit/Assets/A.xcassets", colors: ["ink"]))
        #expect(started.symbols["ink"] == "UIColor.inkColor" && started.symbols["moss"] == "UIColor.mossColor")
        #expect(started.symbols["sand"] == "UIColor.sand")
    }

    @Test("are also a type if a package contains the same code")
    func package() throws {
        let manifest = #"let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Shop")])"#
        let files = colors.merging(["Package.swift": manifest]) { $1 }
        #expect(templates(try start(debug: "YES", files)) == ["color-asset"])
        #expect(templates(try start(files)) == ["color-set"])
    }
}
