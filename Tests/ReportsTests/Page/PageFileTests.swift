import CodeGeneration
import TestSupport
import Testing

@testable import Reports

@Suite("Files in a page") struct PageFileTests {
    private static let configuration = #"""
        {
          "sources": ["a.tokens.json"], "fonts": { "files": ["fonts"] }, "catalogs": ["Images.xcassets"],
          "outputs": [{ "template": "image-asset", "path": "Images.swift" }]
        }
        """#
    private static let tokens = #"""
        { "title": { "$type": "typography", "$value": { "fontFamily": "Sample", "fontSize": { "value": 20, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 1, "unit": "px" }, "lineHeight": 1 } } }
        """#

    private static func page(_ fill: (TemporaryFolder) throws -> Void) throws -> String {
        try withTemporaryFolder { folder in
            try folder.write(configuration, to: "tokengenerator.json")
            try folder.write(tokens, to: "a.tokens.json")
            try folder.makeFolder("fonts")
            try folder.write(SampleFont("Other", "Other-Regular").bytes, to: "fonts/other.ttf")
            try folder.write("{}", to: "Images.xcassets/Contents.json")
            try fill(folder)
            _ = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            return folder.text(of: "page.html") ?? ""
        }
    }

    @Test("a font of the project sets its text styles, where it may be passed on")
    func font() throws {
        let page = try Self.page { try $0.write(SampleFont("Sample", "Sample-Regular").bytes, to: "fonts/sample.ttf") }
        #expect(page.contains("@font-face { font-family: f1; src: url(data:font/ttf;base64,AAEAAA"))
        #expect(page.contains("{ font-family:f1;font-weight:400;font-size:20px;letter-spacing:1px }"))
        #expect(!page.contains("in a substitute font"))
    }

    @Test("a font that may not be passed on stays out, and the page says so")
    func restrictedFont() throws {
        var font = SampleFont("Sample", "Sample-Regular")
        font.embedding = 2
        let page = try Self.page { try $0.write(font.bytes, to: "fonts/sample.ttf") }
        #expect(!page.contains("font-family: f1"))
        #expect(page.contains("<small>in a substitute font</small>"))
        #expect(page.contains("<p>fonts/sample.ttf does not allow embedding (fsType).</p>"))
    }

    @Test("images are shown for light and dark by their own bytes, in their size in points")
    func images() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#
        let dark = #"{ "filename": "d.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }"#
        let page = try Self.page { folder in
            try folder.write(svg, to: "Images.xcassets/tick.imageset/l.svg")
            try folder.write(svg, to: "Images.xcassets/tick.imageset/d.svg")
            try folder.write(
                #"{ "images": [{ "filename": "l.svg" }, \#(dark)] }"#, to: "Images.xcassets/tick.imageset/Contents.json"
            )
        }
        let images = page.between("id=\"images\">", "</section>")
        let source = "src=\"data:image/svg+xml;base64,\(Base64.text(of: svg.utf8))\""
        let size = "width=\"24\" height=\"12\" loading"
        #expect(images.contains("<button type=\"button\" class=\"ground light\"><img \(source) alt=\"tick\" \(size)"))
        #expect(
            images.contains("<button type=\"button\" class=\"ground dark\"><img \(source) alt=\"tick in dark\" \(size)")
        )
        #expect(images.contains("<button type=\"button\">ImageAsset.tick</button><small>24 × 12</small>"))
    }

    @Test("an image that takes the tint color of an app is drawn as one") func template() throws {
        let page = try Self.page { folder in
            let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#
            let properties = #""properties": { "template-rendering-intent": "template" }"#
            try Self.add("tick", "tick.svg", Array(svg.utf8), to: folder, properties)
        }
        let images = page.between("id=\"images\">", "</section>")
        #expect(images.contains("<img class=\"template\" src="))
        #expect(images.contains("<small>24 × 12, template</small>"))
    }

    @Test("what is not shown is named with its format, its size and the reason")
    func unshownImages() throws {
        let page = try Self.page { folder in
            try Self.add("page", "p.pdf", SamplePDF.bytes(page: "/MediaBox [0 0 24 24]"), to: folder)
            try Self.add(
                "large", "l.gif", Array("GIF89a\u{10}\0\u{8}\0".utf8) + Array(repeating: 0, count: 1 << 16), to: folder)
            try Self.add("none", "n.png", [], to: folder)
            try Self.add("words", "w.png", Array("words".utf8), to: folder)
        }
        let notes = page.between("id=\"images\">", "</section>").matches(
            of: /<strong>(.*?)<\/strong>.*?<small>(.*?)<\/small>/)
        #expect(
            notes.map { "\($0.1): \($0.2)" } == [
                "large: GIF, 16 × 8, larger than 64 kB, too large for a page", "none: empty file",
                "page: PDF, 24 × 24, browsers cannot display it", "words: not an image",
            ])
        #expect(page.contains("<span class=\"file\"><b>PDF</b></span>"))
        #expect(page.contains("<p>4 images not shown, for the reasons listed below them.</p>"))
    }

    private static func add(
        _ name: String, _ file: String, _ bytes: [UInt8], to folder: TemporaryFolder,
        _ properties: String = #""info": {}"#
    ) throws {
        try folder.write(bytes, to: "Images.xcassets/\(name).imageset/\(file)")
        try folder.write(
            #"{ "images": [{ "filename": "\#(file)" }], \#(properties) }"#,
            to: "Images.xcassets/\(name).imageset/Contents.json")
    }

    @Test("a file that is larger than its limit, or than what is left, stays out and says which")
    func budget() throws {
        try withTemporaryFolder { folder in
            try folder.write([UInt8](repeating: 1, count: 100), to: "a")
            var budget = PageBudget(bytes: 150)
            let fileSystem = GeneratorPipeline().fileSystem
            let start = [UInt8](repeating: 1, count: 100)
            #expect(throws: PageBudget.Refusal.tooLarge(start)) {
                try budget.read(folder("a"), atMost: 99, fileSystem)
            }
            #expect(throws: PageBudget.Refusal.unreadable) { try budget.read(folder("b"), atMost: 100, fileSystem) }
            let bytes = try budget.read(folder("a"), atMost: 100, fileSystem)
            try budget.take(bytes)
            #expect(throws: PageBudget.Refusal.full) { try budget.take(bytes) }
        }
    }
}
