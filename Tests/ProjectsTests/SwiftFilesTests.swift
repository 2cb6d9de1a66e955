import FileAccess
import Projects
import SwiftSources
import TestSupport
import Testing

@Suite("The Swift files of a project") struct SwiftFilesTests {
    /// The files of a folder, each with its module.
    private func files(_ paths: String..., below named: String = "") throws -> [String] {
        try withTemporaryFolder { folder in
            for path in paths { try folder.write("", to: "Shop/\(path)") }
            let root = FilePath.join(folder("Shop"), named)
            return try SwiftFiles(root, LocalFileSystem()).all.map { file in
                "\(file.module) \(FilePath.relative(file.path, to: folder("Shop")) ?? file.path)"
            }
        }
    }

    @Test("belong to the module whose folder they are in")
    func modules() throws {
        #expect(
            try files(
                "Package.swift", "Sources/Cart/Rows/Row.swift", "Sources/Cart/Cart.swift", "Tests/CartTests/A.swift")
                == [
                    "Cart Sources/Cart/Cart.swift", "Cart Sources/Cart/Rows/Row.swift",
                    "CartTests Tests/CartTests/A.swift",
                ])
        #expect(
            try files("App/Views/Home.swift", "Shop.xcodeproj/project.pbxproj", "Widget/Widget.swift") == [
                "App App/Views/Home.swift", "Widget Widget/Widget.swift",
            ])
        #expect(
            try files(
                "App/Sources/Home/Home.swift", "Kit/Package.swift", "Kit/Sources/Cart/Cart.swift",
                "Shop.xcodeproj/project.pbxproj") == [
                    "App App/Sources/Home/Home.swift", "Cart Kit/Sources/Cart/Cart.swift",
                ])
        #expect(try files("Views/Home.swift", "Main.swift") == ["Shop Main.swift", "Shop Views/Home.swift"])
        #expect(try files("App/Home.swift", below: "App") == ["App App/Home.swift"])
        #expect(try files("App/Home.swift", below: "App/Home.swift") == ["App App/Home.swift"])
    }

    @Test("belong to the target whose path the manifest names, whatever its folders are called")
    func paths() throws {
        try withTemporaryFolder { folder in
            let manifest = """
                let package = Package(name: "Kit", targets: [
                    .target(name: "KitBase", dependencies: [.target(name: "Core")], path: "./Sources"),
                    .target(name: "Core", path: "Core/Code"), .testTarget(name: "KitTests", path: "Checks")])
                """
            try folder.write(manifest, to: "Kit/Package.swift")
            for path in ["Sources/Theme", "Sources/Generated", "Core/Code/Deep", "Checks"] {
                try folder.write("", to: "Kit/\(path)/A.swift")
            }
            let modules = try SwiftFiles(folder.path, LocalFileSystem()).all.map(\.module)
            #expect(modules == ["KitTests", "Core", "KitBase", "KitBase"])
            let inner = try SwiftFiles(folder("Kit/Sources"), LocalFileSystem()).all
            #expect(inner.map(\.module) == ["KitBase", "KitBase"])
        }
    }

    @Test("are surely in a module if a manifest, or a target of the Xcode project, says so")
    func certainty() throws {
        try withTemporaryFolder { folder in
            let project = """
                { rootObject = P0; objects = {
                    P0 = { mainGroup = G0; targets = ( T0, T1 ); };
                    T0 = { name = "Watch App"; productType = "com.apple.product-type.application"; };
                    T1 = {
                        name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 );
                    };
                    S1 = { isa = PBXSourcesBuildPhase; files = ( B0 ); };
                    B0 = { fileRef = F0; };
                    F0 = { path = Source/A.swift; };
                    G0 = { children = ( F0 ); };
                }; }
                """
            try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
            try folder.write("", to: "Kit/Package.swift")
            for path in ["Watch App", "Source", "Views", "Kit/Sources/Cart"] {
                try folder.write("", to: "\(path)/A.swift")
            }
            let files = try SwiftFiles(folder.path, LocalFileSystem()).all
            #expect(files.filter { $0.moduleKind != .folder }.map(\.module) == ["Cart", "Shop", "Watch App"])
            #expect(files.count == 4)
        }
    }

    @Test("are known to be compiled by targets that list them, or synchronize a folder around them")
    func targets() throws {
        try withTemporaryFolder { folder in
            let project = """
                // !$*UTF8*$!
                { rootObject = P0; objects = {
                    P0 = { mainGroup = G0; targets = ( T0, T1 ); };
                    T0 = { name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = ( F0 ); };
                    T1 = { name = Watch; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
                    S1 = { isa = PBXSourcesBuildPhase; files = ( B0 ); };
                    B0 = { fileRef = F1; };
                    F0 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = ( E0, E1 ); };
                    F1 = { path = ../Shared/S.swift; };
                    E0 = { membershipExceptions = ( Watch ); target = T0; };
                    E1 = { membershipExceptions = ( Watch/W.swift, B.swift ); target = T1; };
                    G0 = { children = ( F0, F1 ); };
                }; }
                """
            try folder.write(project, to: "iOS/Shop.xcodeproj/project.pbxproj")
            for name in ["iOS/Shop/A", "iOS/Shop/B", "iOS/Shop/Watch/W", "iOS/C", "Shared/S"] {
                try folder.write("", to: name + ".swift")
            }
            let files = try SwiftFiles(folder.path, LocalFileSystem())
            let targets = files.all.map { ([FilePath.lastComponent(of: $0.path)] + $0.targets.sorted()) }
            #expect(
                targets == [
                    ["S.swift", "Watch"], ["C.swift"], ["A.swift", "Shop"], ["B.swift", "Shop", "Watch"],
                    ["W.swift", "Watch"],
                ])
        }
    }

    @Test("declare nothing in a module if its project lists others of its folder, but not them")
    func unlistedFiles() throws {
        try withTemporaryFolder { folder in
            let project = """
                { rootObject = P0; objects = {
                    P0 = { mainGroup = G0; targets = ( T0 ); };
                    T0 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S0 ); };
                    S0 = { isa = PBXSourcesBuildPhase; files = ( B0 ); };
                    B0 = { fileRef = F0; };
                    F0 = { path = Shop/A.swift; };
                    G0 = { children = ( F0 ); };
                }; }
                """
            for name in ["A", "Old/B"] {
                try folder.write("struct \(FilePath.lastComponent(of: name)) {}", to: "Shop/\(name).swift")
            }
            let names = { () -> [String] in
                let declarations = SwiftDeclarations(of: folder("Shop"), LocalFileSystem()) { _ in true }
                return declarations.files.keys.map(\.text).sorted()
            }
            #expect(names() == ["A", "B"])
            try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
            #expect(names() == ["A"])
            try folder.write(project.replacing("A.swift", with: "C.swift"), to: "Shop.xcodeproj/project.pbxproj")
            #expect(names() == ["A", "B"])
        }
    }

    @Test("are known to be compiled by the targets of packages and specifications, but not of files called like one")
    func specifiedTargets() throws {
        try withTemporaryFolder { folder in
            try folder.write("targets:\n  Shop:\n    type: application\n    sources: [App, Shared]", to: "project.yml")
            let tuist = """
                import ProjectDescription
                let cart = Project(name: "Cart", targets: [
                    .target(name: "Cart", product: .framework, sources: ["Code/**"])])
                """
            try folder.write(tuist, to: "Cart/Project.swift")
            try folder.write("let package = Package(targets: [.target(name: \"Core\")])", to: "Kit/Package.swift")
            try folder.write("struct Project { let name: String }", to: "App/Models/Project.swift")
            for path in ["App/Models/A", "Shared/A", "Cart/Code/A", "Cart/B", "Kit/Sources/Core/A"] {
                try folder.write("", to: path + ".swift")
            }
            let files = try SwiftFiles(folder.path, LocalFileSystem()).all.map { file in
                let path = FilePath.relative(file.path, to: folder.path) ?? ""
                return ([path, file.module] + file.targets.sorted()).joined(separator: " ")
            }
            let root = FilePath.lastComponent(of: folder.path)
            #expect(
                files == [
                    "App/Models/A.swift Shop Shop", "App/Models/Project.swift Shop Shop", "Cart/B.swift \(root)",
                    "Cart/Code/A.swift Cart Cart", "Cart/Project.swift \(root)", "Kit/Sources/Core/A.swift Core Core",
                    "Shared/A.swift \(root) Shop",
                ])
        }
    }

    @Test("are none of those that tools made or fetched, and no other files")
    func foreign() throws {
        let foreign = [".build/checkouts/A/B.swift", "Pods/C.swift", "DerivedData/D.swift", "Kit.framework/E.swift"]
        #expect(try files(foreign[0], foreign[1], foreign[2], foreign[3], "F.swift.bak", "G.swift") == ["Shop G.swift"])
        #expect(try files("de.xcloc/Source Contents/A.swift", "G.swift") == ["Shop G.swift"])
    }

    @Test("are not looked for through links")
    func links() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "a/A.swift")
            try folder.makeLink("a/loop", to: "..")
            #expect(try SwiftFiles(folder("a"), LocalFileSystem()).all.map(\.path) == [folder("a/A.swift")])
        }
    }

    @Test("are an error where nothing stands")
    func missing() throws {
        try withTemporaryFolder { folder in
            _ = #expect(throws: FileError.self) { try SwiftFiles(folder("none"), LocalFileSystem()) }
        }
    }

    @Test("that the target of a package leaves out are in another target with them")
    func leftOutOfPackage() throws {
        try withTemporaryFolder { folder in
            let project = """
                { rootObject = P0; objects = {
                    P0 = { mainGroup = G0; targets = ( T0 ); };
                    T0 = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
                    S1 = { isa = PBXSourcesBuildPhase; files = ( B0 ); };
                    B0 = { fileRef = F0; };
                    F0 = { path = Kit/Code/Old/A.swift; };
                    G0 = { children = ( F0 ); };
                }; }
                """
            try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
            let manifest =
                #"let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Code", exclude: ["Old"])])"#
            try folder.write(manifest, to: "Kit/Package.swift")
            for name in ["K", "Old/A"] { try folder.write("", to: "Kit/Code/\(name).swift") }
            let files = try SwiftFiles(folder.path, LocalFileSystem()).all
            #expect(files.first { $0.path.hasSuffix("Old/A.swift") }?.module == "Shop")
        }
    }
}
