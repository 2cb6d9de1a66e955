import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("XcodeGen projects")
struct XcodeGenTests {
    private let tokens = ["design/tokens/t.json": #"{ "gap": { "s": \#(number()) } }"#]
    private let project = """
        name: Shop
        settings:
          base:
            SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
        targets:
          ShopWatch:
            type: application
            platform: watchOS
            sources: [Watch]
          Shop:
            type: application
            platform: iOS
            sources:
              - path: App
              - Shared
          ShopTests:
            type: bundle.unit-test
            platform: iOS
            sources: Tests
        """

    @Test("define the app for iOS, its folder and its isolation")
    func app() throws {
        let files = ["project.yml": project, "App/App.swift": "", "Shared/S.swift": "", "Watch/W.swift": ""]
        let started = try start(files, tokens)
        #expect(started.root == "App/Generated")
        #expect(started.starter.summary.target == "Shop")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.run.configuration.targets[0].isNonisolated)
    }

    @Test(
        "define the files that they exclude from the code",
        arguments: [
            ("Old", "gapS"), ("Old/**", "gapS"), ("**/Old", "gapS"), ("Old/*.swift", "gapS"), ("*.swift", "gapS2"),
            ("Old]\n      - path: App/Old/A.swift\n        excludes: [B.swift", "gapS2"),
        ])
    func excludes(_ pattern: String, _ name: String) throws {
        let project = project.replacing("- path: App", with: "- path: App\n        excludes: [\(pattern)]")
        let files = [
            "project.yml": project, "App/App.swift": "", "App/Old/A.swift": "extension CGFloat { static let gapS = 1 }",
        ]
        #expect(try start(files, tokens).symbols["gap.s"] == "CGFloat.\(name)")
    }

    @Test("define whether Xcode declares members for color sets, whose names tokens do not get")
    func xcodeMembers() throws {
        let settings = "settings: { ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: YES }\n"
        let tokens = ["tokens/a.tokens.json": ##"{ "ink": { "$type": "color", "$value": "#000000" } }"##]
        let colors = catalog("App/Colors.xcassets", colors: ["ink"])
        let project = String(project.drop { $0 != "t" })
        let started = try start(["project.yml": settings + project, "App/App.swift": ""], tokens, colors)
        #expect(started.run.configuration.outputs[0].names.replace.map(\.value) == ["inkColor"])
        #expect(started.starter.text?.contains("// Xcode declares members with the names of these colors") == true)
        let other = try start(["project.yml": project, "App/App.swift": ""], tokens, colors)
        #expect(other.run.configuration.outputs[0].names.replace.isEmpty)
        #expect(other.starter.text?.contains("// Members of Color are tokens") == true)
        let off = settings.replacing("}", with: ", ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS: NO }")
        let without = try start(["project.yml": off + project, "App/App.swift": ""], tokens, colors)
        #expect(without.run.configuration.outputs[0].names.replace.isEmpty)
    }

    @Test("can set booleans, which mean YES and NO", arguments: ["true", "YES", "false", "No"])
    func booleans(_ word: String) throws {
        let settings = "settings: { base: { ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: \(word) } }\n"
        let started = try start(
            ["project.yml": settings + "targets: { App: { type: application, sources: [App] } }", "App/A.swift": ""],
            catalog("App/Colors.xcassets", colors: ["ink"]))
        let isOn = ["true", "YES"].contains(word)
        #expect(started.outputs == [isOn ? "ColorAsset.swift" : "ShapeStyle+Colors.swift"])
        #expect(started.starter.text?.contains("may declare") == false)
        let comment = """
              // Xcode declares no members for these colors, because a build setting is NO.
              "rules":      { "asset-symbol-clash": "off" },
            """
        #expect(started.starter.text?.contains(comment) == !isOn)
        #expect(started.isProven)
    }

    @Test("have targets that cannot be read, which a warning says")
    func unread() throws {
        let project = "name: Shop\ntargets:\n  [Shop: { type: application }"
        let started = try start(["Shop/project.yml": project, "Shop/App/A.swift": ""], tokens)
        #expect(
            started.starter.diagnostics.map(\.text) == [
                """
                Shop/project.yml:1:1: warning: cannot read the targets in the file, so it is skipped [skipped-file]
                Shop/project.yml:1:1: note: check that all brackets are closed, or pass a folder for the generated files \
                to --outputs
                """
            ])
    }

    @Test("define which target compiles a catalog")
    func catalogs() throws {
        let started = try start(
            ["project.yml": project, "App/App.swift": "", "Watch/W.swift": ""],
            catalog("Shared/Assets.xcassets", images: ["a"]), catalog("Watch/Assets.xcassets", images: ["b", "c"]))
        #expect(started.run.configuration.targets[0].catalogs.map(\.value) == ["Shared/Assets.xcassets"])
        #expect(
            started.leftOutCatalogs == [
                #"Watch/Assets.xcassets: it belongs to the target "ShopWatch", not to "Shop""#
            ])
    }

