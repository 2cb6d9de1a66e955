import CodeGeneration
import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import Lint

/// A small app in a folder, and what `lint` finds in it.
struct SampleApp {
    var configuration = #"{ "catalogs": ["Images.xcassets"], "outputs": [] }"#
    /// The files by path; a path in a catalog that ends with a set needs no text.
    var files: [String: String] = [:]

    init(_ code: String, at path: String = "App/Home.swift") { files[path] = code }

    /// Returns an Xcode project with some targets that list no files.
    static func project(targets names: String...) -> String {
        let targets = names.enumerated().map { "T\($0) = { name = \"\($1)\"; \(app) };" }
        return project(
            targets: names.indices.map { "T\($0)" }.joined(separator: ", "), children: "",
            objects: targets.joined(separator: "\n"))
    }

    private static let app = "productType = \"com.apple.product-type.application\";"

    /// Returns an Xcode project with some targets, each with the paths of the files that it lists.
    static func project(files: KeyValuePairs<String, [String]>) -> String {
        let targets = files.enumerated().map { number, target in
            let listed = target.value.indices.map { "T\(number)B\($0)" }
            let objects = zip(listed, target.value).map { key, path in
                """
                \(key) = { fileRef = \(key)F; };
                \(key)F = { path = "\(path)"; sourceTree = SOURCE_ROOT; };
                """
            }
            return """
                T\(number) = { name = "\(target.key)"; \(app) buildPhases = ( T\(number)S ); };
                T\(number)S = { isa = PBXSourcesBuildPhase; files = ( \(listed.joined(separator: ", ")) ); };
                \(objects.joined(separator: "\n"))
                """
        }
        let names = files.indices.map { "T\($0)" }.joined(separator: ", ")
        let children = files.enumerated().flatMap { number, target in target.value.indices.map { "T\(number)B\($0)F" } }
        return project(
            targets: names, children: children.joined(separator: ", "), objects: targets.joined(separator: "\n"))
    }

    /// An Xcode project in which `App/Home.swift` is in the target `Widget` instead of `App`, whose folder contains it.
    static let synchronizedProject = project(
        targets: "T0, T1", children: "F0",
        objects: """
            T0 = { name = App; \(app) fileSystemSynchronizedGroups = ( F0 ); };
            T1 = { name = Widget; \(app) };
            F0 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E0, E1 ); };
            E0 = { membershipExceptions = ( Home.swift ); target = T0; };
            E1 = { membershipExceptions = ( Home.swift ); target = T1; };
            """)

    private static func project(targets: String, children: String, objects: String) -> String {
        """
        // !$*UTF8*$!
        {
            rootObject = P0;
            objects = {
                P0 = { mainGroup = G0; targets = ( \(targets) ); };
                G0 = { children = ( \(children) ); sourceTree = "<group>"; };
                \(objects)
            };
        }
        """
    }

    /// Adds a module of a package that generates images of some catalogs, beside those of the app.
    mutating func addDesign(catalogs: String, module: String = "Design") {
        let target = { (name: String, catalog: String, root: String) in
            """
            "\(name)": { "catalogs": ["\(catalog)"], "outputRoot": "\(root)",
                "outputs": [{ "template": "image-asset", "path": "Images.swift" }] }
            """
        }
        let targets = [target("App", "Images.xcassets", "App"), target("Design", catalogs, "Design/Sources/\(module)")]
        configuration = "{ \"targets\": { \(targets.joined(separator: ", ")) } }"
        files["Design/Package.swift"] = ""
        files["Design/Sources/\(module)/Images.swift"] = files["App/Images.swift"]
    }

