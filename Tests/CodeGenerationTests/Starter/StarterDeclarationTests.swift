import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("A starter configuration for a target with conflicting declarations")
struct StarterDeclarationTests {
    private let tokens = #"{ "ink": \#(object(["red", "blue"], color())) }"#

    /// Runs `init` beside the sources of an app.
    private func start(_ sources: [String: String], _ files: [String: String]...) throws -> Started {
        var all = ["Shop.xcodeproj/project.pbxproj": ""]
        for (name, text) in sources { all["Shop/" + name] = text }
        return try CodeGenerationTests.start(files.reduce(into: all) { $0.merge($1) { $1 } })
    }

    @Test("gives assets another type and file name")
    func assetType() throws {
        let images = catalog("Shop/Assets.xcassets", images: ["logo"])
        let started = try start(["Gen/ImageAsset.swift": "internal struct ImageAsset { let name: String }"], images)
        let output = try #require(started.run.configuration.outputs.first)
        #expect(output.scopeName == "TokenImageAsset" && output.path.value == "TokenImageAsset.swift")
        let comment = #"// "Shop/Gen/ImageAsset.swift" already declares ImageAsset, so this type is TokenImageAsset."#
        #expect(started.starter.text?.contains(comment) == true)
        #expect(started.isProven)
    }

    @Test("ignores types that are private, nested or only extended")
    func otherTypes() throws {
        let code = "private struct ImageAsset {}; enum A { enum ImageAsset {} }; extension ImageAsset {}"
        let started = try start(["A.swift": code], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.outputs == ["ImageAsset.swift"])
    }

    @Test("gives components and themes another type name")
    func components() throws {
        let components =
            #"{ "button": { "gap": \#(number()), "width": \#(number()) }, "component": { "card": { "gap": \#(number()) } } }"#
        let started = try start(
            ["A.swift": "enum ComponentToken {}"], ["tokens/t.json": "{ \"component\": \(components) }"])
        #expect(started.run.configuration.outputs.map(\.scopeName) == ["TokenComponentToken"])
        #expect(started.isProven)
    }

    @Test("gives a color another name if an extension declares the name")
    func members() throws {
        let code =
            "import UIKit\nextension UIColor { static let inkRed = UIColor.red; class var blue: UIColor { .blue } }"
        let started = try start(["A.swift": code], ["tokens/t.json": "{ \"brand\": \(tokens) }"])
        #expect(started.symbols["brand.ink.red"] == "UIColor.brandInkRed")
        #expect(started.symbols["brand.ink.blue"] == "UIColor.inkBlue")
        let comment =
            #"// To use names that "Shop/A.swift" declares, delete them there and remove their "replace"."#
        #expect(started.starter.text?.contains(comment) == true)
        #expect(started.isProven)
    }

    @Test("gives all colors a prefix if the target declares many of their names")
    func prefixes() throws {
        let names = (1...5).map { "ink\($0)00" }
        let code = "import UIKit\nextension UIColor { \(names.map { "static let \($0) = UIColor.red; " }.joined()) }"
        let started = try start(["A.swift": code], ["tokens/t.json": object(names + ["paper"], color())])
        #expect(started.symbols["ink100"] == "UIColor.tokenInk100" && started.symbols["paper"] == "UIColor.tokenPaper")
        // Xcode declares no members with the prefix.
        let sets = try start(["A.swift": code], catalog("Shop/A.xcassets", colors: names + ["paper"]))
        #expect(sets.starter.text?.contains("This prefix avoids") == true)
        #expect(sets.starter.text?.contains("Xcode may declare") == false)
        let comment =
            "// This prefix avoids 5 names that \"Shop/A.swift\" already declares.\n"
        #expect(started.starter.text?.contains(comment) == true)
        #expect(started.isProven)
    }

