import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Outputs that are no longer configured")
struct StaleOutputTests {
    @Test("are removed wherever they are below the root, also in folders with a configuration of their own")
    func removed() throws {
        try withTemporaryFolder { folder in
            let paths = ["a/Old.swift", "b/c/Old.swift", "v1.2/Old.swift", "own/Old.swift"]
            _ = write([generated("a/A.swift", "1")] + paths.map { generated($0, "1") }, in: folder)
            try folder.write("{}", to: "own/tokengenerator.json")
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.action) == [.unchanged, .removed, .removed, .removed, .removed])
            #expect(
                report.outcomes.dropFirst().map(\.path) == [
                    "a/Old.swift", "b/c/Old.swift", "own/Old.swift", "v1.2/Old.swift",
                ])
            #expect(report.diagnostics.isEmpty)
        }
    }

    @Test("are removed although a checkout has changed the ends of lines")
    func otherLineEnds() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1", at: "Old.swift").replacing("\n", with: "\r\n"), to: "Old.swift")
            #expect(write([generated("A.swift", "1")], in: folder).outcomes.map(\.action) == [.written, .removed])
        }
    }

    @Test("are removed beside outputs whatever kind of file they are")
    func otherKinds() throws {
        try withTemporaryFolder { folder in
            _ = write([generated("A.swift", "1"), generated("a.css", "1"), generated("a.json", "{}")], in: folder)
            let report = write([generated("A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["A.swift", "a.css", "a.json"])
            let everything = try folder.everything()
            #expect(everything == ["A.swift"])
        }
    }

    @Test(
        "are kept with a warning where they are not provably ours",
        arguments: [
            ("Old.swift", text("1", at: "Old.swift") + "//\n", "it was edited by hand"),
            ("Backup/Old.swift", text("1", at: "Old.swift"), "it was generated for 'Old.swift'"),
            ("Tests/Expected/A.swift", text("1", at: "x/A.swift"), "it was generated for 'x/A.swift'"),
            (
                "Old.swift", text("1", at: "Old.swift", by: "gone.json"),
                "its configuration 'gone.json' no longer exists"
            ),
        ])
    func kept(_ path: String, _ content: String, _ reason: String) throws {
        for replacement in [Replacement.none, .everything] {
            try withTemporaryFolder { folder in
                try folder.write(content, to: path)
                let report = write([generated("A.swift", "1")], in: folder, replacement: replacement)
                #expect(report.outcomes.map(\.action) == [.written])
                #expect(report.diagnostics.map(\.code) == [.keptFile])
                #expect(
                    report.diagnostics.map(\.message) == ["no output writes '\(path)', but it is kept: \(reason)"])
                #expect(report.diagnostics.first?.location?.path == folder(path))
                #expect(folder.text(of: path) == content)
            }
        }
    }

    @Test("of others are left alone without a word")
    func others() throws {
        try withTemporaryFolder { folder in
            let kept = [
                "a/Hand.swift": "import SwiftUI\n",
                "a/Quoted.swift": "\n" + text("1"),
                "a/notes.txt": "// Output: a/notes.txt\n",
                "other.json": "{}",
                "a/Other.swift": text("1", at: "a/Other.swift", by: "other.json"),
                "a/Target.swift": text("1", at: "a/Target.swift", by: "SomeTarget"),
                // A package, or a working tree of git, with a configuration of the same name.
                "package/c.json": "{}",
                "package/Old.swift": text("1", at: "Old.swift"),
                "package/below/Old.swift": text("1", at: "below/Old.swift"),
                "package/below/Edited.swift": text("1", at: "below/Edited.swift") + "//\n",
                "package/Generated/Root.swift": text("1", at: "Root.swift", by: "../c.json"),
                ".hidden/Old.swift": text("1", at: ".hidden/Old.swift"),
                "Bundle.xcassets/Old.swift": text("1", at: "Bundle.xcassets/Old.swift"),
            ]
            for (path, text) in kept { try folder.write(text, to: path) }
            try folder.write(text("1", at: ".elsewhere/Linked.swift"), to: ".elsewhere/Linked.swift")
            try folder.makeLink("a/Linked.swift", to: "../.elsewhere/Linked.swift")
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["a/A.swift"])
            #expect(report.diagnostics.map(\.text) == [])
            for (path, text) in kept { #expect(folder.text(of: path) == text) }
            #expect(folder.text(of: "a/Linked.swift") != nil)
        }
    }

    @Test("of a larger root that holds this one are left alone")
    func largerRoot() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "c.json")
            try folder.write("{}", to: "App/c.json")
            try folder.write(text("1", at: "App/Old.swift"), to: "App/Old.swift")
            let inner = OutputWriter(
                root: folder("App"), fileSystem: LocalFileSystem(), configuration: folder("App/c.json"))
            let plan = inner.plan([generated("A.swift", "1")])
            #expect(plan.removals.isEmpty && plan.diagnostics.isEmpty)
        }
    }

    @Test("that differ from an output only by case are kept where they are the output, and removed where they are not")
    func otherCase() throws {
        for ignoresCase in [true, false] {
            try withTemporaryFolder { folder in
                try folder.write(text("1", at: "COLORS.swift"), to: "COLORS.swift")
                let fileSystem = FailingFileSystem()
                fileSystem.ignoresCase = ignoresCase
                let report = write([generated("Colors.swift", "1")], in: folder, fileSystem)
                #expect(report.outcomes.map(\.path) == ["Colors.swift"] + (ignoresCase ? [] : ["COLORS.swift"]))
            }
        }
    }

    @Test("of this configuration are removed also where they were below another output root")
    func otherRoot() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "c.json")
            let former = writer(folder, root: "Generated")
            _ = former.commit(former.plan([generated("A.swift", "1"), generated("Old.swift", "1")]))
            let report = write([generated("Generated/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.action) == [.written, .removed])
            #expect(report.diagnostics.isEmpty)
        }
    }

    /// Writes outputs into an output root, then others into another; the configuration has changed between.
    private func move(
        _ folder: TemporaryFolder, from former: String, _ old: [String], to root: String, _ new: [String],
        changing change: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> WriteReport {
        try folder.write("{}", to: "c.json")
        var writer = writer(folder, root: former)
        _ = writer.commit(writer.plan(old.map { generated($0, "1") }))
        try change(folder)
        writer.root = folder(root)
        writer.home = folder.path
        return writer.commit(writer.plan(new.map { generated($0, "1") }))
    }

    @Test("are removed wherever they are below the configuration's folder, where an output is new")
    func movedRoot() throws {
        try withTemporaryFolder { folder in
            let report = try move(folder, from: "Old", ["a/A.swift", "b/b.css", "c.kt"], to: "New", ["A.swift"])
            #expect(report.outcomes.map(\.action) == [.written, .removed, .removed, .removed])
            #expect(report.outcomes.map(\.path) == ["A.swift", "../Old/a/A.swift", "../Old/b/b.css", "../Old/c.kt"])
        }
    }

    @Test("are looked for below the configuration's folder only where it is newer than the outputs, or somebody checks")
    func newerConfiguration() throws {
        for (age, looksEverywhere, count) in [(0, false, 2), (3600, false, 1), (3600, true, 2)] {
            try withTemporaryFolder { folder in
                try folder.write("{}", to: "c.json")
                _ = write([generated("A/A.swift", "1"), generated("B/b.css", "1")], in: folder)
                try folder.setAge(60, of: "A/A.swift")
                try folder.setAge(age, of: "c.json")
                var writer = writer(folder)
                (writer.folders, writer.home, writer.looksEverywhere) = (["A"], folder.path, looksEverywhere)
                #expect(writer.plan([generated("A/A.swift", "1")]).preview.outcomes.count == count)
            }
        }
    }

    @Test("of other output roots are named where they are not provably ours")
    func keptElsewhere() throws {
        try withTemporaryFolder { folder in
            let report = try move(folder, from: "Old", ["A.swift", "B.swift"], to: "New", ["A.swift"]) { folder in
                try folder.write(text("1", by: "../c.json") + "//\n", to: "Old/A.swift")
                // Of a configuration that was beside this one, and of one that was elsewhere.
                try folder.write(text("1", at: "B.swift", by: "../former.json"), to: "Old/B.swift")
                try folder.write(text("1", at: "C.swift"), to: "Tests/Expected/C.swift")
            }
            #expect(
                report.diagnostics.map(\.message) == [
                    "no output writes '../Old/A.swift', but it is kept: it was edited by hand",
                    "no output writes '../Old/B.swift', but it is kept: its configuration '../former.json' no longer exists",
                ])
        }
    }

    @Test("are removed where their paths differ in the spelling of an accent alone")
    func otherSpelling() throws {
        try withTemporaryFolder { folder in
            let (composed, decomposed) = ("Caf\u{E9}/A.swift", "Cafe\u{301}/A.swift")
            let report = try move(folder, from: "", [composed], to: "", [decomposed])
            // Some file systems take both for one.
            guard !LocalFileSystem().isSame(folder(composed), folder(decomposed)) else { return }
            #expect(report.outcomes.map(\.action) == [.written, .removed])
        }
    }

    @Test("are a warning for somebody who only looks")
    func leftovers() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "c.json")
            _ = write(
                ["A.swift", "B.css", "C.xcassets/a.colorset/Contents.json"].map { generated($0, "{}") }, in: folder)
            var writer = writer(folder)
            writer.home = folder.path
            let diagnostics = writer.leftovers(besides: ["A.swift", "C.xcassets"])
            #expect(
                diagnostics.map { $0.text.replacing(folder.path + "/", with: "") } == [
                    """
                    B.css:1:1: warning: 'B.css' is no longer an output [leftover-file]
                    B.css:1:1: note: run 'TokenGenerator generate' to remove it
                    """
                ])
        }
    }

    @Test("are looked for in 20,000 folders, and it is said that the search ended there")
    func manyFolders() throws {
        try withTemporaryFolder { folder in
            var fileSystem = FolderFileSystem(folder: folder, base: LocalFileSystem())
            fileSystem.folderCount = 20_000
            let writer = OutputWriter(
                root: ".", fileSystem: fileSystem, configuration: "c.json")
            let diagnostics = writer.plan([generated("A.swift", "1")]).diagnostics
            #expect(diagnostics.map(\.code) == [.searchStopped])
            #expect(diagnostics.map(\.severity) == [.note])
            let message =
                "the search for leftover generated files stopped after 20,000 folders below '.'"
            #expect(diagnostics.map(\.message) == [message])
            #expect(
                diagnostics.flatMap(\.notes).map(\.message) == ["set a narrower \"outputRoot\" to search all of it"])
        }
    }

    @Test("are an error where they cannot be removed, and the outputs are written all the same")
    func cannotRemove() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1", at: "Old.swift"), to: "Old.swift")
            let fileSystem = FailingFileSystem(failing: 3)
            let report = write([generated("A.swift", "1")], in: folder, fileSystem)
            #expect(report.outcomes.map(\.action) == [.written, .skipped])
            #expect(report.diagnostics.map(\.message) == ["cannot remove 'Old.swift': no space left on device"])
            #expect(folder.text(of: "A.swift") == text("1"))
        }
    }

    @Test("are an error before anything is written where their folder is not writable")
    func readOnly() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1", at: "a/Old.swift"), to: "a/Old.swift")
            let fileSystem = FailingFileSystem()
            fileSystem.readOnlyFolders = [folder("a")]
            let report = write([generated("A.swift", "1")], in: folder, fileSystem)
            #expect(report.outcomes.map(\.action) == [.skipped, .skipped])
            #expect(report.diagnostics.map(\.message) == ["cannot remove 'a/Old.swift': its folder is not writable"])
        }
    }

    @Test("are kept where somebody edits them before they are removed")
    func editedMeanwhile() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1", at: "Old.swift"), to: "Old.swift")
            let writer = writer(folder)
            let plan = writer.plan([generated("A.swift", "1")])
            try folder.write("mine", to: "Old.swift")
            #expect(writer.commit(plan).outcomes.map(\.action) == [.written, .skipped])
            #expect(folder.text(of: "Old.swift") == "mine")
        }
    }
}

