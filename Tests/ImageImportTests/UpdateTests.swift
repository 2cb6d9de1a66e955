import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// Sets that a catalog has are brought up to date.
struct UpdateTests {
    /// As a person would have it: other spaces, keys that no import writes, a comma too many.
    private let byHand = """
        {
          "images": [
            { "idiom": "universal", "filename": "our logo.png", "scale": "1x" },
            { "idiom": "universal", "scale": "2x", },
            { "idiom": "universal", "filename": "rtl.png", "scale": "1x", "language-direction": "right-to-left" }
          ],
          "info": { "version": 1, "author": "xcode" },
          "properties": { "template-rendering-intent": "original", "compression-type": "lossless" }
        }
        """

    @Test func `nothing is touched where nothing has changed`() async throws {
        try await withImport { work in
            try work.export("icons/a.svg", "b@2x.png", "b~dark@2x.png")
            _ = await work.run()
            let files = try work.folder.everything(in: "A.xcassets")
            let before = try files.map { try work.folder.identity(of: $0) }
            let report = await work.run { $0.removesGone = true }
            #expect(report.text == "2 images: 0 added, 0 changed, 2 same, 0 gone\n")
            #expect(try work.folder.everything(in: "A.xcassets") == files)
            #expect(try files.map { try work.folder.identity(of: $0) } == before)
        }
    }

    @Test func `a file keeps the name that somebody gave it, and all else its bytes`() async throws {
        try await withImport { work in
            try work.writeSet("logo", byHand, files: ["our logo.png", "rtl.png"])
            try work.export("logo.png")
            let report = await work.run {
                $0.templateImages = ["logo"]
                $0.adopted = ["logo"]
            }
            #expect(report.outcomes.map(\.action) == [.changed])
            #expect(work.contents(of: "logo") == byHand)
            #expect(work.folder.text(of: "A.xcassets/logo.imageset/our logo.png") == image("logo.png"))
            #expect(work.folder.text(of: "A.xcassets/logo.imageset/rtl.png") == "old rtl.png")
        }
    }

