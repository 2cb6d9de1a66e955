import AssetCatalogs
import Diagnostics
import FileAccess
import TestSupport
import Testing

@Suite("Rules over the files of images")
struct ImageRuleTests {
    @Test("bitmaps of several scales show one picture, except for rounding to whole pixels")
    func sizes() throws {
        let files = [
            "a@1x.png": png(33, 33), "a@2x.png": png(66, 67), "a@3x.png": png(100, 100),
            "b@1x.png": png(20, 20), "b@2x.png": png(41, 40), "b@3x.png": png(60, 60),
        ]
        let slots = { (name: String) in (1...3).map { #""scale": "\#($0)x", "filename": "\#(name)@\#($0)x.png""# } }
        #expect(try texts(["a": slots("a")], files) == [])
        #expect(
            try texts(["b": slots("b")], files) == [
                """
                A/b.imageset/Contents.json:1:86: warning: 'b@2x.png' is 41 × 40 pixels at 2x, which does not match the \
                largest scale [size-mismatch]
                A/b.imageset/Contents.json:1:129: note: 'b@3x.png' is 60 × 60 pixels at 3x
                A/b.imageset/Contents.json:1:86: note: export all scales from one drawing; 40 × 40 pixels would \
                match
                """
            ])
        #expect(try texts(["b": slots("b")], files, ["size-mismatch"]) { $0.tolerance = 1 } == [])
        // Pictures for other devices, and vectors, are of their own size.
        let others = [slots("b")[0], slots("b")[1] + #", "idiom": "ipad""#, #""scale": "3x", "filename": "b.svg""#]
        #expect(try texts(["b": others], files.merging(["b.svg": svg("")]) { one, _ in one }) == [])
    }

    @Test("an SVG that Xcode does not draw completely is reported at its place, with three other places")
    func undrawn() throws {
        let image = svg("<filter/>\n<image href='p.png'/><script/><style>@import 'a'</style><g/><filter/>")
        let slots = [#""filename": "a.svg""#, #""idiom": "ipad", "filename": "a.svg""#]
        #expect(
            try texts(["a": slots], ["a.svg": image]) == [
                """
                A/a.imageset/a.svg:1:6: warning: Xcode does not draw <filter> [unsupported-svg]
                A/a.imageset/a.svg:2:8: note: also not drawn: the contents of 'p.png'
                A/a.imageset/a.svg:2:22: note: also not drawn: <script>
                A/a.imageset/a.svg:2:38: note: also not drawn: @import
                A/a.imageset/a.svg:1:6: note: draw the effect with paths and gradients, or export a bitmap
                """
            ])
    }

    @Test("a PDF with several pages is reported")
    func pages() throws {
        let page = "/MediaBox [0 0 8 8]"
        let files = ["a.pdf": SamplePDF.bytes(page: page, count: 12), "b.pdf": SamplePDF.bytes(page: page)]
        #expect(
            try texts(["a": [#""filename": "a.pdf""#], "b": [#""filename": "b.pdf""#]], files) == [
                """
                A/a.imageset/Contents.json:1:28: warning: 'a.pdf' has 12 pages, but only the first is shown [several-pages]
                A/a.imageset/Contents.json:1:28: note: export each page to a separate file
                """
            ])
    }

    @Test("a template image with several colors is reported, but not other images")
    func templates() throws {
        let files = ["a.svg": svg("<path fill='green'/><path fill='white'/>"), "b.svg": svg("<path fill='green'/>")]
        let sets = ["a": [#""filename": "a.svg""#], "b": [#""filename": "b.svg""#]]
        #expect(try texts(sets, files) == [])
        let template = #", "properties": { "template-rendering-intent": "template" }"#
        #expect(
            try texts(sets, files, properties: template) == [
                """
                A/a.imageset/Contents.json:1:28: warning: 'a' is a template image, but 'a.svg' has several colors, \
                which are all drawn in the tint color [colored-template]
                A/a.imageset/Contents.json:1:28: note: choose Original Image under Render As in Xcode, or draw the image in \
                one color
                """
            ])
    }

    @Test("image sets with the same bytes for the same slots are reported")
    func repeated() throws {
        let files = ["a.svg": svg("1"), "b.svg": svg("1"), "c.svg": svg("2")]
        let sets = [
            "a": [#""filename": "a.svg""#], "b": [#""filename": "b.svg""#], "c": [#""filename": "c.svg""#],
            "d": [#""idiom": "ipad", "filename": "b.svg""#], "g": [""], "h": [""],
        ]
        #expect(
            try texts(sets, files) == [
                """
                A/b.imageset/Contents.json:1:13: note: the image set 'b' contains the same images as 'a' [repeated-image]
                A/a.imageset/Contents.json:1:13: note: first used here
                A/b.imageset/Contents.json:1:13: note: remove one of them if they have the same meaning
                """
            ])
    }

    @Test("an invalid image file is an error that describes its contents")
    func broken() throws {
        let files: [String: [UInt8]] = [
            "a.png": [], "b.svg": Array("<!DOCTYPE html><p>Not found</p>".utf8), "c.png": Array(png(4, 4).dropLast(12)),
            "d.pdf": Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
        ]
        let slots = files.keys.sorted().map { "\"filename\": \"\($0)\"" }
        #expect(
            try texts(["a": slots], files) == [
                """
                A/a.imageset/Contents.json:1:28: error: 'a.png' in the image set 'a' is empty [broken-image]
                A/a.imageset/Contents.json:1:28: note: export it again
                """,
                """
                A/a.imageset/Contents.json:1:53: error: 'b.svg' in the image set 'a' is HTML, not an SVG image [broken-image]
                A/a.imageset/Contents.json:1:53: note: export it again, or change its extension to that of its format
                """,
                """
                A/a.imageset/Contents.json:1:78: error: 'c.png' in the image set 'a' is a truncated file: a PNG image \
                [broken-image]
                A/a.imageset/Contents.json:1:78: note: export it again
                """,
                """
                A/a.imageset/Contents.json:1:103: error: 'd.pdf' in the image set 'a' is a Git LFS pointer [broken-image]
                A/a.imageset/Contents.json:1:103: note: run 'git lfs pull'
                """,
            ])
    }

    @Test("reads no file outside of its image set, and no image at all in a run without image rules")
    func reach() throws {
        try withTemporaryFolder { folder in
            try folder.write(svg("<script/>"), to: "secret.svg")
            try folder.write(
                #"{ "images": [ { "filename": "../../secret.svg" } ] }"#, to: "A/a.imageset/Contents.json")
            let catalog = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            let images = CatalogImages(of: [catalog], from: LocalFileSystem())
            #expect(ConfiguredRules().diagnostics(of: [catalog], images).map(\.code) == ["missing-file"])
            try folder.write(svg("<script/>"), to: "A/b.imageset/b.svg")
            try folder.write(#"{ "images": [ { "filename": "b.svg" } ] }"#, to: "A/b.imageset/Contents.json")
            let both = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            #expect(ConfiguredRules().diagnostics(of: [both]).map(\.code) == ["missing-file"])
        }
    }

    @Test("reports unreadable files, without other findings about them")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            try folder.write(svg("<script/>"), to: "A/a.imageset/a.svg")
            try folder.write(
                #"{ "images": [ { "filename": "a.svg" }, { "filename": "a.svg" } ] }"#, to: "A/a.imageset/Contents.json"
            )
            let catalog = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            let images = CatalogImages(of: [catalog], from: LocalFileSystem(sizeLimit: 4))
            #expect(images.diagnostics.map(\.code) == ["cannot-read"])
            #expect(images.diagnostics.map(\.location?.column) == [29])
            #expect(ConfiguredRules().diagnostics(of: [catalog], images).isEmpty)
        }
    }

    @Test("names a file that has been removed since, and says to add it")
    func removed() throws {
        try withTemporaryFolder { folder in
            try folder.write(svg(""), to: "A/a.imageset/a.svg")
            try folder.write(#"{ "images": [{ "filename": "a.svg" }] }"#, to: "A/a.imageset/Contents.json")
            let catalog = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            try LocalFileSystem().removeFile(folder("A/a.imageset/a.svg"))
            let problem = CatalogImages(of: [catalog], from: LocalFileSystem()).diagnostics.first
            #expect(problem?.message == "cannot read 'a.svg': no such file or directory")
            #expect(problem?.notes.map(\.message) == ["add the file, or remove its name from this file"])
        }
    }

    @Test("reads a file whose name has composed accents, although Contents.json decomposes them")
    func composed() throws {
        try withTemporaryFolder { folder in
            try folder.write(svg(""), to: "A/a.imageset/cr\u{E8}me.svg")
            let contents = "{ \"images\": [{ \"filename\": \"cre\u{300}me.svg\" }] }"
            try folder.write(contents, to: "A/a.imageset/Contents.json")
            let catalog = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            let images = CatalogImages(of: [catalog], from: LocalFileSystem())
            #expect(images.diagnostics.isEmpty)
        }
    }

    // MARK: - Helpers

    /// What rules over files say of image sets, each of which has the files that it names.
    private func texts(
        _ sets: [String: [String]], _ files: [String: [UInt8]], _ codes: [DiagnosticCode] = [], properties: String = "",
        _ change: (inout RuleSettings) -> Void = { _ in }
    ) throws -> [String] {
        try withTemporaryFolder { folder in
            for (name, slots) in sets {
                let list = slots.map { "{ \($0) }" }.joined(separator: ", ")
                try folder.write("{ \"images\": [\(list)]\(properties) }", to: "A/\(name).imageset/Contents.json")
                for (file, bytes) in files where list.contains("\"\(file)\"") {
                    try folder.write(bytes, to: "A/\(name).imageset/\(file)")
                }
            }
            var rules = ConfiguredRules()
            for code in codes {
                var settings = RuleSettings(severity: .warning)
                change(&settings)
                rules.settings[code] = settings
            }
            let catalog = AssetCatalog.load(folder("A"), from: LocalFileSystem())
            let images = CatalogImages(of: [catalog], from: LocalFileSystem())
            return rules.diagnostics(of: [catalog], images).compactMap(rules.judged).map {
                $0.text.replacing(folder.path + "/", with: "")
            }
        }
    }

    private func svg(_ content: String) -> [UInt8] { Array("<svg>\(content)</svg>".utf8) }

    /// The header of a PNG, which says how large it is, and its end.
    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        let end = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
        return start + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0] + [0, 0, 0, 0] + end
    }
}
