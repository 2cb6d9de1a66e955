import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// Disks that are full, and changes by others.
struct InterruptedImportTests {
    /// A catalog to which every kind of change is to be made.
    private func prepare(_ work: Importing) async throws {
        try work.export("new/a.svg", "new/a~dark.svg", "same.svg", "kind.pdf", "bytes@2x.png", "gone.svg")
        _ = await work.run()
        for name in ["gone.svg", "kind.pdf"] { try LocalFileSystem().removeFile(work.folder("Export/\(name)")) }
        try work.folder.write(image("other.png"), to: "Export/bytes@2x.png")
        try work.export("kind.svg", "more/b.svg", "bytes@3x.png")
    }

    private func files(_ work: Importing) throws -> [String: String?] {
        Dictionary(uniqueKeysWithValues: try work.folder.everything().map { ($0, work.folder.text(of: $0)) })
    }

    @Test func `whatever fails, the catalog is valid, and the next run ends the work`() async throws {
        var wanted: [String: String?] = [:]
        var changes = 0
        try await withImport { work in
            try await prepare(work)
            let fileSystem = FailingFileSystem()
            #expect(await work.run(fileSystem) { $0.removesGone = true }.diagnostics.isEmpty)
            changes = fileSystem.changes
            wanted = try files(work)
        }
        #expect(changes > 20)
        for fault in [FailingFileSystem.Fault.once, .forEver] {
            for number in 1...changes {
                try await withImport { work in
                    try await prepare(work)
                    _ = await work.run(FailingFileSystem(failing: number, fault)) { $0.removesGone = true }
                    #expect(work.missingFiles.isEmpty, "change \(number)")
                    let report = await work.run { $0.removesGone = true }
                    #expect(!report.hasErrors, "change \(number): \(work.messages(report))")
                    #expect(work.missingFiles.isEmpty, "change \(number)")
                    // A file that a slot named before may stay: whose it is, nobody can tell any more.
                    let found = try files(work).filter { $0.key != "A.xcassets/kind.imageset/kind.pdf" }
                    #expect(found == wanted, "change \(number) \(fault)")
                }
            }
        }
    }

    @Test func `a full disk is said, with what was done and what was not`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg")
            let report = await work.run(FailingFileSystem(failing: 12, .forEver))
            #expect(
                work.messages(report) == [
                    """
                    A.xcassets/b.imageset:1:1: error: cannot create the folder: no space left on device [cannot-write]
                    A.xcassets/b.imageset:1:1: note: fix the problem and run again to import the remaining images
                    """
                ])
            #expect(
                report.text == """
                    added   a (a.svg)
                    failed  b (b.svg)
                    2 images: 1 added, 0 changed, 0 same, 0 gone, 1 failed

                    """)
        }
    }

    @Test func `a catalog without locks is imported into, with a note`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            let fileSystem = FailingFileSystem()
            fileSystem.canLock = false
            let report = await work.run(fileSystem)
            #expect(report.diagnostics.map(\.code) == [.noLocks])
            #expect(report.outcomes.map(\.action) == [.added])
        }
    }

    @Test func `a set that somebody saves meanwhile stays as they saved it`() async throws {
        try await withImport { work in
            try work.export("a@2x.png")
            _ = await work.run()
            try work.export("a@3x.png")
            let fileSystem = FailingFileSystem()
            let folder = work.folder
            fileSystem.onChange = {
                try? folder.write("{ \"images\" : [] }", to: "A.xcassets/a.imageset/Contents.json")
            }
            let report = await work.run(fileSystem)
            #expect(report.outcomes.map(\.action) == [.failed])
            #expect(work.contents(of: "a") == "{ \"images\" : [] }")
        }
    }
}