    @Test func `an empty slot is filled and a new one added, in the text as it is`() async throws {
        try await withImport { work in
            try work.writeSet("logo", byHand, files: ["our logo.png", "rtl.png"])
            try work.export("logo@2x.png")
            _ = await work.run { $0.adopted = ["*"] }
            #expect(
                work.contents(of: "logo")
                    == byHand.replacing(
                        #"{ "idiom": "universal", "scale": "2x", }"#,
                        with: "{ \"filename\" : \"logo@2x.png\",\n      \"idiom\": \"universal\", \"scale\": \"2x\", }")
            )
            try work.export("logo@3x.png")
            _ = await work.run()
            #expect(work.contents(of: "logo")?.contains("\"filename\" : \"logo@3x.png\"") == true)
            #expect(work.contents(of: "logo")?.contains("\"language-direction\": \"right-to-left\"") == true)
            #expect(work.contents(of: "logo")?.hasSuffix(byHand.suffix(110)) == true)
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `a file of another kind takes a new name, and the old one goes`() async throws {
        try await withImport { work in
            try work.export("a.pdf")
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/a.pdf"))
            try work.export("a.svg")
            #expect(await work.run().text.hasPrefix("changed a (a.svg)\n"))
            #expect(
                try work.folder.everything(in: "A.xcassets/a.imageset").map { FilePath.lastComponent(of: $0) } == [
                    "Contents.json", "a.svg",
                ])
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `a set that was imported takes a vector for its bitmaps, a person's does not`() async throws {
        try await withImport { work in
            try work.export("a@2x.png")
            try work.writeSet("logo", byHand, files: ["our logo.png", "rtl.png"])
            _ = await work.run()
            try LocalFileSystem().removeFile(work.folder("Export/a@2x.png"))
            try work.export("a.svg", "logo.svg")
            let report = await work.run()
            #expect(report.outcomes.map(\.action) == [.changed, .kept])
            #expect(
                work.messages(report) == [
                    """
                    A.xcassets/logo.imageset/Contents.json:1:1: warning: the image set 'logo' is not changed: it was not \
                    created by an import [kept-set]
                    Export/logo.svg:1:1: note: the exported image is here
                    A.xcassets/logo.imageset/Contents.json:1:1: note: to replace its images with the exported ones, \
                    run one import with --adopt 'logo'
                    """
                ])
            #expect(work.contents(of: "a")?.contains("scale") == false)
            #expect(work.contents(of: "a")?.contains("\"preserves-vector-representation\" : true") == true)
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a@2x.png") == nil)
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `a set is found by its name where somebody has moved it`() async throws {
        try await withImport { work in
            try work.folder.write("{}", to: "A.xcassets/Brand/Contents.json")
            try work.writeSet("Brand/logo", byHand, files: ["our logo.png", "rtl.png"])
            try work.export("logo.png")
            #expect(await work.run().outcomes.map(\.action) == [.kept])
            #expect(await work.run { $0.adopted = ["Brand/*"] }.outcomes.map(\.path) == ["Brand/logo"])
        }
    }

    @Test func `a file whose name is taken by somebody's gets a number`() async throws {
        try await withImport { work in
            try work.writeSet("logo", byHand, files: ["our logo.png", "rtl.png", "LOGO@2x.png"])
            try work.export("logo@2x.png")
            _ = await work.run { $0.adopted = ["*"] }
            #expect(work.folder.text(of: "A.xcassets/logo.imageset/LOGO@2x.png") == "old LOGO@2x.png")
            #expect(work.folder.text(of: "A.xcassets/logo.imageset/logo@2x-2.png") == image("logo@2x.png"))
        }
    }

    @Test func `a slot that names a file elsewhere, or a link, gets one of its own`() async throws {
        try await withImport { work in
            try work.folder.write("mine", to: "outside.png")
            try work.writeSet("a", byHand.replacing("our logo.png", with: "../../outside.png"), files: ["rtl.png"])
            try work.writeSet("b", byHand.replacing("our logo.png", with: "link.png"), files: ["rtl.png"])
            try work.folder.makeLink("A.xcassets/b.imageset/link.png", to: "../../outside.png")
            try work.export("a.png", "b.png")
            _ = await work.run()
            #expect(work.folder.text(of: "outside.png") == "mine")
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.png") == image("a.png"))
            #expect(work.folder.text(of: "A.xcassets/b.imageset/b.png") == image("b.png"))
            #expect(work.contents(of: "b")?.contains("\"filename\": \"b.png\"") == true)
        }
    }

    @Test func `nothing is written through a link in the catalog`() async throws {
        try await withImport { work in
            try work.folder.makeFolder("Elsewhere")
            try work.folder.makeFolder("A.xcassets")
            try work.folder.makeLink("A.xcassets/icons", to: "../Elsewhere")
            try work.folder.makeLink("A.xcassets/b.imageset", to: "../Elsewhere")
            try work.export("icons/a.svg", "b.svg", "c.svg")
            let report = await work.run()
            #expect(report.outcomes.map(\.path) == ["c"])
            #expect(report.diagnostics.map(\.code) == [.keptSet, .keptSet])
            #expect(try work.folder.everything(in: "Elsewhere").isEmpty)
        }
    }

    @Test func `a set whose Contents cannot be read stays`() async throws {
        try await withImport { work in
            try work.writeSet("a", "{ \"images\": ", files: ["a.svg"])
            try work.writeSet("b", "[]", files: [])
            try work.export("a.svg", "b.svg")
            let report = await work.run { $0.removesGone = true }
            #expect(report.outcomes.map(\.action) == [.kept, .kept])
            #expect(work.contents(of: "a") == "{ \"images\": ")
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == "old a.svg")
        }
    }

    @Test func `a folder without Contents becomes a set, with what it has`() async throws {
        try await withImport { work in
            try work.folder.write(image("a.svg"), to: "A.xcassets/a.imageset/a.svg")
            try work.export("a.svg")
            let report = await work.run()
            #expect(report.outcomes.map(\.action) == [.changed])
            #expect(work.contents(of: "a")?.contains("\"filename\" : \"a.svg\"") == true)
        }
    }

    @Test(arguments: [
        ("{}", "{ \"images\" : [\n    {\n      \"filename\" : \"a.svg\",\n      \"idiom\" : \"universal\"\n    }\n  ]"),
        ("{ \"images\" : [ {} ] }", "{ \"images\" : [ { \"filename\" : \"a.svg\"} ]"),
    ])
    func `empty objects are filled, and stay JSON`(_ text: String, _ beginning: String) async throws {
        try await withImport { work in
            try work.export("a.svg")
            try work.writeSet("a", text, files: [])
            let report = await work.run()
            #expect(report.diagnostics == [])
            #expect(work.contents(of: "a")?.hasPrefix(beginning) == true, "\(work.contents(of: "a") ?? "")")
            #expect(work.missingFiles.isEmpty)
        }
    }

    @Test func `a set stays as it is whose slots are no objects`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            try work.writeSet("a", "{ \"images\" : [ null ] }", files: [])
            let report = await work.run()
            #expect(report.diagnostics.map(\.code) == ["kept-set"])
            #expect(work.contents(of: "a") == "{ \"images\" : [ null ] }")
        }
    }

    @Test func `an image takes its slot, whatever is said there of how it is stretched`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            let slot = #"{ "filename" : "a.svg", "idiom" : "universal", "resizing" : { "mode" : "9-part" } }"#
            let contents = #"{ "images" : [ \#(slot) ], "info" : { "author" : "xcode", "version" : 1 } }"#
            try work.writeSet("a", contents, files: ["a.svg"])
            _ = await work.run { $0.adopted = ["**"] }
            #expect(work.contents(of: "a") == contents)
            #expect(work.folder.text(of: "A.xcassets/a.imageset/a.svg") == image("a.svg"))
        }
    }
}
