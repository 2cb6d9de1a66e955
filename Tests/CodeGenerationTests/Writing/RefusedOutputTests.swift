import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Outputs that are refused")
struct RefusedOutputTests {
    @Test(
        "a path that leaves the root is an error",
        arguments: ["../A.swift", "/A.swift", "a/../../A.swift", "a/..\u{2F}\u{301}/../../../A.swift"])
    func outside(_ path: String) throws {
        try expectRefusal(path, "invalid-output-path", "the output '\(path)' is outside the output root")
    }

    @Test("a link that leads out of the root is an error, whether a folder or the file itself")
    func linkOutside() throws {
        for (link, target) in [("link", "../elsewhere"), ("link/A.swift", "../../elsewhere/A.swift")] {
            try withTemporaryFolder { folder in
                try folder.write(text("1"), to: "elsewhere/A.swift")
                try folder.makeFolder(FilePath.parent(of: "root/" + link))
                try folder.makeLink("root/" + link, to: target)
                let writer = writer(folder, root: "root", replacement: .everything)
                let report = writer.commit(writer.plan([generated("link/A.swift", "2")]))
                #expect(report.diagnostics.map(\.code) == ["invalid-output-path"])
                #expect(report.outcomes.map(\.action) == [.skipped])
                #expect(folder.text(of: "elsewhere/A.swift") == text("1"))
            }
        }
    }

    @Test("a root that is itself reached through a link is fine")
    func linkedRoot() throws {
        try withTemporaryFolder { folder in
            try folder.makeFolder("real")
            try folder.makeLink("root", to: "real")
            let writer = writer(folder, root: "root")
            #expect(writer.commit(writer.plan([generated("A.swift", "1")])).outcomes.map(\.action) == [.written])
        }
    }

    @Test("a link that leads nowhere is an error")
    func danglingLink() throws {
        try expectRefusal("A.swift", "cannot-write", "cannot write 'A.swift': no such file or directory") { folder in
            try folder.makeLink("A.swift", to: "missing")
        }
    }

    @Test("a path that names a folder is an error", arguments: ["", "a/", "."])
    func folderPath(_ path: String) throws { try expectRefusal(path, "invalid-output-path") }

    @Test("a folder in the place of the file is an error")
    func folderInTheWay() throws {
        try expectRefusal("A.swift", "invalid-output-path", "'A.swift' is a folder") { folder in
            try folder.makeFolder("A.swift")
        }
    }

    @Test("a file in the place of a folder is an error")
    func fileInTheWay() throws {
        try expectRefusal("a/A.swift", "cannot-write", "cannot write 'a/A.swift': not a directory") { folder in
            try folder.write("", to: "a")
        }
    }

    @Test("a pipe in the place of the file is an error, with --force too")
    func pipe() throws {
        for replacement in [Replacement.none, .everything] {
            try withTemporaryFolder { folder in
                try folder.makePipe("A.swift")
                let writer = writer(folder, replacement: replacement)
                let plan = writer.plan([generated("A.swift", "1")])
                #expect(plan.diagnostics.map(\.message) == ["cannot write 'A.swift': not a regular file"])
            }
        }
    }

    @Test("a path in git's own folder is an error", arguments: [".git/A.swift", "a/.GIT/hooks/post-commit"])
    func git(_ path: String) throws {
        try expectRefusal(path, "invalid-output-path", "the output '\(path)' is inside a .git folder")
    }

    @Test("a NUL in a path is an error") func nul() throws {
        try expectRefusal("A\0.swift", "cannot-write", "cannot write 'A\0.swift': the path contains a NUL character")
    }

