import Testing

@testable import Starter

@Suite("The asset catalogs in a starter configuration")
struct StarterCatalogTests {
    /// A project with an app and a widget: the app compiles a catalog in a group, and the widget a folder.
    private let projectFile = projectText(
        """
        A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( R1, S1 ); };
        A2 = { name = Widget; productType = "com.apple.product-type.app-extension";
               buildPhases = ( ); fileSystemSynchronizedGroups = ( G2, ); };
        A3 = { name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( R1 ); };
        R1 = { isa = PBXResourcesBuildPhase; files = ( B1 /* Assets.xcassets in Resources */, ); };
        S1 = { isa = PBXSourcesBuildPhase; files = ( ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        F1 = { isa = PBXFileReference; path = "My Assets.xcassets"; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = ( G1, G2 ); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = ( F1 ); path = Shop; sourceTree = "<group>"; };
        G2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
               exceptions = ( E1, E2 ); };
        E1 = { target = A1; membershipExceptions = ( Shared.xcassets, ); };
        E2 = { target = A2; membershipExceptions = ( Info.plist, Other.xcassets, ); };
        """)

    @Test("are those of the target with the most assets, according to the project")
    func project() throws {
        let started = try start(
            ["ios/Shop.xcodeproj/project.pbxproj": projectFile, "ios/Shop/App.swift": "", "ios/Widget/W.swift": ""],
            catalog("ios/Shop/My Assets.xcassets", images: ["cart"], colors: ["ink"]),
            catalog("ios/Widget/More/Assets.xcassets", colors: ["ink"]),
            catalog("ios/Old/Assets.xcassets", images: ["cart"]))
        #expect(started.starter.summary.catalogs == ["ios/Shop/My Assets.xcassets"])
        #expect(started.starter.summary.sources == ["ios/Shop/My Assets.xcassets"])
        #expect(started.root == "ios/Shop/Generated")
        #expect(
            started.leftOutCatalogs == [
                #"ios/Old/Assets.xcassets: it is not known to belong to the target "Shop""#,
                #"ios/Widget/More/Assets.xcassets: it belongs to the target "Widget", not to "Shop""#,
            ])
        #expect(
            started.starter.text?.contains(
                """
                  // "ios/Old/Assets.xcassets" is left out: it is not known to belong to the target "Shop".
                  // "ios/Widget/More/Assets.xcassets" is left out: it belongs to the target "Widget", not to "Shop".
                  // Use "targets" to generate for several targets.
                  "catalogs":   ["ios/Shop/My Assets.xcassets"],
                """) == true)
    }

    @Test("follow the exceptions of synchronized folders")
    func exceptions() throws {
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Widget/W.swift": ""],
            catalog("Shop/My Assets.xcassets", images: ["cart", "bell"]),
            catalog("Widget/Shared.xcassets", images: ["bin"]), catalog("Widget/Other.xcassets", images: ["star"]))
        #expect(started.starter.summary.catalogs == ["Shop/My Assets.xcassets", "Widget/Shared.xcassets"])
        #expect(started.leftOutCatalogs == [#"Widget/Other.xcassets: it is not known to belong to the target "Shop""#])
    }

    @Test("do not include unlisted ones beside tokens, where the project lists all catalogs of the target")
    func unlisted() throws {
        let files = ["Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Widget/W.swift": ""]
        let other = catalog("Brand/Art.xcassets", images: ["star"])
        let started = try start(files, other, ["tokens/t.json": #"{ "gap": \#(number()) }"#])
        #expect(started.starter.summary.catalogs.isEmpty)
        #expect(started.leftOutCatalogs == [#"Brand/Art.xcassets: it is not known to belong to the target "Shop""#])
        #expect(try start(files, other).starter.summary.catalogs == ["Brand/Art.xcassets"])
    }

    /// Two apps that have a folder and a catalog in common.
    private let twins = projectText(
        """
        A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( R1 );
               fileSystemSynchronizedGroups = ( G1, G2 ); };
        A2 = { name = Mobile; productType = "com.apple.product-type.application"; buildPhases = ( R1 );
               fileSystemSynchronizedGroups = ( G3, G2 ); };
        R1 = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        F1 = { isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = ( F1, G1, G2, G3 ); sourceTree = "<group>"; };
        G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
        G2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Common; sourceTree = "<group>"; };
        G3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        """)

    @Test("have their names in a folder that two apps synchronize, if both compile them")
    func twinApps() throws {
        let code = ["Mac/m.swift": "", "Common/c.swift": "", "Phone/p.swift": ""]
        let images = catalog("Art.xcassets", images: ["star"])
        let started = try start(["Shop.xcodeproj/project.pbxproj": twins], code, images)
        #expect(started.root == "Common/Generated")
        #expect(!started.starter.summary.nextSteps.contains { $0.hasPrefix("in Xcode") })
        let apart = twins.replacing(
            "( R1 );\n       fileSystemSynchronizedGroups = ( G3", with: "( );\n fileSystemSynchronizedGroups = ( G3")
        #expect(apart != twins)
        #expect(try start(["Shop.xcodeproj/project.pbxproj": apart], code, images).root == "Mac/Generated")
    }

    @Test("are those of the likeliest of several apps that share most of their assets, and a comment names the others")
    func variantWithMore() throws {
        let app = "productType = \"com.apple.product-type.application\";"
        let project = projectText(
            """
            A1 = { name = Preview; \(app) buildPhases = ( R1 ); };
            A2 = { name = Shop; \(app) buildPhases = ( R2 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B2 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            F1 = { isa = PBXFileReference; path = Shop/Art.xcassets; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Preview/Art.xcassets; sourceTree = "<group>"; };
            G0 = { isa = PBXGroup; children = ( F1, F2 ); sourceTree = "<group>"; };
            """)
        func started(_ own: [String]) throws -> Started {
            try start(
                ["Shop.xcodeproj/project.pbxproj": project, "Shop/a.swift": "", "Preview/b.swift": ""],
                catalog("Shop/Art.xcassets", images: ["cart", "bell"]), catalog("Preview/Art.xcassets", images: own))
        }
        let shared = try started(["star"])
        #expect(shared.starter.summary.target == "Shop")
        #expect(shared.leftOutCatalogs == [#"Preview/Art.xcassets: it belongs to the target "Preview", not to "Shop""#])
        let comment = #"// "Shop" is the most likely target; init --target NAME uses another, such as "Preview"."#
        #expect(shared.starter.text?.contains(comment) == true)
        #expect(try started(["star", "sun"]).starter.summary.target == "Preview")
    }

    @Test("are in the outputs of an app and of its library, if both compile them and the library has others")
    func sharedWithLibrary() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( R1 ); };
            A2 = { name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( R2 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B2 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B2, B3 ); };
            B1 = { fileRef = F1; };
            B2 = { fileRef = F2; };
            B3 = { fileRef = F3; };
            F1 = { path = Shop/Art.xcassets; };
            F2 = { path = Both.xcassets; };
            F3 = { path = Kit/Art.xcassets; };
            G0 = { children = ( F1, F2, F3 ); };
            """)
        let files = ["Shop.xcodeproj/project.pbxproj": project, "Shop/a.swift": "", "Kit/b.swift": ""]
        let both = catalog("Both.xcassets", images: ["sun"])
        let apart = try start(
            files, both, catalog("Shop/Art.xcassets", images: ["star"]), catalog("Kit/Art.xcassets", images: ["moon"]))
        #expect(apart.catalogsByTarget == ["Both, Shop/Art", "Both, Kit/Art"])
        #expect(apart.starter.summary.catalogs == ["Both.xcassets", "Shop/Art.xcassets", "Kit/Art.xcassets"])
        let comment = "// \"Shop\" and \"Kit\" compile the same catalog"
        #expect(apart.starter.text?.contains(comment) == false && apart.isProven)
        let alone = try start(files, both, catalog("Shop/Art.xcassets", images: ["star"]))
        #expect(alone.catalogsByTarget == ["Both, Shop/Art"] && alone.starter.text?.contains(comment) == true)
    }

    @Test("of a library are left out if most of its code is in the folder of the app")
    func libraryInFolderOfApp() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); };
            A2 = { name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( S1, R2 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
            B1 = { fileRef = F1; };
            B2 = { fileRef = F2; };
            B3 = { fileRef = F3; };
            F1 = { path = Shop/a.swift; };
            F2 = { path = Shop/Art.xcassets; };
            F3 = { path = Kit/Art.xcassets; };
            G0 = { children = ( F1, F2, F3 ); };
            """)
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": project, "Shop/a.swift": ""],
            catalog("Shop/Art.xcassets", images: ["star"]), catalog("Kit/Art.xcassets", images: ["moon"]))
        #expect(started.catalogsByTarget == ["Shop/Art"])
        #expect(started.leftOutCatalogs == [#"Kit/Art.xcassets: it belongs to the target "Kit", not to "Shop""#])
    }

    @Test("name every target that compiles one that is left out")
    func severalOwners() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; };
            A2 = { name = Widget; productType = "com.apple.product-type.app-extension";
                   fileSystemSynchronizedGroups = ( G1 ); };
            A3 = { name = Watch; productType = "com.apple.product-type.app-extension";
                   fileSystemSynchronizedGroups = ( G1 ); };
            G0 = { isa = PBXGroup; children = ( G1 ); sourceTree = "<group>"; };
            G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
            """)
        let files = ["Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": ""]
        let shared = catalog("Shared/Art.xcassets", images: ["star"])
        let started = try start(files, shared, ["tokens/t.json": #"{ "gap": \#(number()) }"#])
        #expect(
            started.leftOutCatalogs == [
                #"Shared/Art.xcassets: it belongs to the targets "Widget" and "Watch", not to "Shop""#
            ])
    }

    @Test("beside tokens, give their colors a type of their own, except the color of the whole app")
    func colorsBesideTokens() throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "",
            "tokens/t.json": #"{ "gap": \#(number()) }"#,
        ]
        let started = try start(files, catalog("Shop/My Assets.xcassets", images: ["cart"], colors: ["ribbon"]))
        #expect(started.outputs == ["CGFloat+Tokens.swift", "ColorAsset.swift", "ImageAsset.swift"])
        #expect(started.starter.summary.counts == "1 of 1 token, 1 image and 1 color set have an output")
        let usual = try start(files, catalog("Shop/My Assets.xcassets", images: ["cart"], colors: ["AccentColor"]))
        #expect(usual.outputs == ["CGFloat+Tokens.swift", "ImageAsset.swift"])
        #expect(started.isProven && usual.isProven)
    }

    @Test("give one name to one asset, and the others a name with a folder, unless the folder repeats it")
    func equalNames() throws {
        let set = #"{ "images": [] }"#
        let paths = ["bell", "Bells/Icons/Bell", "Icons/Shield", "shield", "allCases", "moon"]
            .map { "Assets.xcassets/\($0)" }
        let images = (["Art.xcassets/Sky/Moon"] + paths).map { ("App/\($0).imageset/Contents.json", set) }
        let started = try start(Dictionary(images) { first, _ in first })
        let names = started.run.configuration.outputs[0].names.replace
        #expect(
            Set(names.map { "\($0.value): \($1)" }) == [
                "Bell: iconsBell", "Moon: skyMoon", "Shield: iconsShield", "allCases: allCasesImage",
            ])
        #expect(started.isProven)
    }

    @Test("give a name that two spellings share to the one that is spelled like it")
    func spellings() throws {
        let started = try start(
            catalog("App/Art.xcassets", images: ["arrow_blue", "arrowBlue", "Folder/closeIcon", "close-icon"]))
        let names = started.run.configuration.outputs[0].names.replace
        #expect(
            Set(names.map { "\($0.value): \($1)" }) == ["arrow_blue: arrowBlueImage", "close-icon: closeIconImage"])
        #expect(started.isProven)
    }

    @Test("of a library with only colors give it an output, with a reason that applies")
    func onlyColors() throws {
        let package = #"""
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "Look"])],
                targets: [.target(name: "Kit"), .target(name: "Look")])
            """#
        let started = try start(
            ["Package.swift": package, "Sources/Kit/a.swift": "", "Sources/Look/b.swift": ""],
            catalog("Sources/Kit/Kit.xcassets", images: ["logo"]),
            catalog("Sources/Look/Look.xcassets", colors: ["ink"]))
        #expect(started.catalogsByTarget == ["Sources/Kit/Kit", "Sources/Look/Look"])
        #expect(started.leftOutCatalogs.isEmpty)
        #expect(started.outputs == ["ImageAsset.swift", "ColorAsset.swift"])
        #expect(started.starter.text?.contains("// These colors are a type for use with Color(asset:).") == true)
    }

    @Test("of an extension get internal code")
    func extensionAccess() throws {
        var options = StarterOptions()
        options.target = "Widget"
        let files = ["Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Widget/W.swift": ""]
        let started = try start(
            files.merging(catalog("Widget/Art.xcassets", images: ["star"])) { $1 }, asking: options)
        #expect(started.run.configuration.targets[0].access == .internal)
    }

    @Test("are those of a package target in an app's folder, if it has the most assets, and of the app")
    func nestedPackage() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Design"), .target(name: "Core")])"#
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Kit/Package.swift": manifest],
            catalog("Shop/My Assets.xcassets", images: ["cart"]),
            catalog("Kit/Sources/Design/Assets.xcassets", images: ["bell"], colors: ["ink", "paper"]))
        #expect(started.starter.summary.catalogs == ["Kit/Sources/Design/Assets.xcassets", "Shop/My Assets.xcassets"])
        #expect(started.root == "Kit/Sources/Design/Generated")
        let targets = started.run.configuration.targets
        #expect(targets.map(\.name?.value) == ["Design", "Shop"] && targets.map(\.access) == [.public, .internal])
        #expect(started.symbols["ink"] == "ShapeStyle.ink")
        #expect(Set(started.run.symbols.assets.compactMap(\.symbol?.text)) == ["ImageAsset.bell", "ImageAsset.cart"])
        #expect(started.isProven)
    }

    @Test("give the app's colors a type beside a library, but not its accent color")
    func colorsOfApp() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Design")])"#
        let files = [
            "Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Kit/Package.swift": manifest,
        ]
        func templates(_ color: String) throws -> [String] {
            let started = try start(
                files, catalog("Shop/My Assets.xcassets", images: ["cart"], colors: [color]),
                catalog("Kit/Sources/Design/Assets.xcassets", images: ["a", "b", "c", "d", "e"]))
            return started.run.configuration.targets.dropFirst().flatMap { $0.outputs.map(\.template.value) }
        }
        #expect(try templates("launch") == ["color-asset", "image-asset"])
        #expect(try templates("AccentColor") == ["image-asset"])
    }

    @Test("must belong to the target that is asked for")
    func otherTarget() throws {
        var options = StarterOptions()
        options.target = "Widget"
        let files = ["Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "", "Widget/W.swift": ""]
        let started = try start(
            files.merging(catalog("Shop/My Assets.xcassets", images: ["cart"])) { $1 }, asking: options)
        #expect(
            started.starter.diagnostics.map(\.text) == [
                """
                error: cannot find token files in this folder, or an asset catalog of the target 'Widget' [no-token-files]
                note: "Shop/My Assets.xcassets" is left out: it belongs to the target "Shop", not to "Widget"; to use it, \
                run 'TokenGenerator init' without --target
                """
            ])
        let icon = "Widget/Icons.xcassets/AppIcon.appiconset/Contents.json"
        let empty = try start(
            files.merging(catalog("Shop/My Assets.xcassets", images: ["cart"])) { $1 }.merging([icon: "{}"]) { $1 },
            asking: options)
        #expect(
            empty.starter.diagnostics.map(\.text) == [
                """
                error: cannot find token files in this folder, or images, symbols, data or colors in the asset catalog \
                of the target 'Widget' [no-token-files]
                note: "Shop/My Assets.xcassets" is left out: it belongs to the target "Shop", not to "Widget"; to use it, \
                run 'TokenGenerator init' without --target
                note: or add images or colors to the asset catalog; for names of app icons alone, create a \
                tokengenerator.json with an output of the template "app-icon"
                """
            ])
    }

    @Test("are those of an app, although its App Clip has more")
    func clip() throws {
        let text = projectText(
            """
            A1 = { name = Clip; productType = "com.apple.product-type.application.on-demand-install-capable";
                   buildPhases = ( R1, ); };
            A2 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( R2, ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B2 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
            B1 = { fileRef = F1; };
            B2 = { fileRef = F2; };
            F1 = { path = Clip/Clip.xcassets; sourceTree = SOURCE_ROOT; };
            F2 = { path = Shop/Assets.xcassets; sourceTree = SOURCE_ROOT; };
            G0 = { children = ( F1, F2 ); };
            """)
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": text, "Shop/App.swift": "", "Clip/C.swift": ""],
            catalog("Clip/Clip.xcassets", images: ["code"]), catalog("Shop/Assets.xcassets", images: ["cart"]))
        #expect(started.root == "Shop/Generated")
        #expect(started.leftOutCatalogs == [#"Clip/Clip.xcassets: it belongs to the target "Clip", not to "Shop""#])
    }

    @Test("are those of one folder with a Tuist manifest")
    func tuist() throws {
        let manifest = "let project = Project.module()"
        let started = try start(
            [
                "Project.swift": manifest, "App/Project.swift": manifest, "UI/Project.swift": manifest,
                "UI/Sources/View.swift": "",
            ],
            catalog("App/Resources/A.xcassets", images: ["cart"]),
            catalog("UI/Resources/B.xcassets", images: ["bell", "bin"]))
        #expect(started.root == "UI/Sources/Generated")
        #expect(started.catalogsByTarget == ["UI/Resources/B", "App/Resources/A"])
    }

    @Test("are those of the target with the token files")
    func besideTokens() throws {
        let started = try start(
            [
                "Shop.xcodeproj/project.pbxproj": projectFile, "Shop/App.swift": "",
                "tokens/a.json": "{ \"gap\": \(number()) }",
            ],
            catalog("Shop/My Assets.xcassets", images: ["cart"]),
            catalog("Widget/Assets.xcassets", images: ["bell", "bin"]))
        #expect(started.starter.summary.catalogs == ["Shop/My Assets.xcassets"])
        #expect(
            started.leftOutCatalogs == [#"Widget/Assets.xcassets: it belongs to the target "Widget", not to "Shop""#])
    }

    @Test("are all that one app can contain, if no target is known")
    func unknownTargets() throws {
        let started = try start(
            catalog("App/Assets.xcassets", images: ["cart", "bell"]),
            catalog("App/Colors.xcassets", images: ["bell"], colors: ["ink"]),
            catalog("Shared/Assets.xcassets", images: ["bin"]),
            catalog("Widget/Assets.xcassets", images: ["cart"], colors: ["accent"]))
        #expect(
            started.starter.summary.catalogs
                == ["App/Assets.xcassets", "App/Colors.xcassets", "Shared/Assets.xcassets"])
        #expect(started.starter.summary.sources == ["App/Colors.xcassets"])
        #expect(
            started.leftOutCatalogs == [
                #"Widget/Assets.xcassets: it contains cart, like "App/Assets.xcassets", so it may belong to another target"#
            ])
    }

    @Test("exclude those for Xcode previews")
    func previews() throws {
        let started = try start(
            catalog("App/Assets.xcassets", images: ["cart"]),
            catalog("App/Preview Content/Preview Assets.xcassets", images: ["face"]))
        #expect(started.starter.summary.catalogs == ["App/Assets.xcassets"])
        #expect(
            started.leftOutCatalogs == ["App/Preview Content/Preview Assets.xcassets: it is only for Xcode previews"]
        )
    }

    @Test("that are left out are listed up to a limit")
    func many() throws {
        let others = (10..<30).map { catalog("T\($0)/Assets.xcassets", images: ["cart"]) }
        let all = [catalog("App/Assets.xcassets", images: ["cart", "bell"])] + others
        let started = try start(all.reduce(into: [:]) { $0.merge($1) { $1 } })
        #expect(started.leftOutCatalogs.count == 20)
        #expect(started.starter.text?.contains("  // Also left out: 8 more catalogs.\n") == true)
    }

    @Test("of two libraries are in the outputs of the first one, if the app does not compile them")
    func sharedByLibraries() throws {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( R1 ); };
            A2 = { name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( R2 ); };
            A3 = { name = Base; productType = "com.apple.product-type.framework"; buildPhases = ( R3 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B2, B4 ); };
            R3 = { isa = PBXResourcesBuildPhase; files = ( B3, B5 ); };
            B1 = { fileRef = F1; };
            B2 = { fileRef = F2; };
            B3 = { fileRef = F2; };
            B4 = { fileRef = F3; };
            B5 = { fileRef = F4; };
            F1 = { path = Shop/Art.xcassets; };
            F2 = { path = Both.xcassets; };
            F3 = { path = Kit/Art.xcassets; };
            F4 = { path = Base/Art.xcassets; };
            G0 = { children = ( F1, F2, F3, F4 ); };
            """)
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": project, "Shop/a.swift": "", "Kit/b.swift": "", "Base/c.swift": ""],
            catalog("Shop/Art.xcassets", images: ["a", "b", "c"]), catalog("Both.xcassets", images: ["sun"]),
            catalog("Kit/Art.xcassets", images: ["moon"]), catalog("Base/Art.xcassets", images: ["mars"]))
        #expect(started.catalogsByTarget.count { $0.contains("Both") } == 1)
    }
}
