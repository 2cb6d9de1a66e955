import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("An app that used SwiftGen")
struct StarterSwiftGenTests {
    private let app = [
        "Shop.xcodeproj/project.pbxproj": "",
        "Shop/App.swift": "import UIKit\nlet logo = Asset.logo.image\n",
    ]

    /// Returns a file of SwiftGen that declares some types.
    private func written(_ types: String...) -> String {
        """
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        \(types.map { "internal struct \($0) { }" }.joined(separator: "\n"))
        """
    }

    /// Returns the lines of the outputs in the configuration.
    private func outputs(of started: Started) -> [String] {
        (started.starter.text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("{ \"template\"") || $0.hasPrefix("\"assets\"") || $0.hasPrefix("\"typeNames\"") }
            .map(String.init)
    }

    @Test("keeps its types and names, with a step for what to delete")
    func committed() throws {
        let yaml = """
            xcassets:
              inputs: Shop/Assets.xcassets
              outputs:
                templateName: swift5
                output: Shop/Gen/Assets.swift
            """
        let files = ["swiftgen.yml": yaml, "Shop/Gen/Assets.swift": written("Asset", "ImageAsset", "ColorAsset")]
        let started = try start(
            app, files, catalog("Shop/Assets.xcassets", images: ["logo", "ICON_ADD"], colors: ["ink"]))
        #expect(outputs(of: started) == [#"{ "template": "swiftgen", "path": "Asset.swift" }"#])
        #expect(started.root == "Shop/Generated")
        #expect(started.run.configuration.targets[0].access == .internal)
        #expect(
            Set(started.run.symbols.assets.compactMap(\.symbol?.text)) == ["Asset.iconAdd", "Asset.logo", "Asset.ink"])
        #expect(
            started.starter.summary.nextSteps.prefix(2) == [
                "review tokengenerator.json",
                "delete Shop/Gen/Assets.swift, swiftgen.yml and SwiftGen's build phase or plugin",
            ])
        #expect(started.isProven)
    }

    @Test("keeps the type of its only catalog if SwiftGen always writes one")
    func typeOfCatalog() throws {
        let yaml = """
            xcassets:
              inputs: Shop/Assets.xcassets
              outputs: { templateName: swift5, output: Shop/A.swift, params: { forceFileNameEnum: true } }
            """
        let started = try start(app, ["swiftgen.yml": yaml], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(
            outputs(of: started) == [
                #"{ "template": "swiftgen", "path": "Asset.swift","#, #""assets": { "catalogTypes": true } }"#,
            ])
        #expect(started.run.symbols.assets.compactMap(\.symbol?.text) == ["Asset.Assets.logo"])
        #expect(started.isProven)
    }

    @Test("names all catalogs that do not exist in one comment")
    func missingCatalogs() throws {
        let yaml = """
            xcassets:
              inputs: [Shop/Assets.xcassets, "X/A.xcassets", "X/B.xcassets"]
              outputs: { templateName: swift5, output: Shop/A.swift }
            """
        let started = try start(app, ["swiftgen.yml": yaml], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.starter.text?.contains("which do not exist here: they will be missing") == true)
    }

    @Test("keeps the type of a catalog, with a comment, if others do not exist", arguments: ["%BRAND%", "${BRAND}"])
    func missingCatalog(folder: String) throws {
        let yaml = """
            xcassets:
              inputs: [Shop/Assets.xcassets, "Brands/\(folder)/Brand.xcassets", Shop/Empty]
              outputs: { templateName: swift5, output: Shop/A.swift }
            """
        let started = try start(app, ["swiftgen.yml": yaml], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.run.symbols.assets.compactMap(\.symbol?.text) == ["Asset.Assets.logo"])
        let comment = """
            // SwiftGen's "Shop/A.swift" also has names from "Brands/\(folder)/Brand.xcassets", which does not exist here: \
            they will be missing.
            """
        #expect(started.starter.text?.contains(comment) == true)
        #expect(started.isProven)
    }

    @Test("gives a name of two assets to the one that has it in SwiftGen's file")
    func contestedNames() throws {
        let yaml = "xcassets: { inputs: Shop, outputs: { templateName: swift5, output: Shop/Assets.swift } }"
        let code = written("Asset").replacing("{ }", with: #"{ static let alert = ImageAsset(name: "alert") }"#)
        let assets = catalog("Shop/Assets.xcassets", images: ["alert", "bell"], colors: ["Alert", "bell"])
        let started = try start(app, ["swiftgen.yml": yaml, "Shop/Assets.swift": code], assets)
        #expect(started.run.configuration.outputs[0].names.replace.values.sorted() == ["alertColor"])
    }

    @Test("adds the new folder to every target that lists the file, even if Git ignores it")
    func severalTargets() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
            A2 = { name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = ( S2 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            S2 = { isa = PBXSourcesBuildPhase; files = ( B2 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F1; };
            F1 = { isa = PBXFileReference; path = Shop/Gen/Assets.swift; sourceTree = "<group>"; };
            G0 = { isa = PBXGroup; children = ( F1 ); sourceTree = "<group>"; };
            """)
        let yaml = """
            xcassets:
              inputs: Shop/Assets.xcassets
              outputs: { templateName: swift5, output: Shop/Gen/Assets.swift }
            """
        let files = [
            "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "", "Share/S.swift": "", "swiftgen.yml": yaml,
        ]
        let started = try start(files, catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(
            started.starter.summary.nextSteps.prefix(4) == [
                "review tokengenerator.json",
                "delete the reference to Shop/Gen/Assets.swift in Xcode, swiftgen.yml and SwiftGen's build phase or plugin",
                "run 'TokenGenerator'", "in Xcode, add the folder Shop/Generated to the targets Shop and Share",
            ])
    }

    @Test(
        "replaces the file in the specifications of XcodeGen that list it, also beside a generated project",
        arguments: [true, false])
    func specifications(hasProject: Bool) throws {
        let specification = """
            targets:
              Shop: { type: application, sources: [Shop] }
              Share: { type: app-extension, sources: [Share, Shop/Gen/Assets.swift] }
            """
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
            A2 = { name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = ( S1 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            F1 = { isa = PBXFileReference; path = Shop/Gen/Assets.swift; sourceTree = "<group>"; };
            G0 = { isa = PBXGroup; children = ( F1 ); sourceTree = "<group>"; };
            """)
        let yaml = "xcassets: { inputs: Shop, outputs: { templateName: swift5, output: Shop/Gen/Assets.swift } }"
        let started = try start(
            ["project.yml": specification, "swiftgen.yml": yaml, "Shop/Gen/Assets.swift": written("Asset")],
            ["Shop/App.swift": "", "Share/S.swift": ""],
            hasProject ? ["Shop.xcodeproj/project.pbxproj": project] : [:],
            catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(
            started.starter.summary.nextSteps.dropFirst(2).dropLast() == [
                "run 'TokenGenerator'",
                "in XcodeGen's sources of the target Share, replace Shop/Gen/Assets.swift with Shop/Generated/Asset.swift",
                "run xcodegen generate",
            ])
    }

    @Test("leaves the catalogs of other targets to outputs of their own")
    func otherTargets() throws {
        let yaml = "xcassets: { inputs: Shop/Assets.xcassets, outputs: { templateName: swift5, output: Shop/A.swift } }"
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
        let started = try start(
            app, ["swiftgen.yml": yaml, "Kit/Package.swift": manifest, "Kit/Sources/Kit/K.swift": ""],
            catalog("Shop/Assets.xcassets", images: ["cart"]), catalog("Shop/Other.xcassets", images: ["bell"]),
            catalog("Kit/Sources/Kit/Kit.xcassets", images: ["logo", "star"]))
        #expect(started.catalogsByTarget == ["Shop/Assets", "Kit/Sources/Kit/Kit"])
        #expect(started.outputs == ["Asset.swift", "ImageAsset.swift"])
    }

    @Test("needs no other bundle if the target declares the one of SwiftGen's file for its own classes")
    func ownBundle() throws {
        let yaml = """
            xcassets:
              inputs: Shop/Assets.xcassets
              outputs: { templateName: swift5, output: Shop/A.swift, params: { bundle: Bundle.current } }
            """
        let bundle = { (value: String) in
            "import Foundation\nextension Bundle { static var current: Bundle { class Token {}; return \(value) } }"
        }
        let comment =
            #"// SwiftGen loads assets from "Bundle.current": set "bundle" to a class in that bundle."#
        for (code, isNeeded) in [("Bundle(for: Token.self)", false), ("Kit.resources", true)] {
            let started = try start(
                app, ["swiftgen.yml": yaml, "Shop/B.swift": bundle(code)],
                catalog("Shop/Assets.xcassets", images: ["logo"]))
            #expect(started.starter.text?.contains(comment) == isNeeded)
            #expect(started.isProven)
        }
    }

    @Test("keeps its parameters and folders in the configuration")
    func parameters() throws {
        let yaml = """
            input_dir: Shop/Resources
            output_dir: Shop/Gen
            strings:
              inputs: en.lproj
              outputs: { templateName: structured-swift5, output: Strings.swift }
            xcassets:
              - inputs: [Colors.xcassets, Icons]
                outputs:
                  - templateName: swift5
                    output: ${SRCROOT}/Shop/Gen/Art.swift
                    params:
                      enumName: Art
                      publicAccess: true
                      forceProvidesNamespaces: true
                      imageTypeName: Picture
                      bundle: Bundle(for: Shop.self)
              - inputs: Kit.xcassets
                outputs: { templateName: swift5, output: Kit.swift, params: { enumName: Kit, allValues: true } }
            """
        let started = try start(
            app, ["swiftgen.yml": yaml], catalog("Shop/Resources/Colors.xcassets", colors: ["ink"]),
            catalog("Shop/Resources/Icons/A.xcassets", images: ["a/b"]), catalog("Shop/Resources/Icons/B.xcassets"),
            catalog("Shop/Resources/Kit.xcassets", images: ["c"]), catalog("Shop/Other.xcassets", images: ["d"]))
        #expect(
            outputs(of: started) == [
                #"{ "template": "swiftgen", "path": "Art.swift", "scope": "Art","#,
                #""assets": {"#, #""typeNames": { "image": "Picture" },"#,
                #"{ "template": "swiftgen", "path": "Kit.swift", "scope": "Kit","#,
                #""assets": { "catalogs": ["Shop/Resources/Kit.xcassets"], "all": true } }"#,
            ])
        let art = try #require(started.run.configuration.outputs.first)
        #expect(
            art.assets.catalogs?.map(\.value) == [
                "Shop/Resources/Colors.xcassets", "Shop/Resources/Icons/A.xcassets", "Shop/Resources/Icons/B.xcassets",
            ])
        #expect(
            art.style == .folders && art.typeName(of: .image) == "Picture" && art.typeName(of: .color) == "ColorAsset")
        #expect(started.run.configuration.targets[0].access == .public)
        #expect(started.run.configuration.targets[0].bundle == .ofClass("Shop"))
        #expect(started.leftOutCatalogs == ["Shop/Other.xcassets: SwiftGen does not generate names for it"])
        let comment = "// swiftgen.yml also has strings, which init does not convert: keep SwiftGen for the rest."
        #expect(started.starter.text?.contains(comment) == true)
        #expect(
            started.starter.summary.nextSteps[1]
                == "delete Shop/Gen/Art.swift if it exists, Shop/Gen/Kit.swift if it exists and the section xcassets of swiftgen.yml"
        )
        #expect(
            Set(started.run.symbols.assets.compactMap(\.symbol?.text)) == ["Art.Colors.ink", "Art.A.A.b", "Kit.c"])
    }

    @Test("keeps its names beside those of tokens, without using the catalog's colors as tokens")
    func tokens() throws {
        let yaml = "xcassets: { inputs: Shop, outputs: { templateName: swift5, output: Shop/Assets.swift } }"
        let images = catalog("Shop/Assets.xcassets", images: ["logo"], colors: ["accent"])
        let both = try start(
            app, ["swiftgen.yml": yaml, "tokens/t.json": #"{ "ink": \#(object(["red"], color())) }"#], images)
        #expect(both.run.configuration.outputs.map(\.template.value) == ["ui-color", "swiftgen", "color-hex"])
        let alone = try start(app, ["swiftgen.yml": yaml], images)
        #expect(alone.run.configuration.outputs.map(\.template.value) == ["swiftgen"])
        #expect(alone.isProven)
    }

    @Test("can have its own types with the names of SwiftGen's")
    func ownTypes() throws {
        let yaml =
            "xcassets: { inputs: Shop/Assets.xcassets, outputs: { templateName: swift5, output: Shop/Assets.swift } }"
        let started = try start(
            app, ["swiftgen.yml": yaml, "Shop/Mine.swift": "enum Asset {}"],
            catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.run.configuration.outputs.map(\.scopeName) == ["TokenAsset"])
        let comment = #"// "Shop/Mine.swift" already declares Asset, so this type is TokenAsset."#
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("generates into the target of SwiftGen's file, or into its folder if no target is known")
    func modules() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Style"), .target(name: "Core")])"#
        let yaml = """
            xcassets:
              inputs: Kit/Sources/Style/Assets.xcassets
              outputs:
                - templateName: swift5
                  output: Kit/Sources/Style/Assets.swift
                  params: { publicAccess: true }
            """
        let package = ["Kit/Package.swift": manifest, "Kit/Sources/Style/S.swift": "", "Kit/Sources/Core/C.swift": ""]
        let images = catalog("Kit/Sources/Style/Assets.xcassets", images: ["logo"])
        let others = catalog("Shop/Assets.xcassets", images: ["a", "b", "c"])
        let started = try start(app, package, ["swiftgen.yml": yaml], images, others)
        #expect(started.root == "Kit/Sources/Style/Generated")
        #expect(started.starter.summary.target == "Style")
        let derived = yaml.replacing("output: Kit/Sources/Style/Assets.swift", with: "output: Assets.swift")
        #expect(
            try start(app, package, ["swiftgen.yml": derived], images, others).root == "Kit/Sources/Style/Generated")
        let alone = try start(["swiftgen.yml": yaml, "Kit/Sources/Style/Assets.swift": written("Asset")], images)
        #expect(alone.root == "Kit/Sources/Style/Generated")
        #expect(alone.starter.summary.target == "Style")
        let comment = #"// No package or project is known to compile "Kit/Sources/Style/Assets.swift"."#
        #expect(alone.starter.text?.contains(comment) == true)
    }

    @Test("becomes several targets if SwiftGen generates for several")
    func targets() throws {
        func yaml(_ name: String, parameters: String = "{}") -> String {
            """
            output_dir: Generated
            xcassets:
              inputs: Assets.xcassets
              outputs: { templateName: swift5, output: \(name).swift, params: \(parameters) }
            """
        }
        let project = """
            targets:
              Shop: { type: application, platform: iOS, sources: [Shop] }
              Core: { type: framework, platform: iOS, sources: [Core] }
            """
        let files = [
            "project.yml": project, "Shop/swiftgen.yml": yaml("Art"), "Shop/Generated/Art.swift": written("Asset"),
            "Core/swiftgen.yml": yaml("Kit", parameters: "{ enumName: Kit, publicAccess: true }"),
            "Shop/S.swift": "", "Core/Generated/Kit.swift": "// License\n\n" + written("Kit"),
        ]
        let catalogs = catalog("Shop/Assets.xcassets", images: ["logo"], colors: ["ink"])
        let others = catalog("Core/Assets.xcassets", images: ["tick"])
        let started = try start(files, catalogs, others)
        #expect(started.isProven)
        let targets = started.run.configuration.targets
        #expect(targets.map(\.name?.value) == ["Core", "Shop"])
        #expect(targets.map(\.access) == [.public, .internal])
        #expect(targets.map(\.outputRoot?.value) == ["Core/Generated", "Shop/Generated"])
        #expect(targets.map { $0.catalogs.map(\.value) } == [["Core/Assets.xcassets"], ["Shop/Assets.xcassets"]])
        #expect(
            Set(started.run.symbols.assets.compactMap(\.symbol?.text)) == ["Asset.logo", "Asset.ink", "Kit.tick"])
        #expect(started.starter.summary.outputs == ["Core/Generated/Kit.swift", "Shop/Generated/Asset.swift"])
        #expect(
            started.starter.summary.nextSteps[1] == """
                delete Core/Generated/Kit.swift, Shop/Generated/Art.swift, Core/swiftgen.yml, Shop/swiftgen.yml \
                and SwiftGen's build phase or plugin
                """)
        var options = StarterOptions()
        options.target = "Core"
        let one = try start(files.merging(catalogs) { $1 }.merging(others) { $1 }, asking: options)
        #expect(one.run.configuration.targets.map(\.name?.value) == [nil])
        let comment =
            #"// SwiftGen also writes "Shop/Generated/Art.swift", for another target: init without --target replaces it, too."#
        #expect(one.starter.text?.contains(comment) == true)
    }

    @Test("keeps the entries of SwiftGen's configuration that are not replaced")
    func entries() throws {
        let yaml = """
            xcassets:
              - inputs: Shop/Assets.xcassets
                outputs: { templateName: swift5, output: Shop/Assets.swift }
              - inputs: Shop/Assets.xcassets
                outputs: { templatePath: own.stencil, output: Shop/Own.swift }
            """
        let images = catalog("Shop/Assets.xcassets", images: ["logo"])
        let absent = try start(app, ["Tools/swiftgen.yml": yaml.replacing("Shop/", with: "../Shop/")], images)
        #expect(
            absent.starter.summary.nextSteps[1]
                == "delete Shop/Assets.swift if it exists and the matching entries in Tools/swiftgen.yml")
        let present = try start(app, ["swiftgen.yml": yaml, "Shop/Assets.swift": written("Asset")], images)
        #expect(
            present.starter.summary.nextSteps[1]
                == "delete Shop/Assets.swift and the matching entries in swiftgen.yml")
    }

    @Test(
        "has configurations that are hidden, or in a hidden folder",
        arguments: [
            ".swiftgen.yml", ".swiftgenArt.yml", ".swiftgen/.shop/art.yml", ".swiftgen/.shop/.swiftgen.art.yml",
        ])
    func hiddenConfiguration(path: String) throws {
        let base = String(repeating: "../", count: path.split(separator: "/").count - 1)
        let yaml = """
            xcassets:
              inputs: \(base)Shop/Assets.xcassets
              outputs: { templateName: swift5, output: \(base)Shop/Assets.swift }
            """
        let files = [path: yaml, "Shop/Assets.swift": written("Asset", "ImageAsset", "ColorAsset")]
        let images = catalog("Shop/Assets.xcassets", images: ["logo"], colors: ["ink"])
        let started = try start(app, files, images)
        #expect(outputs(of: started) == [#"{ "template": "swiftgen", "path": "Asset.swift" }"#])
        #expect(
            started.starter.summary.nextSteps[1]
                == "delete Shop/Assets.swift, \(path) and SwiftGen's build phase or plugin")
    }

    @Test("keeps the names of its types, although a module that code imports has the same ones")
    func importedTypes() throws {
        let yaml = "xcassets: { inputs: Shop, outputs: { templateName: swift5, output: Shop/Assets.swift } }"
        let kit = "public enum Asset {}\npublic struct ImageAsset {}"
        let started = try start(
            app,
            ["swiftgen.yml": yaml, "Shop/Assets.swift": written("Asset", "ImageAsset"), "Shop/B.swift": "import Kit"],
            [
                "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#,
                "Kit/Sources/Kit/A.swift": kit,
            ], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(outputs(of: started) == [#"{ "template": "swiftgen", "path": "Asset.swift" }"#])
    }

    @Test("stays in the project if another of its files is needed")
    func otherFiles() throws {
        let yaml = "xcassets: { inputs: Shop, outputs: { templateName: swift5, output: Shop/Assets.swift } }"
        let images = catalog("Shop/Assets.xcassets", images: ["logo"])
        let files = ["swiftgen.yml": yaml, "Shop/Assets.swift": written("Asset"), "Shop/Fonts.swift": written("Fonts")]
        let fonts = try start(app, files, images)
        #expect(fonts.starter.summary.nextSteps[1] == "delete Shop/Assets.swift and swiftgen.yml")
        let own = "xcassets: { inputs: Shop, outputs: { templatePath: own.stencil, output: Shop/Own.swift } }"
        let started = try start(app, files, [".swiftgenOwn.yml": own], images)
        #expect(started.starter.summary.nextSteps[1] == "delete Shop/Assets.swift and swiftgen.yml")
    }

    @Test("is named by a comment if init finds no configuration for a file with the type of an output")
    func withoutConfiguration() throws {
        let started = try start(
            app, ["Shop/Assets.swift": written("Asset", "ImageAsset")],
            catalog("Shop/Assets.xcassets", images: ["logo"]))
        let comment = """
            // "Shop/Assets.swift", which SwiftGen generates, already declares ImageAsset, so this type is TokenImageAsset. \
            init only replaces files in configurations of SwiftGen, if their template is swift5.
            """
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("gets comments on files that are not replaced")
    func others() throws {
        let yaml = """
            xcassets:
              - inputs: Shop/Assets.xcassets
                outputs: { templatePath: own.stencil, output: Shop/Own.swift }
              - inputs: Nowhere.xcassets
                outputs: { templateName: swift5, output: Shop/Nowhere.swift }
            """
        let started = try start(
            app, ["swiftgen.yml": yaml], catalog("Shop/Assets.xcassets", images: ["logo"]))
        #expect(started.outputs == ["ImageAsset.swift"])
        for comment in [
            #"// SwiftGen's "Shop/Own.swift" is not replaced: its template is not swift5."#,
            #"// SwiftGen's "Shop/Nowhere.swift" is not replaced: its catalogs were not found."#,
        ] {
            #expect(started.starter.text?.contains(comment) == true)
        }
        #expect(started.starter.summary.nextSteps.allSatisfy { !$0.contains("SwiftGen") })
    }

    @Test(
        "adds files to every target that lists the file, also without the catalog, and only files to a folder in the project"
    )
    func filesForTargets() throws {
        func steps(_ files: [String], _ own: String) throws -> [String] {
            let all = ["Shop/Gen/Assets.swift"] + files
            let keys = all.indices.map { "B\($0)" }.joined(separator: ", ")
            let objects = all.enumerated().map { "B\($0) = { fileRef = F\($0); }; F\($0) = { path = \($1); };" }
            let children = all.indices.map { "F\($0)" }.joined(separator: ", ")
            let project = projectText(
                """
                A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); };
                A2 = { name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = ( S2 ); };
                S1 = { isa = PBXSourcesBuildPhase; files = ( \(keys) ); };
                S2 = { isa = PBXSourcesBuildPhase; files = ( C0 ); };
                R1 = { isa = PBXResourcesBuildPhase; files = ( C1 ); };
                C0 = { fileRef = F0; };
                C1 = { fileRef = D1; };
                D1 = { path = Shop/Assets.xcassets; };
                \(objects.joined(separator: "\n"))
                G0 = { children = ( \(children), D1 ); };
                """)
            let yaml = """
                xcassets:
                  inputs: Shop/Assets.xcassets
                  outputs: { templateName: swift5, output: Shop/Gen/Assets.swift }
                """
            let started = try start(
                [
                    "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "", "Shop/B.swift": "",
                    "Share/S.swift": "",
                    "swiftgen.yml": yaml,
                ], catalog("Shop/Assets.xcassets", images: ["logo"]))
            return started.starter.summary.nextSteps.filter { $0.hasPrefix("in Xcode, \(own)") }
        }
        #expect(try steps([], "add") == ["in Xcode, add the folder Shop/Generated to the targets Shop and Share"])
        let code = ["Shop/App.swift", "Shop/B.swift"]
        let why = "to the target Share: SwiftGen's file belongs to several targets"
        #expect(try steps(code, "also") == ["in Xcode, also add the folder Shop/Generated \(why)"])
        #expect(
            try steps(code + ["Shop/Generated/Strings.swift"], "also")
                == ["in Xcode, also add the file Asset.swift in Shop/Generated \(why)"])
    }
}

@Suite("The configuration of SwiftGen")
struct SwiftGenConfigurationTests {
    @Test("has paths relative to the searched folder, without paths outside of it or with build variables")
    func paths() {
        let configuration = SwiftGenConfiguration(
            """
            input_dir: ../Resources
            xcassets:
              - paths: A.xcassets
                templateName: swift4
                output: A.swift
              - inputs: [B.xcassets, ../../../Out.xcassets]
                outputs: { templateName: swift5, output: "${DERIVED_SOURCES_DIR}/B.swift" }
            fonts: { inputs: Fonts }
            """, at: "App/Tools/swiftgen.yml")
        #expect(configuration.outputs.map(\.inputs) == [["App/Resources/A.xcassets"], ["App/Resources/B.xcassets"]])
        #expect(configuration.outputs.map(\.path) == ["App/Tools/A.swift", nil])
        #expect(configuration.outputs.allSatisfy { $0.isKnown && $0.scope == "Asset" })
        #expect(configuration.otherSections == ["fonts"])
    }

    @Test("can be empty or invalid", arguments: ["", "xcassets:", "xcassets: []", "xcassets: x", "- a", "strings:"])
    func empty(_ text: String) {
        #expect(SwiftGenConfiguration(text, at: "swiftgen.yml").outputs.allSatisfy { $0.inputs.isEmpty })
    }
}
