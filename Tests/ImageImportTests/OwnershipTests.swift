import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// Whose an image set is: an import changes what imports have brought, and nothing else.
struct OwnershipTests {
    private let slot = #"{ "images" : [ { "filename" : "own.svg", "idiom" : "universal" } ] }"#

    @Test func `a set that a person has made stays, with a warning that says how to adopt it`() async throws {
        try await withImport { work in
            try work.writeSet("icons/tick", slot, files: ["own.svg"])
            try work.export("icons/tick.svg", "b.svg")
            for isPreview in [true, false] {
                let report = await work.run { $0.isPreview = isPreview }
                #expect(report.outcomes.map(\.action) == [.added, .kept])
                #expect(
                    work.messages(report) == [
                        """
                        A.xcassets/icons/tick.imageset/Contents.json:1:1: warning: the image set 'icons/tick' is not \
                        changed: it was not created by an import [kept-set]
                        Export/icons/tick.svg:1:1: note: the exported image is here
                        A.xcassets/icons/tick.imageset/Contents.json:1:1: note: to replace its images with the \
                        exported ones, run one import with --adopt 'icons/tick'
                        """
                    ])
                #expect(!report.hasErrors)
            }
            #expect(work.folder.text(of: "A.xcassets/icons/tick.imageset/own.svg") == "old own.svg")
            #expect(await work.run { $0.adopted = ["icons/*"] }.outcomes.map(\.action) == [.same, .changed])
            #expect(work.folder.text(of: "A.xcassets/icons/tick.imageset/own.svg") == image("icons/tick.svg"))
            #expect(await work.run().outcomes.map(\.action) == [.same, .same])
        }
    }

    @Test func `what Xcode rewrites in a set does not stop updates`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            _ = await work.run()
            let contents = work.contents(of: "a")?.replacing("TokenGenerator import-images", with: "xcode")
            try work.folder.write(contents ?? "", to: "A.xcassets/a.imageset/Contents.json")
            try work.folder.write(image("other.svg"), to: "Export/a.svg")
            #expect(await work.run().outcomes.map(\.action) == [.changed])
            #expect(work.contents(of: "a") == contents)
        }
    }

    @Test func `an image that a person has changed stays, and so does one that they have added`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b@2x.png")
            _ = await work.run()
            try work.folder.write("changed", to: "A.xcassets/a.imageset/a.svg")
            try work.folder.write("mine", to: "A.xcassets/b.imageset/mine.png")
            let contents = work.contents(of: "b")?.replacing(
                #""scale" : "3x""#, with: #""scale" : "3x", "filename" : "mine.png""#)
            try work.folder.write(contents ?? "", to: "A.xcassets/b.imageset/Contents.json")
            try work.folder.write(image("other.svg"), to: "Export/a.svg")
            try work.folder.write(image("other.png"), to: "Export/b@2x.png")
            let report = await work.run { $0.removesGone = true }
            #expect(report.outcomes.map(\.action) == [.kept, .changed])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == "changed")
            #expect(work.folder.text(of: "A.xcassets/b.imageset/mine.png") == "mine")
            #expect(work.folder.text(of: "A.xcassets/b.imageset/b@2x.png") == image("other.png"))
            try work.export("b@3x.png")
            #expect(await work.run().outcomes.map(\.action) == [.kept, .kept])
            #expect(work.folder.text(of: "A.xcassets/b.imageset/mine.png") == "mine")
        }
    }

    @Test func `a set that was moved in Xcode is still the import's`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            _ = await work.run()
            try work.folder.write("{}", to: "A.xcassets/Brand/Contents.json")
            try LocalFileSystem().rename(
                work.folder("A.xcassets/a.imageset"), to: work.folder("A.xcassets/Brand/a.imageset"))
            try work.folder.write(image("other.svg"), to: "Export/a.svg")
            #expect(await work.run().outcomes.map(\.action) == [.changed])
            #expect(work.record.map { $0.prefix(16) } == [#"    "Brand/a": {"#])
        }
    }

    @Test func `without a record, the author says what an earlier version has imported`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg", "c.svg", "d.svg")
            _ = await work.run()
            try work.writeSet("mine", slot, files: ["own.svg"])
            try work.remove(".A.imported.json", "Export/b.svg")
            try work.folder.write(image("other.svg"), to: "Export/a.svg")
            let report = await work.run { $0.removesGone = true }
            #expect(report.outcomes.map(\.action) == [.changed, .same, .same, .removed])
            #expect(work.record.count == 3)
        }
    }

    @Test func `a wrong folder removes nothing, unless it is said how much may go`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg", "c.svg", "d.svg")
            _ = await work.run()
            try work.folder.write(image("a.svg"), to: "Wrong/a.svg")
            try work.export("e.svg")
            let wrong = { (request: inout ImportRequest) in
                request.folder = work.folder("Wrong")
                request.removesGone = true
            }
            let report = await work.run(LocalFileSystem(), wrong)
            #expect(report.outcomes.map(\.action) == [.same, .gone, .gone, .gone])
            #expect(
                work.messages(report) == [
                    """
                    error: no image set was removed: 3 of 4 imported image sets are missing from 'Wrong', but an import \
                    may only remove a third of them [prune-limit]
                    note: check that the export is complete; to remove 3 image sets anyway, add --prune-limit 3
                    """
                ])
            let allowed = await work.run {
                wrong(&$0)
                $0.pruneLimit = 3
            }
            #expect(allowed.outcomes.map(\.action) == [.same, .removed, .removed, .removed])
            #expect(work.record.count == 1)
        }
    }

    @Test func `a record after a merge is an error, or has the images of both sides`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            _ = await work.run()
            let ours = work.folder.text(of: ".A.imported.json") ?? ""
            try work.folder.write(image("other.svg"), to: "Export/a.svg")
            let conflict = "<<<<<<< ours\n\(ours)=======\n\(ours)>>>>>>> theirs\n"
            try work.folder.write(conflict, to: ".A.imported.json")
            let report = await work.run()
            #expect(report.diagnostics.map(\.code) == [.invalidRecord])
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == image("a.svg"))
            #expect(work.folder.text(of: ".A.imported.json") == conflict)
            let other = ImageDigest(Array("their version".utf8)).text
            let line = #"    "a": { "a.svg": "\#(other)" },"#
            try work.folder.write(ours.replacing("\"sets\": {", with: "\"sets\": {\n\(line)"), to: ".A.imported.json")
            #expect(await work.run().outcomes.map(\.action) == [.changed])
            #expect(work.record.count == 1)
        }
    }

    @Test func `a file that is no whole image is left out with an error, and the others are imported`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.svg")
            try work.folder.write("<html></html>", to: "Export/c.svg")
            try work.folder.write("%PDF-1.4 and no end", to: "Export/d.pdf")
            let report = await work.run()
            #expect(report.outcomes.map(\.path) == ["a", "b"])
            #expect(report.diagnostics.map(\.code) == [.brokenImage, .brokenImage])
            #expect(report.hasErrors)
        }
    }
}
