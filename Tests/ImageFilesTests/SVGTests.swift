import ImageFiles
import Testing

@Suite("An SVG")
struct SVGTests {
    @Test(
        "has the size that it states, else that of its view box",
        arguments: [
            (#"width="24" height="12""#, ImageSize(24, 12)),
            (#"width="24px" height="1e1" viewBox="0 0 5 5""#, ImageSize(24, 10)),
            (#"width=" 1in" height='6pc'"#, ImageSize(96, 96)),
            (#"width="3pt" height="25.4mm""#, ImageSize(4, 96)),
            (#"viewBox="0 0 16 8""#, ImageSize(16, 8)),
            (#"viewBox="-1,-1, 16 , 8" width="100%""#, ImageSize(16, 8)),
            (#"width="2em" height="8" viewBox="0 0 16 9""#, ImageSize(16, 8)),
            (#"width="24""#, nil),
            (#"width="-1" height="1""#, nil),
            (#"width="nan" height="inf""#, nil),
            ("", nil),
        ])
    func size(_ attributes: String, _ size: ImageSize?) throws {
        let file = try #require(ImageFile(Array("<svg \(attributes)/>".utf8)))
        #expect(file.format == .svg)
        #expect(file.size == size)
    }

    @Test("begins with its tag, whatever stands in front")
    func start() {
        let front = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <html> -->\n<!DOCTYPE svg [ <!ENTITY a \"<b>\"> ]>\n"
        #expect(ImageFile(Array("\(front)<s:svg width='1' height='2'></s:svg>".utf8))?.size == ImageSize(1, 2))
        #expect(ImageFile(Array("\(front)<html><svg/></html>".utf8)) == nil)
        #expect(ImageFile(Array("x <svg/>".utf8)) == nil)
        #expect(ImageFile(Array("<!-- <svg/>".utf8)) == nil)
    }

    @Test("names what is not drawn where it stands")
    func undrawn() {
        let text = """
            <svg onload="f()">
              <script>g()</script> <use href="#a"/>
              <defs><filter id="f"/></defs> <!-- <script/> -->
              <image xlink:href="photo.png"/> <image href="data:image/png;base64,AA"/>
              <a href="https://example.com"><path fill="url(#a)" style="fill: url('b.svg#x')"/></a>
              <style><![CDATA[ @import "c.css"; p { fill: url(d.svg) } ]]></style>
              <foreignObject/>
            </svg>
            """
        #expect(
            parts(text) == [
                "1:6 script onload", "2:3 script <script>", "3:9 filter <filter>",
                "4:10 externalReference photo.png", "5:67 externalReference b.svg#x",
                "6:20 externalReference @import", "6:47 externalReference d.svg",
                "7:3 foreignObject <foreignObject>",
            ])
    }

    @Test("with a thousand mistakes names a hundred")
    func many() {
        let text = "<svg>" + String(repeating: "<filter/>\n", count: 1_000)
        #expect(parts(text).count == 100)
        #expect(parts(text).last == "100:1 filter <filter>")
    }

    @Test(
        "shows several colors where shapes, or the stops of a gradient, differ",
        arguments: [
            (##"<path fill="#fff"/><path fill="#fefefe"/>"##, ImageColors.single),
            (##"<path fill="#f00"/><path stroke="red" fill="none"/>"##, .single),
            (##"<path/><path fill="white"/>"##, .several),
            (##"<path fill="#112233"/><path fill="#11223380"/>"##, .single),
            (##"<g fill="#f00"><path/><path/></g>"##, .single),
            (##"<g fill="#f00"><path/></g><path/>"##, .several),
            (##"<g fill="#f00"><path/><circle style="stroke: blue; fill: none"/></g>"##, .several),
            (##"<mask><rect fill="white"/></mask><path/>"##, .single),
            (##"<rect fill="white" opacity="0"/><rect fill="white" fill-opacity="0.0"/><path/>"##, .single),
            (##"<path fill="url(#g)"/><stop stop-color="#000"/><stop stop-color="rgb(0, 0, 255)"/>"##, .several),
            (##"<path fill="currentColor"/>"##, .unknown),
            (##"<path fill="papayawhip"/>"##, .unknown),
            (##"<path fill="papayawhip"/><path fill="red"/><path/>"##, .several),
            (##"<style>.a { fill: red }</style><path class="a"/>"##, .unknown),
            (##"<line fill="red" stroke="black"/>"##, .single),
            ("", .single),
        ])
    func colors(_ content: String, _ colors: ImageColors) {
        #expect(ImageFile.colors(of: Array("<svg>\(content)</svg>".utf8)) == colors)
    }

    private func parts(_ text: String) -> [String] {
        (ImageFile(Array(text.utf8))?.undrawn ?? []).map { "\($0.line):\($0.column) \($0.kind) \($0.spelling)" }
    }
}