    /// The lines that `lint` prints, without notes; those about unused names only on request.
    func findings(
        _ request: LintRequest = LintRequest(), notes: Bool = false, unused: Bool = false
    ) throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            for set in ["tick.imageset", "HighlightText.colorset", "Icons/bell.imageset", "AppIcon.appiconset"] {
                try folder.write(#"{ "info": { "version": 1 } }"#, to: "Images.xcassets/\(set)/Contents.json")
            }
            for (path, text) in files { try folder.write(text, to: path) }
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            let found = pipeline.lint(CommandOptions(), request).diagnostics
            return found.filter { unused || !LintRule.projectRules.contains($0.code) }.flatMap { diagnostic in
                [diagnostic.text.split(separator: "\n").first.map(String.init) ?? ""]
                    + (notes ? diagnostic.notes.map(\.message) : [])
            }
        }
    }
}

@Suite("Files to check") struct CheckedFileTests {
    @Test("are errors if they cannot be read, or contain no Swift")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "catalogs": [], "outputs": [] }"#, to: "tokengenerator.json")
            try folder.write("let a = 1", to: "App/Home.swift")
            try folder.write("", to: "Docs/a.md")
            var fileSystem = FolderFileSystem(folder: folder)
            fileSystem.unreadable = "App/Home.swift"
            func lint(_ paths: String...) -> [String] {
                var request = LintRequest()
                request.paths = paths
                return GeneratorPipeline(fileSystem: fileSystem).lint(CommandOptions(), request).diagnostics.map(\.text)
            }
            let unreadable = """
                App/Home.swift:1:1: error: cannot check 'App/Home.swift': permission denied [no-swift-sources]
                App/Home.swift:1:1: note: check its permissions
                """
            #expect(lint() == [unreadable])
            #expect(lint("App") == [unreadable])
            #expect(
                lint("Docs") == [
                    """
                    error: cannot check 'Docs': it contains no Swift files [no-swift-sources]
                    note: pass Swift files, or folders that contain some
                    """
                ])
        }
    }
}

extension CheckedFileTests {
    @Test("are read once, even if the same folder is named by an absolute path and by a relative one")
    func absolutePaths() throws {
        try withTemporaryFolder { folder in
            try folder.write("let a = 1", to: "Project/App/Home.swift")
            try folder.write("let a = 1", to: "Project/Kit/Kit.swift")
            try folder.write("", to: "Project/Images.xcassets/Contents.json")
            try folder.write("let a = 1", to: "Other.swift")
            let fileSystem = FolderFileSystem(folder: folder)
            let paths = [
                ("Project", "\(folder.path)/Project/App"), ("\(folder.path)/Project", "Project/App"),
                ("Project", "\(folder.path)/Project/Kit/../App"), ("Project", "Project/App"),
            ]
            for (project, path) in paths {
                let files = ProjectFiles(checking: [Located(path)], in: project, fileSystem)
                #expect(files.swiftFiles.map(\.path) == ["\(project)/App/Home.swift"])
                #expect(files.allSwiftFiles.count == 2)
                #expect(files.catalogs.count == 1)
            }
            let around = ProjectFiles(checking: [Located(folder.path)], in: "Project", fileSystem)
            #expect(
                around.swiftFiles.map(\.path)
                    == ["Project/App/Home.swift", "Project/Kit/Kit.swift", "\(folder.path)/Other.swift"])
        }
    }
}