    @Test("drops a folder around all colors if names with the prefix do not need it")
    func prefixBeforeRefusedNames() throws {
        let names = ["separator", "gray2", "gray4", "topBar", "lowBar"]
        let code = "import SwiftUI\nextension Color { \(names.map { "static let \($0) = Color.red; " }.joined()) }"
        let sets = ["shadow", "Separator/separator", "Gray/gray2", "Gray/gray4", "Bars/topBar", "Bars/lowBar"]
        let started = try start(
            ["A.swift": code], catalog("Shop/A.xcassets", colors: sets.map { "Colors/\($0)" }))
        #expect(
            Set(started.symbols.values.map { $0.replacing("ShapeStyle.token", with: "") }) == [
                "Shadow", "Separator", "Gray2", "Gray4", "TopBar", "LowBar",
            ])
        #expect(started.isProven)
    }

    @Test("gives numbers their purpose also after a prefix")
    func prefixedNumbers() throws {
        let names = ["4", "8", "12", "16", "20"]
        let code = "extension CGFloat { \(names.map { "static let s\($0): CGFloat = \($0); " }.joined()) }"
        let started = try start(["A.swift": code], ["tokens/t.json": "{ \"spacing\": \(object(names, number())) }"])
        #expect(started.symbols["spacing.16"] == "CGFloat.tokenS16")
        #expect(started.isProven)
    }

    @Test("adds a word, not a number, to a color name that SwiftUI uses")
    func systemNames() throws {
        let started = try start(
            ["A.swift": "import SwiftUI"], ["tokens/t.json": object(["primary", "accentColor", "ink"], color())])
        #expect(started.symbols["primary"] == "ShapeStyle.primaryColor")
        #expect(started.symbols["accentColor"] == "ShapeStyle.accent")
        #expect(started.symbols["ink"] == "ShapeStyle.ink")
    }

    @Test("writes no text styles if the target declares their type, with a comment")
    func support() throws {
        let style =
            ##"{ "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }"##
        let file = ["tokens/t.json": #"{ "body": { "s": \#(style) }, "ink": \#(object(["red"], color())) }"#]
        #expect(try start(["A.swift": "struct Text {}"], file).outputs.contains("TextStyle+Tokens.swift"))
        let started = try start(["A.swift": "struct TextStyle {}"], file)
        #expect(!started.outputs.contains("TextStyle+Tokens.swift"))
        let comment =
            #"// "Shop/A.swift" declares TextStyle, and so does the template text-style: to use the template, rename your type."#
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("writes no output that uses a type of SwiftUI if the target hides it, with a comment")
    func hiddenTypes() throws {
        let code = "import UIKit\npublic typealias Color = UIColor\nstruct Image {}"
        let images = catalog("Shop/Assets.xcassets", images: ["logo"])
        let file = ["tokens/t.json": #"{ "gap": \#(number()), "ink": \#(object(["red"], color())) }"#]
        let native = ["UIColor+Colors.swift", "CGFloat+Tokens.swift", "ImageAsset.swift", "Color+Hex.swift"]
        #expect(try start(["A.swift": code], file, images).outputs == native)
        let started = try start(["A.swift": code, "B.swift": viewCode(importing: "Foundation")], file, images)
        #expect(started.outputs == ["CGFloat+Tokens.swift", "ImageAsset.swift"])
        let conflict =
            #""Shop/A.swift" declares Color, which hides SwiftUI's Color: to use the template shape-style, rename your type"#
        #expect(started.starter.text?.contains("// \(conflict).") == true)
        #expect(started.starter.summary.conflicts == [conflict])
    }

    @Test("names a conflict of two targets once, and leaves out a target that it leaves without outputs")
    func conflictOfTwoTargets() throws {
        let code = """
            public struct Picture { public static let star = Picture() }
            public extension Image { init(asset: Picture) {} }
            """
        let started = try start(
            ["A.swift": "import Art"], catalog("Shop/Assets.xcassets", images: ["logo"]),
            catalog("Kit/Sources/Art/Art.xcassets", images: ["star"], colors: ["ink"]),
            [
                "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Art")])"#,
                "Kit/Sources/Art/Image.swift": code, "tokens/t.json": tokens,
            ])
        #expect(started.starter.summary.conflicts.count == 1)
        #expect(started.run.configuration.targets.allSatisfy { !$0.outputs.isEmpty })
        #expect(started.starter.text?.contains("// \(started.starter.summary.conflicts[0]).") == true)
    }

    @Test("leaves out the catalogs of a target with the conflict of the first one, with the reason")
    func catalogOfConflict() throws {
        let code = """
            public struct Picture { public static let star = Picture() }
            public extension Image { init(asset: Picture) {} }
            """
        let started = try start(
            ["A.swift": "import Art"], catalog("Shop/Assets.xcassets", images: ["logo"]),
            catalog("Kit/Sources/Art/Art.xcassets", images: ["star"]),
            catalog("Kit/Sources/Icons/Icons.xcassets", images: ["tick"]),
            [
                "Kit/Package.swift":
                    #"let package = Package(name: "Kit", targets: [.target(name: "Art"), .target(name: "Icons")])"#,
                "Kit/Sources/Art/Image.swift": code, "Kit/Sources/Icons/I.swift": "", "tokens/t.json": tokens,
            ])
        let reason = #"its target "Art" gets no output because of the conflict with "Kit/Sources/Art/Image.swift""#
        #expect(started.leftOutCatalogs == ["Kit/Sources/Art/Art.xcassets: \(reason)"])
        #expect(
            started.starter.text?.contains(#"// "Kit/Sources/Art/Art.xcassets" is left out: \#(reason)."#) == true)
        #expect(started.catalogsByTarget == ["Shop/Assets", "Kit/Sources/Icons/Icons"])
    }

    @Test("names the target of a conflict that the first target does not have")
    func conflictOfOtherTarget() throws {
        let code = """
            public struct Picture { public static let star = Picture() }
            extension Image { init(asset: Picture) {} }
            """
        let started = try start(
            ["A.swift": "import SwiftUI"], catalog("Shop/Assets.xcassets", images: ["logo"]),
            catalog("Kit/Sources/Art/Art.xcassets", images: ["star"]),
            [
                "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Art")])"#,
                "Kit/Sources/Art/Image.swift": code, "tokens/t.json": tokens,
            ])
        let conflict = """
            "Kit/Sources/Art/Image.swift" declares Image(asset:), and so does the template image-asset of the target \
            "Art": to use the template, rename your initializer
            """
        #expect(started.starter.summary.conflicts == [conflict])
        #expect(started.starter.text?.contains("// \(conflict).") == true)
    }

    @Test("leaves no other template to name, if nothing has an output")
    func templateWithoutOutputs() throws {
        var options = StarterOptions()
        options.templates = ["gradient"]
        let files = [
            "Shop.xcodeproj/project.pbxproj": "", "Shop/A.swift": "import SwiftUI\nstruct Color {}",
            "tokens/t.json": tokens,
        ]
        #expect(
            try CodeGenerationTests.start(files, asking: options).starter.diagnostics.map(\.text).last == """
                error: no output can use the template 'gradient' [unknown-template]
                note: remove --template
                """)
    }

    @Test("gives a color another name if a module declares it that code imports by another name than its target's")
    func importedModule() throws {
        let started = try start(
            ["A.swift": "import SwiftUI\nimport paint_box"], ["tokens/t.json": tokens],
            [
                "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "paint-box")])"#,
                "Kit/Sources/paint-box/P.swift":
                    "public extension ShapeStyle where Self == Color { static var inkRed: Color { .red } }",
            ])
        #expect(started.symbols["ink.red"] != "ShapeStyle.inkRed")
    }

    @Test("does not count what an earlier run generated, in imported modules either")
    func earlierRun() throws {
        let generated = """
            // AUTO-GENERATED by TokenGenerator — DO NOT EDIT
            public enum ImageAsset { case star }
            public extension Image { init(asset: ImageAsset) {} }
            """
        let started = try start(
            ["A.swift": "import Icons"], catalog("Shop/Assets.xcassets", images: ["logo"]),
            [
                "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Icons")])"#,
                "Kit/Sources/Icons/Generated/ImageAsset.swift": generated,
            ])
        #expect(started.starter.summary.conflicts.isEmpty)
        #expect(started.outputs == ["ImageAsset.swift"])
    }

    @Test("writes no images if the target declares an initializer with the same label, with a comment")
    func initializers() throws {
        let images = catalog("Shop/Assets.xcassets", images: ["logo"])
        let code = "import SwiftUI\nextension Image { init( asset : Picture) { self.init(asset.name) } }"
        let type = "struct Picture { static let star = Picture(); let name = \"\" }"
        let started = try start(["A.swift": code, "B.swift": type], images)
        #expect(started.outputs.isEmpty)
        let conflict =
            #""Shop/A.swift" declares Image(asset:), and so does the template image-asset: to use the template, rename your initializer"#
        #expect(started.starter.text?.contains("// \(conflict).") == true)
        #expect(started.starter.summary.conflicts == [conflict])
        #expect(started.starter.summary.counts == "nothing has an output")
        // SwiftGen's type has no static members: `.star` is ours.
        #expect(try start(["A.swift": code], images).outputs == ["ImageAsset.swift"])
        let other = "import SwiftUI\nextension Image { init(assetName: String) { self.init(assetName) } }"
        #expect(try start(["A.swift": other], images).outputs == ["ImageAsset.swift"])
    }

    @Test("ignores generated files")
    func generated() throws {
        let code = "// AUTO-GENERATED by TokenGenerator — DO NOT EDIT\nenum ImageAsset {}"
        let started = try start(
            ["Generated/ImageAsset.swift": code], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.outputs == ["ImageAsset.swift"])
    }
}

