import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Asset catalogs as outputs")
struct CatalogOutputTests {
    private static let catalog = #"{ "template": "color-catalog", "path": "A.xcassets" }"#
    private static let nested =
        #"{ "template": "color-catalog", "path": "A.xcassets", "names": { "style": "nested" } }"#
    private static let constants = #"{ "template": "constants", "path": "Constants.swift" }"#

    /// The members of a group of colors.
    private func tokens(_ names: String...) -> String {
        let members = names.map { name in
            #""\#(name)": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
        }
        let text = #""name": { "$type": "string", "$value": "x" }"#
        return #"{ "bg": { "$type": "color", \#(members.joined(separator: ", ")) }, \#(text) }"#
    }

    private func generate(
        _ tokens: String, _ outputs: String..., catalogs: String = "", task: CommandOptions.Task = .write,
        in folder: TemporaryFolder, _ fileSystem: any FileSystem = LocalFileSystem()
    ) async throws -> GenerationReport {
        try folder.write(tokens, to: "t.json")
        try folder.write(
            #"{ "sources": ["t.json"], "catalogs": [\#(catalogs)], "outputs": [\#(outputs.joined(separator: ","))] }"#,
            to: "tokengenerator.json")
        var options = CommandOptions()
        options.task = task
        return await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder, base: fileSystem)).generate(options)
    }

    private func files(in folder: TemporaryFolder) throws -> [String] {
        try folder.everything().filter { $0.contains(".xcassets") }
    }

    @Test("lose the sets that are no longer configured, with the folders that are empty then")
    func removed() async throws {
        try await withTemporaryFolder { folder in
            _ = try await generate(tokens("one", "two"), Self.nested, Self.constants, in: folder)
            #expect(try files(in: folder).count(where: { $0.hasSuffix("Contents.json") }) == 4)
            let fewer = try await generate(tokens("two"), Self.nested, Self.constants, in: folder)
            #expect(
                fewer.outcomes.map { "\($0.action.rawValue) \($0.path)" } == [
                    "unchanged A.xcassets/Contents.json", "unchanged A.xcassets/Bg/Contents.json",
                    "unchanged A.xcassets/Bg/two.colorset/Contents.json", "unchanged Constants.swift",
                    "removed A.xcassets/Bg/one.colorset/Contents.json",
                ])
            #expect(try !files(in: folder).contains { $0.contains("one.colorset") })
            let none = try await generate(tokens("two"), Self.constants, in: folder)
            #expect(none.outcomes.count { $0.action == .removed } == 3)
            #expect(try files(in: folder) == [])
        }
    }

    @Test("leave what others have in the catalog, and what they say of it")
    func others() async throws {
        try await withTemporaryFolder { folder in
            let root = #"{ "info" : { "author" : "xcode", "version" : 1 } }"#
            let hand = #"{ "colors" : [ { "idiom" : "universal" } ], "info" : { "author" : "xcode", "version" : 1 } }"#
            let kept = [
                "A.xcassets/Contents.json": root, "A.xcassets/AccentColor.colorset/Contents.json": hand,
                "A.xcassets/Icons/Contents.json": root, "A.xcassets/Icons/a.imageset/Contents.json": root,
            ]
            for (path, text) in kept { try folder.write(text, to: path) }
            let first = try await generate(tokens("one"), Self.catalog, Self.constants, in: folder)
            #expect(
                first.outcomes.map(\.action) == [.unchanged, .written, .written] && first.diagnostics == [])
            let again = try await generate(tokens("one"), Self.constants, in: folder)
            #expect(again.outcomes.map(\.path) == ["Constants.swift", "A.xcassets/bgOne.colorset/Contents.json"])
            for (path, text) in kept { #expect(folder.text(of: path) == text) }
        }
    }

    @Test("may be catalogs whose images are read")
    func images() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("{}", to: "A.xcassets/a.imageset/Contents.json")
            let report = try await generate(tokens("one"), Self.catalog, catalogs: #""A.xcassets""#, in: folder)
            #expect(report.diagnostics.map(\.code) == [])
            #expect(report.outcomes.map(\.action) == [.written, .written])
        }
    }

    @Test("replace neither a set made by hand nor one that somebody has edited")
    func guarded() async throws {
        try await withTemporaryFolder { folder in
            let path = "A.xcassets/bgOne.colorset/Contents.json"
            try folder.write("{}", to: path)
            let hand = try await generate(tokens("one"), Self.catalog, in: folder)
            #expect(hand.diagnostics.map(\.code) == ["hand-written-file"])
            #expect(try files(in: folder).filter { $0.hasSuffix(".json") } == [path])
            try FolderFileSystem(folder: folder).removeFile(path)
            _ = try await generate(tokens("one"), Self.catalog, Self.constants, in: folder)
            let edited = try #require(folder.text(of: path)).replacing("0.0000", with: "0.5000")
            try folder.write(edited, to: path)
            let check = try await generate(tokens("one"), Self.catalog, Self.constants, task: .check, in: folder)
            #expect(check.diagnostics.map(\.code) == ["edited-file"])
            #expect(check.outcomes.map(\.action) == [.unchanged, .edited, .unchanged])
            let gone = try await generate(tokens("one"), Self.constants, in: folder)
            #expect(
                gone.diagnostics.filter { $0.severity == .warning }.map(\.message) == [
                    "no output writes '\(path)', but it is kept: it was edited by hand"
                ])
            #expect(folder.text(of: path) == edited)
        }
    }

    @Test("are not written by --check and --dry-run, which say what is out of date")
    func previews() async throws {
        try await withTemporaryFolder { folder in
            for task in [CommandOptions.Task.check, .preview] {
                let report = try await generate(tokens("one"), Self.catalog, task: task, in: folder)
                #expect(report.outcomes.map(\.action) == [.wouldWrite, .wouldWrite])
            }
            #expect(try files(in: folder) == [])
        }
    }

    @Test("are whole or not there, whichever step of writing them fails")
    func faults() async throws {
        for step in 1...9 {
            try await withTemporaryFolder { folder in
                let fileSystem = FailingFileSystem(failing: step)
                let report = try await generate(tokens("one", "two"), Self.catalog, in: folder, fileSystem)
                #expect(report.diagnostics.map(\.code) == ["cannot-write"])
                #expect(try files(in: folder) == [])
            }
        }
    }

    @Test("of runs that were killed leave no temporary files")
    func strays() async throws {
        try await withTemporaryFolder { folder in
            _ = try await generate(tokens("one"), Self.catalog, in: folder)
            let stray = "A.xcassets/bgOne.colorset/.Contents.json.0123abcd-0123456789abcdef.tokengenerator-tmp"
            try folder.write("{", to: stray)
            try folder.setAge(7_200, of: stray)
            _ = try await generate(tokens("one"), Self.catalog, in: folder)
            #expect(folder.text(of: stray) == nil)
        }
    }

    @Test("have names that other outputs of a build refer to, although the build leaves the catalog to others")
    func builds() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(tokens("one"), to: "t.json")
            let asset = #"{ "template": "color-set", "path": "Colors.swift" }"#
            try folder.write(
                #"{ "sources": ["t.json"], "targets": { "App": { "outputs": [\#(Self.nested), \#(asset)] } } }"#,
                to: "tokengenerator.json")
            var options = CommandOptions()
            options.targets = .compiled("App")
            let report = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(options)
            #expect(report.outcomes.map(\.path) == ["Colors.swift"] && report.diagnostics == [])
            let member = #"static var bgOne: Color { Color("Bg/one", bundle: ColorSets.bundle) }"#
            #expect(folder.text(of: "Colors.swift")?.contains(member) == true)
        }
    }

    @Test("are referred to by the targets that name the catalogs they lie in, also where one target is built alone")
    func setsOfTargets() async throws {
        try await withTemporaryFolder { folder in
            for (name, color) in [("App", "ink"), ("Widget", "paper")] {
                try folder.write(
                    """
                    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
                        { "red": "1", "green": "0", "blue": "0", "alpha": "1" } } }] }
                    """, to: "\(name).xcassets/\(color).colorset/Contents.json")
            }
            func target(_ name: String) -> String {
                #"""
                "\#(name)": { "outputRoot": "\#(name)", "catalogs": ["\#(name).xcassets"], "outputs": [
                  { "template": "color-set", "path": "Sets.swift" }, { "template": "shape-style", "path": "S.swift",
                    "names": { "prefix": "own" } }] }
                """#
            }
            try folder.write(
                """
                { "sources": ["App.xcassets", "Widget.xcassets"],
                  "targets": { \(target("App")), \(target("Widget")) } }
                """, to: "tokengenerator.json")
            for (targets, place) in [(TargetChoice.all, "App/"), (.compiled("App"), "")] {
                var options = CommandOptions()
                options.targets = targets
                _ = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(options)
                let (sets, colors) = (folder.text(of: place + "Sets.swift"), folder.text(of: place + "S.swift"))
                #expect(sets?.contains("var ink:") == true && sets?.contains("paper") == false)
                #expect(colors?.contains("var ownPaper:") == true)
            }
        }
    }

    @Test("let Xcode declare members for the sets unless generated code does")
    func symbols() async throws {
        try await withTemporaryFolder { folder in
            _ = try await generate(tokens("one"), Self.catalog, in: folder)
            #expect(folder.text(of: "A.xcassets/Contents.json")?.contains("properties") == false)
            let shapes = #"{ "template": "shape-style", "path": "Colors.swift" }"#
            _ = try await generate(tokens("one"), Self.catalog, shapes, in: folder)
            let property = #""generate-swift-asset-symbol-extensions" : "disabled""#
            #expect(folder.text(of: "A.xcassets/Contents.json")?.contains(property) == true)
        }
    }

    @Test("are never catalogs that tokens are read from")
    func sources() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(colorSet(colorSlot("1")), to: "A.xcassets/a.colorset/Contents.json")
            try folder.write(
                #"{ "sources": ["./A.xcassets"], "outputs": [\#(Self.catalog)] }"#, to: "tokengenerator.json")
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            let report = await pipeline.generate(CommandOptions())
            #expect(
                report.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:1:83: error: tokens are read from the catalog 'A.xcassets', so no output may write \
                    to it [invalid-output-path]
                    tokengenerator.json:1:83: note: choose a different catalog for the output; to use the existing sets, \
                    use the templates 'color-set' and 'ui-color-set', which refer to them
                    """
                ])
            #expect(try files(in: folder).count(where: { $0.hasSuffix(".json") }) == 1)
        }
    }

    @Test("are needed by no member that refers to a set which its token was read from")
    func readSets() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(colorSet(colorSlot("1")), to: "A.xcassets/a.colorset/Contents.json")
            try folder.write(
                #"{ "sources": ["A.xcassets"], "bundle": "main", "outputs": [ { "template": "color-set", "path": "C.swift" } ] }"#,
                to: "tokengenerator.json")
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            let report = await pipeline.generate(CommandOptions())
            #expect(report.diagnostics.map(\.code) == [.assetSymbolClash])
            #expect(
                folder.text(of: "C.swift")?.contains(#"var a: Color { Color("a", bundle: ColorSets.bundle) }"#) == true)
        }
    }
}