@Suite("Names of assets in code") struct AssetNameTests {
    @Test("are errors if no catalog has them, with the name that was meant")
    func unknown() throws {
        let app = SampleApp(
            """
            import SwiftUI
            let a = Image("tick"), b = Image("tock"), c = Color("highlightText"), d = UIImage(named: "bell")
            """)
        #expect(
            try app.findings(notes: true) == [
                "App/Home.swift:2:34: error: cannot find the image 'tock' [asset-unknown]", "did you mean 'tick'?",
                "App/Home.swift:2:53: error: cannot find the color 'highlightText' [asset-unknown]",
                "did you mean 'HighlightText'?",
            ])
    }

    @Test(
        "are accepted if they are not names of catalogs, or cannot be known",
        arguments: [
            #"Image("loose")"#, #"Image("loose.png")"#, #"Image("tick.pdf")"#, #"UIImage(named: "AppIcon60x60")"#,
            #"Image(systemName: "x")"#,
            #"Image("other", bundle: Kit.bundle)"#, #"Image("a\(number)")"#, #"Kit.Image("other")"#,
            #"NSImage(named: "NSApplicationIcon")"#, #"UIImage(named: "Kit.bundle/other")"#, #"// Image("other")"#,
            #"label.Image("other")"#, #"Image(name == "other" ? "tick" : "tick")"#, #"func Image(_ name: String) {}"#,
        ])
    func accepted(_ code: String) throws {
        var app = SampleApp(code)
        app.files["App/loose@2x.png"] = ""
        #expect(try app.findings().isEmpty)
    }

    @Test(
        "are found in raw strings and explicit initializers",
        arguments: [##"Image(#"other"#)"##, #"Image.init("other")"#, #"SwiftUI.Image.init("other")"#])
    func spellings(_ code: String) throws {
        #expect(try SampleApp(code).findings().count == 1)
        #expect(try SampleApp(code.replacing("other", with: "tick")).findings().isEmpty)
        #expect(try SampleApp("Kit." + code.replacing("SwiftUI.", with: "")).findings().isEmpty)
    }

    @Test("are found in both branches of a ternary operator, and with the bundle of the module")
    func branches() throws {
        let app = SampleApp(#"let a = Image(isOn ? "tick" : "on"), b = Image("off", bundle: .module)"#)
        #expect(try app.findings().count == 2)
    }

    @Test("are not checked in tests, vendored folders and generated files, and are notes in previews")
    func places() throws {
        var app = SampleApp("#Preview(\"a\") { Image(\"other\") }")
        app.files["AppTests/A.swift"] = #"let a = Image("other")"#
        app.files["Vendor/Kit/A.swift"] = #"let a = Image("other")"#
        app.files["App/Generated.swift"] = "// Generated using SwiftGen\nlet a = Image(\"other\")"
        #expect(try app.findings() == ["App/Home.swift:1:23: note: cannot find the image 'other' [asset-unknown]"])
    }

    @Test("are not checked in modules that declare a type of the same name")
    func ownTypes() throws {
        var app = SampleApp(#"let a = Image("other")"#, at: "Sources/Kit/A.swift")
        app.files["Sources/Kit/B.swift"] = "struct Image { init(_ name: String) {} }"
        #expect(try app.findings().isEmpty)
    }

    @Test("are not checked for an initializer that the app adds to the type")
    func ownInitializers() throws {
        var app = SampleApp(#"let a = Color("96A8B1"), b = Image("other")"#)
        app.files["Kit/Colors.swift"] = "extension Color { init?(_ hex: String) {} }"
        var request = LintRequest()
        request.paths = ["App/Home.swift"]
        #expect(try app.findings(request).count == 1)
        #expect(
            try app.findings() == ["App/Home.swift:1:36: error: cannot find the image 'other' [asset-unknown]"])
    }

    @Test("are checked where the app only calls the initializer in an extension of the type")
    func calledInitializers() throws {
        var app = SampleApp(#"let a = UIColor(named: "other")"#)
        app.files["Kit/Colors.swift"] =
            "extension UIColor { convenience init?(_ a: Name) { self.init(named: a.text) } }"
        #expect(try app.findings().count == 1)
    }

    @Test("can be excepted, switched off, and chosen by rule and path")
    func configuration() throws {
        var app = SampleApp(#"let a = Image("other")"#)
        var request = LintRequest()
        request.paths = ["App"]
        request.rules = [.assetByString]
        #expect(try app.findings(request).isEmpty)
        request.rules = [.assetUnknown]
        #expect(try app.findings(request).count == 1)
        for rule in [#""off""#, #"{ "except": ["o*"] }"#] {
            app.configuration =
                #"{ "catalogs": ["Images.xcassets"], "outputs": [], "rules": { "asset-unknown": \#(rule) } }"#
            #expect(try app.findings().isEmpty)
        }
    }
}

@Suite("Rules over code") struct LintRuleTests {
    @Test("have a function each, in the order of the registry")
    func functions() {
        #expect(LintRule.all.map(\.code) + LintRule.projectRules == CodeRule.all.map(\.kind.code))
    }
}

@Suite("Assets with generated names") struct GeneratedAssetTests {
    private func app(_ code: String) -> SampleApp {
        var app = SampleApp(code)
        app.configuration = """
            { "catalogs": ["Images.xcassets"], "outputs": [{ "template": "image-asset", "path": "App/Images.swift" }] }
            """
        app.files["App/Images.swift"] = """
            // AUTO-GENERATED by TokenGenerator — DO NOT EDIT
            extension SwiftUI.Image {
              init(asset: ImageAsset) { self.init(asset.rawValue) }
              init(decorative asset: ImageAsset) { self.init(decorative: asset.rawValue) }
              init(asset: ImageAsset, label: Text) { self.init(asset.rawValue, label: label) }
            }
            extension SwiftUI.Label { init(_ titleKey: LocalizedStringKey, asset: ImageAsset) { self.init(titleKey, icon: asset) } }
            """
        return app
    }

    @Test("are reported if code loads them by a string")
    func byString() throws {
        #expect(
            try app(#"let a = Image("tick"), b = UIImage(named: "tick"), c = Image("tick", bundle: kit)"#)
                .findings(notes: true) == [
                    "App/Home.swift:1:15: warning: the image 'tick' is loaded by a string [asset-by-string]",
                    "use 'Image(asset: .tick)'",
                    "App/Home.swift:1:43: warning: the image 'tick' is loaded by a string [asset-by-string]",
                    "use 'ImageAsset.tick'",
                ])
    }

    @Test("are reported with the initializer around a branch")
    func branches() throws {
        #expect(
            try app(#"let a = Image(isOn ? "tick" : "bell")"#).findings(notes: true).filter {
                $0.hasPrefix("use")
            }
                == ["use '.tick' in 'Image(asset: …)'", "use '.bell' in 'Image(asset: …)'"])
    }

    @Test("are reported with the initializer that keeps what the call says")
    func counterparts() throws {
        let code = """
            let a = Image(decorative: "tick"), b = Label("a", image: "tick"), c = Image("tick", label: Text("a"))
            """
        #expect(
            try app(code).findings(notes: true).filter { $0.hasPrefix("use") }
                == ["use 'Image(decorative: .tick)'", "use 'Label(…, asset: .tick)'", "use 'Image(asset: .tick)'"])
        var native = app(#"let a = UIImage(named: "tick")!, b = UIImage(named: "tick")"#)
        native.files["App/Images.swift"]! += "extension UIImage { convenience init(asset: ImageAsset) {} }"
        #expect(
            try native.findings(notes: true).filter { $0.hasPrefix("use") }
                == ["use 'UIImage(asset: .tick)' without the '!'", "use 'UIImage(asset: .tick)'"])
        // An initializer that can fail takes the place of the optional as it is.
        native.files["App/Images.swift"]!.replace("convenience init(", with: "convenience init?(")
        #expect(
            try native.findings(notes: true).filter { $0.hasPrefix("use") }
                == ["use 'ImageAsset.tick'", "use 'ImageAsset.tick'"])
    }

    @Test("of image literals are checked, and replaced by a value of the type that the file uses")
    func imageLiterals() throws {
        var app = app(
            """
            import UIKit
            let a = #imageLiteral(resourceName: "tick"), b = UIImage(imageLiteralResourceName: "tick")
            let c = #imageLiteral(resourceName: "tock")
            """)
        let initializer = "init(asset: ImageAsset) {}"
        app.files["App/Images.swift"]! +=
            "extension UIImage { convenience \(initializer) }; extension NSImage { convenience \(initializer) }"
        #expect(
            try app.findings(notes: true) == [
                "App/Home.swift:2:37: warning: the image 'tick' is loaded by a string [asset-by-string]",
                "use 'UIImage(asset: .tick)'",
                "App/Home.swift:2:84: warning: the image 'tick' is loaded by a string [asset-by-string]",
                "use 'UIImage(asset: .tick)'",
                "App/Home.swift:3:37: error: cannot find the image 'tock' [asset-unknown]", "did you mean 'tick'?",
            ])
        app.files["App/Home.swift"] = "import AppKit\nlet a = #imageLiteral(resourceName: \"tick\")"
        #expect(try app.findings(notes: true).last == "use 'NSImage(asset: .tick)'")
    }

    @Test("of colors are those of the type that code creates, if several outputs have them")
    func colorTypes() throws {
        let components = #""components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" }"#
        var app = app(#"let a = Color("moss"), b = UIColor(named: "moss")!"#)
        app.configuration = """
            { "sources": ["Hues.xcassets"],
              "outputs": [{ "template": "color-set", "path": "A.swift" }, { "template": "ui-color-set", "path": "B.swift" }] }
            """
        app.files["Hues.xcassets/moss.colorset/Contents.json"] =
            #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", \#(components) } }] }"#
        #expect(
            try app.findings(notes: true).filter { $0.hasPrefix("use") } == ["use 'Color.moss'", "use 'UIColor.moss'"])
    }

    @Test("are others in the bundle of another module")
    func otherBundle() throws {
        var app = app("let a = 1")
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.project(targets: "App", "Kit")
        app.files["Kit/A.swift"] = #"let a = Image("tick", bundle: .module), b = Image("tick")"#
        #expect(
            try app.findings(notes: true) == [
                "Kit/A.swift:1:51: warning: the image 'tick' is loaded by a string [asset-by-string]",
                "use 'Image(asset: .tick)'", "generate for 'Kit', too",
            ])
        // An app cannot be imported, a module of a package can.
        app.addDesign(catalogs: "Images.xcassets")
        #expect(try app.findings(notes: true).last == "import 'Design', or generate for 'Kit', too")
        // A name that two modules have can mean another image.
        app.files["Kit/A.swift"] = "import Design\nlet a = Image(\"tick\")"
        let advice = "'App' and 'Design' have an asset of this name: check which is meant"
        #expect(try app.findings(notes: true).suffix(2) == ["use 'Image(asset: .tick)'", advice])
        // In a module that has the type itself, the name of the type means that one.
        app.files["App/Home.swift"] = "import Design\nlet a = Image(\"tick\"), b = Image(ImageAsset.tick.rawValue)"
        #expect(
            try app.findings(notes: true).filter { !$0.contains("Kit/") }.prefix(5) == [
                "App/Home.swift:2:15: warning: the image 'tick' is loaded by a string [asset-by-string]",
                "use 'Image(asset: ImageAsset.tick)'", advice,
                "App/Home.swift:2:34: warning: 'ImageAsset.tick' is loaded by its raw value [asset-raw-value]",
                "use 'Image(asset: ImageAsset.tick)'",
            ])
    }

    @Test("are doubtful in a call with another bundle than the generated code")
    func bundleOfCall() throws {
        let app = app(#"let a = Image("tick", bundle: .module)"#)
        let doubt = #"generated code may load it from another bundle: check "bundle" in the configuration"#
        #expect(try app.findings(notes: true).suffix(2) == ["use 'Image(asset: .tick)'", doubt])
    }

    @Test("are doubtful if only some of the generated code has the bundle of the call")
    func bundleOfSome() throws {
        var app = app(#"let a = Image("tick", bundle: .module)"#)
        let outputs = { (root: String) in
            #""outputRoot": "\#(root)", "outputs": [{ "template": "image-asset", "path": "Images.swift" }]"#
        }
        app.configuration = """
            { "targets": { "App": { "catalogs": ["Images.xcassets"], "bundle": "module", \(outputs("App")) },
                "Kit": { "catalogs": ["Images.xcassets"], "bundle": "main", \(outputs("Kit")) } } }
            """
        #expect(
            try app.findings(notes: true).contains { $0.hasPrefix("generated code may load it from another bundle") })
    }

    @Test("are none of another module's, if a call has the bundle of a class")
    func classInAnotherModule() throws {
        var app = app(#"let a = Image("tick", bundle: Bundle(for: Home.self))"#)
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.synchronizedProject
        #expect(try app.findings().filter { $0.contains("[asset-by-string]") } == [])
    }

    @Test("are missing in targets that compile the file, but not the generated one")
    func otherTargets() throws {
        var app = app(#"let a = Image("tick")"#)
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.project(
            files: ["Shop": ["App/Home.swift", "App/Images.swift"], "Widget": ["App/Home.swift"]])
        #expect(try app.findings(notes: true).suffix(2) == ["use 'Image(asset: .tick)'", "generate for 'Widget', too"])
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.synchronizedProject
        #expect(try app.findings(notes: true).last == "generate for 'Widget', too")
    }

    @Test("may be missing in other folders of a manifest that computes the sources of its targets")
    func computedSources() throws {
        var app = app(#"let a = Image("tick")"#)
        let path = "App/Kit/Generated/Images.swift"
        app.configuration = app.configuration.replacing("App/Images.swift", with: path)
        app.files[path] = app.files.removeValue(forKey: "App/Images.swift")
        app.files["App/Project.swift"] = "import ProjectDescription\nlet project = Shop.project()"
        let advice =
            "check that the target of this file compiles the generated code: its manifest computes the sources"
        #expect(try app.findings(notes: true).suffix(2) == ["use 'Image(asset: .tick)'", advice])
        app.files["App/Kit/Home.swift"] = app.files.removeValue(forKey: "App/Home.swift")
        #expect(try app.findings(notes: true).last == "use 'Image(asset: .tick)'")
    }

    @Test("are those of a module that code imports by another name than its target's")
    func otherModuleName() throws {
        var app = app("let a = 1")
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.project(targets: "App", "Kit")
        app.addDesign(catalogs: "Images.xcassets", module: "design-kit")
        app.files["Kit/A.swift"] = #"let a = Image("tick")"#
        #expect(try app.findings(notes: true).last == "import 'design_kit', or generate for 'Kit', too")
        app.files["Kit/A.swift"] = "import design_kit\nlet a = Image(\"tick\")"
        #expect(try app.findings(notes: true).last?.hasPrefix("'App' and 'design-kit' have") == true)
    }

    @Test("are not seen by a file that only imports a module with other names")
    func otherNames() throws {
        var app = app("let a = 1")
        app.files["Shop.xcodeproj/project.pbxproj"] = SampleApp.project(targets: "App", "Kit")
        app.addDesign(catalogs: "Icons.xcassets")
        app.files["Icons.xcassets/star.imageset/Contents.json"] = #"{ "info": { "version": 1 } }"#
        app.files["Kit/A.swift"] = "import Design\nlet a = Image(\"tick\")"
        #expect(try app.findings(notes: true).last == "generate for 'Kit', too")
    }

    @Test("are reported if code passes on their raw values")
    func rawValue() throws {
        #expect(
            try app("let a = Image(ImageAsset.tick.rawValue), b = Image(Other.tick.rawValue)").findings(notes: true)
                == [
                    "App/Home.swift:1:15: warning: 'ImageAsset.tick' is loaded by its raw value [asset-raw-value]",
                    "use 'Image(asset: .tick)'",
                ])
    }
}