@Suite("Names that outputs and other Swift files declare")
struct RedeclaredNameTests {
    /// Returns the diagnostics of `validate` for an output root in an app that declares some names.
    private func problems(_ declared: [String: String], outputRoot: String = "App/Generated") throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "ink": { "red": \#(color()) } }"#, to: "tokens/t.json")
            try folder.write(
                """
                { "sources": ["tokens/t.json"], "outputRoot": "\(outputRoot)",
                  "outputs": [{ "template": "shape-style", "path": "Colors.swift" },
                              { "template": "component-token", "path": "Parts.swift" },
                              { "template": "support", "path": "Support.swift" }] }
                """, to: "tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            options.declaredNames = { FilePath.lastComponent(of: $0) == "App" ? declared : [:] }
            return GeneratorPipeline().analyze(options).fileDiagnostics.filter { $0.code == .duplicateDeclaration }
                .map { $0.text.replacing(folder.path + "/", with: "") }
        }
    }

    @Test("produce one warning per output in validate")
    func warnings() throws {
        let advice = "or set a different \"scope\" or \"prefix\" for the output"
        #expect(
            try problems(["ShapeStyle.inkRed": "App/A.swift", "ComponentToken": "App/B.swift"]) == [
                """
                tokengenerator.json:2:52: warning: 'ShapeStyle.inkRed' in 'Colors.swift' is also declared in 'App/A.swift' \
                [duplicate-declaration]
                tokengenerator.json:2:52: note: remove or rename it in 'App/A.swift', \(advice)
                """,
                """
                tokengenerator.json:3:56: warning: 'ComponentToken' in 'Parts.swift' is also declared in 'App/B.swift' \
                [duplicate-declaration]
                tokengenerator.json:3:56: note: remove or rename it in 'App/B.swift', \(advice)
                """,
            ])
        // Neither a member of another type, nor a type of a group of support types that no output needs.
        #expect(try problems(["UIColor.inkRed": "App/A.swift", "TextStyle": "App/A.swift"]).isEmpty)
        // A member of `Color` is meant instead of one that is added to `ShapeStyle`.
        #expect(
            try problems(["Color.inkRed": "App/A.swift"]) == [
                """
                tokengenerator.json:2:52: warning: 'Color.inkRed' in 'Colors.swift' is also declared in 'App/A.swift' \
                [duplicate-declaration]
                tokengenerator.json:2:52: note: remove or rename it in 'App/A.swift', \(advice)
                """
            ])
        #expect(
            try problems(["ComponentToken": "App/B.swift", "ComponentToken.Ink.red": "App/B.swift"]) == [
                """
                tokengenerator.json:3:56: warning: 'ComponentToken' and 1 more name in 'Parts.swift' are also declared in \
                'App/B.swift' [duplicate-declaration]
                tokengenerator.json:3:56: note: remove or rename it in 'App/B.swift', \(advice)
                """
            ])
    }

    @Test("are ignored if the module is unknown")
    func unknownModule() throws {
        let type = ["ComponentToken": "A.swift"]
        #expect(try problems(type, outputRoot: "Generated").isEmpty)
        #expect(try problems(type, outputRoot: "").isEmpty)
    }
}

