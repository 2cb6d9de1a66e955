import ImageFiles
import TestSupport
import Testing

@Suite("A PDF")
struct PDFTests {
    @Test("has the size of its first page: of the crop box, else of the media box, which nodes above can have")
    func boxes() {
        #expect(file(page: "/MediaBox [0 0 24 12.5]")?.size == ImageSize(24, 12.5))
        #expect(file(page: "/MediaBox [0 0 24 24] /CropBox [2 2 22 12]")?.size == ImageSize(20, 10))
        #expect(file(page: "", pages: "/MediaBox [-4 -4 4 4]")?.size == ImageSize(8, 8))
        #expect(file(page: "/MediaBox [10 10 0 0]", pages: "/MediaBox [0 0 1 1]")?.size == ImageSize(10, 10))
        #expect(file(page: "")?.size == nil)
        #expect(file(page: "/MediaBox [0 0 24]")?.size == nil)
        #expect(file(page: "/MediaBox [0 0 0 24]")?.size == nil)
    }

    @Test("is turned and enlarged as the page says")
    func turns() {
        #expect(file(page: "/MediaBox [0 0 24 12] /Rotate 90")?.size == ImageSize(12, 24))
        #expect(file(page: "/MediaBox [0 0 24 12] /Rotate 180")?.size == ImageSize(24, 12))
        #expect(file(page: "/MediaBox [0 0 24 12]", pages: "/Rotate -90")?.size == ImageSize(12, 24))
        #expect(file(page: "/MediaBox [0 0 24 12] /UserUnit 1.5")?.size == ImageSize(36, 18))
    }

    @Test("says how many pages it has, or that is not known")
    func pages() {
        #expect(file(page: "/MediaBox [0 0 8 8]")?.pageCount == 1)
        #expect(file(page: "/MediaBox [0 0 8 8]", count: 12)?.pageCount == 12)
        #expect(file(page: "/MediaBox [0 0 8 8]", count: 0)?.pageCount == nil)
        // The catalog lies in a stream.
        let hidden = ImageFile(SamplePDF.bytes(["<< /Length 9 >> stream"], trailer: "/Root 7 0 R"))
        #expect(hidden?.format == .pdf)
        #expect(hidden?.pageCount == nil)
        #expect(ImageFile(Array("%PDF-1.7\nstartxref\n9\n%%EOF".utf8))?.pageCount == nil)
        #expect(ImageFile(Array("%PDF-1.7\n".utf8))?.pageCount == nil)
    }

    @Test("may keep numbers elsewhere, and hold comments, texts and names between")
    func spelling() {
        let file = ImageFile(
            SamplePDF.bytes([
                "<</Pages 2 0 R/Lang(en \\) (US))/Version/1.4>>", "<</Kids 5 0 R/Count 6 0 R>>",
                "<</MediaBox[0 0 4 0 R 8]% ] >>\n/ID<00FF>/Flag true>>", "16", "[3 0 R]", "2",
            ]))
        #expect(file?.size == ImageSize(16, 8))
        #expect(file?.pageCount == 2)
    }

    @Test("that was changed has what the newest table says, and else what the older ones say")
    func revisions() {
        let first = SamplePDF.bytes(page: "/MediaBox [0 0 8 8]", count: 3)
        let object = "3 0 obj << /MediaBox [0 0 9 9] >> endobj\n"
        let place = String(first.count)
        let padded = String(repeating: "0", count: 10 - place.utf8.count) + place
        let oldTable = SamplePDF.tablePlace(of: first)
        let update =
            object + "xref\n3 1\n\(padded) 00000 n \ntrailer << /Root 1 0 R /Prev \(oldTable) >>\n"
            + "startxref\n\(first.count + object.utf8.count)\n%%EOF"
        let file = ImageFile(first + Array(update.utf8))
        #expect(file?.size == ImageSize(9, 9))
        #expect(file?.pageCount == 3)
    }

    @Test("whose objects lead to themselves, or nest without an end, is not followed for ever")
    func circles() {
        let circle = SamplePDF.bytes(["<< /Pages 2 0 R >>", "<< /Kids [2 0 R] /Count 2 /MediaBox [0 0 1 1] >>"])
        #expect(ImageFile(circle)?.size == nil)
        #expect(ImageFile(circle)?.pageCount == 2)
        let deep = SamplePDF.bytes([String(repeating: "[", count: 10_000)])
        #expect(ImageFile(deep)?.size == nil)
        #expect(ImageFile(SamplePDF.bytes(["1 0 R"]))?.size == nil)
        let loop = SamplePDF.bytes(["<< >>"], trailer: "/Root 1 0 R /Prev 9")
        #expect(ImageFile(loop)?.size == nil)
    }

    private func file(page: String, pages: String = "", count: Int = 1) -> ImageFile? {
        ImageFile(SamplePDF.bytes(page: page, pages: pages, count: count))
    }
}
