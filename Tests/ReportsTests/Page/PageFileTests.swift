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
        #expect(page.contains("<p>fonts/sample.ttf must not be embedded, according to the font itself.</p>"))
    }

    @Test("images are shown for light and dark by their own bytes; what no browser draws is named")
    func images() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#
        let dark = #"{ "filename": "d.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }"#
        let page = try Self.page { folder in
            try folder.write(svg, to: "Images.xcassets/tick.imageset/l.svg")
            try folder.write(svg, to: "Images.xcassets/tick.imageset/d.svg")
            try folder.write(
                #"{ "images": [{ "filename": "l.svg" }, \#(dark)] }"#, to: "Images.xcassets/tick.imageset/Contents.json"
            )
            try folder.write("%PDF-1.4", to: "Images.xcassets/page.imageset/p.pdf")
            try folder.write(
                #"{ "images": [{ "filename": "p.pdf" }] }"#, to: "Images.xcassets/page.imageset/Contents.json")
        }
        let images = page.between("id=\"images\">", "</section>")
        let address = "data:image/svg+xml;base64,\(Base64.text(of: svg.utf8))"
        #expect(images.contains("<img class=\"light\" src=\"\(address)\" alt=\"tick\" loading"))
        #expect(images.contains("<img class=\"dark\" src=\"\(address)\" alt=\"tick in dark\" loading"))
        #expect(images.contains("<button type=\"button\">ImageAsset.tick</button><small>24 × 12</small>"))
        #expect(
            images.contains("<strong>page</strong><button type=\"button\">ImageAsset.page</button><small>PDF, which"))
        #expect(page.contains("<p>1 image not shown, for the reasons listed below them.</p>"))
    }

    @Test("a file that is larger than its limit, or than what is left, stays out")
    func budget() throws {
        try withTemporaryFolder { folder in
            try folder.write([UInt8](repeating: 1, count: 100), to: "a")
            var budget = PageBudget()
            #expect(budget.read(folder("a"), atMost: 99, GeneratorPipeline().fileSystem) == nil)
            #expect(budget.read(folder("a"), atMost: 100, GeneratorPipeline().fileSystem)?.count == 100)
            #expect(budget.read(folder("b"), atMost: 100, GeneratorPipeline().fileSystem) == nil)
        }
    }
}
