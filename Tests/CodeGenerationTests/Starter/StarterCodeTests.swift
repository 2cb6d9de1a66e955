import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The code of a target for init")
struct StarterCodeTests {
    private let tokens = ["tokens/t.json": #"{ "gap": { "s": \#(number()) } }"#]
    private let image = catalog("Mac/Art.xcassets", images: ["star"])

    /// A project with an app for each of two folders, and a folder that both compile.
    private let synchronized = projectText(
        """
        A1 = { isa = PBXNativeTarget; name = News; productType = "com.apple.product-type.application";
               fileSystemSynchronizedGroups = ( F2, F1 ); };
        A2 = { isa = PBXNativeTarget; name = "News-iOS"; productType = "com.apple.product-type.application";
               fileSystemSynchronizedGroups = ( F2, F3 ); };
        F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
        F2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        F3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = ( F1, F2, F3 ); sourceTree = "<group>"; };
        """)

    @Test("is in all of its synchronized folders, and new files are in one that no other target has")
    func synchronizedFolders() throws {
        let files = [
            "News.xcodeproj/project.pbxproj": synchronized, "Mac/A.swift": "", "Phone/B.swift": "",
            "Shared/C.swift": "struct ImageAsset {}",
        ]
        let started = try start(files, image)
        #expect(started.root == "Mac/Generated")
        #expect(started.run.configuration.outputs.map(\.scopeName) == ["TokenImageAsset"])
        #expect(!started.starter.summary.nextSteps.contains { $0.contains("Xcode") })
        var options = StarterOptions()
        options.target = "News-iOS"
        #expect(try start(files.merging(tokens) { $1 }, asking: options).root == "Phone/Generated")
    }

    /// A project in which two apps list two files of `Source`, and one of them also a file outside.
    private let listed = projectText(
        """
        A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
        A2 = { name = "Shop Beta"; productType = "com.apple.product-type.application"; buildPhases = ( S2 ); };
        A3 = { name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = ( S3 ); };
        S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3 ); };
        S2 = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        S3 = { isa = PBXSourcesBuildPhase; files = ( B3 ); };
        B1 = { fileRef = F1; };
        B2 = { fileRef = F2; };
        B3 = { fileRef = F3; };
        F1 = { isa = PBXFileReference; path = Source/Views/A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Source/B.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Kit/C.swift; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = ( F1, F2, F3 ); sourceTree = "<group>"; };
        """)

    @Test("is what the project lists, most of which decides the folder; all targets with it are named")
    func listedFiles() throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": listed, "Source/Views/A.swift": "", "Source/B.swift": "",
            "Kit/C.swift": "extension CGFloat { static let gapS = 1 }",
        ]
        let started = try start(files, tokens, ["Other/D.swift": "extension CGFloat { static let s = 1 }"])
        #expect(started.root == "Source/Generated")
        #expect(
            started.starter.summary.nextSteps.contains(
                "in Xcode, add the folder Source/Generated to the targets Shop and Shop Beta"))
        #expect(started.symbols["gap.s"] == "CGFloat.gapS2")
    }

    @Test("is without files in its folder that the project does not list, unless it lists none of those there")
    func unlistedFiles() throws {
        let old = ["Source/Old.swift": "extension CGFloat { static let gapS = 1 }", "Kit/C.swift": ""]
        let files = ["Shop.xcodeproj/project.pbxproj": listed, "Source/Views/A.swift": "", "Source/B.swift": ""]
        #expect(try start(files, tokens, old).symbols["gap.s"] == "CGFloat.gapS")
        let others = ["Shop.xcodeproj/project.pbxproj": listed.replacing("path = Source/", with: "path = Sauce/")]
        #expect(
            try start(others, tokens, old, ["Shop/A.swift": old["Source/Old.swift"]!]).symbols["gap.s"]
                == "CGFloat.gapS2")
    }

    @Test("is added to no target without the catalog, if all that is generated are names of its assets")
    func targetsWithoutCatalog() throws {
        let project = listed.replacing("( S1 )", with: "( S1, R1 )").replacing(
            "G0 = { isa = PBXGroup; children = (",
            with: """
                R1 = { isa = PBXResourcesBuildPhase; files = ( B4 ); };
                B4 = { fileRef = F4; };
                F4 = { isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
                G0 = { isa = PBXGroup; children = ( F4,
                """)
        let files = ["Shop.xcodeproj/project.pbxproj": project, "Source/Views/A.swift": "", "Source/B.swift": ""]
        let art = catalog("Art.xcassets", images: ["star"])
        let step = "in Xcode, add the folder Source/Generated to the target"
        #expect(try start(files, art).starter.summary.nextSteps.contains("\(step) Shop"))
        #expect(try start(files, art, tokens).starter.summary.nextSteps.contains("\(step)s Shop and Shop Beta"))
    }

    /// Returns the files of an app called Shop, whose project lists them.
    private func app(_ code: [String], _ catalogs: [String] = ["Art.xcassets"]) throws -> [String: String] {
        let (files, found) = (code.indices.map { "F\($0)" }, catalogs.indices.map { "D\($0)" })
        let list = { (keys: [String]) in "( \(keys.joined(separator: ", ")) )" }
        let objects =
            zip(files, code).map { "B\($0) = { fileRef = \($0); }; \($0) = { path = \"\($1).swift\"; };" }
            + zip(found, catalogs).map { "B\($0) = { fileRef = \($0); }; \($0) = { path = \($1); };" }
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); };
            A2 = { name = Helper; productType = "com.apple.product-type.application"; buildPhases = ( S1, R2 ); };
            S1 = { isa = PBXSourcesBuildPhase; files = \(list(files.map { "B\($0)" })); };
            R1 = { isa = PBXResourcesBuildPhase; files = \(list(found.map { "B\($0)" })); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( BD0 ); };
            \(objects.joined(separator: "\n"))
            G0 = { children = \(list(files + found)); };
            """)
        let texts = code.map { ("\($0).swift", "") } + [("Shop.xcodeproj/project.pbxproj", project)]
        return zip(found, catalogs).reduce(into: Dictionary(uniqueKeysWithValues: texts)) { texts, pair in
            texts.merge(catalog(pair.1, images: [pair.0])) { $1 }
        }
    }

    @Test(
        "decides the folder: that with the target's name has at least a quarter, or another one most of it",
        arguments: [
            (["Shop/A", "Core/B", "Core/C", "Core/D"], "Shop"),
            (["Shop/A", "Core/B", "Core/C", "Core/D", "Core/E"], "Core"),
            (["Sources/Main/UI/A", "Sources/Main/UI/B", "Sources/Main/C", "Sources/Kit/D"], "Sources/Main"),
            (["Sources/Main/UI/A", "Sources/Main/Model/B", "Sources/Kit/C", "Sources/Kit/D"], "Sources"),
            (["Main/A", "Main/UI/B", "Main/UI/C", "Main/UI/D"], "Main"), (["Main/UI/A", "Main/UI/B"], "Main/UI"),
        ])
    func mainFolder(_ code: [String], _ expected: String) throws {
        #expect(try start(app(code)).root == "\(expected)/Generated")
        #expect(try start(app(code, ["Main/Art.xcassets"])).root != "Main/UI/Generated")
    }

    @Test("is added as files to a folder of which the project already has others")
    func ownGroup() throws {
        func step(_ code: String..., colors: [String] = []) throws -> [String] {
            let started = try start(app(code), catalog("Art.xcassets", images: ["D0"], colors: colors))
            return started.starter.summary.nextSteps.filter { $0.contains("in Xcode") }
        }
        let targets = "to the targets Shop and Helper"
        #expect(try step("Shop/A") == ["in Xcode, add the folder Shop/Generated \(targets)"])
        #expect(
            try step("Shop/Generated/A", "Shop/B") == [
                "in Xcode, add the file ImageAsset.swift in Shop/Generated \(targets)"
            ])
        #expect(
            try step("Shop/Generated/A", "Shop/B", colors: ["ink"]) == [
                "in Xcode, add the files ShapeStyle+Colors.swift and ImageAsset.swift in Shop/Generated \(targets)"
            ])
    }

    @Test("is added to no target that lacks a catalog, if all that is generated are names of assets")
    func targetsWithoutAllCatalogs() throws {
        let started = try start(app(["Shop/A"], ["Art.xcassets", "More.xcassets"]))
        let step = "in Xcode, add the folder Shop/Generated to the target Shop"
        #expect(started.starter.summary.nextSteps.contains(step))
    }

    @Test("is added in every project with a target that compiles most of the same files")
    func otherProject() throws {
        let light = listed.replacing("name = Shop;", with: "name = ShopLight;")
        let started = try start(
            [
                "Shop.xcodeproj/project.pbxproj": listed, "Light.xcodeproj/project.pbxproj": light,
                "Source/Views/A.swift": "", "Source/B.swift": "", "Kit/C.swift": "",
            ], tokens)
        #expect(started.starter.summary.target == "Shop")
        let names = "Shop, Shop Beta, Shop Beta of Light.xcodeproj and ShopLight of Light.xcodeproj"
        #expect(
            started.starter.summary.nextSteps.contains(
                "in Xcode, add the folder Source/Generated to the targets \(names)"))
    }

    @Test("can use public names of the targets that it imports")
    func imports() throws {
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Ink")])"#
        let kit = """
            public extension CGFloat { static let gapS: CGFloat = 1 }
            extension CGFloat { static let gapM: CGFloat = 2 }
            """
        let files = [
            "Kit/Package.swift": manifest, "Kit/Sources/Kit/K.swift": kit,
            "Kit/Sources/Ink/I.swift": "extension CGFloat { public static let gapL: CGFloat = 3 }",
            "Shop.xcodeproj/project.pbxproj": listed, "Source/Views/A.swift": "import struct Kit.Space\nimport SwiftUI",
            "tokens/t.json": #"{ "gap": { "s": \#(number()), "m": \#(number()), "l": \#(number()) } }"#,
        ]
        let symbols = try start(files).symbols
        #expect(symbols == ["gap.s": "CGFloat.gapS2", "gap.m": "CGFloat.gapM", "gap.l": "CGFloat.gapL"])
    }

    @Test("is where the specification of a generated project says, and is compiled when the project is generated anew")
    func generatedProjects() throws {
        let app = ["Shop.xcodeproj/project.pbxproj": listed, "Source/B.swift": "", "Code/A.swift": ""]
        let xcodeGen = try start(
            app, tokens, ["project.yml": "targets:\n  Shop: { type: application, sources: [Code] }"])
        #expect(xcodeGen.root == "Code/Generated")
        #expect(xcodeGen.starter.summary.nextSteps.contains("run xcodegen generate"))
        let manifest = #"let project = Project(targets: [.target(name: "Shop", product: .app, sources: ["Code/**"])])"#
        let tuist = try start(app, tokens, ["Project.swift": manifest])
        #expect(tuist.root == "Code/Generated")
        #expect(tuist.starter.summary.nextSteps.contains("run tuist generate"))
        #expect(!tuist.starter.summary.nextSteps.contains { $0.contains("Xcode") })
    }

    @Test("is that of a project with a specification, beside an outdated one in the folder around it")
    func outdatedProject() throws {
        let manifest = #"let project = Project(targets: [.target(name: "Shop", product: .app, sources: ["Code/**"])])"#
        let started = try start(
            [
                "Shop.xcodeproj/project.pbxproj": listed, "Source/B.swift": "", "App/Project.swift": manifest,
                "App/Shop.xcodeproj/project.pbxproj": listed, "App/Code/A.swift": "",
            ], tokens)
        #expect(started.root == "App/Code/Generated")
    }

    @Test("is named by the manifest that computes it")
    func computedName() throws {
        let files = [
            "App/Project.swift": #"let project = Project.app(name: "Shop")"#, "App/Sources/A.swift": "",
            "Kit/Project.swift": #"let project = Project.framework(name: "Kit")"#, "Kit/Sources/K.swift": "",
        ]
        var options = StarterOptions()
        options.target = "Shop"
        #expect(try start(files.merging(tokens) { $1 }, asking: options).root == "App/Sources/Generated")
        // Without a name, the catalogs decide.
        let kit = try start(files, tokens, catalog("Kit/Resources/A.xcassets", images: ["star"]))
        #expect(kit.root == "Kit/Sources/Generated")
    }

    @Test("is that of the project with its catalogs, if two projects have a target of one name")
    func equalNames() throws {
        let files = [
            "New/News.xcodeproj/project.pbxproj": synchronized, "New/Mac/A.swift": "",
            "Base/News.xcodeproj/project.pbxproj": synchronized, "Base/Mac/A.swift": "",
        ]
        var options = StarterOptions()
        options.target = "News"
        let art = catalog("New/Mac/Art.xcassets", images: ["star"])
        #expect(try start(files.merging(art) { $1 }, asking: options).root == "New/Mac/Generated")
    }

    @Test("does not decide the folder if that is around the project, or if half of it is elsewhere")
    func folderAroundProject() throws {
        let inner = Dictionary(
            uniqueKeysWithValues: try app(["Core/A", "Core/B", "Core/C"]).map { ("Shop/\($0.key)", $0.value) })
        #expect(try start(inner).root == "Shop/Core/Generated")
        #expect(try start(app(["Core/A", "App/B"])).root == "Generated")
    }
}
