import ImageFiles
import TestSupport
import Testing

@Suite("Defects of image files")
struct DefectTests {
    private static let jpeg =
        SampleJPEG.bytes(orientation: 6) + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xFF, 0xD9] as [UInt8]
    private static let gif: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
        + [0x21, 0xFE, 2, 65, 66, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]

    private static let samples: [(ending: String, bytes: [UInt8])] = [
        ("png", SamplePNG(kind: 2, rows: [0, 0, 0, 0, 9, 9, 9]).bytes), ("jpg", jpeg), ("gif", gif),
        ("webp", SampleWebP.bytes("VP8X", little(0, 10))), ("heic", SampleHEIF.bytes()),
        ("avif", SampleHEIF.bytes(brand: "avif")), ("pdf", SamplePDF.bytes(page: "/MediaBox [0 0 8 8]")),
        ("svg", Array("<?xml version='1.0'?><!-- <svg> --><svg><svg></svg><path/></svg>".utf8)),
    ]

    @Test("do not exist in complete images, whatever follows them", arguments: samples.indices)
    func whole(index: Int) {
        let (ending, bytes) = Self.samples[index]
        #expect(ImageFile.defect(of: bytes, ending: ending) == nil)
        if ending != "svg" { #expect(ImageFile.defect(of: bytes + [10, 10, 0], ending: ending) == nil) }
    }

    @Test("are found wherever an image is cut", arguments: samples.indices)
    func cut(index: Int) {
        let (ending, bytes) = Self.samples[index]
        // Of the end of some files, nothing is lost that anybody reads.
        let tail = ["png": 5, "pdf": 64, "gif": 2, "webp": 2][ending] ?? 1
        for length in 1..<(bytes.count - tail) where ending != "heic" && ending != "avif" || length < 40 {
            let part = Array(bytes[..<length])
            #expect(ImageFile.defect(of: part, ending: ending) != nil, "\(ending) of \(length) bytes")
        }
    }

    @Test(
        "describe the contents of a file",
        arguments: [
            ("", "png", "is empty"), ("version https://git-lfs.github.com/spec/v1\n", "pdf", "is a Git LFS pointer"),
            ("\n<!doctype HTML><p>", "svg", "is HTML, not an SVG image"),
            ("<html><body/></html>", "pdf", "is HTML, not a PDF"),
            ("<vector android:width='1'/>", "svg", "is another kind of XML, <vector>, not an SVG image"),
            ("Not found", "png", "is text, not a bitmap"),
            ("\u{1}\u{2}", "heic", "is data in an unknown format, not a bitmap"),
            ("<svg/>", "png", "is an SVG image, not a bitmap"), ("%PDF-1.4 %%EOF", "svg", "is a PDF, not an SVG image"),
            ("<svg><path", "svg", "is a truncated file: an SVG image"),
        ])
    func words(content: String, ending: String, words: String) {
        #expect(ImageFile.defect(of: Array(content.utf8), ending: ending)?.words == words)
    }

    @Test("are none of a bitmap with the name of another, and of what is not judged")
    func lenient() {
        #expect(ImageFile.defect(of: Self.jpeg, ending: "png") == nil)
        #expect(ImageFile.defect(of: Array("II*\0".utf8), ending: "png") == nil)
        #expect(ImageFile.defect(of: Array("{}".utf8), ending: "json") == nil)
        #expect(ImageFile.defect(of: [0xFF, 0xFE, 0x3C, 0], ending: "svg") == nil)
        #expect(ImageFile.defect(of: Array("\n\n%PDF-1.4 %%EOF".utf8), ending: "pdf") == nil)
        #expect(ImageFile.defect(of: [0x89, 0x50], ending: "png") == .cutShort(.png))
    }
}
