import ImageFiles
import Testing

@Suite("Headers of bitmaps")
struct BitmapTests {
    @Test("tell the format, whatever the file is called, and nothing of what is no image")
    func formats() {
        #expect(ImageFile(SamplePNG().bytes)?.format == .png)
        #expect(ImageFile(SampleJPEG.bytes())?.format == .jpeg)
        #expect(ImageFile(SampleHEIF.bytes())?.format == .heic)
        #expect(ImageFile(SampleHEIF.bytes(brand: "avif"))?.format == .avif)
        #expect(ImageFile(SampleHEIF.bytes(brand: "mp42")) == nil)
        #expect(ImageFile(SampleWebP.bytes("VP8X", []))?.format == .webP)
        for text in ["", "GIF", "version https://git-lfs", "<html/>", "{}", "RIFFxxxxWAVE"] {
            #expect(ImageFile(Array(text.utf8)) == nil)
        }
    }

    @Test("of PNG and GIF have the size where they begin")
    func fixedPlaces() {
        let png = ImageFile(SamplePNG(width: 70_000, height: 3).bytes)
        #expect(png?.size == ImageSize(70_000, 3))
        #expect(png?.pageCount == 1)
        #expect(ImageFile(SamplePNG(width: 0).bytes)?.size == nil)
        #expect(ImageFile(Array("GIF89a".utf8) + little(300, 2) + little(5, 2))?.size == ImageSize(300, 5))
        #expect(ImageFile(Array("GIF89a".utf8))?.size == nil)
    }

    @Test("of JPEG have the size where the frame begins, turned as the camera was held")
    func jpeg() {
        #expect(ImageFile(SampleJPEG.bytes())?.size == ImageSize(300, 200))
        for (orientation, isTurned) in [(1, false), (3, false), (5, true), (6, true), (8, true), (9, false)] {
            let size = isTurned ? ImageSize(200, 300) : ImageSize(300, 200)
            #expect(ImageFile(SampleJPEG.bytes(orientation: orientation))?.size == size)
            #expect(ImageFile(SampleJPEG.bytes(orientation: orientation, isLittle: true))?.size == size)
        }
        #expect(ImageFile([0xFF, 0xD8, 0xFF, 0xDA, 0, 8])?.size == nil)
    }

    @Test("of HEIC and AVIF have the size of the primary image, not of its thumbnail, turned as it says")
    func heif() {
        #expect(ImageFile(SampleHEIF.bytes())?.size == ImageSize(400, 300))
        #expect(ImageFile(SampleHEIF.bytes(brand: "avif", turns: 1))?.size == ImageSize(300, 400))
        #expect(ImageFile(SampleHEIF.bytes(turns: 2))?.size == ImageSize(400, 300))
        #expect(ImageFile(SampleHEIF.bytes(turns: 3))?.size == ImageSize(300, 400))
    }

    @Test("of WebP have the size in three ways")
    func webP() {
        let lossy: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A] + little(0x4000 | 550, 2) + little(368, 2)
        #expect(ImageFile(SampleWebP.bytes("VP8 ", lossy))?.size == ImageSize(550, 368))
        let lossless: [UInt8] = [0x2F] + little(399 | 299 << 14, 4)
        #expect(ImageFile(SampleWebP.bytes("VP8L", lossless))?.size == ImageSize(400, 300))
        let extended = little(0, 4) + little(69_999, 3) + little(0, 3)
        #expect(ImageFile(SampleWebP.bytes("VP8X", extended))?.size == ImageSize(70_000, 1))
        #expect(ImageFile(SampleWebP.bytes("VP8L", [0x30] + little(0, 4)))?.size == nil)
    }
}
