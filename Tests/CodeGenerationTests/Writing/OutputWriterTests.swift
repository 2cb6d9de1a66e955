import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Writing outputs")
struct OutputWriterTests {
    @Test("new outputs are written with the folders above them, and reported in configured order")
    func newOutputs() throws {
        try withTemporaryFolder { folder in
            let report = write([generated("b/c/B.swift", "1"), generated("A.swift", "2")], in: folder)
            #expect(
                report.outcomes == [
                    .init(path: "b/c/B.swift", action: .written), .init(path: "A.swift", action: .written),
                ])
            #expect(report.diagnostics.isEmpty)
            let everything = try folder.everything()
            #expect(everything == ["A.swift", "b/", "b/c/", "b/c/B.swift"])
            #expect(folder.text(of: "A.swift") == text("2"))
        }
    }

    @Test("the output root is made when it is missing")
    func missingRoot() throws {
        try withTemporaryFolder { folder in
            let writer = OutputWriter(
                root: folder("new/root"), fileSystem: LocalFileSystem(), language: SwiftLanguage())
            #expect(writer.commit(writer.plan([generated("A.swift", "1")])).diagnostics.isEmpty)
            #expect(folder.text(of: "new/root/A.swift") == text("1"))
        }
    }

    @Test("an unchanged output is not touched: same file, same modification time")
    func unchanged() throws {
        try withTemporaryFolder { folder in
            _ = write([generated("A.swift", "1"), generated("B.swift", "1")], in: folder)
            let before = try folder.identity(of: "A.swift")
            let report = write([generated("A.swift", "1"), generated("B.swift", "2")], in: folder)
            #expect(report.outcomes.map(\.action) == [.unchanged, .written])
            #expect(try folder.identity(of: "A.swift") == before)
            #expect(folder.text(of: "B.swift") == text("2"))
        }
    }

    @Test("a hand-written file that happens to have the right content needs no mark")
    func sameWithoutMark() throws {
        try withTemporaryFolder { folder in
            try folder.write("same", to: "A.swift")
            let report = write([RenderedOutput(path: "A.swift", bytes: Array("same".utf8))], in: folder)
            #expect(report.outcomes.map(\.action) == [.unchanged])
        }
    }

    @Test("a replaced file keeps its permissions")
    func permissions() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1"), to: "A.swift")
            try folder.setPermissions(0o600, of: "A.swift")
            _ = write([generated("A.swift", "2")], in: folder)
            #expect(try LocalFileSystem().status(of: folder("A.swift"))?.permissions == 0o600)
        }
    }

    @Test("a link inside the root stays a link, and the file it leads to is replaced")
    func linkInside() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1"), to: "real/A.swift")
            try folder.makeLink("A.swift", to: "real/A.swift")
            #expect(write([generated("A.swift", "2")], in: folder).outcomes.map(\.action) == [.written])
            #expect(folder.text(of: "real/A.swift") == text("2"))
            #expect(try LocalFileSystem().status(of: folder("A.swift"))?.isLink == true)
        }
    }

    @Test("a preview says what a commit would do, and does nothing")
    func preview() throws {
        try withTemporaryFolder { folder in
            _ = write([generated("A.swift", "1"), generated("B.swift", "1"), generated("C.swift", "1")], in: folder)
            let before = try contents(of: folder)
            let plan = writer(folder).plan([
                generated("A.swift", "1"), generated("B.swift", "2"), generated("x/D.swift", "1"),
            ])
            #expect(plan.outputs.map(\.status) == [.unchanged, .changed, .new])
            #expect(plan.preview.outcomes.map(\.action) == [.unchanged, .wouldWrite, .wouldWrite, .wouldRemove])
            #expect(plan.preview.outcomes.last?.path == "C.swift")
            #expect(try contents(of: folder) == before)
            let fewer = writer(folder).plan([generated("A.swift", "1")])
            #expect(fewer.preview.outcomes.map(\.action) == [.unchanged, .wouldRemove, .wouldRemove])
        }
    }

    @Test("a run after a run has nothing to do")
    func upToDate() throws {
        try withTemporaryFolder { folder in
            let outputs = [generated("a/A.swift", "1"), generated("B.swift", "1")]
            _ = write(outputs, in: folder)
            #expect(writer(folder).plan(outputs).preview.outcomes.map(\.action) == [.unchanged, .unchanged])
        }
    }
}