@Suite("Temporary files of runs that were killed")
struct StrayTests {
    private static let other = ".0123abcd-0123456789abcdef.tokengenerator-tmp"

    @Test("are removed at once where this configuration made them in this root, whatever it was about to write")
    func own() throws {
        try withTemporaryFolder { folder in
            let configuration = ConfigurationName(of: folder("c.json"), LocalFileSystem())
            let mark = FileOwner(configuration, root: folder.path, LocalFileSystem()).temporaryMark
            let name = TemporaryName(mark: mark).make(for: "Gone.swift")
            try folder.write("half", to: "a/" + name)
            _ = write([generated("A.swift", "1")], in: folder)
            #expect(try folder.everything() == ["A.swift", "a/"])
        }
    }

    @Test("are kept for an hour where others made them")
    func others() throws {
        try withTemporaryFolder { folder in
            let young = ".A.swift" + Self.other
            let old = ".B.swift" + Self.other
            let oldOfEarlierVersion = "tokens/.C.swift.0123456789abcdef.tokengenerator-tmp"
            let foreign = ".A.swift.x.tokengenerator-tmp"
            for path in [young, old, oldOfEarlierVersion, foreign] { try folder.write("half", to: path) }
            for path in [old, oldOfEarlierVersion, foreign] { try folder.setAge(3700, of: path) }
            _ = write([generated("A.swift", "1")], in: folder)
            #expect(try folder.everything() == [young, foreign, "A.swift", "tokens/"])
        }
    }

    @Test("are removed beside token files that lie elsewhere")
    func inputs() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/a.json")
            try folder.write("half", to: "tokens/.a.json" + Self.other)
            try folder.setAge(3700, of: "tokens/.a.json" + Self.other)
            var writer = writer(folder, root: "out")
            writer.inputs = [folder("tokens/a.json")]
            _ = writer.commit(writer.plan([generated("A.swift", "1")]))
            #expect(try folder.everything() == ["out/", "out/A.swift", "tokens/", "tokens/a.json"])
        }
    }

    @Test("are left by a run that only looks")
    func preview() throws {
        try withTemporaryFolder { folder in
            try folder.write("half", to: ".A.swift" + Self.other)
            try folder.setAge(3700, of: ".A.swift" + Self.other)
            _ = writer(folder).plan([generated("A.swift", "1")]).check
            #expect(try folder.everything() == [".A.swift" + Self.other])
        }
    }
}
