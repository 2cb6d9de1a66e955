import Projects
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The catalogs of a Tuist project in a starter configuration")
struct StarterTuistTests {
    private func manifest(_ targets: String...) -> String {
        """
        import ProjectDescription
        let project = Project(name: "Shop", targets: [
            \(targets.joined(separator: ",\n"))
        ])
        """
    }

    private let app = """
        .target(
            name: "App", destinations: .iOS, product: .app,
            infoPlist: .extendingDefault(with: ["Launch (old": ["resources": "Widget/**"]]),
            sources: ["App/Sources/**", "App/Generated/**"], resources: ["App/Resources/**"],
            dependencies: [.target(name: "Widget")])
        """
    private let widget = """
        .target(
            name: "Widget", product: .appExtension, resources: ["Widget/Resources/**"], sources: ["Widget/Sources/**"])
        """
    private let code = ["App/Sources/App.swift": "", "Widget/Sources/Widget.swift": ""]

    /// Returns the catalogs in the configuration of an app with such resources, beside a library.
    private func taken(_ resources: String) throws -> [String] {
        let app = ".target(name: \"App\", product: .app, sources: \"Code/App/**\", resources: \(resources))"
        let kit = #".target(name: "Kit", product: .framework, sources: ["Code/Kit/**"], resources: ["Kit/**"])"#
        let started = try start(
            ["Project.swift": manifest(app, kit), "Code/App/a.swift": "", "Code/Kit/b.swift": ""],
            catalog("App/A.xcassets", images: ["cart", "bell", "bin", "star"]),
            catalog("App/Old/B.xcassets", images: ["moon"]), catalog("Shared/C.xcassets", images: ["sun"]),
            catalog("Kit/K.xcassets", images: ["logo"]))
        #expect(started.root == "Code/App/Generated")
        return started.run.configuration.targets[0].catalogs.map(\.value)
    }

    @Test("are beside generated files in the folder with most of the code, but in none that the target excludes")
    func mainFolder() throws {
        let main = #".glob("Main/**", excluding: "Main/Generated")"#
        let app = ".target(name: \"App\", product: .app, sources: [\"Core/**\", \(main)])"
        let started = try start(
            ["Project.swift": manifest(app), "Core/a.swift": "", "Main/b.swift": "", "Main/c.swift": ""],
            ["tokens/a.json": "{ \"gap\": \(number()) }"])
        #expect(started.root == "Main/TokenGenerator")
    }

    @Test("belong to a target that is named after its folder, if code computes its name")
    func computedName() throws {
        let target = #".target(name: rawValue, product: .app, sources: ["Shop/Sources/**"], resources: ["Shop/R/**"])"#
        let started = try start(
            ["Project.swift": manifest(target), "Shop/Sources/A.swift": ""],
            catalog("Shop/R/A.xcassets", images: ["logo"]))
        #expect(started.starter.summary.target == "Shop")
    }

    @Test("belong to a library if its product is computed, except those of tests")
    func computedProduct() throws {
        let kit = #".target(name: "Kit", product: Kinds.usual, sources: ["Kit/**"], resources: ["Kit/**/*.xcassets"])"#
        let tests = kit.replacing("Kit", with: "KitTests")
        let started = try start(
            code, ["Project.swift": manifest(app, kit, tests), "Kit/k.swift": "", "KitTests/t.swift": ""],
            catalog("App/Resources/A.xcassets", images: ["logo"]), catalog("Kit/K.xcassets", images: ["bell"]))
        #expect(started.catalogsByTarget == ["App/Resources/A", "Kit/K"])
        #expect(started.run.configuration.targets.map(\.access) == [.internal, .public])
        var options = StarterOptions()
        options.target = "KitTests"
        let files = ["Project.swift": manifest(app, kit, tests), "Kit/k.swift": "", "KitTests/t.swift": ""]
        #expect(try start(files.merging(code) { $1 }, asking: options).codes == [.unknownTarget])
    }

    @Test("belong to a target whose name is a constant of a type of the helpers")
    func constantOfHelper() throws {
        let helper = "enum Names { struct Other { let app = 1 }\n  static let app = \"Store\" }\nlet app = \"None\""
        let target = #".target(name: Names.app, product: .app, sources: ["Code/**"], resources: ["Code/**"])"#
        let started = try start(
            [
                "iOS/Project.swift": manifest(target), "Tuist/ProjectDescriptionHelpers/N.swift": helper,
                "iOS/Code/A.swift": "",
            ], catalog("iOS/Code/A.xcassets", images: ["logo"]))
        #expect(started.starter.summary.target == "Store")
    }

