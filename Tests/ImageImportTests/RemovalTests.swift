import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// What the export has no more.
struct RemovalTests {
    @Test func `what is gone is named, and removed on request, whatever Xcode has made of its author`() async throws {
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
                    gone    c
                    3 images: 0 added, 0 changed, 1 same, 2 gone

                    """)
            #expect(
                await work.run {
                    $0.removesGone = true
                    $0.pruneLimit = 2
                }.text == """
                    changed b
                    removed b (b@3x.png)
                    removed a
                    removed c
                    3 images: 0 added, 1 changed, 0 same, 0 gone, 2 removed

                    """)
            #expect(
                try work.folder.everything(in: "A.xcassets").filter { !$0.hasSuffix("Contents.json") } == [
                    "A.xcassets/b.imageset/", "A.xcassets/b.imageset/b@2x.png", "A.xcassets/mine.imageset/",
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
                    "the image set 'a' is no longer exported, but is kept: 'notes.txt' was not imported or has "
                        + "changed since"
                ])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/notes.txt") == "mine")
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test(arguments: [
        (".mine", "'.mine' was not imported or has changed since"),
        ("mine-fr.svg", "'mine-fr.svg' was not imported or has changed since"),
        ("../b.imageset/b.svg", "one of its slots refers to a file by path, not by name"),
    ])
    func `a set stays that holds a hidden file, or a slot that no import makes`(_ file: String, _ reason: String)
        async throws
    {
        try await withImport { work in
            try work.export("a.svg", "b.svg")
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/a.svg"))
            if !file.contains("/") { try work.folder.write("mine", to: "A.xcassets/a.imageset/\(file)") }
            if file.utf8.first != UInt8(ascii: ".") || file.contains("/") {
                let slot = "{ \"filename\" : \"\(file)\", \"idiom\" : \"universal\", \"locale\" : \"fr\" }"
                try work.folder.write(
                    (work.contents(of: "a") ?? "").replacing("\"images\" : [", with: "\"images\" : [ \(slot),"),
                    to: "A.xcassets/a.imageset/Contents.json")
            }
            let report = await work.run { $0.removesGone = true }
            #expect(
                report.diagnostics.map(\.message) == [
                    "the image set 'a' is no longer exported, but is kept: \(reason)"
                ])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == image("a.svg"))
        }
    }

    @Test func `the image for light stays where the export has only one for dark`() async throws {
        try await withImport { work in
            try work.export("b.svg")
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/b.svg"))
            try work.export("b~dark.svg")
            let report = await work.run { $0.removesGone = true }
            #expect(report.diagnostics.map(\.code) == ["no-light-image"])
            #expect(work.folder.text(of: "A.xcassets/b.imageset/b.svg") == image("b.svg"))
        }
    }

    @Test(arguments: [
        ("", "the file is empty and is skipped"),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            "the file is a Git LFS pointer and is skipped"
        ),
    ])
    func `no image is replaced by a file without its content, and none removed`(_ content: String, _ problem: String)
        async throws
    {
        try await withImport { work in
            try work.export("a.svg", "b.svg", "c.svg")
            _ = await work.run()
            try work.folder.write(content, to: "Export/a.svg")
            try LocalFileSystem().removeFile(work.folder("Export/b.svg"))
            let report = await work.run { $0.removesGone = true }
            #expect(
                report.diagnostics.map(\.message) == [
                    problem, "no image set was removed, because some files could not be assigned to an image",
                ])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == image("a.svg"))
            #expect(work.folder.text(of: "A.xcassets/b.imageset/b.svg") == image("b.svg"))
        }
    }

    @Test func `nothing is removed where a link, or what iCloud keeps elsewhere, stands for an image`() async throws {
        for name in ["b.svg", ".b.svg.icloud", "b.webp"] {
            try await withImport { work in
                try work.export("a.svg", "b.svg")
                _ = await work.run()
                try LocalFileSystem().removeFile(work.folder("Export/b.svg"))
                if name == "b.svg" {
                    try work.folder.makeLink("Export/b.svg", to: "../b.svg")
                } else {
                    try work.export(name)
                }
                _ = await work.run { $0.removesGone = true }
                #expect(work.folder.text(of: "A.xcassets/b.imageset/b.svg") == image("b.svg"))
            }
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
                    == "no image set was removed, because some files could not be assigned to an image")
        }
    }
}
