import ImageFiles
import TestSupport
import Testing

@Suite("Image files that are damaged")
struct DamagedImageTests {
    private static let images: [[UInt8]] = [
        SamplePNG(kind: 2, rows: [0, 0, 0, 0, 9, 9, 9]).bytes,
        SamplePNG(width: 60, height: 40, kind: 3, palette: [0, 0, 0, 255, 0, 0], packed: PNGColorTests.chosen).bytes,
        SampleJPEG.bytes(orientation: 6), SampleJPEG.bytes(orientation: 6, isLittle: true),
        SampleHEIF.bytes(turns: 1), SampleWebP.bytes("VP8X", little(0, 10)),
        SamplePDF.bytes(page: "/MediaBox [0 0 24 24] /Rotate 90 /UserUnit 2"),
        Array(##"<svg width="1" onload="x"><style>@import url(a)</style><path fill="rgb(1,2,3)"/></svg>"##.utf8),
    ]

    @Test("that are truncated or damaged are harmless", arguments: images.indices)
    func damage(index: Int) {
        let bytes = Self.images[index]
        for end in bytes.indices { read(Array(bytes[..<end])) }
        for index in bytes.indices {
            for value in [0, 1, 0x22, 0x2F, 0x3C, 0x7F, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                read(changed)
            }
        }
    }

    @Test("are read in a time that grows with their length only")
    func length() {
        let starts = ["<svg>", "<svg ", "<svg style='", "<!--", "<!DOCTYPE [", "%PDF-1.4 startxref 9 xref ", "GIF89a"]
        let repeated = ["<", "<a ", "a=", "url(", "<!--", "<![CDATA[", "[", "<<", "/", "( ", "0 ", "0 0 ", "\"", "]>"]
        for start in starts {
            for part in repeated {
                read(Array((start + String(repeating: part, count: 4_000)).utf8))
            }
        }
    }

    @Test("have a color that thousands of shapes inherit read once")
    func inheritance() {
        let long = String(repeating: "1,", count: 40_000)
        let shapes = String(repeating: "<path/>", count: 10_000)
        let text = "<svg><g fill='rgb(\(long)1)'>\(shapes)</g></svg>"
        #expect(ImageFile.colors(of: Array(text.utf8)) == .single)
    }

    private func read(_ bytes: [UInt8]) {
        let file = ImageFile(bytes)
        if let size = file?.size { #expect(size.width > 0 && size.height > 0) }
        _ = ImageFile.colors(of: bytes)
    }
}
