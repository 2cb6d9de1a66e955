import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Projects
@testable import Starter

@Suite("The target of a starter configuration")
struct StarterModuleTests {
    private let tokens = #"{ "gap": { "s": \#(number()) } }"#

    /// Runs `init` in a package whose targets have a Swift file each.
    private func start(_ manifest: String, targets: [String], tokens place: String = "tokens") throws -> Started {
        var files = ["Package.swift": manifest, "\(place)/a.json": tokens]
        for target in targets { files["Sources/\(target)/\(target).swift"] = "" }
        return try CodeGenerationTests.start(files)
    }

    private func manifest(_ products: String, _ targets: String...) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "Shop",
            products: [\(products)],  // .library(name: "Old", targets: ["Old"])
            dependencies: [.package(url: "https://example.com/Kit(1)", from: "1.0.0")],
            targets: [\(targets.joined(separator: ",\n"))])
        """
    }

    private func access(_ started: Started) -> AccessLevel { started.run.configuration.targets[0].access }
    private func comment(_ started: Started) -> String? {
        started.starter.text?.split(separator: "\n").first { $0.contains("Libraries export") }.map(String.init)
    }

    @Test("is the only one of a package")
    func onlyTarget() throws {
        #expect(try start("", targets: ["Kit"]).root == "Sources/Kit/Generated")
        let started = try start(manifest("", #".executableTarget(name: "tool")"#), targets: ["tool", "Unused"])
        #expect(started.root == "Sources/tool/Generated")
        #expect(access(started) == .internal)
    }

    @Test("is explained by the rule that chose it")
    func reasons() throws {
        func reason(_ started: Started) -> String? {
            started.starter.summary.reasons.first { $0.hasPrefix("target ") }
        }
        let kit = #".target(name: "Kit")"#
        #expect(reason(try start(manifest("", kit), targets: ["Kit"])) == #"target "Kit": no other target fits"#)
        let both = try start(
            manifest("", kit, #".target(name: "Art")"#), targets: ["Kit", "Art"], tokens: "Sources/Art/tokens")
        #expect(reason(both) == #"target "Art": it contains the token files"#)
        let images = catalog("Sources/Kit/Kit.xcassets", images: ["a"])
        let assets = try CodeGenerationTests.start(
            images, ["Package.swift": manifest("", kit), "Sources/Kit/a.swift": ""])
        #expect(reason(assets) == #"target "Kit": its catalogs contain the most assets"#)
    }

    @Test("can be unknown, which the summary reports")
    func unknown() throws {
        let started = try start("", targets: ["Kit", "App"])
        #expect(started.root == "Generated")
        #expect(access(started) == .public)
        let summary = started.starter.summary
        #expect(summary.target == nil && summary.lacksTarget && summary.canChooseTarget)
        #expect(try CodeGenerationTests.start(["tokens/a.json": tokens]).starter.summary.lacksTarget == false)
    }

    @Test("can have its name and folder in constants of the manifest")
    func constants() throws {
        let text = """
            let kit = "Kit"
            let folder: String = "Code"  // let folder = "Old"
            let package = Package(
                name: kit, products: [.library(name: kit, targets: [kit])],
                targets: [.target(name: kit, path: folder), .target(name: unknown)])
            """
        let files = ["Package.swift": text, "tokens/a.json": tokens, "Code/a.swift": "", "Sources/Old/b.swift": ""]
        let started = try CodeGenerationTests.start(files)
        #expect(started.root == "Code/Generated")
        #expect(started.starter.summary.target == "Kit")
    }

    @Test("has the whole folder of code if it is the only one, without a folder of its name")
    func onlyTargetInSources() throws {
        let kit = #".target(name: "Kit")"#
        let tests = #".testTarget(name: "KitTests")"#
        let code = "import SwiftUI\nextension Image { init(asset: Icon) {} }\nextension Icon { static let a = Icon() }"
        let files = ["Views/a.swift": code, "Other/b.swift": ""]
        func started(_ targets: String..., version: String = "5.9", in folder: String = "Sources") throws -> Started {
            let text = manifest("", targets.joined(separator: ", ")).replacing("6.1", with: version)
            let code = Dictionary(uniqueKeysWithValues: files.map { ("Kit/\(folder)/\($0)", $1) })
            return try CodeGenerationTests.start(
                ["Kit/Package.swift": text], code, catalog("Kit/\(folder)/Other/A.xcassets", images: ["a"]))
        }
        for folder in ["Sources", "Source", "src", "srcs"] {
            let only = try started(kit, tests, in: folder)
            #expect(only.starter.summary.target == "Kit" && only.root == "Kit/\(folder)/Generated")
            // The initializer is in the same target.
            #expect(only.outputs.isEmpty && only.starter.summary.conflicts.count == 1)
        }
        #expect(try started(kit, version: "5.8").starter.summary.target == "Other")
        #expect(try started(kit, #".binaryTarget(name: "B", path: "B")"#).starter.summary.target == "Other")
        let own = try CodeGenerationTests.start(
            ["Package.swift": manifest("", kit), "Sources/Kit/k.swift": "", "tokens/a.json": tokens])
        #expect(own.root == "Sources/Kit/Generated")
    }

    @Test("is not a target for tests that has the whole folder of tests")
    func onlyTestTarget() throws {
        try withTemporaryFolder { folder in
            try folder.write(manifest("", #".testTarget(name: "KitTests")"#), to: "Package.swift")
            try folder.write("", to: "Tests/Parts/t.swift")
            let searched = SearchedFolder(folder.path, LocalFileSystem())
            let files = ProjectTargets([.package: ["Package.swift"]], searched)
            #expect(files.packages[0].targets.isEmpty)
            #expect(files.packages[0].bundles.map(\.sources) == ["Tests"])
        }
    }

    @Test("is that of the project, if a package only has dependencies")
    func packageOfDependencies() throws {
        let files = [
            "Package.swift": manifest(""), "tokens/a.json": tokens, "Shop.xcodeproj/project.pbxproj": "",
            "Shop/App.swift": "",
        ]
        #expect(try CodeGenerationTests.start(files).root == "Shop/Generated")
    }

    @Test("is the app of a project beside a package of tools, unless the package contains the files")
    func packageOfTools() throws {
        let project = projectText(
            """
            A1 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
            G0 = { isa = PBXGroup; children = ( ); };
            """)
        var files = [
            "Package.swift": manifest("", #".target(name: "BuildTools", path: "BuildTools")"#), "tokens/a.json": tokens,
            "BuildTools/a.swift": "", "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "",
        ]
        let started = try CodeGenerationTests.start(files)
        #expect(started.root == "Shop/Generated")
        #expect(access(started) == .internal)
        files["BuildTools/tokens/a.json"] = files.removeValue(forKey: "tokens/a.json")
        #expect(try CodeGenerationTests.start(files).root == "BuildTools/Generated")
    }

    @Test("is the only one with views of packages in other folders")
    func innerPackage() throws {
        let files = [
            "ios/Package.swift": manifest("", #".target(name: "Kit", path: "Kit")"#), "tokens/a.json": tokens,
            "tools/Package.swift": manifest("", #".executableTarget(name: "tool")"#), "tools/Sources/tool/t.swift": "",
        ]
        let started = try CodeGenerationTests.start(files, ["ios/Kit/k.swift": "import SwiftUI"])
        #expect(started.root == "ios/Kit/Generated")
        let unknown = try CodeGenerationTests.start(files, ["ios/Kit/k.swift": ""])
        #expect(unknown.root == "Generated")
    }

    @Test("is none that compiles single files, as one for a tool does")
    func targetOfFiles() throws {
        let danger = #".target(name: "Danger", path: "App", sources: ["Danger.swift"])"#
        let files = ["Package.swift": manifest("", danger), "tokens/a.json": tokens, "App/Danger.swift": ""]
        let summary = try CodeGenerationTests.start(files).starter.summary
        #expect(summary.lacksTarget && !summary.canChooseTarget)
        var options = StarterOptions()
        options.target = "Danger"
        #expect(
            try CodeGenerationTests.start(files, asking: options).starter.diagnostics.map(\.text) == [
                """
                error: cannot find the target 'Danger' in the packages and projects here [unknown-target]
                note: init cannot read the targets here; use --outputs FOLDER instead
                """
            ])
    }

    @Test("compiles its generated files, and only the catalogs that its package does not exclude")
    func listedSources() throws {
        func manifest(_ files: String) -> [String: String] {
            ["Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Kit", \#(files))])"#]
        }
        let code = ["Start.swift", "App/A.swift", "Views/B.swift", "Views/C.swift"].map { ("Sources/Kit/\($0)", "") }
        let files = Dictionary(uniqueKeysWithValues: code)
            .merging(catalog("Sources/Kit/App/Art/Old.xcassets", images: ["logo", "old"])) { $1 }
            .merging(catalog("Sources/Kit/Art/New.xcassets", images: ["logo"])) { $1 }
        let all = try CodeGenerationTests.start(
            manifest(#"exclude: ["App/Art"], sources: ["Start.swift", "App", "Views"]"#), files)
        #expect(all.root == "Sources/Kit/Views/Generated")
        #expect(all.catalogsByTarget == ["Sources/Kit/Art/New"])
        #expect(
            all.leftOutCatalogs == [#"Sources/Kit/App/Art/Old.xcassets: the target "Kit" excludes it"#])
        let excluding = try CodeGenerationTests.start(manifest(#"exclude: ["Views", "Generated", "Art"]"#), files)
        #expect(excluding.root == "Sources/Kit/App/Generated")
        #expect(excluding.catalogsByTarget == ["Sources/Kit/App/Art/Old"])
    }

    @Test("is none of C or Objective-C, which cannot also contain Swift, and whose catalogs are left out")
    func foreignLanguage() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Code")])"#
        let files = [
            "Vendor/Package.swift": manifest, "Vendor/Code/Kit.m": "", "Vendor/Code/include/Kit.h": "",
            "Vendor/Code/Generated/ImageAsset.swift": "// AUTO-GENERATED by TokenGenerator — DO NOT EDIT",
        ]
        let art = catalog("Vendor/Code/Art.xcassets", images: ["star"])
        let why = """
            the code of its target "Kit" is C or Objective-C, and a target of a package cannot also contain Swift
            """
        #expect(
            try CodeGenerationTests.start(files, art).starter.diagnostics.flatMap(\.notes).map(\.message).last
                == #""Vendor/Code/Art.xcassets" is left out: \#(why)"#)
        let app = #".target(name: "Shop", product: .app, sources: ["App/**"], resources: ["App/**"])"#
        let started = try CodeGenerationTests.start(
            files, art, ["Project.swift": "let project = Project(targets: [\(app)])", "App/a.swift": ""],
            catalog("App/A.xcassets", images: ["sun"]))
        #expect(started.catalogsByTarget == ["App/A"])
        #expect(started.leftOutCatalogs == ["Vendor/Code/Art.xcassets: \(why)"])
        let swift = try CodeGenerationTests.start(files, art, ["Vendor/Code/k.swift": ""])
        #expect(swift.root == "Vendor/Code/Generated")
    }

    @Test("is the most likely app in Tuist manifests, or the only target")
    func tuist() throws {
        let app =
            #".target(name: "Shop", destinations: .iOS, product: .app, sources: ["App/Sources/**"], dependencies: [.target(name: "UI")])"#
        let framework = #"Target.target(name: name, product: .framework, sources: "UI/**/*.swift")"#
        let tests = #".target(name: "UITests", product: .unitTests, sources: "Tests/**")"#
        func started(_ targets: String...) throws -> Started {
            try CodeGenerationTests.start([
                "Project.swift": "let project = Project(name: \"Shop\", targets: [\(targets.joined(separator: ", "))])",
                "tokens/a.json": tokens, "App/Sources/a.swift": "", "UI/b.swift": "", "Tests/c.swift": "",
            ])
        }
        let both = try started(app, framework, tests)
        #expect(both.root == "App/Sources/Generated")
        #expect(access(both) == .internal)
        let demo = #".target(name: "ShopDemo", product: .app, sources: "Tests/**")"#
        #expect(try started(demo, app).root == "App/Sources/Generated")
        let second = #".target(name: "Store", product: .app, sources: "UI/**")"#
        #expect(try started(app, second).starter.summary.lacksTarget)
        let one = try started(framework, tests)
        #expect(one.root == "UI/Generated")
        #expect(one.starter.summary.target == "UI")
        #expect(try started(tests).starter.summary.lacksTarget)
    }

    @Test("is the one with the token files")
    func holder() throws {
        let text = manifest(
            #".library(name: "UI", targets: ["UI"])"#, #".target(name: "UI")"#, #".target(name: "Core")"#)
        let started = try start(text, targets: ["UI", "Core"], tokens: "Sources/Core/tokens")
        #expect(started.root == "Sources/Core/Generated")
        #expect(comment(started) == nil)
    }

    @Test("is the one that a library exports")
    func exported() throws {
        let core = #".target(name: "Core", dependencies: [.target(name: "UI"), .product(name: "Kit", package: "Kit")])"#
        let text = manifest(
            #".library(name: "UI", targets: ["UI"]), .executable(name: "tool", targets: ["tool"])"#, core,
            #".target(name: "UI", resources: [.process("Images")])"#, #".executableTarget(name: "tool")"#,
            #".testTarget(name: "UITests", dependencies: ["UI"])"#)
        let started = try start(text, targets: ["Core", "UI", "tool"])
        #expect(started.root == "Sources/UI/Generated")
        #expect(access(started) == .public)
        #expect(comment(started) == nil)
    }

    @Test("is the first that libraries export, with a comment")
    func firstExported() throws {
        let text = manifest(
            #".library(name: "All", targets: ["UI", "Core"])"#, #".target(name: "Core")"#,
            #".target(name: "UI", path: "Interface")"#)
        var files = ["Package.swift": text, "tokens/a.json": tokens, "Sources/Core/c.swift": ""]
        files["Interface/View.swift"] = ""
        let started = try CodeGenerationTests.start(files)
        #expect(started.root == "Interface/Generated")
        #expect(
            comment(started)
                == #"  // Libraries export several targets, and "UI" is the first; init --target NAME uses another, such as "Core"."#
        )
        files["Sources/Core/c.swift"] = "import SwiftUI"
        let views = try CodeGenerationTests.start(files)
        #expect(views.root == "Sources/Core/Generated")
        #expect(comment(views)?.contains(#""Core" is the first that imports SwiftUI or UIKit; init --target"#) == true)
    }

    /// Manifests with an app and three frameworks, of which two import the third, by the file's name.
    private func manifests(base: String) -> [String: String] {
        let names = ["Cart", "Login", base]
        let made = names.map { ".target(name: \"\($0)\", product: .staticFramework, sources: \"\($0)/**\")" }
        let app = #".target(name: "Shop", product: .app, sources: "App/**")"#
        let specified = names.map { "  \($0): { type: framework, sources: [\($0)] }" }.joined(separator: "\n")
        return [
            "Project.swift": "let project = Project(targets: [\((made + [app]).joined(separator: ", "))])",
            "project.yml": "targets:\n  Shop: { type: application, sources: [App] }\n\(specified)",
            "Shop.xcodeproj/project.pbxproj": projectText(
                """
                A1 = { name = Shop; productType = "com.apple.product-type.application"; };
                A2 = { name = \(base); productType = "com.apple.product-type.framework"; };
                A3 = { name = Cart; productType = "com.apple.product-type.framework"; };
                """),
        ]
    }

    private func started(base: String, importedAs module: String? = nil, in manifest: String) throws -> Started {
        let module = module ?? base
        return try CodeGenerationTests.start([
            manifest: manifests(base: base)[manifest, default: ""], "tokens/a.json": tokens,
            "App/S.swift": viewCode(importing: "Cart"), "Shop/S.swift": viewCode(importing: "Cart"),
            "Cart/C.swift": viewCode(importing: module),
            "Login/L.swift": "import \(module)\nimport UIKit\nclass Login: UIViewController {}",
            "\(base)/B.swift": viewCode(importing: "Foundation"),
        ])
    }

    private static let manifestNames = ["Project.swift", "project.yml", "Shop.xcodeproj/project.pbxproj"]

    @Test("is the framework of the design system that most others with views import", arguments: manifestNames)
    func designFramework(_ manifest: String) throws {
        let started = try started(base: "PaintStyle", in: manifest)
        #expect(started.root == "PaintStyle/Generated")
        #expect(access(started) == .public)
    }

    @Test("is that framework also if the word is behind an acronym")
    func acronym() throws {
        let started = try started(base: "UXDesign", in: "project.yml")
        #expect(started.root == "UXDesign/Generated")
    }

    @Test("is that framework also if its name is not the one that code imports")
    func hyphen() throws {
        let started = try started(base: "paint-style", importedAs: "paint_style", in: "project.yml")
        #expect(started.root == "paint-style/Generated")
    }

    @Test("is no framework whose name says nothing of a design, but a comment suggests it", arguments: manifestNames)
    func otherBase(_ manifest: String) throws {
        let started = try started(base: "Basics", in: manifest)
        #expect(started.starter.summary.target == "Shop")
        let comment =
            #"// No other target can import "Shop"; for code that "Basics" can use, too, run init --target Basics: "#
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("is a native app rather than one around an app of Flutter")
    func flutter() throws {
        let app = { (name: String) in
            projectText("A1 = { name = \(name); productType = \"com.apple.product-type.application\"; };")
        }
        let started = try CodeGenerationTests.start([
            "tokens/t.json": tokens, "flutter/pubspec.yaml": "", "flutter/ios/Runner/App.swift": "",
            "flutter/ios/Runner.xcodeproj/project.pbxproj": app("Runner"), "ios/Shop/App.swift": "",
            "ios/Shop.xcodeproj/project.pbxproj": app("Shop"),
        ])
        #expect(started.starter.summary.target == "Shop")
    }

    @Test("gets internal access in an app, and public access in a framework", arguments: [true, false])
    func project(isApp: Bool) throws {
        let product = isApp ? "application" : "framework"
        let project = projectText(#"A1 = { name = "My Shop"; productType = "com.apple.product-type.\#(product)"; };"#)
        let started = try CodeGenerationTests.start([
            "tokens/t.json": tokens, "ios/Shop.xcodeproj/project.pbxproj": project, "ios/My Shop/App.swift": "",
            "ios/Shop/a.swift": "",
        ])
        #expect(started.root == (isApp ? "ios/My Shop/Generated" : "ios/Shop/Generated"))
        #expect(access(started) == (isApp ? .internal : .public))
    }

    @Test("is of C if only hidden, excluded or linked files, or an inner manifest, are Swift")
    func foreignDespiteSwift() throws {
        let targets = #".target(name: "Kit", path: "Code", exclude: ["Old"]), .target(name: "Base", path: "Base")"#
        let files = [
            "Package.swift": "let package = Package(name: \"Kit\", targets: [\(targets)])", "Base/b.swift": "",
            "Code/Kit.m": "", "Code/.tool/a.swift": "", "Code/Old/a.swift": "", "Other/a.swift": "",
            "Code/Example/Package.swift": "let package = Package(name: \"Example\")",
        ].merging(catalog("Code/Art.xcassets", images: ["star"])) { $1 }
            .merging(catalog("Base/B.xcassets", images: ["sun"])) { $1 }
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            try folder.makeLink("Code/Link", to: "../Other")
            #expect(CodeGenerationTests.start(in: folder.path).catalogsByTarget == ["Base/B"])
        }
    }

    @Test("has the catalogs that no target excludes, whose project or package says so")
    func excludedCatalogOfApp() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
            B1 = { fileRef = F1; };
            B2 = { fileRef = F2; };
            F1 = { path = App/A.swift; };
            F2 = { path = Kit/Sources/Kit/Art/New.xcassets; };
            G0 = { children = ( F1, F2 ); };
            """)
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Art"])])"#
        let files = [
            "Shop.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Kit/Package.swift": manifest,
            "Kit/Sources/Kit/k.swift": "",
        ].merging(catalog("Kit/Sources/Kit/Art/New.xcassets", images: ["star"])) { $1 }
        let app = try CodeGenerationTests.start(files)
        #expect(app.starter.summary.target == "Shop" && app.catalogsByTarget == ["Kit/Sources/Kit/Art/New"])
        var options = StarterOptions()
        options.target = "Kit"
        let own = catalog("Kit/Sources/Kit/Own.xcassets", images: ["moon"])
        let kit = try CodeGenerationTests.start(files.merging(own) { $1 }, asking: options)
        #expect(
            kit.leftOutCatalogs == [#"Kit/Sources/Kit/Art/New.xcassets: it belongs to the target "Shop", not to "Kit""#]
        )
    }

    @Test("has generated files in no inner folder without code")
    func folderWithoutCode() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Generated"])])"#
        let started = try CodeGenerationTests.start([
            "Package.swift": manifest, "Sources/Kit/k.swift": "", "Sources/Kit/Data/x.json": "{}",
            "tokens/t.json": "{ \"gap\": \(number()) }",
        ])
        #expect(started.root == "Sources/Kit/Generated")
    }
}