    @Test("a folder that is not writable is an error, but not for an output that is unchanged")
    func readOnly() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1", at: "a/A.swift"), to: "a/A.swift")
            let fileSystem = FailingFileSystem()
            fileSystem.readOnlyFolders = [folder("a")]
            let plan = writer(folder, fileSystem).plan([generated("a/A.swift", "1"), generated("a/x/B.swift", "1")])
            #expect(plan.diagnostics.map(\.message) == ["cannot write 'a/x/B.swift': its folder is not writable"])
            #expect(plan.outputs.map(\.status) == [.unchanged, .refused])
        }
    }

    @Test(
        "two outputs for one file are an error with both places",
        arguments: [
            ("A.swift", "A.swift"), ("A.swift", "./b/../A.swift"), ("A.swift", "a.swift"), ("A/X.swift", "a/x.swift"),
            ("é.swift", "e\u{301}.swift"),
        ])
    func duplicates(_ first: String, _ second: String) throws {
        try withTemporaryFolder { folder in
            let plan = writer(folder).plan([generated(first, "1", line: 3), generated(second, "2", line: 4)])
            #expect(plan.diagnostics.map(\.code) == ["duplicate-output"])
            #expect(plan.diagnostics.first?.location?.line == 4)
            #expect(plan.diagnostics.first?.notes.first?.location?.line == 3)
            #expect(plan.preview.outcomes.map(\.action) == [.skipped, .skipped])
        }
    }

    @Test("two paths that lead to one file through a link are an error")
    func duplicateThroughLink() throws {
        try withTemporaryFolder { folder in
            try folder.makeFolder("a")
            try folder.makeLink("b", to: "a")
            let plan = writer(folder).plan([generated("a/X.swift", "1"), generated("b/X.swift", "2")])
            #expect(plan.diagnostics.map(\.code) == ["duplicate-output"])
        }
    }

    @Test("an output in the place of another one's folder is an error")
    func nested() throws {
        try withTemporaryFolder { folder in
            let plan = writer(folder).plan([generated("a/b/X.swift", "1"), generated("a", "2"), generated("c", "3")])
            #expect(plan.diagnostics.map(\.code) == ["invalid-output-path"])
            #expect(plan.outputs.map(\.status) == [.new, .refused, .new])
        }
    }

    @Test("one refused output keeps all others from being written, and all errors are reported")
    func allOrNothing() throws {
        try withTemporaryFolder { folder in
            try folder.write("mine", to: "Hand.swift")
            let outputs = [generated("A.swift", "1"), generated("Hand.swift", "1"), generated("../B.swift", "1")]
            let report = write(outputs, in: folder)
            #expect(Set(report.diagnostics.map(\.code)) == ["hand-written-file", "invalid-output-path"])
            #expect(report.outcomes.map(\.action) == [.skipped, .skipped, .skipped])
            #expect(try folder.everything() == ["Hand.swift"])
        }
    }

    @Test("an output root that is a file is one error for the run")
    func rootIsFile() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "file")
            let plan = writer(folder, root: "file").plan([generated("A.swift", "1"), generated("B.swift", "1")])
            #expect(plan.diagnostics.map(\.code) == ["cannot-write"])
            #expect(plan.outputs.map(\.status) == [.refused, .refused])
        }
    }

    /// Expects one error for an output with the given path, at the line that configures it, and nothing written.
    private func expectRefusal(
        _ path: String, _ code: DiagnosticCode, _ message: String? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation,
        _ setUp: (TemporaryFolder) throws -> Void = { _ in }
    ) throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let before = try folder.everything()
            let report = write([generated(path, "1", line: 7)], in: folder)
            #expect(report.diagnostics.map(\.code) == [code], sourceLocation: sourceLocation)
            #expect(report.diagnostics.map(\.severity) == [.error], sourceLocation: sourceLocation)
            #expect(report.diagnostics.first?.location?.line == 7, sourceLocation: sourceLocation)
            if let message {
                #expect(report.diagnostics.map(\.message) == [message], sourceLocation: sourceLocation)
            }
            #expect(report.outcomes.map(\.action) == [.skipped], sourceLocation: sourceLocation)
            #expect(try folder.everything() == before, sourceLocation: sourceLocation)
        }
    }
}
