import FileAccess
import TestSupport
import Testing

@testable import ImageImport

/// Images come into a catalog that has none of them.
struct NewCatalogTests {
    @Test func `a new set is written as Xcode writes it`() async throws {
        try await withImport { work in
            try work.export("icons/tick.svg", "icons/tick~dark.svg")
            let report = await work.run { $0.templateImages = ["icons/*"] }
            #expect(report.diagnostics.isEmpty)
            #expect(
                report.text == """
                    added   icons/tick (tick.svg, tick~dark.svg)
                    1 image: 1 added, 0 changed, 0 same, 0 gone

                    """)
            #expect(
                work.contents(of: "icons/tick") == """
                    {
                      "images" : [
                        {
                          "filename" : "tick.svg",
                          "idiom" : "universal"
                        },
                        {
                          "appearances" : [
                            {
                              "appearance" : "luminosity",
                              "value" : "dark"
                            }
                          ],
                          "filename" : "tick~dark.svg",
                          "idiom" : "universal"
                        }
                      ],
                      "info" : {
                        "author" : "TokenGenerator import-images",
                        "version" : 1
                      },
                      "properties" : {
                        "preserves-vector-representation" : true,
                        "template-rendering-intent" : "template"
                      }
                    }

                    """)
        }
    }

    @Test func `bitmaps have a slot for each scale, empty where there is no file`() async throws {
        try await withImport { work in
            try work.export("photo@2x.png", "photo@3x.png")
            _ = await work.run()
            #expect(
                work.contents(of: "photo") == """
                    {
                      "images" : [
                        {
                          "idiom" : "universal",
                          "scale" : "1x"
                        },
                        {
                          "filename" : "photo@2x.png",
                          "idiom" : "universal",
                          "scale" : "2x"
                        },
                        {
                          "filename" : "photo@3x.png",
                          "idiom" : "universal",
                          "scale" : "3x"
                        }
                      ],
                      "info" : {
                        "author" : "TokenGenerator import-images",
                        "version" : 1
                      }
                    }

                    """)
        }
    }

    @Test func `folders become groups with a namespace, or without on request`() async throws {
        try await withImport { work in
            try work.export("icons/nav/back.svg")
            _ = await work.run()
            #expect(
                try work.folder.everything(in: "A.xcassets") == [
                    "A.xcassets/Contents.json", "A.xcassets/icons/", "A.xcassets/icons/Contents.json",
                    "A.xcassets/icons/nav/", "A.xcassets/icons/nav/Contents.json",
                    "A.xcassets/icons/nav/back.imageset/", "A.xcassets/icons/nav/back.imageset/Contents.json",
                    "A.xcassets/icons/nav/back.imageset/back.svg",
                ])
            #expect(
                work.folder.text(of: "A.xcassets/icons/Contents.json")?.contains("\"provides-namespace\" : true")
                    == true)
            _ = await work.run {
                $0.catalog = work.folder("B.xcassets")
                $0.providesNamespaces = false
            }
            #expect(work.folder.text(of: "B.xcassets/icons/Contents.json")?.contains("namespace") == false)
        }
    }

    @Test func `without namespaces, one name in two folders is left out, this time and the next`() async throws {
        try await withImport { work in
            try work.export("a/24.svg", "b/24.svg")
            for number in 1...2 {
                let report = await work.run { $0.providesNamespaces = false }
                #expect(
                    work.messages(report).first?.hasPrefix(
                        "Export/b/24.svg:1:1: warning: the image set name '24' is already used; this image is "
                            + "skipped [duplicate-asset]") == true, "run \(number)")
                #expect(work.folder.text(of: "A.xcassets/a/24.imageset/24.svg") == image("a/24.svg"))
            }
        }
    }

    @Test func `files that are no images and links are named in a note, hidden ones are not`() async throws {
        try await withImport { work in
            try work.export("a.svg", "read me.txt", "b.webp", ".DS_Store", ".git/x.png")
            try work.folder.makeLink("Export/secret.png", to: "/etc/passwd")
            try work.folder.makeLink("Export/more", to: "..")
            let report = await work.run()
            #expect(
                work.messages(report) == [
                    """
                    note: 2 files have a type that asset catalogs do not support: 'b.webp' and 'read me.txt' [not-imported]
                    note: supported extensions are svg, pdf, png, heic, heif, jpg, jpeg
                    """,
                    """
                    note: 2 files are links and are skipped: 'more' and 'secret.png' [not-imported]
                    note: replace links to images with the files
                    """,
                ])
            #expect(report.outcomes.map(\.path) == ["a"])
        }
    }

    @Test func `an image for dark alone is left out`() async throws {
        try await withImport { work in
            try work.export("a~dark.svg", "b.svg")
            let report = await work.run()
            #expect(
                work.messages(report) == [
                    """
                    Export/a~dark.svg:1:1: warning: 'a' has no image for light appearance; this image is skipped \
                    [no-light-image]
                    Export/a~dark.svg:1:1: note: also export the image for light, without an appearance in its name
                    """
                ])
            #expect(report.outcomes.map(\.path) == ["b"])
        }
    }

    @Test func `folders that no group can be are left out`() async throws {
        try await withImport { work in
            try work.export("a.svg", "b.imageset/b.svg", "C.xcassets/c.svg", "Icons/a.svg", "icons/b.svg")
            let report = await work.run()
            #expect(
                report.diagnostics.map(\.message) == [
                    "the folder has the extension of an asset and is skipped",
                    "the folder has the extension of an asset and is skipped",
                    "the folder differs from the folder 'Icons' only in case and is skipped",
                ])
            #expect(report.outcomes.map(\.path) == ["Icons/a", "a"])
        }
    }

    @Test func `a preview writes nothing`() async throws {
        try await withImport { work in
            try work.export("a.svg")
            let report = await work.run { $0.isPreview = true }
            #expect(
                report.text == """
                    added   a (a.svg)
                    1 image: 1 added, 0 changed, 0 same, 0 gone (nothing was written)

                    """)
            #expect(try work.folder.everything() == ["Export/", "Export/a.svg"])
        }
    }

    @Test func `places that cannot be are errors`() async throws {
        try await withImport { work in
            try work.folder.makeFolder("Export")
            #expect(
                work.messages(await work.run()).first?.contains("'Export' contains no images [no-images]") == true)
            let requests: [(String, String, String)] = [
                ("None", "A.xcassets", "the folder of images 'None' does not exist [no-images]"),
                ("Export", "Assets", "the asset catalog 'Assets' does not end in .xcassets [no-catalog]"),
                ("Export", "Export/A.xcassets", "contains the other [no-images]"),
            ]
            for (folder, catalog, message) in requests {
                let report = await work.run {
                    $0.folder = work.folder(folder)
                    $0.catalog = work.folder(catalog)
                }
                #expect(work.messages(report).first?.contains(message) == true, "\(work.messages(report))")
            }
        }
    }

    @Test func `names that cannot be spelled in a path leave the folder of nobody`() async throws {
        try await withImport { work in
            try work.export("a.svg", "👍🏽.svg", "größe @2x.png", "x/...svg", "Size=..svg")
            let report = await work.run()
            #expect(report.outcomes.map(\.path) == ["a", "größe ", "👍🏽"])
            let places = [".A.imported.json", "A.xcassets", "Export"]
            #expect(try work.folder.everything().allSatisfy { path in places.contains { path.hasPrefix($0) } })
        }
    }
}