@Suite("A library without catalogs, beside an app that imports it, for init")
struct StarterLibraryTests {
    private let files = [
        "project.yml": "targets:\n  Shop: { type: application, sources: [App] }", "App/S.swift": "import Home",
        "Kit/Package.swift":
            "let package = Package(targets: [.target(name: \"Home\"), .target(name: \"Shelf\"), .target(name: \"Sync\")])",
        "Kit/Sources/Home/H.swift": viewCode(importing: "Shelf"),
        "Kit/Sources/Shelf/S.swift": viewCode(importing: "Foundation"),
        "Kit/Sources/Sync/S.swift": "import Foundation",
    ].merging(catalog("App/Art.xcassets", images: ["star"])) { $1 }

    @Test("is in a comment, because it cannot use the names of the app's assets")
    func comment() throws {
        let started = try start(files)
        #expect(started.starter.summary.target == "Shop")
        let comment =
            #"// No other target can import "Shop"; for code that "Shelf" can use, too, run init --target Shelf: "Home" imports it."#
        #expect(started.starter.text?.contains(comment) == true)
        let reasons = started.starter.summary.reasons.filter { $0.hasPrefix("target") }
        #expect(reasons == [#"target "Shop": of all apps, its catalogs contain the most assets"#])
    }

    @Test("is in no comment if another library has catalogs, or if others maintain it")
    func others() throws {
        var other = files.merging(catalog("Kit/Sources/Sync/Icons.xcassets", images: ["moon"])) { $1 }
        other["Kit/Package.swift"]!.replace(
            #".target(name: "Sync")"#, with: #".target(name: "Sync", resources: [.process("Icons.xcassets")])"#)
        #expect(try start(other).starter.text?.contains("run init --target") == false)
        let vendored = files.map { ($0.replacing("Kit/", with: "Vendor/Kit/"), $1) }
        let started = try start(Dictionary(uniqueKeysWithValues: vendored))
        #expect(started.starter.summary.target == "Shop")
        #expect(started.starter.text?.contains("run init --target") == false)
    }

    @Test("is in no comment if its project only develops a pod")
    func pod() throws {
        var other = files.filter { !$0.key.hasPrefix("Kit/") }
        other["Swipe/project.yml"] = "targets:\n  Swipe: { type: framework, sources: [Source] }"
        other["Swipe/Source/S.swift"] = viewCode(importing: "Foundation")
        other["App/S.swift"] = viewCode(importing: "Swipe")
        #expect(try start(other).starter.text?.contains("run init --target Swipe: ") == true)
        other["Swipe/Swipe.podspec"] = ""
        #expect(try start(other).starter.text?.contains("run init --target") == false)
    }

    @Test(
        "is in a comment also if it has most views and the app only reaches it by way of others, or beside another app")
    func mostViews() throws {
        var other = files
        other["Kit/Sources/Home/H.swift"] = "import Shelf"
        let comment =
            #"// No other target can import "Shop"; for code that "Shelf" can use, too, run init --target Shelf: it contains 1 of 1 file with views."#
        #expect(try start(other).starter.text?.contains(comment) == true)
        other["project.yml"]! += "\n  Lab: { type: application, sources: [Lab] }"
        other["Lab/L.swift"] = ""
        let started = try start(other)
        #expect(started.starter.summary.target == "Shop")
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("is one with views, that others with views import, and not one for logs")
    func logs() throws {
        var other = files
        other["Kit/Sources/Sync/S.swift"] = "import UIKit\nfunc log() { print(UIDevice.current.name) }"
        other["Kit/Sources/Home/H.swift"]! += "\nimport Sync"
        other["Kit/Sources/Shelf/S.swift"]! += "\nimport Sync"
        #expect(try start(other).starter.text?.contains("run init --target Shelf: ") == true)
        other["Kit/Sources/Shelf/S.swift"] = "import SwiftUI\nextension Color { static let ink = Color.red }"
        #expect(try start(other).starter.text?.contains("run init --target Shelf: ") == true)
    }

    @Test("is the one with most views of several that most others import, and none with hardly any")
    func utilities() throws {
        var other = files
        other["App/S.swift"] = viewCode(importing: "Home") + "\nimport Sync"
        other["Kit/Sources/Home/H.swift"] = viewCode(importing: "Sync")
        other["Kit/Sources/Home/H2.swift"] = viewCode(importing: "Foundation")
        other["Kit/Sources/Sync/S.swift"] = viewCode(importing: "Foundation")
        #expect(try start(other).starter.text?.contains("run init --target Home: ") == true)
        other["Kit/Sources/Home/H.swift"] = "import Sync"
        other["Kit/Sources/Home/H2.swift"] = ""
        #expect(try start(other).starter.text?.contains("run init --target Sync: ") == true)
        for number in 0..<10 { other["Kit/Sources/Sync/\(number).swift"] = "" }
        #expect(try start(other).starter.text?.contains("run init --target") == false)
    }

    @Test("can name them if it is requested, with the main bundle")
    func requested() throws {
        var options = StarterOptions()
        options.target = "Shelf"
        let started = try start(files, asking: options)
        #expect(started.root == "Kit/Sources/Shelf/Generated")
        #expect(started.catalogsByTarget == ["App/Art"])
        #expect(started.run.configuration.targets[0].bundle == .main)
        #expect(started.starter.text?.contains(#"// The app "Shop" compiles the catalogs."#) == true)
        #expect(started.isProven)
        options.target = "Sync"
        #expect(try start(files, asking: options).codes == [.noTokenFiles])
    }
}