@Suite("The app of a starter configuration")
struct StarterAppTests {
    private let tokens = ["tokens/t.json": #"{ "gap": { "s": \#(number()) } }"#]

    /// Returns a project with apps, each with settings.
    private func project(_ apps: [(name: String, settings: String)], settings: String = "") -> String {
        let objects = apps.enumerated().map { index, app in
            """
            A\(index + 1) = { isa = PBXNativeTarget; name = "\(app.name)"; productType = "com.apple.product-type.application";
                buildConfigurationList = L\(index); };
            L\(index) = { isa = XCConfigurationList; buildConfigurations = ( C\(index), ); };
            C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(app.settings) }; };
            """
        }
        return projectText(objects.joined(separator: "\n"))
    }

    private func start(
        _ apps: [(name: String, settings: String)], project path: String = "Store.xcodeproj", target: String? = nil,
        besides files: [String: String] = [:]
    ) throws -> (root: String?, text: String, problems: [String]) {
        try withTemporaryFolder { folder in
            try folder.write(project(apps), to: path + "/project.pbxproj")
            for (path, text) in tokens { try folder.write(text, to: path) }
            for (path, text) in files { try folder.write(text, to: path) }
            for app in apps { try folder.write(viewCode(importing: "Foundation"), to: "\(app.name)/App.swift") }
            var options = StarterOptions()
            options.target = target
            let starter = StarterConfiguration.write(in: folder.path, options)
            let root = starter.text?.firstMatch(of: /"outputRoot": +"(.*)"/).map { String($0.output.1) }
            return (root, starter.text ?? "", starter.diagnostics.map(\.text))
        }
    }

    @Test("is that of the project, even if a package contains the same code for an editor")
    func packageForEditors() throws {
        let manifest = #"let package = Package(name: "", targets: [.target(name: "Store", path: "Store")])"#
        let started = try start([("Store", "")], besides: ["Package.swift": manifest])
        #expect(started.root == "Store/Generated")
        #expect(started.text.contains(#""access":     "internal""#))
        #expect(started.problems == [])
    }

    @Test("is the module of the design system that most others with views import")
    func designModule() throws {
        let manifest = { (name: String) in
            "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
        }
        let code = viewCode
        let packages = [
            "Kit/Cart/Package.swift": manifest("Cart"), "Kit/Cart/Sources/Cart/C.swift": code("DesignSystem"),
            "Kit/Design/Package.swift": manifest("DesignSystem"),
            "Kit/Design/Sources/DesignSystem/D.swift": code("Observation"),
            "Kit/Sync/Package.swift": manifest("Sync"), "Kit/Sync/Sources/Sync/S.swift": "import Foundation",
        ]
        let started = try start([("Store", "")], besides: packages)
        #expect(started.root == "Kit/Design/Sources/DesignSystem/Generated")
        let comment =
            #"// "DesignSystem" is imported by 1 of 2 other targets with views; init --target NAME uses another, such as "Store"."#
        #expect(started.text.contains(comment))
        let unused = packages.merging(["Kit/Cart/Sources/Cart/C.swift": code("Charts")]) { $1 }
        #expect(try start([("Store", "")], besides: unused).root == "Store/Generated")
    }

    @Test("is the one for iOS")
    func platform() throws {
        let started = try start([
            ("Watch", "SDKROOT = watchos;"), ("Television", "SDKROOT = appletvos;"), ("Phone", "SDKROOT = iphoneos;"),
        ])
        #expect(started.root == "Phone/Generated")
        let comment =
            #"// "Phone" is the most likely target; init --target NAME uses another, such as "Television", "Watch"."#
        #expect(started.text.contains(comment))
    }

    @Test("is the one for iOS also by its supported platforms")
    func supportedPlatforms() throws {
        let apps = [
            ("Store", "SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;"),
            ("Phone", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";"),
        ]
        #expect(try start(apps).root == "Phone/Generated")
    }

    @Test("is the one with the project's name, not a sample")
    func names() throws {
        #expect(try start([("Store", ""), ("Store Beta", "")]).root == "Store/Generated")
        #expect(try start([("Store Demo", ""), ("Shopping", "")]).root == "Shopping/Generated")
        #expect(try start([("One", ""), ("Two", "")]).root == "Generated")
    }

    @Test("is the requested one")
    func stated() throws {
        let apps = [("Phone", "SDKROOT = iphoneos;"), ("Watch", "SDKROOT = watchos;")]
        #expect(try start(apps, target: "Watch").root == "Watch/Generated")
        let wrong = try start(apps, target: "Wacth")
        #expect(wrong.text.isEmpty)
        #expect(
            wrong.problems == [
                """
                error: cannot find the target 'Wacth' in the packages and projects here [unknown-target]
                note: did you mean 'Watch'?
                """
            ])
    }