    @Test("of several targets name the frameworks, which keep their code apart from the app's")
    func sharedResources() throws {
        let app = #".target(name: "Shop", product: .app, sources: "Shop/**", resources: ["Shop/**/*.xcassets"])"#
        let kit = #".target(name: "Looks", product: .framework, resources: ["Shop/**/*.xcassets"])"#
        let core = #".target(name: "Core", product: .framework, sources: "Core/**", resources: ["Shop/**/*.xcassets"])"#
        let files = ["Project.swift": manifest(app, kit, core), "Shop/A.swift": "", "Core/B.swift": ""]
        let assets = catalog("Shop/A.xcassets", images: ["logo"])
        let started = try start(files, assets)
        let comment = """
            // "Shop", "Looks" and "Core" compile the same catalog; init --target NAME uses another, such as "Looks", "Core".
            """
        #expect(started.starter.text?.contains(comment) == true)
        var options = StarterOptions()
        options.target = "Looks"
        let looks = try start(files.merging(assets) { $1 }, asking: options)
        #expect(looks.root == "Looks/Generated")
    }

    @Test("are those of one of several targets")
    func severalTargets() throws {
        let started = try start(
            code, ["Project.swift": manifest(app, widget)],
            catalog("App/Resources/Images.xcassets", images: ["logo"]),
            catalog("Widget/Resources/Marks.xcassets", images: ["mark", "anchor"]))
        #expect(started.starter.summary.catalogs == ["App/Resources/Images.xcassets"])
        #expect(
            started.leftOutCatalogs == [
                #"Widget/Resources/Marks.xcassets: it belongs to the target "Widget", not to "App""#
            ])
        #expect(started.root == "App/Sources/Generated")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.starter.summary.target == "App")
    }

    @Test("are those of an extension with the most assets and of its app, or of the app with the token files")
    func largestExtension() throws {
        let catalogs = [
            catalog("App/Resources/A.xcassets", images: ["logo"]),
            catalog("Widget/Resources/B.xcassets", images: ["mark", "anchor", "buoy"]),
        ].reduce(code) { $0.merging($1) { $1 } }
        let project = ["Project.swift": manifest(app, widget)]
        let one = try start(catalogs, project)
        #expect(one.root == "Widget/Sources/Generated")
        #expect(one.run.configuration.targets.map(\.name?.value) == ["Widget", "App"])
        #expect(one.starter.summary.catalogs == ["Widget/Resources/B.xcassets", "App/Resources/A.xcassets"])
        let other = try start(catalogs, project, ["tokens/a.json": "{ \"gap\": \(number()) }"])
        #expect(other.root == "App/Sources/Generated")
        #expect(other.starter.summary.catalogs == ["App/Resources/A.xcassets"])
    }

    @Test(
        "are those that the resources list, in any notation",
        arguments: [
            (#"["App/**"]"#, ["App/A.xcassets", "App/Old/B.xcassets"]), (#""App/A.xcassets""#, ["App/A.xcassets"]),
            (#"["App"]"#, ["App/A.xcassets", "App/Old/B.xcassets"]),
            (#"["App/*.xcassets", "App/*.json"]"#, ["App/A.xcassets"]),
            (#"["**/A.xcassets", "Shared/**/*.xcassets",]"#, ["App/A.xcassets", "Shared/C.xcassets"]),
            (#"["App/A.xcassets/**", "Shared/C.xcassets"]"#, ["App/A.xcassets", "Shared/C.xcassets"]),
            (#"[.glob(pattern: "App/**", excluding: ["App/Old/**"])]"#, ["App/A.xcassets"]),
            (
                #".resources([.glob(pattern: .relativeToManifest("App/*.*")), .folderReference(path: "Shared")])"#,
                ["App/A.xcassets"]
            ),
        ])
    func patterns(_ resources: String, _ catalogs: [String]) throws { #expect(try taken(resources) == catalogs) }

    @Test("include those in buildable folders")
    func buildableFolders() throws {
        let kit = #".target(name: "Kit", product: .framework, buildableFolders: ["Kit/Sources", "Kit/Resources"])"#
        let started = try start(
            code, ["Project.swift": manifest(app, kit), "Kit/Sources/k.swift": ""],
            catalog("App/Resources/A.xcassets", images: ["logo"]),
            catalog("Kit/Resources/K.xcassets", images: ["mark", "anchor", "buoy"]))
        #expect(started.root == "Kit/Sources/Generated")
        #expect(started.starter.summary.catalogs == ["Kit/Resources/K.xcassets", "App/Resources/A.xcassets"])
        #expect(
            started.starter.summary.outputs
                == ["Kit/Sources", "App/Sources"].map { $0 + "/Generated/ImageAsset.swift" })
        #expect(started.isProven)
    }

    @Test("are those of a target that a helper writes out, which --target can name")
    func computedTarget() throws {
        var options = StarterOptions()
        options.target = "Paint"
        let files = [
            "Projects/Paint/Project.swift": "import ProjectDescription\nlet project = Module.paint.project",
            "Projects/Paint/Sources/Brush.swift": "", "tokens/a.json": "{ \"gap\": \(number()) }",
        ].merging(catalog("Projects/Paint/Resources/Art.xcassets", images: ["star"])) { $1 }
        for options in [options, StarterOptions()] {
            let started = try start(files, asking: options)
            #expect(started.root == "Projects/Paint/Sources/Generated")
            #expect(started.starter.summary.target == "Paint")
            #expect(started.starter.summary.catalogs == ["Projects/Paint/Resources/Art.xcassets"])
        }
    }

    @Test("belong to the target of the manifest beside Xcode projects that list less", arguments: ["ADock", "Zebra"])
    func olderProject(name: String) throws {
        func project(_ objects: String) -> String {
            projectText(
                """
                A1 = { name = App; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); };
                S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                F1 = { isa = PBXFileReference; path = Sources/App.swift; sourceTree = "<group>"; };
                \(objects)
                """)
        }
        let old = project(
            """
            R1 = { isa = PBXResourcesBuildPhase; files = ( ); };
            G0 = { isa = PBXGroup; children = ( F1 ); sourceTree = "<group>"; };
            """)
        let new = project(
            """
            R1 = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            F2 = { isa = PBXFileReference; path = Resources/A.xcassets; sourceTree = "<group>"; };
            G0 = { isa = PBXGroup; children = ( F1, F2 ); sourceTree = "<group>"; };
            """)
        let helper = """
            extension Project { static func make(name: String) -> Project { Project(name: name, targets: [
                .target(name: name, product: .app, sources: ["Sources/**"], resources: ["Resources/**"])]) } }
            """
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Make.swift": helper, "UI/Sources/App.swift": "",
                "UI/Project.swift": "let project = Project.make(name: \"App\")",
                "UI/\(name).xcodeproj/project.pbxproj": old, "UI/App.xcodeproj/project.pbxproj": new,
            ], catalog("UI/Resources/A.xcassets", images: ["logo"]))
        #expect(started.catalogsByTarget == ["UI/Resources/A"])
        #expect(started.root == "UI/Sources/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
        #expect(started.starter.summary.nextSteps.contains("run tuist generate"))
        #expect(started.starter.summary.nextSteps.allSatisfy { !$0.contains("in Xcode") })
        #expect(started.starter.text?.contains("compile the same catalog") == false)
    }

    @Test("are loaded by Tuist's bundle, with a comment, if a helper computes the resources", arguments: ["app", nil])
    func unreadResources(product: String?) throws {
        let helper = """
            extension Target { static func art(_ product: Product) -> Target {
                .make(product: product, sources: nil, resources: .art) } }
            """
        let targets = product.map { ".make(name: \"Paint\", product: .\($0))" } ?? "Paint.code(), Paint.art()"
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Kit.swift": helper, "Paint/Code/p.swift": "import SwiftUI",
                "Paint/Project.swift": "let project: Project = Paint.makeProject(targets: [\(targets)])",
            ], catalog("Paint/Art/Hues.xcassets", images: ["star"]))
        let comment = """
            // Tuist declares Bundle.module for targets with resources, and the manifest computes those of "Paint".
            """
        #expect(started.starter.text?.contains(comment) == (product == nil))
        #expect(started.run.configuration.targets[0].bundle == (product == nil ? .module : .automatic))
    }

    @Test(
        "are loaded by Tuist's bundle if a helper describes the whole project, unless that disables it, with its templates",
        arguments: [true, false])
    func helperForProject(isDisabled: Bool) throws {
        let options = isDisabled ? "options: .options(disableBundleAccessors: true), " : ""
        let helper = """
            extension Project { init(module: Module) { self = Project(name: module.name, \(options)targets: [
                .target(name: module.name, product: module.product, sources: module.sources, resources: module.resources)
            ], resourceSynthesizers: [.custom(name: "Hues", parser: .assets, extensions: ["xcassets"])]) }
                static var plain: Project {
                    Project(name: "Plain", options: .options(disableBundleAccessors: true), targets: []) } }
            """
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Module.swift": helper, "Paint/Sources/p.swift": "import SwiftUI",
                "Tuist/ResourceSynthesizers/Hues.stencil": "extension Color {}",
                "Paint/Project.swift": "import ProjectDescription\nlet project = Project(module: .paint)",
            ], catalog("Paint/Art/Hues.xcassets", colors: ["ink", "paper"]))
        #expect(started.run.configuration.targets[0].bundle == (isDisabled ? .automatic : .module))
        #expect(started.outputs == ["ColorAsset.swift"])
        #expect(started.starter.text?.contains(#"// "Tuist/ResourceSynthesizers/Hues.stencil" declares"#) == true)
    }

    @Test(
        "are loaded by Tuist's bundle also if a helper chooses the product, unless it is known to have no resources",
        arguments: ["", #", resources: ["Art/**"]"#, #", targets: [.art(resources: ["Art/**"])]"#])
    func helperWithProduct(_ arguments: String) throws {
        let helper = """
            extension Project { static func kit(name: String, resources: ResourceFileElements? = nil,
                targets: [Target] = []) -> Project { Project(name: name, targets: targets + [
                    .target(name: name, product: .staticFramework, sources: ["Sources/**"], resources: resources)]) } }
            """
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Kit.swift": helper, "Paint/Sources/p.swift": "import SwiftUI",
                "Paint/Project.swift": "let project = Project.kit(name: \"Paint\"\(arguments))",
            ], catalog("Paint/Art/Hues.xcassets", colors: ["ink", "paper"]))
        #expect(started.root == "Paint/Sources/Generated")
        #expect(started.run.configuration.targets[0].bundle == (arguments.isEmpty ? .automatic : .module))
        #expect(started.starter.text?.contains("the manifest computes those of") == false)
    }

    @Test(
        "are left out if they belong to a target without resources, also if those are nil by default",
        arguments: [
            #"Project.kit(name: "Paint", product: .staticFramework)"#,
            #"Project(name: "Paint", targets: [.target(name: "Paint", product: .framework, sources: ["Sources/**"])])"#,
        ])
    func noResources(_ project: String) throws {
        let helper = """
            extension Project { static func kit(name: String, product: Product, sources: SourceFilesList = ["Sources/**"],
                resources: ResourceFileElements? = nil) -> Project { Project(name: name, targets: [
                    .target(name: name, product: product, sources: sources, resources: resources)]) } }
            """
        let kit = #"let project = Project.kit(name: "Kit", product: .staticFramework, resources: ["Art/**"])"#
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Kit.swift": helper, "Kit/Project.swift": kit,
                "Paint/Project.swift": "import ProjectDescription\nlet project = \(project)",
                "Kit/Sources/k.swift": "import SwiftUI", "Paint/Sources/p.swift": "import SwiftUI",
            ], catalog("Kit/Art/A.xcassets", images: ["star", "sun"]),
            catalog("Paint/Sources/B.xcassets", images: ["moon"]))
        #expect(started.catalogsByTarget == ["Kit/Art/A"])
        #expect(
            started.leftOutCatalogs == [#"Paint/Sources/B.xcassets: it is not known to belong to the target "Kit""#])
    }

    @Test("belong to a target whose folders are in strings with constants, also with those of types and of others")
    func interpolatedConstants() throws {
        let constants = #"""
            enum Names { static let app = "Shop" }
            let root = "\(Names.app)/Code"
            let loop = "\(loop)"
            """#
        let app = #"""
            .target(name: "\(Names.app)App", product: .app, sources: ["\(root)/**", "\(loop)/**"],
                resources: ["\(Names.app)/Art-\("Main")/**"])
            """#
        let started = try start(
            ["Project.swift": manifest(app) + "\n" + constants, "Shop/Code/a.swift": "import SwiftUI"],
            catalog("Shop/Art-Main/A.xcassets", images: ["star"]))
        #expect(started.starter.summary.target == "ShopApp")
        #expect(started.root == "Shop/Code/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test("belong to a target that is named after its folder, and not after a synthesizer of code")
    func synthesizer() throws {
        let synthesizers = #"[.assets(), .custom(name: "Motion", parser: .json, extensions: ["json"])]"#
        let started = try start(
            [
                "Paint/Project.swift": "let project = Project.kit(.paint, resourceSynthesizers: \(synthesizers))",
                "Paint/Sources/p.swift": "import SwiftUI",
            ], catalog("Paint/Art/A.xcassets", images: ["star"]))
        #expect(started.starter.summary.target == "Paint")
    }

    @Test("include those of a target without sources, with a comment")
    func noSources() throws {
        let images = #".target(name: "Images", product: .framework, resources: ["Images/**/*.xcassets"])"#
        let catalogs = [
            catalog("App/Resources/A.xcassets", images: ["logo"]),
            catalog("Images/B.xcassets", images: ["mark", "anchor", "buoy"]),
        ].reduce(code) { $0.merging($1) { $1 } }
        let project = ["Project.swift": manifest(app, images)]
        let started = try start(catalogs, project)
        #expect(started.root == "Images/Generated")
        #expect(
            started.starter.text?.contains(
                """
                      // "Images" has no sources in its manifest: add "Images/Generated/**" to its sources.
                      "outputRoot": "Images/Generated",
                """) == true)
        let steps = started.starter.summary.nextSteps
        #expect(
            steps.dropFirst().prefix(3) == [
                "run 'TokenGenerator'", #"in Project.swift, add "Images/Generated/**" to the sources of Images"#,
                "run tuist generate",
            ])
        let target = #"target "Images": its catalogs contain the most assets"#
        #expect(started.starter.summary.reasons.contains(target))
        let other = try start(catalogs, project, ["tokens/a.json": "{ \"gap\": \(number()) }"])
        #expect(other.leftOutCatalogs == [#"Images/B.xcassets: it belongs to the target "Images", not to "App""#])
    }

    @Test("include those of a target without sources in a manifest in a folder, whose paths begin there")
    func noSourcesInFolder() throws {
        let images = #".target(name: "Images", product: .framework, resources: ["Images/**/*.xcassets"])"#
        let started = try start(
            ["UI/Project.swift": manifest(images)], catalog("UI/Images/B.xcassets", images: ["mark"]))
        #expect(started.root == "UI/Images/Generated")
        let step = #"in UI/Project.swift, add "Images/Generated/**" to the sources of Images"#
        #expect(started.starter.summary.nextSteps.contains(step))
        let comment = #"// "Images" has no sources in its manifest: add "Images/Generated/**" to its sources."#
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("are those in a target's folder, if its manifest computes the resources")
    func computedResources() throws {
        let kit = #".target(name: "Kit", product: .framework, sources: ["Sources/**"], resources: kitResources)"#
        let text = #".target(name: "Text", product: .framework, sources: ["Text/**"], resources: all)"#
        let started = try start(
            code, ["Project.swift": manifest(app, text), "Kit/Project.swift": manifest(kit)],
            ["Kit/Sources/k.swift": "", "Text/t.swift": ""],
            catalog("App/Resources/A.xcassets", images: ["logo", "mark"]),
            catalog("Kit/Assets/B.xcassets", images: ["bell"]), catalog("Text/C.xcassets", images: ["bin"]),
            catalog("Other/D.xcassets", images: ["star"]))
        #expect(
            started.leftOutCatalogs == [#"Other/D.xcassets: it is not known to belong to the target "App""#])
        #expect(started.catalogsByTarget == ["App/Resources/A", "Kit/Assets/B", "Text/C"])
    }

    @Test("belong to targets that a function of the project makes, with the bundle that Tuist declares")
    func madeTargets() throws {
        let demo = #".make(name: "Demo", product: .app, sources: ["Demo/**"])"#
        let kit =
            #".make(name: "Kit", product: .staticFramework, sources: ["Kit/Code/**"], resources: ["Kit/Assets/**"])"#
        let files = ["UI/Demo/d.swift": "", "UI/Kit/Code/k.swift": ""]
        let icons = catalog("UI/Kit/Assets/B.xcassets", images: ["bell"])
        for (options, bundle) in [
            ("", BundleChoice.module), (", options: .options(disableBundleAccessors: true)", .automatic),
        ] {
            let project = "let project = Project(name: \"UI\"\(options), targets: [\(demo), \(kit)])"
            let started = try start(["UI/Project.swift": project], files, icons)
            #expect(started.starter.summary.target == "Kit" && started.root == "UI/Kit/Code/Generated")
            #expect(started.run.configuration.targets[0].bundle == bundle)
        }
    }

    @Test(
        "have the bundle that Tuist declares also if they only contain colors, and if the manifest computes the resources",
        arguments: [#"["Paint/Assets/**"]"#, "paintAssets"])
    func colors(_ resources: String) throws {
        let paint =
            ".target(name: \"Paint\", product: .staticFramework, sources: \"Paint/**\", resources: \(resources))"
        let started = try start(
            ["Project.swift": manifest(paint), "Paint/p.swift": "import UIKit"],
            catalog("Paint/Assets/Hues.xcassets", colors: ["ink", "paper"]))
        #expect(started.run.configuration.outputs.map(\.template.value) == ["ui-color-set"])
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test("belong to targets of functions with the names of products, whose files are literals, except tests")
    func namedAfterProducts() throws {
        let made = manifest(
            #".framework(name: "Tools", sources: ["Tools/**"])"#,
            #".framework(name: "Design", sources: ["Design/Code/**"], resources: ["Design/Art/**"])"#,
            #".unitTests(name: "Checks", sources: ["Checks/**"], resources: ["Checks/**"])"#)
        let files = ["Tools/t.swift", "Design/Code/d.swift", "Checks/c.swift"].map { ("Kit/\($0)", "") }
        let started = try start(
            ["Kit/Project.swift": made], Dictionary(uniqueKeysWithValues: files),
            catalog("Kit/Design/Art/A.xcassets", images: ["star"]))
        #expect(started.starter.summary.target == "Design")
        #expect(started.root == "Kit/Design/Code/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
        #expect(started.run.configuration.targets[0].access == .public)
        #expect(started.starter.text?.contains("computes") == false)
    }

    @Test("belong to the app of a function with the word in its name, rather than to a watch app without resources")
    func namedWithWords() throws {
        let watch = """
            .target(name: "Watch", destinations: [.appleWatch], product: .app, sources: ["Watch/**"], resources: [])
            """
        let app = #".appTarget(name: "Shop", sources: ["Code/**"], resources: ["Art/**"])"#
        let tests = #".appTestTarget(name: "Checks", sources: ["Checks/**"])"#
        let files = ["iOS/Code/a.swift": "", "iOS/Watch/w.swift": "", "iOS/Checks/c.swift": ""]
        let art = catalog("iOS/Art/A.xcassets", images: ["star"])
        let started = try start(["iOS/Project.swift": manifest(watch, app, tests)], files, art)
        #expect(started.starter.summary.target == "Shop" && started.root == "iOS/Code/Generated")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(started.run.configuration.targets[0].bundle == .module)
        let tokens = ["tokens/a.json": "{ \"gap\": \(number()) }"]
        #expect(
            try start(["iOS/Project.swift": manifest(watch, app)], files, tokens).starter.summary.target == "Shop")
        // The target without resources does not compile the catalog of one that cannot be read.
        let alone = try start(["iOS/Project.swift": manifest(watch, "shop()")], files, art)
        #expect(alone.catalogsByTarget == ["iOS/Art/A"])
        #expect(alone.run.configuration.targets[0].bundle == .automatic)
    }

    @Test(
        "do not include those in the literal folders for previews",
        arguments: [#""Mocks""#, #""More Mocks""#, #"["More", "Mocks"]"#, #".string("Mocks")"#])
    func previews(_ paths: String) throws {
        let app = """
            .target(name: "App", product: .app, sources: ["Code/**"], resources: ["Art/**", "Mocks/**"],
                settings: .settings(base: ["DEVELOPMENT_ASSET_PATHS": \(paths), "A": "Art"]))
            """
        let started = try start(
            ["iOS/Project.swift": manifest(app), "iOS/Code/a.swift": ""],
            catalog("iOS/Art/A.xcassets", images: ["star"]), catalog("iOS/Mocks/M.xcassets", images: ["moon"]))
        #expect(started.leftOutCatalogs == ["iOS/Mocks/M.xcassets: it is only for Xcode previews"])
    }

    /// A function that makes targets, whose parameters have defaults, and constants for two kinds of files.
    private let helpers = """
        func box(name: String, product: Product = .framework, sources: SourceFilesList = ["Code/**"],
            resources: ResourceFileElements? = nil, icon: String = "") -> Target { .target(name: name, product: product) }
        func box(label: String, product: Product) -> Target { .target(name: label, product: product) }
        extension SourceFilesList { static let usual: Self = ["Other/**"]
            static let own: SourceFilesList = ["Code/**"] }
        extension ResourceFileElements { static let own: ProjectDescription.ResourceFileElements = ["Art/**"] }
        """

    @Test("belong to the target of a function with defaults, rather than to an example app", arguments: [true, false])
    func defaults(areInManifest: Bool) throws {
        let targets = manifest(
            #"box(name: "Kit", resources: ["Art/**"])"#, #"box(name: "KitSample", product: .app, sources: ["Demo/**"])"#
        )
        let helperPath = "Tuist/ProjectDescriptionHelpers/Box.swift"
        let started = try start(
            areInManifest
                ? ["Project.swift": targets + "\n" + helpers] : ["Project.swift": targets, helperPath: helpers],
            ["Code/k.swift": "import SwiftUI", "Demo/d.swift": ""], catalog("Art/A.xcassets", images: ["star"]))
        #expect(started.starter.summary.target == "Kit" && started.root == "Code/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
        #expect(started.run.configuration.targets[0].access == .public)
    }

    @Test("belong to the target with the files that constants of other files name")
    func constantsOfHelpers() throws {
        let target = #".target(name: "Kit", product: .staticFramework, sources: .own, resources: .own)"#
        let started = try start(
            ["Kit/Project.swift": manifest(target), "Tuist/ProjectDescriptionHelpers/Own/Box.swift": helpers],
            ["Kit/Code/k.swift": "import UIKit"], catalog("Kit/Art/A.xcassets", images: ["star"]))
        #expect(started.root == "Kit/Code/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test("have the bundle that Tuist declares if the only target has resources that nothing lists")
    func unknownFiles() throws {
        let target = #".target(name: "Kit", product: .staticFramework, sources: .own, resources: .own)"#
        let started = try start(
            ["Kit/Project.swift": manifest(target), "Kit/Sources/k.swift": "import UIKit"],
            catalog("Kit/Art/A.xcassets", images: ["star"]))
        #expect(started.root == "Kit/Sources/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test(
        "belong to a library beside its demo if the paths are relative to the root, or in a list of Tuist's",
        arguments: [
            #"[.glob(pattern: .relativeToRoot("Kit/Art/**"))]"#, #"ResourceFileElements(resources: ["Art/**"])"#,
            #".init(resources: [.glob(pattern: .relativeToRoot("Kit/Art/**"))])"#,
        ])
    func relativeToRoot(_ resources: String) throws {
        let kit = #".target(name: "Kit", product: .staticFramework, sources: "Code/**", resources: \#(resources))"#
        let demo = #".target(name: "KitDemo", product: .app, sources: "Demo/**")"#
        let started = try start(
            code,
            [
                "Tuist/Config.swift": "", "Project.swift": manifest(app), "Kit/Project.swift": manifest(kit, demo),
                "Kit/Code/k.swift": "", "Kit/Demo/d.swift": "",
            ], catalog("Kit/Art/A.xcassets", images: ["star"]))
        #expect(started.starter.summary.target == "Kit")
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test("have the bundle that Tuist declares if a helper passes the resources, and the folder with the target's name")
    func helper() throws {
        let helper = """
            enum Part: String {
                case kit = "Kit"
                func project() -> Project {
                    .init(name: rawValue, targets: [.target(name: rawValue, product: product,
                        sources: ["\\(rawValue)/Sources/**"], resources: ["\\(rawValue)/Art/**"])])
                }
            }
            """
        let manifest = "import ProjectDescription\nlet project = Part.kit.project()"
        let art = catalog("Kit/Kit/Art/A.xcassets", images: ["star"])
        let files = ["Tuist/ProjectDescriptionHelpers/Part.swift": helper, "Kit/Project.swift": manifest]
        let started = try start(files, ["Kit/Kit/Sources/k.swift": "import UIKit"], art)
        #expect(started.root == "Kit/Kit/Sources/Generated")
        #expect(started.run.configuration.targets[0].bundle == .module)
        let other = try start(files, ["Kit/Kit/Code/k.swift": "import UIKit"], art)
        #expect(
            other.starter.summary.nextSteps.prefix(3) == [
                "review tokengenerator.json",
                #"in tokengenerator.json, set "outputRoot" to a folder with the code of Kit"#, "run 'TokenGenerator'",
            ])
    }

    @Test("are in the usual folder of sources, if an unknown function can add these")
    func unknownFunction() throws {
        let project = #"let project = Project.box(name: "Kit", product: .framework, resources: ["Art/**"])"#
        let art = catalog("Kit/Art/A.xcassets", images: ["star"])
        let started = try start(["Kit/Project.swift": project, "Kit/Sources/k.swift": "import UIKit"], art)
        #expect(started.root == "Kit/Sources/Generated")
        #expect(started.starter.text?.contains("has no sources") == false)
        let other = try start(["Kit/Project.swift": project, "Kit/Parts/k.swift": "import UIKit"], art)
        #expect(other.starter.text?.contains("The manifest computes the sources of") == true)
    }

    @Test("are in the literal folder of sources that does not exist yet")
    func missingFolder() throws {
        let helper = """
            extension Project { static func box(name: String, product: Product, sources: SourceFilesList = ["Code/**"],
                resources: ResourceFileElements? = nil) -> Project { Project(name: name, targets: []) } }
            """
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Box.swift": helper,
                "Kit/Project.swift":
                    #"let project = Project.box(name: "Kit", product: .framework, resources: ["Art/**"])"#,
            ], catalog("Kit/Art/A.xcassets", images: ["star"]))
        #expect(started.root == "Kit/Code/Generated")
        #expect(started.starter.text?.contains("computes") == false)
    }

    @Test("have the bundle that Tuist declares also if the project has been generated")
    func generatedProject() {
        var specification = ProjectTarget(name: "Kit", origin: "UI")
        specification.hasBundleAccessor = true
        let module = ProjectTarget(name: "Kit", origin: "UI/UI.xcodeproj").specified(by: specification)
        #expect(module.hasBundleAccessor == true && module.isSpecified)
    }

    /// An app and a library whose files are constants, in a manifest that also names a dependency.
    private let constants = """
        let others: [TargetDependency] = [.external(name: "Fetcher")]
        let product: Product = .app
        let code: SourceFilesList? = .sourceFilesList(globs: ["App/Sources/**"])
        let files: ResourceFileElements =
            ["App/Resources/**"]
        """

    @Test("belong to targets whose files are constants of the manifest")
    func constantFiles() throws {
        let app = #".target(name: "App", product: product, sources: code, resources: files, dependencies: others)"#
        let kit = #".target(name: "Kit", product: .framework, sources: ["Kit/**"])"#
        let started = try start(
            code, ["Project.swift": constants + "\n" + manifest(kit, app), "Kit/k.swift": ""],
            catalog("App/Resources/A.xcassets", images: ["logo"]), ["tokens/a.json": "{ \"gap\": \(number()) }"])
        #expect(started.starter.summary.target == "App")
        #expect(started.root == "App/Sources/Generated")
        #expect(started.catalogsByTarget == ["App/Resources/A"])
        #expect(started.run.configuration.targets[0].bundle == .module)
    }

    @Test("belong to a target with a comment, if the manifest computes its sources, and not to a dependency")
    func unknownSources() throws {
        let app = #".target(name: "App", product: .app, sources: code(), resources: ["App/**"], dependencies: others)"#
        let art = catalog("App/A.xcassets", images: ["logo"])
        let remark = { (name: String) in
            "// The manifest computes the sources of \"\(name)\": set \"outputRoot\" to a folder with its code."
        }
        let one = try start(code, ["Project.swift": constants + "\n" + manifest(app)], art)
        #expect(one.starter.text?.contains(remark("App")) == true)
        #expect(one.starter.summary.reasons.contains(#"output root "Generated": the target's folder is unknown"#))
        let made = constants + "\nlet project = Project(name: \"Shop\", targets: makeTargets(others))"
        let other = try start([
            "iOS/Project.swift": made, "iOS/App/a.swift": "", "tokens/a.json": "{ \"gap\": \(number()) }",
        ])
        #expect(other.starter.summary.target == "Shop")
        #expect(other.starter.text?.contains(remark("Shop")) == true)
    }

    @Test("belong to the folder of the manifest, if that computes the sources")
    func computedSources() throws {
        let kit = #".target(name: "Kit", product: .framework, sources: ["\(name)/**"], resources: ["Assets/**"])"#
        let started = try start(
            code, ["Project.swift": manifest(app), "Kit/Project.swift": manifest(kit), "Kit/Sources/k.swift": ""],
            catalog("App/Resources/A.xcassets", images: ["logo"]),
            catalog("Kit/Assets/B.xcassets", images: ["bell", "bin", "star"]))
        #expect(started.root == "Kit/Sources/Generated")
        #expect(started.starter.summary.target == "Kit")
        #expect(started.starter.text?.contains("has no sources") == false)
    }

    @Test("belong to their targets beside a package that only lists dependencies")
    func dependencies() throws {
        let shop = #".target(name: name, product: .app, sources: ["Sources/**"], resources: ["Resources/**"])"#
        let started = try start(
            [
                "Package.swift": "let package = Package(name: \"Dependencies\", dependencies: [])",
                "Shop/Project.swift": manifest(shop), "Shop/Sources/s.swift": "",
                "Kit/Project.swift": "let project = Project.module(name: \"Kit\")", "Kit/Sources/k.swift": "",
            ],
            catalog("Shop/Resources/A.xcassets", images: ["logo"]),
            catalog("Kit/Resources/K.xcassets", images: ["bell", "bin"]))
        #expect(started.starter.summary.target == "Shop")
        #expect(started.catalogsByTarget == ["Shop/Resources/A", "Kit/Resources/K"])
    }

    @Test("belong to the folder of a manifest that computes all of its targets")
    func computedTargets() throws {
        let started = try start(
            ["Kit/Project.swift": "let project = Project.module(name: \"Kit\")", "Kit/Sources/k.swift": ""],
            catalog("Kit/Resources/K.xcassets", images: ["bell"]))
        #expect(started.root == "Kit/Sources/Generated")
        #expect(started.starter.summary.nextSteps.contains("run tuist generate in Kit"))
        let kit = [
            "ios/Kit/Project.swift": "let project = Project.module(name: \"Kit\")", "ios/Kit/Sources/k.swift": "",
        ]
        let inside = try start(
            kit, ["ios/Tuist.swift": "let tuist = Tuist()", "tokens/t.json": object(["gap"], number())])
        #expect(inside.starter.summary.nextSteps.contains("run tuist generate in ios"))
    }

    @Test("belong to the app for iOS, whatever its destinations are called, and extensions are internal")
    func platformsAndExtensions() throws {
        let watch = #".target(name: "Watch", destinations: .watchOS, product: .app, sources: ["Watch/**"])"#
        let shop = #".target(name: "Shop", destinations: .iOS, product: .app, sources: ["Code/**"])"#
        let tokens = ["tokens/a.json": "{ \"gap\": \(number()) }"]
        let files = ["Code/a.swift": "", "Watch/w.swift": ""].merging(tokens) { $1 }
        #expect(try start(files, ["Project.swift": manifest(watch, shop)]).starter.summary.target == "Shop")
        let widget = #".extensionTarget(name: "Widget", sources: ["Watch/**"])"#
        var options = StarterOptions()
        options.target = "Widget"
        let started = try start(files.merging(["Project.swift": manifest(shop, widget)]) { $1 }, asking: options)
        #expect(started.run.configuration.targets[0].access == .internal)
    }

    @Test(
        "belong to the only target of a manifest if a function can add resources, with the bundle that the project has")
    func functionOfProject() throws {
        let kit = #"let project = Project.box(name: "Kit", product: .framework, sources: ["Sources/**"])"#
        let app = #".target(name: "App", product: .app, sources: ["App/**"], resources: ["App/**"])"#
        let started = try start(
            ["Kit/Project.swift": kit, "Kit/Sources/k.swift": "", "Project.swift": manifest(app), "App/a.swift": ""],
            catalog("Kit/Art/A.xcassets", images: ["star"]), catalog("App/B.xcassets", images: ["sun"]))
        #expect(started.catalogsByTarget == ["App/B", "Kit/Art/A"])
        let disabled = """
            let project = Project(name: "Kit", options: .options(disableBundleAccessors: true), targets: [
                .make(name: "Kit", product: .framework, sources: ["Sources/**"])])
            """
        let without = try start(
            ["Project.swift": disabled, "Sources/k.swift": ""], catalog("Art/A.xcassets", images: ["star"]))
        #expect(without.run.configuration.targets[0].bundle == .automatic)
    }

    @Test("have no templates of a helper's project if the manifest creates its own")
    func templatesOfHelper() throws {
        let helper = """
            extension Project { static func kit() -> Project { Project(name: "Kit", targets: [], resourceSynthesizers: [
                .custom(name: "Hues", parser: .assets, extensions: ["xcassets"])]) } }
            """
        let app = #".target(name: "App", product: .app, sources: ["App/**"], resources: ["App/**"])"#
        let started = try start(
            [
                "Tuist/ProjectDescriptionHelpers/Kit.swift": helper, "App/a.swift": "import SwiftUI",
                "Tuist/ResourceSynthesizers/Hues.stencil": "extension Color {}", "Project.swift": manifest(app),
            ], catalog("App/Art.xcassets", colors: ["ink", "paper"]))
        #expect(started.outputs == ["ShapeStyle+Colors.swift"])
    }
}
