import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// What the export has no more.
struct RemovalTests {
    @Test func `what is gone is named, and removed on request, as far as it was imported`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b@2x.png", "b@3x.png", "c.svg")
            _ = await work.run()
            try work.writeSet("mine", "{ \"images\" : [], \"info\" : { \"author\" : \"xcode\" } }", files: [])
            try work.folder.write(
                (work.contents(of: "c") ?? "").replacing("TokenGenerator import-images", with: "xcode"),
                to: "A.xcassets/c.imageset/Contents.json")
            for name in ["a.svg", "b@3x.png", "c.svg"] {
                try LocalFileSystem().removeFile(work.folder("Export/\(name)"))
            }
            #expect(
                await work.run().text == """
                    gone    b (b@3x.png)
                    gone    a
                    2 images: 0 added, 0 changed, 1 same, 1 gone

                    """)
            #expect(
                await work.run { $0.removesGone = true }.text == """
                    changed b
                    removed a
                    2 images: 0 added, 1 changed, 0 same, 0 gone, 1 removed

                    """)
            #expect(
                try work.folder.everything(in: "A.xcassets").filter { !$0.hasSuffix("Contents.json") } == [
                    "A.xcassets/b.imageset/", "A.xcassets/b.imageset/b@2x.png", "A.xcassets/c.imageset/",
                    "A.xcassets/c.imageset/c.svg", "A.xcassets/mine.imageset/",
                ])
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `a set stays in which somebody has put a file`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg")
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/a.svg"))
            try work.folder.write("mine", to: "A.xcassets/a.imageset/notes.txt")
            let report = await work.run { $0.removesGone = true }
            #expect(
                report.diagnostics.map(\.message) == [
                    "the image set \"a\" is not exported any more, and stays: \"notes.txt\" in it was not imported"
                ])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/notes.txt") == "mine")
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `nothing is removed while the image of a file is not known`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg")
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/a.svg"))
            try work.export("a~drak.svg")
            let report = await work.run { $0.removesGone = true }
            #expect(report.outcomes.map(\.action) == [.same, .gone])
            #expect(
                report.diagnostics.map(\.message).last
                    == "nothing is removed, because a file was left out whose image is not known")
        }
    }
}