    @Test("gets nonisolated members if its default isolation is the main actor")
    func isolation() throws {
        let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; LD_RUNPATH_SEARCH_PATHS = ( \"$(inherited)\" );"
        #expect(try start([("Store", setting)]).text.contains(#""nonisolated": true"#))
        #expect(try !start([("Store", "")]).text.contains("nonisolated"))
    }

    @Test("gets nonisolated members in a package, too", arguments: [true, false])
    func packages(isForAll: Bool) throws {
        let own = "swiftSettings: [.defaultIsolation(MainActor.self)]"
        let manifest = """
            let package = Package(name: "Kit", targets: [.target(name: "Kit"\(isForAll ? "" : ", " + own))])
            \(isForAll ? "for target in package.targets { target.\(own.replacing(":", with: " =")) }" : "")
            """
        let files = ["Package.swift": manifest, "Sources/Kit/Kit.swift": ""]
        let started = try CodeGenerationTests.start(files, tokens)
        #expect(started.run.configuration.targets[0].isNonisolated)
    }

    @Test("determines the next steps")
    func nextSteps() throws {
        let look = "review tokengenerator.json"
        let mark = "to collapse the files in code reviews, add to .gitattributes: Store/Generated/** linguist-generated"
        let app = ["Store.xcodeproj/project.pbxproj": project([("Store", "")]), "Store/App.swift": ""]
        #expect(
            try CodeGenerationTests.start(app, tokens).starter.summary.nextSteps == [
                look, "run 'TokenGenerator'", "in Xcode, add the folder Store/Generated to the target Store", mark,
            ])
        let inStep = projectText(
            """
            A1 = { isa = PBXNativeTarget; name = Store; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = ( F1, ); };
            G0 = { isa = PBXGroup; children = ( F1, ); };
            F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Store; sourceTree = "<group>"; };
            """)
        let files = app.merging(["Store.xcodeproj/project.pbxproj": inStep]) { $1 }
        #expect(
            try CodeGenerationTests.start(files, tokens).starter.summary.nextSteps == [
                look, "run 'TokenGenerator'", mark,
            ])
        let manifest = """
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", plugins: [.plugin(name: "TokenGeneratorPlugin", package: "TokenGenerator")])])
            """
        let package = ["Package.swift": manifest, "Sources/Kit/Kit.swift": ""]
        #expect(
            try CodeGenerationTests.start(package, tokens).starter.summary.nextSteps == [
                look, "build the target: the build plugin generates the code",
            ])
    }

    @Test("says that no known target compiles the generated files")
    func unknownTarget() throws {
        let step = "add the folder Generated to a target: no project here is known to compile it"
        let files = ["A.swift": ""].merging(tokens) { $1 }
        #expect(try CodeGenerationTests.start(files).starter.summary.nextSteps.contains(step))
        let manifest = ["Project.swift": "import ProjectDescription\nlet project = Shop.project()"]
        #expect(try CodeGenerationTests.start(files, manifest).starter.summary.nextSteps.contains(step))
        var options = StarterOptions()
        options.outputRoot = "Generated"
        #expect(try !CodeGenerationTests.start(files, asking: options).starter.summary.nextSteps.contains(step))
    }

    @Test("does not use catalogs for previews, wherever they are")
    func previews() throws {
        let setting = #"DEVELOPMENT_ASSET_PATHS = "\"Store/Only Here\" Store/There";"#
        let files = ["Store.xcodeproj/project.pbxproj": project([("Store", setting)]), "Store/App.swift": ""]
        let started = try CodeGenerationTests.start(
            files, catalog("Store/Assets.xcassets", images: ["a"]),
            catalog("Store/Only Here/Mocks.xcassets", images: ["b"]),
            catalog("Store/There/More.xcassets", images: ["c"]))
        #expect(
            started.leftOutCatalogs == [
                "Store/Only Here/Mocks.xcassets: it is only for Xcode previews",
                "Store/There/More.xcassets: it is only for Xcode previews",
            ])
    }
}
