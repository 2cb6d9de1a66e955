import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("Generated files in the synchronized folders of an Xcode target")
struct StarterSynchronizedTests {
    /// Returns an app whose group `Shop` contains folders that Xcode adds to it, and to a widget.
    private func project(own: [String], shared: [String] = [], listing files: [String] = []) -> String {
        let folders = own + shared
        let keys = { (names: [String]) in names.map { "F\($0)" }.joined(separator: ", ") }
        let groups = folders.map {
            "F\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
        }
        let listed = files.flatMap {
            ["B\($0) = { fileRef = R\($0); };", "R\($0) = { path = \($0).swift; sourceTree = \"<group>\"; };"]
        }
        return projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 );
                   fileSystemSynchronizedGroups = ( \(keys(folders)) ); };
            A2 = { name = Widget; productType = "com.apple.product-type.app-extension";
                   fileSystemSynchronizedGroups = ( \(keys(shared)) ); };
            S1 = { isa = PBXSourcesBuildPhase; files = ( \(files.map { "B\($0)" }.joined(separator: ", ")) ); };
            G0 = { isa = PBXGroup; children = ( G1 ); sourceTree = "<group>"; };
            G1 = { isa = PBXGroup; path = Shop; sourceTree = "<group>";
                   children = ( \((folders.map { "F\($0)" } + files.map { "R\($0)" }).joined(separator: ", ")) ); };
            \((groups + listed).joined(separator: "\n"))
            """)
    }

    private func started(_ project: String) throws -> Started {
        let code = ["Shared/S", "Models/M", "Screens/V", "Screens/W", "Theme/T", "Generated/Strings", "A", "B"]
        return try start(
            Dictionary(uniqueKeysWithValues: code.map { ("Shop/\($0).swift", "") }),
            ["Shop.xcodeproj/project.pbxproj": project], catalog("Shop/Resources/A.xcassets", images: ["logo"]))
    }

    private func stepsInXcode(_ started: Started) -> [String] {
        started.starter.summary.nextSteps.filter { $0.hasPrefix("in Xcode") }
    }

    @Test("need no step in Xcode, even if only their own folder is synchronized")
    func ownFolder() throws {
        let started = try started(project(own: ["Generated", "Resources"], listing: ["A", "B"]))
        #expect(started.root == "Shop/Generated")
        #expect(stepsInXcode(started) == [])
    }

    @Test(
        "are where most code is of the folders that only this target compiles, if most of all code is in these",
        arguments: [["Resources", "Models", "Screens"], ["Models", "Screens"], ["Resources", "Screens", "Theme"]])
    func otherFolder(_ own: [String]) throws {
        let started = try started(project(own: own, shared: ["Shared"], listing: ["A"]))
        #expect(started.root == "Shop/Screens/Generated")
        #expect(stepsInXcode(started) == [])
    }

    @Test("are beside most of the code of two apps, if the project lists that, not in a small folder of both")
    func listedCodeOfTwoApps() throws {
        let app = """
            productType = "com.apple.product-type.application"; buildPhases = ( S1, R1 ); fileSystemSynchronizedGroups = ( F1 );
            """
        let project = projectText(
            """
            A1 = { name = "Shop Live"; \(app) };
            A2 = { name = "Shop Beta"; \(app) };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
            B1 = { fileRef = D1; };
            B2 = { fileRef = D2; };
            B3 = { fileRef = D3; };
            G0 = { children = ( G1 ); };
            G1 = { path = Shop; children = ( F1, D1, D2, D3 ); };
            F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Models; };
            D1 = { path = A.swift; };
            D2 = { path = B.swift; };
            D3 = { path = Art.xcassets; };
            """)
        let code = ["Shop/Models/M.swift": "", "Shop/A.swift": "", "Shop/B.swift": ""]
        let started = try start(
            ["Shop.xcodeproj/project.pbxproj": project], code, catalog("Shop/Art.xcassets", images: ["logo"]))
        #expect(started.root == "Shop/Generated")
        #expect(
            stepsInXcode(started) == ["in Xcode, add the folder Shop/Generated to the targets Shop Live and Shop Beta"])
    }

    @Test("may have the names of a file that is neither listed nor in such a folder")
    func unlistedFile() throws {
        let project = project(own: ["Models", "Screens"], listing: ["A"])
        func symbol(in file: String) throws -> String? {
            let code = ["A", "Models/M", "Screens/V"].map { ("Shop/\($0).swift", "") }
            return try start(
                Dictionary(uniqueKeysWithValues: code),
                [
                    "Shop.xcodeproj/project.pbxproj": project, file: "extension CGFloat { static let gapS = 1 }",
                    "tokens/a.json": #"{ "gap": { "s": \#(number()) }, "edge": { "s": \#(number(8)) } }"#,
                ]
            ).symbols["gap.s"]
        }
        #expect(try symbol(in: "Shop/Old.swift") == "CGFloat.gapS")
        #expect(try symbol(in: "Shop/Screens/Old.swift") == "CGFloat.gapS2")
    }

    @Test(
        "move to their target, if another one owns the folder, also if that is in a package", arguments: [true, false])
    func ownedByOther(hasPackage: Bool) throws {
        let project = projectText(
            """
            A1 = { name = Core; productType = "com.apple.product-type.framework";
                   fileSystemSynchronizedGroups = ( G1 ); };
            A2 = { name = UI; productType = "com.apple.product-type.framework"; };
            G0 = { isa = PBXGroup; children = ( G1 ); sourceTree = "<group>"; };
            G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>";
                   exceptions = ( E1, E2 ); };
            E1 = { target = A1; membershipExceptions = ( UI/V.swift, UI/A.xcassets ); };
            E2 = { target = A2; membershipExceptions = ( UI/V.swift, UI/A.xcassets ); };
            """)
        let manifest = #"let package = Package(name: "UI", targets: [.target(name: "Core"), .target(name: "UI")])"#
        let started = try start(
            hasPackage ? ["Package.swift": manifest] : [:],
            ["UI.xcodeproj/project.pbxproj": project, "Sources/Core/C.swift": "", "Sources/UI/V.swift": ""],
            catalog("Sources/UI/A.xcassets", images: ["logo"]))
        #expect(started.root == "Sources/UI/Generated")
        #expect(
            stepsInXcode(started) == [
                "in Xcode, change the target membership of the files in Sources/UI/Generated from Core to UI"
            ])
    }

    @Test("are beside most of the code, if the project lists that")
    func listedCode() throws {
        let started = try started(project(own: ["Resources", "Models"], listing: ["A", "B"]))
        #expect(started.root == "Shop/Generated")
        #expect(stepsInXcode(started) == ["in Xcode, add the folder Shop/Generated to the target Shop"])
    }

    /// Returns the folder for an app with a synchronized folder called App, with other files and objects.
    private func root(_ files: [String], _ keys: String = "", exceptions: String = "", _ objects: String = "") throws
        -> String?
    {
        let project = projectText(
            """
            A1 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 );
                   fileSystemSynchronizedGroups = ( F1 ); };
            G0 = { children = ( F1\(keys) ); };
            F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; \(exceptions) };
            \(objects)
            """)
        return try start(
            Dictionary(uniqueKeysWithValues: files.map { ($0, "") }),
            ["Shop.xcodeproj/project.pbxproj": project, "App/x.json": "{}", "t/a.json": "{ \"gap\": \(number()) }"]
        ).root
    }

    @Test("are where more than half of the code is, without excluded files and with added ones, or in the only folder")
    func halfOfCode() throws {
        let listed = """
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            B1 = { fileRef = D1; };
            D1 = { path = Shop/B.swift; };
            """
        #expect(try root(["App/A.swift", "Shop/B.swift"], ", D1", listed) == "Shop/Generated")
        let excluded = listed + "\nE1 = { membershipExceptions = ( B.swift ); target = A1; };"
        let files = ["App/A.swift", "App/B.swift", "Shop/B.swift"]
        #expect(try root(files, ", D1", exceptions: "exceptions = ( E1 );", excluded) == "Shop/Generated")
        let added = """
            A2 = { name = Kit; productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = ( F2 ); };
            F2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = ( E1 ); };
            E1 = { membershipExceptions = ( UI/B.swift, UI/C.swift ); target = A1; };
            """
        let shared = ["App/A.swift", "Shared/UI/B.swift", "Shared/UI/C.swift", "Shared/D.swift"]
        #expect(try root(shared, ", F2", added) == "Shared/Generated")
        #expect(try root([]) == "App/Generated")
    }
}

@Suite("The configuration files of an Xcode project")
struct StarterConfigurationFileTests {
    private let project = projectText(
        """
        A1 = { name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L1;
               fileSystemSynchronizedGroups = ( G1 ); };
        L1 = { defaultConfigurationName = Release; buildConfigurations = ( C1, C2 ); };
        C1 = { name = Acorn; baseConfigurationReference = X1; };
        C2 = { name = Release; baseConfigurationReferenceAnchor = G1;
               baseConfigurationReferenceRelativePath = Settings/Shop.xcconfig; };
        X1 = { path = Acorn.xcconfig; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = ( G1, X1 ); sourceTree = "<group>"; };
        G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        """)

    @Test("exclude the catalogs of other brands from the default configuration")
    func exclusion() throws {
        let started = try start(
            [
                "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "",
                "Acorn.xcconfig": "EXCLUDED_SOURCE_FILE_NAMES = Shop*.xcassets",
                "Shop/Settings/Shop.xcconfig": "#include \"Base.xcconfig\"",
                "Shop/Settings/Base.xcconfig": "// Brands\nEXCLUDED_SOURCE_FILE_NAMES = Acorn*.xcassets b.png // ours",
            ],
            catalog("Shop/Acorn.xcassets", images: ["logo", "leaf"]), catalog("Shop/Shop.xcassets", images: ["logo"]))
        #expect(started.starter.summary.catalogs == ["Shop/Shop.xcassets"])
        #expect(
            started.leftOutCatalogs == [
                #"Shop/Acorn.xcassets: EXCLUDED_SOURCE_FILE_NAMES excludes it in the build configuration "Release""#
            ])
    }

    @Test("set the default isolation of a target that has no such setting of its own")
    func isolation() throws {
        func isNonisolated(_ text: String) throws -> Bool {
            let started = try start(
                [
                    "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "",
                    "Shop/Settings/Shop.xcconfig": text,
                ], catalog("Shop/Shop.xcassets", images: ["logo"]))
            return started.run.configuration.targets[0].isNonisolated
        }
        #expect(try isNonisolated("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"))
        #expect(try !isNonisolated("SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*] = MainActor"))
        // A file can include itself.
        #expect(try !isNonisolated("#include? \"Shop.xcconfig\""))
        // Long lines cost no more than their length.
        let spaces = String(repeating: " ", count: 100_000)
        #expect(try isNonisolated("\(spaces)SWIFT_DEFAULT_ACTOR_ISOLATION\(spaces)=\(spaces)MainActor\(spaces)"))
        #expect(try !isNonisolated("SWIFT_DEFAULT_ACTOR_ISOLATION = \(spaces)a\(spaces)b"))
    }
}
