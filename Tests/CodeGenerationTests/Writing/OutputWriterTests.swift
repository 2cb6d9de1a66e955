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
            let writer = writer(folder, root: "new/root")
            #expect(writer.commit(writer.plan([generated("A.swift", "1")])).diagnostics.isEmpty)
            #expect(folder.text(of: "new/root/A.swift") == text("1", by: "../../c.json"))
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
            #expect(folder.text(of: "B.swift") == text("2", at: "B.swift"))
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
            try folder.write(text("1", at: "real/A.swift"), to: "real/A.swift")
            try folder.makeLink("A.swift", to: "real/A.swift")
            #expect(write([generated("A.swift", "2")], in: folder).outcomes.map(\.action) == [.written])
            #expect(folder.text(of: "real/A.swift") == text("2", at: "real/A.swift"))
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