    @Test("define libraries that compile a catalog of an app, which a comment names")
    func sharedCatalog() throws {
        let project = """
            targets:
              Shop: { type: application, platform: iOS, sources: [App, Kit/Assets] }
              ShopKit: { type: framework, platform: iOS, sources: [Kit] }
            """
        let started = try start(
            ["project.yml": project, "App/App.swift": "", "Kit/K.swift": ""],
            catalog("Kit/Assets/Icons.xcassets", images: ["a"]))
        #expect(started.starter.summary.target == "Shop")
        let comment =
            #"// "Shop" and "ShopKit" compile the same catalog; init --target NAME uses another, such as "ShopKit"."#
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("define targets with templates, of which the first of several variants is used")
    func templates() throws {
        let project = """
            targetTemplates:
              Base: { platform: iOS, settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }
              App:
                type: application
                templates: [Base]
                sources: ["${target_name}", App]
            targets:
              Shop-Staging: { templates: [App], sources: [App/Configuration] }
              Shop-Production: { templates: [App] }
            """
        let started = try start(["project.yml": project, "App/Configuration/App.swift": "", "App/A.swift": ""], tokens)
        #expect(started.root == "App/Generated")
        #expect(started.starter.summary.target == "Shop-Staging")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.run.configuration.targets[0].isNonisolated)
    }

    @Test("can be in files that others include, whose paths are relative to their own folders")
    func included() throws {
        let targets = """
            include: [../project.yml]
            targets:
              Shop: { type: application, templates: [Base], sources: [App] }
            """
        let project = """
            name: Shop
            include: [{ path: Shop/targets.yml }]
            targetTemplates: { Base: { platform: iOS } }
            """
        let started = try start(["project.yml": project, "Shop/targets.yml": targets, "Shop/App/A.swift": ""], tokens)
        #expect(started.root == "Shop/App/Generated")
        #expect(started.starter.summary.target == "Shop")
        let empty = try start(["project.yml": "name: Shop", "App/A.swift": ""], tokens)
        #expect(empty.starter.summary.lacksTarget)
    }

    @Test(
        "can be in included files whose paths are relative to the first one, also through others",
        arguments: ["false", "no", "true"])
    func relativePaths(_ word: String) throws {
        let files = [
            "project.yml": "include: [{ path: specs/all.yml, relativePaths: \(word) }]",
            "specs/all.yml": "include:\n  - path: deep/app.yml\n    relativePaths: \(word)",
            "specs/deep/app.yml": "targets: { Shop: { type: application, sources: [App] } }", "App/A.swift": "",
            "specs/deep/App/A.swift": "",
        ]
        #expect(try start(files, tokens).root == (word == "true" ? "specs/deep/App/Generated" : "App/Generated"))
    }

    @Test(
        "have new files in no folder that they exclude",
        arguments: [
            ("Generated", "TokenGenerator"), ("Generated/**", "TokenGenerator"),
            ("**/Generated/*.swift", "TokenGenerator"),
            ("Generated/Needle.swift", "Generated"), ("*.swift", "Generated"),
        ])
    func excludedFolder(_ pattern: String, _ folder: String) throws {
        let project = project.replacing("- path: App", with: "- path: App\n        excludes: [\"\(pattern)\"]")
        let started = try start(["project.yml": project, "App/Code/A.swift": ""], tokens)
        #expect(started.root == "App/\(folder)")
    }

    @Test("have new files where most of the code is, or in the folder with the target's name and a quarter of it")
    func mainFolder() throws {
        let project = "targets: { Shop: { type: application, sources: [Empty, Copies/Shop, App/Main, App/More] } }"
        func root(_ count: Int) throws -> String? {
            let code = (0..<count).map { ("App/Main/V\($0).swift", "") }
            let others = [
                "project.yml": project, "Empty/a.json": "{}", "Copies/Shop/S.swift": "", "App/More/M.swift": "",
            ]
            return try start(others, Dictionary(uniqueKeysWithValues: code), tokens).root
        }
        #expect(try root(2) == "Copies/Shop/Generated")
        #expect(try root(3) == "App/Main/Generated")
    }

    @Test("have new files in a folder that all variants of an app compile, and no other target")
    func variants() throws {
        let project = """
            targetTemplates:
              App: { type: application, sources: [Core, Main/Code, Main/Art] }
            targets:
              Shop-Live: { templates: [App], sources: [Live] }
              Shop-Test: { templates: [App], sources: [Test] }
              Widget: { type: app-extension, sources: [Core] }
            """
        let code = ["Core/A", "Core/B", "Core/C", "Main/Code/D", "Live/E", "Live/F", "Live/G", "Test/H"]
        let started = try start(
            Dictionary(uniqueKeysWithValues: code.map { ("\($0).swift", "") }), ["project.yml": project],
            catalog("Main/Art/A.xcassets", images: ["sun"]), catalog("Main/Art/B.xcassets", images: ["moon"]),
            catalog("Live/Own.xcassets", images: ["logo"]))
        #expect(started.root == "Main/Code/Generated")
        #expect(started.starter.summary.target == "Shop-Live")
    }

    @Test("define the catalogs that are only for previews", arguments: ["Mocks Other", "[Mocks, Other]"])
    func previews(_ paths: String) throws {
        let project = """
            targets:
              Shop: { type: application, sources: [App, Mocks], settings: { base: { DEVELOPMENT_ASSET_PATHS: \(paths) } } }
            """
        let started = try start(
            ["project.yml": project, "App/A.swift": ""], catalog("App/A.xcassets", images: ["sun"]),
            catalog("Mocks/M.xcassets", images: ["moon"]))
        #expect(started.leftOutCatalogs == ["Mocks/M.xcassets: it is only for Xcode previews"])
    }

    @Test("can be described by several files together")
    func merged() throws {
        let shared = """
            settings: { base: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }
            targets:
              Shop: { type: application, platform: iOS }
            """
        let project = """
            include: [Shared/app.yml]
            settings: { SWIFT_VERSION: "6.0" }
            targets:
              Shop: { sources: [North] }
            """
        let started = try start(["project.yml": project, "Shared/app.yml": shared, "North/A.swift": ""], tokens)
        #expect(started.root == "North/Generated")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.run.configuration.targets[0].isNonisolated)
    }

    @Test("have any name that begins with project, if their targets have types, and parts are not read twice")
    func otherNames() throws {
        let shared = """
            name: Shop
            targets:
              ShopUI: { type: framework, platform: iOS, sources: [UI] }
              Shop: { sources: [App] }
            """
        let app = """
            include: [project-common.yml]
            targets: { Shop: { type: application, platform: iOS } }
            """
        let files = [
            "project-shop.yaml": app, "project-common.yml": shared, "App/A.swift": "", "UI/U.swift": "",
            "project-hosts.yml": "targets: { web: { url: x } }",
        ]
        let started = try start(files, tokens)
        #expect(started.root == "App/Generated")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.starter.summary.nextSteps.contains("run xcodegen generate --spec project-shop.yaml"))
        let usual = try start(files, ["project.yml": app], tokens)
        #expect(usual.starter.summary.nextSteps.contains("run xcodegen generate"))
    }

    @Test("define the only target, even if it is not an app")
    func onlyTarget() throws {
        let project = "targets:\n  Core: { type: framework, sources: [Core] }"
        let started = try start(["project.yml": project, "Core/A.swift": ""], tokens)
        #expect(started.root == "Core/Generated")
        #expect(started.run.configuration.targets[0].access == .public)
    }

    @Test("count if the Xcode project that was generated from them cannot be read")
    func both() throws {
        let files = [
            "project.yml": project, "Shop.xcodeproj/project.pbxproj": "", "Shop/S.swift": "", "App/A.swift": "",
        ]
        #expect(try start(files, tokens).root == "App/Generated")
    }

    @Test(
        "have new files in an outer folder if an inner one has all code, and in none that they exclude, also if generated"
    )
    func outerFolder() throws {
        let inner = project.replacing("- path: App", with: "- App/UI\n      - path: App")
        #expect(try start(["project.yml": inner, "App/UI/A.swift": ""], tokens).root == "App/Generated")
        let generated = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            B1 = { fileRef = F1; };
            F1 = { path = App/A.swift; };
            G0 = { children = ( F1 ); };
            """)
        let excluding = project.replacing("- path: App", with: "- path: App\n        excludes: [Generated]")
        let files = ["project.yml": excluding, "Shop.xcodeproj/project.pbxproj": generated, "App/A.swift": ""]
        #expect(try start(files, tokens).root == "App/TokenGenerator")
    }
}