@Suite("Outputs that are no longer configured")
struct StaleOutputTests {
    @Test("an earlier output beside a configured one is removed")
    func stale() throws {
        try withTemporaryFolder { folder in
            _ = write([generated("a/A.swift", "1"), generated("a/Old.swift", "1")], in: folder)
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.action) == [.unchanged, .removed])
            #expect(report.outcomes.last?.path == "a/Old.swift")
            let everything = try folder.everything()
            #expect(everything == ["a/", "a/A.swift"])
        }
    }

    @Test("an earlier output is removed wherever it lies below the root")
    func elsewhere() throws {
        try withTemporaryFolder { folder in
            _ = write([generated("a/A.swift", "1"), generated("b/c/Old.swift", "1")], in: folder)
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["a/A.swift", "b/c/Old.swift"])
            #expect(folder.text(of: "b/c/Old.swift") == nil)
        }
    }

    @Test("beside an output, an earlier one is removed although the sources have changed too")
    func otherSources() throws {
        try withTemporaryFolder { folder in
            try folder.write(header(sources: "before.json"), to: "a/Old.swift")
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["a/A.swift", "a/Old.swift"])
        }
    }

    private func header(sources: String = "tokens.json", configuration: String = "c.json") -> String {
        "\(SwiftLanguage().mark.line)\n// Sources: \(sources)\n// Configuration: \(configuration)\n\nold\n"
    }

    @Test("nothing else is removed")
    func kept() throws {
        try withTemporaryFolder { folder in
            let mark = SwiftLanguage().mark.line
            let kept = [
                "a/Hand.swift": "import SwiftUI\n",
                "a/Quoted.swift": "\n" + text("1"),
                "a/Other.swift": mark + "\n// Sources: other.json\n",
                "a/NoSources.swift": mark + "\nimport SwiftUI\n",
                "a/Longer.swift": mark + "\n// Sources: tokens.json, more.json\n",
                "a/Short.swift": mark,
                "a/notes.txt": text("1"),
                "a/OtherConfiguration.swift": header(configuration: "d.json"),
                "a/below/OtherConfiguration.swift": header(configuration: "d.json"),
                "a/below/OtherSources.swift": header(sources: "other.json"),
                "own/tokengenerator.json": "{}",
                "own/Old.swift": header(),
                "own/below/Old.swift": header(),
                ".hidden/Old.swift": header(),
                "Bundle.xcassets/Old.swift": header(),
            ]
            for (path, text) in kept { try folder.write(text, to: path) }
            try folder.write(text("1"), to: ".elsewhere/Linked.swift")
            try folder.makeLink("a/Linked.swift", to: "../.elsewhere/Linked.swift")
            let report = write([generated("a/A.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["a/A.swift"])
            for (path, text) in kept { #expect(folder.text(of: path) == text) }
            #expect(folder.text(of: "a/Linked.swift") == text("1"))
        }
    }

    @Test("a file that differs from an output only by case is kept: it may be the output")
    func otherCase() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1"), to: "COLORS.swift")
            let report = write([generated("Colors.swift", "1")], in: folder)
            #expect(report.outcomes.map(\.path) == ["Colors.swift"])
            #expect(folder.text(of: "COLORS.swift") != nil)
        }
    }

    @Test("a file that cannot be removed is an error, and the outputs are written all the same")
    func cannotRemove() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1"), to: "Old.swift")
            let fileSystem = FailingFileSystem(failing: 3)
            let report = write([generated("A.swift", "1")], in: folder, fileSystem)
            #expect(report.outcomes.map(\.action) == [.written, .skipped])
            #expect(report.diagnostics.map(\.message) == ["cannot remove \"Old.swift\": no space left on device"])
            #expect(folder.text(of: "A.swift") == text("1"))
        }
    }

    @Test("temporary files of a run that was killed are removed, those of others are not")
    func strays() throws {
        try withTemporaryFolder { folder in
            let suffix = ".0123456789abcdef.tokengenerator-tmp"
            for name in [".A.swift" + suffix, ".Other.swift" + suffix, ".A.swift.x.tokengenerator-tmp"] {
                try folder.write("half", to: name)
            }
            _ = write([generated("A.swift", "1")], in: folder)
            #expect(
                try folder.everything() == [".A.swift.x.tokengenerator-tmp", ".Other.swift" + suffix, "A.swift"])
        }
    }
}
